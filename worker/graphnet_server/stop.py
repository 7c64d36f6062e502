"""Stopping a worker: by signal, by the end of stdin, and in a container only from outside."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

from graphnet_server.container import protect


class StoppedEarly(BaseException):
    """The worker was told to stop before it listened: it has no callers to wait for."""


class Stop:
    """Waits for SIGTERM and SIGINT and, with ``with_stdin``, for the end of stdin. Make it in the main thread.

    The end of stdin means that the process which started this one has ended.
    """

    def __init__(self, with_stdin: bool) -> None:
        self._told = threading.Event()
        self._waiting = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._tell)
        if with_stdin:
            threading.Thread(target=_terminate_at_end_of_stdin, daemon=True).start()

    def wait(self, timeout_s: float) -> bool:
        """Wait for ``timeout_s`` seconds at most; say whether somebody has told the worker to stop."""
        self._waiting = True
        return self._told.wait(timeout_s)

    def _tell(self, *_: Any) -> None:
        early = not (self._waiting or self._told.is_set())
        self._told.set()
        if early:
            # Interrupts any wait of the main thread: importing a compiler can take minutes.
            raise StoppedEarly


class ContainerStop(Stop):
    """As Stop, for a server that is PID 1 of its container: obeys signals from outside, and none of a sample."""

    def __init__(self, with_stdin: bool) -> None:
        self._told = threading.Event()
        self._waiting = False
        protect(self._stop)
        if with_stdin:
            threading.Thread(target=self._stop_at_end_of_stdin, daemon=True).start()

    def _stop(self) -> None:
        if not self._waiting:
            # There are no callers yet, and everything in the container ends with us.
            os._exit(0)
        self._told.set()

    def _stop_at_end_of_stdin(self) -> None:
        _read_stdin()
        self._stop()


def _terminate_at_end_of_stdin() -> None:
    _read_stdin()
    # Signal the main thread itself: it may wait in a system call that only its own signal interrupts.
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)


def _read_stdin() -> None:
    while os.read(0, 4096):
        continue
