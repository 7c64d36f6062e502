"""Computes the ratio of two interleaved series of times, with the confidence interval of this ratio."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from graphnet.runs.controls import Spread
from graphnet.runs.record import CHANCE, Ratio
from graphnet.runs.request import FEWEST_PROCESSES

#: The fewest rounds for which the smallest and the largest ratio enclose the median with 95 % confidence.
FEWEST_ROUNDS = 6
#: The interval of two pairs is almost four times as wide as that of three pairs with the same spread.
FEWEST_PAIRS: Final = FEWEST_PROCESSES

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


@dataclass(frozen=True)
class Interval:
    """A ratio with its 95 % interval, and the degrees of freedom of Student's t; None if the interval has none."""

    ratio: Ratio
    degrees: int | None = None


def ratio_of_pairs(
    pairs: Series, spread: Spread | None = None, chance: float = CHANCE, planned: int | None = None
) -> Interval:
    """Compute the ratio of two sides and its 95 % interval from the rounds of one or more pairs of processes.

    With at least three pairs, each pair gives one value: the logarithm of the median of its rounds' ratios. The result
    is the geometric mean of these medians, with Student's t interval of the logarithms. This interval covers all
    differences between processes, and needs no assumption about the rounds of one process. It is valid even if some
    pairs are more accurate than others (Ibragimov & Mueller, Journal of Business & Economic Statistics 28(4), 2010).

    With one or two pairs, only the first pair is used, and `ratio_of_rounds` computes its ratio and interval. This
    interval does not cover effects that stay the same for the whole life of a process.

    Args:
        pairs: the rounds' ratios, one sequence per pair of processes, each with at least one ratio.
        spread: how much pairs differ in the run's controls. The interval is not narrower than this spread asks for:
            of many rows, some have pairs that resemble each other by luck, and those would be the ones that look quiet.
        chance: the chance that the interval of several pairs misses the true ratio. A row that is looked at several
            times divides 5 % among its looks (measuring/sampling.py).
        planned: None: all pairs give the spread. In rows of older versions, only so many of the first pairs do.
    """
    if len(pairs) < FEWEST_PAIRS:
        return Interval(ratio_of_rounds(pairs[0]))
    centres = [math.log(statistics.median(ratios)) for ratios in pairs]
    own = spread_of_logs(centres[:planned])
    counted = max((own, spread or own), key=lambda one: one.reach(1, chance))
    centre, reach = statistics.fmean(centres), counted.reach(len(centres), chance)
    ratio = Ratio(ratio=math.exp(centre), low=math.exp(centre - reach), high=math.exp(centre + reach))
    return Interval(ratio, counted.degrees)


def spread_of_logs(logs: Sequence[float]) -> Spread:
    """The spread of the logarithms of at least two pairs' ratios."""
    return Spread(statistics.stdev(logs), len(logs) - 1)


def ratio_of_rounds(ratios: Sequence[float], independent: bool = False) -> Ratio:
    """The median of the ratios of one pair's rounds, and its 95 % interval.

    The ends of the interval are order statistics, so the interval assumes no distribution (Hoefler & Belli, SC 2015,
    rule 5). Consecutive rounds may resemble each other and then contain less information. So the interval is as wide as
    that of a smaller number of independent rounds, which `effective_rounds` returns, unless they are ``independent``.
    """
    ordered = sorted(ratios)
    below = _rank_below(len(ordered), len(ratios) if independent else effective_rounds(ratios))
    return Ratio(ratio=statistics.median(ordered), low=ordered[below], high=ordered[-1 - below])


def effective_rounds(ratios: Sequence[float]) -> int:
    """The number of independent rounds whose median would vary as much as the median of the given rounds.

    Consecutive rounds often resemble each other, so n rounds contain less information than n independent rounds. The
    more often consecutive rounds are on the same side of the median, the more the median varies. The autocorrelations
    of the sign of (ratio - median) measure this resemblance. Add them in pairs of neighbouring lags, and stop before
    the first pair of lags whose sum is not positive. If a sum exceeds the number that was added last, add that
    number again instead (the initial monotone sequence of Geyer, Statistical Science 7(4), 1992).
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
        if 2 * tail > CHANCE:
            break
        rank += 1
    below = max(0, rank - 1)
    return below if effective == count else min(below * (count - 1) // max(1, effective - 1), (count - 1) // 2)


def half_width(ratio: Ratio) -> float:
    """Half the width of the ratio's interval, as a share of the ratio."""
    return (ratio.high - ratio.low) / 2 / ratio.ratio
