"""Tests the comparison of two cuts of a sample with planted differences."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from test_explanation import PAIR, explained, of, texts

from graphnet.errors import StorageError
from graphnet.explain.again import Again, Cut, Finding, compare_cuts
from graphnet.explain.explanation import Explained, document
from graphnet.explain.gap import Calls, Estimate, Factor, Part, Times
from graphnet.explain.kept import EXPLANATIONS_FILE, LINES_FILE, keep, read_kept
from graphnet.runs.record import Record


def us(value: float, half: float = 1.0) -> Estimate:
    return Estimate(value, half)


@pytest.mark.parametrize(
    ("before", "after", "finding"),
    [
        (us(50), us(51), Finding.CONFIRMED),
        (us(-50), us(-51), Finding.CONFIRMED),
        (us(50), us(20), Finding.DEPENDS),
        (us(50), us(-50), Finding.DEPENDS),
        # The machine may have become a little slower.
        (us(50, 0.1), us(52, 0.1), Finding.CONFIRMED),
        (us(50, 0.1), us(39, 0.1), Finding.DEPENDS),
        # Measured so badly that it may be anything.
        (us(50), us(40, 60), Finding.UNKNOWN),
        (us(50, 35), us(16, 15), Finding.UNKNOWN),
        # A region and its neighbour, which together make no certain difference.
        (us(1, 3), us(1.1, 1), Finding.UNKNOWN),
        (us(50), None, Finding.UNKNOWN),
        (None, us(50), Finding.UNKNOWN),
    ],
)
def test_a_second_cut_confirms_the_same_difference_only(
    before: Estimate | None, after: Estimate | None, finding: Finding
) -> None:
    assert Again(("a",), before, after).finding is finding


def cut_of(statements: dict[str, tuple[int, int]], slow_us: dict[str, float], eager_us: float = 100.0) -> Cut:
    """Return a cut whose regions take so many us more on the slow side. A call takes 1 us, and 3 us there."""

    def times(reference: float, slow: float, half: float = 0.0) -> Times:
        return Times(Estimate(reference * 1e3), {"slow": Factor(slow / reference, half)})

    parts = [
        Part(name, 1, times(eager_us, eager_us + slow_us[name] + 2) if name in slow_us else None) for name in statements
    ]
    whole = len(parts) * eager_us
    return Cut(times(whole, 2 * whole), parts, statements, Calls(times(1, 3), times(1, 3), 5))


CUT = {"a": (0, 4), "b": (4, 6), "c": (6, 9), "d": (9, 12)}
OTHER = {"w": (0, 5), "x": (5, 6), "y": (6, 9), "z": (9, 12)}


def test_regions_are_compared_between_the_borders_that_both_cuts_have() -> None:
    first = cut_of(CUT, {"a": 10, "b": 5, "c": 20, "d": 1})
    second = cut_of(OTHER, {"w": 12, "x": 3, "y": 7, "z": 1})
    found = compare_cuts(first, second, PAIR, ["c", "a", "b"])
    assert [list(one.regions) for one in found] == [["c"], ["a", "b"]]
    # The border between a and b has moved, so they are compared together, and once. A call does not count.
    known = [(one.before, one.after) for one in found]
    assert [[round(one.value) for one in pair if one] for pair in known] == [[20_000, 7_000], [15_000, 15_000]]
    assert [one.finding for one in found] == [Finding.DEPENDS, Finding.CONFIRMED]


def test_a_machine_that_became_slower_changes_no_finding() -> None:
    first = cut_of(CUT, {"a": 10, "b": 5, "c": 20, "d": 1})
    slower = cut_of(OTHER, {"w": 24, "x": 6, "y": 40, "z": 2}, 200.0)
    found = compare_cuts(first, slower, PAIR, ["a", "c"])
    # Only the calls, of 2 us each, are as short as before.
    assert [one.finding for one in found] == [Finding.CONFIRMED] * 2


def test_a_whole_that_was_measured_badly_makes_no_finding() -> None:
    def cut(factor: float, half: float) -> Cut:
        held = cut_of(CUT, dict.fromkeys(CUT, 5.0 * factor))
        whole = Times(held.whole.reference, {"slow": Factor(held.whole.factors["slow"].value, half)})
        return replace(held, whole=whole)

    [certain] = compare_cuts(cut(1.0, 0.0), cut(2.0, 0.0), PAIR, ["a"])
    [unsure] = compare_cuts(cut(1.0, 0.05), cut(2.0, 0.05), PAIR, ["a"])
    assert (certain.finding, unsure.finding) == (Finding.DEPENDS, Finding.UNKNOWN)


def test_what_has_no_time_and_the_whole_sample_are_not_shown_again() -> None:
    first = cut_of(CUT, {"a": 10, "c": 20, "d": 1})
    second = cut_of(OTHER, {"w": 12, "x": 3, "z": 1})
    found = compare_cuts(first, second, PAIR, ["a", "c"])
    # A neighbour without a time is part of the sum, in either cut.
    assert [(list(one.regions), one.before is None, one.after is None) for one in found] == [
        (["a", "b"], True, False),
        (["c"], False, True),
    ]
    halves = cut_of({"a": (0, 6), "b": (6, 12)}, {"a": 10, "b": 5})
    [whole] = compare_cuts(halves, cut_of({"a": (0, 5), "b": (5, 12)}, {"a": 10, "b": 5}), PAIR, ["a"])
    assert (whole.before, whole.finding) == (None, Finding.UNKNOWN)


def cut_at(found: Explained, edges: list[int]) -> Explained:
    """Return an explanation whose regions begin and end at these statements."""
    pairs = itertools.pairwise(edges)
    regions = [
        one.model_copy(update={"statements": pair}) for one, pair in zip(found.regions.regions, pairs, strict=True)
    ]
    return replace(found, regions=found.regions.model_copy(update={"regions": regions}))


def slow(of_slow: float, of_c: float = 103) -> dict[str, Record]:
    return {"a": of(101, 103), "slow": of(101, of_slow), "c": of(101, of_c)}


@pytest.mark.parametrize(
    ("again", "said"),
    [
        ((303,), ["a with slow: +200 us +- ", ", and +200 us +- ", " cut elsewhere: confirmed"]),
        ((203, 203), ["a with slow: +200 us +- ", ", and +100 us +- ", " cut elsewhere: depends on the cut"]),
    ],
)
def test_the_answer_says_what_the_second_cut_shows(again: tuple[float, ...], said: list[str]) -> None:
    first = cut_at(explained(of(301, 503), slow(303)), [0, 4, 8, 12])
    second = cut_at(explained(of(301, 503), slow(*again)), [0, 5, 8, 12])
    found = replace(first, again=second)
    assert found.named(PAIR) == ["slow"]
    assert all(part in texts(found) for part in said)
    assert document(found, PAIR)["again"][0]["regions"] == ["a", "slow"]
    assert document(first, PAIR)["again"] == []


def test_a_second_cut_without_times_is_a_remark() -> None:
    first = cut_at(explained(of(301, 503), slow(303)), [0, 4, 8, 12])
    second = replace(first, whole=replace(first.whole, times=None, problems={"slow": "TIMEOUT"}))
    assert "cut elsewhere, the whole sample has no time on reference: TIMEOUT" in texts(replace(first, again=second))


def test_a_second_cut_that_does_not_add_up_is_a_remark() -> None:
    first = cut_at(explained(of(301, 503), slow(303)), [0, 4, 8, 12])
    second = cut_at(explained(of(301, 703), slow(303)), [0, 5, 8, 12])
    unsure = cut_at(explained(of(301, 301), slow(303)), [0, 5, 8, 12])
    assert "cut elsewhere, reference and slow do not differ with certainty" in texts(replace(first, again=unsure))
    said = texts(replace(first, again=second))
    assert "cut elsewhere, the lines cover 50 % of the gap" in said
    assert "cut elsewhere: confirmed" in said
    assert "measured in another way" in texts(replace(first, again=replace(second, alone=True)))


def test_without_a_conclusion_no_region_is_named() -> None:
    assert explained(of(401, 803), {name: of(101, 103) for name in "abcd"}).named(PAIR) == []


def test_explanations_are_kept_as_json_and_as_a_table(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    assert read_kept(tmp_path) is None
    first = explained(of(301, 503), slow(303))
    keep(tmp_path, [replace(first, sample="made/b")], [PAIR])
    keep(tmp_path, [first], [PAIR])
    # The same sample and sides are replaced, and others stay.
    keep(tmp_path, [replace(first, sample="made/b")], [PAIR])
    kept = read_kept(tmp_path)
    assert kept is not None
    assert sorted(one["sample"] for one in kept["explanations"]) == ["made/a", "made/b"]
    assert {(one["sample"], one["region"]) for one in kept["work"]} == {("made/a", "slow"), ("made/b", "slow")}
    lines = read_table(tmp_path / LINES_FILE).to_pylist()
    assert len(lines) == 12
    assert [one["region"] for one in lines[:6]] == ["slow", "a", "c", "host", "interaction", "whole"]
    assert sum(one["difference_ns"] for one in lines[:5]) == pytest.approx(lines[5]["difference_ns"])
    for text in ("[]", '{"explanations": [], "work": [], "sides": {}, "more": NaN}'):
        (tmp_path / EXPLANATIONS_FILE).write_text(text)
        with pytest.raises(StorageError, match="does not hold explanations"):
            keep(tmp_path, [first], [PAIR])


def test_what_is_kept_of_more_sides_and_of_a_second_cut_stays(tmp_path: Path) -> None:
    first = cut_at(explained(of(301, 503), slow(303)), [0, 4, 8, 12])
    second = cut_at(explained(of(301, 503), slow(303)), [0, 5, 8, 12])
    keep(tmp_path, [replace(first, again=second, sides=(*PAIR, "other"))], [PAIR])
    kept = read_kept(tmp_path)
    # The same measurement is shown again between two of the sides, without the second cut.
    keep(tmp_path, [replace(first, whole=replace(first.whole), sides=PAIR)], [PAIR])
    assert read_kept(tmp_path) == kept
    assert kept is not None
    assert kept["explanations"][0]["again"][0]["finding"] == "confirmed"
    assert kept["work"]
    # A new measurement of the gap has not been cut elsewhere.
    keep(tmp_path, [explained(of(301, 603), slow(403))], [PAIR])
    new = read_kept(tmp_path)
    assert new is not None
    assert new["explanations"][0]["again"] == []


def test_a_damaged_document_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / EXPLANATIONS_FILE).write_text('{"explanations": [{"problem": null}], "work": [], "sides": {}}')
    with pytest.raises(StorageError, match="does not hold explanations"):
        keep(tmp_path, [explained(of(301, 503), slow(303))], [PAIR])
