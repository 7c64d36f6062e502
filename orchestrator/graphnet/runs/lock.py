"""Locks the folder of a run, a search or a bisection, which only one process may write at a time."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from graphnet.errors import UsageError, storing

LOCK_FILE = ".lock"


def lock_file(path: Path, busy: str, flags: int = os.O_CREAT, mode: int = 0o600) -> int:
    """Open and lock a file until its descriptor, which is returned, is closed, or all processes with it have ended.

    Raises UsageError with the sentence ``busy`` if another process has locked the file, and StorageError.
    """
    with storing(path, "locked"):
        lock = os.open(path, os.O_RDWR | os.O_CLOEXEC | flags, mode)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            raise UsageError(busy) from None
        except OSError:
            os.close(lock)
            raise
    return lock
