"""Reads a candidate's output and the reference's output once, and computes the judge's measures in that one pass.

Only the standard deviation of the reference's output needs another pass (see ``distance_tally.spread``).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.chunks import blocks, chunk_elements, flattened, widened
from graphnet.judge.compare import Comparison, Tally, same_bits, tally_for
from graphnet.judge.distance_tally import DistanceTally, spread
from graphnet.judge.findings import Decided, Distance, Elsewhere, Float64Errors
from graphnet.judge.float64 import Float64Tally, can_be_compared
from graphnet.judge.integers import can_be_decided, decide
from graphnet.judge.traits import ReferenceTraits, TraitsTally


@dataclass(frozen=True)
class Details:
    """Measures of one output beside the ladder.

    error_over_std: the largest absolute error divided by the standard deviation of the reference's output. None if an
        element is not finite, or if the reference has no standard deviation (see ``spread``). float64: the errors of
        both sides against float64; None if it is missing or incomparable (see ``can_be_compared``).
    decided: for integers and bools, which of the differences float64 decides; None without such an output in float64,
        or if both sides are equal.
    """

    distance: Distance
    error_over_std: float | None
    float64: Float64Errors | None
    decided: Decided | None = None


@dataclass(frozen=True)
class Exact:
    """One output in float64, and the same output of the nudged calls (see ``judge/float64.py``), of the same shape."""

    values: Array
    nudged: tuple[Array, ...] = ()


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
    reference: Array,
    candidate: Array,
    tolerance: int,
    exact: Exact | None = None,
    dtype: str = "",
    elsewhere: Elsewhere | None = None,
) -> Findings:
    """Compare two arrays as ``walk`` does, and compute the measures of Details in the same pass.

    ``exact`` is the same output computed in float64 or complex128, and ``dtype``, which it needs, torch's name of the
    output's dtype. It is not used if it cannot be compared (see ``can_be_compared``). ``elsewhere`` has the known
    errors of the reference on other inputs.
    """
    return _walk(reference, candidate, tolerance, _DetailsTally(reference, candidate, exact, dtype, elsewhere))


class _DetailsTally:
    def __init__(
        self, reference: Array, candidate: Array, exact: Exact | None, dtype: str, elsewhere: Elsewhere | None
    ) -> None:
        self._reference = reference
        self._candidate = candidate
        self._wide = np.dtype(np.complex128 if reference.dtype.kind == "c" else np.float64)
        self._distance = DistanceTally(reference)
        self._exact = exact
        self._float64: list[Array] = []
        self._errors = None
        if exact is not None and can_be_compared(exact.values, reference, dtype):
            nudged = [one for one in exact.nudged if can_be_compared(one, reference, dtype)]
            self._float64 = [flattened(one) for one in (exact.values, *nudged)]
            self._errors = Float64Tally(dtype, reference.shape, elsewhere)

    def add(self, start: int, reference: Array, candidate: Array) -> None:
        r, c = reference.astype(self._wide), candidate.astype(self._wide)
        self._distance.add(reference, candidate, r, c)
        if self._errors is not None:
            exact, *nudged = (one[start : start + r.size] for one in self._float64)
            self._errors.add(start, exact, r, c, nudged)

    def details(self) -> Details:
        distance = self._distance.distance()
        deviation = spread(self._reference) if self._distance.finite and np.isfinite(distance.max_abs) else None
        return Details(
            distance=distance,
            error_over_std=None if deviation is None else distance.max_abs / deviation,
            float64=None if self._errors is None else self._errors.errors(),
            decided=self._decided() if distance.different else None,
        )

    def _decided(self) -> Decided | None:
        if self._exact is None or not can_be_decided(self._exact.values, self._reference):
            return None
        nudged = [one for one in self._exact.nudged if can_be_decided(one, self._reference)]
        return decide(self._reference, self._candidate, self._exact.values, nudged)


def _walk(reference: Array, candidate: Array, tolerance: int, details: _DetailsTally | None) -> Findings:
    with np.errstate(all="ignore"):
        tally, traits = tally_for(reference, tolerance), TraitsTally(reference)
        for start, (expected, actual) in blocks(reference, candidate):
            _add_chunks(expected, actual, tally, traits)
            if details is not None:
                details.add(start, expected, actual)
        comparison = tally.comparison(reference.size)
        return Findings(comparison, traits.traits(), None if details is None else details.details())


def _add_chunks(reference: Array, candidate: Array, tally: Tally, traits: TraitsTally) -> None:
    step = chunk_elements(reference)
    for start in range(0, reference.size, step):
        expected, actual = reference[start : start + step], candidate[start : start + step]
        wide = widened(expected)
        traits.add(wide)
        if not same_bits(expected, actual):
            tally.add(wide, widened(actual))
