"""Vega-Lite specifications of all charts. The page and ``graphnet plot`` draw the same specifications.

Every chart is readable without colour, because the series also differ in their shapes or dashes, or because each series
has its own strip or bars.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import altair as alt
import numpy as np

from graphnet.report.figures import Figures, Point, drawn, evenly
from graphnet.report.runs import ShownRun
from graphnet.scores.formulas import Curve
from graphnet.scores.interpretations import DEFAULT

#: The width and height of a chart in pixels. On the page, the chart's width is that of the browser's window instead.
WIDTH: Final = 620
HEIGHT: Final = 300
_STRIP: Final = 64
_BAR: Final = 18
_BAR_AXIS: Final = 44
#: The largest number of operators in one chart.
_MOST_OPERATORS: Final = 20
#: For each of these numbers of calls, a chart shows a break-even line: on this line, compiling pays off after exactly
#: this number of calls.
_BREAK_EVEN_CALLS: Final = (100, 10_000, 1_000_000)
#: An error of 0 is drawn as this value, because a logarithmic axis has no 0.
_ZERO_ERROR: Final = 1e-18
_ROUND: Final = (alt.Tooltip("round:Q"), alt.Tooltip("process:Q", title="pair of processes"))
#: Vega expressions for the labels of logarithmic axes. Vega gives some tick marks an empty label, because labels would
#: overlap. `_TIMES` leaves these labels empty.
_TIMES: Final = "datum.label ? format(datum.value, '.3~g') + 'x' : ''"
_CALLS: Final = "format(datum.value, datum.value >= 1 ? ',.0f' : '~g')"


@dataclass(frozen=True)
class Chart:
    """One chart.

    ``name`` identifies the chart on the page. ``title`` and ``text`` are the heading and the explanation beside it.
    ``spec`` is a complete Vega-Lite specification with its data. ``legend`` says whether a legend names the series.
    """

    name: str
    title: str
    text: str
    spec: dict[str, Any]
    legend: bool = False


def page_charts(runs: Sequence[ShownRun], figures: Figures) -> list[Chart]:
    """Return the charts of a page, in the order in which the page shows them. A chart without any data is left out."""
    made = (
        score_chart(runs, extended=True),
        violin_chart(figures),
        pareto_chart(figures),
        accuracy_chart(figures),
        score_chart(runs, extended=False),
        memory_chart(figures),
        failures_chart(figures),
        operators_chart(
            "failed-operators",
            "Failures by operator",
            "Rows whose message names an operator that the compiler could not handle.",
            figures.failed_operators,
            figures.series,
        ),
        operators_chart(
            "left-to-eager",
            "Operators left to eager mode",
            "Rows in which the compiler left the operator to eager mode instead of compiling it.",
            figures.left_to_eager,
            figures.series,
        ),
    )
    return [chart for chart in made if chart is not None]


def score_chart(runs: Sequence[ShownRun], extended: bool) -> Chart | None:
    """Return a chart of ES(t) or S(t); None if no series has a score.

    Each series (a backend in a run) has one curve, which is computed over the series' own samples.

    Args:
        runs: the runs with their scores.
        extended: True for ES(t) at every level, False for S(t), which ends at level 0.
    """
    name = "ES(t)" if extended else "S(t)"
    values = [
        {"series": run.series(standing.backend), "t": t, "score": score}
        for run in runs
        for standing in run.scores.standings
        if standing.own.scores
        for t, score in _levels(standing.own.scores[DEFAULT.name].curve, extended).items()
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
    return _chart("es" if extended else "s", f"{name}: speed and rightness in one curve", text, alt.layer(*layers))


def violin_chart(figures: Figures) -> Chart | None:
    """Return a chart of how the speedups of each series' rows are distributed; None if no row has a speedup."""
    rows = [
        (point.series, point.sample, point.speedup) for point in figures.points if point.speedup and point.speedup > 0
    ]
    text = (
        "The shape shows where the speedups of the right rows are, the marks are single rows, the thick mark is the "
        "median. Right of the line at 1x, the backend is faster than the reference."
    )
    return _distribution("speedup", "Speedups", "speedup over the reference (logarithmic)", text, rows, figures.series)


def memory_chart(figures: Figures) -> Chart | None:
    """Return a chart of each row's peak memory, divided by the reference's; None if no row has both values."""
    rows = [(point.series, point.sample, point.memory) for point in figures.points if point.memory]
    text = "The peak memory of the sample's process, divided by the reference's. Left of 1x, it needs less."
    title = "peak memory over the reference's (logarithmic)"
    return _distribution("memory", "Memory", title, text, rows, figures.series)


