"""Times the graphs of a whole model in calls of the model: each finds the caches as the graphs before it left them."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from resource import RUSAGE_SELF, getrusage
from time import perf_counter_ns
from typing import Any, Callable, Dict, List, Sequence, Tuple

from graphnet_contract.messages import PartTime

#: The calls before the first one that counts, then the least and the largest number that count.
_UNCOUNTED, _FEWEST, _MOST = 3, 5, 400
#: The time after which no further call begins, in ns, if each graph kept its core in enough calls, and if not.
_ENOUGH_NS, _LONGEST_NS = 600_000_000, 6_000_000_000


def part_times(
    model: Any,
    arguments: Sequence[Any],
    prepare: Callable[[], None],
    before: Callable[[], None],
    after: Callable[[], None],
) -> Tuple[PartTime, ...]:
    """Call a whole model several times, and return how long each graph took.

    A graph's time ends where the next one begins. So it includes freeing the results that no later graph reads.
    ``prepare`` runs before each call of the model, and ``before`` before each graph. ``after`` waits for the device.
    Exceptions are passed on.

    On a busy machine, most calls of a long graph lose the core once, and few calls of a short one. Then the medians of
    short graphs would not add up to that of a long one. So calls in which the kernel took the core away do not count.
    """
    watch = _Watch(before, after)
    calls = model.calls
    model.calls = {name: watch.timed(name, call) for name, call in calls.items()}
    gc.collect()
    gc.disable()
    try:
        began = perf_counter_ns()
        number = -_UNCOUNTED
        while number < _FEWEST or (number < _MOST and perf_counter_ns() - began < watch.limit_ns()):
            prepare()
            result = model.forward(*arguments)
            watch.end(counts=number >= 0)
            # Freeing the results of the model is the time of no graph.
            del result
            number += 1
    finally:
        gc.enable()
        model.calls = calls
    return watch.times()


@dataclass
class _Took:
    """How long one graph took in a call of the model, in ns, and how often its process lost a core meanwhile."""

    ns: int = 0
    switches: int = 0


class _Watch:
    """Takes the time at which each graph begins in a call of the model, and at the end of the call."""

    def __init__(self, before: Callable[[], None], after: Callable[[], None]) -> None:
        self._before, self._after = before, after
        self._found: Dict[str, List[_Took]] = {}
        self._call: Dict[str, _Took] = {}
        self._name = ""
        self._began = self._switches = 0

    def timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        clock = perf_counter_ns

        def called(*arguments: Any) -> Any:
            self._stop()
            self._before()
            self._after()
            self._name, self._switches = name, getrusage(RUSAGE_SELF).ru_nivcsw
            self._began = clock()
            return call(*arguments)

        return called

    def end(self, counts: bool) -> None:
        """End the present call of the model, and keep its times if it counts."""
        self._stop()
        for name, took in self._call.items():
            if counts:
                self._found.setdefault(name, []).append(took)
        self._call, self._name = {}, ""

    def limit_ns(self) -> int:
        """Return how long to go on, in ns."""
        return _ENOUGH_NS if all(len(times) >= _FEWEST for times in self._quiet().values()) else _LONGEST_NS

    def times(self) -> Tuple[PartTime, ...]:
        """Return the times of each graph: those of calls in which it kept its core, or all if they are too few."""
        quiet = self._quiet()
        return tuple(
            PartTime(name, tuple(quiet[name] if len(quiet[name]) >= _FEWEST else [one.ns for one in took]))
            for name, took in self._found.items()
        )

    def _quiet(self) -> Dict[str, List[int]]:
        return {name: [one.ns for one in took if not one.switches] for name, took in self._found.items()}

    def _stop(self) -> None:
        self._after()
        now = perf_counter_ns()
        if self._name:
            took = self._call.setdefault(self._name, _Took())
            took.ns += max(1, now - self._began)
            took.switches += getrusage(RUSAGE_SELF).ru_nivcsw - self._switches
