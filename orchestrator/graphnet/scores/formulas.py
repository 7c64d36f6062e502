"""The scores S(t) and ES(t) and their parameters, computed from sums over rows.

The formulas are those of GraphNet's technical report (arXiv 2510.24035, appendices B and C), in its macroscopic form.
Its microscopic form, a geometric mean over rows, gives the same numbers (tests/orchestrator/scores check this).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from graphnet.scores.classes import RowClass
from graphnet.scores.columns import HIGHEST_LEVEL, Codes, Columns, Floats
from graphnet.scores.interpretations import FIRST_LEVEL, Interpretation

_LEVELS = HIGHEST_LEVEL - FIRST_LEVEL + 1

#: The weight of each level in ``aggregate``, before it is divided by the sum of all.
_WEIGHTS: Final[Mapping[int, float]] = {
    -10: 0.001,
    -9: 0.001,
    -8: 0.001,
    -7: 0.13,
    -6: 0.40,
    **dict.fromkeys(range(-5, 5), 0.48),
}


@dataclass(frozen=True)
class Penalties:
    """The two settings of the formulas.

    ``slowdown`` (p, at least 0): a correct row whose speedup s is below 1 counts as s to the power of p + 1.
    ``failure`` (b, above 0 and at most 1): a failure counts as this speedup.
    """

    slowdown: float = 0.0
    failure: float = 0.1


DEFAULT_PENALTIES: Final = Penalties()


@dataclass(frozen=True)
class Tally:
    """Sums over the rows that are not left out of scores.

    ``rows`` is the number of these rows (N). ``failed`` has, per RowClass, the rows that fail at every level; 0 for
    JUDGED. The other arrays have one element per level from -10 to HIGHEST_LEVEL: the numbers of ``correct`` rows (M)
    and of ``slow`` ones, which are correct with a speedup below 1 (K), and the sums of the logarithms of their
    speedups.
    """

    rows: int
    failed: Codes
    correct: Codes
    slow: Codes
    log_sum: Floats
    slow_log_sum: Floats


@dataclass(frozen=True)
class Curve:
    """The score of some rows under one interpretation, at each tolerance level. Every array has the shape (levels,).

    Of ``n`` rows, ``m`` are correct, and ``k`` of these are slower than the baseline. ``alpha`` is the geometric mean
    speedup of the correct rows, and ``beta`` that of the slow rows. ``lambda_`` is m / n, ``eta`` is k / m, and
    ``gamma`` is the mean penalty of a failed row. ``es`` is ES(t), which equals S(t) if t is at most 0.
    """

    levels: range
    n: int
    m: Codes
    k: Codes
    alpha: Floats
    beta: Floats
    lambda_: Floats
    eta: Floats
    gamma: Floats
    es: Floats

    @property
    def parameters(self) -> dict[str, NDArray[Any]]:
        """Return the arrays from which ES(t) follows, by their names in GraphNet's report; first the counts M and K."""
        names = ("m", "k", "alpha", "beta", "lambda", "eta", "gamma")
        arrays = (self.m, self.k, self.alpha, self.beta, self.lambda_, self.eta, self.gamma)
        return dict(zip(names, arrays, strict=True))

    def by_level(self, values: NDArray[Any]) -> dict[int, float]:
        """Convert one of this curve's arrays to a dict from level to value."""
        return {t: value.item() for t, value in zip(self.levels, values, strict=True)}

    @property
    def s(self) -> dict[int, float]:
        """Return S(t) for every level up to 0."""
        return {t: value for t, value in self.by_level(self.es).items() if t <= 0}

    @property
    def aggregate(self) -> float | None:
        """Return GraphNet's single number for a curve: the weighted mean of log10 ES(t) over t = -10..4.

        0 if ES(t) is 1 at every level, -1 if it is 0.1. None if GraphNet defines no weight for one of the levels.
        """
        if list(self.levels) != list(_WEIGHTS):
            return None
        weights = np.array(list(_WEIGHTS.values()))
        return math.fsum(weights * np.log10(self.es)) / math.fsum(weights)


def tally(columns: Columns) -> Tally:
    """Compute the sums over those rows of ``columns`` that count."""
    counted = columns.take(columns.counted)
    failed = np.bincount(counted.row_class, minlength=len(RowClass))
    failed[RowClass.JUDGED] = 0
    ever = (counted.row_class == RowClass.JUDGED) & (counted.level <= HIGHEST_LEVEL)
    level = counted.level[ever] - FIRST_LEVEL
    log_speedup = counted.log_speedup[ever]
    slow = log_speedup < 0
    return Tally(
        rows=len(counted),
        failed=failed,
        correct=np.cumsum(np.bincount(level, minlength=_LEVELS)),
        slow=np.cumsum(np.bincount(level[slow], minlength=_LEVELS)),
        log_sum=np.cumsum(np.bincount(level, weights=log_speedup, minlength=_LEVELS)),
        slow_log_sum=np.cumsum(np.bincount(level[slow], weights=log_speedup[slow], minlength=_LEVELS)),
    )


def curve(sums: Tally, interpretation: Interpretation, penalties: Penalties) -> Curve:
    """Compute ES(t) and its parameters from sums over rows. Raises ValueError if the sums are over no rows."""
    if sums.rows == 0:
        raise ValueError("a score over no rows does not exist")
    levels = np.arange(interpretation.levels.start, interpretation.levels.stop)
    at = np.minimum(levels, interpretation.frozen_at) - FIRST_LEVEL
    m, k = sums.correct[at], sums.slow[at]
    alpha = np.exp(_mean(sums.log_sum[at], m))
    beta = np.exp(_mean(sums.slow_log_sum[at], k))
    lambda_, eta = m / sums.rows, _mean(k, m)
    gamma = penalties.failure ** _penalised_share(sums, interpretation, levels, m)
    es = alpha**lambda_ * beta ** (lambda_ * eta * penalties.slowdown) * gamma ** (1 - lambda_)
    return Curve(interpretation.levels, sums.rows, m, k, alpha, beta, lambda_, eta, gamma, es)


def _penalised_share(sums: Tally, interpretation: Interpretation, levels: Codes, correct: Codes) -> Floats:
    """Return, per level, the share of the failed rows whose failure is not forgiven: it counts as Penalties.failure.

    Up to level 0 no failure is forgiven, so the share is 1. Above level 0 the share is 0 if no row failed.
    """
    penalised = np.zeros(len(levels), dtype=np.int64)
    for row_class, forgiven_from in interpretation.forgiven_from.items():
        inaccurate = sums.rows - sums.failed.sum() - correct
        failures = inaccurate if row_class is RowClass.JUDGED else sums.failed[row_class]
        penalised += np.where(levels < forgiven_from, failures, 0)
    return np.where(levels <= 0, 1.0, _mean(penalised, sums.rows - correct))


def _mean(total: Codes | Floats, count: Codes) -> Floats:
    return np.asarray(total / np.maximum(count, 1), dtype=np.float64)
