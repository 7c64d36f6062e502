"""Tests the comparison of two cuts of a sample with planted differences."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from test_explanation import PAIR, explained, of, texts

from graphnet.explain.again import Again, Finding, compare_cuts
from graphnet.explain.explanation import Explained, document
from graphnet.explain.gap import Estimate, Gap, Share
from graphnet.runs.record import Record


def gap(**differences: Estimate) -> Gap:
    """Return a gap with these differences of its parts."""
    parts = {name: Share(one, None, None, None) for name, one in differences.items()}
    nothing = Share(Estimate(0.0), None, None, None)
    return Gap(Estimate(100.0), parts, nothing, nothing, 1.0, {})


def us(value: float, half: float = 1.0) -> Estimate:
    return Estimate(value, half)


@pytest.mark.parametrize(
    ("before", "after", "finding"),
    [
        (us(50), us(51), Finding.CONFIRMED),
        (us(-50), us(-51), Finding.CONFIRMED),
        (us(50), us(20), Finding.DEPENDS),
        (us(50), us(-50), Finding.DEPENDS),
        # Measured so badly that it may be anything.
        (us(50), us(40, 60), Finding.UNKNOWN),
        (us(50), None, Finding.UNKNOWN),
    ],
)
def test_a_second_cut_confirms_the_same_difference_only(
    before: Estimate, after: Estimate | None, finding: Finding
) -> None:
    assert Again(("a",), before, after).finding is finding


def test_regions_are_compared_between_the_borders_that_both_cuts_have() -> None:
    cut = {"a": (0, 4), "b": (4, 6), "c": (6, 9), "d": (9, 12)}
    other = {"w": (0, 5), "x": (5, 6), "y": (6, 9), "z": (9, 12)}
    first, second = gap(a=us(10), b=us(5), c=us(20), d=us(1)), gap(w=us(12), x=us(3), y=us(7), z=us(1))
    found = compare_cuts(first, second, cut, other, ["c", "a", "b"])
    assert [(list(one.regions), one.before.value, one.after and one.after.value) for one in found] == [
        (["c"], 20, 7),
        # The border between a and b has moved, so they are compared together, and once.
        (["a", "b"], 15, 15),
    ]
    assert [one.finding for one in found] == [Finding.DEPENDS, Finding.CONFIRMED]


def test_what_has_no_time_is_not_compared() -> None:
    cut, other = {"a": (0, 4), "b": (4, 6)}, {"w": (0, 6)}
    [found] = compare_cuts(gap(a=us(10), b=us(5)), gap(), cut, other, ["a"])
    assert (list(found.regions), found.after) == (["a", "b"], None)
    # A neighbour without a time is part of the sum.
    assert compare_cuts(gap(a=us(10)), gap(w=us(15)), cut, other, ["a"]) == []


def cut_at(found: Explained, edges: list[int]) -> Explained:
    """Return an explanation whose regions begin and end at these statements."""
    pairs = itertools.pairwise(edges)
    regions = [
        one.model_copy(update={"statements": pair}) for one, pair in zip(found.regions.regions, pairs, strict=True)
    ]
    return replace(found, regions=found.regions.model_copy(update={"regions": regions}))


def slow(of_slow: float) -> dict[str, Record]:
    return {"a": of(101, 103), "slow": of(101, of_slow), "c": of(101, 103)}


@pytest.mark.parametrize(
    ("again", "said"),
    [
        (303, "a and slow: +200 us +- 1.14 us, and +200 us +- 1.14 us cut elsewhere: confirmed"),
        (203, "cut elsewhere: depends on the cut"),
    ],
)
def test_the_answer_says_what_the_second_cut_shows(again: float, said: str) -> None:
    first = cut_at(explained(of(301, 503), slow(303)), [0, 4, 8, 12])
    second = cut_at(explained(of(301, 503), slow(again)), [0, 5, 8, 12])
    found = replace(first, again=second)
    assert found.named(PAIR) == ["slow"]
    assert said.partition(" +- ")[0] in texts(found)
    assert said.rpartition("cut elsewhere")[2] in texts(found)
    assert document(found, PAIR)["again"][0]["regions"] == ["a", "slow"]
    assert document(first, PAIR)["again"] == []


def test_a_second_cut_without_times_is_a_remark() -> None:
    first = cut_at(explained(of(301, 503), slow(303)), [0, 4, 8, 12])
    second = replace(first, whole=replace(first.whole, times=None, problems={"slow": "TIMEOUT"}))
    assert "cut elsewhere, the whole sample has no time on reference: TIMEOUT" in texts(replace(first, again=second))


def test_without_a_conclusion_no_region_is_named() -> None:
    assert explained(of(401, 803), {name: of(101, 103) for name in "abcd"}).named(PAIR) == []


def test_explanations_are_kept_as_json_and_as_a_table(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    from graphnet.explain.kept import EXPLANATIONS_FILE, LINES_FILE, keep, read_kept

    assert read_kept(tmp_path) is None
    first = explained(of(301, 503), slow(303))
    keep(tmp_path, [replace(first, sample="made/b")], [PAIR])
    keep(tmp_path, [first], [PAIR])
    # The same sample and sides are replaced, and others stay.
    keep(tmp_path, [replace(first, sample="made/b")], [PAIR])
    kept = read_kept(tmp_path)
    assert kept is not None
    assert [one["sample"] for one in kept["explanations"]] == ["made/a", "made/b"]
    assert {(one["sample"], one["region"]) for one in kept["work"]} == {("made/a", "slow"), ("made/b", "slow")}
    lines = read_table(tmp_path / LINES_FILE).to_pylist()
    assert [one["region"] for one in lines[:6]] == ["slow", "a", "c", "host", "interaction", "whole"]
    assert sum(one["difference_ns"] for one in lines[:5]) == pytest.approx(lines[5]["difference_ns"])
    (tmp_path / EXPLANATIONS_FILE).write_text("[]")
    with pytest.raises(Exception, match="does not hold explanations"):
        read_kept(tmp_path)
