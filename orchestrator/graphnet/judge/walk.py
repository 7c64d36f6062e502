"""Reads a candidate's output and the reference's output once, and computes the judge's measures in that one pass.

Only the standard deviation of the reference's output needs another pass (see ``distance_tally.spread``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.chunks import BLOCK, chunk_elements, flattened, widened
from graphnet.judge.compare import Comparison, Tally, same_bits, tally_for
from graphnet.judge.distance import Distance
from graphnet.judge.distance_tally import DistanceTally, spread
from graphnet.judge.float64 import Float64Errors, Float64Tally
from graphnet.judge.traits import ReferenceTraits, TraitsTally


@dataclass(frozen=True)
class Details:
    """Measures of one output that are reported but do not affect the verdict.

    error_over_std: the largest absolute error divided by the standard deviation of the reference's output. None if an
        element is not finite, or if the reference has no standard deviation (see ``spread``).
    float64: the errors of both sides, measured against the output computed in float64. None if there is no such output,
        or if it cannot be compared (see ``can_be_compared``).
    """

    distance: Distance
    error_over_std: float | None
    float64: Float64Errors | None


@dataclass(frozen=True)
class Findings:
    """The measures of one output, from one pass over it. ``details`` is None if the caller did not ask for details."""

    comparison: Comparison
    traits: ReferenceTraits
    details: Details | None = None


def walk(reference: Array, candidate: Array, tolerance: int) -> Findings:
    """Compare two arrays of equal shape and dtype at every tolerance level; count mismatches at level ``tolerance``."""
    return _walk(reference, candidate, tolerance, None)


def walk_closely(
    reference: Array, candidate: Array, tolerance: int, float64: Array | None = None, dtype: str = ""
) -> Findings:
    """Compare two arrays as ``walk`` does, and compute the measures of Details in the same pass.

    Args:
        reference, candidate: two arrays of the same shape and dtype.
        tolerance: the level of the ladder at which mismatches are counted.
        float64: the same output computed in float64 or complex128, of the same shape (see ``can_be_compared``).
        dtype: torch's name of the output's dtype; required if ``float64`` is given.
    """
    return _walk(reference, candidate, tolerance, _DetailsTally(reference, float64, dtype))


class _DetailsTally:
    """Collects the measures of Details from the blocks of an output, which the caller adds one by one."""

    def __init__(self, reference: Array, float64: Array | None, dtype: str) -> None:
        self._reference = reference
        self._wide = np.dtype(np.complex128 if reference.dtype.kind == "c" else np.float64)
        self._distance = DistanceTally(reference)
        self._float64 = None if float64 is None else float64.reshape(-1)
        self._errors = None if float64 is None else Float64Tally(dtype)

    def add(self, start: int, reference: Array, candidate: Array) -> None:
        """Add one block of the reference and of the candidate. Both begin at element ``start`` of the output."""
        r, c = reference.astype(self._wide), candidate.astype(self._wide)
        self._distance.add(reference, candidate, r, c)
        if self._float64 is not None and self._errors is not None:
            exact = self._float64[start : start + r.size]
            self._errors.add(exact, r.astype(exact.dtype, copy=False), c.astype(exact.dtype, copy=False))

    def details(self) -> Details:
        distance = self._distance.distance()
        deviation = spread(self._reference) if self._distance.finite and np.isfinite(distance.max_abs) else None
        return Details(
            distance=distance,
            error_over_std=None if deviation is None else distance.max_abs / deviation,
            float64=None if self._errors is None else self._errors.errors(),
        )


def _walk(reference: Array, candidate: Array, tolerance: int, details: _DetailsTally | None) -> Findings:
    with np.errstate(all="ignore"):
        tally, traits = tally_for(reference, tolerance), TraitsTally(reference)
        for start, expected, actual in _blocks(reference, candidate):
            _add_chunks(expected, actual, tally, traits)
            if details is not None:
                details.add(start, expected, actual)
        comparison = tally.comparison(reference.size)
        return Findings(comparison, traits.traits(), None if details is None else details.details())


def _blocks(reference: Array, candidate: Array) -> Iterator[tuple[int, Array, Array]]:
    expected, actual = flattened(reference), flattened(candidate)
    for start in range(0, expected.size, BLOCK):
        yield start, expected[start : start + BLOCK], actual[start : start + BLOCK]


def _add_chunks(reference: Array, candidate: Array, tally: Tally, traits: TraitsTally) -> None:
    step = chunk_elements(reference)
    for start in range(0, reference.size, step):
        expected, actual = reference[start : start + step], candidate[start : start + step]
        wide = widened(expected)
        traits.add(wide)
        if not same_bits(expected, actual):
            tally.add(wide, widened(actual))
