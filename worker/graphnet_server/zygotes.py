"""The server's side of the runner: a zygote, asked for sample processes, and started again when it dies."""

from __future__ import annotations

import socket
import threading
from pathlib import Path
from typing import List, Optional, Tuple

from graphnet_server.zygote_process import Listener, ZygoteError, ZygoteGone, ZygoteProcess, ZygoteStuck, kill_orphans

_LOG_TAIL_BYTES = 16 * 1024


class RunnerUnavailable(RuntimeError):
    """The runner cannot serve; the message says why and holds the end of its log."""


class Zygotes:
    """One zygote at a time in the compiler's interpreter. Thread-safe. The process that holds it has no other child."""

    def __init__(self, interpreter: str, backend_folder: Path, log_path: Path) -> None:
        self._interpreter = interpreter
        self._folder = backend_folder
        self._log_path = log_path
        self._lock = threading.Lock()
        self._zygote: Optional[ZygoteProcess] = None

    def start(self) -> ZygoteProcess:
        """The zygote that runs, else a new one that has said hello. Errors: RunnerUnavailable."""
        with self._lock:
            if self._zygote is None or not self._zygote.alive:
                self._bury_before_launch()
                self._zygote = self._launch()
            return self._zygote

    def fork(self, listener: Listener) -> Tuple[socket.socket, int, int]:
        """A new sample process: its channel, the read end of its log, and its pid (also its group).

        ``listener`` gets the ``exited`` frame, or ``lost`` if the zygote itself ends. Errors: RunnerUnavailable.
        """
        try:
            try:
                return self._fork(listener)
            except ZygoteGone:
                # It died between two samples, which is no sample's fault.
                return self._fork(listener)
        except (OSError, ZygoteError) as error:
            raise RunnerUnavailable("%s%s" % (error, self._log_tail())) from error

    def _fork(self, listener: Listener) -> Tuple[socket.socket, int, int]:
        zygote = self.start()
        try:
            return zygote.fork(listener)
        except (ZygoteGone, ZygoteStuck):
            # Also one that is gone: its socket closes before it is reaped, and until then it looks alive.
            zygote.kill()
            raise

    def abandon(self) -> None:
        """Kill a zygote that is stuck; the next sample gets a new one."""
        with self._lock:
            zygote, self._zygote = self._zygote, None
        if zygote is not None:
            zygote.kill()

    def stop(self) -> None:
        """End the zygote and, with it, every sample process."""
        with self._lock:
            zygote, self._zygote = self._zygote, None
        if zygote is not None:
            zygote.stop()
            kill_orphans(None)

    def _launch(self) -> ZygoteProcess:
        try:
            return ZygoteProcess(self._interpreter, self._folder, self._log_path, self._bury)
        except ZygoteError as error:
            raise RunnerUnavailable(
                "the runner of %s did not start: %s%s" % (self._folder.name, error, self._log_tail())
            ) from error

    def _bury_before_launch(self) -> None:
        # Not left to _bury, which waits for the lock: importing a compiler takes longer than strays may live.
        if self._zygote is not None:
            self._zygote = None
            kill_orphans(None)

    def _bury(self) -> None:
        with self._lock:
            kill_orphans(self._zygote.pid if self._zygote is not None and self._zygote.alive else None)

    def _log_tail(self) -> str:
        try:
            data = self._log_path.read_bytes()[-_LOG_TAIL_BYTES:]
        except OSError:
            return ""
        lines: List[str] = data.decode("utf-8", "replace").strip().splitlines()[-50:]
        return "\nLast lines of its log:\n" + "\n".join(lines) if lines else ""
