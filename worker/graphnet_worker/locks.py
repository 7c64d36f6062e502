"""One timed section per device and host at any instant: a file lock that can be given up while waiting."""

from __future__ import annotations

import contextlib
import fcntl
import os
import threading
import time
from pathlib import Path
from typing import Callable, Optional

_POLL_S = 0.002


class WaitAborted(Exception):
    """``aborted()`` became true before the lock was free."""


class TimedSection:
    """The host's lock for a device ("cpu" and "cpu:0" are the same one). Any thread may release it."""

    def __init__(self, directory: Path, device: str) -> None:
        kind, _, index = device.partition(":")
        self._path = directory / ("timed-%s-%s.lock" % (kind, index or "0"))
        self._mutex = threading.Lock()
        self._descriptor: Optional[int] = None

    def acquire(self, aborted: Callable[[], bool]) -> None:
        """Wait for the lock. Errors: WaitAborted; OSError where the lock's directory cannot be used."""
        descriptor = _opened(self._path)
        try:
            _wait_for(descriptor, aborted)
        except BaseException:
            os.close(descriptor)
            raise
        with self._mutex:
            self._descriptor = descriptor

    @property
    def held(self) -> bool:
        """Whether the lock is held."""
        return self._descriptor is not None

    def release(self) -> None:
        """Free the lock if it is held."""
        with self._mutex:
            descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)


def _opened(path: Path) -> int:
    """The lock's file. Reading is enough to lock it: a container has the directory read-only, its files made before."""
    try:
        return os.open(str(path), os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(PermissionError):
            # For other users' workers, whatever the umask; whose directory it is has done it.
            path.parent.chmod(0o1777)
        return os.open(str(path), os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)


def _wait_for(descriptor: int, aborted: Callable[[], bool]) -> None:
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if aborted():
                raise WaitAborted from None
            time.sleep(_POLL_S)
