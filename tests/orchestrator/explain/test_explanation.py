"""Tests the answer about planted rows: what is read of a row, the first line, the conclusion and the work list."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scores_kit import failed, row

from graphnet.explain.answer import sample_answer, work_list
from graphnet.explain.bounds import Peaks
from graphnet.explain.explanation import Explained, Region, Regions, document
from graphnet.explain.gap import REFERENCE
from graphnet.explain.measured import Measured, measured, measured_parts
from graphnet.outcomes import Outcome
from graphnet.runs.controls import Spread
from graphnet.runs.record import Ratio, Record, TimingGroup
from graphnet.sheet import Note, Sheet

PAIR = (REFERENCE, "slow")
PEAKS = Peaks(
    version=1,
    device="cpu",
    threads=1,
    torch="2",
    flops_per_s={"float32": 1e9},
    bytes_per_s={"copy": [(1e3, 1e9)]},
    repeat=1.0,
)


def of(eager_us: float, slow_us: float, half: float = 0.005, **found: Any) -> Record:
    """Return a row with these times of both sides; its interval reaches ``half`` to each side."""
    ratio = eager_us / slow_us
    speedup = Ratio(ratio=ratio, low=ratio * (1 - half), high=ratio * (1 + half))
    return row(speedup=speedup, reference_ns=round(eager_us * 1e3), compiled_ns=round(slow_us * 1e3), **found)


def region(name: str = "", *operators: str, flops: float = 0.0) -> Region:
    return Region(
        operators=[(one, flops, "float32", 1000.0) for one in operators],
        fused_bytes=1000.0,
        name=name,
        statements=(0, 1),
        lines=(7, 9),
        source=["a = 1"],
        arguments=1,
        results=[((2, 3), "float32")],
    )


def explained(whole: Record, rows: dict[str, Record], peaks: Peaks | None = None) -> Explained:
    """Return the explanation of a sample whose call costs 1 us on the reference and 3 us on the other side."""
    regions = [region(name, "mm", name) for name in rows]
    held = Regions(sample="made/a", sample_hash="x", empty=(1, 5), whole=region(), regions=regions)
    empty = measured({"slow": of(1, 3)}, {})
    found = {name: measured({"slow": one}, {}) for name, one in rows.items()}
    return Explained(
        "made/a", Path("/regions"), held, measured({"slow": whole}, {}), found, (empty, empty), PAIR, peaks
    )


def texts(found: Explained) -> str:
    return "\n".join(part.text for part in sample_answer(found, PAIR).parts if isinstance(part, Note))


@pytest.mark.parametrize("factor", [1.5, 3, 10])
def test_the_planted_operator_is_the_first_line_and_the_conclusion(factor: float) -> None:
    rows = {name: of(101, 103) for name in ("exp", "tanh", "sin")} | {"slow": of(101, 100 * factor + 3)}
    found = explained(of(401, 300 + 100 * factor + 3), rows)
    shown = document(found, PAIR)
    assert shown["regions"][0]["region"] == "slow"
    share = shown["regions"][0]["share"]
    assert share["low"] <= 100 * (factor - 1) / (100 * (factor - 1) + 2) <= share["high"]
    assert shown["explained"]
    assert "% of the gap in: slow (mm, slow)" in texts(found)
    total = sum(one["difference"]["ns"] for one in [*shown["regions"], shown["host"], shown["interaction"]])
    assert total == pytest.approx(shown["gap"]["ns"])


def test_a_side_that_wins_is_explained_as_well() -> None:
    found = explained(of(401, 253), {"a": of(101, 53), "b": of(101, 103), "c": of(101, 53), "d": of(101, 53)})
    shown = document(found, PAIR)
    assert shown["gap"]["ns"] < 0
    assert shown["regions"][-1]["region"] == "b"
    assert "slow wins 101 % of the gap in: a (mm, a); c (mm, c); d (mm, d)" in texts(found)


def test_below_80_percent_there_is_no_conclusion() -> None:
    found = explained(of(401, 803), {name: of(101, 103) for name in "abcd"})
    shown = document(found, PAIR)
    assert shown["coverage"] < 0.1
    assert not shown["explained"]
    assert "no conclusion" in texts(found)
    assert "% of the gap in" not in texts(found)


FOUR = {name: of(101, 103) for name in "abcd"}


@pytest.mark.parametrize(
    ("whole", "rows", "said", "unsaid"),
    [
        (of(401, 803), FOUR, "on slow, the whole takes 400 us longer than its parts and one call", "on reference"),
        (of(501, 403), FOUR, "on reference, the whole takes 100 us longer than its parts and one call", "on slow"),
        (of(401, 203), FOUR, "on slow, the whole takes 200 us less than its parts", "on reference"),
        (of(401, 203), FOUR, "and fuses over the borders", "inside a kernel"),
        # Eager mode fuses nothing.
        (of(301, 403), FOUR, "on reference, the whole takes 100 us less than its parts", "fuses"),
        (of(401, 420), {name: of(101, 103, half=0.1) for name in "abcd"}, "may be noise: it is 17 us", "on slow"),
        (of(401, 803), {"bad": failed(Outcome.TIMEOUT)}, "bad could not be timed on both sides", "noise"),
    ],
)
def test_why_a_gap_is_not_covered_is_said(whole: Record, rows: dict[str, Record], said: str, unsaid: str) -> None:
    found = explained(whole, rows)
    assert not document(found, PAIR)["explained"]
    assert said in texts(found)
    assert unsaid not in texts(found)


def test_a_region_that_begins_inside_a_kernel_is_marked() -> None:
    found = explained(of(401, 203), FOUR)
    inside = [one.model_copy(update={"divided": 2 * (one.name == "c")}) for one in found.regions.regions]
    cut = replace(found, regions=found.regions.model_copy(update={"regions": inside}))
    assert {one["region"]: one["marks"] for one in document(cut, PAIR)["regions"]} == {
        **{name: [] for name in "abd"},
        "c": ["begins inside 2 kernels"],
    }
    assert "1 of the regions begins inside a kernel" in texts(cut)


def test_equal_sides_have_no_gap_and_no_conclusion() -> None:
    found = explained(of(401, 401), {name: of(101, 101) for name in "abcd"})
    assert document(found, PAIR)["coverage"] is None
    assert "do not differ with certainty" in texts(found)


def test_a_region_that_fails_is_in_the_table_with_its_reason() -> None:
    rows = {"good": of(101, 303), "bad": failed(Outcome.COMPILE_ERROR, message="no kernel")}
    found = explained(of(201, 403), rows)
    shown = document(found, PAIR)
    assert [one["region"] for one in shown["regions"]] == ["good", "bad"]
    assert shown["regions"][1]["difference"] is None
    assert shown["regions"][1]["marks"] == ["slow: COMPILE_ERROR: no kernel"]


def test_a_region_that_a_side_leaves_to_eager_mode_takes_as_long_as_there() -> None:
    left = failed(Outcome.FELL_BACK, message="the compiler took no node")
    found = explained(of(201, 403), {"good": of(101, 303), "left": left})
    known = [one.model_copy(update={"statement_ns": 100e3}) for one in found.regions.regions]
    shown = document(replace(found, regions=found.regions.model_copy(update={"regions": known})), PAIR)
    line = shown["regions"][1]
    assert line["difference"]["ns"] == pytest.approx(0, abs=1e-3)
    assert {side: one["ns"] for side, one in line["times"].items()} == pytest.approx({REFERENCE: 101e3, "slow": 103e3})
    assert line["marks"] == ["slow: left to eager mode"]
    assert shown["explained"]


def test_without_a_time_of_the_whole_the_answer_is_a_sentence() -> None:
    found = explained(failed(Outcome.TIMEOUT), {"a": of(101, 103)})
    assert "the gap cannot be taken apart: the whole sample has no time on reference: TIMEOUT" in texts(found)
    assert not [part for part in sample_answer(found, PAIR).parts if isinstance(part, Sheet)]


def test_bounds_are_beside_the_times_and_impossible_ones_are_marked() -> None:
    # A thousand bytes at 1 GB/s take 1 us.
    rows = {"a": of(11, 8), "b": of(0.3, 0.4), "c": of(1.4, 3.3)}
    found = explained(of(12, 12), rows, PEAKS)
    by_name = {one["region"]: one for one in document(found, PAIR)["regions"]}
    assert by_name["a"]["fused_bound_ns"] == pytest.approx(1000)
    assert by_name["a"]["unfused_bound_ns"] == pytest.approx(2000)
    # Without their calls of 1 and 3 us, the sides take 10 and 5 us.
    assert by_name["a"]["closes"]["slow"] == pytest.approx(5 / 9)
    assert "reference suspicious" in by_name["b"]["marks"]
    assert "slow: mostly the call" in by_name["c"]["marks"]


def test_what_the_whole_closes_is_without_its_call_as_that_of_a_region() -> None:
    # Without their calls of 1 and 3 us, both sides of the whole take 10 us.
    found = document(explained(of(11, 13), {"a": of(11, 8)}, PEAKS), PAIR)
    assert found["closes"]["slow"] == pytest.approx(0)


def test_the_work_list_has_the_largest_gains_first() -> None:
    one = explained(of(401, 900), {"a": of(101, 303), "b": of(301, 103)})
    answer = work_list([one])
    shown = answer.document()
    assert [(won["region"], won["side"], won["best"]) for won in shown["work"]] == [
        *(("a", "slow", REFERENCE), ("b", REFERENCE, "slow")),
    ]
    assert shown["work"][0]["folder"] == "/regions/a"
    assert shown["could_be_won_ns"]["slow"] == pytest.approx(200e3)


def test_a_row_gives_the_factor_of_its_ratio_and_the_spread_of_its_pairs() -> None:
    rounds = [{"process": k, "reference": {"wall_ns": [wall] * 3}} for k, wall in enumerate((1000, 1100, 900, 1000))]
    timing = TimingGroup(
        started_ns=0, ended_ns=1, trials=1, calls_per_trial=1, processes=4, rounds=rounds
    )  # fmt: skip
    found = measured({"slow": of(1, 2, timing=timing)}, {})
    assert found.times is not None
    assert found.times.of("slow").value == pytest.approx(2000)
    assert 100 < found.times.reference.half < 200
    wide = measured({"slow": of(1, 2, timing=timing)}, {"": Spread(0.5, 9)})
    assert wide.times is not None
    assert wide.times.factors["slow"].half > 5 * found.times.factors["slow"].half
    assert math.isclose(found.times.factors["slow"].value, 2)


ONE_PAIR = TimingGroup(
    started_ns=0,
    ended_ns=1,
    trials=1,
    calls_per_trial=1,
    processes=1,
    rounds=[{"process": 0, "reference": {"wall_ns": [9]}}],
)


def test_one_pair_of_processes_has_the_interval_of_the_controls() -> None:
    found = measured({"slow": of(1, 2, timing=ONE_PAIR)}, {"": Spread(0.1, 9)})
    assert found.times is not None
    assert found.times.reference.half == pytest.approx(226, rel=0.01)
    assert found.times.of("slow").shown_half is None


@pytest.mark.parametrize("pairs_of", ["whole", "region"])
def test_no_interval_of_one_pair_is_shown_and_without_controls_nothing_follows(pairs_of: str) -> None:
    whole, part = ({"timing": ONE_PAIR} if pairs_of == name else {} for name in ("whole", "region"))
    found = explained(of(401, 703, **whole), {"slow": of(101, 403, **part), "b": of(101, 103)})
    shown = document(found, PAIR)
    assert "slow (mm, slow)" not in texts(found)
    assert not [won for won in found.won() if won.region == "slow" and pairs_of == "region"]
    if pairs_of == "whole":
        assert (shown["gap"]["half_ns"], shown["coverage"]) == (None, None)
        assert "+-" not in head(found).partition("the gap is")[2]
        return
    by_name = {one["region"]: one for one in shown["regions"]}
    assert by_name["slow"]["difference"]["half_ns"] is None
    assert by_name["slow"]["share"] | {"share": 0} == {"share": 0, "low": None, "high": None, "certain": False}
    assert by_name["b"]["share"]["low"] is not None


def head(found: Explained) -> str:
    return str(next(part.title for part in sample_answer(found, PAIR).parts if isinstance(part, Sheet)))


def test_flags_and_failures_are_kept_as_doubts_and_problems() -> None:
    found = measured({"a": of(1, 2, flags=["busy"]), "b": failed(Outcome.CRASHED, message="signal 11")}, {})
    assert found.doubts == {"a": "busy"}
    assert found.problems == {"b": "CRASHED: signal 11"}
    assert measured({}, {}) == Measured(None, {}, {})


PARTS = ("whole", "region_00", "empty_1", "empty_1_twice", "stale_1")


def chained(eager: list[list[int]], slow: list[list[int]]) -> Record:
    """Return the row of a chain, with the times of each part in each pair of processes."""
    names = [f"subgraph_{number}" for number in range(len(eager))]
    one, other = (dict(zip(names, times, strict=True)) for times in (eager, slow))
    return row(reference_part_ns=one, part_ns=other, compiled_ns=2)


def test_a_part_of_a_chain_has_its_share_of_the_whole() -> None:
    # The machine was twice as slow in the second pair of processes.
    eager = [[100, 200, 100], [50, 100, 50], [6, 12, 6], [8, 16, 8], [5, 10, 5]]
    slow = [[300, 600, 300], [30, 60, 30], [9, 18, 9], [9, 18, 9], [6, 12, 6]]
    whole = measured({"slow": of(1000, 4000)}, {})
    found = measured_parts(whole, {"slow": chained(eager, slow)}, ["slow"], PARTS, {})
    assert found is not None
    times = {name: found[name].times for name in ("region_00", "empty_1", "stale_1")}
    assert {name: round(one.of(REFERENCE).value) for name, one in times.items() if one} == {
        "region_00": 500_000,
        # An operator takes 2 of the 6.
        "empty_1": 40_000,
        "stale_1": 30_000,
    }
    assert {name: round(one.of("slow").value) for name, one in times.items() if one} == {
        "region_00": 400_000,
        "empty_1": 120_000,
        "stale_1": 80_000,
    }
    assert found["region_00"].times is not None
    assert found["region_00"].times.of("slow").half == pytest.approx(0, abs=1)


def test_a_part_is_as_certain_as_pairs_of_processes_agree() -> None:
    eager = [[100] * 3, [40, 50, 60], [1] * 3, [1] * 3, [1] * 3]
    whole = measured({"slow": of(1000, 2000)}, {})
    found = measured_parts(whole, {"slow": chained(eager, eager)}, ["slow"], PARTS, {})
    assert found is not None
    assert found["region_00"].times is not None
    # Student's t of two degrees of freedom, a deviation of 0.1 and three pairs.
    assert found["region_00"].times.of(REFERENCE).half == pytest.approx(4.303 * 0.1 / 3**0.5 * 1e6, rel=1e-3)
    [alone] = [measured_parts(whole, {"slow": chained(*[[[100], [50], [1], [1], [1]]] * 2)}, ["slow"], PARTS, {})]
    assert alone is not None
    assert alone["region_00"].times is not None
    assert alone["region_00"].times.of(REFERENCE).single
    assert alone["region_00"].times.of(REFERENCE).half == math.inf


def test_a_chain_without_times_says_that_regions_are_measured_alone() -> None:
    whole = measured({"slow": of(1000, 2000)}, {})
    assert measured_parts(whole, {"slow": failed(Outcome.COMPILE_ERROR)}, ["slow"], PARTS, {}) is None
    assert measured_parts(whole, {}, ["slow"], PARTS, {}) is None
    # A chain whose pairs of processes were dropped keeps the times of its parts, but none of its own.
    dropped = chained([[2]] * 5, [[2]] * 5).model_copy(update={"compiled_ns": None})
    assert measured_parts(whole, {"slow": dropped}, ["slow"], PARTS, {}) is None
    # A side without a time of the whole has no gap.
    assert measured_parts(measured({}, {}), {}, ["slow"], PARTS, {}) == {}


def test_the_whole_pays_for_a_call_whose_arguments_are_the_same_each_time() -> None:
    found = explained(of(401, 603), {name: of(101, 153) for name in "abcd"})
    stale = replace(found, stale=measured({"slow": of(1, 2)}, {}))
    assert (found.gap(PAIR).host.difference.value, stale.gap(PAIR).host.difference.value) == pytest.approx((2000, 1000))
    shown = document(stale, PAIR)
    parts = [*shown["regions"], shown["host"], shown["interaction"]]
    assert sum(one["difference"]["ns"] for one in parts) == pytest.approx(shown["gap"]["ns"])
    difference = stale.gap(PAIR).interaction.difference.value - found.gap(PAIR).interaction.difference.value
    assert difference == pytest.approx(1000)
