"""Times calls and trials. Nothing in this module logs, allocates tensors or sends frames."""

from __future__ import annotations

import dataclasses
import gc
from dataclasses import dataclass, field
from resource import RUSAGE_SELF, getrusage

# Import the functions of the clocks before any sample runs, so that a sample that patches the time module cannot change
# them. A timed call could also replace the clocks in this module. So a function that makes several calls copies the
# clocks into local variables first.
from time import perf_counter_ns
from typing import Any, Callable, List, Optional, Sequence

from graphnet_contract.messages import Counts, TrialTimes
from graphnet_runner.adapter import DeviceTimer
from graphnet_runner.counters import Counters
from graphnet_runner.gate import DONE, EMPTY, END, FAILED, GO, KEEP, KEPT, PREPARE, READY, WARM, Gate

#: The largest number of times that one trial repeats its call.
MAX_CALLS_PER_TRIAL = 10_000
#: The least duration of a warm-up, in ns. The first few calls are slower, until the core's clock rate and caches have
#: settled.
WARM_UP_NS = 50_000_000
_MAX_WARM_UP = 500
#: The duration of the untimed calls at the beginning of each block of trials, in ns. These calls warm the caches, which
#: are cold because the process was stopped before the block.
_REWARM_NS = 2_000_000
#: If one call takes longer than this (in ns), a block makes no untimed calls. Filling the caches takes a few ms, which
#: is less than half a per cent of such a call, and an untimed call would double the time of the block.
_REWARM_BELOW_NS = 1_000_000_000
#: ``hands_over_late`` reads the result of a call twice. It concludes that the call returned before the result was
#: computed only if the first reading takes at least this much longer, in ns, than the second.
_LATE_NS = 100_000


@dataclass
class Trials:
    """What this process measured of one block of trials. Without a device timer, ``device_ns`` stays empty.

    The server measures the times of the block, so ``wall_ns`` is only a witness (``graphnet_server.watch.bracket``).
    """

    calls_per_trial: int
    wall_ns: List[int] = field(default_factory=list)
    involuntary_switches: List[int] = field(default_factory=list)
    device_ns: List[int] = field(default_factory=list)
    counts: Optional[Counts] = None

    def add_counts(self, counts: Counts) -> None:
        """Add the counts of a trial, but for the wait for its word, for which the process gave its core back once. What
        is unknown in one trial is unknown in the block.
        """
        waited = dataclasses.replace(counts, context_switches=max(0, counts.context_switches - 1))
        if self.counts is None:
            self.counts = waited
            return
        one = self.counts
        self.counts = Counts(
            cycles=_sum(one.cycles, waited.cycles),
            instructions=_sum(one.instructions, waited.instructions),
            cache_misses=_sum(one.cache_misses, waited.cache_misses),
            running_ns=_sum(one.running_ns, waited.running_ns),
            user_only=one.user_only or waited.user_only,
            page_faults=one.page_faults + waited.page_faults,
            context_switches=one.context_switches + waited.context_switches,
        )

    def message(self, recompiled: bool = False) -> TrialTimes:
        return TrialTimes(
            calls_per_trial=self.calls_per_trial,
            wall_ns=tuple(self.wall_ns),
            involuntary_switches=tuple(self.involuntary_switches),
            recompiled=recompiled,
            device_ns=tuple(self.device_ns),
            counts=self.counts,
        )


def _sum(one: Optional[int], other: Optional[int]) -> Optional[int]:
    return None if one is None or other is None else one + other


@dataclass(frozen=True)
class TimedCall:
    """A call to time. ``prepare`` runs before each trial, ``synchronize`` before and after each trial."""

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
) -> List[int]:
    """Make at least ``calls`` calls, and continue until all calls together took ``at_least_ns``.

    Make at most ``_MAX_WARM_UP`` calls, unless ``calls`` is greater. ``spent_ns`` is the total duration of the warm-up
    calls that were already made. If ``with_preparation``, the preparation of a call counts as a part of its duration.
    Return the durations of the new calls, in ns.
    """
    durations: List[int] = []
    spent = spent_ns
    while len(durations) < calls or (0 < spent < at_least_ns and len(durations) < _MAX_WARM_UP):
        begun = perf_counter_ns()
        duration = timed_call(timed)[1]
        durations.append(duration)
        spent += perf_counter_ns() - begun if with_preparation else duration
    return durations


