"""Tests the judge on graphs that draw random numbers. The judge compares the moments of outputs, and whether outputs
contain NaN or infinity.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from graphnet.judge.draws import Moments, disagreement, moments_of
from graphnet.judge.verdict import Disagreement, Outputs

Array = np.ndarray[Any, np.dtype[Any]]


def moments(array: Array) -> tuple[Moments, ...]:
    return moments_of(Outputs(("tensor", 0), [array], [array.dtype.name]))


@pytest.mark.parametrize(
    ("array", "expected"),
    [
        (np.array([1, 2, 3, 6], np.float32), Moments(4, False, 3.0, np.sqrt(3.5))),
        (np.array([1, 2, 3, 6], np.float16), Moments(4, False, 3.0, np.sqrt(3.5))),
        (np.array([1, 2, 3, 6], ml_dtypes.bfloat16), Moments(4, False, 3.0, np.sqrt(3.5))),
        (np.array([[1, 2], [3, 6]], np.int64).T, Moments(4, False, 3.0, np.sqrt(3.5))),
        (np.array([True, False]), Moments(2, False, 0.5, 0.5)),
        (np.array([1 + 3j, 1 + 3j], np.complex64), Moments(4, False, 2.0, 1.0)),
        (np.array([1, np.nan, 3, np.inf], np.float32), Moments(4, True, 2.0, 1.0)),
        (np.array([np.nan], np.float32), Moments(1, True, 0.0, 0.0)),
        (np.zeros((0, 3), np.float32), Moments(0, False, 0.0, 0.0)),
        (np.array([1e6 + 1, 1e6 - 1], np.float64), Moments(2, False, 1e6, 1.0)),
    ],
)
def test_moments(array: Array, expected: Moments) -> None:
    (found,) = moments(array)
    assert (found.elements, found.nonfinite) == (expected.elements, expected.nonfinite)
    assert (found.mean, found.deviation) == pytest.approx((expected.mean, expected.deviation))


def test_every_chunk_counts() -> None:
    values = np.random.default_rng(0).normal(3, 2, 200_000).astype(np.float32)
    (found,) = moments(values)
    assert (found.mean, found.deviation) == pytest.approx((float(values.mean()), float(values.std())), rel=1e-4)


def drawn(seed: int, size: int = 4096, low: float = 0.0, deviation: float = 1.0) -> Array:
    return np.random.default_rng(seed).normal(low, deviation, size).astype(np.float32)


def judged(candidate: Array, *reference: Array) -> Disagreement | None:
    return disagreement([moments(array) for array in reference], moments(candidate))


REFERENCE = tuple(drawn(seed) for seed in range(5))


@pytest.mark.parametrize(
    ("candidate", "step", "message"),
    [
        (np.zeros(4096), "moments", "output 0: its standard deviation is 0, and in 5 draws of the reference"),
        (drawn(9) + 1, "moments", "output 0: its mean is 1"),
        (drawn(9) * 2, "moments", "output 0: its standard deviation is 2"),
        (np.where(drawn(9) > 3, np.nan, drawn(9)), "finite_pattern", "output 0: NaN or infinity, which no draw of the"),
    ],
)
def test_a_draw_of_another_distribution_is_named(candidate: Array, step: str, message: str) -> None:
    found = judged(candidate.astype(np.float32), *REFERENCE)
    assert found is not None
    assert found.step == step
    assert found.message.startswith(message)


def test_dropout_that_a_compiler_forgot_is_named() -> None:
    values = np.random.default_rng(7).normal(1, 1, 4096).astype(np.float32)
    masks = [np.random.default_rng(seed).random(4096) < 0.5 for seed in range(6)]
    drawn_with = [np.where(mask, values * 2, 0).astype(np.float32) for mask in masks]
    assert judged(drawn_with[5], *drawn_with[:5]) is None
    found = judged(values, *drawn_with[:5])
    assert found is not None
    assert found.step == "moments"


def test_equal_distributions_agree() -> None:
    """Random outputs that are drawn from the same distribution agree.

    In the case "scaled", all values of an output have one random factor in common. There, at most 2 % of the verdicts
    may be wrong.
    """
    generator = np.random.default_rng(1)
    wrong = {"independent": 0, "scaled": 0, "small": 0}
    for _ in range(300):
        samples = {
            "independent": [generator.normal(0, 1, 2000) for _ in range(6)],
            "scaled": [generator.normal(0, 1, 500) * generator.random() for _ in range(6)],
            "small": [generator.exponential(1, 8) for _ in range(6)],
        }
        for name, draws in samples.items():
            arrays = [draw.astype(np.float32) for draw in draws]
            wrong[name] += judged(arrays[5], *arrays[:5]) is not None
    assert wrong["independent"] == wrong["small"] == 0
    assert wrong["scaled"] <= 6


def test_nonfinite_values_that_the_reference_draws_too_are_fine() -> None:
    with_nan = [np.where(drawn(seed) > 3, np.nan, drawn(seed)).astype(np.float32) for seed in range(6)]
    assert judged(with_nan[5], *with_nan[:5]) is None


def test_one_draw_of_the_reference_compares_only_the_finite_pattern() -> None:
    assert judged(drawn(9) * 100, drawn(0)) is None
    assert judged(drawn(9) * np.float32(np.inf), drawn(0)) is not None
