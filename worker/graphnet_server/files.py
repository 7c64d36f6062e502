"""Reads and removes files that a sample may have made."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path
from typing import BinaryIO, Iterable

from graphnet_runner.rooms import full_file_system


def remove(path: Path) -> None:
    """Remove a file, a link or a whole folder, which a sample may have made. Do nothing if the path does not exist."""
    try:
        path.unlink()
    except FileNotFoundError:
        return
    except OSError:
        shutil.rmtree(str(path), ignore_errors=True)


def first_full(folders: Iterable[Path]) -> str:
    """Return the first of the folders whose file system has no room for a file of 1 MiB; empty if there is none."""
    return next((str(folder) for folder in folders if full_file_system(str(folder)) is not None), "")


def open_regular(path: Path) -> BinaryIO:
    """Open a sample's file for reading. Raise ValueError for a link, FIFO or device, which could block this server."""
    descriptor = os.open(str(path), os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise ValueError("the sample process announced an output that is not a regular file")
        return open("/proc/self/fd/%d" % descriptor, "rb")
    finally:
        os.close(descriptor)
