"""The scores of one or more runs.

A row counts if it is not left out of scores. Each backend is scored twice: over all samples for which it has a row that
counts, and over the samples for which all backends have such a row. The backends are the sites of the rows:
NAME:FLAVOUR[@WHERE].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from graphnet.scores.answers import CALLS, BestAt, Costs, best_at, best_choice, break_even_calls, costs_of
from graphnet.scores.bootstrap import Interval, geometric_mean
from graphnet.scores.columns import Baseline, Codes, Columns, Direction, Floats
from graphnet.scores.formulas import DEFAULT_PENALTIES, Curve, Penalties, aggregate, curve, tally
from graphnet.scores.interpretations import INTERPRETATIONS

#: The reason for leaving out a sample for which a backend has no row, for instance because the run was interrupted.
NO_ROW = "no row"


class By(StrEnum):
    """The ways to group the samples of a backend. Each group of samples gets a separate score."""

    backend = "backend"
    category = "category"
    source = "source"
    sample = "sample"


@dataclass(frozen=True)
class Scored:
    """The scores at all tolerance levels (the curve) under one of the ``interpretations``, and their aggregate.

    ``aggregate`` is None for the interpretation ``mismatch_extended``.
    """

    curve: Curve
    aggregate: float | None


@dataclass(frozen=True)
class BreakEven:
    """The number of calls after which compiling has paid off.

    ``count`` is the number of rows with outcome OK whose times are known. ``median`` is the median over these rows. For
    an even number of rows, it is the larger of the two middle values. So it is infinite if compiling never pays off for
    half of the rows or more. ``never`` is the number of rows for which compiling never pays off.
    """

    median: float
    never: int
    count: int


@dataclass(frozen=True)
class Memory:
    """The peak memory of the sample process, relative to the peak memory of the reference's process.

    ``ratio`` is the geometric mean over ``count`` rows with outcome OK.
    """

    ratio: float
    count: int


@dataclass(frozen=True)
class Summary:
    """The score of one backend over one set of samples.

    ``samples`` is the number of samples in the set, and ``scored`` is the number of samples with a row that counts.
    ``left_out`` gives, per reason, the number of samples without such a row. Of the scored samples, ``right`` have the
    outcome OK. ``accuracy_known`` of the scored samples have a known accuracy, and ``as_accurate`` of these are as
    accurate as eager mode. ``directions`` gives the number of rows with outcome OK per direction. ``speedup`` is the
    geometric mean over these rows. ``cold`` and ``warm`` are the numbers of calls after which compiling with cold and
    with warm caches has paid off. ``scores`` has one entry per interpretation; it is empty if no row counts.
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
    """The scores of one backend.

    ``own`` is the score over all samples for which this backend has a row that counts. ``common`` is the score over the
    samples for which all backends have such a row. It is None if there is no such sample, or if no row of this backend
    counts. ``groups`` has the score over each group of samples, by the group's name; it is empty for ``By.backend``.
    """

    backend: str
    own: Summary
    common: Summary | None
    groups: dict[str, Summary]


@dataclass(frozen=True)
class Question:
    """The settings of a score.

    ``baseline`` names the side against which speedups are measured. ``by`` says how to group the samples of each
    backend; each group gets a score in addition to the score over all samples. ``aa_width`` is the share by which two
    equal programs may differ (0 without A/A controls); a backend is better than the baseline only if it is better by
    more than this share. ``judged`` is false if A/A controls were measured but none is usable. Then it is unknown which
    differences are real, so no best backend is named.
    """

    baseline: str
    by: By = By.backend
    penalties: Penalties = DEFAULT_PENALTIES
    aa_width: float = 0.0
    judged: bool = True


