"""Stops a worker: by a signal or by the end of stdin. In a container, only signals from outside are obeyed."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

from graphnet_server.host.container import protect


class StoppedEarly(BaseException):
    """Somebody told the worker to stop before it listened, so the worker has no callers to wait for."""


class Stop:
    """Waits for SIGTERM, SIGINT and, if ``with_stdin``, for the end of stdin, which its parent holds open.

    Create it in the main thread.
    """

    def __init__(self, with_stdin: bool) -> None:
        self._told = threading.Event()
        self._waiting = False
        self._obey_signals()
        if with_stdin:
            threading.Thread(target=self._stop_at_end_of_stdin, daemon=True).start()

    def wait(self, timeout_s: float) -> bool:
        """Wait for at most ``timeout_s`` seconds. Return whether somebody has told the worker to stop."""
        self._waiting = True
        return self._told.wait(timeout_s)

    def _obey_signals(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._tell)

    def _stop_at_end_of_stdin(self) -> None:
        while os.read(0, 4096):
            continue
        self._stop()

    def _stop(self) -> None:
        # Signal the main thread, because it may be in a system call that only a signal to this thread interrupts.
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)

    def _tell(self, *_: Any) -> None:
        early = not (self._waiting or self._told.is_set())
        self._told.set()
        if early:
            # Interrupt the main thread, which may be waiting for a compiler's import of minutes.
            raise StoppedEarly


class ContainerStop(Stop):
    """Like Stop, for a server with PID 1 of its container: obeys signals from outside, and ignores those of samples."""

    def _obey_signals(self) -> None:
        protect(self._stop)

    def _stop(self) -> None:
        if not self._waiting:
            # There are no callers yet, and when PID 1 exits, the kernel ends every process of the container.
            os._exit(0)
        self._told.set()
