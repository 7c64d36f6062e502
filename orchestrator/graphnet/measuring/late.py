"""Detects late compilation: the compiler works during the calls that are not timed, and not only in the compile stage.

If a compiler does not count its compilations, untimed calls that are much slower than others show that something was
compiled late: the first call, the first and the warm-up calls together, or the warm-up calls alone.
"""

from __future__ import annotations

import statistics
from typing import Final

from graphnet_contract import messages

#: If the first call takes at most this much longer than a warm call, in ns, nothing was compiled late.
_LATE_NS: Final = 100_000_000
#: If the first and the warm-up calls together take at most this much longer than as many fast ones (of the lower
#: quartile: more than half of them may be slow), in ns, nothing was compiled late. The sum also contains what a busy
#: machine took from each of them, hence the larger bound.
_LATE_TOGETHER_NS: Final = 200_000_000
#: The same if this excess is at most this share of as many fast calls: long calls vary by much in ns.
_LATE_SHARE: Final = 0.5
#: The same up to this many times the excess of the reference in the same calls: it compiles nothing, but in its first
#: call it loads libraries and touches memory.
_TIMES_THE_REFERENCE: Final = 5


def late_by_time(
    report: messages.CallReport,
    reference: messages.CallReport | None,
    timed_ns: float | None = None,
    reference_timed_ns: float | None = None,
) -> bool:
    """Return whether the untimed calls were so slow that something must have been compiled in them.

    ``timed_ns`` and ``reference_timed_ns`` are the times of one timed call of both sides, if they are known. Return
    False if the compiler counts its compilations, which is more reliable, or if the reference's calls are unknown.
    """
    if report.counts_compilations or reference is None or not report.warmup_ns:
        return False
    if _first_excess_ns(report) > max(_LATE_NS, _TIMES_THE_REFERENCE * _first_excess_ns(reference)):
        return True
    return any(
        _are_late(report, timed_ns, reference, reference_timed_ns, without_first) for without_first in (False, True)
    )


def _are_late(
    report: messages.CallReport,
    timed_ns: float | None,
    reference: messages.CallReport,
    reference_timed_ns: float | None,
    without_first: bool,
) -> bool:
    """Return whether the untimed calls, with or without the first, took so long that something was compiled."""
    together, fast = _excess_together_ns(report, timed_ns, without_first)
    of_reference, _ = _excess_together_ns(reference, reference_timed_ns, without_first)
    return together > max(_LATE_TOGETHER_NS, _LATE_SHARE * fast, _TIMES_THE_REFERENCE * of_reference)


def _first_excess_ns(report: messages.CallReport) -> float:
    """Return the time of the first call minus the median time of a warm call, in ns; 0 if there was no warm call."""
    return report.first_call_ns - statistics.median(report.warmup_ns) if report.warmup_ns else 0.0


def _excess_together_ns(
    report: messages.CallReport, timed_ns: float | None, without_first: bool
) -> tuple[float, float]:
    """Return by how much the untimed calls, with or without the first, took longer than as many fast ones, and what
    these take, in ns; 0 if there was no warm call.
    """
    if not report.warmup_ns:
        return 0.0, 0.0
    calls = [*([] if without_first else [report.first_call_ns]), *report.warmup_ns]
    fast = float(sorted(report.warmup_ns)[len(report.warmup_ns) // 4])
    fast = min(fast, timed_ns or fast) * len(calls)
    return sum(calls) - fast, fast
