"""Compile several rows at the same time (``--compile-jobs``), before each of them is timed alone.

A batch of rows compiles and warms up on different cores. Each process is then stopped by its worker and kept, until the
row's turn to be timed comes. On a CPU, nothing compiles while a row is timed. On a GPU, the next batch compiles on
other CPU cores while the rows of a batch are timed.

Compiles that run at the same time may slow each other down, so their rows get the flag ``compiled_beside``. If one of
these processes ends for lack of memory or time, or is killed, the others may be the cause. So its row is measured again
alone (``Candidate.ended_by_others``).
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
from graphnet.bench.start import start_of_job
from graphnet.bench.unit import Job, Unit
from graphnet.devices import find_device
from graphnet.inputs.store import NoRoom, SharedInputs
from graphnet.workers.artifacts import ArtifactFolder
from graphnet.workers.client import SampleStream
from graphnet.workers.pool import Worker
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import Sample

#: If a process ends with one of these outcomes, the cause may be the processes that ran at the same time.
_PERHAPS_BY_OTHERS: Final = (OutcomeCode.OUT_OF_MEMORY, OutcomeCode.TIMEOUT, OutcomeCode.CRASHED)


@dataclass(frozen=True)
class Candidate:
    """The process of the compiled graph in a row's first pair of processes.

    Attributes:
        worker: the worker that runs the process.
        start: the message that opened the process.
        artifacts: the folder for the compiler's files; None if they are not kept.
        stream: the open stream. The caller must close it.
        compiled_beside: whether another row compiled at the same time.
        had_others: whether other processes compiled or were kept beside this process.
    """

    worker: Worker
    start: messages.Start
    artifacts: ArtifactFolder | None
    stream: SampleStream
    compiled_beside: bool = False
    had_others: bool = False

    def ended_by_others(self, outcome: messages.Outcome) -> bool:
        """Whether this outcome may have been caused by the processes that ran or were kept at the same time."""
        return self.had_others and outcome.code in _PERHAPS_BY_OTHERS


@dataclass(frozen=True)
class PreparedUnit:
    """The sample of a unit whose rows were compiled ahead, and the inputs on which they were compiled.

    Closing ``files`` removes the inputs.
    """

    sample: Sample
    inputs: SharedInputs
    files: contextlib.ExitStack


@dataclass(frozen=True)
class _Opening:
    """The arguments that are needed to open the process of a job."""

    job: Job
    worker: Worker
    start: messages.Start
    artifacts: ArtifactFolder | None
    inputs: SharedInputs


@dataclass
class _Compile:
    """The compile of one row.

    ``began_s`` and ``ended_s`` say when the process was opened and when it was warm or had ended, in seconds of the
    monotonic clock. ``stream`` is None if the process could not be opened or its worker was lost.
    """

    opening: _Opening
    began_s: float = 0.0
    ended_s: float = 0.0
    stream: SampleStream | None = None

    def overlaps(self, other: _Compile) -> bool:
        """Whether the two compiles ran at the same time."""
        return self is not other and self.began_s < other.ended_s and other.began_s < self.ended_s


class Ahead:
    """The rows of one batch that were compiled ahead.

    The caller must call ``close``, which closes every process that no row has taken.

    Only the thread that made the object may call its methods. On a GPU, the rows of the batch before may be timed
    between ``begin`` and ``finish``.
    """

    def __init__(self, equipment: Equipment, batches: Batches, timed: Ahead | None = None) -> None:
        """Store the arguments.

        Args:
            equipment: what every unit of the session needs.
            batches: says how many rows compile at the same time and how many may be kept.
            timed: the batch whose rows are timed while this one compiles; None if no row is timed then.
        """
        self._with = equipment
        self._batches = batches
        self._timed = timed
        self._threads: ThreadPoolExecutor | None = None
        #: The jobs that may still be begun.
        self._left: list[tuple[Unit, Job]] = []
        self._free_bytes = 0.0
        #: The compiles that were begun, each with the future that is done when it has ended.
        self._compiles: list[tuple[_Compile, Future[None]]] = []
        #: The open streams that no row has taken, by the key of their row.
        self._streams: dict[str, SampleStream] = {}
        #: Whether ``close`` was called, or a run was interrupted.
        self.is_closed = False
        #: Whether a unit found no room for its inputs.
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

    def done(self, unit: Unit) -> None:
        """Remove the inputs of a unit whose rows have been measured, because the next unit may need the room."""
        prepared = self._units.pop(unit.jobs[0].key, None)
        if prepared is not None:
            prepared.files.close()

    def prepared(self, unit: Unit) -> PreparedUnit | None:
        """Return the sample and the inputs of a unit; None if no row of the unit was compiled ahead."""
        return self._units.get(unit.jobs[0].key)

    def take(self, job: Job) -> Candidate | None:
        """Return the process of a job; None if the job was not compiled ahead, or if its worker was lost meanwhile.

        A second call for the same job returns None, so that a row that is measured again begins with a new process.
        """
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
        """Begin to compile the rows of the units, as many as the memory and the workers allow. Do not wait.

        If no row is timed meanwhile and there is only one row, begin nothing: that row need not be kept.
        """
        self._left = [(unit, job) for unit in units for job in unit.jobs]
        self._free_bytes = self._batches.free_bytes()
        self._begin_next(())

    def finish(self) -> None:
        """Wait until every row that fits is compiled.

        A row whose process cannot be opened here is skipped. The reason is reported when the row is measured.

        Raises:
            KeyboardInterrupt: the run was interrupted. Every process that was begun has been closed.
        """
        kept: list[Job] = []
        # At first, the peak memory of a site's processes is unknown, so only few are expected to fit. Once it is known,
        # usually many more fit.
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
            kept += [one.opening.job for one in compiles if one.stream is not None]
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
        openings = self._openings(fitting)
        # A row that would compile alone need not be kept, unless another row is timed meanwhile.
        if len(openings) >= (2 if self._timed is None else 1):
            self._compiles = self._submitted(openings)

    def _openings(self, jobs: Sequence[tuple[Unit, Job]]) -> list[_Opening]:
        """Return the arguments that open the process of each job.

        A job is left out if an error occurs, or if its worker cannot run another process at the same time.
        """
        kept = [*self._candidates.values(), *(self._timed._candidates.values() if self._timed is not None else ())]
        held = Counter(id(candidate.worker) for candidate in kept)
        sites = self._with.sites
        found = []
        for unit, job in jobs:
            try:
                opening = self._opening(unit, job)
            except NoRoom:
                # This unit makes its inputs when the units before it are done. So the units after it must not take the
                # room.
                self._is_full = True
                break
            # Whatever the error is, it will happen again when the row is measured, and it is reported then.
            except Exception:  # noqa: BLE001, S112
                continue
            worker, limits = opening.worker, opening.worker.info.limits
            is_reference = sites.named(job.site).site.text == sites.reference.site.text
            others = OTHER_SAMPLES + (REFERENCE_SAMPLES if is_reference else 0)
            held[id(worker)] += 1
            if limits is None or held[id(worker)] + others <= limits.max_samples:
                found.append(opening)
        return found

    def _opening(self, unit: Unit, job: Job) -> _Opening:
        equipment, request = self._with, self._with.request
        prepared = self._prepared(unit)
        worker = equipment.pool.get(equipment.sites.named(job.site).site)
        find_device(worker.info, request.device)
        start = start_of_job(request, worker, job.options, prepared.sample, prepared.inputs)
        artifacts = ArtifactFolder(equipment.run_folder, job.artifacts) if request.keep_artifacts else None
        return _Opening(job, worker, start, artifacts, prepared.inputs)

    def _prepared(self, unit: Unit) -> PreparedUnit:
        key = unit.jobs[0].key
        if key not in self._units:
            sample = read_sample(self._with, unit)
            reference = self._with.pool.get(self._with.sites.reference.site)
            files = contextlib.ExitStack()
            inputs = files.enter_context(open_inputs(self._with, sample, reference))
            self._units[key] = PreparedUnit(sample, inputs, files)
        return self._units[key]

    def _submitted(self, openings: Sequence[_Opening]) -> list[tuple[_Compile, Future[None]]]:
        """Submit the openings to threads, and return a future for each.

        Each thread opens a process and waits until it is warm or has ended. There are as many threads as jobs.
        """
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
                self._discard(one.opening.job)
            finally:
                one.ended_s = time.monotonic()
                blocks.put(block)

        if self._threads is None:
            self._threads = ThreadPoolExecutor(max_workers=self._jobs)
        compiles = [_Compile(opening) for opening in openings]
        return [(one, self._threads.submit(compile_one, one)) for one in compiles]

    def _compile_one(self, one: _Compile, block: int) -> None:
        opening = one.opening
        start = replace(opening.start, core_block=block)
        stream = opening.worker.client.open(start, opening.inputs.path, opening.artifacts)
        self._streams[opening.job.key] = stream
        if self.is_closed:
            stream.close()
        # Stages of several rows at once would only confuse the progress display.
        stream.is_silent = True
        stream.until_ready()
        one.stream = stream

    def _add(self, one: _Compile, beside: bool) -> None:
        """Keep a process for its row."""
        if one.stream is None:
            return
        opening, report = one.opening, one.stream.progress.call_report
        if report is not None:
            self._batches.learn(opening.job.site, report.peak_memory_bytes)
        # ``opening.start`` has no block of cores: the row's next processes compile alone, so they start on the cores on
        # which the row is timed.
        self._candidates[opening.job.key] = Candidate(
            opening.worker, opening.start, opening.artifacts, one.stream, compiled_beside=beside, had_others=True
        )

    def _discard(self, job: Job) -> None:
        stream = self._streams.pop(job.key, None)
        if stream is not None:
            stream.close()

    def _close_streams(self) -> None:
        # A thread that opens a stream after this line sees ``is_closed`` and closes its stream itself.
        self.is_closed = True
        for _, future in self._compiles:
            future.cancel()
        for stream in list(self._streams.values()):
            stream.close()
        self._streams.clear()
        self._candidates.clear()
