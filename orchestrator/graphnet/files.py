"""Writes a file completely or not at all: an existing file keeps its old content if that fails."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from graphnet.errors import StorageError, storing

#: What to do if a file that the user may name cannot be written.
OTHER_OUT: Final = "; name another file by --out"


@contextlib.contextmanager
def replacing(path: Path, subject: object = None, advice: str = "", makes_folder: bool = False) -> Iterator[Path]:
    """Yield a temporary file beside ``path``, and rename it to ``path`` if the ``with`` block raises no error.

    Raises StorageError if the file cannot be written, which names ``subject`` (default: the path) and ends with
    ``advice``. ``makes_folder`` makes the file's folder if it is missing.
    """
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        if makes_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        yield temporary
        os.replace(temporary, path)
    except OSError as error:
        raise StorageError(f"{subject or path} cannot be written: {error.strerror or error}{advice}") from error
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def write_whole(
    path: Path, content: bytes | str, subject: object = None, advice: str = "", makes_folder: bool = False
) -> None:
    """Write a file; a text as UTF-8. Raises StorageError as ``replacing`` does."""
    with replacing(path, subject, advice, makes_folder) as temporary:
        temporary.write_bytes(content.encode() if isinstance(content, str) else content)


def whole_lines(path: Path) -> list[bytes]:
    """Return the lines of a file to which one line at a time is added, and remove a last one that was cut.

    Raises StorageError.
    """
    with storing(path, "read"):
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            os.truncate(path, len(whole))
    return whole.splitlines()
