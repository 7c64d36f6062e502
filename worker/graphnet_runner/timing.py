"""Times calls and trials. Nothing in this module logs, allocates tensors or sends frames."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from resource import RUSAGE_SELF, getrusage

# Import the functions of the clocks before any sample runs, so that a sample that patches the time module cannot change
# them. A timed call could also replace the clocks in this module. So a function that makes several calls copies the
# clocks into local variables first.
from time import monotonic_ns, perf_counter_ns, process_time_ns
from typing import Any, Callable, List, Optional, Protocol, Sequence

from graphnet_contract.messages import TrialTimes
from graphnet_runner.adapter import DeviceTimer

#: The largest number of times that one trial repeats its call.
MAX_CALLS_PER_TRIAL = 10_000
#: The least duration of a warm-up, in ns. The first few calls are slower, until the core's clock rate and caches have
#: settled.
WARM_UP_NS = 50_000_000
_MAX_WARM_UP = 500
#: The duration of the untimed calls at the beginning of each block of trials, in ns. These calls warm the caches, which
#: are cold because the process was stopped before the block.
_REWARM_NS = 2_000_000
#: If one call takes longer than this (in ns), a block makes no untimed calls, because cold caches hardly slow a long
#: call.
_REWARM_BELOW_NS = 25_000_000
#: ``hands_over_late`` reads the result of a call twice. It concludes that the call returned before the result was
#: computed only if the first reading takes at least this much longer, in ns, than the second.
_LATE_NS = 100_000


@dataclass
class Trials:
    """The raw times of one block of trials. While the block runs, the times of each trial are added.

    Without a device timer, ``device_ns`` stays empty.
    """

    calls_per_trial: int
    wall_ns: List[int] = field(default_factory=list)
    cpu_ns: List[int] = field(default_factory=list)
    involuntary_switches: List[int] = field(default_factory=list)
    device_ns: List[int] = field(default_factory=list)
    #: For each trial, the time from the end of the previous trial to the start of this one, in ns. For the first trial,
    #: the time since ``started_ns``.
    prepare_ns: List[int] = field(default_factory=list)
    #: The duration of the untimed calls before ``started_ns``, in ns.
    warm_ns: int = 0
    started_ns: int = 0
    ended_ns: int = 0

    def message(self, recompiled: bool = False) -> TrialTimes:
        """Return the times as a TrialTimes message."""
        return TrialTimes(
            calls_per_trial=self.calls_per_trial,
            wall_ns=tuple(self.wall_ns),
            cpu_ns=tuple(self.cpu_ns),
            involuntary_switches=tuple(self.involuntary_switches),
            started_ns=self.started_ns,
            ended_ns=self.ended_ns,
            recompiled=recompiled,
            device_ns=tuple(self.device_ns),
            prepare_ns=tuple(self.prepare_ns),
            warm_ns=self.warm_ns,
        )


@dataclass(frozen=True)
class TimedCall:
    """A call to time: ``call(*arguments)``.

    ``prepare`` runs before each trial. ``synchronize`` runs before and after each trial.
    """

    call: Callable[..., Any]
    arguments: Sequence[Any]
    prepare: Callable[[], None]
    synchronize: Callable[[], None]
    timer: Optional[DeviceTimer] = None


def timed_call(timed: TimedCall) -> tuple[Any, int]:
    """Prepare and make one call. Return its result and its duration in ns, which includes the device's work."""
    clock, synchronize = perf_counter_ns, timed.synchronize
    timed.prepare()
    synchronize()
    started = clock()
    result = timed.call(*timed.arguments)
    synchronize()
    return result, clock() - started


def warm_up(
    timed: TimedCall, calls: int, at_least_ns: int = WARM_UP_NS, spent_ns: int = 0, with_preparation: bool = False
) -> tuple[list[int], Any]:
    """Make at least ``calls`` calls, and continue until all calls together took ``at_least_ns``.

    Make at most ``_MAX_WARM_UP`` calls, unless ``calls`` is greater.

    Args:
        timed: the call.
        calls: the least number of calls; 0 or less if no call is needed.
        at_least_ns: the least duration of all calls together, including ``spent_ns``.
        spent_ns: the total duration of the warm-up calls that were already made before this function was called.
        with_preparation: whether the preparation of a call counts as a part of its duration.

    Returns:
        The durations of the new calls, in ns, and the last result.
    """
    durations: List[int] = []
    result: Any = None
    spent = spent_ns
    while len(durations) < calls or (0 < spent < at_least_ns and len(durations) < _MAX_WARM_UP):
        begun = perf_counter_ns()
        result, duration = timed_call(timed)
        durations.append(duration)
        spent += perf_counter_ns() - begun if with_preparation else duration
    return durations, result


