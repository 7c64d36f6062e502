"""Tests of the counts of a row, such as instructions and cache misses, and what they say about an unstable row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fake_worker import Script
from test_show import card, row

from graphnet.measuring.counts import counts_of
from graphnet.runs.figures import BY_KEY
from graphnet.runs.record import CountsGroup, Record
from graphnet_contract.messages import Counts, TrialTimes

OneRow = Callable[..., dict[str, Any]]


def block(call_ns: int, counts: Counts | None, prepare_ns: int = 0) -> TrialTimes:
    """Return a block of two trials of five calls each."""
    wall = (5 * call_ns,) * 2
    return TrialTimes(5, wall, wall, (0, 0), 1, 1 + sum(wall), prepare_ns=(prepare_ns,) * 2, counts=counts)


def counted(ghz: float = 3.0, instructions: int = 6_000, faults: int = 0) -> Counts:
    """Return the counts of a block in which all ten calls together ran for 10 us of CPU time."""
    return Counts(round(ghz * 10_000), 10 * instructions, 20, 10_000, page_faults=faults)


def test_counts_are_per_call_and_per_cycle() -> None:
    found = counts_of([block(1000, counted())] * 3)
    assert found is not None
    medians = {name: getattr(found, name).median for name in CountsGroup.model_fields if name != "user_only"}
    assert medians == {
        "instructions": 6_000,
        "instructions_per_cycle": 2.0,
        "cache_misses": 2,
        "ghz": 3.0,
        "page_faults": 0,
        "context_switches": 0,
    }


def test_without_a_processors_counters_page_faults_are_left() -> None:
    found = counts_of([block(1000, Counts(page_faults=40))])
    assert found is not None
    assert (found.instructions, found.ghz, found.cache_misses) == (None, None, None)
    assert found.page_faults is not None
    assert found.page_faults.median == 4


def test_blocks_without_counts_say_nothing() -> None:
    assert counts_of([block(1000, None)]) is None
    assert counts_of([block(1000, counted(), prepare_ns=300)]) is not None


SLOWER = [1000 + 50 * number for number in range(12)]
MIXED = [1000 + 50 * (7 * number % 12) for number in range(12)]


@pytest.mark.parametrize(
    ("times", "counts", "explained"),
    [
        (SLOWER, [counted(ghz=3.4 - 0.1 * number) for number in range(12)], {"ghz"}),
        # A higher frequency does not make calls slower.
        (SLOWER, [counted(ghz=2.3 + 0.1 * number) for number in range(12)], set()),
        (SLOWER, [counted(instructions=6_000 + 100 * number) for number in range(12)], {"instructions"}),
        (SLOWER, [counted(faults=10 * number) for number in range(12)], {"page_faults"}),
        # It changed, but not together with the times.
        (MIXED, [counted(ghz=3.4 - 0.1 * number) for number in range(12)], set()),
        # It changed by 2 %.
        (SLOWER, [counted(ghz=3.4 - 0.005 * number) for number in range(12)], set()),
        # Seven blocks are too few.
        (SLOWER[:7], [counted(ghz=3.4 - 0.1 * number) for number in range(7)], set()),
        # Not every block has the count.
        (SLOWER, [Counts(), *(counted(ghz=3.4 - 0.1 * number) for number in range(1, 12))], set()),
    ],
)
def test_only_what_changes_with_the_times_explains_them(
    times: list[int], counts: list[Counts], explained: set[str]
) -> None:
    found = counts_of([block(time, one) for time, one in zip(times, counts, strict=True)])
    assert found is not None
    held = {name: getattr(found, name) for name in CountsGroup.model_fields if name != "user_only"}
    assert {name for name, spread in held.items() if spread is not None and spread.explains} == explained


def test_a_row_and_its_rounds_hold_the_counts_of_each_side(one_row: OneRow) -> None:
    observed = {"counts": Counts(cycles=4, instructions=8, running_ns=2, user_only=True, page_faults=3)}
    found = one_row(Script(), Script(observed=observed))["timing"]
    assert set(found["counts"]) == {"compiled"}
    compiled = found["counts"]["compiled"]
    assert compiled["ghz"]["median"] == compiled["instructions_per_cycle"]["median"] == 2
    assert compiled["user_only"]
    assert found["rounds"][0]["compiled"]["counts"]["instructions"] == 8
    assert "counts" not in found["rounds"][0]["reference"]


def with_counts(*flags: str) -> Record:
    timing: dict[str, Any] = {"started_ns": 1, "ended_ns": 2, "trials": 3, "calls_per_trial": 4, "processes": 1}
    spread = {"median": 3.0, "low": 2.1, "high": 3.4, "explains": True}
    many = {"median": 2.1e9, "low": 2e9, "high": 2.2e9, "explains": False}
    timing["counts"] = {"reference": {"ghz": spread, "instructions": many}, "compiled": {"ghz": spread | many}}
    return row(timing=timing, flags=list(flags))


def test_the_card_of_an_unstable_row_says_what_varied_with_its_times() -> None:
    text = card(with_counts("unstable"), width=200)
    assert "the reference's clock frequency varied from 2.1 to 3.4 GHz, with the time per call" in text
    assert "varied" not in card(with_counts(), width=200)


def test_the_card_shows_only_counts_that_are_known() -> None:
    (head, *lines) = card(with_counts(), width=200).partition("counted")[2].splitlines()[:3]
    assert head.split() == ["instructions", "GHz"]
    assert lines[0].split() == ["reference", "2.1", "G", "3"]
    assert "counted" not in card(row(), width=200)


def test_the_figures_of_a_row_without_counts_are_null() -> None:
    assert BY_KEY["reference_ghz"].fact(with_counts()) == 3.0
    assert BY_KEY["compiled_instructions"].fact(with_counts()) is None
    assert BY_KEY["reference_ghz"].fact(row()) is None
