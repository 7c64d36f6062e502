"""The rule that says whether a row became faster or slower between two measurements.

Every row has a speedup: the time of the reference divided by the time of the compiled graph, both measured side by
side. The rule compares the speedups of two rows. If the machine was slower as a whole during one of the two
measurements, it slowed the reference too, so this effect cancels out of the comparison.

A change is expressed as a ratio of times: the later time divided by the earlier time, both relative to the reference.
A ratio above 1 means that the row became slower.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from graphnet.runs.record import Ratio
from graphnet.runs.request import AUTO_PROCESSES, FEWEST_PROCESSES

#: The confidence of all intervals of one comparison together. The probability that at least one of them misses its true
#: value is at most 5 %.
CONFIDENCE: Final = 0.95
#: How much the speedup is assumed to vary between pairs of processes: the standard deviation of its logarithm. It is
#: used for a row that was measured in only one pair of processes, because such a row does not show how much processes
#: differ. For comparison: if the times of processes vary with a standard deviation of 1 %, the speedups of pairs vary
#: with a standard deviation of 1.4 %, which is about half of the assumed 3 %.
ONE_PROCESS_DEVIATION: Final = 0.03
#: The assumed degrees of freedom of a row that was measured in one pair of processes: those of a row with five pairs.
_ONE_PROCESS_DEGREES: Final = AUTO_PROCESSES - 1
#: The 97.5 % quantile of the normal distribution, for the interval of a row that was measured in one pair of processes.
_NORMAL: Final = 1.959964

#: The smallest speedup that a row can have; the largest is its inverse. Only a damaged row has a speedup outside this
#: range.
_LEAST: Final = 1e-9
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
    """The logarithm of one row's speedup, with its accuracy.

    Attributes:
        value: the natural logarithm of the speedup.
        error: the standard error of ``value``.
        degrees: the degrees of freedom of ``error``.
        one_process: whether the row was measured in only one pair of processes. If so, a part of ``error`` is assumed.
    """

    value: float
    error: float
    degrees: float
    one_process: bool


@dataclass(frozen=True)
class Change:
    """The change between two rows, as a ratio of times: above 1, the later row is slower.

    Attributes:
        ratio: the later time divided by the earlier time, both relative to the reference.
        low: lower end of the interval.
        high: upper end of the interval.
        one_process: whether one of the rows was measured in one pair of processes.
    """

    ratio: float
    low: float
    high: float
    one_process: bool

    @property
    def percent(self) -> float:
        """Return by how many percent the time grew. The value is negative if the row became faster."""
        return (self.ratio - 1) * 100


def estimate(speedup: Ratio, processes: int | None, planned: int = AUTO_PROCESSES) -> Estimate:
    """Recover the standard error of a row's speedup from its interval.

    If a row was measured in several pairs of processes, its interval is Student's interval of the logarithms of the
    pairs' medians (measuring/ratio.py). So the standard error is half the width of the interval divided by Student's
    quantile.

    If a row was measured in one pair, its interval does not cover the differences between processes. The standard error
    therefore includes ``ONE_PROCESS_DEVIATION``. With such a large error, only large changes can be shown: about 10 %
    if one row is compared alone, and about 25 % if a hundred rows are compared.

    Args:
        speedup: the speedup with its 95 % interval.
        processes: the number of pairs of processes, ``timing.processes`` of the row. None means one pair.
        planned: the number of pairs that was planned before the measurement: ``--processes`` of the request, or
            AUTO_PROCESSES for ``auto``. Further pairs add no degrees of freedom to the interval (see
            ``ratio_of_pairs``).

    Raises:
        ValueError: a number is outside 1e-9 to 1e9 or not finite, or ``ratio`` is outside its interval.
    """
    numbers = (speedup.low, speedup.ratio, speedup.high)
    if not all(math.isfinite(one) and one > 0 for one in numbers) or sorted(numbers) != list(numbers):
        raise ValueError(f"{speedup.ratio} [{speedup.low}, {speedup.high}] is not a speedup with its interval")
    if not _LEAST <= speedup.low <= speedup.high <= 1 / _LEAST:
        raise ValueError(f"{speedup.ratio} [{speedup.low}, {speedup.high}] is not a possible speedup")
    value, reach = math.log(speedup.ratio), math.log(speedup.high / speedup.low) / 2
    if processes is None or processes < FEWEST_PROCESSES:
        error = math.hypot(reach / _NORMAL, ONE_PROCESS_DEVIATION)
        return Estimate(value, error, _ONE_PROCESS_DEGREES, one_process=True)
    degrees = min(processes, max(planned, FEWEST_PROCESSES)) - 1
    return Estimate(value, reach / _quantile(degrees, CONFIDENCE), degrees, one_process=False)


def change(before: Estimate, after: Estimate, rows: int = 1) -> Change:
    """Return the change from one row to another, with its interval.

    The interval is Welch's, because the two rows may have been measured with different accuracy. The degrees of freedom
    follow Satterthwaite (Biometrics Bulletin 2(6), 1946). The interval is corrected for the number of rows by
    Bonferroni's rule: each of ``rows`` intervals has the confidence 1 - 0.05 / rows, so all of them together have at
    least 95 %.

    Args:
        before: the earlier row.
        after: the later row.
        rows: the number of rows that are compared together.
    """
    confidence = 1 - (1 - CONFIDENCE) / max(1, rows)
    error = math.hypot(before.error, after.error)
    reach = error * _quantile(_degrees(before, after), confidence) if error else 0.0
    # A higher speedup is a shorter time, so the earlier speedup is the numerator.
    centre = before.value - after.value
    return Change(
        ratio=_exp(centre),
        low=_exp(centre - reach),
        high=_exp(centre + reach),
        one_process=before.one_process or after.one_process,
    )


def verdict(found: Change, width: float = 0.0) -> Verdict:
    """Say whether a row became better or worse, or whether its change is too small to be called a difference.

    Args:
        found: the change, with an interval that is corrected for the number of rows.
        width: the share by which the measured times of two equal programs may differ, from `common_width`. Only a
            larger change is a difference.
    """
    if found.low > 1 and found.ratio > 1 + width:
        return Verdict.worse
    if found.high < 1 and 1 / found.ratio > 1 + width:
        return Verdict.better
    return Verdict.no_difference


def is_regression(found: Change, width: float, threshold_percent: float) -> bool:
    """Whether the verdict on a row is ``worse``, and the row became slower by at least the threshold.

    Args:
        found: the change, with an interval that is corrected for the number of rows.
        width: see `verdict`.
        threshold_percent: the smallest growth of the time that counts, in percent.
    """
    return verdict(found, width) is Verdict.worse and found.percent >= threshold_percent


def common_width(widths: Iterable[float | None]) -> float:
    """Return the share by which the measured times of equal programs may differ in a comparison of two runs.

    The A/A width of a run is the largest error that its A/A controls show. The errors of the two runs are independent,
    so the error of their difference is the root of the sum of the squares (on the logarithmic scale).

    Args:
        widths: the A/A width of each run (runs/controls.py); None for a run without a usable A/A control.
    """
    return math.expm1(math.hypot(*(math.log1p(width) for width in widths if width is not None)))


def _exp(exponent: float) -> float:
    """Return e to the power of ``exponent``, limited to finite numbers above zero."""
    return math.exp(max(-_MOST_EXPONENT, min(exponent, _MOST_EXPONENT)))


def _degrees(before: Estimate, after: Estimate) -> float:
    """Return Satterthwaite's degrees of freedom of the difference of two estimates."""
    first, second = before.error**2, after.error**2
    return (first + second) ** 2 / (first**2 / before.degrees + second**2 / after.degrees)


def _quantile(degrees: float, confidence: float) -> float:
    """Return the two-sided quantile of Student's t distribution for this confidence."""
    # Import scipy only here, because this takes a tenth of a second, and most commands do not need it.
    from scipy.special import stdtrit

    return float(stdtrit(degrees, (1 + confidence) / 2))
