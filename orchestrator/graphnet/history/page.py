"""Makes the page of a history: one HTML file with the changes, charts of changed trends, and a table of all trends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import altair as alt

from graphnet.history.text import (
    change_interval,
    change_percent,
    change_sentence,
    minute,
    other_text,
    trend_sentence,
)
from graphnet.history.trends import HistoryRun, Point, Trend, TrendChange
from graphnet.outcomes import WRONG, Outcome
from graphnet.report import libraries
from graphnet.report.chart import DARK, HEIGHT, LIGHT, WIDTH, Chart, complete
from graphnet.report.packing import pack
from graphnet.report.safe import plain

#: The page shows charts of at most this many changed trends: those with the latest changes.
_MOST_CHARTS: Final = 40
_MOST_CHANGES: Final = 200
#: The number of trends whose data the page compresses together.
_GROUP: Final = 50
_FIELDS: Final = ("started", "outcome", "speedup", "low", "high", "used", "folder")
_COLUMNS: Final = (
    *(("sample", "text", False), ("backend", "text", True), ("machine", "text", True), ("rows", "integer", False)),
    *(("outcome", "text", True), ("result", "text", True), ("outcome since", "text", False)),
    *(("speedup", "ratio_interval", False), ("low", "ratio", False), ("high", "ratio", False)),
    *(("changes", "integer", False), ("last change", "text", False), ("since", "text", False)),
)
_HIDDEN: Final = ("result", "low", "high")


def make_history_page(runs: Sequence[HistoryRun], trends: Sequence[Trend], source: str, least: float) -> str:
    """Make the page of a history as HTML.

    ``source`` is the address of the history, without a password. ``least`` is the smallest change that was searched
    for; 0.02 means 2 %.
    """
    changes = sorted(
        ((one, change) for one in trends for change in one.changes),
        key=lambda pair: (pair[1].after.started, abs(pair[1].percent)),
        reverse=True,
    )
    changed = list({trend.identity: trend for trend, _ in changes}.values())
    charts = [_chart(number, trend) for number, trend in enumerate(changed[:_MOST_CHARTS])]
    parts = {
        "charts": pack([{"name": chart.name, "spec": chart.spec, "legend": False} for chart in charts]),
        "trend-spec": pack(_spec(alt.NamedData("points"), alt.NamedData("changes"), "The speedups of this trend")),
        "settings": pack(_settings(trends)),
        "table": pack([_cells(one) for one in trends]),
    }
    for begin in range(0, len(trends), _GROUP):
        parts[f"trend-{begin // _GROUP}"] = pack([_packed(one) for one in trends[begin : begin + _GROUP]])
    return libraries.render(
        libraries.asset("history.html.j2", "graphnet.history"),
        libraries.scripts(libraries.asset("history.js", "graphnet.history")),
        source=source,
        runs=[plain(vars(run)) for run in runs],
        changes=[_change_line(one, change) for one, change in changes[:_MOST_CHANGES]],
        hidden=max(0, len(changes) - _MOST_CHANGES),
        least=f"{least:.0%}" if least * 100 == round(least * 100) else f"{least:.1%}",
        charts=charts,
        parts=parts,
    )


def _settings(trends: Sequence[Trend]) -> dict[str, Any]:
    return {
        "columns": [{"title": title, "kind": kind, "filter": is_filter} for title, kind, is_filter in _COLUMNS],
        "hidden": list(_HIDDEN),
        "groups": [(number // _GROUP, number % _GROUP) for number in range(len(trends))],
        "fields": list(_FIELDS),
        "light": LIGHT,
        "dark": DARK,
        "series": 1,
    }


def _cells(trend: Trend) -> list[Any]:
    last, latest = trend.points[-1], trend.latest
    newest = trend.changes[-1] if trend.changes else None
    result = "right" if last.outcome == Outcome.OK else "wrong" if last.outcome in WRONG else "other"
    cells: list[Any] = [
        *(trend.sample, trend.site, trend.machine, len(trend.points)),
        *(last.outcome, result, trend.outcome_since[:10]),
        *((None, None, None) if latest is None else (latest.speedup, latest.low, latest.high)),
        *(len(trend.changes), "" if newest is None else change_percent(newest)),
        "" if newest is None else newest.after.started[:10],
    ]
    return list(plain(cells))


def _packed(trend: Trend) -> dict[str, Any]:
    sentences = [trend_sentence(trend), *(change_sentence(one) for one in trend.changes)]
    content = {
        "sample": trend.sample,
        "site": trend.site,
        "sentences": [*sentences, f"measured on {trend.machine} with the settings {trend.settings}"],
        "points": [list(_values(point).values()) for point in trend.points],
        "changes": [_rule(change) for change in trend.changes],
    }
    return dict(plain(content))


def _values(point: Point) -> dict[str, Any]:
    values = (point.started, point.outcome, point.speedup, point.low, point.high, point.is_searched, point.folder)
    return dict(zip(_FIELDS, values, strict=True))


def _rule(change: TrendChange) -> dict[str, Any]:
    return {"at": change.after.started, "label": change_percent(change)}


def _change_line(trend: Trend, change: TrendChange) -> dict[str, Any]:
    line = {
        "since": minute(change.after.started),
        "before": minute(change.before.started),
        "site": trend.site,
        "sample": trend.sample,
        "machine": trend.machine,
        "percent": change_percent(change),
        "interval": change_interval(change),
        "slower": change.is_slower,
        "faster": change.percent > 0 and change.is_of_backend,
        "differences": other_text(change),
    }
    return dict(plain(line))


def _chart(number: int, trend: Trend) -> Chart:
    values = plain([_values(point) for point in trend.points if point.speedup is not None])
    rules = plain([_rule(change) for change in trend.changes])
    title = str(plain(f"{trend.sample} on {trend.site}"))
    spec = _spec(alt.InlineData(values=values), alt.InlineData(values=rules), title)
    return Chart(f"trend-{number}", title, str(plain(change_sentence(trend.changes[-1]))), spec)


def _spec(points: Any, changes: Any, description: str) -> dict[str, Any]:
    """Return a chart of speedups over time with their intervals, and a vertical line where each change begins."""
    y_title = "speedup over the reference"
    x = alt.X("started:T", title="begin of the run (UTC)", scale=alt.Scale(type="utc"))
    y = alt.Y("speedup:Q", title=y_title, scale=alt.Scale(zero=False))
    base = alt.Chart(points)
    tooltip = [
        alt.Tooltip("started:N", title="began"),
        alt.Tooltip("speedup:Q", format=".3f"),
        alt.Tooltip("low:Q", format=".3f"),
        alt.Tooltip("high:Q", format=".3f"),
        alt.Tooltip("folder:N", title="run"),
    ]
    shape = alt.Shape("used:N", legend=None, scale=alt.Scale(domain=[True, False], range=["circle", "cross"]))
    layers = [
        base.mark_rule(opacity=0.5).encode(x, alt.Y("low:Q", title=y_title), alt.Y2("high:Q")),
        base.mark_line(opacity=0.5).encode(x, y),
        base.mark_point(size=35, filled=True).encode(x, y, shape, tooltip=tooltip),
        alt.Chart(changes).mark_rule(strokeDash=[4, 3], size=2).encode(alt.X("at:T", title=None)),
        alt.Chart(changes)
        .mark_text(align="left", baseline="top", dx=4, fontSize=11)
        .encode(alt.X("at:T", title=None), y=alt.value(2), text="label:N"),
    ]
    chart = alt.layer(*layers).properties(width=WIDTH, height=HEIGHT)
    return complete(chart, description)
