"""The charts of a run that `graphnet explain` made: the regions of each sample, the work list, and the roofline."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import altair as alt

from graphnet import units
from graphnet.explain.answer import again_text
from graphnet.explain.kept import DAMAGED, not_held, read_kept
from graphnet.printable import printable
from graphnet.report.chart import GREY, Chart, bar_height, make_chart, only
from graphnet.report.runs import MOST_LABEL, ShownRun
from graphnet.report.safe import line

#: The largest number of explained gaps that a page draws, and of lines of the work list.
_MOST_GAPS: Final = 12
_MOST_WORK: Final = 20


def region_charts(runs: Sequence[ShownRun]) -> Iterator[Chart]:
    """Yield the charts of the explanations that the runs keep. Raises StorageError if one cannot be read."""
    for number, run in enumerate(runs):
        kept = read_kept(run.store.folder)
        try:
            charts = [] if kept is None else [*_charts_of(kept)]
        except DAMAGED as error:
            raise not_held(run.store.folder) from error
        for chart in charts:
            yield replace(chart, name=f"{chart.name}-{number}", title=run.series_prefix + chart.title)


def _charts_of(kept: Mapping[str, Any]) -> Iterator[Chart]:
    known = [one for one in kept["explanations"] if one["problem"] is None]
    if kept["work"]:
        yield _work_chart(kept["work"])
    known.sort(key=lambda one: -abs(one["gap"]["ns"]))
    for number, one in enumerate(known[:_MOST_GAPS]):
        yield _gap_chart(f"regions-{number}", one, _only_gaps(len(known)) if not number else "")
    roofs = [one for one in known if one["roof"] is not None]
    if roofs and (points := [point for one in roofs for point in _roof_points(one)]):
        yield _roof_chart(points, {key: max(one["roof"][key] for one in roofs) for key in roofs[0]["roof"]})


def _only_gaps(count: int) -> str:
    return only(min(count, _MOST_GAPS), count, "explained gaps", "the largest")


def _gap_chart(name: str, found: Mapping[str, Any], text: str) -> Chart:
    """Return a chart with a bar for each region and side."""
    between = found["between"]
    again = {
        name: f"{' with '.join(one['regions'])}: {one['finding']}" for one in found["again"] for name in one["regions"]
    }
    values = [
        {
            "bar": f"{_label(one)} · {line(side)}",
            "side": line(side),
            "operators": line(one["operators"]),
            "place": line(one["place"]),
            "us": one["times"][side]["ns"] / 1e3,
            "difference": _us(one["difference"]),
            "share": "" if one["share"] is None else units.percent(one["share"]["share"]),
            "another cut": line(again.get(one["region"], "")),
        }
        for one in found["regions"]
        for side in between
        if side in one["times"]
    ]
    coverage = found["coverage"]
    said = (
        f"Coverage: {units.percent(coverage)}." if coverage is not None else "The sides do not differ with certainty."
    )
    said += "".join(f" {line(again_text(one, _us))}." for one in found["again"])
    title = f"Regions of {line(found['sample'])}: {line(between[0])} and {line(between[1])}"
    tips = ["operators:N", "place:N", "side:N", alt.Tooltip("us:Q", format=".3~g"), "difference:N", "share:N"]
    tips += ["another cut:N"] if again else []
    return _bars(
        name, title, f"{said} Those regions come first that add most to it.{text}", values, "us in one call", tips
    )


def _work_chart(work: Sequence[Mapping[str, Any]]) -> Chart:
    values = [
        {
            "bar": f"{line(one['sample'])} {_label(one)} · {line(one['side'])}",
            "side": line(one["side"]),
            "best": line(one["best"]),
            "operators": line(one["operators"]),
            "folder": line(one["folder"]),
            "us": one["gain"]["ns"] / 1e3,
        }
        for one in work[:_MOST_WORK]
    ]
    text = "The time that a side would save in a region if it were as fast as the best side there."
    text += only(len(values), len(work), "lines", "the largest")
    tips = ["operators:N", "side:N", "best:N", "folder:N", alt.Tooltip("us:Q", format=".3~g")]
    return _bars("work-list", "Work list", text, values, "us that could be won", tips)


def _bars(name: str, title: str, text: str, values: Sequence[Mapping[str, Any]], axis: str, tips: list[Any]) -> Chart:
    sides = list(dict.fromkeys(str(one["side"]) for one in values))
    base = alt.Chart(alt.InlineData(values=[dict(one) for one in values]))
    order = list(dict.fromkeys(one["bar"] for one in values))
    x = alt.X("us:Q", title=axis)
    y = alt.Y("bar:N", title=None, sort=order, axis=alt.Axis(labelLimit=320))
    colour = alt.Color("side:N", legend=None, scale=alt.Scale(domain=sides))
    return make_chart(name, title, text, base.mark_bar().encode(x, y, colour, tooltip=tips), bar_height(len(order)))


def _roof_points(found: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    """Yield a point for each region with flops and each side that was timed there."""
    for one in found["regions"]:
        for side, ns in one["net_ns"].items():
            if one["flops"] and one["fused_bytes"] and ns > 0:
                yield {
                    "side": line(side),
                    "region": f"{line(found['sample'])} {_label(one)}",
                    "intensity": one["flops"] / one["fused_bytes"],
                    "gflops": one["flops"] / ns,
                }


def _roof_chart(points: Sequence[Mapping[str, Any]], roof: Mapping[str, float]) -> Chart:
    """Return the roofline picture (Williams, Waterman and Patterson, Communications of the ACM 52(4), 2009)."""
    unique = [dict(one) for one in {(one["side"], one["region"]): one for one in points}.values()]
    sides = list(dict.fromkeys(str(one["side"]) for one in unique))
    ridge = roof["flops_per_s"] / roof["bytes_per_s"]
    ends = [min(ridge, *(one["intensity"] for one in unique)), max(ridge, *(one["intensity"] for one in unique))]
    edges = [
        {"intensity": at, "gflops": min(roof["flops_per_s"], at * roof["bytes_per_s"]) / 1e9}
        for at in (ends[0] / 1.5, ridge, ends[1] * 1.5)
    ]
    log = alt.Scale(type="log")
    x = alt.X("intensity:Q", title="flops per byte (each byte once)", scale=log)
    y = alt.Y("gflops:Q", title="Gflop/s", scale=log)
    colour = alt.Color("side:N", title=None, scale=alt.Scale(domain=sides))
    shape = alt.Shape("side:N", title=None, scale=alt.Scale(domain=sides))
    tips = ["region:N", "side:N", alt.Tooltip("intensity:Q", format=".3~g"), alt.Tooltip("gflops:Q", format=".3~g")]
    marks = alt.Chart(alt.InlineData(values=unique)).mark_point(size=45).encode(x, y, colour, shape, tooltip=tips)
    line_ = alt.Chart(alt.InlineData(values=edges)).mark_line().encode(x, y, color=alt.value(GREY))
    text = (
        "What each region with flops reaches, without the call, below what this machine can do at most: "
        f"{roof['flops_per_s'] / 1e9:.3g} Gflop/s, and {roof['bytes_per_s'] / 1e9:.3g} GB/s from memory. A region "
        "whose data stays in a cache may be above the slope."
    )
    return make_chart("roofline", "Roofline", text, alt.layer(line_, marks))


def _label(one: Mapping[str, Any]) -> str:
    return printable(f"{one['region']} {one['operators']}", MOST_LABEL)


def _us(estimate: Mapping[str, float] | None) -> str:
    return "" if estimate is None else f"{estimate['ns'] / 1e3:+.3g} us"
