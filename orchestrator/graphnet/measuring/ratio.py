"""The ratio of two interleaved series of times, and its confidence interval."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from graphnet.runs.record import Ratio

_CONFIDENCE = 0.95
#: The fewest rounds for which the smallest and the largest ratio enclose the median with 95 % confidence.
FEWEST_ROUNDS = 6

Series = Sequence[Sequence[float]]


def median_ns(rounds: Series) -> float:
    """The median of all trials of all rounds, in ns."""
    return float(np.median(np.concatenate([np.asarray(times, dtype=np.float64) for times in rounds])))


def ratio_of_rounds(reference: Series, candidate: Series) -> Ratio:
    """Compute the ratio of two sides and its 95 % interval. The ratio is the median of the rounds' ratios.

    The two sides of a round are measured directly after each other. A disturbance that lasts longer than a round slows
    both sides, so it cancels out. A disturbance that hits a single side makes an outlier, which does not move the
    median (duet benchmarking: Bulej et al., ICPE 2020). The ends of the interval are order statistics, so the interval
    assumes no distribution (Hoefler & Belli, SC 2015, rule 5). `benchmarks/trust.py` prints this ratio beside the ratio
    of the pooled medians.

    Args:
        reference: the reference's times per call in ns, one sequence per round.
        candidate: the candidate's times per call in ns, one sequence for each of the same rounds.
    """
    return median_of_ratios([round_ratio(*sides) for sides in zip(reference, candidate, strict=True)])


def round_ratio(reference: Sequence[float], candidate: Sequence[float]) -> float:
    """The ratio of the reference's median time to the candidate's in one round."""
    return statistics.median(reference) / statistics.median(candidate)


def median_of_ratios(ratios: Sequence[float]) -> Ratio:
    """The median of the rounds' ratios, and its interval."""
    ordered = sorted(ratios)
    below = _rank_below(len(ordered))
    return Ratio(ratio=statistics.median(ordered), low=ordered[below], high=ordered[-1 - below])


@lru_cache(maxsize=4096)
def _rank_below(count: int) -> int:
    """The number of ratios below the confidence interval. As many ratios are above the interval.

    The number is k - 1 for the largest k with 2 P(B <= k - 1) <= 5 %. B is binomial with `count` trials of probability
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
    """Half the width of the ratio's interval, as a share of the ratio."""
    return (ratio.high - ratio.low) / 2 / ratio.ratio
