"""Runs, trends and changes of a history as tables, sentences and objects for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from graphnet import units
from graphnet.history.trends import HistoryRun, Trend, TrendChange
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, of_members
from graphnet.units import Measured, Unit


def change_percent(change: TrendChange) -> str:
    return units.change(change.change.factor)


def change_interval(change: TrendChange) -> str:
    return units.change(_measured(change)).partition(" % ")[2]


def change_sentence(change: TrendChange) -> str:
    """Return one sentence about a change: its size, when it began, and which software changed at the same time.

    A change beside another version of the reference is not called the backend's, unless its own time says so.
    """
    what = "slower" if change.percent < 0 else "faster"
    if not change.is_of_backend:
        what = f"{'lower' if change.percent < 0 else 'higher'} speedup, but the reference changed"
    other = ", ".join(change.differences) or "no version or image that the rows name"
    return (
        f"{what}: {units.change(_measured(change))} since the run of {minute(change.after.started)}; "
        f"the run before it began {minute(change.before.started)}; between them changed: {other}"
    )


def trend_sentence(trend: Trend) -> str:
    last = trend.points[-1]
    return f"{len(trend.points)} rows; {last.outcome} since the run of {minute(trend.outcome_since)}"


def runs_answer(runs: Sequence[HistoryRun]) -> Answer:
    """Return the runs of a history, one line per run."""
    rows = [
        (
            *(minute(run.started), run.name or "", sum(run.outcomes.values())),
            ", ".join(f"{count} {outcome}" for outcome, count in run.outcomes.items()),
            *(run.machine or "", run.folder),
        )
        for run in runs
    ]
    members = [vars(run) for run in runs]
    columns = (Column("began"), Column("name"), Column("rows", Unit.integer), *map(Column, ("outcomes", "machine")))
    sheet = Sheet((*columns, Column("folder")), rows, folds=True)
    return Answer((sheet, Note(units.count(len(runs), "run"))), lambda: {"runs": members}, of_members(members))


def trend_answer(trends: Sequence[Trend], every: bool) -> Answer:
    """Return one line per change. If ``every`` is true, one line per trend comes first, which CSV then writes."""
    changed = sum(bool(one.changes) for one in trends)
    note = Note(f"{len(trends):,} trends, {changed:,} of them changed")
    changes = _changes(trends)
    sheets = [_trends(trends)] if every else []
    shown = [*sheets, changes] if changes.rows else sheets
    return Answer((*shown, note), lambda: {"trends": [_members(one) for one in trends]}, (*sheets, changes)[0])


def _trends(trends: Sequence[Trend]) -> Sheet:
    columns = (
        *(Column("backend"), Column("sample"), Column("rows", Unit.integer), Column("outcome"), Column("since")),
        *(Column("speedup", Unit.ratio), Column("changes", Unit.integer), Column("machine")),
    )
    rows = [
        (
            *(one.site, one.sample, len(one.points), one.points[-1].outcome),
            *(_time(one.outcome_since), one.latest and one.latest.speedup, len(one.changes), one.machine),
        )
        for one in trends
    ]
    return Sheet(columns, rows, folds=True)


def _changes(trends: Sequence[Trend]) -> Sheet:
    changes = [(one, change) for one in trends for change in one.changes]
    changes.sort(key=lambda pair: (pair[1].after.started, pair[0].site, pair[0].sample))
    columns = (
        *(Column("since"), Column("backend"), Column("sample"), Column("speed [95 %]", Unit.change_interval, "factor")),
        *(Column("last run before"), Column("what else changed")),
    )
    rows = [
        (
            *(_time(change.after.started), one.site, one.sample, _measured(change), _time(change.before.started)),
            other_text(change) or Cell("", text="no version or image"),
        )
        for one, change in changes
    ]
    return Sheet(columns, rows, folds=True)


def other_text(change: TrendChange) -> str:
    """Return the software that changed beside a change; empty if none is known."""
    note = "" if change.is_of_backend else " (so this may be the reference)"
    return ", ".join(change.differences) + note


def _measured(change: TrendChange) -> Measured:
    return Measured(change.change.factor, change.change.low, change.change.high)


def _time(time: str) -> Cell:
    return Cell(time, text=minute(time))


def _members(trend: Trend) -> dict[str, Any]:
    return {
        "backend": trend.backend,
        "flavour": trend.flavour,
        "where": trend.where,
        "sample": trend.sample,
        "machine": trend.machine,
        "settings": trend.settings,
        "outcome_since": trend.outcome_since,
        "rows": [vars(point) for point in trend.points],
        "changes": [
            {
                "since": change.after.started,
                "run": change.after.folder,
                "before": change.before.started,
                "run_before": change.before.folder,
                "factor": change.change.factor,
                "low": change.change.low,
                "high": change.change.high,
                "differences": change.differences,
                "of_backend": change.is_of_backend,
            }
            for change in trend.changes
        ],
    }


def minute(time: str) -> str:
    """Return a time of a history without its seconds."""
    return time[:16].replace("T", " ")
