"""Time the reference and the compiled graph in alternating blocks, in one or more pairs of processes."""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from graphnet.errors import WorkerLost
from graphnet.measuring.audit import BETWEEN_TRIALS, copies_longer, findings, works_between
from graphnet.measuring.calls import calls_of, energy_of
from graphnet.measuring.components import FEWEST_COMPILES, by_compile, compile_time_of, components_of
from graphnet.measuring.counts import counts_of, raw_counts
from graphnet.measuring.load import is_busy, load_from, load_of, raw_load
from graphnet.measuring.ratio import FEWEST_PAIRS, FEWEST_ROUNDS, Series, median_ns, round_ratio, spread_of_logs
from graphnet.measuring.repeats import call_ns, calls_per_trial, trials_per_block
from graphnet.measuring.sampling import AUTO_PAIRS, Sampling
from graphnet.measuring.series import FLAT, UNKNOWN, UNSETTLED, describe_series
from graphnet.runs.controls import Spread
from graphnet.runs.flags import Flag
from graphnet.runs.record import (
    PairCompile,
    Ratio,
    SeriesGroup,
    TimingGroup,
)
from graphnet.runs.request import MeasurePolicy
from graphnet.talk.client import SampleStream
from graphnet_contract import messages

#: The number of places of code among which the pairs alternate. Each worker starts a zygote for each (decision 52).
CODE_PLACES: Final = AUTO_PAIRS
#: The code's place changes the duration of calls below this one, in ns, by about one per cent.
_SHORT_CALL_NS: Final = 100_000
#: A row whose speedup is above this bound gets the flag `suspicious`. KernelBench uses the same bound.
SUSPICIOUS_SPEEDUP: Final = 10.0
#: Outputs are copied in so many rounds of a pair before a side is said to work between its trials.
_FEWEST_COPIES: Final = 4
#: To begin and end a block takes less than this, in ns, unless it waits for other samples.
_MOST_TURN_NS: Final = 100_000_000
#: With a smaller budget, in ns, the start of the zygotes would take longer than the timed work.
_LEAST_BUDGET_NS: Final = 5_000_000_000


@dataclass
class _Side:
    """The reference, the compiled graph or own eager (uncompiled, on the candidate's torch) in one pair."""

    name: str
    #: None if the side was measured in an earlier command.
    stream: SampleStream | None
    calls_per_trial: int
    block: int
    side: messages.Side = messages.Side.UNSPECIFIED
    per_call_ns: list[list[float]] = field(default_factory=list)
    #: The worker's message about each timed block: the times, and facts such as throttling or recompilation.
    blocks: list[messages.TrialTimes] = field(default_factory=list)
    #: How long the first block took without its calls, in ns. For own eager, mainly the start of its process.
    start_ns: int = 0
    #: How long it took to begin and end the last block but the first, in ns, without a wait for other samples.
    turn_ns: int = 0

    def run_block(self, keep: bool) -> bool:
        assert self.stream is not None
        ordered_ns = time.monotonic_ns()
        times = self.stream.run_trials(self.block, self.calls_per_trial, self.side, keep)
        if times is None:
            return False
        turn_ns = max(0, time.monotonic_ns() - ordered_ns - (times.warm_ns + times.ended_ns - times.started_ns))
        if self.blocks:
            self.turn_ns = min(turn_ns, _MOST_TURN_NS)
        else:
            self.start_ns = turn_ns
        self.blocks.append(times)
        self.per_call_ns.append([ns / times.calls_per_trial for ns in times.wall_ns])
        return True

    @property
    def last_ns(self) -> int:
        return sum(self.blocks[-1].wall_ns)

    @property
    def last_untimed_ns(self) -> int:
        """The ns of the last block's untimed calls, of what the process did between its trials, and of its turn."""
        last = self.blocks[-1]
        return self.turn_ns + max(0, last.warm_ns + last.ended_ns - last.started_ns - self.last_ns)

    def without_first(self, blocks: int) -> _Side:
        """This side without the times of its first blocks."""
        return replace(self, per_call_ns=self.per_call_ns[blocks:])


