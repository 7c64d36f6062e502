"""Reads a history: its runs, and its trends with their changes.

A trend holds the rows of one sample on one backend, measured on one machine with the same settings, in the order of
time. Only ratios to the reference's time are compared over time. The reference is measured together with every row, so
a slower machine slows both and hardly changes the ratio.
"""

from __future__ import annotations

import itertools
import json
import math
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, func, select

from graphnet.history.changes import Change, common_correlation, find_changes
from graphnet.history.database import History, damaged
from graphnet.history.tables import ROWS, RUNS
from graphnet.outcomes import Outcome
from graphnet.runs.flags import WITH, Effect, Flag
from graphnet.runs.record import site_text

#: Rows with these flags are shown, but the search for changes leaves them out. It also leaves out unstable rows, except
#: in a trend in which most rows are unstable.
LEFT_OUT: Final = frozenset(flag.value for flag in WITH[Effect.NO_SPEEDUP])
#: A change lists at most this many differences of the software.
_MOST_DIFFERENCES: Final = 6
#: See ``TrendChange.is_of_backend``.
_OWN_SHARE: Final = 0.5
#: The columns that all rows of a trend have in common.
_TREND: Final = ("sample", "backend", "flavour", "where", "machine", "settings")


@dataclass(frozen=True)
class HistoryRun:
    """One run of a history, and the number of its rows per outcome."""

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

    ``started`` is when the row's run began, in UTC; ``folder`` is the one from which the run was added. ``speedup``,
    the ends of its 95 % interval, and the standard error of its logarithm are None if the outcome is not OK or no ratio
    was measured. ``environment`` has the software of the row, and ``reference`` that of the reference; it is empty if
    the run does not know it. ``compiled_ns`` is the time of one call of the compiled graph.
    """

    started: str
    folder: str
    outcome: str
    speedup: float | None
    low: float | None
    high: float | None
    is_searched: bool
    environment: dict[str, str]
    reference: dict[str, str] = field(default_factory=dict)
    error: float | None = None
    compiled_ns: int | None = None


@dataclass(frozen=True)
class TrendChange:
    """A change of a trend, between the row ``before`` and the row ``after``.

    ``compiled_factor`` is the factor by which the median time of the compiled graph changed; None if it is unknown.
    """

    change: Change
    before: Point
    after: Point
    compiled_factor: float | None = None

    @property
    def percent(self) -> float:
        """The change of the speedup, in percent."""
        return (self.change.factor - 1) * 100

    @property
    def is_slower(self) -> bool:
        """Whether the backend became slower. A lower speedup beside a changed reference may be the reference's."""
        return self.percent < 0 and self.is_of_backend

    @property
    def is_of_backend(self) -> bool:
        """Whether the change is the backend's: the reference's software is the same, or only the backend explains it.

        If the software of both sides changed, the change is the backend's only if the compiled graph's own time moved
        by at least half of it (on the logarithmic scale). Times of several days also depend on the machine's state, so
        they decide nothing as long as one side did not change.
        """
        if not self.reference_differences:
            return True
        if not _differences(self.before.environment, self.after.environment) or self.compiled_factor is None:
            return False
        return -math.log(self.compiled_factor) / math.log(self.change.factor) >= _OWN_SHARE

    @property
    def reference_differences(self) -> list[str]:
        """The software of the reference that differs, if it is known on both sides."""
        old, new = self.before.reference, self.after.reference
        return [f"reference's {one}" for one in _differences(old, new)] if old and new else []

    @property
    def differences(self) -> list[str]:
        """The software that differs, as texts such as ``torch 2.9.0 -> 2.9.1``. The reference's comes first."""
        found = [*self.reference_differences, *_differences(self.before.environment, self.after.environment)]
        return found[:_MOST_DIFFERENCES]


def _differences(old: dict[str, str], new: dict[str, str]) -> list[str]:
    names = [name for name in sorted(old.keys() | new.keys()) if old.get(name) != new.get(name)]
    return [f"{name} {old.get(name, 'none')} -> {new.get(name, 'none')}" for name in names]


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
        """The trend's backend, as ``--backend`` accepts it: NAME:FLAVOUR[@WHERE]."""
        return site_text(self.backend, self.flavour, self.where, None)

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
    def latest(self) -> Point | None:
        """The latest row with a speedup."""
        return next((point for point in reversed(self.points) if point.speedup is not None), None)


@dataclass(frozen=True)
class Choice:
    """The trends to return, chosen by backend and sample, and the rows to read, by the time at which their run began.

    A row is read if its run began at ``since`` or later, and before ``until``.
    """

    backend: str | None = None
    sample: str | None = None
    since: str | None = None
    until: str | None = None


