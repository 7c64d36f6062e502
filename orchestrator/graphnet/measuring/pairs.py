"""Time the reference and the compiled graph in alternating blocks, in one or more pairs of processes."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from graphnet.errors import WorkerLost
from graphnet.measuring.audit import findings
from graphnet.measuring.load import load_of, raw_load
from graphnet.measuring.ratio import FEWEST_PAIRS, median_ns, round_ratio
from graphnet.measuring.repeats import calls_per_trial, trials_per_block
from graphnet.measuring.sampling import Sampling
from graphnet.measuring.series import describe_series
from graphnet.runs.record import LoadGroup, Ratio, TimingGroup
from graphnet.runs.request import MeasurePolicy
from graphnet.workers.client import SampleStream
from graphnet_contract import messages


@dataclass
class _Side:
    """One side of one pair of processes: the reference, the compiled graph or own eager.

    Own eager is the uncompiled graph, run with the torch of the candidate's environment.
    """

    name: str
    stream: SampleStream
    calls_per_trial: int
    block: int
    side: messages.Side = messages.Side.UNSPECIFIED
    per_call_ns: list[list[float]] = field(default_factory=list)
    #: The worker's message about each timed block: the times, and facts such as throttling or recompilation.
    blocks: list[messages.TrialTimes] = field(default_factory=list)
    #: The time, in ns, from the command that asks the worker for the first block to the worker's answer, without the
    #: duration of the block's calls. For own eager, this is mainly the time that its process takes to start.
    start_ns: int = 0

    def run_block(self) -> bool:
        ordered_ns = time.monotonic_ns()
        times = self.stream.run_trials(self.block, self.calls_per_trial, self.side)
        if times is None:
            return False
        if not self.blocks:
            lasted_ns = times.warm_ns + times.ended_ns - times.started_ns
            self.start_ns = max(0, time.monotonic_ns() - ordered_ns - lasted_ns)
        self.blocks.append(times)
        self.per_call_ns.append([ns / times.calls_per_trial for ns in times.wall_ns])
        return True

    @property
    def last_ns(self) -> int:
        return sum(self.blocks[-1].wall_ns)


@dataclass(frozen=True)
class Measurement:
    """The measured times of one row.

    Attributes:
        reference_ns: the reference's median time per call, in ns.
        compiled_ns: the compiled graph's median time per call, in ns.
        own_eager_ns: the median time per call, in ns, of eager in the candidate's own stack; None if nobody asked for
            it, or if that stack cannot run eager.
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


