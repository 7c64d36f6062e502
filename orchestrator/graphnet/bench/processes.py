"""Time further pairs of processes for a row. Each pair is a new process of the reference and one of the compiled graph.

A further process loads the compiled graph from the caches of the row's first process, or compiles the graph again.
"""

from __future__ import annotations

import statistics
import uuid
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

from graphnet.bench.endings import Ending, ending_of
from graphnet.bench.pair_processes import PairProcesses, start_ns
from graphnet.bench.part_times import PartTimes
from graphnet.bench.reference import Reference, calls_in_float64
from graphnet.bench.spending import Part, spend
from graphnet.bench.start import start_of_further_process
from graphnet.bench.timed import Timed, expected_of_timed
from graphnet.bench.verdicts import OTHER_INPUTS, Judged
from graphnet.errors import WorkerLost
from graphnet.judge.ladder import DEFAULT_TOLERANCE
from graphnet.launch.pool import Worker
from graphnet.measuring.pairs import PairedTimes
from graphnet.runs.flags import Flag
from graphnet.runs.request import AUTO, Request
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.client import Progress, SampleStream
from graphnet_contract import messages

#: If a further process takes longer to start with `--processes auto`, in ns, the row is measured in one pair only.
LIMIT_NS: Final = 2_000_000_000
#: The limit of each stage then, in ns: far above LIMIT_NS, because the machine may be busy for a moment.
_STAGE_LIMIT_NS: Final = 20_000_000_000

#: With `--processes auto`, a row that compiles anew is measured in so many pairs: two of each of three compiles.
_PAIRS_COMPILED_ANEW: Final = 6
#: From so many pairs on, every second pair compiles anew, and each pair if they are fewer.
_ENOUGH_FOR_TWO: Final = 5
#: Unless `--recompile all` is given, a row whose compile takes longer than this, in ns, compiles only once.
_RECOMPILE_LIMIT_NS: Final = 10_000_000_000

#: Flags of a process of the reference that also concern the compiled graph's times, and so the row.
_OF_BOTH_SIDES: Final = (Flag.BESIDE_WORK, Flag.CLOCK_MISMATCH)
_COMPILED: Final = "the compiled graph"
#: Outcomes that are the compiled graph's fault. Others may be the machine's: full memory, or a busy moment.
_OF_THE_GRAPH: Final = (messages.OutcomeCode.CRASHED, messages.OutcomeCode.RUNTIME_ERROR)


class Pairs(Enum):
    """How many pairs of processes (one of the reference, one of the compiled graph) a row is measured in."""

    ONE = "the user asked for one pair"
    SEVERAL = "further pairs are measured"
    TRY = "the duration of a further process of this site is not known yet: measure one pair alone, then start one"
    TOO_SLOW = "a further process takes too long to start"

    def count(self, request: Request, compiles_anew: bool = False) -> int | None:
        """Return the total number of pairs, including the first; None if the measured times will decide the number."""
        if self is not Pairs.SEVERAL:
            return 1
        if isinstance(request.processes, int):
            return request.processes
        return _PAIRS_COMPILED_ANEW if compiles_anew else None

    def recompile_every(self, request: Request, sample_hash: str, compile_ns: int) -> int:
        """Return after how many pairs of the row the next one compiles anew; 0: never. ``compile_ns``: how long the
        stage `compile` takes with empty caches.
        """
        asked = request.processes
        slow = request.recompile < 1 and compile_ns > _RECOMPILE_LIMIT_NS
        if self not in (Pairs.SEVERAL, Pairs.TRY) or slow or not request.recompiles(sample_hash):
            return 0
        return 1 if isinstance(asked, int) and asked < _ENOUGH_FOR_TWO else 2


