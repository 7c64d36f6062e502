"""Show an explanation as tables and sentences: the regions of one sample, and the work list of several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from graphnet import units
from graphnet.explain.again import Finding
from graphnet.explain.explanation import MOST_NAMED, Explained, document, lines_of
from graphnet.explain.gap import LEAST_COVERAGE, Won
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, number, of_members
from graphnet.units import Unit

#: The most lines of a work list that are shown to persons.
_MOST_SHOWN: Final = 25


def sample_answer(explained: Explained, between: tuple[str, str]) -> Answer:
    """Return the answer about the gap between two sides of one sample."""
    found = document(explained, between)
    return Answer(sample_parts(found), lambda: found, of_members(lines_of(found)))


def sample_parts(found: dict[str, Any]) -> list[Sheet | Note]:
    """Return the tables and sentences of the document of one sample."""
    before, after = found["between"]
    remarks = [Note(text, "yellow") for text in found["remarks"]]
    if found["problem"] is not None:
        return [Note(f"{found['sample']}: the gap cannot be taken apart: {found['problem']}", "red"), *remarks]
    times, gap = found["times"], found["gap"]
    head = (
        f"{found['sample']}: {before} {_interval(times[before])}, {after} {_interval(times[after])}; "
        f"the gap is {_signed(gap)}"
    )
    coverage = found["coverage"]
    if coverage is None:
        head += ", which may be nothing"
    else:
        head = f"coverage {units.percent(coverage)}; {head}"
    columns = [
        Column("region", is_whole=True),
        Column("operators"),
        Column("lines", is_whole=True),
        Column("result", narrow=False),
        number(before, Unit.ns),
        number(after, Unit.ns),
        *(number(f"{side} traced", Unit.ns, narrow=False) for side in _traced(found)),
        number("difference", Unit.text),
        number("share [95 %]", Unit.text),
        number("fused bound", Unit.ns, narrow=False),
        number("closes", Unit.text, narrow=False),
        Column("remarks", narrow=False),
    ]
    sheet = Sheet(columns, [*_lines(found)], title=head)
    return [sheet, *_conclusion(found), *remarks]


def _traced(found: dict[str, Any]) -> list[str]:
    """Return the sides on which regions were traced."""
    return [side for side in found["between"] if any(one["traced_ns"][side] is not None for one in found["regions"])]


def _lines(found: dict[str, Any]) -> list[list[Any]]:
    between, traced = found["between"], _traced(found)
    untraced = [None for _ in traced]
    rows: list[list[Any]] = []
    for one in found["regions"]:
        rows.append(
            [
                *(one["region"], one["operators"], one["place"].removeprefix("model.py:"), one["shapes"]),
                *(one["times"].get(side, {}).get("ns") for side in between),
                *(one["traced_ns"][side] for side in traced),
                *(_difference(one), _share(one), one["fused_bound_ns"], _closed(one)),
                "; ".join(one["marks"]),
            ]
        )
    host = found["host"]
    rows.append(
        [
            *("host", "one call without work", "", ""),
            *(host["times"][side]["ns"] for side in between),
            *untraced,
            *(_difference(host), _share(host), None, "", ""),
        ]
    )
    rest = found["interaction"]
    rows.append(
        [
            "interaction",
            "whole minus parts",
            "",
            "",
            None,
            None,
            *untraced,
            _difference(rest),
            _share(rest),
            None,
            "",
            "",
        ]
    )
    whole = [found["times"][side]["ns"] for side in between]
    total = [
        "whole",
        "",
        "",
        "",
        *whole,
        *untraced,
        _signed(found["gap"]),
        "",
        found["fused_bound_ns"],
        _closed(found),
        "",
    ]
    return [*rows, [Cell(value, "bold", None) for value in total]]


def _conclusion(found: dict[str, Any]) -> list[Note]:
    before, after = found["between"]
    coverage = found["coverage"]
    if coverage is None:
        return [Note(f"{before} and {after} do not differ with certainty, so there is no gap to explain")]
    if coverage < LEAST_COVERAGE:
        text = (
            f"no conclusion: the regions and the host cover {units.percent(coverage)} of the gap, and at least "
            f"{units.percent(LEAST_COVERAGE)} is needed"
        )
        return [Note(text, "yellow"), *(Note(reason, "yellow") for reason in found["reasons"])]
    sign = 1 if found["gap"]["ns"] >= 0 else -1
    lines = [*found["regions"], {"region": "the host", "operators": "one call without work", **found["host"]}]
    certain = [one for one in lines if one["share"] is not None and one["share"]["certain"]]
    certain.sort(key=lambda one: -one["share"]["share"])
    if not certain:
        return [Note(f"no single region of {after} is slower or faster with certainty")]
    first = certain[:MOST_NAMED]
    share = sum(one["share"]["share"] for one in first)
    what = "; ".join(f"{one['region']} ({one['operators']})" for one in first)
    verb = "costs" if sign > 0 else "wins"
    text = f"{after} {verb} {share * 100:.0f} % of the gap in: {what}"
    return [Note(text, "bold"), *map(_again, found["again"])]


def _again(one: dict[str, Any]) -> Note:
    return Note(again_text(one, _signed), "" if one["finding"] == Finding.CONFIRMED else "yellow")


def again_text(one: Mapping[str, Any], shown: Callable[[dict[str, float]], str]) -> str:
    """Say what another cut shows about some regions; ``shown`` makes the text of a difference."""
    what = " with ".join(one["regions"])
    if one["difference"] is None or one["again"] is None:
        return f"{what}: {one['finding']}, because a part of these lines has no time of its own in both cuts"
    return f"{what}: {shown(one['difference'])}, and {shown(one['again'])} cut elsewhere: {one['finding']}"


def work_list(samples: Sequence[Explained]) -> Answer:
    """Return the answer about several samples: what each side could win, in which regions, the most first."""
    found = work_of(samples)
    totals = _totals(found)
    columns = [
        Column("sample"),
        Column("region", is_whole=True),
        Column("operators"),
        Column("side"),
        number("time", Unit.ns),
        Column("best side"),
        number("best time", Unit.ns),
        number("could be won", Unit.text),
        Column("folder", narrow=False),
    ]
    rows = [
        [
            *(one["sample"], one["region"], one["operators"], one["side"], one["time"]["ns"]),
            *(one["best"], one["best_time"]["ns"], _signed(one["gain"]).removeprefix("+"), one["folder"]),
        ]
        for one in found
    ]
    parts: list[Sheet | Note] = [Sheet(columns, rows[:_MOST_SHOWN])]
    if len(rows) > _MOST_SHOWN:
        parts.append(Note(f"{_MOST_SHOWN} of {len(rows)} lines are shown; --format json prints all"))
    parts += [Note(f"{side} could win {units.duration(ns)} over {units.count(len(samples), 'sample')}")
              for side, ns in totals.items()]  # fmt: skip
    if not rows:
        parts.append(Note("no side is slower than another one in any region with certainty"))
    problems = [
        f"{one.sample}: {problem}"
        for one in samples
        for side in one.sides[1:]
        if (problem := one.problem((one.sides[0], side))) is not None
    ]
    parts += [Note(text, "yellow") for text in problems]
    parts += [Note(f"{one.sample}: {text}", "yellow") for one in samples for text in one.doubts(one.sides)]
    answer = {"work": found, "could_be_won_ns": totals, "problems": problems}
    data = Sheet([*columns[:-1], Column("folder")], rows)
    return Answer(parts, lambda: answer, data)


def work_of(samples: Sequence[Explained]) -> list[dict[str, Any]]:
    """Return what each side could win in each region of some samples, the most first, in ns."""
    entries = [(one, won) for one in samples for won in one.won()]
    return [_entry(one, won) for one, won in sorted(entries, key=lambda entry: -entry[1].gain.value)]


def _entry(one: Explained, won: Won) -> dict[str, Any]:
    region = next(region for region in one.regions.regions if region.name == won.region)
    return {
        "sample": one.sample,
        "region": won.region,
        "folder": str(one.folder / won.region),
        "place": region.place,
        "source": list(region.source),
        "operators": region.operators_text,
        "side": won.side,
        "time": {"ns": won.time.value, "half_ns": won.time.shown_half},
        "best": won.best,
        "best_time": {"ns": won.best_time.value, "half_ns": won.best_time.shown_half},
        "gain": {"ns": won.gain.value, "half_ns": won.gain.shown_half},
    }


def _totals(work: Sequence[dict[str, Any]]) -> dict[str, float]:
    found: dict[str, float] = {}
    for one in work:
        found[one["side"]] = found.get(one["side"], 0.0) + one["gain"]["ns"]
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _difference(one: dict[str, Any]) -> str:
    return "" if one["difference"] is None else _signed(one["difference"])


def _signed(one: dict[str, float]) -> str:
    """Return a difference with its sign and half of its interval."""
    return ("-" if one["ns"] < 0 else "+") + _interval({**one, "ns": abs(one["ns"])})


def _interval(one: dict[str, float]) -> str:
    """Return a time with half of its interval, if it has one: see ``Estimate.single``."""
    return units.duration(one["ns"]) + ("" if one["half_ns"] is None else f" +- {units.duration(one['half_ns'])}")


def _share(one: dict[str, Any]) -> str:
    share = one["share"]
    if share is None:
        return ""
    interval = "" if share["low"] is None else f" [{share['low'] * 100:.0f}, {share['high'] * 100:.0f}]"
    return f"{share['share'] * 100:.0f} %{interval}"


def _closed(one: dict[str, Any]) -> str:
    closed = [value for value in one["closes"].values() if value is not None]
    return f"{closed[-1] * 100:.0f} %" if closed else ""
