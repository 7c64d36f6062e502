"""Late compilation, seen by the time of the first call, for compilers that do not count their compilations."""

from __future__ import annotations

import statistics
from typing import Final

from graphnet_contract import messages

#: The first call must exceed a warm call by at least this time, in ns, before it counts as late compilation.
_LATE_NS: Final = 100_000_000
#: The excess must also be this many times as large as the excess of the reference's first call, because a first call
#: loads libraries and touches memory in eager mode, too.
_TIMES_THE_REFERENCE: Final = 5


def late_by_time(report: messages.CallReport, reference: messages.CallReport | None) -> bool:
    """Whether the first call was so slow that it must have compiled something.

    Args:
        report: the candidate's calls. If its compiler counts compilations, the count decides, and the answer is False.
        reference: the reference's calls on the same sample; None if they are unknown.
    """
    if report.counts_compilations or reference is None:
        return False
    return _excess_ns(report) > max(_LATE_NS, _TIMES_THE_REFERENCE * _excess_ns(reference))


def _excess_ns(report: messages.CallReport) -> float:
    """Return by how much the first call was slower than a warm one, in ns; 0 without a warm call."""
    return report.first_call_ns - statistics.median(report.warmup_ns) if report.warmup_ns else 0.0