class PairedTimes:
    """The times of one row. They come from one or more pairs of processes, which are measured one after the other.

    Attributes:
        sampling: decides how many pairs of processes are measured, and how many rounds of timed blocks each pair gets.
    """

    def __init__(
        self, policy: MeasurePolicy, seed: int, threads: int = 1, own_eager: bool = False, pairs: int | None = 1
    ) -> None:
        """Prepare to time one row.

        Args:
            policy: decides when enough blocks have been timed.
            seed: decides the order of the blocks.
            threads: the number of threads of a sample process.
            own_eager: whether to time a third side: eager mode in the candidate's own stack.
            pairs: the number of pairs that will be measured. If None, the measured times determine the number
                (measuring/sampling.py).
        """
        self.sampling = Sampling(policy, pairs)
        self._policy = policy
        self._generator = random.Random(seed)
        self._threads = threads
        self._own_eager = own_eager
        #: The time, in ns, that the process of own eager (the uncompiled graph in the candidate's own stack) took to
        #: start in the last pair; 0 if the last pair had no such process.
        self.own_eager_start_ns = 0
        self._pairs: list[list[_Side]] = []
        self._rounds: list[dict[str, Any]] = []

    def measure_pair(self, reference: SampleStream, candidate: SampleStream) -> bool:
        """Time blocks of the reference, the compiled graph and perhaps own eager, round by round, in random order.

        While one of these sides is timed, the processes of the other sides are stopped.

        Args:
            reference: the stream of the reference's process, which is warm.
            candidate: the stream of a process on the backend under test, which has compiled the graph and is warm.

        Returns:
            Whether the pair was measured. If not, the process of one side ended early, and its outcome gives the
            reason. The times of earlier pairs are kept.

        Raises:
            WorkerLost: a worker went away. The times of earlier pairs are kept.
        """
        sides = self._sides(reference, candidate)
        kept = len(self._rounds)
        complete = False
        self.sampling.begin_pair()
        try:
            complete = self._all_rounds(sides)
        finally:
            if not complete:
                self.sampling.drop_pair()
                del self._rounds[kept:]
        self.own_eager_start_ns = sides[2].start_ns if len(sides) > 2 else 0
        if complete:
            self._pairs.append(sides)
        return complete

    def drop_last_pair(self) -> None:
        """Forget the pair that was measured last, because its outputs turned out to be wrong."""
        self.sampling.drop_pair()
        self._pairs.pop()
        self._rounds = [one for one in self._rounds if one["process"] <= len(self._pairs)]

    def forget_own_eager(self) -> None:
        """Forget the times of own eager (eager mode in the candidate's own stack). Do not time it in later pairs."""
        self._own_eager = False
        self._pairs = [sides[:2] for sides in self._pairs]

    def measurement(self, fewer: str | None = None) -> Measurement:
        """Return the row's measurement. At least one pair must have been measured.

        Args:
            fewer: the reason why fewer pairs were measured than intended; None if all pairs were measured.
        """
        pairs = self._counted()
        reference, candidate, *others = _together(pairs)
        own = others[0] if others else None
        ratio = self.sampling.ratio_of([_ratios(sides[0], sides[1]) for sides in pairs])
        own_ratios = [_ratios(sides[2], sides[1]) for sides in pairs] if own is not None else []
        return Measurement(
            reference_ns=median_ns(reference.times),
            compiled_ns=median_ns(candidate.times),
            own_eager_ns=None if own is None else median_ns(own.times),
            speedup=ratio,
            speedup_own_eager=self.sampling.ratio_of(own_ratios) if own_ratios else None,
            stable=self.sampling.is_narrow(ratio),
            void=(*_void(candidate, [reference, candidate, *others]), *self._audited(pairs)),
            timing=TimingGroup(
                started_ns=candidate.processes[0][0].started_ns,
                ended_ns=candidate.processes[-1][-1].ended_ns,
                trials=sum(len(times) for times in candidate.times),
                calls_per_trial=pairs[0][1].calls_per_trial,
                processes=len(pairs),
                fewer_processes=fewer,
                series={
                    one.name: describe_series(one.processes, self._threads) for one in (reference, candidate, *others)
                },
                device_ns=_device_ns([reference, candidate, *others]),
                load=_load([reference, candidate, *others]),
                rounds=[one for one in self._rounds if one["process"] <= len(pairs)],
            ),
        )

    @property
    def processes(self) -> int:
        """The number of pairs whose times are used for the row."""
        return len(self._counted())

    def _counted(self) -> list[list[_Side]]:
        """The pairs whose times are used for the row: all, or only the first if there are fewer than FEWEST_PAIRS."""
        return self._pairs if len(self._pairs) >= FEWEST_PAIRS else self._pairs[:1]

    def _audited(self, pairs: Sequence[Sequence[_Side]]) -> tuple[str, ...]:
        """The audit's reasons to discard the times of the row. A reason in one pair discards the times of all pairs."""
        found = [findings({side.name: side.blocks for side in sides}, self._threads) for sides in pairs]
        return tuple(dict.fromkeys(reason for reasons in found for reason in reasons))

    def _sides(self, reference: SampleStream, candidate: SampleStream) -> list[_Side]:
        if self._pairs:
            # Every pair makes as many calls per trial, and as many trials per block, as the first pair. So the times of
            # all pairs are comparable.
            first = self._pairs[0]
            streams = (reference, candidate, candidate)
            return [
                _Side(one.name, stream, one.calls_per_trial, one.block, one.side)
                for one, stream in zip(first, streams, strict=False)
            ]
        calls = calls_per_trial(_report(reference), _report(candidate))
        sides = [_side("reference", reference, self._policy, calls), _side("compiled", candidate, self._policy, calls)]
        if self._own_eager:
            sides.append(_own_eager(sides[0], candidate))
        return sides

    def _all_rounds(self, sides: list[_Side]) -> bool:
        """Time rounds until the pair has enough of them. Return False if the process of a side ended early."""
        while self.sampling.another_round():
            order = self._generator.sample(sides, len(sides))
            if not all(side.run_block() for side in order):
                return False
            if len(sides) > 2 and not sides[-1].blocks[-1].wall_ns:
                # The candidate's stack cannot run eager, so the rounds have two sides from now on.
                self._own_eager = False
                order.remove(sides.pop())
            self._rounds.append(_raw(sides, order[0].name, len(self._pairs) + 1))
            reference, candidate = sides[:2]
            self.sampling.add(
                round_ratio(reference.per_call_ns[-1], candidate.per_call_ns[-1]),
                reference.last_ns + candidate.last_ns,
                min(reference.last_ns, candidate.last_ns),
                min(reference.block, candidate.block),
            )
        return True


