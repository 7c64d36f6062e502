"""Tests the comparison of walk() against a slow oracle: exact fractions, rounded as each dtype defines."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any
from unittest.mock import patch

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graphnet.judge.compare import Comparison
from graphnet.judge.walk import walk

Array = npt.NDArray[Any]
MakeCase = Callable[..., tuple[Array, Array]]

EXPONENTS = {
    "float16": (3 / 5, 1),
    "bfloat16": (1.796 / 5, 1),
    "float32": (5.886 / 5, 1),
    "float64": (7 / 5, 7 / 5),
    "complex64": (5.886 / 5, 1),
    "complex128": (7 / 5, 7 / 5),
}
# For each dtype: the bits of the significand, the smallest exponent of a normal number, and the largest exponent.
FORMATS = {
    "float16": (11, -14, 15),
    "bfloat16": (8, -126, 127),
    "float32": (24, -126, 127),
    "float64": (53, -1022, 1023),
}
PART = {"complex64": "float32", "complex128": "float64"}
INFINITE = Fraction(2) ** 2000
FLOATS = tuple(EXPONENTS)
EXACT = ("bool", "uint8", "int8", "int32", "int64", "float8_e4m3fn", "float8_e5m2")


def compare(reference: Array, candidate: Array, tolerance: int = -4) -> Comparison:
    return walk(reference, candidate, tolerance).comparison


def rounded(value: Fraction, dtype: str) -> Fraction:
    """Round to the nearest number of the dtype, ties to even. Return INFINITE beyond the largest number."""
    bits, least, greatest = FORMATS[dtype]
    if value == 0 or abs(value) >= INFINITE:
        return value
    exponent = abs(value.numerator).bit_length() - value.denominator.bit_length()
    exponent -= abs(value) < Fraction(2) ** exponent
    unit = Fraction(2) ** (max(exponent, least) - bits + 1)
    result = round(value / unit) * unit  # round() of a Fraction rounds ties to even
    return result if abs(result) < Fraction(2) ** (greatest + 1) else INFINITE


def stepped(value: Fraction, dtype: str) -> Fraction:
    """Round the result of one torch operation: 16-bit floats are computed in float32 and then rounded to the dtype."""
    return rounded(rounded(value, "float32") if dtype in ("float16", "bfloat16") else value, dtype)


def size(parts: tuple[Fraction, ...], dtype: str) -> Fraction:
    if len(parts) == 1:
        return abs(parts[0])
    if max(abs(part) for part in parts) >= INFINITE:
        return INFINITE
    try:
        # torch computes the magnitude of a complex number with the C library's hypot in double precision, also for
        # complex64. The oracle uses Python's abs(), which does the same. An exact magnitude could round to another
        # float32 number.
        return rounded(Fraction(abs(complex(*map(float, parts)))), PART[dtype])
    except OverflowError:
        return INFINITE


@lru_cache
def level(dtype: str, t: int) -> tuple[Fraction, Fraction]:
    """Return (atol, rtol) of a level, rounded as torch rounds them."""
    rtol, atol = (Fraction(10 ** (exponent * t)) for exponent in EXPONENTS[dtype])
    part = PART.get(dtype, dtype)
    return stepped(atol, part), rounded(rtol, "float32" if part in ("float16", "bfloat16") else part)


def parts(value: complex) -> tuple[float, ...]:
    return (value.real, value.imag) if isinstance(value, complex) else (value,)


def agrees(reference: complex, candidate: complex, dtype: str, t: int) -> bool:
    """Return what torch.isclose(candidate, reference) answers for one pair of Python numbers."""
    here, there = parts(reference), parts(candidate)
    if reference == candidate or (any(map(math.isnan, here)) and any(map(math.isnan, there))):
        return True
    if not all(map(math.isfinite, here + there)):
        return False
    part = PART.get(dtype, dtype)
    atol, rtol = level(dtype, t)
    error = size(tuple(stepped(Fraction(b) - Fraction(a), part) for a, b in zip(here, there, strict=True)), dtype)
    if error >= INFINITE:
        return False
    allowed = size(tuple(stepped(rtol * Fraction(a), part) for a in here), dtype)
    return error <= stepped(min(INFINITE, allowed + atol), part)


def numbers(values: Array) -> list[Any]:
    wide = np.complex128 if values.dtype.kind == "c" else np.float64
    with np.errstate(invalid="ignore"):  # casting a signalling NaN would raise a warning
        listed: list[Any] = values.astype(wide).reshape(-1).tolist()
    return listed


@pytest.mark.parametrize("dtype", FLOATS)
@settings(max_examples=100, derandomize=True)
@given(seed=st.integers(0, 2**32), chunk_bytes=st.sampled_from([16, 64, 1 << 17]), judged=st.integers(-10, 5))
def test_ladder_and_mismatches(dtype: str, seed: int, chunk_bytes: int, judged: int, make_case: MakeCase) -> None:
    reference, candidate = make_case(np.random.default_rng(seed), dtype, largest=20)
    with patch("graphnet.judge.chunks.CHUNK_BYTES", chunk_bytes):
        found = compare(reference, candidate, judged)
    pairs = list(zip(numbers(reference), numbers(candidate), strict=True))
    wanted = [[agrees(one, two, dtype, t) for one, two in pairs] for t in range(-10, 6)]
    assert found.ladder == tuple(map(all, wanted))
    assert found.tolerance_reached == (found.ladder.index(True) - 10 if True in found.ladder else None)
    assert (found.mismatched, found.mismatched_at) == (wanted[judged + 10].count(False), judged)
    assert found.elements == reference.size


def finite(value: complex) -> bool:
    return all(map(math.isfinite, parts(value)))


@pytest.mark.parametrize("dtype", FLOATS)
@settings(max_examples=100, derandomize=True)
@given(seed=st.integers(0, 2**32), chunk_bytes=st.sampled_from([16, 64, 1 << 17]))
def test_errors_and_finite_pattern(dtype: str, seed: int, chunk_bytes: int, make_case: MakeCase) -> None:
    reference, candidate = make_case(np.random.default_rng(seed), dtype, largest=20)
    with patch("graphnet.judge.chunks.CHUNK_BYTES", chunk_bytes):
        found = compare(reference, candidate)
    pairs = list(zip(numbers(reference), numbers(candidate), strict=True))
    same = [one == two or (one != one and two != two) for one, two in pairs]
    measured = [(one, two) for (one, two), s in zip(pairs, same, strict=True) if finite(one) and finite(two) and not s]
    errors = [0.0] * same.count(True) + [distance(one, two) for one, two in measured]
    ratios = [0.0] * same.count(True) + [ratio(one, two) for one, two in measured if one != 0]
    assert found.equal == all(same)
    assert found.nonfinite_agrees == all(s or (finite(a) and finite(b)) for (a, b), s in zip(pairs, same, strict=True))
    assert found.max_abs_error == (pytest.approx(max(errors), rel=1e-6, abs=1e-43) if errors else None)
    assert found.mean_abs_error == (pytest.approx(mean(errors), rel=1e-6, abs=1e-43) if errors else None)
    if any(two[0] != 0 for two in measured) or not measured:
        assert found.max_rel_error == (pytest.approx(max(ratios), rel=1e-5) if ratios else None)
    else:
        assert found.max_rel_error is None
    assert all(error is None or math.isfinite(error) for error in (found.max_abs_error, found.mean_abs_error))


LARGEST = 1.7976931348623157e308


def distance(one: complex, two: complex) -> float:
    try:
        return min(LARGEST, abs(two - one))
    except OverflowError:
        return LARGEST


def ratio(one: complex, two: complex) -> float:
    try:
        return min(LARGEST, abs(two - one) / abs(one))
    except OverflowError:
        return LARGEST


def mean(errors: list[float]) -> float:
    return LARGEST if sum(errors) >= LARGEST else sum(errors) / len(errors)


@pytest.mark.parametrize("dtype", EXACT)
@settings(max_examples=100, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_other_dtypes_are_equal_or_not(dtype: str, seed: int, make_case: MakeCase) -> None:
    reference, candidate = make_case(np.random.default_rng(seed), dtype)
    found = compare(reference, candidate)
    whole = reference.dtype.kind in "biu"
    left, right = (values.reshape(-1).tolist() if whole else numbers(values) for values in (reference, candidate))
    different = sum(not (one == two or (one != one and two != two)) for one, two in zip(left, right, strict=True))
    assert found.mismatched == different
    assert found.equal == (different == 0)
    assert found.ladder == (different == 0,) * 16
    assert found.tolerance_reached == (None if different else -10)
    assert (found.max_abs_error, found.mean_abs_error, found.max_rel_error) == (None, None, None)


@pytest.mark.parametrize("dtype", FLOATS)
def test_chunks_do_not_show(dtype: str, make_case: MakeCase) -> None:
    """walk() reads a large tensor in chunks. Separate comparisons of its pieces must give the same results."""
    rng = np.random.default_rng(3)
    for _ in range(4):
        reference, candidate = make_case(rng, dtype, largest=100_000)
        whole = compare(reference, candidate)
        pairs = zip(np.array_split(reference.ravel(), 7), np.array_split(candidate.ravel(), 7), strict=True)
        pieces = [compare(one, two) for one, two in pairs]
        assert whole.ladder == tuple(all(levels) for levels in zip(*(piece.ladder for piece in pieces), strict=True))
        assert whole.mismatched == sum(piece.mismatched for piece in pieces)
        assert whole.equal == all(piece.equal for piece in pieces)


def test_zero_signs_are_equal() -> None:
    assert compare(np.array([0.0, -0.0]), np.array([-0.0, 0.0])).equal


def test_equal_tensors_reach_the_lowest_level() -> None:
    values = np.array([1.0, np.nan, np.inf], np.float32)
    found = compare(values, values.copy())
    assert (found.equal, found.tolerance_reached, found.max_abs_error, found.max_rel_error) == (True, -10, 0.0, 0.0)


def test_empty_tensors_agree_and_have_no_error() -> None:
    found = compare(np.zeros((0, 3)), np.zeros((0, 3)))
    assert found == Comparison(True, (True,) * 16, -10, None, None, None, 0, 0, -4, True)


def test_an_error_from_zero_has_no_relative_size() -> None:
    found = compare(np.zeros(2), np.array([0.0, 1.0]))
    assert (found.max_abs_error, found.max_rel_error) == (1.0, None)


def test_a_difference_beyond_the_dtype_agrees_nowhere_and_is_measured() -> None:
    found = compare(np.array([60000], np.float16), np.array([-60000], np.float16))
    assert (found.tolerance_reached, found.nonfinite_agrees) == (None, True)
    assert (found.max_abs_error, found.max_rel_error) == (120000.0, 2.0)


def test_equal_infinities_do_not_hide_a_wrong_number() -> None:
    reference = np.array([np.inf, 1.0, np.nan, 2.0], ml_dtypes.bfloat16)
    found = compare(reference, np.array([np.inf, 1.0, np.nan, 3.0], ml_dtypes.bfloat16))
    assert (found.mismatched, found.max_abs_error, found.nonfinite_agrees) == (1, 1.0, True)


def test_the_reference_is_the_side_that_scales_the_tolerance() -> None:
    one, two = np.array([1.0]), np.array([1e9])
    assert compare(two, one).tolerance_reached != compare(one, two).tolerance_reached


def test_arguments_are_left_alone() -> None:
    reference, candidate = np.array([0.0, 1.0, np.nan]), np.array([1.0, 1.5, np.inf])
    kept = reference.copy(), candidate.copy()
    compare(reference, candidate)
    np.testing.assert_array_equal(reference, kept[0])
    np.testing.assert_array_equal(candidate, kept[1])


@pytest.mark.parametrize("dtype", [*FLOATS, "int64", "bool"])
def test_a_difference_in_the_last_element_is_seen(dtype: str, numpy_dtype: Callable[[str], np.dtype[Any]]) -> None:
    reference = np.zeros(5000, numpy_dtype(dtype))
    candidate = reference.copy()
    candidate[-1] = 1
    found = compare(reference, candidate)
    assert (found.equal, found.mismatched) == (False, 1)
