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
from typing import Any, Callable, Iterable, List, Optional, Sequence

from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.frames import FROM_SAMPLE, Places
from graphnet_server.config import WorkerConfig
from graphnet_server.steps import Garbled, Lost
from graphnet_server.watch import tree
from graphnet_server.watch.logs import LogPump
from graphnet_server.zygotes.process import Listener, NewProcess

#: The upper limit on the size of one frame. The largest frames that a sample process sends contain evidence.
_MAX_FRAME_BYTES = 64 * 1024 * 1024
#: Seconds to wait until a killed process group has closed its last pipe. The processes need far less time to end.
_END_TIMEOUT_S = 2.0


class SampleProcess:
    """One sample process and its scratch directory. ``fork`` makes it (see ``Zygotes.fork``).

    If it is confined, it may write ``writable`` beside its scratch directory, and read ``readable``. ``memory_bytes``
    is its memory limit; 0 if it is not known.

    The reading threads call ``on_frame`` with each frame of the process, and with Garbled for anything that is not a
    frame of ``frames.FROM_SAMPLE``. Finally, after all frames and after its process group was killed, ``on_frame`` is
    called once with Exited, which the zygote that forked it sends, or with Lost if the zygote has ended.

    Raise RunnerUnavailable if no runner can make a process.
    """

    def __init__(
        self,
        fork: Callable[[Listener, Optional[Places]], NewProcess],
        config: WorkerConfig,
        on_frame: Callable[[Any], None],
        writable: Iterable[str] = (),
        readable: Iterable[str] = (),
        memory_bytes: int = 0,
    ) -> None:
        self._on_frame = on_frame
        self._ready = threading.Event()
        self.ended = threading.Event()
        self._stopped = False
        #: The CPU time, in ns, that the process and its descendants had used when they were stopped.
        self._cpu_when_stopped_ns = 0
        self._idle_cpu_ns = 0
        #: The folder that this process may write, with its scratch directory, which it can thus also remove.
        self._folder = Path(tempfile.mkdtemp(prefix="sample-", dir=str(config.state_directory)))
        self.scratch = self._folder / "scratch"
        #: Directory for the compiler's files that the client wants to keep.
        self.artifacts = self._folder / "artifacts"
        try:
            self.scratch.mkdir()
            self.artifacts.mkdir()
            forked = fork(self._ends, config.places((str(self._folder), *writable), readable, memory_bytes))
        except BaseException:
            shutil.rmtree(str(self._folder), ignore_errors=True)
            raise
        self.channel, self.pid = forked.channel, forked.pid
        self.log = LogPump(forked.log_descriptor, config.limits.max_log_bytes)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._ready.set()

    def send(self, frame: Any) -> None:
        """Send a frame. Do nothing if the process has ended, because its Exited frame reports the end."""
        with contextlib.suppress(OSError):
            send_frame(self.channel, frame)

    def pause(self) -> None:
        """Stop every thread of the process and of its descendants, even of those that left the process group.

        Otherwise idle thread pools, which spin while they wait, would disturb another process that is timed.
        """
        self._signal(signal.SIGSTOP)
        if self.ended.is_set():
            return
        tree.stop(self.pid)
        if not self._stopped:
            self._stopped = True
            self._cpu_when_stopped_ns = tree.cpu_ns(self.pid)

    def resume(self) -> None:
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

    def members(self) -> List[int]:
        return tree.members(self.pid)

    def cpu_of(self, pids: Sequence[int]) -> int:
        return sum(map(tree.own_cpu_ns, pids))

    def cpu_ns(self) -> int:
        return tree.cpu_ns(self.pid)

    def waited_ns(self) -> int:
        return tree.waited_ns("/proc/%d/schedstat" % self.pid)

    def cores(self) -> int:
        return tree.cores(self.pid)

    def take_idle_cpu_ns(self) -> int:
        """Return the CPU time, in ns, that the stopped processes used, and count from zero again.

        It is above 0 if something other than this server continued the processes.
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
        _shut(self.channel)
        shutil.rmtree(str(self._folder), ignore_errors=True)

    def _signal(self, number: signal.Signals) -> None:
        if self.ended.is_set():
            return
        # Right after the fork, until the process calls setsid(), only the second signal reaches it.
        for send in (os.killpg, os.kill):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                send(self.pid, number)

    def _read(self) -> None:
        while True:
            try:
                frame = receive_frame(self.channel, FROM_SAMPLE, _MAX_FRAME_BYTES)
            except OSError:
                # One side closed the channel. ``_ends`` reports the end of the process.
                return
            except (ValueError, RecursionError) as error:
                self._on_frame(Garbled("%s: %s" % (type(error).__name__, error)))
                return
            if frame is None:
                return
            self._on_frame(frame)

    def _ends(self, frame: Any) -> None:
        # The process can end before the constructor of this object is done.
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
