"""Detects late compilation: the compiler works during the first call, and not only in the compile stage.

If a compiler does not count its compilations, a very slow first call shows that something was compiled late.
"""

from __future__ import annotations

import statistics
from typing import Final

from graphnet_contract import messages

#: If the first call takes at most this much longer than a warm call, in ns, nothing was compiled late.
_LATE_NS: Final = 100_000_000
#: The reference runs in eager mode and compiles nothing. Yet its first call takes extra time compared with a warm call,
#: because it loads libraries and touches memory. If the candidate's extra time is at most this many times the
#: reference's extra time, nothing was compiled late.
_TIMES_THE_REFERENCE: Final = 5


def late_by_time(report: messages.CallReport, reference: messages.CallReport | None) -> bool:
    """Return whether the candidate's first call was so slow that something must have been compiled during this call.

    Args:
        report: the candidate's calls. If the candidate's compiler counts its compilations, the result is False, because
            that count is more reliable than the time.
        reference: the reference's calls on the same sample. If it is None, the calls are unknown and the result is
            False.
    """
    if report.counts_compilations or reference is None:
        return False
    return _excess_ns(report) > max(_LATE_NS, _TIMES_THE_REFERENCE * _excess_ns(reference))


def _excess_ns(report: messages.CallReport) -> float:
    """Return the time of the first call minus the median time of a warm call, in ns; 0 if there was no warm call."""
    return report.first_call_ns - statistics.median(report.warmup_ns) if report.warmup_ns else 0.0