@dataclass(frozen=True)
class Measurement:
    """The measured times of one row: medians per call in ns (of own eager if it was asked for and can run), ratios,
    whether the interval is narrow enough, whether the times were steady in the end, why they are void, and the raw
    figures.
    """

    reference_ns: float
    compiled_ns: float
    own_eager_ns: float | None
    speedup: Ratio
    speedup_own_eager: Ratio | None
    stable: bool
    settled: bool
    void: tuple[str, ...]
    timing: TimingGroup

    def flags(self, same_device: bool) -> list[Flag]:
        """Return the flags that the times give a row. ``same_device``: whether both sides ran on one device."""
        raised = {
            Flag.UNSTABLE: not self.stable,
            Flag.UNSETTLED: not self.settled,
            Flag.BUSY: is_busy(self.timing.load),
            Flag.DIFFERENT_DEVICE: not same_device,
            Flag.SUSPICIOUS: same_device and self.speedup.ratio > SUSPICIOUS_SPEEDUP,
        }
        return [flag for flag, holds in raised.items() if holds]


class PairedTimes:
    """The times of one row, from pairs of processes that are measured one after the other, as ``sampling`` decides."""

    def __init__(
        self,
        policy: MeasurePolicy,
        seed: int,
        threads: int = 1,
        own_eager: bool = False,
        pairs: int | None = 1,
        spread: Spread | None = None,
        bound: float | None = None,
        gives_up: bool = False,
        limit: float = 1.0,
    ) -> None:
        """Prepare to time one row. ``pairs`` None: the times decide on their number (measuring/sampling.py, which also
        explains ``spread``, ``bound`` and ``gives_up``): whether the compiled graph takes ``limit`` times as long as
        the reference.
        """
        self.sampling = Sampling(policy, pairs, spread, bound, gives_up)
        self._policy = policy
        self._generator = random.Random(seed)
        self._threads = threads
        self._own_eager = own_eager
        self._limit = limit
        self._moves_code = False
        self._pairs: list[list[_Side]] = []
        self._compiles: list[PairCompile] = []
        self._rounds: list[dict[str, Any]] = []

    @classmethod
    def measured(cls, timing: TimingGroup, policy: MeasurePolicy, threads: int, sampling: Sampling) -> PairedTimes:
        """Return the times of a row that was measured already, to compute its measurement again from its raw times.

        Args:
            timing: the row's timing, with its rounds.
            policy, threads: those of the run's request.
            sampling: how the row's pairs were planned (``Sampling.measured_before``).
        """
        found = cls(policy, 0, threads)
        found.sampling = sampling
        found._moves_code = (timing.code_places or 1) > 1
        found._rounds = timing.rounds
        for one in timing.rounds:
            if len(found._pairs) < one["process"]:
                baseline = ("reference", "compiled", "own_eager") if "reference" in one else ("own_eager", "compiled")
                names = [name for name in baseline if name in one and name in (timing.series or one)]
                found._pairs.append([_Side(name, None, timing.calls_per_trial, 0) for name in names])
            for side in found._pairs[-1]:
                block = _block(one[side.name], timing.calls_per_trial)
                side.blocks.append(block)
                side.per_call_ns.append([ns / block.calls_per_trial for ns in block.wall_ns])
        found._compiles = list(timing.compiles or [PairCompile(anew=not one) for one in range(len(found._pairs))])
        return found

    def measure_pair(self, reference: SampleStream | None, candidate: SampleStream, anew: bool = True) -> bool:
        """Time blocks of the sides of a new pair of warm processes, round by round, in random order. Only the timed
        side is not stopped. Without ``reference``, own eager takes its place. Return whether the pair was measured: if
        not, a process ended early, whose outcome gives the reason, or the candidate's stack cannot run eager. Earlier
        pairs are kept, also if a worker is lost (WorkerLost). ``anew``: the candidate found empty caches.
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
        if self._pairs and len(sides) > 2:
            self.sampling.started(sides[2].start_ns)
        if complete:
            report = candidate.progress.compile_report
            compile_ns = (report.compile_ns or None) if report is not None else None
            self._compiles.append(PairCompile(anew=anew, compile_ns=compile_ns))
            self._pairs.append(sides)
        return complete

    @property
    def code_place(self) -> int:
        """The place of code for both processes of the next pair (``Start.code_place``).

        If the graph's calls are short, the places of the pairs differ, so the interval covers their effect.
        """
        return self._place(len(self._pairs))

    @property
    def next_code_place(self) -> int:
        """The place of code for both processes of the pair after the next one."""
        return self._place(len(self._pairs) + 1)

    def _place(self, pairs: int) -> int:
        return pairs % CODE_PLACES if self._moves_code else 0

    def drop_last_pair(self) -> None:
        """Forget the pair that was measured last, because its outputs turned out to be wrong."""
        self.sampling.drop_pair()
        self._pairs.pop()
        self._compiles.pop()
        self._rounds = [one for one in self._rounds if one["process"] <= len(self._pairs)]

    def forget_own_eager(self) -> None:
        """Forget the times of own eager (eager mode in the candidate's own stack). Do not time it in later pairs."""
        self._own_eager = False
        self._pairs = [sides[:2] for sides in self._pairs]

    def measurement(self, fewer: str | None = None) -> Measurement:
        """Return the row's measurement from at least one pair. ``fewer``: why they are fewer than intended."""
        series, unsteady, pairs = self._steady()
        discarded = sum(len(sides[0].blocks) - len(sides[0].per_call_ns) for sides in pairs)
        reference, candidate, *others = _together(pairs)
        own = others[0] if others else None
        compiles = self._compiles[: len(pairs)]
        ratios = [_ratios(sides[0], sides[1]) for sides in pairs]
        found = self.sampling.interval_of(_independent(ratios, compiles))
        own_ratios = [_ratios(sides[2], sides[1]) for sides in pairs] if own is not None else []
        found_own = self.sampling.interval_of(_independent(own_ratios, compiles)) if own_ratios else None
        whole = [reference, candidate, *others]
        return Measurement(
            reference_ns=median_ns(reference.times),
            compiled_ns=median_ns(candidate.times),
            own_eager_ns=None if own is None else median_ns(own.times),
            speedup=found.ratio,
            speedup_own_eager=None if found_own is None else found_own.ratio,
            stable=self.sampling.is_settled(found),
            settled=not unsteady or (discarded > 0 and all(one.shape != UNSETTLED for one in series.values())),
            void=(*_void(candidate, [reference, candidate, *others]), *self._audited(pairs)),
            timing=TimingGroup(
                started_ns=candidate.processes[0][0].started_ns,
                ended_ns=candidate.processes[-1][-1].ended_ns,
                trials=sum(len(times) for times in candidate.times),
                calls_per_trial=pairs[0][1].calls_per_trial,
                processes=len(pairs),
                code_places=min(len(pairs), CODE_PLACES) if self._moves_code else 1,
                fewer_processes=fewer,
                degrees=found.degrees,
                degrees_own_eager=None if found_own is None else found_own.degrees,
                chance=None if found.degrees is None else self.sampling.chance,
                bound=self.sampling.bound,
                timed_ns=self.sampling.timed_ns,
                untimed_ns=self.sampling.spent_ns - self.sampling.timed_ns,
                compiles=compiles,
                compile_time=compile_time_of(compiles),
                components=components_of(by_compile(map(_centre, ratios), compiles)),
                series=series,
                discarded_rounds=discarded,
                warmed=all(block.warm_ns > 0 for block in (*reference.blocks, *candidate.blocks)),
                device_ns=_device_ns(whole),
                load=_by_side(whole, lambda side: load_of(side.blocks)),
                counts=_by_side(whole, lambda side: counts_of(side.steady)),
                calls=_by_side(whole, lambda side: calls_of(side.times, pairs[0][1].calls_per_trial)),
                energy=_by_side(whole, lambda side: energy_of(side.steady)),
                rounds=[one for one in self._rounds if one["process"] <= len(pairs)],
            ),
        )

    def ratios(self) -> list[Series]:
        """Return the ratios from which the intervals of the row are computed, per baseline (the reference and own eager
        if it was timed): one sequence per independent unit.
        """
        _, _, pairs = self._steady()
        compiles = self._compiles[: len(pairs)]
        baselines = zip(*([side for side in sides if side.name != "compiled"] for sides in pairs), strict=False)
        return [
            _independent([_ratios(side, sides[1]) for side, sides in zip(one, pairs, strict=True)], compiles)
            for one in baselines
        ]

    def _steady(self) -> tuple[dict[str, SeriesGroup], bool, list[list[_Side]]]:
        """Describe each side, say whether one changed over time, and return the counted pairs, without what changed."""
        counted = self._counted()
        series = {one.name: describe_series(one.processes, self._threads) for one in _together(counted)}
        unsteady = any(one.shape not in (FLAT, UNKNOWN) for one in series.values())
        return series, unsteady, _later_half(counted) if unsteady else counted

    @property
    def spread(self) -> float | None:
        """The deviation of the pairs (see ``Control.spread``); None if no pair was measured."""
        logs = [_centre(_ratios(*sides[:2])) for sides in self._steady()[2]]
        return None if not logs else abs(logs[0]) if len(logs) == 1 else spread_of_logs(logs).deviation

    @property
    def processes(self) -> int:
        """The number of pairs whose times are used for the row."""
        return len(self._counted())

    def _counted(self) -> list[list[_Side]]:
        """The pairs whose times are used for the row: all, or only the first if there are fewer than FEWEST_PAIRS."""
        return self._pairs if len(self._pairs) >= FEWEST_PAIRS else self._pairs[:1]

    def _audited(self, pairs: Sequence[Sequence[_Side]]) -> tuple[str, ...]:
        """The audit's reasons to discard the times of the row. A reason in one pair discards the times of all pairs."""
        blocks = [{side.name: side.blocks for side in sides} for sides in pairs]
        found = [findings(of_pair, self._threads) for of_pair in blocks]
        found += [(BETWEEN_TRIALS,)] if works_between(blocks) else []
        return tuple(dict.fromkeys(reason for reasons in found for reason in reasons))

    def _sides(self, reference: SampleStream | None, candidate: SampleStream) -> list[_Side]:
        if reference is None:
            compiled = _side("compiled", candidate, self._policy, calls_per_trial(_report(candidate)))
            return [_own_eager(compiled, candidate), compiled]
        if self._pairs:
            # With as many calls per trial and trials per block as in the first pair, the times are comparable.
            first = self._pairs[0]
            streams = (reference, candidate, candidate)
            return [
                _Side(one.name, stream, one.calls_per_trial, one.block, one.side)
                for one, stream in zip(first, streams, strict=False)
            ]
        calls = calls_per_trial(_report(reference), _report(candidate))
        is_short = min(map(call_ns, (_report(reference), _report(candidate)))) < _SHORT_CALL_NS
        self._moves_code = is_short and self._policy.budget_ns >= _LEAST_BUDGET_NS
        sides = [_side("reference", reference, self._policy, calls), _side("compiled", candidate, self._policy, calls)]
        if self._own_eager:
            sides.append(_own_eager(sides[0], candidate))
        return sides

    def _all_rounds(self, sides: list[_Side]) -> bool:
        """Time rounds until the pair has enough of them. Return False if the process of a side ended early."""
        in_doubt = False
        while self.sampling.another_round() or (in_doubt := _needs_more_copies(sides)):
            order = self._generator.sample(sides, len(sides))
            # Unless more copies are needed, outputs that were kept are replaced with such a chance that each round is
            # equally likely in the end.
            keep = self._generator.randrange(len(sides[0].blocks) + 1) == 0 or in_doubt
            if not all(side.run_block(keep) for side in order):
                return False
            if not sides[0].blocks[-1].wall_ns:
                return False
            if len(sides) > 2 and not sides[-1].blocks[-1].wall_ns:
                # The candidate's stack cannot run eager, so the rounds have two sides from now on.
                self._own_eager = False
                order.remove(sides.pop())
            self._rounds.append(_raw(sides, order[0].name, len(self._pairs) + 1))
            reference, candidate = sides[:2]
            self.sampling.add(
                self._limit * round_ratio(reference.per_call_ns[-1], candidate.per_call_ns[-1]),
                sum(side.last_ns for side in sides),
                min(reference.last_ns, candidate.last_ns),
                min(reference.block, candidate.block),
                sum(side.last_untimed_ns for side in sides),
            )
        return True


def _needs_more_copies(sides: Sequence[_Side]) -> bool:
    """Whether a side seems to work while outputs are copied, but too few copies were timed to say so: another process
    can make a single copy long.
    """
    copies = min(sum(block.copy_ns > 0 for block in side.blocks) for side in sides)
    return 0 < copies < _FEWEST_COPIES and copies_longer([{side.name: side.blocks for side in sides}])


@dataclass(frozen=True)
class _Whole:
    """One side over all pairs: the blocks of each process, and the times per call of each block."""

    name: str
    processes: list[list[messages.TrialTimes]]
    times: list[list[float]]
    #: The blocks of ``times``: without those before the steady state.
    steady: list[messages.TrialTimes]

    @property
    def blocks(self) -> list[messages.TrialTimes]:
        return [block for process in self.processes for block in process]


def _together(pairs: Sequence[Sequence[_Side]]) -> list[_Whole]:
    # If own eager failed in one pair, this pair has only two sides. zip then leaves out own eager for all pairs.
    return [
        _Whole(
            sides[0].name,
            [side.blocks for side in sides],
            [times for side in sides for times in side.per_call_ns],
            [block for side in sides for block in side.blocks[-len(side.per_call_ns) :]],
        )
        for sides in zip(*pairs, strict=False)
    ]


def _later_half(pairs: Sequence[Sequence[_Side]]) -> list[list[_Side]]:
    """The pairs without the earlier half of their rounds, which no side had begun to be steady in.

    The rule sees each side's changes over time, on all sides alike, and never a ratio. All rounds are kept if a single
    pair would then have too few of them for an interval.
    """
    if len(pairs) < FEWEST_PAIRS and min(len(sides[0].blocks) for sides in pairs) < 2 * FEWEST_ROUNDS:
        return [list(sides) for sides in pairs]
    return [[side.without_first(len(side.blocks) // 2) for side in sides] for sides in pairs]


def _ratios(reference: _Side, candidate: _Side) -> list[float]:
    return [round_ratio(*both) for both in zip(reference.per_call_ns, candidate.per_call_ns, strict=True)]


def _centre(ratios: Sequence[float]) -> float:
    return math.log(statistics.median(ratios))


def _independent(ratios: Series, compiles: Sequence[PairCompile]) -> Series:
    """Return the ratios per independent unit: the pair of processes, or the compile if there are enough compiles.

    Pairs that share a compile are no independent draws of what a compile decides. So their mean counts as one value,
    and the interval covers the differences between compiles as well as those between processes.
    """
    groups = by_compile(map(_centre, ratios), compiles)
    if len(groups) < FEWEST_COMPILES:
        return ratios
    return [[math.exp(statistics.fmean(group))] for group in groups]


def _report(stream: SampleStream) -> messages.CallReport:
    report = stream.progress.call_report
    if report is None:
        raise WorkerLost("the worker finished its warm-up without a call report")
    return report


def _side(name: str, stream: SampleStream, policy: MeasurePolicy, calls: int) -> _Side:
    return _Side(name, stream, calls, trials_per_block(_report(stream), calls, policy.trials))


def _own_eager(like: _Side, candidate: SampleStream) -> _Side:
    """Make the side of own eager, as large as ``like``: eager mode takes about the same time in every stack."""
    return _Side("own_eager", candidate, like.calls_per_trial, like.block, messages.Side.OWN_EAGER)


def _device_ns(sides: Sequence[_Whole]) -> dict[str, float] | None:
    """Each side's median time per call in ns, measured by a GPU's events; None if no worker reported such times."""
    blocks = {side.name: side.steady for side in sides}
    return {
        name: median_ns([[ns / block.calls_per_trial for ns in block.device_ns] for block in of_side])
        for name, of_side in blocks.items()
        if of_side[0].device_ns
    } or None


_Facts = TypeVar("_Facts")


def _by_side(sides: Sequence[_Whole], facts_of: Callable[[_Whole], _Facts | None]) -> dict[str, _Facts] | None:
    """Return the facts of each side that are known, by side; None if there are none."""
    found = {side.name: facts_of(side) for side in sides}
    return {name: facts for name, facts in found.items() if facts is not None} or None


def _void(candidate: _Whole, sides: Sequence[_Whole]) -> tuple[str, ...]:
    """The reasons to discard the times: the candidate compiled again, or a cgroup's CPU limit throttled a side."""
    reasons = []
    if any(block.recompiled for block in candidate.blocks):
        reasons.append("recompiled")
    if any(block.throttled_periods for side in sides for block in side.blocks):
        reasons.append("throttled")
    return tuple(reasons)


def _block(raw: Mapping[str, Any], calls: int) -> messages.TrialTimes:
    """Return the block of which ``_raw`` kept these figures, as far as the row's times depend on it."""
    return messages.TrialTimes(
        calls_per_trial=calls,
        wall_ns=tuple(raw["wall_ns"]),
        cpu_ns=tuple(raw["cpu_ns"]),
        involuntary_switches=tuple(raw["involuntary_switches"]),
        started_ns=raw["started_ns"],
        ended_ns=raw["ended_ns"],
        warm_ns=raw.get("warm_ns", 0),
        device_ns=tuple(raw.get("device_ns", ())),
        load=load_from(raw),
    )


def _raw(sides: Sequence[_Side], first: str, process: int) -> dict[str, Any]:
    """Return the raw figures of the round that was timed last, as an entry of ``TimingGroup.rounds``."""
    return {"process": process, "first": first} | {
        side.name: {
            "wall_ns": list(side.blocks[-1].wall_ns),
            "cpu_ns": list(side.blocks[-1].cpu_ns),
            "involuntary_switches": list(side.blocks[-1].involuntary_switches),
            "started_ns": side.blocks[-1].started_ns,
            "ended_ns": side.blocks[-1].ended_ns,
            "warm_ns": side.blocks[-1].warm_ns,
            "empty_ns": side.blocks[-1].empty_ns,
            "own_ns": sum(side.blocks[-1].own_wall_ns),
        }
        | ({"device_ns": list(side.blocks[-1].device_ns)} if side.blocks[-1].device_ns else {})
        | raw_load(side.blocks[-1])
        | raw_counts(side.blocks[-1])
        for side in sides
    }
