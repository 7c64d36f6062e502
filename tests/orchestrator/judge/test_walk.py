"""Tests walk(), which reads an output once for all measures. The results must have the same bits as with one reading
per measure.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graphnet.judge.accuracy import Accuracy
from graphnet.judge.distance_tally import ordinals
from graphnet.judge.traits import describe
from graphnet.judge.verdict import Float64Call, Outputs, judge
from graphnet.judge.walk import Exact, walk, walk_closely

Array = npt.NDArray[Any]
MakeCase = Callable[..., tuple[Array, Array]]
DTYPES = ["float16", "bfloat16", "float32", "float64", "complex64", "complex128", "int64", "bool", "float8_e4m3fn"]
BLOCK = 1 << 16


def blocks(values: Array) -> list[Array]:
    flat = values.reshape(-1)
    return [flat[start : start + BLOCK] for start in range(0, flat.size, BLOCK)]


def is_real_floating(values: Array) -> bool:
    return values.dtype.kind == "f" or values.dtype.name == "bfloat16"


def distance_alone(reference: Array, candidate: Array) -> dict[str, Any]:
    """Compute every measure of Distance with a separate walk over the arrays."""
    wide = np.complex128 if reference.dtype.kind == "c" else np.float64
    r, c = reference.reshape(-1).astype(wide), candidate.reshape(-1).astype(wide)
    finite = np.isfinite(r) & np.isfinite(c)
    error, size = np.abs(c - r)[finite], np.abs(r)[finite]
    ulp = None
    if is_real_floating(reference):
        one, other = (ordinals(side.reshape(-1)[finite]).astype(np.int64) for side in (reference, candidate))
        steps = one - other
        ulp = int(np.abs(steps).max(initial=0))
    return {
        "elements": r.size,
        "different": int(np.count_nonzero((r != c) & ~(np.isnan(r) & np.isnan(c)))),
        "max_abs": float(error.max(initial=0.0)),
        "max_rel": float((error[size > 0] / size[size > 0]).max(initial=0.0)),
        "max_ulp": ulp,
        "cosine": cosine_alone(r, c),
    }


def cosine_alone(r: Array, c: Array) -> float | None:
    products = np.zeros(3)
    for one, other in zip(blocks(r), blocks(c), strict=True):
        finite = np.isfinite(one) & np.isfinite(other)
        # If all elements of a block are finite, do not copy the block. A copy may have another memory layout, which may
        # change how sums round.
        one, other = (one, other) if finite.all() else (one[finite], other[finite])
        products += [np.real(np.vdot(one, other)), np.real(np.vdot(one, one)), np.real(np.vdot(other, other))]
    length = float(np.sqrt(products[1]) * np.sqrt(products[2]))
    return products[0] / length if np.isfinite(length) and length > 0 else None


def relative_rmse_alone(float64: Array, values: Array) -> float | None:
    squares = power = 0.0
    for exact, got in zip(blocks(float64), blocks(values), strict=True):
        squares += float(np.sum(np.abs(got.astype(exact.dtype) - exact) ** 2))
        power += float(np.sum(np.abs(exact) ** 2))
    if not np.isfinite(squares) or not np.isfinite(power) or power == 0.0:
        return None
    return float(np.sqrt(squares / power))


def error_over_std_alone(reference: Array, candidate: Array) -> float | None:
    if reference.size < 2 or not is_real_floating(reference):
        return None
    values = reference.astype(np.float64)
    spread, error = float(values.std()), float(np.abs(candidate.astype(np.float64) - values).max())
    return error / spread if spread > 0 and np.isfinite(spread) and np.isfinite(error) else None


def assert_one_walk_is_many(reference: Array, candidate: Array, tolerance: int) -> None:
    kept = reference.copy(), candidate.copy()
    found = walk_closely(reference, candidate, tolerance)
    assert found.traits == describe(reference)
    assert walk(reference, candidate, tolerance) == dataclasses.replace(found, details=None)
    assert found.details is not None
    with np.errstate(all="ignore"):
        wanted, got = distance_alone(*kept), dataclasses.asdict(found.details.distance)
        assert {name: repr(value) for name, value in got.items()} == {
            name: repr(None if value is None else type(got[name])(value)) for name, value in wanted.items()
        }
        # error_over_std may differ in its last bits. `kept` holds copies, which may have another memory layout, and the
        # layout changes how numpy's standard deviation rounds.
        expected = error_over_std_alone(*kept)
        assert found.details.error_over_std == (None if expected is None else pytest.approx(expected, rel=1e-12))
    assert [one.tobytes() for one in (reference, candidate)] == [one.tobytes() for one in kept]


@pytest.mark.parametrize("dtype", DTYPES)
@settings(max_examples=60, derandomize=True)
@given(seed=st.integers(0, 2**32), tolerance=st.integers(-10, 5))
def test_small_tensors(dtype: str, seed: int, tolerance: int, make_case: MakeCase) -> None:
    assert_one_walk_is_many(*make_case(np.random.default_rng(seed), dtype), tolerance)


@pytest.mark.parametrize("dtype", DTYPES)
def test_tensors_of_several_blocks(dtype: str, make_case: MakeCase) -> None:
    rng = np.random.default_rng(5)
    for _ in range(6):
        assert_one_walk_is_many(*make_case(rng, dtype, largest=200_000), -4)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "complex64"])
def test_errors_against_float64(dtype: str, make_case: MakeCase) -> None:
    rng = np.random.default_rng(9)
    compared = 0
    for size in (5, 40, 300_000):
        for _ in range(8):
            reference, candidate = make_case(rng, dtype, largest=size)
            wide = np.complex128 if dtype == "complex64" else np.float64
            with np.errstate(all="ignore"):
                exact = reference.astype(wide) * (1 + 1e-9)
                wanted = relative_rmse_alone(exact, reference), relative_rmse_alone(exact, candidate)
            details = walk_closely(reference, candidate, -4, Exact(exact), dtype).details
            assert details is not None
            if None in wanted:
                # A zero or a nonfinite output has another measure; test_float64.py tests it.
                continue
            assert details.float64 is not None
            assert (details.float64.reference, details.float64.candidate) == pytest.approx(wanted, rel=1e-12)
            compared += 1
    assert compared > 5


def accuracy(float64: Array, reference: Array, candidate: Array) -> Accuracy:
    def outputs(values: Array) -> Outputs:
        return Outputs(("tuple", ("tensor", 0)), [values], [values.dtype.name])

    verdict = judge(outputs(reference), outputs(candidate), closely=True, float64=[Float64Call(outputs(float64))])
    assert verdict.accuracy is not None
    return verdict.accuracy


def test_a_candidate_is_as_accurate_as_eager_or_not() -> None:
    exact = np.linspace(1, 2, 1000)
    single, half = exact.astype(np.float32), exact.astype(ml_dtypes.bfloat16)
    found = accuracy(exact, single, single * np.float32(1 + 1e-6))
    assert found.as_accurate_as_eager is False
    assert found.rmse_reference is not None
    assert found.rmse_reference < 1e-7
    assert accuracy(exact, half, half).as_accurate_as_eager is True


@pytest.mark.parametrize(
    ("exact", "reference"),
    [
        (np.ones(3, np.float32), np.ones(3, np.float32)),
        (np.ones((3, 1)), np.ones(3, np.float32)),
        (np.ones(3), np.ones(3, np.int64)),
        (np.ones(0), np.ones(0, np.float32)),
    ],
    ids=["not widened", "another shape", "integers", "empty"],
)
def test_outputs_that_cannot_be_compared_with_float64_have_no_error(exact: Array, reference: Array) -> None:
    found = accuracy(exact, reference, reference)
    assert (found.rmse_reference, found.rmse_compiled, found.as_accurate_as_eager) == (None, None, None)
    assert len(found.outputs) == 1


def test_a_small_error_of_a_vanishing_output_is_large_in_its_own_units() -> None:
    vanishing = np.array([1e-6, 2e-6, 3e-6], dtype=np.float32)
    assert accuracy(vanishing, vanishing, np.zeros(3, np.float32)).error_over_std == pytest.approx(3.674, rel=1e-3)
    ones = np.ones(3, np.float32)
    assert accuracy(ones, ones, np.zeros(3, np.float32)).error_over_std is None


def test_every_returned_tensor_has_a_distance_in_the_structures_order() -> None:
    large, small = np.full(7, 2.0, np.float32), np.arange(3)
    reference = Outputs(("tuple", ("tensor", 0), 1.5, ("tensor", 1)), [large, small], ["float32", "int64"])
    swapped = Outputs(("tuple", ("tensor", 1), 1.5, ("tensor", 0)), [small, large], ["int64", "float32"])
    verdict = judge(reference, swapped, reference_mutated={"x": large}, candidate_mutated={"x": large}, closely=True)
    assert (verdict.outcome, verdict.message) == ("OK", None)
    assert verdict.accuracy is not None
    assert [output.elements for output in verdict.accuracy.outputs] == [7, 3]
    assert judge(reference, swapped).accuracy is None


def test_numbers_out_of_range_raise_no_warning() -> None:
    values = np.array([np.inf, np.nan, 3e38, -3e38], np.float32)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        walk_closely(values, -values, -4, Exact(np.full(4, 1e300)), "float32")
