"""Detects late compilation: the compiler works during the first call, and not only in the compile stage.

If a compiler does not count its compilations, a very slow first call shows that something was compiled late.
"""

from __future__ import annotations

import statistics
from typing import Final

from graphnet_contract import messages

#: If the first call takes at most this much longer than a warm call, in ns, nothing was compiled late.
_LATE_NS: Final = 100_000_000
#: The same is true up to this many times the extra time of the reference, which compiles nothing, but loads libraries
#: and touches memory in its first call.
_TIMES_THE_REFERENCE: Final = 5


def late_by_time(report: messages.CallReport, reference: messages.CallReport | None) -> bool:
    """Return whether the first call was so slow that something must have been compiled in it. False if the compiler
    counts its compilations, which is more reliable, or if the reference's calls are unknown.
    """
    if report.counts_compilations or reference is None:
        return False
    return _excess_ns(report) > max(_LATE_NS, _TIMES_THE_REFERENCE * _excess_ns(reference))


def _excess_ns(report: messages.CallReport) -> float:
    """Return the time of the first call minus the median time of a warm call, in ns; 0 if there was no warm call."""
    return report.first_call_ns - statistics.median(report.warmup_ns) if report.warmup_ns else 0.0
