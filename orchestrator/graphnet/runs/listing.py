"""Find the runs below a folder, give a run a name, find a run by its name, and remove runs."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from graphnet import COMMAND
from graphnet.errors import GraphNetError, StorageError, UsageError
from graphnet.nearest import nearest, proposal
from graphnet.outcomes import Outcome
from graphnet.runs.lock import LOCK_FILE
from graphnet.runs.parts import PARTS_FOLDER, PLAN_FOLDER, attempt_folders, is_array
from graphnet.runs.remote import is_mirror, mirrored, typed_url
from graphnet.runs.sources import SOURCES_FOLDER
from graphnet.runs.store import DAMAGED_FILE, PAGE_FILE, RESULTS_FILE, RUN_FILE, SUPERSEDED_FILE, RunStore
from graphnet.runs.times import TIMES_FILE
from graphnet.settings import RUNS_FOLDER

#: The key of run.json under which a run's name is stored. A run has a name only if a user gave it one.
NAME: Final = "name"
#: The names of everything that commands write into a run's folder. A folder with any other entry is not removed.
_OWN_ENTRIES: Final = frozenset(
    {
        *(RUN_FILE, RESULTS_FILE, TIMES_FILE, SUPERSEDED_FILE, DAMAGED_FILE, LOCK_FILE, SOURCES_FOLDER),
        *("repaired", "artifacts", PAGE_FILE, PLAN_FOLDER, PARTS_FOLDER),
    }
)
#: ``bench --model`` extracts the model into this folder of the run. Without --model, it belongs to the user.
_EXTRACTED: Final = "samples"
#: The kernel's list of file locks. Taking the lock to test it could make a ``bench --resume`` fail that starts then.
_LOCKS: Final = Path("/proc/locks")
_NAME: Final = re.compile(r"[A-Za-z0-9][\w.+-]{0,99}")


class RunState(StrEnum):
    """The state of a run."""

    running = "running"
    """A command is writing the run now."""
    complete = "complete"
    """No row is missing, and no row is to be measured again."""
    partial = "partial"
    """Rows are missing or are to be measured again; ``bench --resume`` measures them."""
    unreadable = "unreadable"
    """A file of the run cannot be read."""


@dataclass(frozen=True)
class RunEntry:
    """One run, as the list of runs shows it.

    Attributes:
        name: the name that a user gave to the run.
        started: when the run began, in UTC; None if run.json does not say so.
        planned: the number of rows that the run is to have; None for an imported run and a merged run.
        backends: the sites that the user asked for: NAME[:FLAVOUR][@WHERE] of each backend.
        nbytes: the total size of the run's files, in bytes.
        problem: the reason why the run cannot be read; None if it can be read.
    """

    folder: Path
    name: str | None
    state: RunState
    started: datetime | None
    rows: int
    planned: int | None
    backends: tuple[str, ...]
    outcomes: dict[Outcome, int]
    nbytes: int
    problem: str | None = None

    def members(self) -> dict[str, Any]:
        """Return the entry as an object for JSON."""
        return {
            "run": str(self.folder),
            "name": self.name,
            "state": self.state,
            "started": None if self.started is None else self.started.isoformat(),
            "rows": self.rows,
            "planned_rows": self.planned,
            "backends": list(self.backends),
            "outcomes": {str(outcome): count for outcome, count in self.outcomes.items()},
            "bytes": self.nbytes,
            "problem": self.problem,
        }


def find_runs(folder: Path) -> list[RunEntry]:
    """Return the runs in a folder, or the folder itself, the oldest first. Raises UsageError if it does not exist."""
    if not folder.is_dir():
        raise UsageError(f"{folder} is not a folder; name a folder that holds runs, or start one by {COMMAND} bench")
    entries = [describe(path) for path in _run_folders(folder)]
    return sorted(entries, key=lambda one: (one.started or datetime.min.replace(tzinfo=UTC), str(one.folder)))


def describe(folder: Path) -> RunEntry:
    """Return the entry of the run in a folder. If the run cannot be read, the entry's ``problem`` says why."""
    size = _size(folder)
    try:
        store = RunStore.open(folder)
        about, heads = store.about(), store.heads()
    except GraphNetError as error:
        return RunEntry(folder, None, RunState.unreadable, None, 0, None, (), {}, size, str(error))
    done = sum(not head.is_retried for head in heads)
    missing = (about.planned or 0) - done
    state = RunState.partial if missing > 0 or done < len(heads) else RunState.complete
    return RunEntry(
        folder=folder,
        name=about.name,
        state=RunState.running if is_being_written(folder) else state,
        started=about.began,
        rows=len(heads),
        planned=about.planned,
        backends=tuple(about.request.backends or ()),
        outcomes=dict(Counter(head.outcome for head in heads)),
        nbytes=size,
    )


def run_folder(typed: Path) -> Path:
    """Find the run that a user means: by its folder, by its folder's name in graphnet-runs, or by the run's name.

    For a URL, bring a copy on this machine up to date, and return its folder.

    Raises UsageError if there is no such run. The message proposes similar runs.
    """
    if (typed / RUN_FILE).is_file():
        return typed
    url = typed_url(typed)
    if url is not None:
        copy = mirrored(url)
        if not (copy / RUN_FILE).is_file():
            raise UsageError(f"{url} holds no run: there is no {RUN_FILE} in it")
        return copy
    text = str(typed)
    if typed.parent == Path(".") and not typed.exists():
        known = {path.name: path for path in _run_folders(RUNS_FOLDER)}
        named = {name: path for path in known.values() if (name := _name_of(path))}
        if text in (known | named):
            return (known | named)[text]
        near = nearest(text, [*named, *known])
    else:
        beside = {path.name: path for path in _run_folders(typed.parent)}
        near = tuple(str(beside[name]) for name in nearest(typed.name, beside))
    hint = proposal(near) or "`graphnet runs` lists the runs"
    raise UsageError(f"{typed} holds no run: there is no {RUN_FILE} in it; {hint}", near)


