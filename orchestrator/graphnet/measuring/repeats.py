"""Decide how many calls a trial makes and how many trials a block has, from the durations of the untimed calls."""

from __future__ import annotations

from graphnet_contract import messages

#: The largest number of calls in one trial, whatever a worker reports. The workers themselves have the same limit.
MAX_CALLS = 10_000
#: The approximate duration of a block on each side, in ns. It is longer than a time slice of the scheduler, and short
#: enough that a slow drift of the machine's speed affects the reference and the compiled graph alike.
BLOCK_NS = 30_000_000


def call_ns(report: messages.CallReport) -> int:
    """Return the duration of the shortest untimed call (first or warm-up call) in a report, in ns; at least 1."""
    return max(1, min([*report.warmup_ns, report.first_call_ns]))


def calls_per_trial(*reports: messages.CallReport) -> int:
    """Return the number of calls in one trial, which is the same on all sides.

    If one side timed single calls, and another side timed means of several calls, the medians of their times could not
    be compared. So every side uses the largest number of calls that any side's report asks for. But one trial of the
    slowest side must fit into one block (BLOCK_NS). Without this limit, a worker that reports a call of a few ns would
    make the other side repeat a long call thousands of times, until the time limit ends both sides.

    Args:
        reports: the reports of all sides. If the calls of any side change inputs or draw random numbers, each call
            needs a separate preparation, so the result is 1.
    """
    if any(report.mutated_inputs or report.draws_random for report in reports):
        return 1
    wanted = max(report.calls_per_trial for report in reports)
    affordable = BLOCK_NS // max(map(call_ns, reports))
    return max(1, min(wanted, affordable, MAX_CALLS))


def trials_per_block(report: messages.CallReport, calls: int, most: int) -> int:
    """Return the number of trials that fill a block: at least 1, and at most ``most``.

    Args:
        report: the report about the side's untimed calls.
        calls: the number of calls in one trial.
        most: the upper limit.
    """
    return max(1, min(most, BLOCK_NS // (call_ns(report) * calls)))
