"""Sums up what workers counted during the timed blocks: instructions, cache misses, clock frequency, page faults."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from graphnet.runs.record import CountsGroup, Percentiles
from graphnet_contract import messages
from graphnet_contract.messages import Counts

#: A number explains times that vary if it changes by at least this share of its median, and if the correlation of its
#: ranks with those of the times is at least this large, over at least this many blocks.
_CHANGED: Final = 0.05
_TOGETHER: Final = 0.7
_FEWEST_BLOCKS: Final = 8


def _ratio(count: float | None, of: float | None) -> float | None:
    return None if count is None or not of else count / of


#: For each field of CountsGroup: how it is made from the counts of a block and its number of calls, and whether calls
#: take longer if it is larger (1) or smaller (-1), or whether it is only an effect of other causes (0).
_MEASURES: Final[dict[str, tuple[Callable[[Counts, int], float | None], int]]] = {
    "instructions": (lambda one, calls: _ratio(one.instructions, calls), 1),
    "instructions_per_cycle": (lambda one, _: _ratio(one.instructions, one.cycles), 0),
    "cache_misses": (lambda one, calls: _ratio(one.cache_misses, calls), 1),
    "ghz": (lambda one, _: _ratio(one.cycles, one.running_ns), -1),
    "page_faults": (lambda one, calls: _ratio(one.page_faults, calls), 1),
    "context_switches": (lambda one, calls: _ratio(one.context_switches, calls), 1),
}


def counts_of(blocks: Iterable[messages.TrialTimes]) -> CountsGroup | None:
    """Return the counts of one side over its blocks; None if there are none that say something about its calls."""
    known = [one for one in blocks if one.counts is not None]
    times = [statistics.median(one.wall_ns) / one.calls_per_trial for one in known]
    found: dict[str, Percentiles] = {}
    for name, (measure, sign) in _MEASURES.items():
        values = [
            measure(one.counts, len(one.wall_ns) * one.calls_per_trial) for one in known if one.counts is not None
        ]
        numbers = [value for value in values if value is not None]
        if numbers:
            low, median, high = map(float, np.percentile(numbers, (10, 50, 90)))
            explains = len(numbers) == len(times) and _varies_with(numbers, times, sign, high - low > _CHANGED * median)
            found[name] = Percentiles(median=median, low=low, high=high, explains=explains)
    user_only = any(one.counts is not None and one.counts.user_only for one in known)
    return CountsGroup(**found, user_only=user_only) if found else None


def raw_counts(block: messages.TrialTimes) -> dict[str, Any]:
    """Return the counts of one block, as an entry to add to the block's raw times; empty if there are none."""
    return {} if block.counts is None else {"counts": asdict(block.counts)}


def _varies_with(numbers: list[float], times: list[float], sign: int, changed: bool) -> bool:
    if not changed or len(numbers) < _FEWEST_BLOCKS:
        return False
    ranks = _ranks(numbers), _ranks(times)
    return bool(all(np.ptp(one) > 0 for one in ranks) and sign * np.corrcoef(*ranks)[0, 1] >= _TOGETHER)


def _ranks(values: list[float]) -> NDArray[np.float64]:
    """Return the rank of each value, and the mean rank of equal values (so this is Spearman's correlation)."""
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    mean_ranks: NDArray[np.float64] = np.cumsum(counts) - (counts - 1) / 2
    return mean_ranks[inverse]
