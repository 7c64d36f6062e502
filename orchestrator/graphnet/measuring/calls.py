"""Describes the times of the calls of one side: shortest, mean, percentiles; and the energy of a call."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from graphnet.runs.record import CallsGroup, EnergyGroup
from graphnet_contract import messages

#: A percentile is given if, with this probability, at least one of the calls took longer.
_CONFIDENCE: Final = 0.95
#: How often the counters of energy advance, in ns: RAPL about once per ms (Intel's manual, volume 3, 16.10), NVML's as
#: measured on an H100 and, slower, older GPUs (Yang et al., "Part-time Power Measurements", SC 2024).
_STEP_NS: Final = {"rapl": 1_000_000, "nvml": 100_000_000}
#: Of a counter that is not known, assume the slowest.
_SLOWEST_NS: Final = max(_STEP_NS.values())
#: The largest relative error of an energy that is given.
_ENERGY_ERROR: Final = 0.05


def fewest_calls(share: float) -> int:
    """Return how many calls a percentile needs: 29 for 0.9, and 299 for 0.99.

    Of n independent calls, all are below the percentile with probability share ** n. With fewer calls than these, the
    percentile could only be guessed from the longest of them (Hahn & Meeker, Statistical Intervals, 1991, 5.2).
    """
    return math.ceil(math.log(1 - _CONFIDENCE) / math.log(share))


def calls_of(blocks: Sequence[Sequence[float]], calls_per_trial: int) -> CallsGroup | None:
    """Describe one side's times per call, in ns: one sequence per timed block. None if there are none.

    If a trial makes several calls, its time says nothing about its slowest call, so the percentiles are unknown.
    """
    times = np.concatenate([np.asarray(block, dtype=np.float64) for block in blocks]) if blocks else np.empty(0)
    if not times.size:
        return None
    mean = float(times.mean())

    def percentile(share: float) -> float | None:
        known = calls_per_trial == 1 and times.size >= fewest_calls(share)
        return float(np.quantile(times, share)) if known else None

    return CallsGroup(
        calls=times.size * calls_per_trial,
        min_ns=float(times.min()),
        mean_ns=mean,
        p50_ns=float(np.median(times)),
        p90_ns=percentile(0.90),
        p99_ns=percentile(0.99),
        per_second=1e9 / mean,
    )


def energy_of(blocks: Iterable[messages.TrialTimes]) -> EnergyGroup | None:
    """Return the energy per call of one side over its blocks; None if it was not counted, or is too small to be told.

    It is the device's mean power during the blocks, multiplied by the mean time of a call: a block also has untimed
    calls, which use as much power.
    """
    counted = [(one, one.energy) for one in blocks if one.energy is not None and one.wall_ns]
    microjoules, section_ns = (
        sum(getattr(energy, name) for _, energy in counted) for name in ("microjoules", "section_ns")
    )
    calls = sum(len(block.wall_ns) * block.calls_per_trial for block, _ in counted)
    step_ns = _STEP_NS.get(counted[-1][1].source, _SLOWEST_NS) if counted else 0
    # Each of the two readings of a block is late by an unknown part of a step. The mean of n blocks, whose readings do
    # not follow the counter's steps, has an error of two steps' standard deviations over the root of n.
    error_ns = step_ns * math.sqrt(2 / 12 * len(counted))
    if not microjoules or error_ns > _ENERGY_ERROR * section_ns:
        return None
    watts = microjoules * 1e3 / section_ns
    seconds = sum(sum(block.wall_ns) for block, _ in counted) / calls / 1e9
    return EnergyGroup(joules=watts * seconds, watts=watts, source=counted[-1][1].source)
