"""Tests of the rules that say what may be compared (docs/why/decisions/0047-what-is-comparable.md)."""

from __future__ import annotations

import math
from typing import Any

import pytest
from scores_kit import right

from graphnet.outcomes import Outcome
from graphnet.runs.about import About
from graphnet.runs.comparable import (
    Conditions,
    Difference,
    counts_instead,
    impossible_numbers,
    is_other_sample,
    machine_of,
    planned_pairs,
)
from graphnet.runs.record import DeviceGroup, Ratio

ASKED = {"reference": "eager@/one/socket", "threads": 2, "caches": "hot", "inputs": "mesh", "seed": 1}
WORKER = {"backend": "eager", "flavour": "torch", "versions": {"torch": "2.13", "python": "3.11", "numpy": "2"}}


def about(worker: dict[str, Any] | None = None, **asked: Any) -> About:
    """Describe a run. ``worker`` is the report of the reference; None if there is none."""
    request = ASKED | asked
    reports = {} if worker is None else {"workers": {request["reference"]: worker}}
    return About.model_validate({"asked": request, **reports})


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (about(), about(), []),
        (about(), about(budget_s=99), []),
        (about(threads=4), about(seed=2), [("threads", 4, 2), ("seed", 1, 2)]),
        (about(), about(caches=None), []),
        # Rows of slots are timed beside others, so their times are not those of a run without slots.
        (about(), about(slots="1x2"), [("slots", "none", "1x2")]),
        (about(slots="4x2"), about(slots="2x2"), [("slots", "4x2", "2x2")]),
        (about(), about(reference="eager@/other/socket"), []),
        (about(WORKER), about(WORKER, reference="eager@/other/socket"), []),
        # A run that was killed has no report of its workers.
        (about(WORKER), about(), []),
        (about(WORKER), about(reference="eager:old"), [("reference", "eager", "eager:old")]),
        (about(WORKER), about(WORKER | {"flavour": "old"}), [("reference", "eager:torch", "eager:old")]),
        (
            about(WORKER),
            about(WORKER | {"versions": {"torch": "2.14", "python": "3.11"}}),
            [("the reference's software", "torch 2.13, python 3.11", "torch 2.14, python 3.11")],
        ),
        (about(), About(), []),
        (about(slots="4x2"), About(), []),
        (about(reference=f"golden:/a@b@{'1' * 16}"), about(reference=f"golden:/c@{'1' * 16}"), []),
        (
            about(reference=f"golden:/a@{'1' * 16}"),
            about(reference=f"golden:/a@{'2' * 16}"),
            [("reference", f"golden:{'1' * 16}", f"golden:{'2' * 16}")],
        ),
    ],
)
def test_conditions_that_differ_are_named(one: About, other: About, expected: list[tuple[str, Any, Any]]) -> None:
    ours, theirs = Conditions.of(one), Conditions.of(other)
    assert list(ours.differences(theirs)) == [Difference(*named) for named in expected]
    assert len(list(theirs.differences(ours))) == len(expected)


def test_further_conditions_come_first_and_may_be_unknown() -> None:
    ours, theirs = (Conditions.of(about(seed=seed)).also(tolerance_policy=f"p/{seed}", machine=None) for seed in (1, 2))
    assert [one.name for one in ours.differences(theirs)] == ["tolerance policy", "seed"]


def device(kind: str = "cpu", **known: Any) -> DeviceGroup:
    return DeviceGroup(type=kind, index=0, uuid="GPU-1" if kind == "cuda" else "boot", host="boot", **known)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (None, None),
        (device(name="A", machine_class="A, 2 cores"), "cpu: A, 2 cores"),
        (device(name="A"), "cpu: A"),
        (device(), "cpu: the run's CPU"),
        (device("cuda", name="G", machine_class="G"), "cuda: G"),
        (device("cuda"), "cuda: GPU-1"),
        (DeviceGroup(type="cpu", index=0, uuid="the log's CPU", host=""), "cpu: the log's CPU"),
    ],
)
def test_two_machines_of_one_class_are_one(found: DeviceGroup | None, expected: str | None) -> None:
    run = About.model_validate({"machine": {"before": {"cpu": "the run's CPU"}}})
    assert machine_of(found, run) == expected


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (Outcome.OK, Outcome.CRASHED, True),
        (Outcome.OK, Outcome.WORKER_LOST, False),
        (Outcome.WORKER_LOST, Outcome.CANCELLED, True),
        (Outcome.CANCELLED, Outcome.OK, True),
    ],
)
def test_the_last_row_counts_unless_only_it_is_to_be_measured_again(
    before: Outcome, after: Outcome, expected: bool
) -> None:
    assert counts_instead(before, after) is expected


def test_samples_are_other_ones_only_if_both_hashes_are_known() -> None:
    assert is_other_sample("a", "b")
    assert not any(is_other_sample(*pair) for pair in (("a", "a"), ("a", None), (None, "b"), (None, None)))


@pytest.mark.parametrize(("processes", "planned"), [(None, 5), ("auto", 5), (1, 1), (7, 7)])
def test_the_planned_pairs_are_those_of_the_request(processes: Any, planned: int) -> None:
    assert planned_pairs(about(processes=processes).request) == planned


ROW = right(2, level=-5, reference_ns=2, compiled_ns=1, compile_ns=0)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({}, []),
        ({"speedup": Ratio(ratio=math.inf, low=1, high=2)}, [("speedup", math.inf)]),
        ({"speedup": Ratio(ratio=3, low=1, high=2)}, [("speedup", 3)]),
        ({"speedup_own_eager": Ratio(ratio=1, low=-1, high=2)}, [("speedup_own_eager", -1)]),
        ({"compiled_ns": 0, "compile_ns": -1}, [("compiled_ns", 0), ("compile_ns", -1)]),
        ({"tolerance_reached": 6}, [("tolerance_reached", 6)]),
    ],
)
def test_numbers_that_no_measurement_gives_are_named(change: dict[str, Any], named: list[tuple[str, float]]) -> None:
    assert list(impossible_numbers(ROW.model_copy(update=change))) == named
