"""Tests of every measure of the distance between two outputs."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from graphnet.judge.findings import Distance
from graphnet.judge.walk import walk_closely

Array = npt.NDArray[Any]


def distance(reference: Array, candidate: Array) -> Distance:
    details = walk_closely(reference, candidate, -4).details
    assert details is not None
    return details.distance


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32])
def test_neighbours_are_one_unit_in_the_last_place_apart(dtype: type) -> None:
    values = np.array([1.0, -1.0, 1000.0, 0.0], dtype)
    bits = values.view(f"i{values.dtype.itemsize}")
    for steps in (1, 5):
        moved = (bits + steps).view(values.dtype)
        assert distance(values, moved).max_ulp == steps


def test_units_are_counted_across_zero_and_both_zeros_are_one() -> None:
    tiny = np.float32(1e-45)
    assert distance(np.array([-tiny]), np.array([tiny])).max_ulp == 2
    zeros = distance(np.array([0.0], np.float32), np.array([-0.0], np.float32))
    assert (zeros.max_ulp, zeros.different) == (0, 0)


def test_errors_are_the_largest_and_a_zero_has_no_relative_one() -> None:
    found = distance(np.array([0.0, 2.0, 4.0]), np.array([1.0, 2.5, 4.0]))
    assert (found.elements, found.different, found.max_abs, found.max_rel) == (3, 2, 1.0, 0.25)


def test_what_is_not_finite_counts_as_different_only() -> None:
    found = distance(np.array([np.nan, np.inf, 1.0, np.nan]), np.array([np.nan, 1.0, 1.0, 2.0]))
    assert (found.different, found.max_abs, found.max_ulp) == (2, 0.0, 0)


def test_the_cosine_is_that_of_the_vectors() -> None:
    one = np.random.default_rng(1).normal(size=200_000).astype(np.float32)
    assert distance(one, 3 * one).cosine == pytest.approx(1.0, abs=1e-6)
    assert distance(one, -one).cosine == pytest.approx(-1.0, abs=1e-6)
    assert distance(one, np.zeros_like(one)).cosine is None


def test_integers_bools_complex_and_empty_arrays_have_distances_too() -> None:
    assert distance(np.array([1, 2]), np.array([1, 4])).max_ulp is None
    assert distance(np.array([True, False]), np.array([True, True])).different == 1
    assert distance(np.array([3 + 4j]), np.array([0j])).max_abs == 5.0
    assert distance(np.empty((0, 3)), np.empty((0, 3))).elements == 0
