"""Lists the runs below a folder. A client names a run by its identifier in this list, and never by a path."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError
from graphnet.printable import printable
from graphnet.runs.store import RUN_FILE, RunStore
from graphnet.view.rows import Change, LiveRows
from graphnet.view.state import progress_of

#: The search for runs goes at most this many levels of folders below the root.
_DEEPEST: Final = 3
_MOST_CHARACTERS: Final = 300


class RunList:
    """Finds the runs of a folder: the folder itself if it is a run, or else the runs at most three levels below it.

    The search does not follow links to folders, so it cannot leave the folder or search it without end.
    """

    def __init__(self, root: Path) -> None:
        self.root = root

    def find(self) -> dict[str, Path]:
        """Return the folder of each run, by the run's identifier. A folder gets the same identifier in every call."""
        return {identifier(folder.relative_to(self.root)): folder for folder in self._folders(self.root, 0)}

    def name(self, folder: Path) -> str:
        """Return the name that people see: the path of the run's folder below the root, or the name of the root."""
        relative = folder.relative_to(self.root).as_posix()
        return printable(self.root.absolute().name if relative == "." else relative, _MOST_CHARACTERS)

    def _folders(self, folder: Path, depth: int) -> Iterator[Path]:
        if (folder / RUN_FILE).is_file():
            # The folders inside a run hold samples and artifacts, but no further runs.
            yield folder
            return
        if depth == _DEEPEST:
            return
        for path in _folders_in(folder):
            yield from self._folders(path, depth + 1)


def identifier(relative: Path) -> str:
    """Return the identifier of a run: the first 16 hexadecimal digits of the SHA-256 of its path below the root."""
    return hashlib.sha256(os.fsencode(relative.as_posix())).hexdigest()[:16]


def _folders_in(folder: Path) -> list[Path]:
    """Return the folders in a folder; an empty list if the folder cannot be read or was just removed."""
    try:
        with os.scandir(folder) as entries:
            return sorted(Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False))
    except OSError:
        return []


class LiveRun:
    """Follows one run: its rows, its progress, and the options with which it was started."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self._name = name
        self._rows = LiveRows(folder)

    def step(self) -> Change:
        """Read the rows that were stored since the last step. Raises StorageError if their file cannot be read."""
        return self._rows.step()

    def state(self) -> dict[str, Any]:
        """Return the state of the run for the page's script: run.json as it is now, and the rows up to the last step.

        Raises:
            StorageError: run.json does not describe a run, or it cannot be read, for instance because the run was
                removed.
        """
        run = RunStore(self.folder).read_run()
        if not isinstance(run, dict):
            raise StorageError(f"{self.folder / RUN_FILE} does not hold a run")
        progress = progress_of(self.folder, run, self._rows.finished)
        asked = run.get("asked")
        asked = asked if isinstance(asked, dict) else {}
        return {
            "name": self._name,
            "phase": progress.phase.value,
            "finished": progress.finished,
            "planned": progress.planned,
            "left_s": None if progress.left_s is None else round(progress.left_s),
            "groups": {printable(name, _MOST_CHARACTERS): counts for name, counts in self._rows.groups.items()},
            "unreadable": self._rows.unreadable,
            "started": _text(run.get("started")),
            "ended": _text(run.get("ended")),
            "reference": _text(asked.get("reference")),
            "device": _text(asked.get("device")),
            "imported": "imported" in run,
        }


def _text(value: object) -> str:
    return printable(value, _MOST_CHARACTERS) if isinstance(value, str) else ""
