"""Reads and removes files that a sample may have made."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path
from typing import BinaryIO


def remove(path: Path) -> None:
    """Remove whatever a path names: a file, a link or a whole folder. A sample can make any of these.

    Do nothing if the path does not exist.
    """
    try:
        path.unlink()
    except FileNotFoundError:
        return
    except OSError:
        shutil.rmtree(str(path), ignore_errors=True)


def open_regular(path: Path) -> BinaryIO:
    """Open a sample's file for reading.

    Raises:
        OSError: the file cannot be opened.
        ValueError: the path is a link, a FIFO or a device, which could block this server.
    """
    descriptor = os.open(str(path), os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise ValueError("the sample process announced an output that is not a regular file")
        return open("/proc/self/fd/%d" % descriptor, "rb")
    finally:
        os.close(descriptor)
