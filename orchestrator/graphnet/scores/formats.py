"""Scores as an object for JSON and as a table for CSV.

JSON has no NaN or infinity. So in JSON, an unknown number is null, and an infinite break-even is "never".
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.scores import bootstrap
from graphnet.scores.bootstrap import Interval
from graphnet.scores.choices import By
from graphnet.scores.columns import Direction
from graphnet.scores.differences import LEVEL
from graphnet.scores.formulas import Curve, Penalties
from graphnet.scores.read import Rows
from graphnet.scores.score import BreakEven, MeanRatio, Question, Scores, Standing, Summary
from graphnet.scores.whole_models import WholeModelScore, score_whole_models
from graphnet.sheet import Column, Sheet

#: The columns of the CSV. The CSV has one line per combination of backend, set of samples, interpretation and level.
CSV_COLUMNS: Final = (
    *("backend", "baseline", "over", "group", "interpretation", "t", "n", "m", "k"),
    *("alpha", "beta", "lambda", "eta", "gamma", "s", "es"),
)


def scores_document(scores: Scores, rows: Rows) -> dict[str, Any]:
    """Return the scores as an object for JSON, which docs/reference/scores.md describes."""
    return {
        "runs": [str(folder) for folder in rows.folders],
        "baseline": {"side": scores.side.value, "name": scores.question.baseline},
        "settings": _settings(rows, scores.question.penalties),
        "missing_rows": rows.missing_rows,
        "samples": {"all": scores.samples, "common": scores.common},
        "backends": {standing.backend: _standing(standing, scores.question) for standing in scores.standings},
        "whole_models": [_whole_model(one) for one in score_whole_models(rows.models, rows.graphs)],
        "best": {
            str(one.calls): {"best": one.best, "speedup": one.speedup, "wins": one.wins, "samples": one.samples}
            for one in scores.best
        },
        "best_by_sample": {
            sample: {str(calls): choice for calls, choice in answers.items()}
            for sample, answers in scores.best_by_sample.items()
        },
    }


def _whole_model(one: WholeModelScore) -> dict[str, Any]:
    return {
        "sample": one.sample,
        "backend": one.backend,
        "outcome": one.outcome.value,
        "graphs": one.graphs,
        "calls": one.calls,
        "reference_ns": one.reference_ns,
        "compiled_ns": one.compiled_ns,
        "speedup": None if one.speedup is None else dict(zip(("ratio", "low", "high"), one.speedup, strict=True)),
        "sum": {
            "reference_ns": one.sum_reference_ns,
            "compiled_ns": one.sum_compiled_ns,
            "speedup": one.sum_speedup,
            "missing": list(one.missing),
        },
    }


def curves_sheet(scores: Scores) -> Sheet:
    """Return every curve of the scores as a table with the columns of CSV_COLUMNS, one row per level."""
    baseline = scores.question.baseline
    rows = (
        [standing.backend, baseline, over, group, name, *values]
        for standing in scores.standings
        for over, group, summary in _sets(standing, scores.question.by)
        for name, curve in summary.scores.items()
        for values in _lines(curve)
    )
    return Sheet([Column(name) for name in CSV_COLUMNS], rows)


def _sets(standing: Standing, by: By) -> Iterator[tuple[str, str, Summary]]:
    yield "own", "", standing.own
    if standing.common is not None:
        yield "common", "", standing.common
    for group, summary in standing.groups.items():
        yield by.value, group, summary


def _lines(curve: Curve) -> Iterator[list[Any]]:
    counts = (curve.m, curve.k)
    for index, t in enumerate(curve.levels):
        values = [float(array[index]) for array in (*list(curve.parameters.values())[len(counts) :], curve.es)]
        s = values[-1] if t <= 0 else ""
        yield [t, curve.n, *(int(array[index]) for array in counts), *values[:-1], s, values[-1]]


def _settings(rows: Rows, penalties: Penalties) -> dict[str, Any]:
    return {
        "negative_speedup_penalty": penalties.slowdown,
        "fpdb": penalties.failure,
        "tolerance_policy": rows.policy,
        "tolerance": rows.tolerance,
        "aa_width": rows.widths.aa_width,
        "no_control": rows.widths.no_control,
        "aa_width_by_class": {name: finite(w) for name, w in rows.widths.by_class.items()},
        "aa_width_by_threads": {str(n): one.aa_width for n, one in sorted(rows.widths.by_threads.items())},
        "unlike_machines": list(rows.widths.unlike),
        "correction": {"method": "Benjamini-Hochberg", "level": LEVEL, "over": "the rows of a backend"},
        "bootstrap": {"draws": bootstrap.DRAWS, "seed": bootstrap.SEED, "confidence": bootstrap.CONFIDENCE},
    }


def _standing(standing: Standing, question: Question) -> dict[str, Any]:
    # For single samples, ``parameters`` would fill most of the file with facts that the sample's row has already.
    whole, judged = question.by is not By.sample, question.judged
    return {
        "own": _summary(standing.own, judged),
        "common": None if standing.common is None else _summary(standing.common, judged),
        "groups": {group: _summary(summary, judged, whole) for group, summary in standing.groups.items()},
    }


def _summary(summary: Summary, judged: bool, parameters: bool = True) -> dict[str, Any]:
    # Without usable controls, only the count of unstable rows is known.
    known = [way for way in summary.directions if judged or way is Direction.UNSTABLE]
    return {
        "samples": summary.samples,
        "scored": summary.scored,
        "left_out": summary.left_out,
        "ran": summary.ran,
        "right": summary.right,
        "wrong": summary.wrong,
        "not_timed": summary.not_timed,
        "models": {"right": summary.right_models, "judged": summary.models},
        "as_accurate_as_eager": {"count": summary.as_accurate, "of": summary.accuracy_known},
        **{way.name.lower(): count if way in known else None for way, count in summary.directions.items()},
        "least_difference": finite(summary.least_difference) if judged else None,
        "speedup": _members(summary.speedup),
        "speedup_of_graphs": _members(summary.speedup_of_graphs),
        **{one.key: _members(summary.ratios.get(one.key)) for one in chosen(Face.score)},
        "break_even_calls": {"cold": _break_even(summary.cold), "warm": _break_even(summary.warm)},
        "scores": {
            name: {
                "aggregate": curve.aggregate,
                "s": _by_level(curve.s),
                "es": _by_level(curve.by_level(curve.es)),
                **({"parameters": _parameters(curve)} if parameters else {}),
            }
            for name, curve in summary.scores.items()
        },
    }


def _parameters(curve: Curve) -> dict[str, Any]:
    return {"n": curve.n} | {name: _by_level(curve.by_level(array)) for name, array in curve.parameters.items()}


def _by_level(values: dict[int, float]) -> dict[str, float]:
    return {str(t): value for t, value in values.items()}


def finite(share: float | None) -> float | None:
    """Return a number that JSON knows: None instead of infinity or NaN."""
    return share if share is not None and math.isfinite(share) else None


def _members(mean: Interval | MeanRatio | None) -> dict[str, Any] | None:
    return None if mean is None else asdict(mean)


def _break_even(found: BreakEven | None) -> dict[str, Any] | None:
    if found is None:
        return None
    median = "never" if math.isinf(found.median) else int(found.median)
    return {"median": median, "never": found.never, "count": found.count}
