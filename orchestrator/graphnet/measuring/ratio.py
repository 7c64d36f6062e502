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
    """The median over every trial of every round, in ns."""
    return float(np.median(np.concatenate([np.asarray(times, dtype=np.float64) for times in rounds])))


def ratio_of_rounds(reference: Series, candidate: Series) -> Ratio:
    """The ratio of two sides with its 95 % interval: the median, over the rounds, of each round's ratio.

    The two sides of a round are measured directly after each other. If a disturbance lasts longer than a round, it
    slows both sides. If it hits a single side, it makes an outlier, which does not move the median (duet benchmarking:
    Bulej et al., ICPE 2020). The interval lies between two order statistics and assumes no distribution
    (Hoefler & Belli, SC 2015, rule 5). `benchmarks/trust.py` prints this ratio beside that of the pooled medians.

    Args:
        reference: times per call in ns, one sequence per round.
        candidate: the same of the other side, with as many rounds.
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
    """The number of values outside of the interval on each side.

    It is k - 1 for the largest k with 2 P(B <= k - 1) <= 5 %, where B is binomial with `count` trials of probability
    one half.
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
