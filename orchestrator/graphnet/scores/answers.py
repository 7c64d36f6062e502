"""Answers for a compiler's user: calls until compiling has paid off, and the best backend for a number of calls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from graphnet.scores.columns import Columns, Floats

#: Numbers of calls for which the best backend is named.
CALLS: Final = (1, 100, 10_000, 1_000_000)
#: Index of the choice "do not compile, run the baseline" in every array over choices.
BASELINE: Final = 0


@dataclass(frozen=True)
class BestAt:
    """The answer for one number of calls, over the samples for which it can be given.

    ``speedup`` gives, per choice, the geometric mean over the samples of the baseline's total time over the choice's,
    compiling included. ``wins`` counts the samples on which each choice takes the least time. ``best`` is the choice
    of the highest speedup. ``samples`` is their number. A backend that is not better than the baseline by more than the
    A/A width loses to it.
    """

    calls: int
    best: str
    speedup: dict[str, float]
    wins: dict[str, int]
    samples: int


@dataclass(frozen=True)
class Costs:
    """Times of right rows. ``choices`` begins with the baseline, which costs nothing to compile.

    ``once`` and ``each`` are the time spent once and per call, shape (samples, choices), in units of one call of the
    baseline on that sample. Both are infinite where a choice is not right. ``samples`` are the samples' names.
    ``aa_width``: a backend is better than the baseline only if its time is less by more than this share.
    """

    choices: tuple[str, ...]
    samples: tuple[str, ...]
    once: Floats
    each: Floats
    aa_width: float


def break_even_calls(columns: Columns, compile_ns: Floats) -> Floats:
    """The fewest calls after which compiling was worth it.

    Args:
        columns: rows that count.
        compile_ns: time spent before the first useful call, in ns: ``columns.cold_ns`` or ``columns.warm_ns``.

    Returns:
        Calls, shape (rows,): a whole number; infinity where nothing is saved per call; NaN where the row is not right
        or a time is not known.
    """
    saved_ns = columns.baseline_ns * (1 - np.exp(-columns.log_speedup))
    known = columns.right & ~np.isnan(compile_ns) & ~np.isnan(saved_ns)
    pays = known & (saved_ns > 0)
    calls = np.full(len(columns), np.nan)
    calls[known] = np.inf
    calls[pays] = np.maximum(np.ceil(compile_ns[pays] / saved_ns[pays]), 1)
    return calls


def costs_of(columns: Columns, baseline: str, aa_width: float = 0.0) -> Costs:
    """The costs of every site of ``columns`` on every sample where the question has an answer.

    A sample is left out if a right row of it has no compile time: logs of GraphNet have none.

    Args:
        columns: rows that count, at most one per sample and site.
        baseline: the name of the choice not to compile.
        aa_width: the share by which two equal programs were seen to differ; 0 without A/A controls.
    """
    rows = columns.take(columns.right)
    shape = (len(columns.samples), len(columns.sites) + 1)
    once, each = np.full(shape, np.inf), np.full(shape, np.inf)
    once[:, BASELINE], each[:, BASELINE] = 0.0, 1.0
    # Every row was timed beside calls of the baseline in its own minutes, so costs are compared in such calls.
    once[rows.sample, rows.site + 1] = rows.cold_ns / rows.baseline_ns
    each[rows.sample, rows.site + 1] = np.exp(-rows.log_speedup)
    answered = ~np.isnan(once).any(axis=1) & np.isin(np.arange(len(columns.samples)), columns.sample)
    names = tuple(name for name, kept in zip(columns.samples, answered, strict=True) if kept)
    return Costs((baseline, *columns.sites), names, once[answered], each[answered], aa_width)


def best_choice(costs: Costs, calls: int) -> NDArray[np.int64]:
    """The index of the cheapest choice for so many calls, shape (samples,)."""
    total = costs.once + calls * costs.each
    total[:, BASELINE] /= 1 + costs.aa_width
    cheapest: NDArray[np.int64] = total.argmin(axis=1)
    return cheapest


def best_at(costs: Costs, calls: Sequence[int] = CALLS) -> list[BestAt]:
    """The best choice for each number of calls; empty if there is no sample to answer by.

    On a sample that a backend does not compute rightly its user runs the baseline, so it counts as a speedup of 1.
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
