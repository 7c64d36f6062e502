"""Answers two questions: after how many calls does compiling pay off, and which backend is best for N calls?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from graphnet.scores.columns import Columns, Floats

#: The numbers of calls N for which the scores name the backend that is best for N calls of a graph.
CALLS: Final = (1, 100, 10_000, 1_000_000)
#: The index of the choice not to compile in every array with one element per choice; the others are backends.
BASELINE: Final = 0


@dataclass(frozen=True)
class BestAt:
    """The best choice for one number of calls. A choice is one of the backends, or the baseline (not to compile).

    ``samples`` is the number of samples for which all costs are known. Over these, ``speedup`` is each choice's
    geometric mean of the baseline's total time over its own, including compiling, and ``wins`` counts where it takes
    the least time. ``best`` has the highest speedup. A backend can win or be best only by more than ``Costs.aa_width``.
    """

    calls: int
    best: str
    speedup: dict[str, float]
    wins: dict[str, int]
    samples: int


@dataclass(frozen=True)
class Costs:
    """The times of rows with outcome OK, by sample and choice. The first choice is the baseline: not to compile.

    ``once`` is the time spent for compiling (0 for the baseline) and ``each`` the time per call, shape (samples,
    choices), in units of a call of the baseline on the same sample; infinite if the choice has no row with outcome OK.
    A backend is better than the baseline only if the baseline takes longer by more than the share ``aa_width``, and by
    the row's ``margin`` (see ``Columns``), shape (samples, choices).
    """

    choices: tuple[str, ...]
    samples: tuple[str, ...]
    once: Floats
    each: Floats
    aa_width: float
    margin: Floats


def break_even_calls(columns: Columns, compile_ns: Floats) -> Floats:
    """Return, for each row, the smallest number of calls after which compiling has paid off, shape (rows,).

    It is infinite if compiling saves no time per call, and NaN if the outcome is not OK or a time is unknown.
    ``compile_ns`` is ``columns.cold_ns`` or ``columns.warm_ns``.
    """
    saved_ns = columns.baseline_ns * (1 - np.exp(-columns.log_speedup))
    known = columns.right & ~np.isnan(compile_ns) & ~np.isnan(saved_ns)
    pays = known & (saved_ns > 0)
    calls = np.full(len(columns), np.nan)
    calls[known] = np.inf
    calls[pays] = np.maximum(np.ceil(compile_ns[pays] / saved_ns[pays]), 1)
    return calls


def costs_of(columns: Columns, baseline: str, aa_width: float = 0.0) -> Costs:
    """Return the compile times and the times per call of every backend, on each sample with known compile times.

    A sample is left out if a row with outcome OK has no compile time, as rows imported from GraphNet's logs.
    ``columns`` has rows that are not left out of scores, at most one per sample and site. ``baseline`` names the choice
    not to compile.
    """
    rows = columns.take(columns.right)
    shape = (len(columns.samples), len(columns.sites) + 1)
    once, each, margin = np.full(shape, np.inf), np.full(shape, np.inf), np.zeros(shape)
    once[:, BASELINE], each[:, BASELINE] = 0.0, 1.0
    # Rows were measured at different times, each beside calls of the baseline; in units of these, they are comparable.
    once[rows.sample, rows.site + 1] = rows.cold_ns / rows.baseline_ns
    each[rows.sample, rows.site + 1] = np.exp(-rows.log_speedup)
    margin[rows.sample, rows.site + 1] = rows.margin
    answered = ~np.isnan(once).any(axis=1) & np.isin(np.arange(len(columns.samples)), columns.sample)
    names = tuple(name for name, kept in zip(columns.samples, answered, strict=True) if kept)
    return Costs((baseline, *columns.sites), names, once[answered], each[answered], aa_width, margin[answered])


def best_choice(costs: Costs, calls: int) -> NDArray[np.int64]:
    """Return, for each sample, the index of the choice with the least time for ``calls`` calls, shape (samples,)."""
    total = (costs.once + calls * costs.each) * (1 + costs.margin)
    total[:, BASELINE] /= 1 + costs.aa_width
    cheapest: NDArray[np.int64] = total.argmin(axis=1)
    return cheapest


def best_at(costs: Costs, calls: Sequence[int] = CALLS) -> list[BestAt]:
    """Return the best choice for each number of calls; empty if the times of no sample are known.

    A backend without a row with outcome OK has speedup 1 there, because its user would run this sample uncompiled.
    """
    return [_best_at(costs, number) for number in calls] if costs.samples else []


def _best_at(costs: Costs, calls: int) -> BestAt:
    total = costs.once + calls * costs.each
    logarithms = np.log(np.where(np.isfinite(total), calls / total, 1.0))
    speedups = np.exp(logarithms.mean(axis=0))
    # A gain counts as far as it exceeds the row's margin, and a loss as it is.
    gains = logarithms - np.log1p(costs.margin)
    sure = np.exp(np.minimum(logarithms, np.maximum(gains, 0.0)).mean(axis=0))
    best = int(np.argmax(sure))
    wins = np.bincount(best_choice(costs, calls), minlength=len(costs.choices))
    return BestAt(
        calls=calls,
        best=costs.choices[best if sure[best] > 1 + costs.aa_width else BASELINE],
        speedup={name: float(value) for name, value in zip(costs.choices, speedups, strict=True)},
        wins={name: int(count) for name, count in zip(costs.choices, wins, strict=True) if count},
        samples=len(costs.samples),
    )
