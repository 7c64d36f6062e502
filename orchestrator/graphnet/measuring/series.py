"""Describe a series of trial times: whether it is steady, its outliers, and the number of disturbed trials."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

import numpy as np

from graphnet.measuring.ratio import FEWEST_PAIRS, ratio_of_rounds, spread_of_logs
from graphnet.runs.record import SeriesGroup
from graphnet_contract import messages

#: In a flat series, the two halves of a process's blocks may differ by at most this share.
_DRIFT: Final = 0.02
#: The two halves of a single process are compared only if each has at least so many blocks.
_FEWEST_ALONE: Final = 5
#: A trial is an outlier if it is more than this many scaled median absolute deviations from the median (Iglewicz &
#: Hoaglin, 1993).
_MAD_LIMIT = 3.5
_MAD_SCALE = 0.6745
#: In a trial, a process with one thread waited for a core if the wall time is more than this factor times the CPU time.
_WAITED = 1.1
#: In a block, the threads of a process waited for cores if they did so for more than this share of the block's time.
_DELAYED = 0.1

FLAT, WARMING, SLOWING, UNSETTLED, UNKNOWN = "flat", "warming", "slowing", "unsettled", "unknown"


def describe_series(processes: Sequence[Sequence[messages.TrialTimes]], threads: int) -> SeriesGroup:
    """Describe the series of times of one side: its shape, and its numbers of outliers and disturbed trials.

    With one thread, a trial is disturbed if its wall time exceeds its CPU time by over 10 %. With several threads, CPU
    time says nothing: a parallel call leaves cores idle, and on a quiet machine, too, the kernel switches among its
    threads. So the trials of a block are disturbed if its threads waited for cores for over 10 % of the block's time,
    and if other processes made tasks wait for as long.
    """
    # The medians use Python's `statistics`, because for a handful of trials numpy's median takes twenty times as long.
    medians = [[statistics.median(one.wall_ns) / one.calls_per_trial for one in blocks] for blocks in processes]
    every = [block for blocks in processes for block in blocks]
    return SeriesGroup(shape=shape_of(medians), outliers=_outliers(every), disturbed=_disturbed(every, threads))


def shape_of(processes: Sequence[Sequence[float]]) -> str:
    """Return the shape of one side's times: the medians of the blocks of each process, in order.

    The shape is `warming` (or `slowing`) if the later half of the blocks of a process is faster (slower) than the
    earlier half by over 2 %, with 95 % confidence. It is `unsettled` if, in addition, the later half itself is not
    `flat`, or has too few blocks to know.
    """
    change = _change(processes)
    if not change:
        return UNKNOWN if change is None else FLAT
    later = _change([blocks[len(blocks) // 2 :] for blocks in processes])
    return UNSETTLED if later or later is None else WARMING if change < 0 else SLOWING


def _change(processes: Sequence[Sequence[float]]) -> float | None:
    """Return the logarithm of the later half's time over the earlier half's; 0 if it may be within 2 %; None: unknown.

    The blocks of one process resemble each other, so the processes are the units, if there are enough of them.
    """
    halves = [(blocks[: len(blocks) // 2], blocks[-(len(blocks) // 2) :]) for blocks in processes]
    fewest = min(len(early) for early, _ in halves)
    if len(processes) >= FEWEST_PAIRS and fewest:
        changes = [math.log(statistics.median(late) / statistics.median(early)) for early, late in halves]
        centre, reach = statistics.fmean(changes), spread_of_logs(changes).reach(len(changes))
        low, high = centre - reach, centre + reach
    elif fewest >= _FEWEST_ALONE:
        early, late = (ratio_of_rounds(half, independent=True) for half in halves[0])
        low, high = math.log(late.low / early.high), math.log(late.high / early.low)
    else:
        return None
    return low if low > _DRIFT else high if high < -_DRIFT else 0.0


def _outliers(blocks: Sequence[messages.TrialTimes]) -> int:
    times = np.concatenate([np.asarray(block.wall_ns, dtype=np.float64) for block in blocks])
    deviation = np.abs(times - np.median(times))
    spread = float(np.median(deviation))
    return int(np.count_nonzero(_MAD_SCALE * deviation > _MAD_LIMIT * spread)) if spread else 0


def _disturbed(blocks: Sequence[messages.TrialTimes], threads: int) -> int | None:
    if threads == 1:
        pairs = [both for block in blocks for both in zip(block.wall_ns, block.cpu_ns, strict=True)]
        return sum(cpu > 0 and wall > _WAITED * cpu for wall, cpu in pairs)
    loads = [block.load for block in blocks]
    if any(load is None or load.delayed_ns is None for load in loads):
        return None
    # The threads of a call also wait for each other, and the kernel does not say who made them wait. So no more blocks
    # count than the work of other processes, over all blocks, can have disturbed; the most delayed ones count.
    delayed = [
        (load.delayed_ns / load.section_ns, load, len(block.wall_ns))
        for block, load in zip(blocks, loads, strict=True)
        if load is not None and load.delayed_ns is not None and load.delayed_ns > _DELAYED * load.section_ns
    ]
    others_ns, count = float(sum(load.waited_ns for load in loads if load is not None)), 0
    for _, load, trials in sorted(delayed, key=lambda one: -one[0]):
        if others_ns < _DELAYED * load.section_ns:
            break
        others_ns -= _DELAYED * load.section_ns
        count += trials
    return count
