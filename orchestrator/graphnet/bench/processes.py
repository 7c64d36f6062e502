"""Time further pairs of processes for a row. Each pair is a new process of the reference and one of the compiled graph.

A further process loads the compiled graph from the caches of the row's first process, or compiles the graph again.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Final

from graphnet.bench.reference import Reference
from graphnet.bench.spending import Part, spend
from graphnet.bench.start import start_of_further_process
from graphnet.errors import WorkerLost
from graphnet.measuring.pairs import PairedTimes
from graphnet.runs.request import AUTO, Request
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.client import Progress, SampleStream
from graphnet.workers.pool import Worker
from graphnet_contract import messages

#: The longest time, in ns, that a further process may take to start with `--processes auto`. If the start takes longer,
#: the row is measured in only one pair of processes.
LIMIT_NS: Final = 2_000_000_000
#: The time limit, in ns, of each stage of a further process with `--processes auto`. It is far above LIMIT_NS, so that
#: a further process is not stopped merely because the machine is busy for a moment.
_STAGE_LIMIT_NS: Final = 20_000_000_000
#: The stages that a process runs before its first timed call, in order.
_START_STAGES: Final = ("load", "inputs", "compile", "warm_up")

#: If a process of the reference has one of these flags, the row gets the flag, too, because the flag also concerns the
#: compiled graph's times.
_OF_BOTH_SIDES: Final = ("beside_work", "clock_mismatch")
#: The flag of a process that timed both the compiled graph and the same graph in eager mode, because no separate
#: process could time eager mode.
_IN_PROCESS: Final = "own_eager_in_process"
#: Flags of a row. ONE_PROCESS: only one pair was measured, because a further process failed or starts too slowly.
#: PROCESS_FAILED: a further process failed.
ONE_PROCESS: Final = "one_process"
PROCESS_FAILED: Final = "process_failed"


class Pairs(Enum):
    """The decision whether a row is measured in one pair of processes or in several pairs.

    A pair is one process of the reference and one process of the compiled graph.
    """

    ONE = "the user asked for one pair"
    SEVERAL = "further pairs are measured"
    TRY = "the duration of a further process of this site is not known yet: measure one pair alone, then start one"
    TOO_SLOW = "a further process takes too long to start"

    def count(self, request: Request) -> int | None:
        """Return the total number of pairs, including the first; None if the measured times will decide the number."""
        if self is not Pairs.SEVERAL:
            return 1
        return request.processes if isinstance(request.processes, int) else None


@dataclass
class ProcessCosts:
    """Predicts how long a further process of a site takes to start. It learns from earlier samples of the session.

    Each stage of the start is expected to take as long as in the row's first process. Only the stage `compile` may be
    faster, because it uses the caches of the first process. Its expected time is the compile time of the first process
    times a factor: the median of ``_shares``, which hold (compile time with caches) / (compile time without caches).
    """

    #: For each site (the text of ``--backend``): one value per further process of the site, namely the compile time
    #: with caches divided by the compile time without caches.
    _shares: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def choose(self, request: Request, site: str, first: Progress, reference: Progress, beside: bool = False) -> Pairs:
        """Choose in how many pairs of processes a row is measured.

        Call this method as soon as the row's first process is warm, that is, after its warm-up calls.

        Args:
            request: the run's request.
            site: the row's site.
            first: the progress of the row's first process on the site.
            reference: the progress of the reference's first process.
            beside: whether other rows compiled at the same time as the first process, which may have made it slower.
        """
        if request.processes != AUTO:
            return Pairs.ONE if request.processes == 1 else Pairs.SEVERAL
        compile_ns = first.stage_ns.get("compile", 0)
        rest_ns = max(start_ns(first) - compile_ns, start_ns(reference))
        shares = self._shares.get(site)
        if rest_ns < LIMIT_NS and start_ns(first) < LIMIT_NS:
            return Pairs.SEVERAL
        if beside and start_ns(reference) < LIMIT_NS:
            return Pairs.TRY
        if rest_ns >= LIMIT_NS:
            return Pairs.TOO_SLOW
        if shares is None:
            return Pairs.TRY
        predicted = start_ns(first) - compile_ns + compile_ns * statistics.median(shares)
        return Pairs.SEVERAL if predicted < LIMIT_NS else Pairs.TOO_SLOW

    def learn(self, site: str, first: Progress, further: Progress) -> None:
        """Learn from a further process how much time the caches save.

        If the process did not finish the stage `compile`, assume that the caches saved nothing.
        """
        compile_ns = first.stage_ns.get("compile", 0)
        if compile_ns:
            share = min(1.0, further.stage_ns.get("compile", compile_ns) / compile_ns)
            self._shares[site].append(share)


def start_ns(progress: Progress) -> int:
    """Return the time in ns that a process took from its start to the end of its warm-up calls."""
    return sum(progress.stage_ns.get(stage, 0) for stage in _START_STAGES)


@dataclass(frozen=True)
class Further:
    """The result of measuring further pairs.

    Attributes:
        flags: the flags of the row that come from further processes.
        fewer: why fewer pairs were measured than intended; None if the intended number was measured.
    """

    flags: tuple[str, ...] = ()
    fewer: str | None = None


class _Short(Exception):
    """Raised if no further pair can be measured. ``failed`` is false if a process was only too slow, otherwise true."""

    def __init__(self, reason: str, failed: bool = True) -> None:
        super().__init__(reason)
        self.failed = failed


@dataclass
class FurtherPairs:
    """Opens and times the further processes of one row.

    Attributes:
        reference: the warm reference. Further processes of it run on the same worker.
        worker: the worker that runs the compiled graph.
        start: the message that opened the first process on that worker.
        inputs: the file of the sample's inputs.
        limited: whether each stage of a further process has the time limit _STAGE_LIMIT_NS (``--processes auto``).
        budget_s: the time, in seconds, that the trials of the row may take.
        judge: a function that gets the outputs of a further process of the compiled graph, by call. It returns a
            description of what is wrong with them; None if they are as good as the outputs of the first process. If
            ``judge`` is None, further processes send no outputs.
        beside: whether other rows compiled at the same time as the first process, so that its compile time says nothing
            about how much the caches save.
    """

    reference: Reference
    worker: Worker
    start: messages.Start
    inputs: Path
    limited: bool
    budget_s: float
    judge: Callable[[Mapping[str, SampleOutputs]], str | None] | None = None
    beside: bool = False
    _flags: list[str] = field(default_factory=list)

    def measure(self, times: PairedTimes, chosen: Pairs, costs: ProcessCosts, site: str, first: Progress) -> Further:
        """Measure further pairs until the row has enough. If a process fails or is too slow, keep the finished pairs.

        Args:
            times: the row's times. They already contain the first pair, whose process of the compiled graph has ended.
            chosen: the decision whether to measure several pairs.
            costs: learns how long a further process takes to start.
            site: the row's site, as the text of ``--backend``.
            first: the progress of the row's first process on the site.
        """
        if chosen is Pairs.ONE:
            return Further()
        fewer = None
        try:
            if chosen is Pairs.TOO_SLOW:
                raise _Short("a further process is predicted to take over 2 s to start", failed=False)
            if chosen is Pairs.TRY:
                times.sampling.expect_more()
            while times.sampling.another_pair():
                self._pair(times, chosen is Pairs.TRY and len(times.sampling.pairs) == 1, costs, site, first)
        # The row already has a complete result, so an error in a further process must not make the row fail.
        except Exception as error:  # noqa: BLE001
            short = error if isinstance(error, _Short) else _Short(f"{type(error).__name__}: {error}")
            fewer = str(short)
            self._flags += [PROCESS_FAILED] if short.failed else []
            self._flags += [ONE_PROCESS] if times.processes == 1 else []
        return Further(tuple(dict.fromkeys(self._flags)), fewer)

    def _pair(self, times: PairedTimes, trial: bool, costs: ProcessCosts, site: str, first: Progress) -> None:
        try:
            start = self._further(self.start)
            if self.judge is not None:
                start = replace(start, output_policy=self.start.output_policy)
            with self.worker.client.open(start, self.inputs) as candidate:
                with spend(Part.COMPILING):
                    ready = candidate.until_ready()
                if not self.beside:
                    costs.learn(site, first, candidate.progress)
                if not ready:
                    raise self._ended("the compiled graph", candidate)
                self._require_same_program(first, candidate.progress)
                if trial and start_ns(candidate.progress) >= LIMIT_NS:
                    took_s = start_ns(candidate.progress) / 1e9
                    raise _Short(f"a further process takes {took_s:.1f} s to start, over 2 s", failed=False)
                self._time(times, candidate, first)
        except WorkerLost as lost:
            # Do not start a new worker here, even if the worker is gone. The next row will start one.
            raise _Short(f"a further process was lost: {lost}") from lost

    def _time(self, times: PairedTimes, candidate: SampleStream, first: Progress) -> None:
        """Time the compiled graph's warm process (``candidate``) against a further process of the reference."""
        with self.reference.worker.client.open(self._further(self.reference.start), self.inputs) as reference:
            with spend(Part.REFERENCE):
                ready = reference.until_ready()
            if not ready:
                raise self._ended("the reference", reference)
            for stream in (reference, candidate):
                stream.next_row(self.budget_s)
            times.sampling.started(start_ns(candidate.progress) + start_ns(reference.progress))
            with spend(Part.TIMING):
                measured = times.measure_pair(reference, candidate)
            times.sampling.started_more(times.own_eager_start_ns)
            if not measured:
                if candidate.ended:
                    raise self._ended("the compiled graph", candidate)
                raise self._ended("the reference", reference)
            try:
                self._accept_pair(times, reference, candidate, first)
            except BaseException:
                # A process of this pair failed or may have computed wrong results, so drop the pair's times.
                times.drop_last_pair()
                raise
        report = candidate.progress.call_report
        self._flags += ["compiled_late"] if report is not None and report.compiled_late else []

    def _accept_pair(
        self, times: PairedTimes, reference: SampleStream, candidate: SampleStream, first: Progress
    ) -> None:
        """Check the outcomes and the outputs of a further pair after its trials. Raise _Short if a check fails."""
        if self.judge is not None and not candidate.send_outputs():
            raise self._ended("the compiled graph", candidate)
        of_reference, outcome = reference.finish(), candidate.finish()
        for side, stream, ended in (
            ("the reference", reference, of_reference),
            ("the compiled graph", candidate, outcome),
        ):
            if ended.code is not messages.OutcomeCode.OK:
                raise self._ended(side, stream)
        problem = None if self.judge is None else self.judge(candidate.progress.outputs)
        if problem is not None:
            raise _Short(f"the outputs of a further process are wrong: {problem}")
        if (_IN_PROCESS in outcome.flags) != self._own_eager_in_process(first):
            # Drop the times of eager mode. In one of the pairs, eager mode was timed in a separate process, but in
            # another pair in the compiled graph's process. A ratio must not mix both kinds of times.
            times.forget_own_eager()
        # The outcome of a process has flags: facts about the whole process, for instance that other work ran beside a
        # timed block. The row gets all flags of the compiled graph's process. From the reference's process, it gets
        # only the flags that also concern the compiled graph's times.
        self._flags += [flag for flag in of_reference.flags if flag in _OF_BOTH_SIDES]
        self._flags += outcome.flags

    def _further(self, start: messages.Start) -> messages.Start:
        further = start_of_further_process(start)
        if not self.limited:
            return further
        return replace(further, stage_timeout_ns=min(further.stage_timeout_ns, _STAGE_LIMIT_NS))

    def _ended(self, side: str, stream: SampleStream) -> _Short:
        outcome = stream.progress.outcome or stream.finish()
        stage = outcome.stage.name.lower()
        slow = self.limited and outcome.code is messages.OutcomeCode.TIMEOUT
        return _Short(f"a further process of {side} ended {outcome.code.name} in {stage}: {outcome.message}", not slow)

    @staticmethod
    def _own_eager_in_process(first: Progress) -> bool:
        return first.outcome is not None and _IN_PROCESS in first.outcome.flags

    @staticmethod
    def _require_same_program(first: Progress, further: Progress) -> None:
        """Raise _Short if the graph, or its compiled part, has another number of nodes than in the first process."""
        counts = []
        for progress in (first, further):
            evidence = progress.compile_report.evidence if progress.compile_report is not None else None
            counts.append((evidence.nodes_compiled, evidence.nodes_total) if evidence is not None else (None, None))
        (one, of_one), (other, of_other) = counts
        if counts[0] != counts[1]:
            raise _Short(f"a further process compiled {other} of {of_other} nodes, the first one {one} of {of_one}")
