"""The interval of a geometric mean over samples, by resampling the samples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.scores.columns import Floats

DRAWS: Final = 1000
#: Every interval starts from this seed, so that the same rows always give the same interval.
SEED: Final = 19
CONFIDENCE: Final = 0.95
#: Elements drawn at once: 48 MB of indices and values.
_BLOCK = 4_000_000


@dataclass(frozen=True)
class Interval:
    """A geometric mean over ``count`` samples. ``low`` and ``high`` are None for a single sample."""

    value: float
    low: float | None
    high: float | None
    count: int


def geometric_mean(logarithms: Floats) -> Interval | None:
    """The geometric mean of speedups with its percentile bootstrap interval.

    The interval says how much the mean would differ on other samples like these. It does not say how exactly each
    sample was measured; that is each row's own interval.

    Args:
        logarithms: natural logarithms of one speedup per sample, shape (samples,).

    Returns:
        The mean and its interval at CONFIDENCE; None without any sample.
    """
    if len(logarithms) == 0:
        return None
    value = float(np.exp(logarithms.mean()))
    if len(logarithms) == 1:
        return Interval(value, None, None, 1)
    tail = (1 - CONFIDENCE) / 2
    low, high = np.exp(np.quantile(_resampled_means(logarithms), [tail, 1 - tail]))
    return Interval(value, float(low), float(high), len(logarithms))


def _resampled_means(values: Floats) -> Floats:
    """Means of DRAWS samples of the same size, drawn with replacement. Shape (DRAWS,)."""
    generator = np.random.default_rng(SEED)
    count = len(values)
    at_once = max(1, min(DRAWS, _BLOCK // count))
    means = []
    for first in range(0, DRAWS, at_once):
        shape = (min(at_once, DRAWS - first), count)
        drawn = generator.integers(0, count, size=shape, dtype=np.uint32)
        means.append(values.take(drawn).mean(axis=1))
    return np.concatenate(means)