@dataclass(frozen=True)
class _Whole:
    """One side (for instance the reference) over all pairs of processes.

    ``processes`` holds the blocks of each process. ``times`` holds the times per call of each block.
    """

    name: str
    processes: list[list[messages.TrialTimes]]
    times: list[list[float]]


def _together(pairs: Sequence[Sequence[_Side]]) -> list[_Whole]:
    # If own eager failed in one pair, this pair has only two sides. zip then leaves out own eager for all pairs.
    return [
        _Whole(sides[0].name, [side.blocks for side in sides], [times for side in sides for times in side.per_call_ns])
        for sides in zip(*pairs, strict=False)
    ]


def _ratios(reference: _Side, candidate: _Side) -> list[float]:
    return [round_ratio(*both) for both in zip(reference.per_call_ns, candidate.per_call_ns, strict=True)]


def _report(stream: SampleStream) -> messages.CallReport:
    report = stream.progress.call_report
    if report is None:
        raise WorkerLost("the worker finished its warm-up without a call report")
    return report


def _side(name: str, stream: SampleStream, policy: MeasurePolicy, calls: int) -> _Side:
    return _Side(name, stream, calls, trials_per_block(_report(stream), calls, policy.trials))


def _own_eager(reference: _Side, candidate: SampleStream) -> _Side:
    """Make the third side of a pair: eager mode in the candidate's own stack.

    Its blocks have as many trials and calls as the reference's, because eager mode takes about the same time in every
    stack.
    """
    return _Side("own_eager", candidate, reference.calls_per_trial, reference.block, messages.Side.OWN_EAGER)


def _device_ns(sides: Sequence[_Whole]) -> dict[str, float] | None:
    """Each side's median time per call in ns, measured by a GPU's events; None if no worker reported such times."""
    blocks = {side.name: [block for process in side.processes for block in process] for side in sides}
    return {
        name: median_ns([[ns / block.calls_per_trial for ns in block.device_ns] for block in of_side])
        for name, of_side in blocks.items()
        if of_side[0].device_ns
    } or None


def _load(sides: Sequence[_Whole]) -> dict[str, LoadGroup] | None:
    """The load of other processes while each side was timed, by side; None if no worker reported the load."""
    found = {side.name: load_of(block for process in side.processes for block in process) for side in sides}
    return {name: load for name, load in found.items() if load is not None} or None


def _void(candidate: _Whole, sides: Sequence[_Whole]) -> tuple[str, ...]:
    """The reasons to discard the times: the candidate compiled again, or a cgroup's CPU limit throttled a side."""
    reasons = []
    if any(block.recompiled for process in candidate.processes for block in process):
        reasons.append("recompiled")
    if any(block.throttled_periods for side in sides for process in side.processes for block in process):
        reasons.append("throttled")
    return tuple(reasons)


def _raw(sides: Sequence[_Side], first: str, process: int) -> dict[str, Any]:
    """Return the raw figures of the round that was timed last, as an entry of ``TimingGroup.rounds``."""
    return {"process": process, "first": first} | {
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
