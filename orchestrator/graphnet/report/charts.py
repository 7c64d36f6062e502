"""Vega-Lite specifications of all charts, for the page and for ``graphnet plot``.

Every chart is readable without colour: the series also differ in shapes or dashes, or have strips or bars of their own.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import altair as alt
import numpy as np

from graphnet.report.chart import GREY, LIGHT, WIDTH, Chart, bar_height, complete, make_chart, only
from graphnet.report.figures import Figures, Point, drawn, evenly
from graphnet.report.region_charts import region_charts
from graphnet.report.runs import ShownRun
from graphnet.scores.interpretations import DEFAULT

_STRIP: Final = 64
#: The largest number of operators in one chart.
_MOST_OPERATORS: Final = 20
#: For each of these numbers of calls, a chart shows the line on which compiling pays off after exactly so many calls.
_BREAK_EVEN_CALLS: Final = (100, 10_000, 1_000_000)
#: An error of 0 is drawn as this value, because a logarithmic axis has no 0.
_ZERO_ERROR: Final = 1e-18
_ROUND: Final = (alt.Tooltip("round:Q"), alt.Tooltip("process:Q", title="pair of processes"))
#: Vega expressions for the labels of logarithmic axes. Vega gives some tick marks an empty label, because labels would
#: overlap. `_TIMES` leaves these labels empty.
_TIMES: Final = "datum.label ? format(datum.value, '.3~g') + 'x' : ''"
_CALLS: Final = "format(datum.value, datum.value >= 1 ? ',.0f' : '~g')"


def page_charts(runs: Sequence[ShownRun], figures: Figures) -> list[Chart]:
    """Return the charts of a page in order, without those that have no data."""
    failed = "Rows whose message names an operator that the compiler could not handle."
    left = "Rows in which the compiler left the operator to eager mode instead of compiling it."
    made = (
        score_chart(runs, extended=True),
        violin_chart(figures),
        pareto_chart(figures),
        accuracy_chart(figures),
        score_chart(runs, extended=False),
        memory_chart(figures),
        failures_chart(figures),
        operators_chart("failed-operators", "Failures by operator", failed, figures.failed_operators, figures.series),
        operators_chart("left-to-eager", "Operators left to eager mode", left, figures.left_to_eager, figures.series),
    )
    return [*region_charts(runs), *(chart for chart in made if chart is not None)]


def score_chart(runs: Sequence[ShownRun], extended: bool) -> Chart | None:
    """Return a chart of ES(t) at every level or, if not ``extended``, of S(t), which ends at level 0; None if no score.

    Each series has one curve, over the series' own samples.
    """
    name = "ES(t)" if extended else "S(t)"
    values = [
        {"series": run.series(standing.backend), "t": t, "score": score}
        for run in runs
        for standing in run.scores.standings
        if standing.own.scores
        for curve in (standing.own.scores[DEFAULT.name],)
        for t, score in (curve.by_level(curve.es) if extended else curve.s).items()
    ]
    if not values:
        return None
    series = list(dict.fromkeys(str(value["series"]) for value in values))
    x = alt.X("t:Q", title="tolerance level t", axis=alt.Axis(tickMinStep=1, format="d"))
    y = alt.Y("score:Q", title=name, scale=alt.Scale(zero=True))
    base = alt.Chart(_data(values))
    tooltip = [alt.Tooltip("series:N"), alt.Tooltip("t:Q"), alt.Tooltip("score:Q", format=".4f")]
    below = base.transform_filter("datum.t <= 0")
    line = below.mark_line().encode(x, y, _colour(series), _dash(series))
    dots = base.mark_point(size=45, filled=True).encode(x, y, _colour(series), _shape(series), tooltip=tooltip)
    layers: list[Any] = [line, dots]
    if extended:
        steps = base.transform_filter("datum.t >= 0").mark_line(interpolate="step-after")
        layers.insert(1, steps.encode(x, y, _colour(series), _dash(series)))
    what = "ES(t) forgives failures step by step above level 0." if extended else "S(t) counts a failure as 0.1."
    text = f"The score at each tolerance level, over each backend's own samples: higher is better. {what}"
    return make_chart("es" if extended else "s", f"{name}: speed and rightness in one curve", text, alt.layer(*layers))


def violin_chart(figures: Figures) -> Chart | None:
    """Return a chart of how the speedups of each series are distributed; None if no row has a speedup."""
    rows = [
        (point.series, point.sample, point.speedup) for point in figures.points if point.speedup and point.speedup > 0
    ]
    text = (
        "The shape shows where the speedups of the right rows are, the marks are single rows, the thick mark is the "
        "median. Right of the line at 1x, its measured time is shorter than the reference's."
    )
    return _distribution("speedup", "Speedups", "speedup over the reference (logarithmic)", text, rows, figures.series)


def memory_chart(figures: Figures) -> Chart | None:
    """Return a chart of each row's own memory, divided by the reference's; None if no row has both."""
    rows = [(point.series, point.sample, point.memory) for point in figures.points if point.memory]
    text = "Memory of the process's own in its calls, divided by the reference's. Left of 1x, it needs less."
    title = "own memory over the reference's (logarithmic)"
    return _distribution("memory", "Memory", title, text, rows, figures.series)


def pareto_chart(figures: Figures) -> Chart | None:
    """Return a chart of speedup against compile time, with break-even lines; None if no row has both of these values.

    If compiling takes as long as c calls of the reference, it has paid off after N compiled calls if the speedup s is
    at least 1 / (1 - c / N), because each compiled call saves the time of 1 - 1 / s calls of the reference.
    """
    points = [
        point for point in figures.points if point.speedup and point.speedup > 0 and (point.compile_calls or 0) > 0
    ]
    if not points:
        return None
    shown = drawn(points)
    values = [
        {
            "series": point.series,
            "sample": point.sample,
            "calls": point.compile_calls,
            "speedup": point.speedup,
            "compile": point.compile_s,
        }
        for point in shown
    ]
    means = _means(points)
    scale, axis = alt.Scale(type="log"), alt.Axis(tickCount=6, labelExpr=_CALLS, labelOverlap=True)
    x = alt.X("calls:Q", title="compile time, in calls of the reference", scale=scale, axis=axis)
    y = alt.Y("speedup:Q", title="speedup", scale=scale, axis=alt.Axis(labelExpr=_TIMES, labelOverlap=True))
    tooltip = [
        *(alt.Tooltip("sample:N"), alt.Tooltip("series:N"), alt.Tooltip("speedup:Q", format=".3f")),
        *(alt.Tooltip("compile:Q", title="compile time in s", format=".3~g"), alt.Tooltip("calls:Q", format=",.0f")),
    ]
    series = list(figures.series)
    lines = _break_even_lines(shown)
    each = alt.Chart(_data(values)).mark_point(size=28, opacity=0.65)
    front = alt.Chart(_data([one for one in means if one["front"]])).mark_line(strokeWidth=1, opacity=0.8)
    average = alt.Chart(_data(means)).mark_point(size=190, filled=True, opacity=1, strokeWidth=1)
    dotted = alt.Chart(_data(lines)).mark_line(strokeDash=[2, 3], opacity=0.7)
    layers: list[Any] = [
        dotted.encode(x, y, detail="line:N", color=alt.value(GREY)),
        each.encode(x, y, _colour(series), _shape(series), tooltip=tooltip),
        front.encode(x, y, color=alt.value(GREY), order="calls:Q"),
        average.encode(x, y, _colour(series), _shape(series), tooltip=tooltip[1:]),
    ]
    ends = [value for value in lines if value["end"]]
    if ends:
        label = alt.Chart(_data(ends)).mark_text(align="right", dx=-4, dy=-6, fontSize=10)
        layers.append(label.encode(x, y, text="line:N", color=alt.value(GREY)))
    text = (
        "Left and up is better. Each small mark is a right row, each large one the geometric mean of a backend; the "
        "thin line joins the backends that no other beats in both. Below a dotted line, compiling has not paid off "
        f"after that many calls.{only(len(shown), len(points))}"
    )
    return make_chart("pareto", "Speedup against compile time", text, alt.layer(*layers))


def accuracy_chart(figures: Figures) -> Chart | None:
    """Return a chart of both sides' errors, relative to float64; None if no row has both of them."""
    points = [point for point in figures.points if point.error is not None and point.reference_error is not None]
    if not points:
        return None
    shown = drawn(points)
    values = [
        {
            "series": point.series,
            "sample": point.sample,
            "reference": max(point.reference_error or 0, _ZERO_ERROR),
            "error": max(point.error or 0, _ZERO_ERROR),
        }
        for point in shown
    ]
    ends = [one[key] for one in values for key in ("reference", "error")]
    low, high = float(min(map(float, ends))) / 2, float(max(map(float, ends))) * 2
    axis = alt.Axis(tickCount=6, format=".0e", labelOverlap=True)
    x = alt.X("reference:Q", title="error of the reference", scale=alt.Scale(type="log"), axis=axis)
    y = alt.Y("error:Q", title="error of the compiled graph", scale=alt.Scale(type="log"), axis=axis)
    edges = [
        {"line": name, "reference": end, "error": times * end}
        for name, times in (("the same", 1), ("twice as much", 2))
        for end in (low, high)
    ]
    series = list(figures.series)
    tooltip = [alt.Tooltip("sample:N"), alt.Tooltip("series:N"), alt.Tooltip("reference:Q"), alt.Tooltip("error:Q")]
    layers = alt.layer(
        alt.Chart(_data(edges))
        .mark_line(strokeWidth=1)
        .encode(
            x,
            y,
            color=alt.value(GREY),
            strokeDash=alt.StrokeDash("line:N", legend=None, scale=alt.Scale(range=[[1, 0], [3, 3]])),
            detail="line:N",
        ),
        alt.Chart(_data(values)).mark_point(size=32).encode(x, y, _colour(series), _shape(series), tooltip=tooltip),
    )
    zero = " An error of 0 is drawn at 1e-18." if any(one["error"] == _ZERO_ERROR for one in values) else ""
    text = (
        "The error of both sides relative to the same graph computed in float64. On the full line both are equally "
        "right; above the dotted line, the compiled graph is more than twice as wrong as the reference."
        f"{zero}{only(len(shown), len(points))}"
    )
    return make_chart("accuracy", "Accuracy against eager", text, layers)