def name_run(folder: Path, name: str | None) -> None:
    """Give a run a name by which every command finds the run; None removes its name.

    Raises UsageError if the name is malformed, another run in the same folder has it, or a command is writing the run.
    """
    if is_mirror(folder):
        raise UsageError("a run at a URL cannot be named here; copy it to this machine first")
    store = RunStore.open(folder)
    if name is not None:
        if not _NAME.fullmatch(name):
            raise UsageError(f"{name!r} cannot name a run; use letters, digits and . _ + -, beginning with a letter")
        for other in _run_folders(folder.resolve().parent):
            taken = name in (other.name, _name_of(other))
            if taken and other.resolve() != folder.resolve():
                raise UsageError(f"{other} has the name {name!r} already; choose another one")
    store.lock()
    try:
        run = store.read_run()
        run.pop(NAME, None)
        store.write_run(run | ({NAME: name} if name is not None else {}))
    finally:
        store.unlock()


def foreign_entries(folder: Path) -> list[str]:
    """Return the entries of a run's folder that no command writes. A folder with such entries must not be removed."""
    command = RunStore.open(folder).about().command or ()
    extracted = any(part.partition("=")[0] == "--model" for part in command)
    own = _OWN_ENTRIES | ({_EXTRACTED} if extracted else set())
    names = sorted(path.name for path in folder.iterdir())
    return [name for name in names if name.removesuffix(".new") not in own]


def remove_run(folder: Path) -> None:
    """Remove a run's folder with everything in it.

    Raises:
        UsageError: see ``require_removable``; or a command is writing the run. Nothing is removed.
        StorageError: a file cannot be removed. run.json is removed last, so a later call can remove the rest.
    """
    require_removable(folder)
    store = RunStore.open(folder)
    store.lock()
    try:
        entries = sorted(folder.iterdir(), key=lambda path: path.name in (RUN_FILE, LOCK_FILE))
        for path in entries:
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        folder.rmdir()
    except OSError as error:
        raise StorageError(f"{folder} cannot be removed completely: {error}") from error
    finally:
        store.unlock()


def require_removable(folder: Path) -> None:
    """Raise UsageError unless the folder holds a run that ``remove_run`` may remove."""
    if not (folder / RUN_FILE).is_file():
        raise UsageError(f"{folder} holds no run: there is no {RUN_FILE} in it, so it is not removed")
    if folder.is_symlink():
        raise UsageError(f"{folder} is a link; name the folder that it leads to")
    foreign = foreign_entries(folder)
    if foreign:
        shown = ", ".join(foreign[:3]) + (", ..." if len(foreign) > 3 else "")
        raise UsageError(f"{folder} also holds {shown}, which is not part of a run; remove that folder yourself")
    if is_being_written(folder):
        raise UsageError(f"a command is writing {folder} now; wait for it, or end it")


def is_being_written(folder: Path) -> bool:
    """Return whether a process on this machine holds the lock of the run, without trying to take the lock."""
    inodes = set()
    # The attempts at the parts of an array have locks of their own.
    for path in (folder, *(attempt_folders(folder) if is_array(folder) else ())):
        with contextlib.suppress(OSError):
            inodes.add((path / LOCK_FILE).stat().st_ino)
    try:
        locks = _LOCKS.read_text(encoding="ascii", errors="replace").splitlines() if inodes else []
    except OSError:
        return False
    # Compare only the inode: on overlay and btrfs, the kernel's list and ``stat`` give different device numbers.
    return any(" FLOCK " in line and any(f":{inode} " in line for inode in inodes) for line in locks)


def chosen_for_removal(
    entries: Sequence[RunEntry], keep: int | None, before: datetime | None, partial: bool
) -> list[RunEntry]:
    """Return those of ``entries``, the oldest first, that meet every given condition.

    A run that has a name, is being written, or cannot be read is never chosen, nor is an array with missing rows.
    ``keep`` spares the newest runs, ``before`` asks for an earlier start, and ``partial`` for missing rows.
    """
    candidates = entries if keep is None else entries[: max(0, len(entries) - keep)]
    return [
        one
        for one in candidates
        if one.name is None
        and one.state in ((RunState.partial,) if partial else (RunState.partial, RunState.complete))
        and (before is None or (one.started is not None and one.started < before))
        # Other machines may be measuring the missing parts of an array.
        and not (one.state is RunState.partial and is_array(one.folder))
    ]


def _run_folders(folder: Path) -> list[Path]:
    if (folder / RUN_FILE).is_file():
        return [folder]
    with contextlib.suppress(OSError):
        return sorted(path for path in folder.iterdir() if (path / RUN_FILE).is_file())
    return []


def _name_of(folder: Path) -> str | None:
    with contextlib.suppress(GraphNetError):
        return RunStore.open(folder).about().name
    return None


def _size(folder: Path) -> int:
    size = 0
    for root, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                size += (Path(root) / name).lstat().st_size
    return size
