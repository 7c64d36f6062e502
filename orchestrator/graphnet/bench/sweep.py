"""The run itself: sample by sample, the reference once, every backend beside it, a record per row."""

from __future__ import annotations

import contextlib
import os
import uuid
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from graphnet.bench.controls import Controls
from graphnet.bench.plan import Plan, PlannedSample, PlannedTarget, artifacts_place
from graphnet.bench.reference import Reference, ReferenceFailed, prepare, reference_ending
from graphnet.bench.row import (
    Ending,
    RowContext,
    ending_of,
    judged,
    same_stack,
    what_was_found,
    with_times,
    with_verdict,
)
from graphnet.bench.verdicts import OTHER_INPUTS, accuracy_of, same_generator, worst
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.inputs.store import InputsFailed, NoRoom, SharedInputs, mesh_inputs, received_inputs
from graphnet.measuring.pairs import Measurement, measure
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import Asked
from graphnet.runs.store import RunStore
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.artifacts import ArtifactFolder
from graphnet.workers.client import SampleStream
from graphnet.workers.pool import Worker, WorkerPool
from graphnet_contract import mesh_scheme, messages
from graphnet_contract.samples import Sample, SampleError, load_sample

_NOT_ON_OTHER_INPUTS = (
    "the compiled graph failed on other inputs of the same shapes, on which the reference runs; the row's log tells how"
)


class Listener(Protocol):
    """Who is told how the run goes."""

    def sample_started(self, sample: PlannedSample, number: int, total: int) -> None:
        """A sample with rows to do begins."""

    def row_started(self, sample: PlannedSample, target: PlannedTarget) -> None:
        """A backend begins on it."""

    def row_done(self, record: Record) -> None:
        """A row was recorded."""


class ReferenceLost(Exception):
    """The reference's worker vanished while a backend was measured beside it."""


