"""The scores of one or more runs.

Each backend (a site: NAME:FLAVOUR[@WHERE]) is scored over all samples for which it has a row that counts, which is one
not left out of scores, and over the samples for which all backends have such a row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.runs.flags import WITH, Effect
from graphnet.scores.answers import CALLS, BestAt, Costs, best_at, best_choice, break_even_calls, costs_of
from graphnet.scores.bootstrap import Interval, geometric_mean, mean_over_models, means_of_models
from graphnet.scores.choices import Baseline, By
from graphnet.scores.columns import NO_RATIO, Codes, Columns, Direction, Floats, Judgement
from graphnet.scores.formulas import DEFAULT_PENALTIES, Curve, Penalties, curve, tally
from graphnet.scores.interpretations import INTERPRETATIONS

#: The reasons for leaving out a right row that say that it was not timed well enough.
NOT_TIMED = (NO_RATIO, *WITH[Effect.ILL_TIMED])
#: The reason for leaving out a sample for which a backend has no row, for instance because the run was interrupted.
NO_ROW = "no row"


@dataclass(frozen=True)
class BreakEven:
    """The number of calls after which compiling has paid off, over the ``count`` rows with outcome OK and known times.

    Of two middle values, ``median`` is the larger one. So it is infinite if compiling never pays off for half of the
    rows or more. ``never`` is the number of rows for which compiling never pays off.
    """

    median: float
    never: int
    count: int


@dataclass(frozen=True)
class MeanRatio:
    """The geometric mean of a figure of rows that is a ratio, over ``count`` rows with outcome OK."""

    ratio: float
    count: int


@dataclass(frozen=True)
class Summary:
    """The score of one backend over one set of ``samples``, each of which is one graph.

    The compiled graphs of ``ran`` samples returned outputs, however well the rows were timed. Of these, ``right`` have
    the outcome OK, ``wrong`` have wrong outputs, and nobody can judge the others. ``not_timed`` of the right samples
    were not timed well enough: the machine was busy or too noisy, or the times were discarded. ``models`` is the number
    of models of which a sample was judged. ``right_models`` is the sum over these models of the share of their judged
    samples that are right, so that each model has one vote.

    ``scored`` samples have a row that counts in S(t) and ES(t); ``left_out`` has the numbers of the others per reason.
    The accuracy of ``accuracy_known`` samples is known, and ``as_accurate`` of these are as accurate as eager mode.
    ``directions`` gives the number of rows with outcome OK per direction. Any row that shows no difference would have
    been called faster or slower if its ratio had been farther from 1 than the share ``least_difference``. The share is
    None if every row shows a difference, and infinite if some row could not have been called.

    ``speedup`` is the geometric mean over models (first within a model over its graphs), and ``speedup_of_graphs`` the
    one over graphs, both over right rows with a speedup that counts. ``ratios`` has the means of the figures of the
    face ``score`` by their keys, ``cold`` and ``warm`` the break-even with cold and with warm caches, and ``scores``
    one entry per interpretation; it is empty if no row counts.
    """

    samples: int
    scored: int
    left_out: dict[str, int]
    ran: int
    right: int
    wrong: int
    not_timed: int
    models: int
    right_models: float
    as_accurate: int
    accuracy_known: int
    directions: dict[Direction, int]
    least_difference: float | None
    speedup: Interval | None
    speedup_of_graphs: Interval | None
    ratios: dict[str, MeanRatio]
    cold: BreakEven | None
    warm: BreakEven | None
    scores: dict[str, Curve]


@dataclass(frozen=True)
class Standing:
    """The scores of one backend: its ``own`` over all samples for which it has a row that counts, and ``common`` over
    those for which all backends have one. That is None if there is no such sample, or if no row of this backend counts.
    ``groups`` has the score over each group of samples, by the group's name; it is empty for ``By.backend``.
    """

    backend: str
    own: Summary
    common: Summary | None
    groups: dict[str, Summary]


@dataclass(frozen=True)
class Question:
    """The settings of a score.

    ``baseline`` names the side against which speedups are measured. ``aa_width`` is the share by which two equal
    programs may differ (0 without A/A controls). ``judged`` is false if A/A controls were measured but none is usable.
    Then it is unknown which differences are real, so no best backend is named.
    """

    baseline: str
    by: By = By.backend
    penalties: Penalties = DEFAULT_PENALTIES
    aa_width: float = 0.0
    judged: bool = True


@dataclass(frozen=True)
class Scores:
    """Everything that ``graphnet score`` shows of some runs.

    ``common`` is the number of samples for which every backend has a row that counts; backends of which no row counts
    at all are ignored. ``best`` names the best choice over these samples for each number of calls, and
    ``best_by_sample`` for each of these samples (only for ``By.sample``). Both are empty if ``question.judged`` is
    false, or if the baseline is each backend's own eager mode, because times with different baselines cannot be
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
    """Score every backend (site) of ``columns``, which has at most one row per sample and site.

    If no row of a site counts, its summaries have no curves.
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
    elif not inside.all():
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
    """Return the indices of the samples for which every site has a row that counts; sites without any are ignored."""
    counted = columns.take(columns.counted)
    sites = len(np.unique(counted.site))
    # A sample has at most one row per site, so this counts the sites that have a row for it.
    return np.flatnonzero(np.bincount(counted.sample, minlength=1) == sites) if sites else counted.sample


def _groups(columns: Columns, rows: Columns, question: Question) -> Iterator[tuple[str, Summary]]:
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
    counted, votes = rows.take(rows.counted), _votes(rows)
    right, sums = counted.take(counted.right), tally(counted)
    return Summary(
        samples=samples,
        scored=len(counted),
        left_out=_left_out(rows, samples),
        ran=int((rows.verdict != Judgement.NONE).sum()),
        right=int((rows.verdict == Judgement.RIGHT).sum()),
        wrong=int((rows.verdict == Judgement.WRONG).sum()),
        not_timed=int(rows.not_timed.sum()),
        models=len(votes),
        right_models=float(votes.sum()),
        as_accurate=int((rows.accurate == 1).sum()),
        accuracy_known=int((rows.accurate >= 0).sum()),
        directions={way: int((right.direction == way).sum()) for way in Direction if way is not Direction.NONE},
        least_difference=_least_difference(right),
        speedup=mean_over_models(right.log_speedup, right.model),
        speedup_of_graphs=geometric_mean(right.log_speedup),
        ratios=dict(_ratios(right)),
        cold=_break_even(right, right.cold_ns),
        warm=_break_even(right, right.warm_ns),
        scores={one.name: curve(sums, one, penalties) for one in INTERPRETATIONS} if len(counted) else {},
    )


def _least_difference(right: Columns) -> float | None:
    least = right.least_difference[right.direction == Direction.NO_DIFFERENCE]
    return float(least.max()) if len(least) else None


def _ratios(right: Columns) -> Iterator[tuple[str, MeanRatio]]:
    for figure, values in zip(chosen(Face.score), right.ratios.T, strict=True):
        known = values[~np.isnan(values)]
        if len(known):
            yield figure.key, MeanRatio(float(np.exp(np.log(known).mean())), len(known))


def _votes(rows: Columns) -> Floats:
    """Return for each model the share of its judged rows that are right, shape (models,)."""
    judged = (rows.verdict == Judgement.RIGHT) | (rows.verdict == Judgement.WRONG)
    right = rows.verdict[judged] == Judgement.RIGHT
    return means_of_models(right.astype(np.float64), rows.model[judged])


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
