"""The scores of a run: each backend over its own samples and over the samples that all had a chance at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from graphnet.scores.answers import CALLS, BestAt, best_at, best_choice, break_even_calls, costs_of
from graphnet.scores.bootstrap import Interval, geometric_mean
from graphnet.scores.columns import Codes, Columns, Direction, Floats
from graphnet.scores.formulas import DEFAULT_PENALTIES, Curve, Penalties, aggregate, curve, tally
from graphnet.scores.interpretations import INTERPRETATIONS

#: Reason of a sample for which a backend has no row at all, for instance in a run that was interrupted.
NO_ROW = "no row"


class By(StrEnum):
    """How the samples of a backend are grouped."""

    backend = "backend"
    category = "category"
    source = "source"
    sample = "sample"


@dataclass(frozen=True)
class Scored:
    """One interpretation's curve and its aggregate; the aggregate is None under ``mismatch_extended``."""

    curve: Curve
    aggregate: float | None


@dataclass(frozen=True)
class BreakEven:
    """Calls until compiling has paid off, over ``count`` right rows with known times.

    ``median`` is the upper median, infinite where half of the rows or more never pay; ``never`` is their number.
    """

    median: float
    never: int
    count: int


@dataclass(frozen=True)
class Memory:
    """Geometric mean of the sample process's peak memory over the reference's, over ``count`` right rows."""

    ratio: float
    count: int


@dataclass(frozen=True)
class Summary:
    """One backend over one set of samples.

    ``scored`` of ``samples`` samples count, the others are in ``left_out``, reason -> number. Of the scored ones
    ``right`` ended OK. ``as_accurate`` of ``accuracy_known`` are as accurate as eager. The numbers of ``directions``
    add up to ``right``. ``speedup`` is the geometric mean over the right rows. ``scores`` has one entry per
    interpretation, and is empty where no row counts.
    """

    samples: int
    scored: int
    left_out: dict[str, int]
    right: int
    as_accurate: int
    accuracy_known: int
    directions: dict[Direction, int]
    speedup: Interval | None
    memory: Memory | None
    cold: BreakEven | None
    warm: BreakEven | None
    scores: dict[str, Scored]


@dataclass(frozen=True)
class Standing:
    """One backend of a run. ``common`` is None where no sample is common, or the backend has no row that counts."""

    backend: str
    own: Summary
    common: Summary | None
    groups: dict[str, Summary]


@dataclass(frozen=True)
class Scores:
    """Everything ``graphnet score`` shows of some runs.

    ``common`` samples of ``samples`` have a row that counts from every backend that has any. ``best`` answers over
    them, with ``baseline`` as the choice not to compile; ``best_by_sample`` holds sample -> calls -> choice.
    """

    baseline: str
    by: By
    samples: int
    common: int
    standings: list[Standing]
    best: list[BestAt]
    best_by_sample: dict[str, dict[int, str]]


def score(
    columns: Columns,
    baseline: str,
    by: By = By.backend,
    penalties: Penalties = DEFAULT_PENALTIES,
    aa_width: float = 0.0,
) -> Scores:
    """Score every site of ``columns``.

    Args:
        columns: rows of the runs, at most one per sample and site.
        baseline: the name of the side that speedups are measured against.
        by: how the samples of each site are grouped beside its score over all of them.
        penalties: p and b of the formulas.
        aa_width: a backend is better than the baseline only by more than this; 0 without A/A controls.

    Returns:
        The scores. A site without a row that counts has summaries without curves.
    """
    common = _common(columns)
    all_samples = np.unique(columns.sample)
    in_common = np.isin(columns.sample, common)
    standings = []
    for index, name in enumerate(columns.sites):
        rows, apart = columns.take(columns.site == index), ~in_common[columns.site == index]
        own = _summary(rows, len(all_samples), penalties)
        if not own.scored or not len(common):
            shared = None
        elif (apart & rows.counted).any():
            shared = _summary(rows.take(~apart), len(common), penalties)
        else:
            shared = replace(own, samples=len(common), left_out={})
        groups = {} if by is By.backend else dict(_groups(columns, rows, by, penalties))
        standings.append(Standing(name, own, shared, groups))
    costs = costs_of(columns.take(in_common & columns.counted), baseline, aa_width)
    choices = {calls: best_choice(costs, calls) for calls in CALLS} if by is By.sample else {}
    by_sample = {
        sample: {calls: costs.choices[chosen[row]] for calls, chosen in choices.items()}
        for row, sample in enumerate(costs.samples if choices else ())
    }
    return Scores(baseline, by, len(all_samples), len(common), standings, best_at(costs), by_sample)


