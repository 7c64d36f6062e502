"""A sample process as the server sees it: its channel, its log, its process group, and its end."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import tempfile
import threading
from pathlib import Path
from typing import Any, Callable

from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.frames import FROM_SAMPLE
from graphnet_server.logs import LogPump
from graphnet_server.steps import Garbled, Lost
from graphnet_server.zygotes import Zygotes

#: Upper limit on one frame; evidence is the largest that a sample process sends.
_MAX_FRAME_BYTES = 64 * 1024 * 1024
#: Seconds to wait for the last pipe of a killed group to close. The group itself ends well before.
_END_TIMEOUT_S = 2.0


class SampleProcess:
    """One sample process and its scratch directory.

    ``on_frame`` gets each frame of the process, and at last one Exited or Lost, which come from the runner: a process
    cannot send its own end. The last one comes after every frame that the process had sent, and after its process group
    was killed. Bytes that are not a frame of ``frames.FROM_SAMPLE`` become one Garbled.

    Args:
        zygotes: makes the process.
        state: directory for the scratch directory.
        max_log_bytes: bytes of the process's output to keep.
        on_frame: called by the threads that read.

    Raises:
        RunnerUnavailable: there is no runner that can make a process.
    """

    def __init__(self, zygotes: Zygotes, state: Path, max_log_bytes: int, on_frame: Callable[[Any], None]) -> None:
        self._on_frame = on_frame
        self._ready = threading.Event()
        self.ended = threading.Event()
        self.scratch = Path(tempfile.mkdtemp(prefix="sample-", dir=str(state)))
        #: Directory for files that the compiler leaves to the client; it is removed with the scratch directory.
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
        """Send a frame. Does nothing if the process is gone: its Exited says so."""
        try:
            send_frame(self._channel, frame)
        except OSError:
            return

    def pause(self) -> None:
        """Stop every thread of the group: idle thread pools spin, which disturbs a sample that is being timed."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Continue after ``pause``."""
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """Kill the process at once. Its runner kills the rest of the group a moment later."""
        if self.ended.is_set():
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(self.pid, signal.SIGKILL)
        # Its helper processes may tidy up after it, which they cannot while they are stopped.
        self.resume()

    def close(self) -> None:
        """Kill the process if it still runs, wait for its end, remove the scratch directory."""
        self.kill()
        if not self.ended.wait(_END_TIMEOUT_S):
            self._signal(signal.SIGKILL)
            self.ended.wait(_END_TIMEOUT_S)
        _shut(self._channel)
        shutil.rmtree(str(self.scratch), ignore_errors=True)

    def _signal(self, number: signal.Signals) -> None:
        if self.ended.is_set():
            return
        # Until its setsid() the child is in the zygote's group, so that only its pid is right.
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
                # Closed here, or there in the middle of a frame: the end of the process follows.
                return
            except (ValueError, RecursionError) as error:
                self._on_frame(Garbled("%s: %s" % (type(error).__name__, error)))
                return
            if frame is None:
                return
            self._on_frame(frame)

    def _ends(self, frame: Any) -> None:
        # The process may end before the constructor does, because the runner can be killed at any time.
        self._ready.wait()
        if isinstance(frame, Lost):
            # No zygote is left to kill the rest of the group.
            self._signal(signal.SIGKILL)
        self.ended.set()
        self._reader.join(_END_TIMEOUT_S)
        self.log.wait(_END_TIMEOUT_S)
        self._on_frame(frame)


def _shut(channel: socket.socket) -> None:
    # Call shutdown first: close alone does not wake the thread that reads.
    with contextlib.suppress(OSError):
        channel.shutdown(socket.SHUT_RDWR)
    channel.close()
