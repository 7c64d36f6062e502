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
#: The index of the baseline in every array with one element per choice. A choice is the baseline (not to compile) or a
#: backend.
BASELINE: Final = 0


@dataclass(frozen=True)
class BestAt:
    """The best choice for one number of calls. A choice is one of the backends, or the baseline (not to compile).

    ``samples`` is the number of samples for which all costs are known. ``speedup`` gives for each choice a geometric
    mean over these samples: the baseline's total time divided by the choice's total time, including compiling. ``wins``
    counts, for each choice, the samples on which this choice takes the least time. ``best`` is the choice with the
    highest speedup. A backend can win or be best only if it is better than the baseline by more than the A/A width
    (``Costs.aa_width``).
    """

    calls: int
    best: str
    speedup: dict[str, float]
    wins: dict[str, int]
    samples: int


@dataclass(frozen=True)
class Costs:
    """The times of rows with outcome OK, by sample and choice. The first choice is the baseline: not to compile.

    ``once`` is the time spent once, for compiling; it is 0 for the baseline. ``each`` is the time per call. Both have
    the shape (samples, choices); their unit is the time of one call of the baseline on the same sample. Both are
    infinite if the choice has no row with outcome OK for the sample. ``samples`` are the names of the samples.
    ``aa_width`` is the share by which the times of two equal programs may differ. A backend is better than the baseline
    only if the baseline takes longer by more than this share.
    """

    choices: tuple[str, ...]
    samples: tuple[str, ...]
    once: Floats
    each: Floats
    aa_width: float


def break_even_calls(columns: Columns, compile_ns: Floats) -> Floats:
    """Return, for each row, the smallest number of calls after which compiling has paid off.

    Args:
        columns: the rows. A row that is left out of scores gets NaN.
        compile_ns: the compile time of each row in ns: ``columns.cold_ns`` or ``columns.warm_ns``.

    Returns:
        Whole numbers of calls, shape (rows,). The value is infinite if compiling saves no time per call. It is NaN if
        the outcome of the row is not OK, or if a time is unknown.
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

    A sample is left out if one of its rows with outcome OK has no compile time. For instance, rows that were imported
    from GraphNet's logs have none.

    Args:
        columns: rows that are not left out of scores, at most one per sample and site.
        baseline: the name of the choice not to compile.
        aa_width: the share by which the measured times of two equal programs differed (A/A controls); 0 if this is
            unknown.
    """
    rows = columns.take(columns.right)
    shape = (len(columns.samples), len(columns.sites) + 1)
    once, each = np.full(shape, np.inf), np.full(shape, np.inf)
    once[:, BASELINE], each[:, BASELINE] = 0.0, 1.0
    # Rows were measured at different times, each beside calls of the baseline. Divide a row's times by the time of one
    # of its baseline calls, so that rows are comparable.
    once[rows.sample, rows.site + 1] = rows.cold_ns / rows.baseline_ns
    each[rows.sample, rows.site + 1] = np.exp(-rows.log_speedup)
    answered = ~np.isnan(once).any(axis=1) & np.isin(np.arange(len(columns.samples)), columns.sample)
    names = tuple(name for name, kept in zip(columns.samples, answered, strict=True) if kept)
    return Costs((baseline, *columns.sites), names, once[answered], each[answered], aa_width)


def best_choice(costs: Costs, calls: int) -> NDArray[np.int64]:
    """Return, for each sample, the index of the choice with the least time for ``calls`` calls, shape (samples,)."""
    total = costs.once + calls * costs.each
    total[:, BASELINE] /= 1 + costs.aa_width
    cheapest: NDArray[np.int64] = total.argmin(axis=1)
    return cheapest


def best_at(costs: Costs, calls: Sequence[int] = CALLS) -> list[BestAt]:
    """Return the best choice for each number of calls; empty if the times of no sample are known.

    If a backend has no row with outcome OK for a sample, the backend's speedup on this sample is set to 1, because a
    user of the backend would run this sample without compiling.
    """
    return [_best_at(costs, number) for number in calls] if costs.samples else []


def _best_at(costs: Costs, calls: int) -> BestAt:
    total = costs.once + calls * costs.each
    logarithms = np.log(np.where(np.isfinite(total), calls / total, 1.0))
    speedups = np.exp(logarithms.mean(axis=0))
    best = int(np.argmax(speedups))
    wins = np.bincount(best_choice(costs, calls), minlength=len(costs.choices))
    return BestAt(
        calls=calls,
        best=costs.choices[best if speedups[best] > 1 + costs.aa_width else BASELINE],
        speedup={name: float(value) for name, value in zip(costs.choices, speedups, strict=True)},
        wins={name: int(count) for name, count in zip(costs.choices, wins, strict=True) if count},
        samples=len(costs.samples),
    )
