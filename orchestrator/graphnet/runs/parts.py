"""The folder of an array: a run whose samples are divided into parts, which many machines measure independently.

``plan/00017.jsonl`` lists the samples of part 17. It is written once. Each attempt to measure a part writes a folder of
its own, ``parts/00017-TIME-ID``, which has the files of a run. At a URL, folders beside it hold the attempt's further
rows. So every file has one writer, and nothing is locked across machines. Readers take the rows of all attempts
together (``RunStore``).
"""

from __future__ import annotations

import contextlib
import json
import uuid
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from graphnet.errors import storing

PLAN_FOLDER: Final = "plan"
PARTS_FOLDER: Final = "parts"
#: The entry of the array's run.json that describes its parts.
ARRAY: Final = "array"
#: The entry of an attempt's run.json that names its part.
PART: Final = "part"

#: Entries of run.json that are lists, which ``put_together`` joins.
_LISTS: Final = ("controls", "spent", "spent_on_slots")
#: Entries of run.json that are objects. Of several objects with one name, the first is kept.
_OBJECTS: Final = ("workers", "loaded", "distributions", "machines")
#: Entries of run.json that an attempt gives to the array.
_OF_FIRST: Final = ("started", "machine", "environment", "revision")
_COMBINED: Final = (*_LISTS, *_OBJECTS, *_OF_FIRST, "attempts", "ended")


def plan_file(part: int) -> str:
    """Return the path of a part's list of samples, below the array's folder."""
    return f"{PLAN_FOLDER}/{part:05d}.jsonl"


def new_attempt(part: int) -> str:
    """Return a new path for an attempt at a part, below the array's folder. Later attempts sort after earlier ones."""
    return f"{PARTS_FOLDER}/{part:05d}-{datetime.now(UTC).strftime('%Y%m%d%H%M%S%f')}-{uuid.uuid4().hex[:8]}"


def further_rows(attempt: str, number: int) -> str:
    """Return the path of a folder that holds only further rows of an attempt, and their times (see remote.py)."""
    return f"{attempt}-{number:05d}"


def describes_attempt(folder: Path) -> bool:
    """Return whether a folder below ``parts`` has the run.json of an attempt, and not only further rows."""
    return len(folder.name.split("-")) < 4


def is_attempt(name: str, part: int) -> bool:
    """Return whether a folder's name is that of an attempt at a part."""
    return name.startswith(f"{part:05d}-")


def is_array(folder: Path) -> bool:
    """Return whether a folder holds an array."""
    return (folder / plan_file(0)).is_file()


def attempt_folders(folder: Path) -> list[Path]:
    """Return the folders of all attempts at all parts of an array, sorted by part and time."""
    with storing(folder / PARTS_FOLDER, "read"), contextlib.suppress(FileNotFoundError):
        return sorted(path for path in (folder / PARTS_FOLDER).iterdir() if path.is_dir())
    return []


def combined(run: Mapping[str, Any], attempts: Sequence[tuple[str, Mapping[str, Any]]]) -> dict[str, Any]:
    """Return the array's run.json together with what its attempts recorded: each one's folder name and run.json."""
    found: dict[str, Any] = {**run, **put_together([part for _, part in attempts])}
    found["attempts"] = [
        {"attempt": name, **{key: part.get(key) for key in ("part", "started", "ended", "machine")}}
        for name, part in attempts
    ]
    begun = [part for _, part in attempts if part.get("started")]
    first = min(begun, key=lambda part: str(part["started"]), default=None)
    if first is not None:
        found.update({name: first.get(name) for name in _OF_FIRST})
    ends = [str(part["ended"]) for _, part in attempts if part.get("ended")]
    if ends:
        found["ended"] = max(ends)
    return found


def put_together(runs: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the controls, times, workers and machines of several runs as entries of one run.json."""
    lists = {name: [one for run in runs for one in run.get(name) or ()] for name in _LISTS}
    objects = {name: dict(ChainMap(*(dict(run.get(name) or {}) for run in runs))) for name in _OBJECTS}
    return {**lists, **objects}


def own_entries(run: Mapping[str, Any]) -> dict[str, Any]:
    """Return the entries of run.json that belong to the array itself, without those that ``combined`` adds."""
    return {name: value for name, value in run.items() if name not in _COMBINED}


def plan_lines(samples: Iterable[Mapping[str, Any]]) -> str:
    """Return the content of a part's plan: one line of JSON per sample."""
    return "".join(json.dumps(sample) + "\n" for sample in samples)
