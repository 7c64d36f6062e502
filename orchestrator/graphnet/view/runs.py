"""The runs below a folder. A client names a run by an identifier of this list and never by a path."""

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

#: How many folders deep runs are searched.
_DEEPEST: Final = 3
_MOST_CHARACTERS: Final = 300


class RunList:
    """Finds the runs of a folder: the folder itself, and the folders in it, at most three levels deep.

    Links to folders are not followed, so that nothing outside the folder is shown and no link leads in a circle.
    """

    def __init__(self, root: Path) -> None:
        self.root = root

    def find(self) -> dict[str, Path]:
        """Return the folders of all runs by their identifiers. The identifier of a folder is always the same."""
        return {identifier(folder.relative_to(self.root)): folder for folder in self._folders(self.root, 0)}

    def name(self, folder: Path) -> str:
        """Return a run's name for people: its folder below the root, or the root's own name."""
        relative = folder.relative_to(self.root).as_posix()
        return printable(self.root.absolute().name if relative == "." else relative, _MOST_CHARACTERS)

    def _folders(self, folder: Path, depth: int) -> Iterator[Path]:
        if (folder / RUN_FILE).is_file():
            # Folders in a run hold its samples and artifacts, but no runs.
            yield folder
            return
        if depth == _DEEPEST:
            return
        for path in _folders_in(folder):
            yield from self._folders(path, depth + 1)


def identifier(relative: Path) -> str:
    """Return the identifier of a run: a part of the sha256 of its path below the root."""
    return hashlib.sha256(os.fsencode(relative.as_posix())).hexdigest()[:16]


def _folders_in(folder: Path) -> list[Path]:
    """Return the folders in a folder. A folder that cannot be read, or was just removed, has none."""
    try:
        with os.scandir(folder) as entries:
            return sorted(Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False))
    except OSError:
        return []


class LiveRun:
    """Follows one run: its rows, its progress, and what was asked of it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self._name = name
        self._rows = LiveRows(folder)

    def step(self) -> Change:
        """Read the rows that were stored since the last step. Raises StorageError if the file cannot be read."""
        return self._rows.step()

    def state(self) -> dict[str, Any]:
        """Return the run's state as of the last step, as JSON that the page's script reads.

        Raises:
            StorageError: run.json cannot be read, for instance because the run was removed.
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
