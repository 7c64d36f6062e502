"""Tests of what a row says about the times and the energy of its calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fake_worker import Script
from test_show import card

from graphnet.measuring.calls import calls_of, energy_of, fewest_calls
from graphnet.runs.figures import BY_KEY
from graphnet.runs.record import Record
from graphnet_contract.messages import Energy, TrialTimes

OneRow = Callable[..., dict[str, Any]]


def blocks(count: int, seed: int = 0) -> list[list[float]]:
    """Return ``count`` times of calls with a long tail, in blocks of seven."""
    times = np.random.default_rng(seed).lognormal(13, 0.4, count)
    return [list(times[begin : begin + 7]) for begin in range(0, count, 7)]


@pytest.mark.parametrize("count", [299, 300, 1_234])
def test_the_percentiles_are_numpys_over_the_raw_trials(count: int) -> None:
    times = np.concatenate(blocks(count))
    found = calls_of(blocks(count), 1)
    assert found is not None
    p50, p90, p99 = np.percentile(times, (50, 90, 99))
    assert (found.p50_ns, found.p90_ns, found.p99_ns) == pytest.approx((p50, p90, p99), rel=1e-12)
    assert (found.calls, found.min_ns, found.mean_ns) == (count, times.min(), pytest.approx(times.mean()))
    assert found.per_second == pytest.approx(count / (times.sum() / 1e9))


def test_a_percentile_needs_so_many_calls_that_one_is_beyond_it() -> None:
    # 28 calls are all below the 90th percentile with a probability of over 5 %, and 29 are not.
    assert 0.9**28 > 0.05 > 0.9**29
    assert 0.99**298 > 0.05 > 0.99**299
    assert (fewest_calls(0.90), fewest_calls(0.99)) == (29, 299)
    known = {}
    for count in (28, 29, 298, 299):
        found = calls_of(blocks(count), 1)
        assert found is not None
        known[count] = (found.p90_ns is not None, found.p99_ns is not None)
    assert known == {28: (False, False), 29: (True, False), 298: (True, False), 299: (True, True)}


def test_means_of_several_calls_have_no_tail() -> None:
    found = calls_of(blocks(1_000), 20)
    assert found is not None
    assert (found.calls, found.p90_ns, found.p99_ns) == (20_000, None, None)


def block(calls: int, call_ns: int, energy: Energy | None) -> TrialTimes:
    wall = (calls * call_ns,) * 3
    return TrialTimes(calls, wall, wall, (0,) * 3, 1, 1 + sum(wall), energy=energy)


def test_the_energy_of_a_call_is_the_power_times_its_time() -> None:
    # 30 ms of calls of 1 ms in a section of 40 ms that used 2 J: 50 W, so 50 mJ per call.
    found = energy_of([block(10, 1_000_000, Energy(40_000_000, 2_000_000, "rapl"))] * 4)
    assert found is not None
    assert (found.watts, found.joules, found.source) == (pytest.approx(50), pytest.approx(0.05), "rapl")


def test_energy_that_was_not_counted_is_unknown() -> None:
    assert energy_of([block(10, 1_000_000, None)]) is None
    assert energy_of([block(10, 1_000_000, Energy(40_000_000, 0, "rapl"))]) is None


class Counter:
    """A stand-in for a counter of 20 W that advances in steps."""

    def __init__(self, step_ns: int, seed: int) -> None:
        self._step_ns = step_ns
        self._generator = np.random.default_rng(seed)

    def block(self, section_ns: int, source: str) -> TrialTimes:
        """Return a block that began at any time of a step, and that has the energy that the counter shows for it."""
        began_ns = int(self._generator.integers(0, self._step_ns))
        steps = (began_ns + section_ns) // self._step_ns - began_ns // self._step_ns
        return block(1, section_ns // 3, Energy(section_ns, steps * self._step_ns * 20 // 1000, source))


@pytest.mark.parametrize(("source", "step_ns"), [("rapl", 1_000_000), ("nvml", 100_000_000)])
def test_energy_is_given_where_the_blocks_are_long_enough_for_the_steps_of_the_counter(
    source: str, step_ns: int
) -> None:
    given = {}
    for steps, count in ((3, 1), (3, 10), (30, 1), (30, 100)):
        found = [
            energy_of([counter.block(steps * step_ns, source) for _ in range(count)])
            for counter in (Counter(step_ns, seed) for seed in range(20))
        ]
        given[steps, count] = all(one is not None for one in found)
        # The power has an error of 5 % at most, in the mean square.
        errors = [one.watts / 20 - 1 for one in found if one is not None]
        assert not errors or np.sqrt(np.mean(np.square(errors))) <= 0.06
    assert given == {(3, 1): False, (3, 10): True, (30, 1): True, (30, 100): True}


def test_a_row_holds_the_memory_and_the_energy_of_each_side(one_row: OneRow) -> None:
    mib = 1 << 20
    energy = Energy(40_000_000, 2_000_000, "rapl")
    found = one_row(
        Script(own_memory=(100 * mib, 40 * mib), observed={"energy": energy}),
        Script(own_memory=(900 * mib, 100 * mib), observed={"energy": Energy(40_000_000, 1_000_000, "rapl")}),
    )
    record = Record.model_validate(found)
    facts = {key: BY_KEY[key].fact(record) for key in ("memory", "energy", "compile_memory_bytes", "no_energy")}
    assert facts == {"memory": 2.5, "energy": pytest.approx(0.5), "compile_memory_bytes": 900 * mib, "no_energy": None}
    assert set(found["timing"]["calls"]) == set(found["timing"]["energy"]) == {"reference", "compiled"}
    assert found["timing"]["calls"]["compiled"]["p50_ns"] == pytest.approx(found["compiled_ns"], abs=1)
    shown = card(record, width=200)
    assert "40 MiB" in shown
    assert "50 mJ" in shown


def test_a_row_on_a_gpu_compares_the_device_memory_of_both_sides(one_row: OneRow) -> None:
    found = one_row(Script(device_memory=1 << 28), Script(device_memory=3 << 27))
    record = Record.model_validate(found)
    assert BY_KEY["device_memory"].fact(record) == 1.5
    assert "384 MiB until it was warm, the reference's process 256 MiB (1.50x)" in card(record, width=200)


def test_the_percentiles_of_a_row_are_those_of_its_raw_trials(one_row: OneRow) -> None:
    found = one_row(Script(), Script())
    for side in ("reference", "compiled"):
        raw = np.concatenate([part[side]["wall_ns"] for part in found["timing"]["rounds"]])
        calls = found["timing"]["calls"][side]
        wanted = [raw.min(), raw.mean(), *np.percentile(raw, (50, 90))]
        assert [calls[name] for name in ("min_ns", "mean_ns", "p50_ns", "p90_ns")] == pytest.approx(wanted)


def test_a_row_without_energy_says_why(one_row: OneRow) -> None:
    found = one_row(Script(), Script())
    assert found["timing"]["energy"] is None
    assert found["timing"]["no_energy"] == "the worker does not say"
    assert "unknown: the worker does not say" in card(Record.model_validate(found), width=200)
