"""Writes a comparison as JSON."""

from __future__ import annotations

import json
import math
from typing import Any

from graphnet.runs.record import Ratio
from graphnet.scores.bootstrap import Interval
from graphnet.scores.compare.comparison import ComparedBackend, ComparedRow, Comparison
from graphnet.scores.compare.rule import CONFIDENCE
from graphnet.scores.compare.side import RowFacts, Side


def comparison_json(found: Comparison) -> str:
    """Return the comparison as one JSON object, which docs/compare.md describes."""
    members = {
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
    return json.dumps(members, allow_nan=False)


def _side(side: Side) -> dict[str, Any]:
    return {
        "run": str(side.folder),
        "aa_width": side.aa_width,
        "missing_rows": side.missing_rows,
        "settings": dict(side.settings),
    }


def _backend(one: ComparedBackend) -> dict[str, Any]:
    return {
        "before": one.before.text,
        "after": one.after.text,
        "counts": {
            **{status.value: count for status, count in one.statuses.items()},
            **{verdict.value: count for verdict, count in one.verdicts.items()},
            "regressions": sum(row.speed is not None and row.speed.is_regression for row in one.rows),
        },
        "means": {
            "time": _interval(one.means.time),
            "compile": _interval(one.means.compile),
            "memory": _interval(one.means.memory),
            "device_memory": _interval(one.means.device_memory),
        },
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
        "compile_ns": facts.compile_ns,
        "peak_memory_bytes": facts.peak_memory_bytes,
        "peak_device_memory_bytes": facts.peak_device_memory_bytes,
    }


def _speedup(speedup: Ratio | None) -> dict[str, float] | None:
    """Return a speedup as an object; None if there is none, or if a number of a damaged row is not finite."""
    if speedup is None or not all(map(math.isfinite, (speedup.ratio, speedup.low, speedup.high))):
        return None
    return {"ratio": speedup.ratio, "low": speedup.low, "high": speedup.high}
