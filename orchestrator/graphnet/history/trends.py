"""Reads a history: its runs, and its trends with their changes.

A trend holds the rows of one sample on one backend, measured on one machine with the same settings, in the order of
time. Only ratios to the reference's time are compared over time. The reference is measured together with every row, so
a slower machine slows both and hardly changes the ratio.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, func, select

from graphnet.history.changes import Change, common_correlation, find_changes
from graphnet.history.database import History, damaged
from graphnet.history.tables import ROWS, RUNS
from graphnet.outcomes import Outcome
from graphnet.runs.flags import WITHOUT_SPEEDUP

#: The half width of a 95 % interval of a normal distribution, in standard errors.
_HALF_WIDTH: Final = 1.96
#: Rows with these flags are shown, but the search for changes leaves them out, because their ratios were disturbed.
LEFT_OUT: Final = frozenset({*WITHOUT_SPEEDUP, "beside_work"})
#: The search for changes leaves out rows with this flag, except in a trend in which most rows have the flag.
UNSTABLE: Final = "unstable"
#: A change lists at most this many differences between the software before the change and the software after it.
_MOST_DIFFERENCES: Final = 6


@dataclass(frozen=True)
class HistoryRun:
    """One run of a history: the values stored from run.json, and the number of the run's rows per outcome."""

    folder: str
    name: str | None
    started: str
    ended: str | None
    version: str | None
    machine: str | None
    aa_width: float | None
    outcomes: dict[str, int]


@dataclass(frozen=True)
class Point:
    """One row of a trend.

    Attributes:
        started: when the row's run began, in UTC.
        folder: the folder from which the run was added.
        outcome: how the row ended.
        speedup: the reference's time divided by the compiled time; None if the outcome is not OK or no ratio was
            measured.
        low: lower end of the speedup's 95 % interval.
        high: upper end of the speedup's 95 % interval.
        is_searched: whether the search for changes uses the row.
        environment: the row's software, by name.
    """

    started: str
    folder: str
    outcome: str
    speedup: float | None
    low: float | None
    high: float | None
    is_searched: bool
    environment: dict[str, str]


@dataclass(frozen=True)
class TrendChange:
    """A change of a trend. ``before`` is the last row before the change, ``after`` is the first row after it."""

    change: Change
    before: Point
    after: Point

    @property
    def percent(self) -> float:
        """The change of the speedup, in percent; below 0, the backend became slower."""
        return (self.change.factor - 1) * 100

    @property
    def differences(self) -> list[str]:
        """The software that differs between ``before`` and ``after``, as texts such as ``torch 2.9.0 -> 2.9.1``."""
        old, new = self.before.environment, self.after.environment
        names = [name for name in sorted(old.keys() | new.keys()) if old.get(name) != new.get(name)]
        return [f"{name} {old.get(name, 'none')} -> {new.get(name, 'none')}" for name in names[:_MOST_DIFFERENCES]]


@dataclass(frozen=True)
class Trend:
    """The rows of one sample on one backend and machine, with equal settings, ordered by time, and their changes."""

    identity: str
    sample: str
    backend: str
    flavour: str
    where: str
    machine: str
    settings: str
    points: tuple[Point, ...]
    changes: tuple[TrendChange, ...]

    @property
    def site(self) -> str:
        """The trend's backend, in the form that ``--backend`` accepts: NAME:FLAVOUR[@WHERE]."""
        return f"{self.backend}:{self.flavour}" + ("" if self.where == "local" else f"@{self.where}")

    @property
    def outcome_since(self) -> str:
        """The time since which every row has had the same outcome as the latest row."""
        since = self.points[-1]
        for point in reversed(self.points):
            if point.outcome != since.outcome:
                break
            since = point
        return since.started

    @property
    def latest(self) -> float | None:
        """The latest speedup; None if no row of the trend has one."""
        return next((point.speedup for point in reversed(self.points) if point.speedup is not None), None)


@dataclass(frozen=True)
class Choice:
    """The trends to return, chosen by backend and sample, and the rows to read, chosen by time.

    Only rows of runs that began at ``since`` or later, and before ``until``, are read. A field that is None excludes
    nothing.
    """

    backend: str | None = None
    sample: str | None = None
    since: str | None = None
    until: str | None = None


def read_runs(history: History) -> list[HistoryRun]:
    """Return the runs of a history, the oldest first.

    Raises:
        StorageError: the database cannot be read, or holds an invalid time.
    """
    with history.reading() as connection:
        runs = connection.execute(select(RUNS)).all()
        counted = select(ROWS.c.run_id, ROWS.c.outcome, func.count()).group_by(ROWS.c.run_id, ROWS.c.outcome)
        outcomes: dict[int, Counter[str]] = {}
        for run_id, outcome, count in connection.execute(counted):
            outcomes.setdefault(run_id, Counter())[outcome] = count
    found = [
        HistoryRun(
            *(run.folder, run.name, run.started, run.ended, run.version, run.machine, run.aa_width),
            outcomes=dict(sorted(outcomes.get(run.id, Counter()).items())),
        )
        for run in runs
    ]
    for run in found:
        try:
            datetime.fromisoformat(run.started)
        except ValueError:
            raise damaged(history.address, f"a run began at {run.started!r}, which is no time") from None
    return sorted(found, key=lambda one: (one.started, one.folder))


