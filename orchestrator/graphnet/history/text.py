"""Writes runs, trends and changes of a history as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from graphnet.history.trends import HistoryRun, Trend, TrendChange
from graphnet.printable import printable


def change_percent(change: TrendChange) -> str:
    """Return the change of the speedup as a text such as ``-9.1 %``."""
    return f"{change.percent:+.1f} %"


def change_interval(change: TrendChange) -> str:
    """Return the 95 % interval of a change as a text such as ``[-9.9 %, -8.3 %]``."""
    return f"[{(change.change.low - 1) * 100:+.1f} %, {(change.change.high - 1) * 100:+.1f} %]"


def change_sentence(change: TrendChange) -> str:
    """Return one sentence about a change: when it began, its size, and which software changed at the same time."""
    what = "slower" if change.percent < 0 else "faster"
    other = ", ".join(change.differences) or "no version or image that the rows name"
    return (
        f"{what}: {change_percent(change)} {change_interval(change)} since the run of {_minute(change.after.started)}; "
        f"the run before it began {_minute(change.before.started)}; between them changed: {other}"
    )


def trend_sentence(trend: Trend) -> str:
    """Return a sentence with the number of a trend's rows, its last outcome, and since when it has this outcome."""
    last = trend.points[-1]
    return f"{len(trend.points)} rows; {last.outcome} since the run of {_minute(trend.outcome_since)}"


def runs_json(runs: Sequence[HistoryRun]) -> str:
    """Return the runs as JSON."""
    return json.dumps({"runs": [vars(run) for run in runs]})


def trend_json(trends: Sequence[Trend]) -> str:
    """Return all trends with their rows and changes as JSON."""
    return json.dumps({"trends": [_members(one) for one in trends]})


def print_runs(console: Console, runs: Sequence[HistoryRun]) -> None:
    """Print one line per run."""
    table = _table(("began", "name", "rows", "outcomes", "machine", "folder"))
    for run in runs:
        counts = ", ".join(f"{count} {outcome}" for outcome, count in run.outcomes.items())
        total = f"{sum(run.outcomes.values()):,}"
        _add(table, _minute(run.started), run.name or "", total, counts, run.machine or "", run.folder)
    console.print(table)


def print_trend(console: Console, trends: Sequence[Trend], every: bool) -> None:
    """Print one line per change. If ``every`` is true, print one line per trend first."""
    if every:
        table = _table(("backend", "sample", "rows", "outcome", "since", "speedup", "changes", "machine"))
        for one in trends:
            last, latest = one.points[-1], one.latest
            shown = "" if latest is None else f"{latest:.2f}x"
            known = (one.site, one.sample, str(len(one.points)), last.outcome, _minute(one.outcome_since))
            _add(table, *known, shown, str(len(one.changes)), one.machine)
        console.print(table)
    changes = [(one, change) for one in trends for change in one.changes]
    changes.sort(key=lambda pair: (pair[1].after.started, pair[0].site, pair[0].sample))
    if changes:
        table = _table(("since", "backend", "sample", "speed", "95 % interval", "last run before", "what else changed"))
        for one, change in changes:
            speed = (change_percent(change), change_interval(change))
            before = _minute(change.before.started)
            other = ", ".join(change.differences) or "no version or image"
            _add(table, _minute(change.after.started), one.site, one.sample, *speed, before, other)
        console.print(table)
    changed = sum(bool(one.changes) for one in trends)
    console.print(f"{len(trends):,} trends, {changed:,} of them changed", highlight=False)


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
            }
            for change in trend.changes
        ],
    }


def _minute(time: str) -> str:
    return time[:16].replace("T", " ")


def _table(columns: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _add(table: Table, *cells: str) -> None:
    # Rich does not read markup in Text objects, and ``printable`` removes characters that could control the terminal.
    table.add_row(*(Text(printable(cell)) for cell in cells))