def pareto_chart(figures: Figures) -> Chart | None:
    """Return a chart of speedup against compile time, with break-even lines; None if no row has both of these values.

    Suppose that compiling takes as long as c calls of the reference. Then compiling has paid off after N compiled calls
    if the speedup s is at least 1 / (1 - c / N), because each compiled call saves the time of 1 - 1 / s calls of the
    reference.
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
    axis = alt.Axis(tickCount=6, labelExpr=_CALLS, labelOverlap=True)
    x = alt.X("calls:Q", title="compile time, in calls of the reference", scale=alt.Scale(type="log"), axis=axis)
    y = alt.Y(
        "speedup:Q", title="speedup", scale=alt.Scale(type="log"), axis=alt.Axis(labelExpr=_TIMES, labelOverlap=True)
    )
    tooltip = [
        *(alt.Tooltip("sample:N"), alt.Tooltip("series:N"), alt.Tooltip("speedup:Q", format=".3f")),
        *(alt.Tooltip("compile:Q", title="compile time in s", format=".3~g"), alt.Tooltip("calls:Q", format=",.0f")),
    ]
    series = list(figures.series)
    lines = alt.Chart(_data(_break_even_lines(shown)))
    each = (
        alt.Chart(_data(values))
        .mark_point(size=28, opacity=0.65)
        .encode(x, y, _colour(series), _shape(series), tooltip=tooltip)
    )
    front = alt.Chart(_data([one for one in means if one["front"]])).mark_line(strokeWidth=1, opacity=0.8)
    average = (
        alt.Chart(_data(means))
        .mark_point(size=190, filled=True, opacity=1, strokeWidth=1)
        .encode(x, y, _colour(series), _shape(series), tooltip=tooltip[1:])
    )
    layers: list[Any] = [
        lines.mark_line(strokeDash=[2, 3], opacity=0.7).encode(x, y, detail="line:N", color=alt.value(_GREY)),
        each,
        front.encode(x, y, color=alt.value(_GREY), order="calls:Q"),
        average,
    ]
    ends = [value for value in _break_even_lines(shown) if value["end"]]
    if ends:
        label = alt.Chart(_data(ends)).mark_text(align="right", dx=-4, dy=-6, fontSize=10)
        layers.append(label.encode(x, y, text="line:N", color=alt.value(_GREY)))
    text = (
        "Left and up is better. Each small mark is a right row, each large one the geometric mean of a backend; the "
        "thin line joins the backends that no other beats in both. Below a dotted line, compiling has not paid off "
        f"after that many calls.{_only(len(shown), len(points))}"
    )
    return _chart("pareto", "Speedup against compile time", text, alt.layer(*layers))


def accuracy_chart(figures: Figures) -> Chart | None:
    """Return a chart of the compiled graph's error in each row against the reference's; None if no row has both values.

    Both errors are relative to the same graph computed in float64.
    """
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
    x = alt.X("reference:Q", title="error of the reference", scale=alt.Scale(type="log"), axis=_few(".0e"))
    y = alt.Y("error:Q", title="error of the compiled graph", scale=alt.Scale(type="log"), axis=_few(".0e"))
    edges = [
        {"line": "the same", "reference": low, "error": low},
        {"line": "the same", "reference": high, "error": high},
        {"line": "twice as much", "reference": low, "error": 2 * low},
        {"line": "twice as much", "reference": high, "error": 2 * high},
    ]
    series = list(figures.series)
    tooltip = [alt.Tooltip("sample:N"), alt.Tooltip("series:N"), alt.Tooltip("reference:Q"), alt.Tooltip("error:Q")]
    layers = alt.layer(
        alt.Chart(_data(edges))
        .mark_line(strokeWidth=1)
        .encode(
            x,
            y,
            color=alt.value(_GREY),
            strokeDash=alt.StrokeDash("line:N", legend=None, scale=alt.Scale(range=[[1, 0], [3, 3]])),
            detail="line:N",
        ),
        alt.Chart(_data(values)).mark_point(size=32).encode(x, y, _colour(series), _shape(series), tooltip=tooltip),
    )
    zero = " An error of 0 is drawn at 1e-18." if any(one["error"] == _ZERO_ERROR for one in values) else ""
    text = (
        "The error of both sides relative to the same graph computed in float64. On the full line both are equally "
        "right; above the dotted line, the compiled graph is more than twice as wrong as the reference."
        f"{zero}{_only(len(shown), len(points))}"
    )
    return _chart("accuracy", "Accuracy against eager", text, layers)


def failures_chart(figures: Figures) -> Chart | None:
    """Return a chart of the number of rows that are not OK, by stage and outcome; None if every row is OK."""
    values = [
        {"series": series, "stage": stage, "outcome": outcome, "rows": rows}
        for (series, stage, outcome), rows in sorted(figures.failures.items())
    ]
    if not values:
        return None
    for value in values:
        value["ending"] = f"{value['stage']}: {value['outcome']}"
    text = "Rows that are not OK, by the stage in which they ended and by outcome."
    return _bars("failures", "Failures by stage", text, values, "ending", figures.series)


def operators_chart(
    name: str, title: str, text: str, counts: Counter[tuple[str, str]], series: Sequence[str]
) -> Chart | None:
    """Return a bar chart of the operators with the highest ``counts``, highest first; None if ``counts`` is empty.

    Args:
        name, title, text: as in `Chart`.
        counts: the number of rows by series and operator.
        series: the names of all series.
    """
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
    """Return a chart of one row's raw times, in the order of measurement. The page's script adds the data ``times``."""
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
    return _complete(chart, "Every raw time of this row, in order of time")


#: Colours that colour-blind readers can tell apart, for light and for dark pages.
LIGHT: Final = ("#0b6aa8", "#b34700", "#00735c", "#9c3b80", "#6b5b00", "#444b54", "#7a4cc2", "#a61b29")
DARK: Final = ("#64b5f6", "#ffa64d", "#4dd0ac", "#f48fc7", "#e6d05c", "#c0c7d0", "#b79cf2", "#ff8a8a")
_GREY: Final = "#7d8590"
_SHAPES: Final = ("circle", "triangle-up", "square", "diamond", "cross", "triangle-down", "triangle-right", "arrow")
_DASHES: Final = ((1, 0), (6, 3), (2, 2), (8, 3, 2, 3), (4, 1), (1, 3), (10, 4), (3, 6))


def _chart(name: str, title: str, text: str, chart: Any, height: int | None = None) -> Chart:
    """Return a chart. If ``height`` is None, the chart gets the usual height and a legend; otherwise no legend."""
    spec = _complete(chart.properties(width=WIDTH, height=height or HEIGHT), title)
    return Chart(name, title, text, spec, legend=height is None)


def _complete(chart: Any, description: str) -> dict[str, Any]:
    spec: dict[str, Any] = chart.properties(description=description).to_dict()
    spec.pop("config", None)
    return spec


def _data(values: Iterable[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=list(values))


def _levels(curve: Curve, extended: bool) -> dict[int, float]:
    return curve.by_level(curve.es) if extended else curve.s


def _colour(series: Sequence[str]) -> alt.Color:
    return alt.Color("series:N", title=None, scale=alt.Scale(domain=list(series)))


def _turn(index: int, count: int) -> int:
    """Return which of ``count`` shapes of points, or dashes of lines, the series with index ``index`` gets.

    There are eight colours, so the ninth series has the colour of the first. From the ninth series on, the shapes and
    dashes are shifted by one, so that the shape or dash of the ninth series differs from that of the first.
    """
    return (index + index // len(LIGHT)) % count


def _shape(series: Sequence[str]) -> alt.Shape:
    shapes = [_SHAPES[_turn(index, len(_SHAPES))] for index in range(len(series))]
    return alt.Shape("series:N", title=None, scale=alt.Scale(domain=list(series), range=shapes))


def _dash(series: Sequence[str]) -> alt.StrokeDash:
    dashes = [list(_DASHES[_turn(index, len(_DASHES))]) for index in range(len(series))]
    return alt.StrokeDash("series:N", title=None, scale=alt.Scale(domain=list(series), range=dashes))


def _few(format_: str = ",.3~g") -> alt.Axis:
    return alt.Axis(tickCount=6, format=format_, labelOverlap=True)


def _distribution(
    name: str, title: str, axis: str, text: str, rows: Sequence[tuple[str, str, float]], series: Sequence[str]
) -> Chart | None:
    """Return a chart with one strip per series; None if there are no rows.

    A strip shows the density of the base-2 logarithms of the values, some single values, and the median.
    """
    if not rows:
        return None
    present = [one for one in series if any(row[0] == one for row in rows)]
    chosen = evenly(rows, lambda row: row[0])
    values = [{"series": row[0], "sample": row[1], "value": row[2], "log2": math.log2(row[2])} for row in chosen]
    logs = [float(str(value["log2"])) for value in values]
    low, high = math.floor(min(logs)), math.ceil(max(logs) + 1e-9)
    x = alt.X("log2:Q", title=axis, scale=alt.Scale(domain=[min(low, -1), max(high, 1)]), axis=_powers())
    base = alt.Chart()
    density = base.transform_density(
        "log2", as_=["log2", "density"], groupby=["series"], extent=[min(low, -1), max(high, 1)], steps=120
    ).mark_area(opacity=0.35, orient="vertical")
    mirrored = alt.Y("density:Q", stack="center", axis=None, scale=alt.Scale(nice=False))
    marks = base.mark_tick(size=18, thickness=1, opacity=0.7)
    median = base.mark_tick(size=34, thickness=4)
    one = base.transform_aggregate(groupby=["series"]).transform_calculate(one="0")
    layers: Any = alt.layer(
        one.mark_rule(strokeDash=[3, 3]).encode(x=alt.X("one:Q", title=axis), color=alt.value(_GREY)),
        density.encode(x, mirrored, _plain_colour(series)),
        marks.encode(x, y=alt.value(_STRIP / 2), color=_plain_colour(series), tooltip=["sample:N", _exact()]),
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
    return Chart(name, title, text + _only(len(values), len(rows)), _complete(faceted, title))


def _exact() -> alt.Tooltip:
    return alt.Tooltip("value:Q", title="value", format=".3f")


def _plain_colour(series: Sequence[str]) -> alt.Color:
    return alt.Color("series:N", legend=None, scale=alt.Scale(domain=list(series)))


def _powers() -> alt.Axis:
    return alt.Axis(labelExpr="format(pow(2, datum.value), '.3~g') + 'x'", tickMinStep=1, labelOverlap=True)


def _only(shown: int, of: int) -> str:
    return f" {shown:,} of {of:,} rows are drawn, evenly chosen." if shown < of else ""


def _bars(
    name: str, title: str, text: str, values: Sequence[dict[str, Any]], field: str, series: Sequence[str]
) -> Chart:
    """Return a chart that has, for each series, one bar per value of ``field``.

    The label of each bar names the value and the series. The values of ``field`` with the most rows come first.
    """
    totals: Counter[str] = Counter()
    for value in values:
        totals[value[field]] += value["rows"]
    order = sorted(values, key=lambda value: (-totals[value[field]], value[field], -value["rows"]))
    bars_ = [{**value, "bar": f"{value[field]} · {value['series']}"} for value in order]
    most = max(value["rows"] for value in values)
    ticks = list(range(0, most + 1, max(1, math.ceil(most / 8))))
    x = alt.X("rows:Q", title="rows", axis=alt.Axis(values=ticks, format="d"))
    y = alt.Y("bar:N", title=None, sort=[bar["bar"] for bar in bars_], axis=alt.Axis(labelLimit=260))
    colour = alt.Color("series:N", legend=None, scale=alt.Scale(domain=list(series)))
    base = alt.Chart(_data(bars_))
    bars = base.mark_bar().encode(x, y, colour, tooltip=["series:N", f"{field}:N", "rows:Q"])
    labels = base.mark_text(align="left", dx=4, fontSize=10).encode(x, y, text="rows:Q", color=alt.value(_GREY))
    return _chart(name, title, text, alt.layer(bars, labels), height=_BAR * len(bars_) + _BAR_AXIS)


def _means(points: Sequence[Point]) -> list[dict[str, Any]]:
    """Return each series' geometric means, and whether the series is on the Pareto front.

    A series is on the front if no other series compiles at least as fast and also has at least the same speedup.
    """
    found: list[dict[str, Any]] = []
    for series in dict.fromkeys(point.series for point in points):
        held = [point for point in points if point.series == series]
        calls = np.exp(np.mean(np.log([point.compile_calls or 1 for point in held])))
        speedup = np.exp(np.mean(np.log([point.speedup or 1 for point in held])))
        seconds = np.exp(np.mean(np.log([point.compile_s or 1 for point in held])))
        found.append({"series": series, "calls": float(calls), "speedup": float(speedup), "compile": float(seconds)})
    for one in found:
        one["front"] = not any(
            other is not one and other["calls"] <= one["calls"] and other["speedup"] >= one["speedup"]
            for other in found
        )
    return found


def _break_even_lines(points: Sequence[Point]) -> list[dict[str, Any]]:
    """Return the points through which the break-even lines are drawn, within the range of ``points``.

    Each line belongs to a number of calls N. For a row on this line, compiling pays off after exactly N calls.
    """
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
        held = [
            {"line": f"{calls:,} calls", "calls": float(c), "speedup": float(1 / (1 - c / calls)), "end": False}
            for c in spaced
        ]
        held[-1]["end"] = True
        values += held
    return values
