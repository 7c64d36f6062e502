"""Medians and the interval of a ratio of two interleaved series."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from graphnet.runs.record import Ratio

_RESAMPLES = 1000
_CONFIDENCE = (2.5, 97.5)

Series = Sequence[Sequence[float]]


def median_ns(rounds: Series) -> float:
    """Median over every trial of every round, in ns."""
    return float(np.median(np.concatenate([np.asarray(times, dtype=np.float64) for times in rounds])))


def ratio_of_medians(reference: Series, candidate: Series, seed: int) -> Ratio:
    """Median of ``reference`` over median of ``candidate`` with a 95 % bootstrap interval.

    Both are per-call times in ns, one sequence per round, the rounds measured in turn. Whole rounds
    are resampled, both sides of a round together: what disturbed a round disturbed both sides
    (paired block bootstrap; Kalibera & Jones, ISMM 2013, for the ratio as the quantity with an interval).
    """
    generator = np.random.default_rng(seed)
    count = len(reference)
    picks = generator.integers(0, count, size=(_RESAMPLES, count))
    ratios = _resampled_medians(reference, picks) / _resampled_medians(candidate, picks)
    low, high = np.percentile(ratios, _CONFIDENCE)
    value = median_ns(reference) / median_ns(candidate)
    return Ratio(ratio=value, low=min(float(low), value), high=max(float(high), value))


def _resampled_medians(rounds: Series, picks: NDArray[np.int64]) -> NDArray[np.float64]:
    """Median per resample; rounds of one series have one length, so they stack."""
    matrix = np.asarray([list(times) for times in rounds], dtype=np.float64)
    pooled = matrix[picks].reshape(len(picks), -1)
    return np.asarray(np.median(pooled, axis=1), dtype=np.float64)


def half_width(ratio: Ratio) -> float:
    """Half the interval's width relative to the ratio."""
    return (ratio.high - ratio.low) / 2 / ratio.ratio