def hands_over_late(timed: TimedCall, read: Callable[[Any], Any]) -> tuple[bool, list[int]]:
    """Find out whether a call returns before its result has been computed.

    For instance, the call may return a lazy tensor, or leave work in a queue without waiting for it. The first reading
    of such a result takes longer than the second reading, because the first one includes the work. Caches or a busy
    machine can also cause a difference between the readings, but a smaller or rarer one. So the answer is true only if,
    in each of three calls, the difference is at least the call's duration and at least ``_LATE_NS``.

    Return the answer, and the durations of the calls in ns (one to three).
    """
    durations: List[int] = []
    for _ in range(3):
        result, call_ns = timed_call(timed)
        durations.append(call_ns)
        started = perf_counter_ns()
        read(result)
        first = perf_counter_ns()
        read(result)
        excess = (first - started) - (perf_counter_ns() - first)
        if excess < max(call_ns, _LATE_NS):
            return False, durations
    return True, durations


def calls_per_trial(call_ns: int, min_trial_ns: int) -> int:
    """Return how many calls of ``call_ns`` make a trial of ``min_trial_ns``: at most ``MAX_CALLS_PER_TRIAL``."""
    return max(1, min(MAX_CALLS_PER_TRIAL, -(-min_trial_ns // max(1, call_ns))))


@dataclass(frozen=True)
class Block:
    """A block of trials to time, of ``calls`` calls each.

    ``prepare`` gets the number of a PREPARE word, and returns the arguments of each call. ``keep`` gets the result
    that was held. If later calls overwrite the outputs of earlier ones (``reuses_outputs``), the last call gets the
    inputs of the one to hold, and its result is held instead. ``call_ns`` is the approximate duration of
    one call, in ns. If ``cold``, ``prepare`` empties the caches, so the block makes no calls to warm them.
    """

    timed: TimedCall
    calls: int
    call_ns: int
    prepare: Callable[[int], Sequence[Sequence[Any]]]
    keep: Callable[[Any], None]
    reuses_outputs: bool = False
    cold: bool = False


def run_trials(block: Block, gate: Gate, counters: Optional[Counters] = None) -> Trials:
    """Make the trials of a block as the server's words say, and return what this process measured.

    The counters are read right before and after each trial.
    Exceptions of a call are passed on, after the server was told.
    """
    trials = Trials(calls_per_trial=block.calls)
    timed, reuses = block.timed, block.reuses_outputs
    call, timer, synchronize, prepare, keep = timed.call, timed.timer, timed.synchronize, block.prepare, block.keep
    clock, usage, next_word, answer = perf_counter_ns, getrusage, gate.next_word, gate.answer
    every: Sequence[Sequence[Any]] = ()
    held: Any = None
    counted: Any = None
    gc.collect()
    gc.disable()
    try:
        word, number = next_word()
        while word != END:
            if word == GO:
                before, after = every[: number + 1], every[number + 1 :]
                if reuses and after:
                    after = [*after[:-1], every[number]]
                switches = usage(RUSAGE_SELF).ru_nivcsw
                started = clock()
                if timer is not None:
                    timer.start()
                for arguments in before:
                    held = call(*arguments)
                result = held
                for arguments in after:
                    result = call(*arguments)
                if timer is not None:
                    timer.stop()
                synchronize()
                ended = clock()
                answer(DONE)
                if counters is not None:
                    trials.add_counts(counters.since(counted))
                if reuses:
                    held = result
                del result
                trials.wall_ns.append(ended - started)
                trials.involuntary_switches.append(usage(RUSAGE_SELF).ru_nivcsw - switches)
                if timer is not None:
                    trials.device_ns.append(timer.elapsed_ns())
            elif word == PREPARE:
                held = None
                every = prepare(number)
                synchronize()
                if counters is not None:
                    counted = counters.read()
                answer(READY)
            elif word == EMPTY:
                answer(DONE)
            elif word == KEEP:
                keep(held)
                answer(KEPT)
            elif word == WARM:
                if block.call_ns < _REWARM_BELOW_NS and not block.cold:
                    # The time limit includes preparations, because preparing a call can take much longer than the call.
                    warm_up(timed, 1, _REWARM_NS, with_preparation=True)
                answer(DONE)
            word, number = next_word()
    except BaseException:
        answer(FAILED)
        raise
    finally:
        gc.enable()
    return trials
