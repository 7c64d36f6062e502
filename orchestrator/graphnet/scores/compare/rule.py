"""The rule that says whether a row became faster or slower between two measurements.

It compares speedups, that is the time of the reference over that of the compiled graph, measured side by side: a
machine that was slower as a whole slowed the reference too, so this cancels out. A change is the later time over the
earlier one, both relative to the reference. Above 1, the row became slower.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from graphnet.runs.controls import Spread
from graphnet.runs.record import CHANCE, Ratio
from graphnet.runs.request import AUTO_PROCESSES
from graphnet.scores.differences import degrees_of, quantiles, standard_error

#: The confidence of all intervals of one comparison together: at most 5 % of comparisons have one that misses.
CONFIDENCE: Final = 0.95
#: The assumed spread of pairs of processes for a row of only one pair, if the controls of its run do not show it, as in
#: older runs. For comparison: if the times of processes vary with a standard deviation of 1 %, the speedups of pairs
#: vary with 1.4 %.
ONE_PROCESS: Final = Spread(deviation=0.03, degrees=AUTO_PROCESSES - 1)

#: An exponent x is limited to this number and its negative, so that e to the power of x is finite and above zero.
_MOST_EXPONENT: Final = 700.0


class Verdict(StrEnum):
    """The result of comparing the speed of two rows."""

    better = "better"
    """The row became faster: the interval of the change is below 1, and the change is larger than the difference that
    two equal programs may show."""
    worse = "worse"
    """The row became slower: the interval of the change is above 1, and the change is larger than the difference that
    two equal programs may show."""
    no_difference = "no difference"
    """The two measurements do not show a change."""


@dataclass(frozen=True)
class Estimate:
    """The natural logarithm of one row's speedup, its standard error, and the degrees of freedom of that error.

    If the row was measured in only one pair of processes (``one_process``), a part of ``error`` is assumed.
    """

    value: float
    error: float
    degrees: float
    one_process: bool


@dataclass(frozen=True)
class Change:
    """The change between two rows, as a ratio of times with its interval: above 1, the later row is slower.

    ``one_process`` says whether one of the rows was measured in one pair of processes.
    """

    ratio: float
    low: float
    high: float
    one_process: bool

    @property
    def percent(self) -> float:
        """Return by how many percent the time grew. The value is negative if the row became faster."""
        return (self.ratio - 1) * 100


def estimate(
    speedup: Ratio,
    processes: int | None,
    planned: int = AUTO_PROCESSES,
    degrees: int | None = None,
    spread: Spread | None = None,
    chance: float = CHANCE,
) -> Estimate:
    """Estimate the standard error of a row's speedup from its interval.

    If a row was measured in several pairs of processes, its interval is Student's interval of the logarithms of the
    pairs' medians (measuring/ratio.py), so the standard error is half its width divided by Student's quantile. The
    interval of one pair does not cover the differences between processes, so the error includes ``spread``. With
    ``ONE_PROCESS``, only large changes can be shown: about 10 % if one row is compared alone, and about 25 % if a
    hundred rows are compared.

    Args:
        speedup: the speedup with its interval.
        processes: the number of pairs, ``timing.processes``. None if the row has no timing.
        planned: the number of pairs that was planned, see ``planned_pairs``. Further pairs add no degrees of freedom to
            the interval (see ``ratio_of_pairs``).
        degrees: the degrees of freedom of the interval, ``timing.degrees``; None in older rows.
        spread: how much pairs differ in the controls of the row's run; None if they do not show it.
        chance: the chance that the interval misses the true ratio, ``timing.chance``.

    Raises:
        ValueError: no measurement gives this speedup (see ``Ratio.is_possible``).
    """
    if not speedup.is_possible:
        raise ValueError(f"{speedup.ratio} [{speedup.low}, {speedup.high}] is not a speedup with its interval")
    value, freedom = math.log(speedup.ratio), degrees_of(processes, planned, degrees)
    error = standard_error(speedup, freedom, chance)
    if math.isinf(freedom):
        # Controls that agree to the last digit show that the clock is coarse, not that pairs never differ.
        known = spread if spread is not None and spread.deviation > 0 else ONE_PROCESS
        return Estimate(value, math.hypot(error, known.deviation), known.degrees, one_process=True)
    return Estimate(value, error, freedom, one_process=False)


def change(before: Estimate, after: Estimate, rows: int = 1) -> Change:
    """Return the change from one row to another, with its interval.

    The interval is Welch's, because the two rows may have been measured with different accuracy. The degrees of freedom
    follow Satterthwaite (Biometrics Bulletin 2(6), 1946). By Bonferroni's rule, each of ``rows`` intervals has the
    confidence 1 - 0.05 / rows, so all of them together have at least 95 %.
    """
    confidence = 1 - (1 - CONFIDENCE) / max(1, rows)
    error = math.hypot(before.error, after.error)
    reach = error * float(quantiles(_degrees(before, after), 1 - confidence)) if error else 0.0
    # A higher speedup is a shorter time, so the earlier speedup is the numerator.
    centre = before.value - after.value
    return Change(
        ratio=_exp(centre),
        low=_exp(centre - reach),
        high=_exp(centre + reach),
        one_process=before.one_process or after.one_process,
    )


def verdict(found: Change, width: float = 0.0) -> Verdict:
    """Say whether a row became better or worse. Only a change beyond ``width``, see `common_width`, is a difference.

    The interval of the change must be corrected for the number of rows.
    """
    if found.low > 1 and found.ratio > 1 + width:
        return Verdict.worse
    if found.high < 1 and 1 / found.ratio > 1 + width:
        return Verdict.better
    return Verdict.no_difference


def least_difference(found: Change, width: float) -> float:
    """Return the share by which a change with this interval's width would have to differ from 1 to be a difference."""
    return max(math.sqrt(found.high / found.low) - 1, width)


def is_regression(found: Change, width: float, threshold_percent: float) -> bool:
    """Whether the verdict on a row is ``worse``, and its time grew by at least the threshold, in percent."""
    return verdict(found, width) is Verdict.worse and found.percent >= threshold_percent


def common_width(widths: Iterable[float | None]) -> float:
    """Return the share by which the measured times of equal programs may differ in a comparison of two runs.

    The A/A width of a run (None without a usable control) is the largest error that its controls show. The errors of
    two runs are independent, so that of their difference is the root of the sum of the squares (on the logarithmic
    scale).
    """
    return math.expm1(math.hypot(*(math.log1p(width) for width in widths if width is not None)))


def _exp(exponent: float) -> float:
    """Return e to the power of ``exponent``, limited to finite numbers above zero."""
    return math.exp(max(-_MOST_EXPONENT, min(exponent, _MOST_EXPONENT)))


def _degrees(before: Estimate, after: Estimate) -> float:
    """Return Satterthwaite's degrees of freedom of the difference of two estimates."""
    first, second = before.error**2, after.error**2
    return (first + second) ** 2 / (first**2 / before.degrees + second**2 / after.degrees)
