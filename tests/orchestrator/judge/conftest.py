"""Random pairs of arrays that are hard to judge: near a tolerance, with NaN, infinity or zeros, in unusual layouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from graphnet.judge.ladder import LEVELS, tolerances

Array = npt.NDArray[Any]
MakeCase = Callable[..., tuple[Array, Array]]

FACTORS = (0.5, 1 - 2**-7, 1 - 2**-20, 1 - 2**-52, 1.0, 1 + 2**-52, 1 + 2**-20, 1 + 2**-7, 2.0)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "torch: needs an interpreter with torch, named by GRAPHNET_TEST_TORCH_PYTHON")


def numpy_dtype(name: str) -> np.dtype[Any]:
    return np.dtype(getattr(ml_dtypes, name, None) or name)


def _bits(rng: np.random.Generator, dtype: np.dtype[Any], size: int) -> Array:
    """Draw random bit patterns, including those of NaN, infinity and subnormal numbers."""
    if dtype.kind == "b":
        return rng.integers(0, 2, size).astype(bool)
    return np.frombuffer(rng.bytes(size * dtype.itemsize), dtype=dtype).copy()


def _reference(rng: np.random.Generator, dtype: np.dtype[Any], size: int) -> Array:
    kind = rng.integers(4)
    if kind == 0 or dtype.kind in "biu":
        return _bits(rng, dtype, size)
    if kind == 1:
        return np.full(size, rng.normal()).astype(dtype)
    spread = 10.0 ** rng.uniform(-9, 6, size if kind == 2 else 1)
    values = rng.standard_normal(size) * spread
    if dtype.kind == "c":
        return (values + 1j * rng.standard_normal(size) * spread).astype(dtype)
    return (values * (rng.random(size) < 0.9)).astype(dtype)


def _near_tolerance(rng: np.random.Generator, reference: Array) -> Array:
    """Change all elements, or at random about a tenth of them, by about the error that one level of the tolerance
    ladder allows.
    """
    wide = reference.astype(np.complex128 if reference.dtype.kind == "c" else np.float64)
    level = tolerances(reference.dtype.name, int(rng.choice(LEVELS)))
    step = (level.atol + level.rtol * np.abs(wide)) * rng.choice(FACTORS, wide.shape)
    if rng.random() < 0.3:
        step = step * (rng.random(wide.shape) < 0.1)
    angle = rng.choice([0.0, np.pi], wide.shape) if wide.dtype.kind == "f" else rng.uniform(0, 2 * np.pi, wide.shape)
    return np.asarray(wide + step * (np.cos(angle) if wide.dtype.kind == "f" else np.exp(1j * angle))).astype(
        reference.dtype
    )


def _candidate(rng: np.random.Generator, reference: Array) -> Array:
    kind = rng.integers(8)
    if kind == 0:
        return reference.copy()
    if kind == 1:
        return _bits(rng, reference.dtype, reference.size)
    if kind == 2 and reference.dtype.kind != "b":
        return np.negative(reference) if rng.random() < 0.5 else np.asarray(reference + reference.dtype.type(1))
    if reference.dtype.kind in "biu":
        return np.where(rng.random(reference.size) < 0.02, _bits(rng, reference.dtype, reference.size), reference)
    return _near_tolerance(rng, reference)


def _spoil(rng: np.random.Generator, reference: Array, candidate: Array) -> None:
    """Put NaN or infinity at one or two positions of the reference, of the candidate, or of both."""
    for _ in range(rng.integers(1, 3)):
        value = rng.choice([np.nan, np.inf, -np.inf])
        position = rng.integers(reference.size)
        sides = rng.integers(5)
        if sides in (0, 2, 3):
            reference[position] = value
        if sides in (1, 2, 3):
            candidate[position] = value
        if sides == 4:
            reference[position], candidate[position] = value, -value


def _shaped(rng: np.random.Generator, values: Array, shape: tuple[int, ...]) -> Array:
    """Return the values in this shape and in a random memory layout."""
    kind = rng.integers(4)
    if kind == 0:
        return np.asfortranarray(values.reshape(shape)) if shape else values.reshape(shape)
    if kind == 1:
        return np.repeat(values, 2)[::2].reshape(shape)
    if kind == 2 and shape:
        return values.reshape(shape)[::-1].copy()[::-1]
    return values.reshape(shape)


def make_case(rng: np.random.Generator, dtype: str, largest: int = 40) -> tuple[Array, Array]:
    """Draw a random reference and a random candidate of the same shape and dtype."""
    rows, columns = int(rng.integers(1, 6)), int(rng.integers(1, largest // 5 + 1))
    shapes: list[tuple[int, ...]] = [(), (0,), (3, 0), (1,), (rows, columns), (rows, columns), (rows * columns,)]
    shape = shapes[rng.integers(len(shapes))]
    with np.errstate(all="ignore"):
        reference = _reference(rng, numpy_dtype(dtype), int(np.prod(shape)))
        candidate = _candidate(rng, reference)
        if rng.random() < 0.2 and reference.size and reference.dtype.kind not in "biu":
            _spoil(rng, reference, candidate)
    return _shaped(rng, reference, shape), _shaped(rng, candidate, shape)


@pytest.fixture(scope="session", name="make_case")
def _make_case() -> MakeCase:
    return make_case


@pytest.fixture(scope="session", name="numpy_dtype")
def _numpy_dtype() -> Callable[[str], np.dtype[Any]]:
    return numpy_dtype
