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
    assert found.verdict.wrong.error_over_eager == pytest.approx(3.0, rel=0.1)


def test_equal_errors_of_eager_change_nothing() -> None:
    assert judged(first=(1e-5, 1e-5), timed=(1e-5, 4e-5)).verdict.outcome is Outcome.ACCURACY


def test_inputs_on_which_eager_judges_nobody_excuse_nothing() -> None:
    found = judged(first=(0.3, 0.3), timed=(1e-5, 4e-5))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))


def test_a_wrong_part_is_wrong_whatever_eager_does_elsewhere() -> None:
    values = EXACT.astype(np.float32)
    values[3] *= 1.01
    got = {"first": compiled(3e-5), "timed": outputs(values)}
    exact = outputs(EXACT)
    found = worst({"first": eager(3e-5), "timed": eager(1e-5)}, got, -8, dict.fromkeys(got, (exact, exact)))
    assert (found.verdict.outcome, found.wrong_calls) == (Outcome.ACCURACY, ("timed",))
