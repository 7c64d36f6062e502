"""Decides how many rows are called faster or slower, and says which differences would have been called.

Among many 95 % intervals, some exclude the true ratio by chance. So the calls of one backend are corrected together by
the rule of Benjamini and Hochberg (Journal of the Royal Statistical Society B 57(1), 1995). See
docs/why/decisions/0049-counts-are-corrected-and-have-a-bound.md.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from graphnet.runs.controls import Spread
from graphnet.runs.record import CHANCE, Ratio
from graphnet.runs.request import AUTO_PROCESSES, FEWEST_PROCESSES

_Floats = NDArray[np.float64]
#: Of the rows of a backend that are called faster or slower, at most this share is expected to be called wrongly.
LEVEL: Final = 0.05
#: The rule, for the legends.
CORRECTION: Final = (
    f"faster and slower are corrected for the number of a backend's rows (Benjamini-Hochberg, {LEVEL * 100:g} %)"
)


class Evidence(NamedTuple):
    """The facts by which a row is called faster or slower, as natural logarithms.

    ``log`` is the ratio; ``near`` its distance from the end of its interval that is nearer to 1, and ``far`` from the
    farther end; ``degrees`` see ``degrees_of``; ``width`` the A/A width; ``chance`` that with which the interval misses
    the true ratio (``timing.chance``).
    """

    log: float
    near: float
    far: float
    degrees: float
    width: float
    chance: float

    @classmethod
    def of(cls, ratio: Ratio, degrees: float, aa_width: float, chance: float = CHANCE) -> Evidence:
        """Return the evidence of a ratio. A ratio that no measurement gives shows nothing."""
        if not ratio.is_possible:
            return cls(math.nan, math.nan, math.nan, degrees, math.log1p(aa_width), chance)
        below, above = math.log(ratio.ratio / ratio.low), math.log(ratio.high / ratio.ratio)
        near = below if ratio.ratio > 1 else above
        return cls(math.log(ratio.ratio), near, max(below, above), degrees, math.log1p(aa_width), chance)


def degrees_of(
    processes: int | None,
    planned: int = AUTO_PROCESSES,
    known: int | None = None,
    spread: Spread | None = None,
) -> float:
    """Return the degrees of freedom of a row's interval, which is Student's if the row has several pairs of processes.

    ``known`` is ``timing.degrees``. In older runs, pairs beyond the ``planned`` ones add none (see ``ratio_of_pairs``).
    The interval of one pair has those of the ``spread`` by which it was widened. Without it, and in an imported row
    (``processes`` is None), it is read as one of the normal distribution, which has infinitely many.
    """
    if processes is None or processes < FEWEST_PROCESSES:
        return math.inf if processes is None or spread is None else spread.degrees
    return known or min(processes, max(planned, FEWEST_PROCESSES)) - 1


def standard_error(ratio: Ratio, degrees: float, chance: float = CHANCE) -> float:
    """Return the standard error of a ratio's logarithm, from the interval that misses the true one by ``chance``."""
    return math.log(ratio.high / ratio.low) / 2 / float(quantiles(degrees, chance))


def call(evidence: _Floats, is_own_difference: NDArray[np.bool_]) -> tuple[NDArray[np.bool_], _Floats]:
    """Return which rows of one backend show a difference, and the least difference that each would have shown.

    A row that by itself shows no difference (``is_own_difference``), by its interval or by the A/A width, never becomes
    one. The least difference is a share d: if the row's measured ratio had been above 1 + d or below 1 / (1 + d), with
    an interval of the same width and the same other rows, the row would have been called faster or slower.

    ``evidence`` has the shape (rows, fields of Evidence).
    """
    log, near, far, degrees, width, chance = evidence.T
    with np.errstate(divide="ignore", invalid="ignore"):
        statistic = np.abs(log) / near * quantiles(degrees, chance)
    chances = np.where(is_own_difference, _chances(statistic, degrees), 1.0)
    limits = _limits(chances)
    reach = far * quantiles(degrees, limits) / quantiles(degrees, chance)
    return chances <= limits, np.expm1(np.maximum(reach, width))


def _limits(chances: _Floats) -> _Floats:
    """Return the largest chance (p-value) at which each row would be called, given the chances of the other rows.

    By the rule, the rows with the k smallest of m chances are called, where k is the largest number for which the
    k-th smallest is at most ``LEVEL * k / m``. The limit of a row is that of the k which its own chance 0 would give.
    """
    count = len(chances)
    order = np.argsort(chances, kind="stable")
    ordered, ranks = chances[order], np.arange(1, count + 1)
    allowed = LEVEL * ranks / count
    called = np.flatnonzero(ordered <= allowed)
    most = called[-1] + 1 if len(called) else 0
    # If a row that is not called had the chance 0, it would be the first, and those before it would move up by one.
    moved = np.concatenate([[0.0], ordered[:-1]]) <= allowed
    k = np.where(ranks <= most, most, np.maximum.accumulate(np.where(moved, ranks, 0)))
    limits = np.empty(count)
    limits[order] = LEVEL * k / count
    return limits


def quantiles(degrees: Any, chance: Any) -> Any:
    """Return the two-sided quantiles of Student's t distribution: exceeded with probability ``chance``."""
    # Import scipy only here, because this takes a tenth of a second, and most commands do not need it.
    from scipy.special import ndtri, stdtrit

    is_normal = np.isinf(degrees)
    return -np.where(is_normal, ndtri(chance / 2), stdtrit(np.where(is_normal, 1, degrees), chance / 2))


def _chances(statistic: _Floats, degrees: _Floats) -> _Floats:
    """Return the probability that a statistic is at least this large, to either side, if there is no difference."""
    from scipy.special import ndtr, stdtr

    is_normal = np.isinf(degrees)
    found = np.where(is_normal, ndtr(-statistic), stdtr(np.where(is_normal, 1, degrees), -statistic))
    # The statistic of a ratio of exactly 1 is not a number if its interval has no width: there is no difference.
    return np.where(np.isnan(statistic), 1.0, 2 * found)
