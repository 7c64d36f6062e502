"""The interval of a geometric mean over models or graphs: draw from them with replacement (bootstrap)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.scores.columns import Codes, Floats

DRAWS: Final = 1000
#: The seed of every interval. It is fixed, so that the same rows always give the same interval.
SEED: Final = 19
CONFIDENCE: Final = 0.95
#: The number of elements drawn at once; their indices and values take 48 MB.
BLOCK = 4_000_000


@dataclass(frozen=True)
class Interval:
    """A geometric mean over ``count`` models or graphs. Its interval is ``low`` to ``high``; both are None for one."""

    value: float
    low: float | None
    high: float | None
    count: int


def geometric_mean(logarithms: Floats) -> Interval | None:
    """Return the geometric mean of speedups with its percentile bootstrap interval at CONFIDENCE; None without samples.

    The interval shows how much the mean could differ on other samples of the same kind, not how exactly each was
    measured. ``logarithms`` are natural ones, shape (samples,).
    """
    if len(logarithms) == 0:
        return None
    value = float(np.exp(logarithms.mean()))
    if len(logarithms) == 1:
        return Interval(value, None, None, 1)
    tail = (1 - CONFIDENCE) / 2
    low, high = np.exp(np.quantile(resampled_means(logarithms), [tail, 1 - tail]))
    return Interval(value, float(low), float(high), len(logarithms))


def mean_over_models(logarithms: Floats, model: Codes) -> Interval | None:
    """Return the geometric mean over models: first within each model over its graphs, then over the models.

    So a model of many graphs has one vote, and the bootstrap draws models: graphs of one model resemble each other.
    ``logarithms`` (natural ones) and ``model`` have the shape (graphs,).
    """
    return geometric_mean(means_of_models(logarithms, model))


def means_of_models(values: Floats, model: Codes) -> Floats:
    """Return the mean of each model's values, shape (models,). ``model`` names the model of each value."""
    _, index = np.unique(model, return_inverse=True)
    return np.asarray(np.bincount(index, weights=values) / np.bincount(index)) if len(values) else values


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
