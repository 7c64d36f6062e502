"""Calls and trials with the clocks around them. Nothing here logs, allocates tensors or talks."""

from __future__ import annotations

import gc
import resource
from dataclasses import dataclass, field

# Bound here, before any sample runs: a sample that patches the time module does not reach these.
from time import monotonic_ns, perf_counter_ns, process_time_ns
from typing import Any, Callable, List, Optional, Sequence

from graphnet_runner.adapter import DeviceTimer

#: A trial never repeats its call more often than this.
MAX_CALLS_PER_TRIAL = 10_000
#: A few calls tell a wrong duration on a machine whose clock and caches are still settling.
WARM_UP_NS = 50_000_000
_MAX_WARM_UP = 500
#: A process that was stopped comes back to cold caches: so long are calls not timed at the start of
#: a block, unless one is so long that caches hardly matter.
_REWARM_NS = 2_000_000
_REWARM_BELOW_NS = 25_000_000
_LATE_NS = 100_000


@dataclass
class Trials:
    """Raw times of one block of trials; every list has one entry per trial, ``device_ns`` none without a timer."""

    calls_per_trial: int
    wall_ns: List[int] = field(default_factory=list)
    cpu_ns: List[int] = field(default_factory=list)
    involuntary_switches: List[int] = field(default_factory=list)
    device_ns: List[int] = field(default_factory=list)
    started_ns: int = 0
    ended_ns: int = 0


@dataclass(frozen=True)
class Target:
    """What is timed: ``call(*arguments)``, with ``prepare`` before each trial and ``synchronize`` around it."""

    call: Callable[..., Any]
    arguments: Sequence[Any]
    prepare: Callable[[], None]
    synchronize: Callable[[], None]
    timer: Optional[DeviceTimer] = None


def timed_call(target: Target) -> tuple[Any, int]:
    """One prepared call: its result and its duration in ns, the device's work included."""
    target.prepare()
    target.synchronize()
    started = perf_counter_ns()
    result = target.call(*target.arguments)
    target.synchronize()
    return result, perf_counter_ns() - started


def warm_up(target: Target, calls: int, at_least_ns: int = WARM_UP_NS, spent_ns: int = 0) -> tuple[list[int], Any]:
    """At least ``calls`` calls, more until ``at_least_ns`` are spent; their durations and the last result.

    ``spent_ns`` was spent on calls before. Without any call before or asked for, none is made.
    """
    durations: List[int] = []
    result: Any = None
    spent = spent_ns
    while len(durations) < calls or (0 < spent < at_least_ns and len(durations) < _MAX_WARM_UP):
        result, duration = timed_call(target)
        durations.append(duration)
        spent += duration
    return durations, result


def hands_over_late(target: Target, read: Callable[[Any], Any]) -> bool:
    """Whether a call returns before its result is there: the first reading of it then takes longer than the second.

    Lazy tensors and queued work that nobody waits for look so. The difference must be most of a call's time, in three
    calls out of three, so that neither caches nor a busy machine are taken for it.
    """
    for _ in range(3):
        result, call_ns = timed_call(target)
        started = perf_counter_ns()
        read(result)
        first = perf_counter_ns()
        read(result)
        excess = (first - started) - (perf_counter_ns() - first)
        if excess < max(call_ns, _LATE_NS):
            return False
    return True


def calls_per_trial(call_ns: int, min_trial_ns: int) -> int:
    """How often a trial repeats a call of ``call_ns`` to last ``min_trial_ns``."""
    return max(1, min(MAX_CALLS_PER_TRIAL, -(-min_trial_ns // max(1, call_ns))))


def run_trials(target: Target, count: int, repeats: int, call_ns: int, cold: bool = False) -> tuple[Trials, Any]:
    """Time ``count`` trials of ``repeats`` calls of about ``call_ns``; the raw times and the last call's result.

    ``cold``: the target's ``prepare`` empties the caches, so that nothing is warmed before.
    """
    trials = Trials(calls_per_trial=repeats)
    call, arguments, timer = target.call, target.arguments, target.timer
    result: Any = None
    gc.collect()
    gc.disable()
    try:
        if call_ns < _REWARM_BELOW_NS and not cold:
            warm_up(target, 1, _REWARM_NS)
        trials.started_ns = monotonic_ns()
        for _ in range(count):
            target.prepare()
            target.synchronize()
            switches = resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw
            cpu = process_time_ns()
            started = perf_counter_ns()
            if timer is not None:
                timer.start()
            for _ in range(repeats):
                result = call(*arguments)
            if timer is not None:
                timer.stop()
            target.synchronize()
            ended = perf_counter_ns()
            if timer is not None:
                trials.device_ns.append(timer.elapsed_ns())
            trials.cpu_ns.append(process_time_ns() - cpu)
            trials.wall_ns.append(ended - started)
            trials.involuntary_switches.append(resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw - switches)
        trials.ended_ns = monotonic_ns()
    finally:
        gc.enable()
    return trials, result
