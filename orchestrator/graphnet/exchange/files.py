"""The formats of exported files. Writes files and folders so that each appears completely or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from graphnet.errors import StorageError, UsageError


class ExportFormat(StrEnum):
    """The formats of ``graphnet export``."""

    graphnet_log = "graphnet-log"
    csv = "csv"
    json = "json"
    parquet = "parquet"


@contextlib.contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """Yield a temporary folder for the caller to fill. If the ``with`` block raises no error, rename it to ``path``.

    Raises UsageError if ``path`` exists and is not an empty folder; StorageError if the folder cannot be written.
    """
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise UsageError(f"{path} holds something already; name a new folder with --out")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent, ignore_cleanup_errors=True) as made:
            inside = Path(made) / path.name
            inside.mkdir()
            yield inside
            os.replace(inside, path)
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error