class Sweep:
    """One run over its plan. The store gets every record before the listener does."""

    def __init__(
        self, asked: Asked, plan: Plan, pool: WorkerPool, store: RunStore, listener: Listener, controls: Controls
    ) -> None:
        self._controls = controls
        self._asked = asked
        self._plan = plan
        self._pool = pool
        self._store = store
        self._listener = listener

    def run(self, done: frozenset[str]) -> None:
        """Do every row whose key is not done. Errors: StorageError."""
        for number, place in enumerate(self._plan.samples, start=1):
            sample, problem = _load(place.folder)
            rows = [self._context(planned, place, sample) for planned in self._plan.targets]
            rows = [row for row in rows if row.key not in done]
            if not rows:
                continue
            self._listener.sample_started(place, number, len(self._plan.samples))
            if sample is None:
                self._all(rows, Ending(Outcome.LOAD_ERROR, "load", None, problem))
            else:
                self._run_sample(sample, rows)

    def _context(self, planned: PlannedTarget, place: PlannedSample, sample: Sample | None) -> RowContext:
        return RowContext(self._asked, planned, place, sample, os.path.relpath(self._store.folder))

    def _run_sample(self, sample: Sample, rows: list[RowContext]) -> None:
        needed = _needed_bytes(sample)
        if needed > self._asked.memory_bytes:
            message = f"its tensors have {needed:,} bytes, over --memory {self._asked.memory_bytes:,}; give it more"
            self._all(rows, Ending(Outcome.OUT_OF_MEMORY, "inputs", None, message))
            return
        pending = list(rows)
        for attempt in (1, 2):
            try:
                self._run_beside_reference(sample, pending)
                return
            except InputsFailed as error:
                self._all(pending, Ending(Outcome.INPUT_ERROR, "inputs", None, str(error)))
                return
            except ReferenceFailed as error:
                self._all(pending, error.ending)
                return
            except NoRoom as error:
                self._all(pending, Ending(Outcome.OUT_OF_MEMORY, "inputs", None, str(error)))
                return
            except BackendUnavailable as error:
                self._all(pending, Ending(Outcome.BACKEND_UNAVAILABLE, None, None, f"the reference: {error}"))
                return
            except (ReferenceLost, WorkerLost) as error:
                if attempt == 2 or (isinstance(error, WorkerLost) and not error.again):
                    self._all(pending, Ending(Outcome.WORKER_LOST, None, None, f"the reference's worker: {error}"))
                    return
                with contextlib.suppress(BackendUnavailable):
                    self._pool.restart(self._plan.reference.target)

    def _run_beside_reference(self, sample: Sample, pending: list[RowContext]) -> None:
        """Do the pending rows, taking each off the list once it is recorded."""
        worker = self._pool.get(self._plan.reference.target)
        find_device(worker.info, self._asked.device)
        with self._inputs(sample, worker) as inputs:
            start = self._start(self._plan.reference, worker, sample, inputs)
            with worker.client.open(start, inputs.path) as stream:
                reference = prepare(worker, stream, start, inputs.path, self._asked.tolerance)
                self._controls.take(pending[0].place.name, reference, start, inputs.path)
                while pending:
                    row = pending[0]
                    self._listener.row_started(row.place, row.planned)
                    record = self._row(row, sample, inputs, reference)
                    pending.pop(0)
                    self._keep(record)

    def _row(
        self,
        row: RowContext,
        sample: Sample,
        inputs: SharedInputs,
        reference: Reference,
    ) -> Record:
        """One backend on one sample; a worker that is lost is started again once."""
        lost: WorkerLost | None = None
        while True:
            try:
                worker = self._pool.get(row.planned.target)
                return self._run_row(row, sample, inputs, worker, reference)
            except BackendUnavailable as error:
                if lost is None:
                    return row.record(Ending(Outcome.BACKEND_UNAVAILABLE, None, None, str(error)))
                return row.record(Ending(Outcome.WORKER_LOST, None, None, f"{lost}, and did not come back: {error}"))
            except WorkerLost as error:
                if lost is not None or not error.again:
                    return row.record(Ending(Outcome.WORKER_LOST, None, None, str(error)))
                lost = error
                with contextlib.suppress(BackendUnavailable):
                    self._pool.restart(row.planned.target)

    def _run_row(
        self,
        row: RowContext,
        sample: Sample,
        inputs: SharedInputs,
        worker: Worker,
        reference: Reference,
    ) -> Record:
        device = find_device(worker.info, self._asked.device)
        start = self._start(row.planned, worker, sample, inputs)
        own_is_reference = same_stack(reference.worker.info, worker.info)
        artifacts, measured, other_asked = None, None, False
        if self._asked.keep_artifacts:
            start = replace(start, keep_artifacts=True)
            artifacts = ArtifactFolder(self._store.folder, artifacts_place(self._plan, row.planned, row.place))
        if self._asked.warm_compile:
            # Nobody has used this name: the first compile is a cold one.
            start = replace(start, cache_key=uuid.uuid4().hex)
        with worker.client.open(start, inputs.path, artifacts) as candidate:
            if candidate.until_ready():
                measured = self._measure(row, reference.stream, candidate, own_eager=not own_is_reference)
                if measured is None and not candidate.ended:
                    raise ReferenceFailed(reference_ending(reference.stream))
                if measured is not None and candidate.send_outputs() and OTHER_INPUTS in reference.outputs:
                    other_asked = candidate.send_outputs(messages.ExtraCall.OTHER_INPUTS)
            outcome = candidate.finish()
            progress = candidate.progress
        ending = ending_of(outcome)
        found = what_was_found(row, worker.info, device, inputs, progress)
        found["artifacts"] = artifacts.shown if artifacts is not None else None
        if start.cache_key and ending.outcome is Outcome.OK:
            found["warm_compile_ns"] = _warm_compile_ns(worker, start, inputs)
            if found["warm_compile_ns"] is None:
                found["flags"] = [*found["flags"], "warm_compile_failed"]
        if "first" in progress.outputs:
            verdict = worst(reference.outputs, progress.outputs, self._asked.tolerance)
            first = progress.outputs["first"]
            found = with_verdict(
                found, verdict, accuracy_of(reference.golden, reference.outputs["first"], first, verdict)
            )
            ending = judged(ending, verdict, same_generator(reference.stream, candidate))
        if other_asked and OTHER_INPUTS not in progress.outputs and ending.outcome is Outcome.OK:
            ending = Ending(Outcome.RUNTIME_ERROR, "outputs", OTHER_INPUTS, _NOT_ON_OTHER_INPUTS)
        if measured is not None:
            reference_device = find_device(reference.worker.info, self._asked.device)
            same = (reference_device.uuid, reference.worker.info.boot_id) == (device.uuid, worker.info.boot_id)
            found = with_times(found, measured, same, own_is_reference)
        return row.record(ending, **found)

    def _measure(
        self, row: RowContext, reference: SampleStream, candidate: SampleStream, own_eager: bool
    ) -> Measurement | None:
        try:
            seed = int(row.key[:8], 16)
            return measure(reference, candidate, self._asked.policy, seed, self._asked.threads, own_eager)
        except WorkerLost as error:
            if reference.lost:
                raise ReferenceLost(str(error)) from error
            raise

    def _start(self, planned: PlannedTarget, worker: Worker, sample: Sample, inputs: SharedInputs) -> messages.Start:
        asked, endpoint = self._asked, worker.client.endpoint
        shared = endpoint.outputs_directory is not None
        return messages.Start(
            backend=planned.target.backend.name,
            flavour=worker.info.flavour,
            sample=sample.name,
            sample_hash=sample.sample_hash,
            model_source=sample.model_source,
            tensors=sample.specs,
            inputs=inputs.for_worker(endpoint.shares_inputs),
            device=asked.device,
            threads=asked.threads,
            memory_bytes=asked.memory_bytes,
            options=planned.options,
            # At least one call after the first: two calls that differ tell a reference that is unstable.
            measuring=messages.Measuring(
                max(1, asked.warmup), default_trials=asked.trials, call_seed=asked.seed, cold=asked.caches == "cold"
            ),
            output_policy=messages.OutputPolicy.SHARED if shared else messages.OutputPolicy.CHUNKS,
            stage_timeout_ns=int(asked.timeout_s * 1e9),
        )

    @contextlib.contextmanager
    def _inputs(self, sample: Sample, worker: Worker) -> Iterator[SharedInputs]:
        asked, directory = self._asked, self._pool.share.inputs
        if asked.inputs == mesh_scheme.SCHEME:
            with mesh_inputs(sample, asked.seed, directory) as inputs:
                yield inputs
            return
        arrays = self._make_graphnet_inputs(sample, worker)
        with received_inputs(sample, asked.seed, arrays.outputs.arrays, directory) as inputs:
            yield inputs

    def _make_graphnet_inputs(self, sample: Sample, worker: Worker) -> SampleOutputs:
        nothing = SharedInputs(Path(), "graphnet", self._asked.seed, (), sample.ours)
        start = self._start(self._plan.reference, worker, sample, nothing)
        request = replace(
            start,
            inputs=messages.Inputs("graphnet", self._asked.seed),
            purpose=messages.Purpose.MAKE_INPUTS,
            unused_tensors=sample.unused_specs,
        )
        with worker.client.open(request) as stream:
            outcome = stream.finish()
            if "inputs" not in stream.progress.outputs:
                raise InputsFailed(f"GraphNet's recipe failed: {outcome.message}")
            return stream.progress.outputs["inputs"]

    def _all(self, rows: list[RowContext], ending: Ending) -> None:
        for row in list(rows):
            self._keep(row.record(ending))

    def _keep(self, record: Record) -> None:
        self._store.append(record)
        self._listener.row_done(record)


