"""What a compiler left for reading, from a worker's events into a folder of the run."""

from __future__ import annotations

import shutil
from pathlib import Path, PurePosixPath

from graphnet.errors import StorageError, WorkerLost
from graphnet_contract import messages, wire


class ArtifactFolder:
    """``place`` in a run's folder; writes the pieces of files as they come."""

    def __init__(self, run: Path, place: str) -> None:
        self._path, self._place = run / place, place
        self._begun: set[str] = set()
        self._bytes = 0
        # A row that is asked again leaves nothing of its first try.
        shutil.rmtree(self._path, ignore_errors=True)

    @property
    def shown(self) -> str | None:
        """Where the files lie in the run's folder; None while there is none."""
        return self._place if self._begun else None

    def add(self, piece: messages.Artifact) -> None:
        """Append a piece. Errors: WorkerLost for one that no sound worker sends; StorageError."""
        target = self._path / _checked(piece.name)
        self._bytes += len(piece.data)
        self._begun.add(piece.name)
        if self._bytes > wire.MAX_ARTIFACT_BYTES or len(self._begun) > wire.MAX_ARTIFACTS:
            raise WorkerLost("the worker sends more artifacts than the contract allows", again=False)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("ab") as file:
                file.write(piece.data)
        except OSError as error:
            raise StorageError(f"the artifact {target} cannot be written: {error.strerror}") from error


def _checked(name: str) -> PurePosixPath:
    path = PurePosixPath(name)
    if not path.parts or path.is_absolute() or ".." in path.parts or "\0" in name:
        raise WorkerLost(f"the worker names an artifact outside of its folder: {name!r}", again=False)
    return path