def failures_chart(figures: Figures) -> Chart | None:
    """Return a chart of the number of rows that are not OK, by stage and outcome; None if every row is OK."""
    values = [
        {"series": series, "stage": stage, "outcome": outcome, "rows": rows, "ending": f"{stage}: {outcome}"}
        for (series, stage, outcome), rows in sorted(figures.failures.items())
    ]
    if not values:
        return None
    text = "Rows that are not OK, by the stage in which they ended and by outcome."
    return _bars("failures", "Failures by stage", text, values, "ending", figures.series)


def operators_chart(
    name: str, title: str, text: str, counts: Counter[tuple[str, str]], series: Sequence[str]
) -> Chart | None:
    """Return a bar chart of the operators with the most rows in ``counts`` (by series and operator); None if none."""
    totals: Counter[str] = Counter()
    for (_, operator), rows in counts.items():
        totals[operator] += rows
    if not totals:
        return None
    chosen = [operator for operator, _ in totals.most_common(_MOST_OPERATORS)]
    values: list[dict[str, Any]] = [
        {"series": one, "operator": operator, "rows": rows}
        for (one, operator), rows in sorted(counts.items())
        if operator in set(chosen)
    ]
    more = f" The {_MOST_OPERATORS} most frequent of {len(totals)} operators." if len(totals) > len(chosen) else ""
    return _bars(name, title, text + more, values, "operator", series)


