"""Time reference and compiled graph in alternating blocks, until the interval of their ratio is narrow enough."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from graphnet.errors import WorkerLost
from graphnet.measuring.load import load_of, raw_load
from graphnet.measuring.ratio import (
    FEWEST_ROUNDS,
    half_width,
    median_ns,
    median_of_ratios,
    ratio_of_rounds,
    round_ratio,
)
from graphnet.measuring.series import describe_series
from graphnet.runs.record import Ratio, TimingGroup
from graphnet.runs.request import MeasurePolicy
from graphnet.workers.client import SampleStream
from graphnet_contract import messages

#: The approximate duration of a block on each side, in ns. It is longer than a time slice of the scheduler, and short
#: enough that a slow drift of the machine's speed affects both sides alike.
_BLOCK_NS = 30_000_000
_MIN_ROUNDS = 10
_MAX_ROUNDS = 400


@dataclass
class _Side:
    name: str
    stream: SampleStream
    calls_per_trial: int
    block: int
    side: messages.Side = messages.Side.UNSPECIFIED
    per_call_ns: list[list[float]] = field(default_factory=list)
    blocks: list[messages.TrialTimes] = field(default_factory=list)
    spent_ns: int = 0
    trials: int = 0

    def run_block(self) -> bool:
        times = self.stream.run_trials(self.block, self.calls_per_trial, self.side)
        if times is None:
            return False
        self.blocks.append(times)
        self.per_call_ns.append([ns / times.calls_per_trial for ns in times.wall_ns])
        self.spent_ns += sum(times.wall_ns)
        self.trials += len(times.wall_ns)
        return True


@dataclass(frozen=True)
class Measurement:
    """The measured times of one row.

    Attributes:
        reference_ns: the reference's median time per call, in ns.
        compiled_ns: the compiled graph's median time per call, in ns.
        own_eager_ns: the median time per call, in ns, of eager in the candidate's own stack; None if this was not asked
            for, or if that stack cannot run eager.
        speedup: the ratio of the reference's time to the compiled graph's.
        speedup_own_eager: the ratio of own eager's time to the compiled graph's; None if ``own_eager_ns`` is None.
        stable: whether the interval of the speedup became narrow enough.
        void: the reasons for which the times must be discarded; empty if there are none.
        timing: the raw figures.
    """

    reference_ns: float
    compiled_ns: float
    own_eager_ns: float | None
    speedup: Ratio
    speedup_own_eager: Ratio | None
    stable: bool
    void: tuple[str, ...]
    timing: TimingGroup


def measure(
    reference: SampleStream,
    candidate: SampleStream,
    policy: MeasurePolicy,
    seed: int,
    threads: int = 1,
    own_eager: bool = False,
) -> Measurement | None:
    """Time blocks of all sides in random order. While one side is timed, the others are stopped.

    Args:
        reference: the stream of the warm reference.
        candidate: the stream of the warm sample on the site under test.
        policy: decides when enough blocks have been timed.
        seed: decides the order of the blocks.
        threads: the number of threads of a sample process.
        own_eager: whether eager in the candidate's stack is timed too.

    Returns:
        The measurement; None if a side ended early. The outcome of that side then gives the reason.

    Raises:
        WorkerLost: a worker went away.
    """
    generator = random.Random(seed)
    # Both sides make the same number of calls per trial, because a median of single calls cannot be compared with a
    # median of means.
    calls = max(_calls_per_trial(reference), _calls_per_trial(candidate))
    if _only_once(reference) or _only_once(candidate):
        calls = 1
    sides = [_side("reference", reference, policy, calls), _side("compiled", candidate, policy, calls)]
    if own_eager:
        sides.append(_own_eager(sides[0], candidate))
    rounds: list[dict[str, Any]] = []
    ratios: list[float] = []
    while True:
        order = generator.sample(sides, len(sides))
        if not all(side.run_block() for side in order):
            return None
        if own_eager and not sides[-1].blocks[-1].wall_ns:
            # The candidate's stack cannot run eager, so the rounds have two sides from now on.
            own_eager = False
            order.remove(sides.pop())
        rounds.append(_raw(sides, first=order[0].name))
        ratios.append(round_ratio(sides[0].per_call_ns[-1], sides[1].per_call_ns[-1]))
        ratio = median_of_ratios(ratios)
        narrow = half_width(ratio) <= policy.half_width
        if _enough(sides[:2], policy, len(rounds), narrow):
            return _measurement(sides, ratio, narrow, rounds, threads)


def _report(stream: SampleStream) -> messages.CallReport:
    report = stream.progress.call_report
    if report is None:
        raise WorkerLost("the worker finished its warm-up without a call report")
    return report


def _calls_per_trial(stream: SampleStream) -> int:
    return _report(stream).calls_per_trial


def _only_once(stream: SampleStream) -> bool:
    """Whether each call must be prepared, because the graph changes its inputs or draws random numbers."""
    return bool(_report(stream).mutated_inputs) or _report(stream).draws_random


def _side(name: str, stream: SampleStream, policy: MeasurePolicy, calls: int) -> _Side:
    report = _report(stream)
    known = [*report.warmup_ns, report.first_call_ns]
    return _Side(name, stream, calls, max(1, min(policy.trials, _BLOCK_NS // max(1, min(known) * calls))))


def _own_eager(reference: _Side, candidate: SampleStream) -> _Side:
    """Make the third side: eager in the candidate's stack. Its blocks are as long as the reference's.

    The length fits because eager takes about the same time in every stack.
    """
    return _Side("own_eager", candidate, reference.calls_per_trial, reference.block, messages.Side.OWN_EAGER)


def _enough(sides: Sequence[_Side], policy: MeasurePolicy, rounds: int, narrow: bool) -> bool:
    if rounds < FEWEST_ROUNDS:
        return False
    if sum(side.spent_ns for side in sides) >= policy.budget_ns or rounds >= _MAX_ROUNDS:
        return True
    done = all(side.trials >= policy.trials and side.spent_ns >= policy.min_time_ns for side in sides)
    return rounds >= _MIN_ROUNDS and done and narrow


def _measurement(
    sides: Sequence[_Side], ratio: Ratio, narrow: bool, rounds: list[dict[str, Any]], threads: int
) -> Measurement:
    reference, candidate = sides[:2]
    own = sides[2] if len(sides) > 2 else None
    return Measurement(
        reference_ns=median_ns(reference.per_call_ns),
        compiled_ns=median_ns(candidate.per_call_ns),
        own_eager_ns=None if own is None else median_ns(own.per_call_ns),
        speedup=ratio,
        speedup_own_eager=None if own is None else ratio_of_rounds(own.per_call_ns, candidate.per_call_ns),
        stable=narrow,
        void=_void(sides),
        timing=TimingGroup(
            started_ns=candidate.blocks[0].started_ns,
            ended_ns=candidate.blocks[-1].ended_ns,
            trials=candidate.trials,
            calls_per_trial=candidate.calls_per_trial,
            series={side.name: describe_series(side.blocks, threads) for side in sides},
            device_ns={side.name: _device_ns(side) for side in sides if side.blocks[0].device_ns} or None,
            load={side.name: load for side in sides if (load := load_of(side.blocks)) is not None} or None,
            rounds=rounds,
        ),
    )


def _device_ns(side: _Side) -> float:
    return median_ns([[ns / block.calls_per_trial for ns in block.device_ns] for block in side.blocks])


def _void(sides: Sequence[_Side]) -> tuple[str, ...]:
    """The reasons to discard the times: the candidate compiled again, or a cgroup's CPU limit throttled a side."""
    reasons = []
    if any(block.recompiled for block in sides[1].blocks):
        reasons.append("recompiled")
    if any(block.throttled_periods for side in sides for block in side.blocks):
        reasons.append("throttled")
    return tuple(reasons)


def _raw(sides: Sequence[_Side], first: str) -> dict[str, Any]:
    """The raw figures of the last round, in the form that the record has."""
    return {"first": first} | {
        side.name: {
            "wall_ns": list(side.blocks[-1].wall_ns),
            "cpu_ns": list(side.blocks[-1].cpu_ns),
            "involuntary_switches": list(side.blocks[-1].involuntary_switches),
            "started_ns": side.blocks[-1].started_ns,
            "ended_ns": side.blocks[-1].ended_ns,
        }
        | ({"device_ns": list(side.blocks[-1].device_ns)} if side.blocks[-1].device_ns else {})
        | raw_load(side.blocks[-1])
        for side in sides
    }
