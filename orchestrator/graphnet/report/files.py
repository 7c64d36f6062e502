"""Writes the file of a page or a plot as a whole. If writing fails, an existing file keeps its old content."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from graphnet.errors import StorageError


def write_whole(path: Path, content: bytes) -> None:
    """Write a file. Raises StorageError if the file cannot be written; an existing file then keeps its old content."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise StorageError(f"{path} cannot be written: {error.strerror}; name another file by --out") from error
