"""The interval of a geometric mean over samples, computed by drawing from the samples with replacement (bootstrap)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.scores.columns import Floats

DRAWS: Final = 1000
#: The seed of every interval. It is fixed, so that the same rows always give the same interval.
SEED: Final = 19
CONFIDENCE: Final = 0.95
#: The number of elements that are drawn at once. This limits the memory: the indices and values of so many elements
#: take 48 MB.
BLOCK = 4_000_000


@dataclass(frozen=True)
class Interval:
    """A geometric mean over ``count`` samples. Its interval is ``low`` to ``high``; both are None for one sample."""

    value: float
    low: float | None
    high: float | None
    count: int


def geometric_mean(logarithms: Floats) -> Interval | None:
    """Return the geometric mean of speedups with its percentile bootstrap interval.

    The interval shows how much the mean could differ on other samples of the same kind. It does not show how exactly
    each sample was measured; each row has a separate interval for that.

    Args:
        logarithms: the natural logarithm of one speedup per sample, shape (samples,).

    Returns:
        The mean and its interval at CONFIDENCE; None if there is no sample.
    """
    if len(logarithms) == 0:
        return None
    value = float(np.exp(logarithms.mean()))
    if len(logarithms) == 1:
        return Interval(value, None, None, 1)
    tail = (1 - CONFIDENCE) / 2
    low, high = np.exp(np.quantile(resampled_means(logarithms), [tail, 1 - tail]))
    return Interval(value, float(low), float(high), len(logarithms))


def resampled_means(values: Floats) -> Floats:
    """Return the means of DRAWS random draws, shape (DRAWS,). Each draw takes len(values) values with replacement."""
    generator = np.random.default_rng(SEED)
    count = len(values)
    at_once = max(1, min(DRAWS, BLOCK // count))
    means = []
    for first in range(0, DRAWS, at_once):
        shape = (min(at_once, DRAWS - first), count)
        drawn = generator.integers(0, count, size=shape, dtype=np.uint32)
        means.append(values.take(drawn).mean(axis=1))
    return np.concatenate(means)