def read_runs(history: History) -> list[HistoryRun]:
    """Return the runs of a history, the oldest first.

    Raises StorageError if the database cannot be read, or holds an invalid time.
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
    """Return the chosen trends of a history with their changes of at least ``least`` (0.02 means 2 %).

    They are ordered by backend, sample, machine and settings. The search for changes uses two facts about all trends of
    the history, also about those that ``choice`` leaves out: how many there are, and how strongly successive values on
    each machine are correlated. So the changes of a trend do not depend on which backend and sample are chosen.

    Raises StorageError if the database cannot be read, or holds an invalid JSON text.
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
        errors = [point.error or 0.0 for point in used]
        changes = find_changes(_logs(used), errors, count, least, correlations[first["machine"]])
        listed = tuple(_listed(used, changes))
        found.append(Trend(identity, **{name: first[name] for name in _TREND}, points=points[identity], changes=listed))
    return sorted(found, key=lambda one: (one.site, one.sample, one.machine, one.settings, one.identity))


def _listed(points: Sequence[Point], changes: Sequence[Change]) -> Iterator[TrendChange]:
    """Yield each change with the rows around it, and what became of the compiled graph's time between its segments."""
    bounds = [0, *(change.index for change in changes), len(points)]
    medians = [_median_ns(points[begin:end]) for begin, end in itertools.pairwise(bounds)]
    for change, (before, after) in zip(changes, itertools.pairwise(medians), strict=True):
        factor = after / before if before and after else None
        yield TrendChange(change, points[change.index - 1], points[change.index], factor)


def _median_ns(points: Sequence[Point]) -> float | None:
    known = [point.compiled_ns for point in points if point.compiled_ns]
    return statistics.median(known) if known else None


def _rows_by_trend(history: History, choice: Choice) -> dict[str, list[Any]]:
    with history.reading() as connection:
        rows = [row._mapping for row in connection.execute(_query(choice))]
    rows.sort(key=lambda row: (row["started"], row["identity"], row["place"]))
    found: dict[str, list[Any]] = {}
    seen: set[str] = set()
    for row in rows:
        # A measurement is in the history twice if both a merged run and one of its parts were added.
        if row["measurement"] is None or row["measurement"] not in seen:
            found.setdefault(row["trend"], []).append(row)
        seen.add(row["measurement"])
    return found


def _query(choice: Choice) -> Select[Any]:
    measured = ("outcome", "flags", "speedup", "low", "high", "error", "compiled_ns", "environment", "reference")
    wanted = [ROWS.c[name] for name in ("trend", "place", "measurement", *_TREND, *measured)]
    query = select(*wanted, RUNS.c.started, RUNS.c.folder, RUNS.c.identity).join(RUNS)
    query = query.where(ROWS.c.trend.is_not(None))
    if choice.since is not None:
        query = query.where(RUNS.c.started >= choice.since)
    return query if choice.until is None else query.where(RUNS.c.started < choice.until)


def _logs(points: Sequence[Point]) -> list[float]:
    return [math.log(point.speedup or 1) for point in points]


def _points(rows: Sequence[Any]) -> tuple[Point, ...]:
    """Convert a trend's rows to points. The search uses rows with the flag ``unstable`` only if most rows have it."""
    flags = [frozenset(map(str, _json(row["flags"], list))) for row in rows]
    unstable = sum(Flag.UNSTABLE in held for held in flags)
    left_out = LEFT_OUT if unstable * 2 > len(rows) else LEFT_OUT | {Flag.UNSTABLE}
    return tuple(_point(row, left_out.isdisjoint(held)) for row, held in zip(rows, flags, strict=True))


def _point(row: Any, is_undisturbed: bool) -> Point:
    ratio = {name: row[name] for name in ("speedup", "low", "high")}
    is_right = row["outcome"] == Outcome.OK and all((one or 0) > 0 for one in ratio.values())
    return Point(
        **{name: row[name] for name in ("started", "folder", "outcome")},
        **(ratio if is_right else dict.fromkeys(ratio)),
        is_searched=is_right and is_undisturbed,
        environment=_json(row["environment"], dict),
        reference=_json(row["reference"], dict),
        error=row["error"] if is_right else None,
        compiled_ns=row["compiled_ns"],
    )


def _json(text: str, kind: type) -> Any:
    """Parse a JSON text. Raises ValueError if it is not JSON of the type ``kind``."""
    value = json.loads(text)
    if not isinstance(value, kind):
        raise ValueError(f"{kind.__name__} expected")
    return value
