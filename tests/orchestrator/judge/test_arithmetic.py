"""Tests that the fast widening and rounding of 16-bit floats equal the casts of numpy and ml_dtypes, for all bits."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from graphnet.judge.arithmetic import ARITHMETIC
from graphnet.judge.ladder import LEVELS, tolerances

Array = npt.NDArray[Any]

HALVES = [("float16", np.float16), ("bfloat16", ml_dtypes.bfloat16)]
INFINITE = {"float16": 65536.0, "bfloat16": np.inf}


def cast(values: Array, name: str, dtype: Any) -> Array:
    """Round to the dtype by casting. Replace infinity by the number with which the fast rounding represents it."""
    with np.errstate(over="ignore"):
        result = values.astype(dtype).astype(np.float32)
    return np.where(np.isposinf(result), np.float32(INFINITE[name]), result)


def every_value(dtype: Any) -> Array:
    return np.arange(1 << 16, dtype=np.uint16).view(dtype)


@pytest.mark.parametrize(("name", "dtype"), HALVES)
def test_widening_is_exact(name: str, dtype: Any) -> None:
    values = every_value(dtype)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(ARITHMETIC[name].widen(values), values.astype(np.float32))
    finite = values[np.isfinite(values.astype(np.float32))]
    widened = ARITHMETIC[name].widen(finite)
    np.testing.assert_array_equal(widened.view(np.uint32), finite.astype(np.float32).view(np.uint32))


@pytest.mark.parametrize(("name", "dtype"), HALVES)
def test_rounding_is_that_of_a_cast(name: str, dtype: Any) -> None:
    grid = every_value(dtype)[: 1 << 15].astype(np.float32)
    grid = grid[np.isfinite(grid)]
    middle = grid[:-1] / 2 + grid[1:] / 2
    edges = [np.nextafter(middle, np.float32(0)), middle, np.nextafter(middle, np.float32(np.inf))]
    values = np.concatenate([grid, *edges])
    np.testing.assert_array_equal(ARITHMETIC[name].rounded(values), cast(values, name, dtype))


@pytest.mark.parametrize(("name", "dtype"), HALVES)
def test_rounding_keeps_what_is_not_finite(name: str, dtype: Any) -> None:
    with np.errstate(invalid="ignore"):
        rounded = ARITHMETIC[name].rounded(np.array([np.nan, np.inf], np.float32))
    assert not (rounded < ARITHMETIC[name].limit).any()


@pytest.mark.parametrize("t", LEVELS)
@pytest.mark.parametrize(("name", "dtype"), HALVES)
def test_allowed_error_is_rounded_after_every_operation(name: str, dtype: Any, t: int) -> None:
    reference = every_value(dtype).astype(np.float32)
    reference = reference[np.isfinite(reference)]
    level = tolerances(name, t)
    with np.errstate(over="ignore"):
        atol = cast(np.array([level.atol], np.float32), name, dtype)
        relative = cast(np.abs(reference * np.float32(level.rtol)), name, dtype)
        found = ARITHMETIC[name].allowed(reference, LEVELS.index(t))
    wanted = cast(relative + atol, name, dtype)
    # If the allowed error is above the dtype's largest number, every error is allowed. So it does not matter how far it
    # is above. Replace all such allowed errors by one number before they are compared.
    top = np.float32(INFINITE[name])
    np.testing.assert_array_equal(np.minimum(found, top), np.minimum(wanted, top))


@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_what_is_surely_allowed_is_allowed(name: str) -> None:
    arithmetic = ARITHMETIC[name]
    generator = np.random.default_rng(5)
    largest = 15 if name == "float16" else 120
    for level in range(len(LEVELS)):
        magnitudes = 2.0 ** generator.uniform(-30, largest, 200_000) * generator.choice([-1, 1], 200_000)
        reference = arithmetic.rounded(np.abs(magnitudes).astype(np.float32)) * np.sign(magnitudes).astype(np.float32)
        bound = arithmetic.surely_allowed(reference, level)
        assert (bound > 0).mean() > 0.3
        # Test errors that are exactly as large as the bound, or a fixed number if the bound is larger.
        error = np.minimum(np.maximum(bound, 0), np.float32(arithmetic.limit / 2 if name == "float16" else 1e37))
        assert (arithmetic.rounded(error) <= arithmetic.allowed(reference, level))[bound >= 0].all()