def times_spec() -> dict[str, Any]:
    """Return a chart of one row's raw times. The page's script adds the data ``times``."""
    sides = ["reference", "compiled", "own_eager"]
    chart = (
        alt.Chart(alt.NamedData("times"))
        .mark_point(size=22, opacity=0.8)
        .encode(
            alt.X("second:Q", title="seconds since the first trial"),
            alt.Y("ms:Q", title="one call in ms", scale=alt.Scale(zero=False)),
            alt.Color("side:N", title=None, scale=alt.Scale(domain=sides)),
            alt.Shape("side:N", title=None, scale=alt.Scale(domain=sides, range=["circle", "triangle-up", "square"])),
            tooltip=[alt.Tooltip("side:N"), alt.Tooltip("ms:Q"), alt.Tooltip("second:Q"), *_ROUND],
        )
        .properties(width=WIDTH, height=200)
    )
    return complete(chart, "Every raw time of this row, in order of time")


_SHAPES: Final = ("circle", "triangle-up", "square", "diamond", "cross", "triangle-down", "triangle-right", "arrow")
_DASHES: Final = ((1, 0), (6, 3), (2, 2), (8, 3, 2, 3), (4, 1), (1, 3), (10, 4), (3, 6))


def _data(values: Iterable[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=list(values))


def _colour(series: Sequence[str]) -> alt.Color:
    return alt.Color("series:N", title=None, scale=alt.Scale(domain=list(series)))


def _plain_colour(series: Sequence[str]) -> alt.Color:
    return alt.Color("series:N", legend=None, scale=alt.Scale(domain=list(series)))


def _turn(index: int, count: int) -> int:
    """Return which of ``count`` shapes or dashes a series gets.

    There are eight colours. From the ninth series on, shapes and dashes are shifted by one, so that the ninth series
    differs from the first, which has the same colour.
    """
    return (index + index // len(LIGHT)) % count


def _shape(series: Sequence[str]) -> alt.Shape:
    shapes = [_SHAPES[_turn(index, len(_SHAPES))] for index in range(len(series))]
    return alt.Shape("series:N", title=None, scale=alt.Scale(domain=list(series), range=shapes))


def _dash(series: Sequence[str]) -> alt.StrokeDash:
    dashes = [list(_DASHES[_turn(index, len(_DASHES))]) for index in range(len(series))]
    return alt.StrokeDash("series:N", title=None, scale=alt.Scale(domain=list(series), range=dashes))


def _distribution(
    name: str, title: str, axis: str, text: str, rows: Sequence[tuple[str, str, float]], series: Sequence[str]
) -> Chart | None:
    """Return a chart with one strip per series: the density of the base-2 logarithms, single values, and the median."""
    if not rows:
        return None
    present = [one for one in series if any(row[0] == one for row in rows)]
    chosen = evenly(rows, lambda row: row[0])
    values = [{"series": row[0], "sample": row[1], "value": row[2], "log2": math.log2(row[2])} for row in chosen]
    logs = [float(str(value["log2"])) for value in values]
    low, high = math.floor(min(logs)), math.ceil(max(logs) + 1e-9)
    powers = alt.Axis(labelExpr="format(pow(2, datum.value), '.3~g') + 'x'", tickMinStep=1, labelOverlap=True)
    x = alt.X("log2:Q", title=axis, scale=alt.Scale(domain=[min(low, -1), max(high, 1)]), axis=powers)
    base = alt.Chart()
    density = base.transform_density(
        "log2", as_=["log2", "density"], groupby=["series"], extent=[min(low, -1), max(high, 1)], steps=120
    ).mark_area(opacity=0.35, orient="vertical")
    mirrored = alt.Y("density:Q", stack="center", axis=None, scale=alt.Scale(nice=False))
    marks = base.mark_tick(size=18, thickness=1, opacity=0.7)
    median = base.mark_tick(size=34, thickness=4)
    exact = alt.Tooltip("value:Q", title="value", format=".3f")
    one = base.transform_aggregate(groupby=["series"]).transform_calculate(one="0")
    layers: Any = alt.layer(
        one.mark_rule(strokeDash=[3, 3]).encode(x=alt.X("one:Q", title=axis), color=alt.value(GREY)),
        density.encode(x, mirrored, _plain_colour(series)),
        marks.encode(x, y=alt.value(_STRIP / 2), color=_plain_colour(series), tooltip=["sample:N", exact]),
        median.encode(alt.X("median(log2):Q", title=axis), y=alt.value(_STRIP / 2), color=_plain_colour(series)),
        data=_data(values),
    ).properties(width=WIDTH - 130, height=_STRIP)
    faceted: Any = layers.facet(
        row=alt.Row(
            "series:N",
            title=None,
            sort=present,
            header=alt.Header(labelAngle=0, labelAlign="left", labelAnchor="middle", labelLimit=130),
        ),
        spacing=4,
    ).resolve_scale(y="independent")
    return Chart(name, title, text + only(len(values), len(rows)), complete(faceted, title))


def _bars(
    name: str, title: str, text: str, values: Sequence[dict[str, Any]], field: str, series: Sequence[str]
) -> Chart:
    """Return a chart with one bar per series and value of ``field``, the values with the most rows first."""
    totals: Counter[str] = Counter()
    for value in values:
        totals[value[field]] += value["rows"]
    order = sorted(values, key=lambda value: (-totals[value[field]], value[field], -value["rows"]))
    bars_ = [{**value, "bar": f"{value[field]} · {value['series']}"} for value in order]
    most = max(value["rows"] for value in values)
    ticks = list(range(0, most + 1, max(1, math.ceil(most / 8))))
    x = alt.X("rows:Q", title="rows", axis=alt.Axis(values=ticks, format="d"))
    y = alt.Y("bar:N", title=None, sort=[bar["bar"] for bar in bars_], axis=alt.Axis(labelLimit=260))
    base = alt.Chart(_data(bars_))
    bars = base.mark_bar().encode(x, y, _plain_colour(series), tooltip=["series:N", f"{field}:N", "rows:Q"])
    labels = base.mark_text(align="left", dx=4, fontSize=10).encode(x, y, text="rows:Q", color=alt.value(GREY))
    return make_chart(name, title, text, alt.layer(bars, labels), height=bar_height(len(bars_)))


def _means(points: Sequence[Point]) -> list[dict[str, Any]]:
    """Return each series' geometric means, and whether no other is as fast and compiles as fast (Pareto front)."""
    found: list[dict[str, Any]] = []
    for series in dict.fromkeys(point.series for point in points):
        held = [point for point in points if point.series == series]
        fields = {"calls": "compile_calls", "speedup": "speedup", "compile": "compile_s"}
        logs = {name: np.log([getattr(point, field) or 1 for point in held]) for name, field in fields.items()}
        found.append({"series": series, **{name: float(np.exp(np.mean(some))) for name, some in logs.items()}})
    for one in found:
        one["front"] = not any(
            other is not one and other["calls"] <= one["calls"] and other["speedup"] >= one["speedup"]
            for other in found
        )
    return found


def _break_even_lines(points: Sequence[Point]) -> list[dict[str, Any]]:
    """Return the points of the break-even lines, within the range of ``points``."""
    low = min(point.compile_calls or 1 for point in points)
    high = max(point.compile_calls or 1 for point in points)
    top = max(point.speedup or 1 for point in points)
    values: list[dict[str, Any]] = []
    for calls in _BREAK_EVEN_CALLS:
        # If compiling takes as long as c calls of the reference, the line for N calls has the speedup 1 / (1 - c / N).
        # So the line reaches ``top``, the highest speedup of the chart, at c = N * (1 - 1 / top).
        last = min(high, calls * (1 - 1 / max(top, 1.0001)))
        if last <= low:
            continue
        spaced = np.geomspace(low, last, 40)
        values += [
            {"line": f"{calls:,} calls", "calls": float(c), "speedup": float(1 / (1 - c / calls)), "end": False}
            for c in spaced
        ]
        values[-1]["end"] = True
    return values
