"""Tests of eager's error on other inputs: a call is not wrong because eager happened to be exact on its inputs."""

from __future__ import annotations

import numpy as np
import pytest

from graphnet.bench.verdicts import Judged, worst
from graphnet.judge.verdict import Outputs
from graphnet.outcomes import Outcome
from graphnet.talk.arrays import SampleOutputs

EXACT = np.random.default_rng(7).normal(size=(64, 64))
NOISE = np.random.default_rng(8).normal(size=(2, 64, 64))


def outputs(values: np.ndarray) -> SampleOutputs:
    return SampleOutputs(Outputs(("tensor", 0), [values], [values.dtype.name]), {}, "")


def eager(error: float) -> SampleOutputs:
    return outputs((EXACT + error * NOISE[0]).astype(np.float32))


def compiled(error: float) -> SampleOutputs:
    return outputs((EXACT + error * NOISE[1]).astype(np.float32))


def judged(first: tuple[float, float], timed: tuple[float, float]) -> Judged:
    """Judge two calls, each with the error of eager and that of the candidate, at a level at which float64 decides."""
    calls = {"first": first, "timed": timed}
    expected = {call: eager(ours) for call, (ours, _) in calls.items()}
    got = {call: compiled(theirs) for call, (_, theirs) in calls.items()}
    exact = outputs(EXACT)
    return worst(expected, got, -8, dict.fromkeys(calls, (exact, exact)))


def test_eager_may_be_exact_on_some_inputs_by_chance() -> None:
    found = judged(first=(3e-5, 3e-5), timed=(1e-5, 4e-5))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.OK, ())


def test_the_order_of_the_calls_does_not_matter() -> None:
    found = judged(first=(1e-5, 4e-5), timed=(3e-5, 3e-5))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.OK, ())


def test_a_candidate_that_is_less_accurate_than_eager_on_any_inputs_is_wrong() -> None:
    found = judged(first=(3e-5, 3e-5), timed=(1e-5, 9e-5))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))
    assert found.verdict.wrong is not None
    # The message compares with eager on these inputs.
    assert found.verdict.wrong.error_over_eager == pytest.approx(9.0, rel=0.1)


def test_equal_errors_of_eager_change_nothing() -> None:
    assert judged(first=(1e-5, 3e-5), timed=(1e-5, 1e-5)).verdict.outcome is Outcome.ACCURACY


@pytest.mark.parametrize(("error", "outcome"), [(3e-5, Outcome.OK), (6e-5, Outcome.ACCURACY)])
def test_twice_as_much_is_allowed_on_inputs_that_are_others_in_each_run(error: float, outcome: Outcome) -> None:
    assert judged(first=(1e-5, 1e-5), timed=(1e-5, error)).verdict.outcome is outcome


def test_inputs_on_which_eager_judges_nobody_excuse_nothing() -> None:
    found = judged(first=(0.3, 0.3), timed=(1e-5, 5e-5))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))


def test_a_wrong_part_is_wrong_whatever_eager_does_elsewhere() -> None:
    values = EXACT.astype(np.float32)
    values[3] *= 1.01
    got = {"first": compiled(3e-5), "timed": outputs(values)}
    exact = outputs(EXACT)
    found = worst({"first": eager(3e-5), "timed": eager(1e-5)}, got, -8, dict.fromkeys(got, (exact, exact)))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))


def test_eager_may_be_wholly_exact_on_some_inputs() -> None:
    exact = EXACT.astype(np.float32)
    expected = {"first": outputs(exact), "timed": eager(1e-7)}
    got = {"first": compiled(1e-7), "timed": compiled(1e-7)}
    calls = {"first": (outputs(exact.astype(float)),) * 2, "timed": (outputs(EXACT),) * 2}
    assert worst(expected, got, -10, calls).verdict.outcome is Outcome.OK


def coarse(values: np.ndarray) -> SampleOutputs:
    """Return values as rounded to bfloat16."""
    bits = values.astype(np.float32).view(np.uint32) + np.uint32(0x8000)
    return outputs((bits & np.uint32(0xFFFF0000)).view(np.float32))


def test_inputs_on_which_eager_is_bad_excuse_no_coarse_results_on_others() -> None:
    expected = {"first": eager(0.007), "timed": eager(1e-7)}
    got = {"first": eager(0.007), "timed": coarse(EXACT)}
    exact = outputs(EXACT)
    found = worst(expected, got, -8, dict.fromkeys(got, (exact, exact)))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))


def test_a_sensitivity_that_is_large_elsewhere_excuses_nothing() -> None:
    moved = EXACT.copy()
    moved[5] = -moved[5]
    calls = {"first": (outputs(EXACT), outputs(moved)), "timed": (outputs(EXACT), outputs(EXACT))}
    expected = {"first": eager(1e-7), "timed": eager(1e-7)}
    for wrong in (coarse(EXACT), outputs(np.zeros_like(EXACT, np.float32))):
        found = worst(expected, {"first": eager(1e-7), "timed": wrong}, -8, calls)
        assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))


@pytest.mark.parametrize("larger", [1.0, 2.6, 3.4])
def test_a_lost_channel_stays_lost(larger: float) -> None:
    scale = np.full(64, 100.0)
    scale[7] = 1e-2
    exact = np.random.default_rng(9).normal(size=(512, 64)) * scale
    error = np.full(64, 1e-2)
    error[7] = 3.5e-5
    noise = np.random.default_rng(10).normal(size=exact.shape) * error
    values = (exact + noise).astype(np.float32)
    lost = values.copy()
    lost[:, 7] = 0.0
    expected = {"first": outputs((exact + larger * noise).astype(np.float32)), "timed": outputs(values)}
    got = {"first": expected["first"], "timed": outputs(lost)}
    found = worst(expected, got, -4, dict.fromkeys(got, (outputs(exact), outputs(exact))))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))
    assert found.verdict.wrong is not None
    assert found.verdict.wrong.part == "axis 1, index 7"


def test_a_process_that_makes_fewer_calls_gets_the_same_verdict() -> None:
    expected = {"first": eager(1e-5), "other_inputs": eager(3e-5)}
    got = {"first": compiled(4e-5), "other_inputs": compiled(3e-5)}
    calls = dict.fromkeys(got, (outputs(EXACT), outputs(EXACT)))
    assert worst(expected, got, -8, calls).verdict.outcome is Outcome.OK
    del got["other_inputs"]
    assert worst(expected, got, -8, calls).verdict.outcome is Outcome.OK


def test_each_output_has_its_own_error_elsewhere() -> None:
    def pair(first: SampleOutputs, second: SampleOutputs) -> SampleOutputs:
        arrays = [first.arrays[0], second.arrays[0]]
        structure = ("tuple", ("tensor", 0), ("tensor", 1))
        return SampleOutputs(Outputs(structure, arrays, [one.dtype.name for one in arrays]), {}, "")

    exact = pair(outputs(EXACT), outputs(EXACT))
    expected = {"first": pair(eager(3e-5), eager(1e-5)), "timed": pair(eager(1e-5), eager(1e-5))}
    for theirs, outcome in (((5e-5, 1e-5), Outcome.OK), ((1e-5, 5e-5), Outcome.ACCURACY)):
        got = {"first": expected["first"], "timed": pair(*map(compiled, theirs))}
        assert worst(expected, got, -8, dict.fromkeys(got, (exact, exact))).verdict.outcome is outcome