@dataclass
class ProcessCosts:
    """Predicts how long a further process of a site takes to start. Each stage is expected to take as long as in the
    row's first process, but `compile`, which uses the caches of the first: its time is multiplied by the median of
    (compile time with caches) / (compile time without), learnt from earlier samples of the session.
    """

    #: By site: (compile time with caches) / (compile time without) of each further process.
    _shares: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def choose(
        self,
        request: Request,
        site: str,
        first: Progress,
        reference: Progress,
        beside: bool = False,
        shared: bool = False,
    ) -> Pairs:
        """Choose the number of pairs when a row's first process is warm. ``beside``: others compiled beside it;
        ``shared``: it found caches, as further processes will.
        """
        if request.processes != AUTO:
            return Pairs.ONE if request.processes == 1 else Pairs.SEVERAL
        compile_ns = first.stage_ns.get("compile", 0)
        rest_ns = max(start_ns(first) - compile_ns, start_ns(reference))
        shares = self._shares.get(site)
        if rest_ns < LIMIT_NS and start_ns(first) < LIMIT_NS:
            return Pairs.SEVERAL
        if shared:
            return Pairs.TOO_SLOW
        if beside and start_ns(reference) < LIMIT_NS:
            return Pairs.TRY
        if rest_ns >= LIMIT_NS:
            return Pairs.TOO_SLOW
        if shares is None:
            return Pairs.TRY
        predicted = start_ns(first) - compile_ns + compile_ns * statistics.median(shares)
        return Pairs.SEVERAL if predicted < LIMIT_NS else Pairs.TOO_SLOW

    def learn(self, site: str, first: Progress, further: Progress) -> None:
        """Learn how much time the caches save: nothing, if the process did not finish the stage `compile`."""
        compile_ns = first.stage_ns.get("compile", 0)
        if compile_ns:
            share = min(1.0, further.stage_ns.get("compile", compile_ns) / compile_ns)
            self._shares[site].append(share)


@dataclass(frozen=True)
class Worse:
    """A further process that is worse than the row's first. The row gets its ending. No outputs: ``judged`` is None."""

    ending: Ending
    judged: Judged | None = None


@dataclass(frozen=True)
class Further:
    """The result of measuring further pairs. ``fewer``: why fewer were measured than intended, or None."""

    flags: tuple[str, ...] = ()
    fewer: str | None = None
    worse: Worse | None = None


class Short(Exception):
    """Raised if no further pair can be measured. ``failed`` is false if a process was only too slow, otherwise true."""

    def __init__(self, reason: str, failed: bool = True) -> None:
        super().__init__(reason)
        self.failed = failed