def _common(columns: Columns) -> Codes:
    """Samples for which every site with any row that counts has one, as indices."""
    counted = columns.take(columns.counted)
    sites = len(np.unique(counted.site))
    # A sample has at most one row per site.
    return np.flatnonzero(np.bincount(counted.sample, minlength=1) == sites) if sites else counted.sample


def _groups(columns: Columns, rows: Columns, by: By, penalties: Penalties) -> Iterator[tuple[str, Summary]]:
    """The summaries of one site's rows by group, in the order of the groups' names."""
    codes, names = {
        By.category: (columns.category, columns.categories),
        By.source: (columns.source, columns.sources),
        By.sample: (columns.sample, columns.samples),
    }[by]
    ours = {By.category: rows.category, By.source: rows.source, By.sample: rows.sample}[by]
    samples = _samples_per_group(columns.sample, codes, len(names))
    order = np.argsort(ours, kind="stable")
    parts = np.split(order, np.cumsum(np.bincount(ours, minlength=len(names)))[:-1])
    for code in sorted(range(len(names)), key=names.__getitem__):
        yield names[code], _summary(rows.take(parts[code]), int(samples[code]), penalties)


def _samples_per_group(sample: Codes, group: Codes, groups: int) -> Codes:
    """How many different samples each group has."""
    _, first = np.unique(sample, return_index=True)
    return np.bincount(group[first], minlength=groups)


def _summary(rows: Columns, samples: int, penalties: Penalties) -> Summary:
    counted = rows.take(rows.counted)
    right = counted.take(counted.right)
    known = right.memory_ratio[~np.isnan(right.memory_ratio)]
    return Summary(
        samples=samples,
        scored=len(counted),
        left_out=_left_out(rows, samples),
        right=len(right),
        as_accurate=int((counted.accurate == 1).sum()),
        accuracy_known=int((counted.accurate >= 0).sum()),
        directions={way: int((right.direction == way).sum()) for way in Direction if way is not Direction.NONE},
        speedup=geometric_mean(right.log_speedup),
        memory=Memory(float(np.exp(np.log(known).mean())), len(known)) if len(known) else None,
        cold=_break_even(right, right.cold_ns),
        warm=_break_even(right, right.warm_ns),
        scores=_scores(counted, penalties) if len(counted) else {},
    )


def _left_out(rows: Columns, samples: int) -> dict[str, int]:
    found = Counter(rows.reasons[code] for code in rows.reason[~rows.counted].tolist())
    missing = samples - len(rows)
    return dict(sorted(found.items())) | ({NO_ROW: missing} if missing else {})


def _break_even(right: Columns, compile_ns: Floats) -> BreakEven | None:
    calls = break_even_calls(right, compile_ns)
    calls = calls[~np.isnan(calls)]
    if len(calls) == 0:
        return None
    return BreakEven(float(np.sort(calls)[len(calls) // 2]), int(np.isinf(calls).sum()), len(calls))


def _scores(counted: Columns, penalties: Penalties) -> dict[str, Scored]:
    sums = tally(counted)
    curves = {one.name: curve(sums, one, penalties) for one in INTERPRETATIONS}
    return {name: Scored(found, aggregate(found)) for name, found in curves.items()}
