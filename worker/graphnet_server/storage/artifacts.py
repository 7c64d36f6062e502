"""Finds the files that a compiler wrote for people to read, limits their number and size, and streams them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Iterator, List, Tuple

from graphnet_contract import messages, wire
from graphnet_contract.meta import is_storable
from graphnet_server.files import open_regular

#: The flag of an outcome whose artifacts are incomplete.
TRUNCATED_FLAG = "artifacts_truncated"


class Artifacts:
    """The artifacts of a sample: the files below a directory that an untrusted sample process has filled.

    Make this object only after the process has ended. Links and special files are skipped. If the files exceed the
    limits, whole files are left out, the largest first.
    """

    def __init__(
        self, directory: Path, max_bytes: int = wire.MAX_ARTIFACT_BYTES, max_files: int = wire.MAX_ARTIFACTS
    ) -> None:
        self._directory = directory
        found = sorted(_regular_files(directory))
        kept = found[:max_files]
        room = max_bytes
        self._files: List[str] = []
        for size, name in kept:
            room -= size
            if room < 0:
                break
            self._files.append(name)
        #: Whether some file was left out because the limits were exceeded.
        self.truncated = len(self._files) < len(found)

    def events(self) -> Iterator[messages.Artifact]:
        """Yield every file in pieces of at most ``wire.CHUNK_BYTES``, in the order of their names."""
        for name in sorted(self._files):
            try:
                file = open_regular(self._directory / name)
            except (OSError, ValueError):
                continue
            with file:
                # Send an empty file as one empty piece.
                data = file.read(wire.CHUNK_BYTES)
                yield messages.Artifact(name, data)
                while data:
                    data = file.read(wire.CHUNK_BYTES)
                    if data:
                        yield messages.Artifact(name, data)


def _regular_files(directory: Path) -> Iterator[Tuple[int, str]]:
    """Yield the size and relative path of each regular file whose path is valid UTF-8, as messages require."""
    if directory.is_symlink():
        return
    for folder, _, names in os.walk(str(directory)):
        for name in names:
            path = Path(folder) / name
            relative = path.relative_to(directory).as_posix()
            if path.is_symlink() or not path.is_file() or not is_storable(relative):
                continue
            yield path.lstat().st_size, relative
