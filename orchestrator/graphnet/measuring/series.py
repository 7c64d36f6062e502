"""Describe a series of trial times: its shape, its outliers, and the number of disturbed trials."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import numpy as np

from graphnet.runs.record import SeriesGroup
from graphnet_contract import messages

#: In a flat series, the medians of the first and of the last third of the blocks differ by at most this share.
_DRIFT = 0.02
#: A series is unsettled if the interquartile range of its blocks' medians is more than this share of their median.
_SPREAD = 0.10
#: A trial is an outlier if it is more than this many scaled median absolute deviations from the median (Iglewicz &
#: Hoaglin, 1993).
_MAD_LIMIT = 3.5
_MAD_SCALE = 0.6745
#: In a trial, a process with one thread waited for a core if the wall time is more than this factor times the CPU time.
_WAITED = 1.1


def describe_series(processes: Sequence[Sequence[messages.TrialTimes]], threads: int) -> SeriesGroup:
    """Describe the series of times of one side (for instance of the reference).

    The shape is `unsettled` if the interquartile range of the blocks' medians is more than 10 % of the median of these
    medians. If it is not, the change of the times decides the shape. The change of one process is the relative
    difference between its last and its first third of blocks; the median of all processes' changes is used. The shape
    is `flat` for a change of at most 2 %, `warming` if the times fell by more than 2 %, and `slowing` if they rose by
    more than 2 %.

    A trial is disturbed if its process waited for a core: the scheduler preempted the process or, with one thread, the
    trial's wall time exceeds its CPU time by more than 10 %.

    Args:
        processes: for each process of the side, its blocks in the order in which they were timed.
        threads: the number of threads of a sample process.
    """
    # The medians use Python's `statistics`, because for a handful of trials numpy's median takes twenty times as long.
    medians = [[statistics.median(one.wall_ns) / one.calls_per_trial for one in blocks] for blocks in processes]
    every = [block for blocks in processes for block in blocks]
    return SeriesGroup(shape=_shape(medians), outliers=_outliers(every), disturbed=_disturbed(every, threads))


def _shape(medians: Sequence[Sequence[float]]) -> str:
    low, middle, high = np.percentile(np.concatenate(medians), (25, 50, 75))
    if high - low > _SPREAD * middle:
        return "unsettled"
    change = statistics.median(_change(process) for process in medians)
    if abs(change) <= _DRIFT:
        return "flat"
    return "warming" if change < 0 else "slowing"


def _change(medians: Sequence[float]) -> float:
    """Return by what share the last third of a process's blocks is slower than the first third.

    The value is negative if the last third is faster.
    """
    third = max(1, len(medians) // 3)
    return statistics.median(medians[-third:]) / statistics.median(medians[:third]) - 1


def _outliers(blocks: Sequence[messages.TrialTimes]) -> int:
    times = np.concatenate([np.asarray(block.wall_ns, dtype=np.float64) for block in blocks])
    deviation = np.abs(times - np.median(times))
    spread = float(np.median(deviation))
    return int(np.count_nonzero(_MAD_SCALE * deviation > _MAD_LIMIT * spread)) if spread else 0


def _disturbed(blocks: Sequence[messages.TrialTimes], threads: int) -> int:
    count = 0
    for block in blocks:
        for wall, cpu, switches in zip(block.wall_ns, block.cpu_ns, block.involuntary_switches, strict=True):
            waited = threads == 1 and cpu > 0 and wall > _WAITED * cpu
            count += bool(waited or switches)
    return count
