"""A sample process as the server sees it: its channel, log, process group and end."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import tempfile
import threading
from pathlib import Path
from typing import Any, Callable, Iterable, Union

from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.frames import FROM_SAMPLE
from graphnet_server import tree
from graphnet_server.logs import LogPump
from graphnet_server.steps import Garbled, Lost
from graphnet_server.zygotes import PlainZygotes, Zygotes

#: The upper limit on the size of one frame. The largest frames that a sample process sends contain evidence.
_MAX_FRAME_BYTES = 64 * 1024 * 1024
#: Seconds to wait until a killed process group has closed its last pipe. The processes need far less time to end.
_END_TIMEOUT_S = 2.0


class SampleProcess:
    """One sample process and its scratch directory.

    ``on_frame`` is called with each frame of the process. If the process sends something that is not a frame of
    ``frames.FROM_SAMPLE``, ``on_frame`` is called with a Garbled instead. Finally, after all frames of the process and
    after its process group was killed, ``on_frame`` is called once with Exited or Lost. The process cannot report its
    own end: the zygote that forked it sends Exited, and the server makes Lost if the zygote has ended.

    Args:
        zygotes: makes the process.
        state: the directory in which the scratch directory is made.
        max_log_bytes: the number of bytes of the process's output to keep.
        on_frame: called by the reading threads.

    Raises:
        RunnerUnavailable: there is no runner that can make a process.
    """

    def __init__(
        self,
        zygotes: Union[Zygotes, PlainZygotes],
        state: Path,
        max_log_bytes: int,
        on_frame: Callable[[Any], None],
    ) -> None:
        self._on_frame = on_frame
        self._ready = threading.Event()
        self.ended = threading.Event()
        self._stopped = False
        #: The CPU time, in ns, that the process and its descendants had used when they were stopped.
        self._cpu_when_stopped_ns = 0
        self._idle_cpu_ns = 0
        self.scratch = Path(tempfile.mkdtemp(prefix="sample-", dir=str(state)))
        #: Directory for the compiler's files that the client wants to keep. It is removed with the scratch directory.
        self.artifacts = self.scratch / "artifacts"
        try:
            self.artifacts.mkdir()
            forked = zygotes.fork(self._ends)
        except BaseException:
            shutil.rmtree(str(self.scratch), ignore_errors=True)
            raise
        self._channel, self.pid = forked.channel, forked.pid
        self.log = LogPump(forked.log_descriptor, max_log_bytes)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._ready.set()

    def send(self, frame: Any) -> None:
        """Send a frame. Do nothing if the process has ended, because its Exited frame reports the end."""
        try:
            send_frame(self._channel, frame)
        except OSError:
            return

    def pause(self) -> None:
        """Stop every thread of the process and of its descendants, even of descendants that left the process group.

        If the idle threads were not stopped, they would disturb another process that is timed, because thread pools
        spin while they wait.
        """
        self._signal(signal.SIGSTOP)
        if self.ended.is_set():
            return
        tree.stop(self.pid)
        if not self._stopped:
            self._stopped = True
            self._cpu_when_stopped_ns = tree.cpu_ns(self.pid)

    def resume(self) -> None:
        """Continue every thread of the process and of its descendants after ``pause``."""
        if self.ended.is_set():
            return
        if self._stopped:
            self._stopped = False
            self._idle_cpu_ns += max(0, tree.cpu_ns(self.pid) - self._cpu_when_stopped_ns)
        self._signal(signal.SIGCONT)
        tree.send(tree.members(self.pid), signal.SIGCONT)

    def move(self, cores: Iterable[int]) -> None:
        """Let every thread of the process and of its descendants run only on these cores."""
        tree.move(self.pid, cores)

    def cpu_ns(self) -> int:
        """Return the CPU time in ns that the process and its descendants have used so far."""
        return tree.cpu_ns(self.pid)

    def waited_ns(self) -> int:
        """Return how long the main thread of the process has waited for a core so far, in ns; 0 if unknown."""
        return tree.waited_ns("/proc/%d/schedstat" % self.pid)

    def cores(self) -> int:
        """Return the number of cores on which threads of the process and of its descendants may run; 0 if unknown."""
        return tree.cores(self.pid)

    def take_idle_cpu_ns(self) -> int:
        """Return the CPU time, in ns, that the stopped processes used. Then count from zero again.

        The time is above 0 if something other than this server continued the processes.
        """
        idle_ns, self._idle_cpu_ns = self._idle_cpu_ns, 0
        return idle_ns

    def kill(self) -> None:
        """Kill the process at once. The runner kills the descendants of the process a moment later."""
        if self.ended.is_set():
            return
        helpers = tree.members(self.pid)[1:]
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(self.pid, signal.SIGKILL)
        # Continue the stopped helper processes, so that they can tidy up after the killed process.
        self._signal(signal.SIGCONT)
        tree.send(helpers, signal.SIGCONT)

    def close(self) -> None:
        """Kill the process if it still runs, wait for its end, and remove the scratch directory."""
        self.kill()
        if not self.ended.wait(_END_TIMEOUT_S):
            self._signal(signal.SIGKILL)
            self.ended.wait(_END_TIMEOUT_S)
        _shut(self._channel)
        shutil.rmtree(str(self.scratch), ignore_errors=True)

    def _signal(self, number: signal.Signals) -> None:
        if self.ended.is_set():
            return
        # Signal the process group, and then the process alone. The second signal is needed right after the fork: until
        # the process calls setsid(), it belongs to the zygote's group, so a signal to its own group does not reach it.
        for send in (os.killpg, os.kill):
            try:
                send(self.pid, number)
            except (ProcessLookupError, PermissionError):
                continue

    def _read(self) -> None:
        while True:
            try:
                frame = receive_frame(self._channel, FROM_SAMPLE, _MAX_FRAME_BYTES)
            except OSError:
                # This server closed the channel, or the process closed it in the middle of a frame. ``_ends`` reports
                # the end of the process.
                return
            except (ValueError, RecursionError) as error:
                self._on_frame(Garbled("%s: %s" % (type(error).__name__, error)))
                return
            if frame is None:
                return
            self._on_frame(frame)

    def _ends(self, frame: Any) -> None:
        # Wait until the constructor of this object is done. The process can end earlier, because the runner can be
        # killed at any time.
        self._ready.wait()
        if isinstance(frame, Lost):
            # Kill the process's group here. Normally the zygote does this, but it has ended.
            self._signal(signal.SIGKILL)
        self.ended.set()
        self._reader.join(_END_TIMEOUT_S)
        self.log.wait(_END_TIMEOUT_S)
        self._on_frame(frame)


def _shut(channel: socket.socket) -> None:
    # Call shutdown first, because close alone does not wake the thread that reads.
    with contextlib.suppress(OSError):
        channel.shutdown(socket.SHUT_RDWR)
    channel.close()
