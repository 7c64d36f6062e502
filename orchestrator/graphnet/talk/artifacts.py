"""Artifacts: the files that a compiler made. A worker sends them in events; the run's folder receives them."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path, PurePosixPath
from typing import Final

from graphnet.errors import StorageError, WorkerLost
from graphnet_contract import messages, wire

#: The largest number of parts of an artifact's path, and the largest number of characters in the path.
MAX_ARTIFACT_PARTS: Final = 20
MAX_ARTIFACT_CHARS: Final = 500
#: The errors of a path that cannot be used, for instance because a folder has the name of another artifact's file.
_NAME_ERRORS: Final = frozenset({errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ENAMETOOLONG, errno.EINVAL})


class ArtifactFolder:
    """The folder of one row's artifacts, ``below`` the run's folder. Pieces of files are appended as they arrive."""

    def __init__(self, run: Path, below: str) -> None:
        self._path, self._below = run / below, below
        self._begun: set[str] = set()
        self._bytes = 0
        # If a row is measured again, the artifacts of the first attempt are removed.
        shutil.rmtree(self._path, ignore_errors=True)

    @property
    def shown(self) -> str | None:
        """Return the path of the artifacts relative to the run's folder; None if no artifact has arrived so far."""
        return self._below if self._begun else None

    def add(self, piece: messages.Artifact) -> None:
        """Append a piece of a file. Raises WorkerLost for a name or an amount that is not allowed, or StorageError."""
        file_path = self._path / _safe(piece.name)
        self._bytes += len(piece.data)
        self._begun.add(piece.name)
        if self._bytes > wire.MAX_ARTIFACT_BYTES or len(self._begun) > wire.MAX_ARTIFACTS:
            raise WorkerLost("the worker sends more artifacts than the contract allows", again=False)
        try:
            file_path.parent.mkdir(parents=True, exist_ok=True)
            with file_path.open("ab") as file:
                file.write(piece.data)
        except OSError as error:
            if error.errno in _NAME_ERRORS:
                raise _bad_name(piece.name) from error
            raise StorageError(f"the artifact {file_path} cannot be written: {error.strerror}") from error


def _safe(name: str) -> PurePosixPath:
    path = PurePosixPath(name)
    leads_out = not path.parts or path.is_absolute() or ".." in path.parts
    too_long = len(path.parts) > MAX_ARTIFACT_PARTS or len(name) > MAX_ARTIFACT_CHARS
    if leads_out or too_long or not name.isprintable():
        raise _bad_name(name)
    return path


def _bad_name(name: str) -> WorkerLost:
    return WorkerLost(f"the worker names an artifact that no folder of artifacts can hold: {name[:80]!r}", again=False)