def hands_over_late(timed: TimedCall, read: Callable[[Any], Any]) -> tuple[bool, list[int], Any]:
    """Find out whether a call returns before its result has been computed.

    For instance, the call may return a lazy tensor, or leave work in a queue without waiting for it. The first reading
    of such a result takes longer than the second reading, because the first one includes the work. Caches or a busy
    machine can also cause a difference between the readings, but a smaller or rarer one. So the answer is true only if,
    in each of three calls, the difference is at least the call's duration and at least ``_LATE_NS``.

    Returns:
        The answer, the durations of the calls in ns (one to three), and the last result.
    """
    durations: List[int] = []
    result: Any = None
    for _ in range(3):
        result, call_ns = timed_call(timed)
        durations.append(call_ns)
        started = perf_counter_ns()
        read(result)
        first = perf_counter_ns()
        read(result)
        excess = (first - started) - (perf_counter_ns() - first)
        if excess < max(call_ns, _LATE_NS):
            return False, durations, result
    return True, durations, result


def calls_per_trial(call_ns: int, min_trial_ns: int) -> int:
    """Return how many calls one trial must make, so that the trial takes at least ``min_trial_ns``.

    One call takes ``call_ns``. The result is at most ``MAX_CALLS_PER_TRIAL``, even if the trial is then too short.
    """
    return max(1, min(MAX_CALLS_PER_TRIAL, -(-min_trial_ns // max(1, call_ns))))


class Watcher(Protocol):
    """An object that is notified when a block of trials begins and ends.

    The watcher of a sample process is its ``ServerLink``. It informs the server, which measures the block from outside.
    """

    def begin_block(self) -> None:
        """Wait until the block of trials may begin."""

    def end_block(self) -> None:
        """Take note that the block of trials has ended."""


def _nothing() -> None:
    """Do nothing. Called at the beginning and the end of a block of trials that has no watcher."""


def run_trials(
    timed: TimedCall,
    count: int,
    repeats: int,
    call_ns: int,
    cold: bool = False,
    watcher: Optional[Watcher] = None,
) -> tuple[Trials, Any]:
    """Time a block of trials.

    Args:
        timed: the call.
        count: the number of trials.
        repeats: the number of calls in one trial.
        call_ns: the approximate duration of one call, in ns.
        cold: whether ``prepare`` empties the caches. If it does, the block makes no calls to warm the caches.
        watcher: the object that is notified when the block begins and ends; None if only this process measures the
            block.

    Returns:
        The raw times and the last call's result.
    """
    trials = Trials(calls_per_trial=repeats)
    call, arguments, timer, prepare, synchronize = (
        *(timed.call, timed.arguments, timed.timer),
        *(timed.prepare, timed.synchronize),
    )
    clock, cpu_clock, host_clock, usage = perf_counter_ns, process_time_ns, monotonic_ns, getrusage
    begin, end = (watcher.begin_block, watcher.end_block) if watcher is not None else (_nothing, _nothing)
    result: Any = None
    gc.collect()
    gc.disable()
    try:
        begin()
        begun = host_clock()
        if call_ns < _REWARM_BELOW_NS and not cold:
            # Make untimed calls to warm the caches. Their time limit includes their preparations, because preparing a
            # call can take much longer than the call, and the server allows a block only a few ms of untimed work.
            warm_up(timed, 1, _REWARM_NS, with_preparation=True)
        trials.started_ns = host_clock()
        trials.warm_ns = trials.started_ns - begun
        ended = clock()
        for _ in range(count):
            previous = ended
            prepare()
            synchronize()
            switches = usage(RUSAGE_SELF).ru_nivcsw
            cpu = cpu_clock()
            started = clock()
            if timer is not None:
                timer.start()
            for _ in range(repeats):
                result = call(*arguments)
            if timer is not None:
                timer.stop()
            synchronize()
            ended = clock()
            if timer is not None:
                trials.device_ns.append(timer.elapsed_ns())
            trials.cpu_ns.append(cpu_clock() - cpu)
            trials.wall_ns.append(ended - started)
            trials.prepare_ns.append(started - previous)
            trials.involuntary_switches.append(usage(RUSAGE_SELF).ru_nivcsw - switches)
        trials.ended_ns = host_clock()
        end()
    finally:
        gc.enable()
    return trials, result
