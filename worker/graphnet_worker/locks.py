"""One timed section per device and host at any instant: a file lock that can be given up while waiting."""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from pathlib import Path
from typing import Callable, Iterator

_POLL_S = 0.002


class WaitAborted(Exception):
    """``aborted()`` became true before the lock was free."""


@contextlib.contextmanager
def timed_section(directory: Path, device: str, aborted: Callable[[], bool]) -> Iterator[None]:
    """Hold the host's lock for a device. Errors: WaitAborted."""
    directory.mkdir(mode=0o1777, parents=True, exist_ok=True)
    path = directory / ("timed-%s.lock" % device.replace(":", "-"))
    descriptor = os.open(str(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if aborted():
                    raise WaitAborted from None
                time.sleep(_POLL_S)
        yield
    finally:
        os.close(descriptor)