def _warm_compile_ns(worker: Worker, start: messages.Start, inputs: SharedInputs) -> int | None:
    """What compiling takes a second process that finds the first one's caches; None if it did not get there."""
    again = replace(
        start,
        measuring=replace(start.measuring or messages.Measuring(), warmup_calls=0),
        output_policy=messages.OutputPolicy.NONE,
        keep_artifacts=False,
    )
    with contextlib.suppress(WorkerLost), worker.client.open(again, inputs.path) as stream:
        if stream.until_ready() and stream.progress.compile_report is not None:
            return stream.progress.compile_report.compile_ns
    return None


def _load(folder: Path) -> tuple[Sample | None, str]:
    try:
        return load_sample(folder), ""
    except SampleError as error:
        return None, str(error)


def _needed_bytes(sample: Sample) -> int:
    try:
        return mesh_scheme.layout(sample.specs).total_nbytes
    except SampleError:
        # An unknown dtype: making the inputs will say so.
        return 0


def find_device(info: messages.GetInfoResponse, name: str) -> messages.Device:
    """The worker's device called ``TYPE[:INDEX]``. Errors: BackendUnavailable naming what there is."""
    kind, _, index = name.partition(":")
    for device in info.devices:
        if device.type == kind and str(device.index) == (index or "0"):
            return device
    has = ", ".join(f"{device.type}:{device.index}" for device in info.devices)
    raise BackendUnavailable(f"the worker of {info.backend} has no device {name}; it has: {has}")
