"""Decide how many calls a trial makes and how many trials a block has, from the durations of the untimed calls."""

from __future__ import annotations

from graphnet_contract import messages

#: The largest number of calls in one trial, whatever a worker reports. The workers themselves have the same limit.
MAX_CALLS = 10_000
#: About how long a block is, in ns: more than a time slice of the scheduler, and so short that a slow drift of the
#: machine's speed affects both sides alike.
BLOCK_NS = 30_000_000


def call_ns(report: messages.CallReport) -> int:
    """Return the duration of the shortest untimed call (first or warm-up call) in a report, in ns; at least 1."""
    return max(1, min([*report.warmup_ns, report.first_call_ns]))


def calls_per_trial(*reports: messages.CallReport) -> int:
    """Return the number of calls in one trial, which is the same on all sides.

    All sides make as many calls as any of them asks for: medians of single calls and of means could not be compared.
    One trial of the slowest side must fit into a block (BLOCK_NS): otherwise a worker that reports a call of a few ns
    would make the other side repeat a long call until the time limit. Calls that change inputs or draw random numbers
    need a preparation each, so then it is one call.
    """
    if any(report.mutated_inputs or report.draws_random for report in reports):
        return 1
    wanted = max(report.calls_per_trial for report in reports)
    affordable = BLOCK_NS // max(map(call_ns, reports))
    return max(1, min(wanted, affordable, MAX_CALLS))


def trials_per_block(report: messages.CallReport, calls: int, most: int) -> int:
    """Return how many trials of so many calls fill a block: at least 1, and at most ``most``."""
    return max(1, min(most, BLOCK_NS // (call_ns(report) * calls)))
