"""Reference and compiled timed in alternating blocks until the interval of their ratio is narrow enough."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from graphnet.bench.statistics import half_width, median_ns, ratio_of_medians
from graphnet.errors import WorkerLost
from graphnet.runs.record import Ratio, TimingGroup
from graphnet.workers.client import SampleStream
from graphnet_contract import wire

#: A block lasts about this long on each side: longer than a scheduler's slice, short beside a drift.
_BLOCK_NS = 50_000_000
_MIN_ROUNDS = 10
_MAX_ROUNDS = 400


@dataclass(frozen=True)
class MeasurePolicy:
    """When a measurement is enough.

    At least ``trials`` trials and ``min_time_ns`` of timed work per side; then until the half width of
    the ratio's 95 % interval is at most ``half_width`` of the ratio, or ``budget_ns`` of timed work of
    both sides together is spent.
    """

    trials: int
    min_time_ns: int
    budget_ns: int
    half_width: float


@dataclass
class _Side:
    stream: SampleStream
    calls_per_trial: int
    block: int
    per_call_ns: list[list[float]] = field(default_factory=list)
    blocks: list[wire.TrialTimes] = field(default_factory=list)

    def run_block(self) -> bool:
        times = self.stream.run_trials(self.block, self.calls_per_trial)
        if times is None:
            return False
        self.blocks.append(times)
        self.per_call_ns.append([ns / times.calls_per_trial for ns in times.wall_ns])
        return True

    @property
    def spent_ns(self) -> int:
        return sum(sum(block.wall_ns) for block in self.blocks)

    @property
    def trials(self) -> int:
        return sum(len(block.wall_ns) for block in self.blocks)


@dataclass(frozen=True)
class Measurement:
    """What one row measured; ``stable`` says whether the interval became narrow enough."""

    reference_ns: float
    compiled_ns: float
    speedup: Ratio
    stable: bool
    recompiled: bool
    timing: TimingGroup


def measure(reference: SampleStream, candidate: SampleStream, policy: MeasurePolicy, seed: int) -> Measurement | None:
    """Alternate blocks in random order, each side stopped while the other is timed.

    None if one of the samples ended instead; its outcome tells why. Errors: WorkerLost.
    """
    generator = random.Random(seed)
    # One number for both: a median of single calls is no match for a median of means.
    calls = max(_calls_per_trial(reference), _calls_per_trial(candidate))
    if _only_once(reference) or _only_once(candidate):
        calls = 1
    sides = (_side(reference, policy, calls), _side(candidate, policy, calls))
    rounds: list[dict[str, Any]] = []
    while True:
        order = generator.sample((0, 1), 2)
        if not all(sides[index].run_block() for index in order):
            return None
        rounds.append(_raw(sides, first="reference" if order[0] == 0 else "compiled"))
        ratio = ratio_of_medians(sides[0].per_call_ns, sides[1].per_call_ns, seed)
        narrow = half_width(ratio) <= policy.half_width
        if _enough(sides, policy, len(rounds), narrow):
            return _measurement(sides, ratio, narrow, rounds)


def _report(stream: SampleStream) -> wire.CallReport:
    report = stream.progress.call_report
    if report is None:
        raise WorkerLost("the worker finished its warm-up without a call report")
    return report


def _calls_per_trial(stream: SampleStream) -> int:
    return _report(stream).calls_per_trial


def _only_once(stream: SampleStream) -> bool:
    """Whether every call needs its own preparation: inputs restored, or generators seeded."""
    return bool(_report(stream).mutated_inputs) or _report(stream).draws_random


def _side(stream: SampleStream, policy: MeasurePolicy, calls: int) -> _Side:
    report = _report(stream)
    known = [*report.warmup_ns, report.first_call_ns]
    return _Side(stream, calls, max(1, min(policy.trials, _BLOCK_NS // max(1, min(known) * calls))))


def _enough(sides: Sequence[_Side], policy: MeasurePolicy, rounds: int, narrow: bool) -> bool:
    if rounds < _MIN_ROUNDS:
        return False
    if sum(side.spent_ns for side in sides) >= policy.budget_ns or rounds >= _MAX_ROUNDS:
        return True
    done = all(side.trials >= policy.trials and side.spent_ns >= policy.min_time_ns for side in sides)
    return done and narrow


def _measurement(sides: Sequence[_Side], ratio: Ratio, narrow: bool, rounds: list[dict[str, Any]]) -> Measurement:
    reference, candidate = sides
    return Measurement(
        reference_ns=median_ns(reference.per_call_ns),
        compiled_ns=median_ns(candidate.per_call_ns),
        speedup=ratio,
        stable=narrow,
        recompiled=any(block.recompiled for block in candidate.blocks),
        timing=TimingGroup(
            started_ns=candidate.blocks[0].started_ns,
            ended_ns=candidate.blocks[-1].ended_ns,
            trials=candidate.trials,
            calls_per_trial=candidate.calls_per_trial,
            rounds=rounds,
        ),
    )


def _raw(sides: Sequence[_Side], first: str) -> dict[str, Any]:
    """The last round's raw figures, as they are kept."""
    named = zip(("reference", "compiled"), (side.blocks[-1] for side in sides), strict=True)
    return {"first": first} | {
        name: {
            "wall_ns": list(block.wall_ns),
            "cpu_ns": list(block.cpu_ns),
            "involuntary_switches": list(block.involuntary_switches),
            "started_ns": block.started_ns,
            "ended_ns": block.ended_ns,
        }
        for name, block in named
    }
