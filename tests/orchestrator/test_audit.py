"""Tests of the audit: it discards times if a sample's processes ran while they should have been stopped, or if they
used more cores than allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fake_worker import Script

from graphnet.measuring.audit import findings, works_between
from graphnet.measuring.repeats import calls_per_trial, trials_per_block
from graphnet_contract.messages import CallReport, TrialTimes

MS = 1_000_000
#: A block of 30 ms on one thread, in which nothing is wrong.
SOUND = TrialTimes(
    1, (30 * MS,), (30 * MS,), (0,), 0, 30 * MS, window_ns=31 * MS, tree_cpu_ns=30 * MS, idle_cpu_ns=20_000, cores=1
)


def pair(count: int = 10, **of_candidate: int) -> dict[str, list[TrialTimes]]:
    """Return ``count`` timed blocks per side. ``of_candidate`` changes fields of the compiled graph's blocks."""
    return {"reference": [SOUND] * count, "compiled": [replace(SOUND, **of_candidate)] * count}  # type: ignore[arg-type]


def test_a_sound_pair_has_no_findings() -> None:
    assert findings(pair(), threads=1) == ()
    assert findings(pair(400), threads=1) == ()


@pytest.mark.parametrize(
    ("seen", "threads", "reasons"),
    [
        ({"idle_cpu_ns": 3 * MS}, 1, ("stray_processes",)),
        ({"idle_cpu_ns": 100_000}, 1, ()),
        ({"cores": 2}, 1, ("threads_exceeded",)),
        ({"cores": 2}, 2, ()),
        ({"cores": 2}, 0, ()),
        ({"tree_cpu_ns": 60 * MS}, 1, ("threads_exceeded",)),
        ({"tree_cpu_ns": 60 * MS}, 2, ()),
        ({"tree_cpu_ns": 60 * MS, "window_ns": 0, "cores": 0}, 1, ()),
        ({"idle_cpu_ns": 30 * MS, "cores": 2}, 1, ("stray_processes", "threads_exceeded")),
    ],
)
def test_what_a_server_observed_voids_the_times(seen: dict[str, int], threads: int, reasons: tuple[str, ...]) -> None:
    assert findings(pair(**seen), threads) == reasons


def test_a_single_late_stop_voids_nothing() -> None:
    blocks = pair()
    blocks["compiled"][3] = replace(SOUND, idle_cpu_ns=4 * MS)
    assert findings(blocks, threads=1) == ()


#: What the runner does between trials: 0.2 ms before each, and 1 ms to copy outputs.
BETWEEN = replace(SOUND, prepare_ns=(200_000,), prepare_cpu_ns=(200_000,), copy_ns=MS, copy_cpu_ns=MS, kept_inputs=5)


def between(**of_candidate: Any) -> bool:
    sides = {"reference": [BETWEEN] * 5, "compiled": [replace(BETWEEN, **of_candidate)] * 5}
    return works_between([sides, sides])


@pytest.mark.parametrize(
    ("seen", "found"),
    [
        ({}, False),
        # Twice as long, a tenth of a trial, and 0.3 ms more are allowed.
        ({"prepare_ns": (3 * MS,), "prepare_cpu_ns": (3 * MS,)}, False),
        ({"prepare_ns": (5 * MS,), "prepare_cpu_ns": (5 * MS,)}, True),
        # A busy machine makes it longer, and a pool that waits uses CPU time.
        ({"prepare_ns": (50 * MS,)}, False),
        ({"prepare_cpu_ns": (50 * MS,)}, False),
        ({"copy_ns": 20 * MS, "copy_cpu_ns": 20 * MS}, True),
        ({"copy_ns": 20 * MS}, False),
        # The CPU is idle while a GPU computes.
        ({"copy_ns": 20 * MS, "device_ns": (30 * MS,)}, True),
        ({"kept_inputs": 0, "copy_ns": 0, "copy_cpu_ns": 0}, False),
    ],
)
def test_work_between_trials_is_found(seen: dict[str, Any], found: bool) -> None:
    assert between(**seen) is found


@pytest.mark.parametrize(
    ("copies_ns", "flags", "fewest"),
    [([20 * MS] * 99, {"void:between_trials"}, 4), ([20 * MS] + [MS] * 98, set(), 2)],
)
def test_a_long_copy_is_made_again_before_the_times_are_void(
    one_row: Callable[..., dict[str, Any]], copies_ns: list[int], flags: set[str], fewest: int
) -> None:
    candidate = Script(copies_ns=list(copies_ns))
    row = one_row(Script(copies_ns=[MS]), candidate, "--processes", 1, "--budget", 0, "--min-time", 0)
    assert {flag for flag in row["flags"] if flag.startswith("void")} == flags
    assert len(copies_ns) - len(candidate.copies_ns) >= fewest


def test_blocks_of_a_worker_that_says_nothing_of_the_time_between_trials_prove_nothing() -> None:
    assert not works_between([pair()])


@pytest.mark.parametrize(
    ("observed", "flag"), [({"idle_cpu_ns": 50 * MS}, "void:stray_processes"), ({"cores": 99}, "void:threads_exceeded")]
)
def test_a_row_with_a_finding_has_no_numbers(
    one_row: Callable[..., dict[str, Any]], observed: dict[str, int], flag: str
) -> None:
    row = one_row(Script(), Script(observed=observed), "--threads", 1)
    assert flag in row["flags"]
    assert (row["outcome"], row["speedup"], row["compiled_ns"]) == ("OK", None, None)


def report(call_ns: int, calls: int, **more: Any) -> CallReport:
    return CallReport(call_ns, (call_ns,), calls_per_trial=calls, **more)


def test_both_sides_repeat_a_call_as_often_as_the_quicker_side_needs() -> None:
    assert calls_per_trial(report(200_000, 5), report(100_000, 10)) == 10
    assert calls_per_trial(report(100_000, 10), report(200_000, 5)) == 10
    assert calls_per_trial(report(2 * MS, 1), report(2 * MS, 1)) == 1


@pytest.mark.parametrize(("slow_ns", "calls"), [(300 * MS, 1), (30 * MS, 1), (3 * MS, 10), (300_000, 100)])
def test_a_call_of_a_few_ns_on_one_side_does_not_make_the_other_repeat_thousands(slow_ns: int, calls: int) -> None:
    assert calls_per_trial(report(slow_ns, 1), report(100, 10_000)) == calls
    assert calls_per_trial(report(100, 10_000), report(slow_ns, 1)) == calls


def test_a_worker_that_asks_for_any_number_of_calls_gets_no_more_than_the_limit() -> None:
    assert calls_per_trial(report(1, 2**31 - 1), report(1, 1)) == 10_000
    assert calls_per_trial(report(0, 0), report(0, 0)) == 1


def test_a_graph_that_must_be_prepared_is_called_once_per_trial() -> None:
    assert calls_per_trial(report(100, 10_000, draws_random=True), report(100, 10_000)) == 1
    assert calls_per_trial(report(100, 10_000), report(100, 10_000, mutated_inputs=("x",))) == 1


def test_a_block_holds_as_many_trials_as_fit() -> None:
    assert trials_per_block(report(1 * MS, 1), 1, most=20) == 20
    assert trials_per_block(report(10 * MS, 1), 1, most=20) == 3
    assert trials_per_block(report(100 * MS, 1), 1, most=20) == 1
    assert trials_per_block(report(0, 1), 10_000, most=20) == 20
