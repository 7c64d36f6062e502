"""Writes scores as JSON and CSV.

JSON has no NaN or infinity. So in JSON, an unknown number is null, and an infinite break-even is "never".
"""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Iterator
from typing import Any, Final

from numpy.typing import NDArray

from graphnet.scores import bootstrap
from graphnet.scores.answers import BestAt
from graphnet.scores.bootstrap import Interval
from graphnet.scores.columns import Direction
from graphnet.scores.formulas import Curve, Penalties
from graphnet.scores.read import Rows
from graphnet.scores.score import BreakEven, By, Question, Scores, Standing, Summary
from graphnet.scores.whole_models import WholeModelScore, score_whole_models

#: The columns of the CSV. The CSV has one line per combination of backend, set of samples, interpretation and level.
CSV_COLUMNS: Final = (
    *("backend", "baseline", "over", "group", "interpretation", "t", "n", "m", "k"),
    *("alpha", "beta", "lambda", "eta", "gamma", "s", "es"),
)


def scores_json(scores: Scores, rows: Rows) -> str:
    """Return the scores as one JSON object, which docs/scores.md describes."""
    return json.dumps(
        {
            "runs": [str(folder) for folder in rows.folders],
            "baseline": {"side": scores.side.value, "name": scores.question.baseline},
            "settings": _settings(rows, scores.question.penalties),
            "missing_rows": rows.missing_rows,
            "samples": {"all": scores.samples, "common": scores.common},
            "backends": {standing.backend: _standing(standing, scores.question) for standing in scores.standings},
            "whole_models": [_whole_model(one) for one in score_whole_models(rows.models, rows.graphs)],
            "best": {str(one.calls): _best(one) for one in scores.best},
            "best_by_sample": {
                sample: {str(calls): choice for calls, choice in answers.items()}
                for sample, answers in scores.best_by_sample.items()
            },
        },
        allow_nan=False,
    )


def _whole_model(one: WholeModelScore) -> dict[str, Any]:
    return {
        "sample": one.sample,
        "backend": one.backend,
        "outcome": one.outcome.value,
        "graphs": one.graphs,
        "calls": one.calls,
        "reference_ns": one.reference_ns,
        "compiled_ns": one.compiled_ns,
        "speedup": None if one.speedup is None else one.speedup.model_dump(),
        "sum": {
            "reference_ns": one.sum_reference_ns,
            "compiled_ns": one.sum_compiled_ns,
            "speedup": one.sum_speedup,
            "missing": list(one.missing),
        },
    }


def scores_csv(scores: Scores) -> str:
    """Return every curve of the scores as CSV with the columns of CSV_COLUMNS, one line per level."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    baseline = scores.question.baseline
    for standing in scores.standings:
        for over, group, summary in _sets(standing, scores.question.by):
            for name, scored in summary.scores.items():
                writer.writerows(
                    [standing.backend, baseline, over, group, name, *values] for values in _lines(scored.curve)
                )
    return text.getvalue()


def _sets(standing: Standing, by: By) -> Iterator[tuple[str, str, Summary]]:
    yield "own", "", standing.own
    if standing.common is not None:
        yield "common", "", standing.common
    for group, summary in standing.groups.items():
        yield by.value, group, summary


def _lines(curve: Curve) -> Iterator[list[Any]]:
    parameters = (curve.alpha, curve.beta, curve.lambda_, curve.eta, curve.gamma)
    for index, t in enumerate(curve.levels):
        values = [repr(float(array[index])) for array in (*parameters, curve.es)]
        s = values[-1] if t <= 0 else ""
        yield [t, curve.n, int(curve.m[index]), int(curve.k[index]), *values[:-1], s, values[-1]]


def _settings(rows: Rows, penalties: Penalties) -> dict[str, Any]:
    return {
        "negative_speedup_penalty": penalties.slowdown,
        "fpdb": penalties.failure,
        "tolerance_policy": rows.policy,
        "tolerance": rows.tolerance,
        "aa_width": rows.aa_width,
        "no_control": rows.no_control,
        "aa_width_by_class": {name: w if math.isfinite(w) else None for name, w in rows.class_widths.items()},
        "unlike_machines": list(rows.unlike),
        "bootstrap": {"draws": bootstrap.DRAWS, "seed": bootstrap.SEED, "confidence": bootstrap.CONFIDENCE},
    }


def _standing(standing: Standing, question: Question) -> dict[str, Any]:
    # If each group is a single sample, leave out the entry ``parameters`` of each group. The sample's row already
    # contains the same facts, and the parameters would fill most of the file.
    whole, judged = question.by is not By.sample, question.judged
    return {
        "own": _summary(standing.own, judged),
        "common": None if standing.common is None else _summary(standing.common, judged),
        "groups": {group: _summary(summary, judged, whole) for group, summary in standing.groups.items()},
    }


def _summary(summary: Summary, judged: bool, parameters: bool = True) -> dict[str, Any]:
    # If differences of speed cannot be judged, the counts of faster, slower and equally fast rows are unknown. Only the
    # count of unstable rows is known.
    known = [way for way in summary.directions if judged or way is Direction.UNSTABLE]
    return {
        "samples": summary.samples,
        "scored": summary.scored,
        "left_out": summary.left_out,
        "right": summary.right,
        "as_accurate_as_eager": {"count": summary.as_accurate, "of": summary.accuracy_known},
        **{way.name.lower(): count if way in known else None for way, count in summary.directions.items()},
        "speedup": _interval(summary.speedup),
        "memory": None if summary.memory is None else {"ratio": summary.memory.ratio, "count": summary.memory.count},
        "break_even_calls": {"cold": _break_even(summary.cold), "warm": _break_even(summary.warm)},
        "scores": {
            name: {
                "aggregate": scored.aggregate,
                "s": _by_level(scored.curve.s),
                "es": _by_level(scored.curve.by_level(scored.curve.es)),
                **({"parameters": _parameters(scored.curve)} if parameters else {}),
            }
            for name, scored in summary.scores.items()
        },
    }


def _parameters(curve: Curve) -> dict[str, Any]:
    arrays: dict[str, NDArray[Any]] = {
        "m": curve.m,
        "k": curve.k,
        "alpha": curve.alpha,
        "beta": curve.beta,
        "lambda": curve.lambda_,
        "eta": curve.eta,
        "gamma": curve.gamma,
    }
    return {"n": curve.n} | {name: _by_level(curve.by_level(array)) for name, array in arrays.items()}


def _by_level(values: dict[int, float]) -> dict[str, float]:
    return {str(t): value for t, value in values.items()}


def _interval(interval: Interval | None) -> dict[str, Any] | None:
    if interval is None:
        return None
    return {"value": interval.value, "low": interval.low, "high": interval.high, "count": interval.count}


def _break_even(found: BreakEven | None) -> dict[str, Any] | None:
    if found is None:
        return None
    median = "never" if math.isinf(found.median) else int(found.median)
    return {"median": median, "never": found.never, "count": found.count}


def _best(best: BestAt) -> dict[str, Any]:
    return {"best": best.best, "speedup": best.speedup, "wins": best.wins, "samples": best.samples}