@dataclass
class FurtherPairs:
    """Opens and times the further processes of one row. ``judge`` returns what is worse in one's outputs (at
    ``tolerance``), and raises Short if they cannot be judged; without it, none are sent. ``beside``: others compiled
    beside the first process, or it shares a compile, so its compile time says nothing about caches.
    ``recompile_every``: after how many pairs the next one compiles anew, with empty caches, which the pairs after it
    load; 0: no pair does. ``may_start_two``: the processes of two pairs may start together (bench/pair_processes.py).
    """

    reference: Reference
    worker: Worker
    start: messages.Start
    inputs: Path
    limited: bool
    budget_s: float
    judge: Callable[[Mapping[str, SampleOutputs], Timed | None], Worse | None] | None = None
    beside: bool = False
    part_times: PartTimes = field(default_factory=PartTimes)
    recompile_every: int = 0
    tolerance: int = DEFAULT_TOLERANCE
    may_start_two: bool = False
    #: The processes of the next pair, which started with those of the present one.
    _next: PairProcesses | None = None
    _start_ns: int = 0
    _worse: Worse | None = None
    _flags: list[str] = field(default_factory=list)

    def measure(self, times: PairedTimes, chosen: Pairs, costs: ProcessCosts, site: str, first: Progress) -> Further:
        """Measure pairs after the first, until the row has enough. If a process fails or is too slow, keep the finished
        ones.
        """
        if chosen is Pairs.ONE:
            return Further()
        fewer = None
        try:
            if chosen is Pairs.TOO_SLOW:
                raise Short("a further process is predicted to take over 2 s to start", failed=False)
            if chosen is Pairs.TRY:
                # A row that compiles anew has a fixed number of pairs: its units are compiles.
                times.sampling.expect_more(_PAIRS_COMPILED_ANEW if self.recompile_every else None)
            while times.sampling.another_pair():
                self._pair(times, chosen is Pairs.TRY and len(times.sampling.pairs) == 1, costs, site, first)
        # The row already has a complete result, so an error in a further process must not make the row fail.
        except Exception as error:  # noqa: BLE001
            short = error if isinstance(error, Short) else Short(f"{type(error).__name__}: {error}")
            fewer = str(short)
            self._flags += [Flag.PROCESS_FAILED] if short.failed else []
            self._flags += [Flag.ONE_PROCESS] if times.processes == 1 else []
        finally:
            if self._next is not None:
                self._next.close()
        return Further(tuple(dict.fromkeys(self._flags)), fewer, self._worse)

    def _pair(self, times: PairedTimes, trial: bool, costs: ProcessCosts, site: str, first: Progress) -> None:
        try:
            anew = bool(self.recompile_every) and len(times.sampling.pairs) % self.recompile_every == 0
            # A start that is measured is alone.
            if trial or anew:
                self._pair_alone(times, trial, anew, costs, site, first)
            else:
                self._pair_together(times, costs, site, first)
        except WorkerLost as lost:
            # Do not start a new worker here, even if the worker is gone. The next row will start one.
            raise Short(f"a further process was lost: {lost}") from lost

    def _pair_alone(
        self, times: PairedTimes, trial: bool, anew: bool, costs: ProcessCosts, site: str, first: Progress
    ) -> None:
        if anew:
            self.start = replace(self.start, cache_key=uuid.uuid4().hex)
        place = times.code_place
        with self._open_candidate(place, anew) as candidate:
            with spend(Part.COMPILING):
                ready = candidate.until_ready()
            # Compiling anew does not show how much time the caches save.
            if not self.beside and not anew:
                costs.learn(site, first, candidate.progress)
            self._require_ready(candidate, ready, first)
            if trial and start_ns(candidate.progress) >= LIMIT_NS:
                took_s = start_ns(candidate.progress) / 1e9
                raise Short(f"a further process takes {took_s:.1f} s to start, over 2 s", failed=False)
            with self._open_reference(place) as reference:
                self._await_reference(reference)
                compile_ns = candidate.progress.stage_ns.get("compile", 0) if anew else 0
                times.sampling.started(start_ns(candidate.progress) - compile_ns + start_ns(reference.progress))
                self._time(times, reference, candidate, first, anew)

    def _pair_together(self, times: PairedTimes, costs: ProcessCosts, site: str, first: Progress) -> None:
        """Start both processes together, and with them those of the next pair if it is certain to be measured."""
        started, self._next = self._next, None
        with started or self._open_both(times.code_place) as pair:
            starting = [] if started is not None else [pair]
            if starting and self.may_start_two and not self.recompile_every and times.sampling.certain_pairs() > 1:
                self._next = self._open_both(times.next_code_place, block=1)
                self._next.warm_up_aside()
                starting.append(self._next)
            with spend(Part.COMPILING):
                ready = pair.candidate.until_ready()
                # Nothing is timed while a process starts.
                for one in starting:
                    one.settle()
            if len(starting) == 1 and not self.beside:
                costs.learn(site, first, pair.candidate.progress)
            self._require_ready(pair.candidate, ready, first)
            self._await_reference(pair.reference)
            if starting:
                # Each pair has its part of the time that both took.
                longest_ns = max(one.start_ns for one in starting)
                self._start_ns = longest_ns // len(starting)
            times.sampling.started(self._start_ns)
            self._time(times, pair.reference, pair.candidate, first, anew=False)

    def _open_both(self, place: int, block: int = 0) -> PairProcesses:
        return PairProcesses.opened(
            lambda: self._open_candidate(place, block=block), lambda: self._open_reference(place, block)
        )

    def _open_candidate(self, place: int, anew: bool = False, block: int = 0) -> SampleStream:
        start = self._further(self.start, place, anew)
        if self.judge is not None:
            start = replace(start, output_policy=self.start.output_policy)
        return self.worker.client.open(replace(start, core_block=block), self.inputs)

    def _open_reference(self, place: int, block: int = 0) -> SampleStream:
        start = self._further(self.reference.start, place)
        if self.judge is not None:
            start = replace(start, output_policy=self.reference.start.output_policy)
        return self.reference.worker.client.open(replace(start, core_block=block), self.inputs)

    def _require_ready(self, candidate: SampleStream, ready: bool, first: Progress) -> None:
        if not ready:
            raise self._ended(_COMPILED, candidate)
        self._require_same_program(first, candidate.progress)

    def _await_reference(self, reference: SampleStream) -> None:
        with spend(Part.REFERENCE):
            ready = reference.until_ready()
        if not ready:
            raise self._ended("the reference", reference)

    def _time(
        self, times: PairedTimes, reference: SampleStream, candidate: SampleStream, first: Progress, anew: bool
    ) -> None:
        """Time the two warm processes of a further pair."""
        for stream in (reference, candidate):
            stream.next_row(self.budget_s)
        with spend(Part.TIMING):
            measured = times.measure_pair(reference, candidate, anew)
        if not measured:
            if candidate.ended:
                raise self._ended(_COMPILED, candidate)
            raise self._ended("the reference", reference)
        try:
            self._accept_pair(times, reference, candidate, first)
        except BaseException:
            # A process of this pair failed or may have computed wrong results, so drop the pair's times.
            times.drop_last_pair()
            self.part_times.keep(len(times.sampling.pairs))
            raise
        report = candidate.progress.call_report
        self._flags += [Flag.COMPILED_LATE] if report is not None and report.compiled_late else []

    def _accept_pair(
        self, times: PairedTimes, reference: SampleStream, candidate: SampleStream, first: Progress
    ) -> None:
        """Check the outcomes and the outputs of a further pair after its trials. Raise Short if a check fails."""
        with spend(Part.TIMING):
            self.part_times.add(reference, candidate)
        timed = None
        if self.judge is not None:
            in_float64 = partial(calls_in_float64, reference, OTHER_INPUTS, thoroughly=True)
            timed = expected_of_timed(candidate, reference, self.reference.expected, self.tolerance, in_float64)
            if not candidate.send_outputs():
                raise self._ended(_COMPILED, candidate)
        of_reference, outcome = reference.finish(), candidate.finish()
        for side, stream, ended in (("the reference", reference, of_reference), (_COMPILED, candidate, outcome)):
            if ended.code is not messages.OutcomeCode.OK:
                raise self._ended(side, stream)
        self._worse = None if self.judge is None else self.judge(candidate.progress.outputs, timed)
        if self._worse is not None:
            raise Short(f"the outputs of a further process are wrong: {self._worse.ending.message}")
        in_process = first.outcome is not None and Flag.OWN_EAGER_IN_PROCESS in first.outcome.flags
        if (Flag.OWN_EAGER_IN_PROCESS in outcome.flags) != in_process:
            # A ratio must not mix times of eager mode in a process of its own and in the compiled graph's process.
            times.forget_own_eager()
        self._flags += [flag for flag in of_reference.flags if flag in _OF_BOTH_SIDES]
        self._flags += outcome.flags

    def _further(self, start: messages.Start, place: int, anew: bool = False) -> messages.Start:
        further = replace(start_of_further_process(start), code_place=place)
        if not self.limited or anew:
            return further
        # The first process at another place has to wait until its zygote has imported the compiler.
        limit_ns = _STAGE_LIMIT_NS * (3 if place else 1)
        return replace(further, stage_timeout_ns=min(further.stage_timeout_ns, limit_ns))

    def _ended(self, side: str, stream: SampleStream) -> Short:
        outcome = stream.progress.outcome or stream.finish()
        stage = outcome.stage.name.lower()
        # The kernel kills a process by SIGKILL if the machine has no memory left.
        if side == _COMPILED and outcome.code in _OF_THE_GRAPH and "SIGKILL" not in outcome.message:
            ending = ending_of(outcome)
            self._worse = Worse(replace(ending, message=f"in a further process: {ending.message}"))
        slow = self.limited and outcome.code is messages.OutcomeCode.TIMEOUT
        return Short(f"a further process of {side} ended {outcome.code.name} in {stage}: {outcome.message}", not slow)

    @staticmethod
    def _require_same_program(first: Progress, further: Progress) -> None:
        """Raise Short if the graph, or its compiled part, has another number of nodes than in the first process."""
        counts = []
        for progress in (first, further):
            evidence = progress.compile_report.evidence if progress.compile_report is not None else None
            counts.append((evidence.nodes_compiled, evidence.nodes_total) if evidence is not None else (None, None))
        (one, of_one), (other, of_other) = counts
        if counts[0] != counts[1]:
            raise Short(f"a further process compiled {other} of {of_other} nodes, the first one {one} of {of_one}")
