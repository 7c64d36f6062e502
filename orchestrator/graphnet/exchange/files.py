"""Write files and folders so that each appears completely or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from graphnet.errors import StorageError, UsageError


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary file beside ``path``. If the ``with`` block raises no error, rename the file to ``path``.

    If the block raises an error, the temporary file is removed and the file at ``path`` stays unchanged. Raises
    StorageError if the folder cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(descriptor)
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error
    temporary = Path(name)
    try:
        yield temporary
        # mkstemp makes a file that only its owner can read, so give it the usual permissions.
        umask = os.umask(0)
        os.umask(umask)
        temporary.chmod(0o666 & ~umask)
        os.replace(temporary, path)
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error
    finally:
        temporary.unlink(missing_ok=True)


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
