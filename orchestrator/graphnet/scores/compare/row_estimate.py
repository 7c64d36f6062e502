"""Converts the speedup of a row to the form that the rule for comparing speedups needs (rule.py)."""

from __future__ import annotations

from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Record
from graphnet.runs.request import AUTO_PROCESSES, Request
from graphnet.scores.compare.rule import Estimate, estimate


def estimate_of(record: Record, request: Request) -> Estimate | None:
    """Return a row's speedup with its error; None if the speedup is missing, damaged, or excluded by a flag.

    Args:
        record: the row.
        request: the request of the row's run, which says how many pairs of processes were planned.
    """
    if record.speedup is None or speedup_left_out(record.flags) is not None:
        return None
    planned = request.processes if isinstance(request.processes, int) else AUTO_PROCESSES
    try:
        return estimate(record.speedup, record.timing.processes if record.timing is not None else None, planned)
    except ValueError:
        return None
