"""Makes sample processes: keeps one zygote running in the compiler's interpreter, and replaces a zygote that ended."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import List, Mapping, Optional

from graphnet_server.sample_environment import zygote_environment
from graphnet_server.zygote_launch import ZygoteError
from graphnet_server.zygote_process import (
    Listener,
    NewProcess,
    ZygoteGone,
    ZygoteProcess,
    ZygoteStuck,
    kill_orphans,
)

_LOG_TAIL_BYTES = 16 * 1024


class RunnerUnavailable(RuntimeError):
    """The runner cannot serve; the message says why and quotes the end of its log."""


class Zygotes:
    """Keeps one zygote running at a time. Thread-safe. The process that holds this object must have no other children.

    Args:
        interpreter: path of the Python that has torch and the compiler.
        backend_folder: the folder with the adapter.
        log_path: the file for the zygote's output.
        environment: the environment of the zygotes and of their sample processes; by default, the variables of this
            process that every sample process gets.
    """

    def __init__(
        self,
        interpreter: str,
        backend_folder: Path,
        log_path: Path,
        environment: Optional[Mapping[str, str]] = None,
    ) -> None:
        self._interpreter = interpreter
        self._folder = backend_folder
        self._log_path = log_path
        self._environment = zygote_environment(os.environ) if environment is None else environment
        self._lock = threading.Lock()
        self._zygote: Optional[ZygoteProcess] = None
        #: How often a zygote was started.
        self.starts = 0

    def start(self) -> ZygoteProcess:
        """Return the running zygote, or start one and wait until it says Hello. Raises RunnerUnavailable."""
        with self._lock:
            if self._zygote is None or not self._zygote.alive:
                self._kill_strays_before_launch()
                self._zygote = self._launch()
            return self._zygote

    def fork(self, listener: Listener) -> NewProcess:
        """Make a sample process.

        Args:
            listener: is called with one frame: Exited when the process has ended, or Lost if the zygote ends first.

        Raises:
            RunnerUnavailable: no zygote could make a process.
        """
        try:
            try:
                return self._fork(listener)
            except ZygoteGone:
                # Try a new zygote: the old zygote ended between two samples, which is not the fault of either sample.
                return self._fork(listener)
        except (OSError, ZygoteError) as error:
            raise RunnerUnavailable("%s%s" % (error, self._log_tail())) from error

    def _fork(self, listener: Listener) -> NewProcess:
        zygote = self.start()
        try:
            return zygote.fork(listener)
        except (ZygoteGone, ZygoteStuck):
            # Kill the zygote even if it has ended: its socket is closed then, but the zygote looks alive until it is
            # reaped.
            zygote.kill()
            raise

    def abandon(self) -> None:
        """Kill a zygote that is stuck. The next sample gets a new one."""
        with self._lock:
            zygote, self._zygote = self._zygote, None
        if zygote is not None:
            zygote.kill()

    def stop(self) -> None:
        """End the zygote and every sample process."""
        with self._lock:
            zygote, self._zygote = self._zygote, None
        if zygote is not None:
            zygote.stop()
            kill_orphans(None)

    def _launch(self) -> ZygoteProcess:
        self.starts += 1
        try:
            return ZygoteProcess(self._interpreter, self._folder, self._log_path, self._environment, self._kill_strays)
        except ZygoteError as error:
            raise RunnerUnavailable(
                "the runner of %s did not start: %s%s" % (self._folder.name, error, self._log_tail())
            ) from error

    def _kill_strays_before_launch(self) -> None:
        # Kill strays before the launch, because importing a compiler takes longer than strays may live. _kill_strays
        # cannot be called here, because it waits for the lock that the caller of this function already holds.
        if self._zygote is not None:
            self._zygote = None
            kill_orphans(None)

    def _kill_strays(self) -> None:
        with self._lock:
            kill_orphans(self._zygote.pid if self._zygote is not None and self._zygote.alive else None)

    def _log_tail(self) -> str:
        try:
            data = self._log_path.read_bytes()[-_LOG_TAIL_BYTES:]
        except OSError:
            return ""
        lines: List[str] = data.decode("utf-8", "replace").strip().splitlines()[-50:]
        return "\nLast lines of its log:\n" + "\n".join(lines) if lines else ""
