"""Files that a compiler left for whoever wants to read them: found, cut to a limit, streamed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Iterator, List, Tuple

from graphnet_contract import messages, wire
from graphnet_server.files import open_regular

#: Said in the outcome when something was left out.
TRUNCATED_FLAG = "artifacts_truncated"


class Artifacts:
    """What lies below ``directory``, which a sample process that has ended could fill as it liked.

    Links and special files are passed over; files beyond the limits are left out whole, the largest first.
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
        self.truncated = len(self._files) < len(found)

    def events(self) -> Iterator[messages.Artifact]:
        """Every file in pieces, in the order of their names."""
        for name in sorted(self._files):
            try:
                file = open_regular(self._directory / name)
            except (OSError, ValueError):
                continue
            with file:
                # An empty file is one empty piece.
                data = file.read(wire.CHUNK_BYTES)
                yield messages.Artifact(name, data)
                while data:
                    data = file.read(wire.CHUNK_BYTES)
                    if data:
                        yield messages.Artifact(name, data)


def _regular_files(directory: Path) -> Iterator[Tuple[int, str]]:
    """Size and name, relative to the directory, of its regular files whose names can travel."""
    if directory.is_symlink():
        return
    for folder, _, names in os.walk(str(directory)):
        for name in names:
            path = Path(folder) / name
            relative = path.relative_to(directory).as_posix()
            if path.is_symlink() or not path.is_file() or not _is_text(relative):
                continue
            yield path.lstat().st_size, relative


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
