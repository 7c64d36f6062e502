"""Finds the points of a trend of ratios at which the mean changed, by tests that allow for the trend's noise.

The values are logarithms of ratios, in the order of time. The package ruptures proposes points, and this module tests
each of them:

1. A single value that differs strongly from both neighbours is replaced by the median of the values around it.
2. ruptures finds the segments with the least sum of squares around their means plus a penalty per segment (PELT:
   Killick, Fearnhead and Eckley 2012). Splitting a segment with n1 + n2 values reduces the sum of squares by ``d**2 *
   n1 * n2 / (n1 + n2)``, where d is the difference of the two means. This reduction is the variance of the noise times
   the squared statistic of a test for equal means. So the penalty per segment is the variance of the noise times the
   squared critical value of that test.
3. Each proposed point must pass Student's t test. The test estimates the noise from the deviations of the values from
   their segments' means. While some point fails, the least significant failing point is removed, and all points are
   tested again. A segment of only two values is allowed only at the end of the trend. The significance level of the
   test is divided by the number of possible points in all trends (Bonferroni).

A slow drift of the machine causes a correlation r between successive values. The penalty and the test therefore
multiply the variance of the noise by ``(1 + r) / (1 - r)``.

``benchmarks/history.py`` simulates how often this search finds planted steps, and how often it finds steps that do not
exist.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

Values = np.ndarray[Any, np.dtype[np.float64]]

#: The probability that the search finds a change in any of the trends if none of them changed.
LEVEL: Final = 0.01
#: A trend with fewer values than this is not searched, because so few values cannot show how large the noise is.
FEWEST: Final = 6
#: A segment between two changes must have more values than this: a short deviation that has ended is not a change. The
#: last segment may have exactly this many, because later runs may extend it.
SHORTEST: Final = 2
#: A segment of at most this many values is short: one outlier would shift its mean much (see ``_level``).
_SHORT: Final = 3
#: Converts the median absolute deviation of a normal distribution to its standard deviation.
_SD_OF_MAD: Final = 1.4826
#: A single value is replaced if it differs from both neighbours by more than this many standard deviations.
_OUTLIER_SDS: Final = 4.0
#: An outlier is replaced by the median of itself and this many values on each side.
_AROUND: Final = 2
_MOST_CORRELATION: Final = 0.8
#: The smallest standard error of a logarithm. Without it, every change of imported runs without noise would count.
_LEAST_SD: Final = 1e-4


@dataclass(frozen=True)
class Change:
    """A change of a trend, and the index of the first value after it.

    ``factor`` is the geometric mean of the ratios between this change and the next, divided by that of the ratios
    between the previous change and this one. ``low`` and ``high`` are the ends of its 95 % interval.
    """

    index: int
    factor: float
    low: float
    high: float


def find_changes(
    logs: Sequence[float], errors: Sequence[float], trends: int, least: float = 0.0, correlation: float = 0.0
) -> list[Change]:
    """Return the changes of a trend, in the order of time.

    Args:
        logs: the logarithms of the ratios, in the order of time.
        errors: the standard error of each logarithm, from the ratio's own interval.
        trends: the number of trends that are searched together, this one included.
        least: the smallest change to return; 0.02 means a factor of 1.02, or of 1 / 1.02 for a decrease.
        correlation: the correlation between successive values that all trends of one machine have in common (see
            ``common_correlation``). If the values of this trend are more strongly correlated, the tests use that.
    """
    count = len(logs)
    if count < FEWEST:
        return []
    error = max(float(np.median(np.asarray(errors, dtype=float))), _LEAST_SD)
    values = _without_single_outliers(np.asarray(logs, dtype=float), error)
    level = LEVEL / (max(trends, 1) * (count - 1))
    variance = max(_sd_of_differences(values) ** 2 / (1 - correlation), error**2)
    points = _proposed(values, variance * _inflation(correlation) * _normal_quantile(level) ** 2)
    while points:
        tests = _tests(values, points, error, correlation)
        refused = [at for at, one in enumerate(tests) if not one.passes(level, least)]
        if not refused:
            return [_change(point, one) for point, one in zip(points, tests, strict=True)]
        del points[min(refused, key=lambda at: tests[at].statistic)]
    return []


def common_correlation(many: Iterable[Sequence[float]]) -> float:
    """Return the median correlation between successive values of several trends (logarithms), from 0 to 0.8.

    One trend is too short to show its correlation. But if the speed of a machine drifts over days, the correlations of
    all its trends are similar. The estimate of a trend's correlation r assumes that values k apart have the correlation
    ``r**k``. Then the variance of ``values[i + 2] - values[i]`` is ``1 + r`` times the variance of ``values[i + 1] -
    values[i]``. This works without knowing where the steps are: it uses medians, and few of the differences contain a
    step.
    """
    found = []
    for logs in many:
        values = np.asarray(logs, dtype=float)
        one = _sd_of_differences(values) if len(values) >= FEWEST else 0.0
        if one > 0:
            found.append((_sd_of_differences(values, 2) / one) ** 2 - 1)
    return _limited(float(np.median(found))) if found else 0.0


@dataclass(frozen=True)
class _Test:
    """The test of one proposed point: the step, its standard error, the statistic, and the degrees of freedom.

    ``step``: the level after the point minus the level before it. ``is_long``: both segments are long enough
    (SHORTEST).
    """

    step: float
    error: float
    statistic: float
    freedom: int
    is_long: bool

    def passes(self, level: float, least: float) -> bool:
        """Whether the step is significant with the error probability ``level``, and at least ``least`` (0.02: 2 %)."""
        is_significant = self.statistic > _t_quantile(level, self.freedom)
        return self.is_long and is_significant and abs(self.step) >= math.log1p(least)


def _change(point: int, test: _Test) -> Change:
    half = _t_quantile(0.05, test.freedom) * test.error
    return Change(point, math.exp(test.step), math.exp(test.step - half), math.exp(test.step + half))


def _tests(values: Values, points: Sequence[int], error: float, correlation: float) -> list[_Test]:
    bounds = [0, *points, len(values)]
    parts = [values[begin:end] for begin, end in itertools.pairwise(bounds)]
    residuals = np.concatenate([part - part.mean() for part in parts])
    freedom = max(1, len(values) - len(parts))
    correlation = max(correlation, _correlation(residuals))
    variance = max(float(residuals @ residuals) / freedom, error**2) * _inflation(correlation)
    tests = []
    for number, (before, after) in enumerate(itertools.pairwise(parts), start=1):
        step = _level(after, before) - _level(before, after)
        step_error = math.sqrt(variance * (1 / len(before) + 1 / len(after)))
        is_long = len(before) > SHORTEST and (len(after) > SHORTEST or number == len(points))
        tests.append(_Test(step, step_error, abs(step) / step_error, freedom, is_long))
    return tests


def _level(part: Values, other: Values) -> float:
    """Return a segment's mean or, in a short segment, the value nearest to the other segment's mean.

    So outliers determine the level of a short segment only if all of its values are outliers.
    """
    if len(part) <= _SHORT:
        return float(part[np.argmin(np.abs(part - other.mean()))])
    return float(part.mean())


def _inflation(correlation: float) -> float:
    """Return the factor by which a correlation of successive values raises the variance of the mean of many values."""
    return (1 + correlation) / (1 - correlation)


def _correlation(residuals: Values) -> float:
    """Return the correlation between successive residuals."""
    total = float(residuals @ residuals)
    return _limited(float(residuals[1:] @ residuals[:-1]) / total) if total else 0.0


def _limited(correlation: float) -> float:
    return min(max(correlation, 0.0), _MOST_CORRELATION)


def _proposed(values: Values, penalty: float) -> list[int]:
    from ruptures import KernelCPD  # Importing ruptures takes seconds, because it loads scipy.

    # With a linear kernel, ruptures uses a segment's sum of squares around its mean as the segment's cost.
    search = KernelCPD(kernel="linear", min_size=SHORTEST).fit(values.reshape(-1, 1))
    return [int(point) for point in search.predict(pen=penalty)[:-1]]


def _sd_of_differences(values: Values, apart: int = 1) -> float:
    """Estimate the standard deviation of uncorrelated noise from the differences of values.

    Few of the differences contain a step, so their median absolute value hardly depends on the steps.
    """
    differences = np.abs(values[apart:] - values[:-apart])
    return float(np.median(differences)) * _SD_OF_MAD / math.sqrt(2)


def _without_single_outliers(values: Values, error: float) -> Values:
    """Replace each value that is far above, or far below, both of its neighbours by the median of the values around it.

    The first or the last value is replaced by its only neighbour if it is far from it: only the next run can show
    whether the last value is an outlier or the first value of a change.
    """
    limit = _OUTLIER_SDS * math.sqrt(2) * max(_sd_of_differences(values), error)
    found = values.copy()
    steps = np.stack([values[1:-1] - values[:-2], values[1:-1] - values[2:]])
    outliers = (steps > limit).all(axis=0) | (steps < -limit).all(axis=0)
    for at in np.flatnonzero(outliers) + 1:
        found[at] = np.median(values[max(0, at - _AROUND) : at + _AROUND + 1])
    # Compare the first and the last value with the neighbours in ``found`` and not in ``values``, because a neighbour
    # may have been an outlier that was replaced in ``found``.
    for end, neighbour in ((0, 1), (-1, -2)):
        if abs(found[end] - found[neighbour]) > limit:
            found[end] = found[neighbour]
    return found


def _normal_quantile(level: float) -> float:
    from statistics import NormalDist

    return NormalDist().inv_cdf(1 - level / 2)


def _t_quantile(level: float, freedom: int) -> float:
    from scipy.special import stdtrit

    return float(stdtrit(freedom, 1 - level / 2))