def read_trends(history: History, choice: Choice, least: float) -> list[Trend]:
    """Return the trends of a history with their changes, ordered by backend, sample, machine and settings.

    The search for changes uses two facts about all trends of the history, also about those that ``choice`` leaves out:
    how many there are, and how strongly successive values on each machine are correlated. So the changes of a trend do
    not depend on which backend and sample are chosen.

    Args:
        history: the history.
        choice: which trends to return, and from which span of time to read their rows.
        least: leave out changes smaller than this; 0.02 means 2 %.

    Raises:
        StorageError: the database cannot be read, or holds an invalid JSON text.
    """
    held = _rows_by_trend(history, choice)
    try:
        points = {identity: _points(rows) for identity, rows in held.items()}
    except ValueError as error:
        raise damaged(history.address, f"the flags or the environment of a row cannot be read: {error}") from error
    searched = {identity: [one for one in every if one.is_searched] for identity, every in points.items()}
    count = sum(map(bool, searched.values()))
    by_machine: dict[str, list[list[float]]] = {}
    for identity, used in searched.items():
        by_machine.setdefault(held[identity][0]["machine"], []).append(_logs(used))
    correlations = {machine: common_correlation(many) for machine, many in by_machine.items()}
    found = []
    for identity, rows in held.items():
        first, used = rows[0], searched[identity]
        if choice.backend not in (None, first["backend"]) or choice.sample not in (None, first["sample"]):
            continue
        errors = [math.log((point.high or 1) / (point.low or 1)) / 2 / _HALF_WIDTH for point in used]
        changes = find_changes(_logs(used), errors, count, least, correlations[first["machine"]])
        listed = [TrendChange(change, used[change.index - 1], used[change.index]) for change in changes]
        found.append(_trend(first, points[identity], listed))
    return sorted(found, key=lambda one: (one.site, one.sample, one.machine, one.settings, one.identity))


def _rows_by_trend(history: History, choice: Choice) -> dict[str, list[Any]]:
    """Return the rows of every trend, in the order of time."""
    with history.reading() as connection:
        rows = [row._mapping for row in connection.execute(_query(choice))]
    rows.sort(key=lambda row: (row["started"], row["identity"], row["place"]))
    found: dict[str, list[Any]] = {}
    seen: set[str] = set()
    for row in rows:
        # Use each measurement only once. It is in the history twice if both a merged run and one of the runs from which
        # it was merged were added.
        if row["measurement"] is None or row["measurement"] not in seen:
            found.setdefault(row["trend"], []).append(row)
        seen.add(row["measurement"])
    return found


def _query(choice: Choice) -> Select[Any]:
    columns = ("trend", "place", "measurement", "sample", "backend", "flavour", "where", "machine", "settings")
    measured = ("outcome", "flags", "speedup", "low", "high", "environment")
    wanted = [ROWS.c[name] for name in (*columns, *measured)]
    query = select(*wanted, RUNS.c.started, RUNS.c.folder, RUNS.c.identity).join(RUNS)
    query = query.where(ROWS.c.trend.is_not(None))
    if choice.since is not None:
        query = query.where(RUNS.c.started >= choice.since)
    return query if choice.until is None else query.where(RUNS.c.started < choice.until)


def _logs(points: Sequence[Point]) -> list[float]:
    return [math.log(point.speedup or 1) for point in points]


def _points(rows: Sequence[Any]) -> tuple[Point, ...]:
    """Convert a trend's rows to points. The search uses rows with the flag ``UNSTABLE`` only if most rows have it."""
    flags = [frozenset(map(str, _json(row["flags"], list))) for row in rows]
    unstable = sum(UNSTABLE in held for held in flags)
    left_out = LEFT_OUT if unstable * 2 > len(rows) else LEFT_OUT | {UNSTABLE}
    return tuple(_point(row, left_out.isdisjoint(held)) for row, held in zip(rows, flags, strict=True))


def _point(row: Any, is_undisturbed: bool) -> Point:
    is_right = row["outcome"] == Outcome.OK and all((row[name] or 0) > 0 for name in ("speedup", "low", "high"))
    return Point(
        started=row["started"],
        folder=row["folder"],
        outcome=row["outcome"],
        speedup=row["speedup"] if is_right else None,
        low=row["low"] if is_right else None,
        high=row["high"] if is_right else None,
        is_searched=is_right and is_undisturbed,
        environment=_json(row["environment"], dict),
    )


def _json(text: str, kind: type) -> Any:
    """Parse a JSON text. Raises ValueError if it is no JSON or its value is not of the type ``kind``."""
    value = json.loads(text)
    if not isinstance(value, kind):
        raise ValueError(f"{kind.__name__} expected")
    return value


def _trend(row: Any, points: Sequence[Point], changes: Sequence[TrendChange]) -> Trend:
    return Trend(
        identity=row["trend"],
        sample=row["sample"],
        backend=row["backend"],
        flavour=row["flavour"],
        where=row["where"],
        machine=row["machine"],
        settings=row["settings"],
        points=tuple(points),
        changes=tuple(changes),
    )
