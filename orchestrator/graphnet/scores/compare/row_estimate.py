"""The speedup of one row in the form that the rule of comparisons needs (rule.py)."""

from __future__ import annotations

from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Record
from graphnet.runs.request import AUTO_PROCESSES, Request
from graphnet.scores.compare.rule import Estimate, estimate


def estimate_of(record: Record, request: Request) -> Estimate | None:
    """Return a row's speedup with its error; None if the row has no possible speedup, or a flag forbids comparing it.

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
