"""A comparison as an object for JSON."""

from __future__ import annotations

import math
from typing import Any

from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.runs.record import Ratio
from graphnet.scores.bootstrap import Interval
from graphnet.scores.compare.comparison import ComparedBackend, ComparedRow, Comparison
from graphnet.scores.compare.rule import CONFIDENCE
from graphnet.scores.compare.side import RowFacts, Side
from graphnet.scores.formats import finite


def comparison_document(found: Comparison) -> dict[str, Any]:
    """Return the comparison as an object for JSON, which docs/how-to/compare.md describes."""
    return {
        "before": _side(found.before),
        "after": _side(found.after),
        "threshold_percent": found.threshold,
        "aa_width": found.width,
        "confidence": CONFIDENCE,
        "compared_speeds": found.count,
        "correctness_only": found.correctness_only,
        "gaps": list(found.gaps),
        "exit_code": int(found.exit_code),
        "unmatched_backends": [place.text for place in found.unmatched],
        "backends": [_backend(one) for one in found.backends],
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "run": str(side.folder),
        "aa_width": side.aa_width,
        "missing_rows": side.missing_rows,
        "settings": {name: str(value) for name, value in side.conditions.known.items()},
    }


def _backend(one: ComparedBackend) -> dict[str, Any]:
    return {
        "before": one.before.text,
        "after": one.after.text,
        "counts": {
            **{status.value: count for status, count in one.statuses.items()},
            **{verdict.value: count for verdict, count in one.verdicts.items()},
            "regressions": one.regressions,
        },
        "least_difference": finite(one.least_difference),
        "means": {name.replace(" ", "_"): _interval(mean) for name, mean in one.means.items()},
        "rows": [_row(row) for row in one.rows],
        "only_before": list(one.only_before),
        "only_after": list(one.only_after),
        "other_samples": list(one.other_samples),
    }


def _interval(mean: Interval | None) -> dict[str, Any] | None:
    if mean is None:
        return None
    # If a few rows are damaged, an end of the mean's interval may be infinite. JSON has no infinity, so write null.
    low, high = (end if end is None or math.isfinite(end) else None for end in (mean.low, mean.high))
    return {"ratio": mean.value, "low": low, "high": high, "samples": mean.count}


def _row(row: ComparedRow) -> dict[str, Any]:
    return {
        "sample": row.after.sample,
        "status": row.status.value,
        "bad": row.is_bad,
        "speed": _speed(row),
        "speed_not_compared": row.no_speed,
        "accuracy": row.accuracy,
        "marks": list(row.marks),
        "before": _facts(row.before),
        "after": _facts(row.after),
    }


def _speed(row: ComparedRow) -> dict[str, Any] | None:
    if row.speed is None:
        return None
    found = row.speed.change
    return {
        "verdict": row.speed.verdict.value,
        "regression": row.speed.is_regression,
        "least_difference": finite(row.speed.least_difference),
        "time_ratio": found.ratio,
        "low": found.low,
        "high": found.high,
        "one_process": found.one_process,
    }


def _facts(facts: RowFacts) -> dict[str, Any]:
    return {
        "outcome": facts.outcome.value,
        "message": facts.message,
        "flags": list(facts.flags),
        "speedup": _speedup(facts.speedup),
        "processes": facts.processes,
        "tolerance_reached": facts.tolerance_reached,
        "as_accurate_as_eager": facts.as_accurate,
        **{figure.key: facts.figures.get(figure.key) for figure in chosen(Face.compare)},
    }


def _speedup(speedup: Ratio | None) -> dict[str, float] | None:
    """Return a speedup as an object; None if there is none, or if a number of a damaged row is not finite."""
    if speedup is None or not all(map(math.isfinite, (speedup.ratio, speedup.low, speedup.high))):
        return None
    return {"ratio": speedup.ratio, "low": speedup.low, "high": speedup.high}
