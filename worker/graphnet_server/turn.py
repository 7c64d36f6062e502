"""One timed section per device and host at any instant, and none on a CPU beside work: file locks of the host."""

from __future__ import annotations

import contextlib
import fcntl
import os
import threading
import time
from pathlib import Path
from typing import Callable, List, Optional

from graphnet_contract import locks

_POLL_S = 0.002


class WaitAborted(Exception):
    """``aborted()`` became true before the lock was free."""


class TimedSection:
    """The host's lock for a device ("cpu" and "cpu:0" are the same one). Any thread may release it.

    On a CPU a section also waits until no worker of this host is at work, ``patience_s`` at most in all: a compiler
    beside it changes what it measures. ``beside_work`` says that this was not enough for some section.
    """

    def __init__(self, directory: Path, device: str, patience_s: float = 0.0) -> None:
        self._path = directory / locks.timed_lock(device)
        self._work = directory / locks.WORK if device.partition(":")[0] == "cpu" else None
        self._patience_s = patience_s
        self._mutex = threading.Lock()
        self._descriptors: List[int] = []
        self.beside_work = False

    def acquire(self, aborted: Callable[[], bool]) -> None:
        """Wait for the lock. Errors: WaitAborted; OSError where the lock's directory cannot be used."""
        taken = [locks.open_lock(self._path)]
        try:
            _wait_for(taken[0], fcntl.LOCK_EX, aborted)
            if self._work is not None:
                taken.append(locks.open_lock(self._work))
                self._wait_for_quiet(taken[1], aborted)
        except BaseException:
            for descriptor in taken:
                os.close(descriptor)
            raise
        with self._mutex:
            self._descriptors = taken

    def _wait_for_quiet(self, descriptor: int, aborted: Callable[[], bool]) -> None:
        began = time.monotonic()
        deadline = began + self._patience_s
        with contextlib.suppress(_Impatient):
            _wait_for(descriptor, fcntl.LOCK_EX, aborted, deadline)
            self._patience_s -= time.monotonic() - began
            return
        self._patience_s = 0.0
        self.beside_work = True

    @property
    def held(self) -> bool:
        """Whether the lock is held."""
        return bool(self._descriptors)

    def release(self) -> None:
        """Free the lock if it is held."""
        with self._mutex:
            descriptors, self._descriptors = self._descriptors, []
        for descriptor in reversed(descriptors):
            os.close(descriptor)


class Work:
    """Says to timed sections of this host that a sample is at work. One thread at a time may use it."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / locks.WORK
        self._descriptor: Optional[int] = None

    def begin(self, aborted: Callable[[], bool]) -> None:
        """Wait for the end of a timed section on the CPU. Errors: as TimedSection.acquire."""
        if self._descriptor is not None:
            return
        descriptor = locks.open_lock(self._path)
        try:
            _wait_for(descriptor, fcntl.LOCK_SH, aborted)
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def end(self) -> None:
        """The sample waits, is timed or is gone."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class _Impatient(Exception):
    """The deadline has passed."""


def _wait_for(descriptor: int, mode: int, aborted: Callable[[], bool], deadline: Optional[float] = None) -> None:
    while True:
        try:
            fcntl.flock(descriptor, mode | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if aborted():
                raise WaitAborted from None
            if deadline is not None and time.monotonic() >= deadline:
                raise _Impatient from None
            time.sleep(_POLL_S)
