"""Times the graphs of a whole model in calls of the model: each finds the caches as the graphs before it left them."""

from __future__ import annotations

import gc
from time import perf_counter_ns
from typing import Any, Callable, Dict, List, Sequence, Tuple

from graphnet_contract.messages import PartTime

#: The calls before the first one that counts, then the least and the largest number that count, and the time after
#: which no further call begins, in ns.
_UNCOUNTED, _FEWEST, _MOST = 3, 3, 400
_ENOUGH_NS = 600_000_000


def part_times(
    model: Any,
    arguments: Sequence[Any],
    prepare: Callable[[], None],
    before: Callable[[], None],
    after: Callable[[], None],
) -> Tuple[PartTime, ...]:
    """Call a whole model several times, and return how long the calls of each graph took.

    ``prepare`` runs before each call of the model, and ``before`` before each call of a graph. ``after`` waits for the
    device. Exceptions are passed on.
    """
    took: Dict[str, int] = {}
    found: Dict[str, List[int]] = {}
    calls = model.calls
    model.calls = {name: _timed(name, call, took, before, after) for name, call in calls.items()}
    gc.collect()
    gc.disable()
    try:
        began = perf_counter_ns()
        number = -_UNCOUNTED
        while number < _FEWEST or (number < _MOST and perf_counter_ns() - began < _ENOUGH_NS):
            prepare()
            took.clear()
            model.forward(*arguments)
            if number >= 0:
                for name, duration in took.items():
                    found.setdefault(name, []).append(duration)
            number += 1
    finally:
        gc.enable()
        model.calls = calls
    return tuple(PartTime(name, tuple(durations)) for name, durations in found.items())


def _timed(
    name: str, call: Callable[..., Any], took: Dict[str, int], before: Callable[[], None], after: Callable[[], None]
) -> Callable[..., Any]:
    clock = perf_counter_ns

    def called(*arguments: Any) -> Any:
        before()
        after()
        started = clock()
        result = call(*arguments)
        after()
        took[name] = took.get(name, 0) + max(1, clock() - started)
        return result

    return called
