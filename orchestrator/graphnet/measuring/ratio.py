"""Computes the ratio of two interleaved series of times, with the confidence interval of this ratio."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from graphnet.runs.record import Ratio
from graphnet.runs.request import FEWEST_PROCESSES

_CONFIDENCE = 0.95
#: The fewest rounds for which the smallest and the largest ratio enclose the median with 95 % confidence.
FEWEST_ROUNDS = 6
#: The smallest number of pairs of processes that gives a useful interval. The interval of two pairs is almost four
#: times as wide as the interval of three pairs with the same spread.
FEWEST_PAIRS: Final = FEWEST_PROCESSES
#: The 97.5 % quantiles of Student's t distribution for 1, 2, ... degrees of freedom, up to `MOST_PROCESSES` - 1.
_STUDENT: Final = (
    *(12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139),
    *(2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922, 2.093024),
)

Series = Sequence[Sequence[float]]


def median_ns(rounds: Series) -> float:
    """The median of all trials of all rounds, in ns."""
    return float(np.median(np.concatenate([np.asarray(times, dtype=np.float64) for times in rounds])))


def round_ratio(reference: Sequence[float], candidate: Sequence[float]) -> float:
    """The reference's median time in one round, divided by the candidate's median time in the same round.

    The two sides of a round are measured directly after each other. If a disturbance lasts longer than a round, it
    slows both sides, so its effect on the ratio cancels out (duet benchmarking: Bulej et al., ICPE 2020).
    """
    return statistics.median(reference) / statistics.median(candidate)


def ratio_of_pairs(pairs: Series, planned: int) -> Ratio:
    """Compute the ratio of two sides and its 95 % interval from the rounds of one or more pairs of processes.

    With at least three pairs, each pair gives one value: the logarithm of the median of its rounds' ratios. The result
    is the geometric mean of these medians, with Student's t interval of the logarithms. This interval covers all
    differences between processes, and needs no assumption about the rounds of one process. It is valid even if some
    pairs are more accurate than others (Ibragimov & Mueller, Journal of Business & Economic Statistics 28(4), 2010).

    With one or two pairs, only the first pair is used, and `ratio_of_rounds` computes its ratio and interval. This
    interval does not cover effects that stay the same for the whole life of a process.

    Args:
        pairs: the rounds' ratios, one sequence per pair of processes, each with at least one ratio.
        planned: the number of pairs that were planned before any pair was measured. Further pairs may follow if the
            planned pairs differ much. The spread is estimated from the planned pairs only, even if further pairs
            follow (Stein, Annals of Mathematical Statistics 16(3), 1945).
    """
    if len(pairs) < FEWEST_PAIRS:
        return ratio_of_rounds(pairs[0])
    centres = [math.log(statistics.median(ratios)) for ratios in pairs]
    centre, reach = statistics.fmean(centres), t_half_width(centres[:planned], len(centres))
    return Ratio(ratio=math.exp(centre), low=math.exp(centre - reach), high=math.exp(centre + reach))


def t_half_width(values: Sequence[float], count: int) -> float:
    """Half the width of Student's 95 % interval for the mean of ``count`` values.

    Args:
        values: at least two values. The spread is estimated from these values.
        count: the number of values in the mean. This may differ from the number of ``values``.
    """
    return student(len(values) - 1) * statistics.stdev(values) / math.sqrt(count)


def student(degrees: int) -> float:
    """The 97.5 % quantile of Student's t distribution with ``degrees`` degrees of freedom."""
    return _STUDENT[degrees - 1]


def ratio_of_rounds(ratios: Sequence[float]) -> Ratio:
    """The median of the ratios of one pair's rounds, and its 95 % interval.

    The ends of the interval are order statistics, so the interval assumes no distribution (Hoefler & Belli, SC 2015,
    rule 5). Consecutive rounds may resemble each other and then contain less information. So the interval is as wide as
    that of a smaller number of independent rounds, which `effective_rounds` returns.

    Args:
        ratios: the ratios in the order in which they were measured.
    """
    return _median_interval(ratios, effective_rounds(ratios))


def ratio_of_independent_rounds(ratios: Sequence[float]) -> Ratio:
    """The median of the ratios, and its 95 % interval, computed as if the rounds were independent.

    The order of the ratios has no effect.
    """
    return _median_interval(ratios, len(ratios))


def _median_interval(ratios: Sequence[float], effective: int) -> Ratio:
    ordered = sorted(ratios)
    below = _rank_below(len(ordered), effective)
    return Ratio(ratio=statistics.median(ordered), low=ordered[below], high=ordered[-1 - below])


def effective_rounds(ratios: Sequence[float]) -> int:
    """The number of independent rounds whose median would vary as much as the median of the given rounds.

    Consecutive rounds often resemble each other, so n rounds contain less information than n independent rounds. The
    more often consecutive rounds are on the same side of the median, the more the median varies. The autocorrelations
    of the sign of (ratio - median) measure this resemblance. Add them in pairs of neighbouring lags, and stop before
    the first pair of lags whose sum is not positive. If a sum exceeds the number that was added last, add that
    number again instead (the initial monotone sequence of Geyer, Statistical Science 7(4), 1992).

    Args:
        ratios: the ratios in the order in which they were measured.
    """
    count = len(ratios)
    signs = np.sign(np.asarray(ratios) - statistics.median(ratios))
    signs -= signs.mean()
    spread = float(signs @ signs)
    if count < FEWEST_ROUNDS or spread == 0:
        return count
    total, limit = 0.0, math.inf
    for lag in range(0, count - 1, 2):
        both = sum(float(signs[: count - k] @ signs[k:]) for k in (lag, lag + 1)) / spread
        if both <= 0:
            break
        limit = min(limit, both)
        total += limit
    return max(1, min(count, round(count / max(1.0, 2 * total - 1))))


@lru_cache(maxsize=4096)
def _rank_below(count: int, effective: int) -> int:
    """Return how many of the sorted ratios are below the confidence interval. The same number is above the interval.

    If all rounds are independent (``effective`` equals ``count``), the result is k - 1, where k is the largest number
    with 2 P(B <= k - 1) <= 5 %, and B is binomial with ``count`` trials of probability one half. Otherwise, the result
    is first computed for ``effective`` independent rounds, and then scaled to ``count`` rounds.
    """
    tail, rank = 0.0, 0
    while rank < effective // 2:
        tail += math.comb(effective, rank) / 2**effective
        if 2 * tail > 1 - _CONFIDENCE:
            break
        rank += 1
    below = max(0, rank - 1)
    return below if effective == count else min(below * (count - 1) // max(1, effective - 1), (count - 1) // 2)


def half_width(ratio: Ratio) -> float:
    """Half the width of the ratio's interval, as a share of the ratio."""
    return (ratio.high - ratio.low) / 2 / ratio.ratio
