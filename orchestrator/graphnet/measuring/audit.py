"""Decide whether the measured times of a row must be discarded.

The decision uses the CPU times and numbers of cores that the workers' servers report for each timed block of calls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from graphnet_contract import messages

#: A reason to discard times: the processes of one side (for instance of the reference) used CPU time while another side
#: was timed, although they should have been stopped.
STRAY_PROCESSES = "stray_processes"
#: A reason to discard times: one side (for instance the reference) used more CPU time, or was allowed to use more
#: cores, than the run's number of threads permits.
THREADS_EXCEEDED = "threads_exceeded"

#: While one side is timed, the processes of the other sides should be stopped. A stopped side may still use some CPU
#: time, because stopping a process takes a moment. The row's times are kept if this CPU time is at most
#: `_IDLE_FLOOR_NS`, or at most `_IDLE_SHARE` times the duration of the other sides' blocks.
_IDLE_SHARE = 0.02
_IDLE_FLOOR_NS = 5_000_000
#: The most CPU time that a side's threads can use is the duration of its blocks times the number of threads. The
#: kernel counts the time of ended processes only in ticks of 10 ms, so the measured CPU time may be inexact. It is
#: accepted up to this product times (1 + `_THREADS_SHARE`), plus `_THREADS_FLOOR_NS`.
_THREADS_SHARE = 0.1
_THREADS_FLOOR_NS = 10_000_000


def findings(blocks: Mapping[str, Sequence[messages.TrialTimes]], threads: int) -> tuple[str, ...]:
    """Return the reasons to discard the times of one pair of processes; empty if there are none.

    A server of revision 1 of the contract reports no CPU times and no cores, so its blocks give no reason to discard
    times.

    Args:
        blocks: the timed blocks of each side.
        threads: the number of threads that each side may use; 0 if every core is allowed.
    """
    reasons = []
    if any(_strays(name, blocks) for name in blocks):
        reasons.append(STRAY_PROCESSES)
    if threads and any(_exceeds(side, threads) for side in blocks.values()):
        reasons.append(THREADS_EXCEEDED)
    return tuple(reasons)


def _strays(name: str, blocks: Mapping[str, Sequence[messages.TrialTimes]]) -> bool:
    """Whether the processes of the side ``name`` used too much CPU time while another side was timed."""
    idle_ns = sum(block.idle_cpu_ns for block in blocks[name])
    others_ns = sum(block.ended_ns - block.started_ns for side in blocks if side != name for block in blocks[side])
    return idle_ns > max(_IDLE_FLOOR_NS, _IDLE_SHARE * others_ns)


def _exceeds(blocks: Sequence[messages.TrialTimes], threads: int) -> bool:
    """Whether a side could use more than ``threads`` cores, or used more CPU time than ``threads`` threads can use."""
    if any(block.cores > threads for block in blocks):
        return True
    seen = [block for block in blocks if block.window_ns]
    used_ns = sum(block.tree_cpu_ns for block in seen)
    allowed_ns = threads * sum(block.window_ns for block in seen)
    return used_ns > (1 + _THREADS_SHARE) * allowed_ns + _THREADS_FLOOR_NS
