"""Compile several rows at the same time (``--compile-jobs``), before each of them is timed alone.

A batch compiles and warms up on different cores. Each process is stopped and kept until its row's turn to be timed. On
a CPU, nothing compiles while a row is timed; on a GPU, the next batch does, on other CPU cores. Such compiles may slow
each other down or take each other's memory, hence the flag ``compiled_beside`` and ``Candidate.ended_by_others``.

A run that waits for another run on a worker keeps no process that is compiled ahead, because the other run may wait for
its place. So two runs wait for each other only if two runs without ``--compile-jobs`` would (see decision 48).
"""

from __future__ import annotations

import contextlib
import queue
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from graphnet.bench.batches import OTHER_SAMPLES, REFERENCE_SAMPLES, Batches
from graphnet.bench.equipment import Equipment
from graphnet.bench.sample_inputs import open_inputs, read_sample
from graphnet.bench.shared_compiles import SharedCompile
from graphnet.bench.start import start_of_job
from graphnet.bench.unit import Job, Unit
from graphnet.devices import find_device
from graphnet.inputs.store import NoRoom, SharedInputs
from graphnet.launch.pool import Worker
from graphnet.talk.artifacts import ArtifactFolder
from graphnet.talk.client import SampleStream
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import Sample

#: If a process ends with one of these outcomes, the cause may be the processes that ran at the same time.
_PERHAPS_BY_OTHERS: Final = (OutcomeCode.OUT_OF_MEMORY, OutcomeCode.TIMEOUT, OutcomeCode.CRASHED)


@dataclass(frozen=True)
class Candidate:
    """The process of the compiled graph in a row's first pair. The caller must close its stream.

    Attributes:
        shared: the compile of another row whose caches this process found; None if it found none.
        compiled_beside: whether another row compiled at the same time.
        had_others: whether other processes compiled or were kept beside this process.
    """

    worker: Worker
    start: messages.Start
    artifacts: ArtifactFolder | None
    stream: SampleStream
    shared: SharedCompile | None = None
    compiled_beside: bool = False
    had_others: bool = False

    def ended_by_others(self, outcome: messages.Outcome) -> bool:
        """Whether this outcome may have been caused by the processes that ran or were kept at the same time."""
        return self.had_others and outcome.code in _PERHAPS_BY_OTHERS


@dataclass(frozen=True)
class PreparedUnit:
    """The sample of a unit whose rows were compiled ahead, and their inputs. Closing ``files`` removes the inputs."""

    sample: Sample
    inputs: SharedInputs
    files: contextlib.ExitStack


@dataclass
class _Compile:
    """The compile of one row, which lasted from ``began_s`` to ``ended_s`` of the monotonic clock. ``stream`` is None
    if the process could not be opened or its worker was lost.
    """

    job: Job
    worker: Worker
    start: messages.Start
    artifacts: ArtifactFolder | None
    inputs: SharedInputs
    shared: SharedCompile | None
    began_s: float = 0.0
    ended_s: float = 0.0
    stream: SampleStream | None = None

    def overlaps(self, other: _Compile) -> bool:
        return self is not other and self.began_s < other.ended_s and other.began_s < self.ended_s


