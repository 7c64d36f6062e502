"""A sample process seen from the server: its channel, its log, its group, and its end."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import tempfile
import threading
from pathlib import Path
from typing import Any, Callable, Dict

from graphnet_runner.frames import receive_frame, send_frame
from graphnet_server.logs import LogPump
from graphnet_server.zygotes import Zygotes

Frame = Dict[str, Any]

#: Evidence is the largest thing a sample process tells.
_MAX_FRAME_BYTES = 64 * 1024 * 1024
#: A killed group is gone well before; this only bounds the wait for its last pipe to close.
_END_TIMEOUT_S = 2.0


class SampleProcess:
    """One sample process and its scratch directory; ``on_frame`` gets its frames, then one ``exited`` or ``lost``.

    The final frame comes after every frame the process had sent, and after its group was killed. Something that
    is no frame becomes one ``garbled``; whatever the process sends, it cannot send its own end.
    """

    def __init__(self, runner: Zygotes, state: Path, max_log_bytes: int, on_frame: Callable[[Frame], None]) -> None:
        self._on_frame = on_frame
        self._ready = threading.Event()
        self.ended = threading.Event()
        self.scratch = Path(tempfile.mkdtemp(prefix="sample-", dir=str(state)))
        #: What the compiler leaves for the caller; everybody else's files are removed with the scratch directory.
        self.artifacts = self.scratch / "artifacts"
        try:
            self.artifacts.mkdir()
            self._channel, log_descriptor, self.pid = runner.fork(self._ends)
        except BaseException:
            shutil.rmtree(str(self.scratch), ignore_errors=True)
            raise
        self.log = LogPump(log_descriptor, max_log_bytes)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._ready.set()

    def send(self, frame: Frame) -> None:
        """Send a command; a process that is gone is told by its ``exited``, not here."""
        try:
            send_frame(self._channel, frame)
        except OSError:
            return

    def pause(self) -> None:
        """Stop every thread of the group: idle thread pools spin, and would disturb who is timed."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Undo ``pause``."""
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """End the process at once; its runner ends the rest of the group a moment later."""
        if self.ended.is_set():
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(self.pid, signal.SIGKILL)
        # Its helpers may tidy up behind it, and cannot while they are stopped.
        self.resume()

    def close(self) -> None:
        """Kill what is left, wait for the end, remove the scratch directory."""
        self.kill()
        if not self.ended.wait(_END_TIMEOUT_S):
            self._signal(signal.SIGKILL)
            self.ended.wait(_END_TIMEOUT_S)
        _shut(self._channel)
        shutil.rmtree(str(self.scratch), ignore_errors=True)

    def _signal(self, number: signal.Signals) -> None:
        if self.ended.is_set():
            return
        # Before its setsid() the child is still in the zygote's group: then only the pid is right.
        for send in (os.killpg, os.kill):
            try:
                send(self.pid, number)
            except (ProcessLookupError, PermissionError):
                continue

    def _read(self) -> None:
        while True:
            try:
                frame = receive_frame(self._channel, _MAX_FRAME_BYTES)
            except OSError:
                # Closed, here or in the middle of a frame there: the end of the process tells the rest.
                return
            except (ValueError, RecursionError):
                frame = {"event": "garbled"}
            if frame is None:
                return
            if frame.get("event") not in ("exited", "lost"):
                self._on_frame(frame)
            if frame.get("event") == "garbled":
                return

    def _ends(self, frame: Frame) -> None:
        # The process may end before the constructor does: the runner can be killed at any time.
        self._ready.wait()
        if frame["event"] == "lost":
            # No zygote is left to end the rest of the group.
            self._signal(signal.SIGKILL)
        self.ended.set()
        self._reader.join(_END_TIMEOUT_S)
        self.log.wait(_END_TIMEOUT_S)
        self._on_frame(frame)


def _shut(channel: socket.socket) -> None:
    # shutdown first: close alone would not wake the thread that reads.
    with contextlib.suppress(OSError):
        channel.shutdown(socket.SHUT_RDWR)
    channel.close()
