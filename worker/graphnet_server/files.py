"""Removing what others may have made."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path
from typing import BinaryIO


def remove(path: Path) -> None:
    """Remove a file, a link or, since a sample can make anything, a whole folder; nothing if it is gone."""
    try:
        path.unlink()
    except FileNotFoundError:
        return
    except OSError:
        shutil.rmtree(str(path), ignore_errors=True)


def open_regular(path: Path) -> BinaryIO:
    """A sample's file for reading. Errors: OSError; ValueError for a link, a FIFO or a device: they could hang us."""
    descriptor = os.open(str(path), os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise ValueError("the sample process announced an output that is no regular file")
        return open("/proc/self/fd/%d" % descriptor, "rb")
    finally:
        os.close(descriptor)