class Ahead:
    """The rows of one batch that were compiled ahead. Only its maker's thread may use it, and must call ``close``."""

    def __init__(self, equipment: Equipment, batches: Batches, timed: Ahead | None = None) -> None:
        """Store the arguments. ``timed`` is the batch whose rows are timed while this one compiles, if any."""
        self._with = equipment
        self._batches = batches
        self._timed = timed
        self._threads: ThreadPoolExecutor | None = None
        self._left: list[tuple[Unit, Job]] = []
        self._free_bytes = 0.0
        self._compiles: list[tuple[_Compile, Future[None]]] = []
        #: The open streams that no row has taken, by the key of their row.
        self._streams: dict[str, SampleStream] = {}
        #: Whether ``close`` or ``give_up`` was called, or a run was interrupted.
        self.is_closed = False
        self._is_full = False
        #: The units with inputs, by the key of the unit's first row.
        self._units: dict[str, PreparedUnit] = {}
        self._candidates: dict[str, Candidate] = {}

    def close(self) -> None:
        """Close every process that no row has taken, and remove the inputs. A second call does nothing."""
        try:
            self._close_streams()
            if self._threads is not None:
                self._threads.shutdown()
            self._compiles = []
        finally:
            while self._units:
                self._units.popitem()[1].files.close()

    def give_up(self) -> None:
        """Close every process that no row has taken, but keep the inputs. The rows that are left compile alone."""
        self._close_streams()

    def done(self, unit: Unit) -> None:
        """Remove the inputs of a unit whose rows have been measured, because the next unit may need the room."""
        prepared = self._units.pop(unit.jobs[0].key, None)
        if prepared is not None:
            prepared.files.close()

    def prepared(self, unit: Unit) -> PreparedUnit | None:
        """Return the sample and the inputs of a unit; None if no row of the unit was compiled ahead."""
        return self._units.get(unit.jobs[0].key)

    def take(self, job: Job) -> Candidate | None:
        """Return the process of a job once; None if it was not compiled ahead, or if its worker was lost meanwhile."""
        candidate = self._candidates.pop(job.key, None)
        # Drop the reference to the stream, so that its outputs can be freed as soon as the row no longer needs them.
        self._streams.pop(job.key, None)
        if candidate is None:
            return None
        if candidate.stream.lost or candidate.worker.client.lost:
            candidate.stream.close()
            return None
        candidate.stream.is_silent = False
        return candidate

    @property
    def compiles(self) -> bool:
        """Whether a row of this batch compiles now."""
        return any(not future.done() for _, future in self._compiles)

    def begin(self, units: Sequence[Unit]) -> None:
        """Begin to compile the rows of the units, as many as the memory and the workers allow. Do not wait. If no row
        is timed meanwhile and there is only one row, begin nothing: that row need not be kept.
        """
        self._left = [(unit, job) for unit in units for job in unit.jobs]
        self._free_bytes = self._batches.free_bytes()
        self._begin_next(())

    def finish(self) -> None:
        """Wait until every row that fits is compiled. An interrupt closes every process that was begun."""
        kept: list[Job] = []
        # Once the peak memory of a site's processes is known, usually many more are expected to fit.
        while self._compiles:
            began = self._compiles
            self._with.listener.waiting(f"{len(began)} rows to compile, {self._jobs} at a time")
            try:
                for _, future in began:
                    future.result()
            except BaseException:
                # Close the streams before ``close`` waits for the threads, which wait for these streams.
                self._close_streams()
                raise
            self._compiles = []
            self._with.listener.waiting("")
            compiles = [one for one, _ in began]
            for one in compiles:
                self._add(one, self._timed is not None or any(map(one.overlaps, compiles)))
            kept += [one.job for one in compiles if one.stream is not None]
            self._begin_next(kept)
        self._timed = None

    @property
    def _jobs(self) -> int:
        return self._batches.jobs if self._timed is None else self._batches.jobs_beside

    def _begin_next(self, kept: Sequence[Job]) -> None:
        """Begin to compile as many of the rows that are left as may be kept beside the rows in ``kept``."""
        if self._is_full:
            return
        count = self._batches.that_fit([job for _, job in self._left], self._free_bytes, kept)
        fitting, self._left = self._left[:count], self._left[count:]
        compiles = self._openings(fitting)
        # A row that would compile alone need not be kept, unless another row is timed meanwhile.
        if not self.is_closed and len(compiles) >= (2 if self._timed is None else 1):
            self._compiles = self._submitted(compiles)

    def _openings(self, jobs: Sequence[tuple[Unit, Job]]) -> list[_Compile]:
        """Open nothing for a job if an error occurs, or if its worker cannot run another process at the same time."""
        kept = [*self._candidates.values(), *(self._timed._candidates.values() if self._timed is not None else ())]
        held = Counter(candidate.worker.client.endpoint.address for candidate in kept)
        sites = self._with.sites
        found = []
        for unit, job in jobs:
            # A worker that had to make inputs may have waited for another run.
            if self.is_closed:
                break
            try:
                opening = self._opening(unit, job)
            except NoRoom:
                # This unit makes its inputs when those before it are done, so those after it must not take the room.
                self._is_full = True
                break
            # Whatever the error is, it will happen again when the row is measured, and it is reported then.
            except Exception:  # noqa: BLE001, S112
                continue
            worker, limits = opening.worker, opening.worker.info.limits
            is_reference = sites.named(job.site).site.text == sites.reference_text
            others = OTHER_SAMPLES + (REFERENCE_SAMPLES if is_reference else 0)
            # The contenders of a backend in the mesh reach one worker by several connections.
            held[worker.client.endpoint.address] += 1
            if limits is None or held[worker.client.endpoint.address] + others <= limits.max_samples:
                found.append(opening)
        return found

    def _opening(self, unit: Unit, job: Job) -> _Compile:
        equipment = self._with.under(unit.conditions)
        request = equipment.request
        prepared = self._prepared(unit)
        site = equipment.sites.named(job.site).site
        worker = equipment.pool.get(site)
        find_device(worker.info, request.device)
        shared = equipment.compiles.of(unit, job, site, worker)
        key = equipment.compiles.key(request, site, shared)
        start = start_of_job(request, worker, job.options, prepared.sample, prepared.inputs, key)
        artifacts = ArtifactFolder(equipment.run_folder, job.artifacts) if request.wants_artifacts else None
        return _Compile(job, worker, start, artifacts, prepared.inputs, shared)

    def _prepared(self, unit: Unit) -> PreparedUnit:
        key = unit.jobs[0].key
        if key not in self._units:
            sample = read_sample(self._with, unit)
            files = contextlib.ExitStack()
            inputs = files.enter_context(open_inputs(self._with.under(unit.conditions), unit, sample))
            self._units[key] = PreparedUnit(sample, inputs, files)
        return self._units[key]

    def _submitted(self, compiles: Sequence[_Compile]) -> list[tuple[_Compile, Future[None]]]:
        """Let a thread per job open processes, and wait until each is warm or has ended."""
        blocks: queue.SimpleQueue[int] = queue.SimpleQueue()
        # Rows are timed on block 0, so nothing compiles there while they are timed.
        first = 0 if self._timed is None else 1
        for number in range(first, first + self._jobs):
            blocks.put(number)

        def compile_one(one: _Compile) -> None:
            block = blocks.get()
            one.began_s = time.monotonic()
            try:
                self._compile_one(one, block)
            # The row is then measured alone, which reports the error if it happens again.
            except Exception:  # noqa: BLE001
                stream = self._streams.pop(one.job.key, None)
                if stream is not None:
                    stream.close()
            finally:
                one.ended_s = time.monotonic()
                blocks.put(block)

        if self._threads is None:
            self._threads = ThreadPoolExecutor(max_workers=self._jobs)
        return [(one, self._threads.submit(compile_one, one)) for one in compiles]

    def _compile_one(self, one: _Compile, block: int) -> None:
        start = replace(one.start, core_block=block)
        stream = one.worker.client.open(start, one.inputs.path, one.artifacts)
        self._streams[one.job.key] = stream
        # Processes that were compiled already would be kept during the wait.
        stream.on_other_run = stream.close
        if self.is_closed:
            stream.close()
        # Stages of several rows at once would only confuse the progress display.
        stream.is_silent = True
        stream.until_ready()
        # The stream must not refer to itself, so that its outputs can be freed as soon as the row no longer needs them.
        stream.on_other_run = one.worker.client.on_other_run
        one.stream = stream

    def _add(self, one: _Compile, beside: bool) -> None:
        """Keep a process for its row."""
        if one.stream is None:
            return
        report = one.stream.progress.call_report
        if report is not None:
            self._batches.learn(one.job.site, report.peak_memory_bytes)
        # ``one.start`` has no block of cores: further processes compile alone, on the cores on which the row is timed.
        self._candidates[one.job.key] = Candidate(
            *(one.worker, one.start, one.artifacts, one.stream, one.shared), compiled_beside=beside, had_others=True
        )

    def _close_streams(self) -> None:
        # A thread that opens a stream after this line sees ``is_closed`` and closes its stream itself.
        self.is_closed = True
        for _, future in self._compiles:
            future.cancel()
        for stream in list(self._streams.values()):
            stream.close()
        self._streams.clear()
        self._candidates.clear()
