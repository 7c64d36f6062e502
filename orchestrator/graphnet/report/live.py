"""Make the page of runs anew while they grow, until no more rows can come."""

from __future__ import annotations

import contextlib
import math
import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from graphnet import units
from graphnet.errors import GraphNetError, StorageError
from graphnet.runs.listing import RunEntry, RunState, describe, is_being_written
from graphnet.runs.parts import attempt_folders, is_array
from graphnet.runs.remote import is_mirror
from graphnet.runs.store import RESULTS_FILE, RUN_FILE, RunStore

#: How often the runs' files are looked at, in seconds. A look reads no file.
_LOOK_S: Final = 1.0
#: How often a run at a URL is copied anew, in seconds. The machine that measures copies its rows there as often.
_COPY_S: Final = 30.0
#: The watch ends if a run at a URL could not be copied so many times one after the other.
_FAILED_COPIES: Final = 3
#: After a page, no other page is made for this many times the time that the page took. So making pages takes less than
#: a tenth of one core from the machine, which may be measuring.
_REST: Final = 10
_LEAST_REST_S: Final = 2.0
#: The time left is estimated only if the run's last command has measured at least this many rows.
_FEWEST_ROWS: Final = 2


@dataclass(frozen=True)
class Live:
    """The state of runs that still grow.

    Attributes:
        planned: the number of rows that the runs will have; None if it is unknown for one of them.
        changed: when the last row was stored, in UTC.
        left_s: the estimated seconds until the runs are complete; None if there is no basis for an estimate.
        reload_s: the seconds after which the page loads itself anew.
    """

    planned: int | None
    changed: datetime
    left_s: float | None
    reload_s: float

    def sentence(self, rows: int) -> str:
        """Return the line at the top of a page."""
        known = f"{rows:,} rows" if self.planned is None else f"{rows:,} of {self.planned:,} rows"
        left = "" if self.left_s is None else f", about {units.clock(self.left_s)} left"
        return f"live, {known}{left}, last change {self.changed:%H:%M:%S} UTC"


def watch(
    find: Callable[[], Sequence[Path]],
    make: Callable[[Live | None], object],
    sleep: Callable[[float], object] = time.sleep,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Make a page whenever rows were stored, and a last page when the runs have ended or the user presses Ctrl-C.

    An error also leaves a last page, if one can be made, because an open live page would load itself anew forever.

    A run has ended if no process of this machine writes it. Other machines may be writing a run at a URL or an array;
    such a run has ended when it is complete.

    Args:
        find: returns the runs' folders. If a run is at a URL, the function copies it anew.
        make: makes the page. It gets the state of the runs; None for the last page.
        sleep, clock: replaced in tests.

    Raises:
        UsageError: a run was removed, or it ended without a row.
        StorageError: a file cannot be read or written, or a run at a URL could not be copied several times.
        KeyboardInterrupt: the user pressed Ctrl-C before the first page.
    """
    seen: _Look | None = None
    rest_s, rest_until, has_page = _LEAST_REST_S, -math.inf, False
    folders: Sequence[Path] = ()
    failed = 0
    try:
        while True:
            try:
                folders, failed = find(), 0
            except StorageError:
                failed += 1
                if not folders or failed == _FAILED_COPIES:
                    raise
            look = _look(folders)
            # Once the last writer is gone, nothing is being measured any more, so the last page need not wait.
            is_due = clock() >= rest_until or (seen is not None and look.written != seen.written)
            if look != seen and is_due:
                began = clock()
                entries = [describe(folder) for folder in folders]
                if not any(map(_may_grow, entries)):
                    break
                if all(entry.rows for entry in entries):
                    # When an open page loads itself anew, the next page has been made, if rows were stored meanwhile.
                    make(_live(entries, look.changed, rest_s * (1 + 1 / _REST) + _LOOK_S))
                    # The first page also loads libraries, so its time says little about the next ones.
                    rest_s = max(_LEAST_REST_S, _REST * (clock() - began)) if has_page else _LEAST_REST_S
                    has_page = True
                seen, rest_until = look, clock() + rest_s
            sleep(_COPY_S if any(map(is_mirror, folders)) else _LOOK_S)
    except KeyboardInterrupt:
        if not has_page:
            raise
    except GraphNetError:
        if has_page:
            with contextlib.suppress(Exception):
                make(None)
        raise
    make(None)


@dataclass(frozen=True)
class _Look:
    """The state of the runs' folders, as far as it shows without reading a file.

    ``written``: whether a process of this machine writes each run. ``files``: identity, size and time of each file of
    rows and each run.json. ``changed``: when the last row was stored, in seconds since 1970.
    """

    written: tuple[bool, ...]
    files: tuple[tuple[int, int, int], ...]
    changed: float


def _look(folders: Sequence[Path]) -> _Look:
    written = tuple(map(is_being_written, folders))
    parts = [part for folder in folders for part in (folder, *(attempt_folders(folder) if is_array(folder) else ()))]
    rows = _states(part / RESULTS_FILE for part in parts)
    found = [*rows, *_states(part / RUN_FILE for part in parts)]
    files = tuple((one.st_ino, one.st_size, one.st_mtime_ns) for one in found)
    return _Look(written, files, max((one.st_mtime for one in rows), default=0.0))


def _states(paths: Iterable[Path]) -> list[os.stat_result]:
    found = []
    for path in paths:
        # A run without a row has no file of rows yet.
        with contextlib.suppress(OSError):
            found.append(path.stat())
    return found


def _may_grow(entry: RunEntry) -> bool:
    elsewhere = is_array(entry.folder) or is_mirror(entry.folder)
    return entry.state is RunState.running or (entry.state is RunState.partial and elsewhere)


def _live(entries: Sequence[RunEntry], changed: float, reload_s: float) -> Live:
    planned = [entry.planned for entry in entries if entry.planned is not None]
    left = [_left_s(entry, changed) for entry in entries if _may_grow(entry)]
    known = [one for one in left if one is not None]
    return Live(
        planned=sum(planned) if len(planned) == len(entries) else None,
        changed=datetime.fromtimestamp(changed, UTC),
        left_s=max(known) if len(known) == len(left) else None,
        reload_s=reload_s,
    )


def _left_s(entry: RunEntry, changed: float) -> float | None:
    """Estimate the seconds until a run is complete, from the mean time per row since it was begun or last resumed."""
    session = RunStore.open(entry.folder).about().session
    # An array has no session: the attempts at its parts are begun one by one.
    if session is None or session.started is None:
        return None
    try:
        began = datetime.fromisoformat(session.started).timestamp()
    except ValueError:
        return None
    measured = entry.rows - (session.rows_before or 0)
    if entry.planned is None or measured < _FEWEST_ROWS or changed <= began:
        return None
    return max(0.0, (entry.planned - entry.rows) * (changed - began) / measured)
