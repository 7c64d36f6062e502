"""The ratio of two interleaved series, and its interval."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from graphnet.runs.record import Ratio

_CONFIDENCE = 0.95
#: The fewest rounds whose smallest and largest ratio enclose the median with that confidence.
FEWEST_ROUNDS = 6

Series = Sequence[Sequence[float]]


def median_ns(rounds: Series) -> float:
    """Median over every trial of every round, in ns."""
    return float(np.median(np.concatenate([np.asarray(times, dtype=np.float64) for times in rounds])))


def ratio_of_rounds(reference: Series, candidate: Series) -> Ratio:
    """Median over rounds of the ratio of the two sides' median times in that round, with its 95 % interval.

    Both are per-call times in ns, one sequence per round, the two sides of a round measured one right after the other:
    what slows a machine for longer than a round slows both sides of its pairs, and what hits one side makes an outlier
    to which the median is deaf (duet benchmarking: Bulej et al., ICPE 2020). The interval is the distribution-free one
    of a median, between two order statistics (Hoefler & Belli, SC 2015, rule 5). `benchmarks/trust.py` prints it beside
    the ratio of the pooled medians.
    """
    return median_of_ratios([round_ratio(*sides) for sides in zip(reference, candidate, strict=True)])


def round_ratio(reference: Sequence[float], candidate: Sequence[float]) -> float:
    """The two sides' median times in one round, the reference's over the candidate's."""
    return statistics.median(reference) / statistics.median(candidate)


def median_of_ratios(ratios: Sequence[float]) -> Ratio:
    """The median of one ratio per round, and its interval."""
    ordered = sorted(ratios)
    below = _rank_below(len(ordered))
    return Ratio(ratio=statistics.median(ordered), low=ordered[below], high=ordered[-1 - below])


@lru_cache(maxsize=4096)
def _rank_below(count: int) -> int:
    """How many values lie outside of the interval on either side: k - 1 for the largest k with 2 P(B <= k - 1) <= 5 %.

    B is binomial with `count` trials of probability one half.
    """
    tail, rank = 0.0, 0
    while rank < count // 2:
        tail += math.comb(count, rank) / 2**count
        if 2 * tail > 1 - _CONFIDENCE:
            break
        rank += 1
    return max(0, rank - 1)


def half_width(ratio: Ratio) -> float:
    """Half the interval's width relative to the ratio."""
    return (ratio.high - ratio.low) / 2 / ratio.ratio