@dataclass(frozen=True)
class Scores:
    """Everything that ``graphnet score`` shows of some runs.

    ``side`` is the side against which speedups are measured. Printed texts call it ``question.baseline``.
    ``samples`` is the number of all samples. ``common`` is the number of common samples. A sample is common if every
    backend has a row for it that counts; backends of which no row counts at all are ignored. ``best`` names the best
    choice over the common samples for each number of calls. A choice is a backend, or the baseline (not to compile).
    ``best_by_sample`` gives the best choice for each common sample and number of calls; it is empty unless the samples
    are grouped by ``By.sample``. ``best`` and ``best_by_sample`` are empty if ``question.judged`` is false. They are
    also empty if the baseline is each backend's own eager mode, because times with different baselines cannot be
    compared.
    """

    question: Question
    side: Baseline
    samples: int
    common: int
    standings: list[Standing]
    best: list[BestAt]
    best_by_sample: dict[str, dict[int, str]]


def score(columns: Columns, question: Question) -> Scores:
    """Score every backend (site) of ``columns``.

    Args:
        columns: rows of the runs, at most one per sample and site.
        question: the settings.

    Returns:
        The scores. If no row of a site counts, the summaries of the site have no curves.
    """
    common = _common(columns)
    samples = len(np.unique(columns.sample))
    costs = None
    if columns.baseline is Baseline.reference and question.judged:
        shared = columns.take(np.isin(columns.sample, common) & columns.counted)
        costs = costs_of(shared, question.baseline, question.aa_width)
    return Scores(
        question=question,
        side=columns.baseline,
        samples=samples,
        common=len(common),
        standings=[_standing(columns, site, samples, common, question) for site in range(len(columns.sites))],
        best=[] if costs is None else best_at(costs),
        best_by_sample={} if costs is None or question.by is not By.sample else _best_by_sample(costs),
    )


def _standing(columns: Columns, site: int, samples: int, common: Codes, question: Question) -> Standing:
    rows = columns.take(columns.site == site)
    own = _summary(rows, samples, question.penalties)
    inside = np.isin(rows.sample, common)
    if not own.scored or not len(common):
        shared = None
    elif (rows.counted & ~inside).any():
        shared = _summary(rows.take(inside), len(common), question.penalties)
    else:
        shared = replace(own, samples=len(common), left_out={})
    groups = {} if question.by is By.backend else dict(_groups(columns, rows, question))
    return Standing(columns.sites[site], own, shared, groups)


def _best_by_sample(costs: Costs) -> dict[str, dict[int, str]]:
    chosen = {calls: best_choice(costs, calls) for calls in CALLS}
    return {
        sample: {calls: costs.choices[choice[row]] for calls, choice in chosen.items()}
        for row, sample in enumerate(costs.samples)
    }


def _common(columns: Columns) -> Codes:
    """Return the indices of the samples for which every site has a row that counts.

    A site without any row that counts is ignored.
    """
    counted = columns.take(columns.counted)
    sites = len(np.unique(counted.site))
    # A sample has at most one row per site, so the number of rows of a sample is the number of sites that have a row
    # for it.
    return np.flatnonzero(np.bincount(counted.sample, minlength=1) == sites) if sites else counted.sample


def _groups(columns: Columns, rows: Columns, question: Question) -> Iterator[tuple[str, Summary]]:
    """Yield each group's name and the summary of one site's rows in that group, sorted by name."""
    codes, names = {
        By.category: (columns.category, columns.categories),
        By.source: (columns.source, columns.sources),
        By.sample: (columns.sample, columns.samples),
    }[question.by]
    group_of = np.zeros(len(columns.samples), dtype=np.int64)
    group_of[columns.sample] = codes
    samples = np.bincount(group_of[np.unique(columns.sample)], minlength=len(names))
    ours = group_of[rows.sample]
    parts = np.split(np.argsort(ours, kind="stable"), np.cumsum(np.bincount(ours, minlength=len(names)))[:-1])
    for code in sorted(range(len(names)), key=names.__getitem__):
        yield names[code], _summary(rows.take(parts[code]), int(samples[code]), question.penalties)


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
