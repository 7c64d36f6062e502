"""Run one unit: warm the reference once, measure every job beside the reference, and write one row per job."""

from __future__ import annotations

import contextlib
import traceback
from dataclasses import replace

from graphnet.bench.ahead import Ahead
from graphnet.bench.draft import RowDraft
from graphnet.bench.endings import (
    ROW_ERRORS,
    ReferenceFailed,
    ReferenceLost,
    ending_of_error,
    ending_of_fault,
    without_own_limit,
)
from graphnet.bench.equipment import Equipment
from graphnet.bench.expected import Expected, expected_of
from graphnet.bench.reference import Reference, warm_reference
from graphnet.bench.row import Beside, measure_row
from graphnet.bench.sample_inputs import needed_bytes, open_inputs, read_sample
from graphnet.bench.spending import Part, spend, waits
from graphnet.bench.start import start_of_job
from graphnet.bench.unit import Job, Keep, Unit
from graphnet.devices import find_device
from graphnet.errors import BackendUnavailable, StorageError, WorkerLost
from graphnet.inputs.store import SharedInputs
from graphnet.launch.pool import Worker, WorkerPool
from graphnet.launch.site import Site
from graphnet.runs.record import Record
from graphnet.runs.store import UnwritableRow
from graphnet.runs.traces import reference_folder
from graphnet.talk.artifacts import ArtifactFolder
from graphnet.talk.kept_outputs import read_outputs
from graphnet_contract.messages import ExtraCall
from graphnet_contract.samples import Sample


class UnitRun:
    """The run of one unit. Every job produces one row, which is passed to ``keep`` as soon as it is measured."""

    def __init__(
        self, equipment: Equipment, unit: Unit, keep: Keep, ahead: Ahead | None = None, after: Ahead | None = None
    ) -> None:
        """Store the arguments: ``ahead`` was compiled ahead of time, ``after`` compiles while this unit is measured."""
        self._with = equipment
        self._ahead = ahead
        self._after = after
        self._unit = unit
        self._keep = keep
        self._pending = list(unit.jobs)
        self._sample: Sample | None = None
        #: The job that is being measured beside the current reference process; None between rows.
        self._current: Job | None = None

    def run(self) -> None:
        """Do every job of the unit, and write one row per job. Only KeyboardInterrupt and StorageError end the run: any
        other exception becomes the outcome of the rows that it prevents.

        If the run is interrupted, the current job gets a row with the outcome CANCELLED, so that --resume repeats it.
        """
        try:
            self._read_and_run()
        except ROW_ERRORS as error:
            while self._pending:
                self._finish(self._row_of_error(self._pending[0], error, of_reference=True))
        except StorageError:
            raise
        except Exception as fault:  # noqa: BLE001 - the last resort: it becomes the outcome of the rows that are left
            while self._pending:
                self._finish(self._row_of_fault(self._pending[0], fault))
        except KeyboardInterrupt as interrupt:
            if self._pending:
                self._finish(self._row_of_error(self._pending[0], interrupt))
            raise

    def _read_and_run(self) -> None:
        problems = [self._with.pool.problem(self._with.sites.named(job.site).site) for job in self._pending]
        if all(problems):
            # No job's worker can be started, so the reference is not run either.
            for problem in problems:
                assert problem is not None
                self._finish(self._row_of_error(self._pending[0], problem))
            return
        prepared = None if self._ahead is None else self._ahead.prepared(self._unit)
        sample = self._sample = read_sample(self._with, self._unit) if prepared is None else prepared.sample
        # If the reference's worker dies during a job, the worker is started again, and the job is repeated once. If the
        # worker dies during the repetition, the job gets a row with the error, and the next job begins. The unit ends,
        # and each remaining job gets a row with the error, if two successive jobs ended in this way, or if the worker
        # died twice before a job began.
        suspect: Job | None = None
        guilty = early = 0
        while self._goes_on():
            left, self._current = len(self._pending), None
            try:
                self._run_beside_reference(sample)
            except (WorkerLost, ReferenceLost) as error:
                if isinstance(error, WorkerLost) and not error.again:
                    raise
                if len(self._pending) < left:
                    guilty = early = 0
                if self._current is None:
                    early += 1
                    if early > 1:
                        raise
                elif self._current is not suspect:
                    suspect = self._current
                else:
                    self._finish(self._row_of_error(suspect, error, of_reference=True))
                    guilty += 1
                    if guilty > 1:
                        raise
                reference = self._with.sites.reference
                if reference is not None:
                    with contextlib.suppress(BackendUnavailable):
                        self._with.pool.restart(reference.site)

    def _goes_on(self) -> bool:
        return bool(self._pending) and not self._with.is_over()

    def _run_beside_reference(self, sample: Sample) -> None:
        """Start the reference, and do the pending jobs beside it. If kept outputs are the reference, start nothing."""
        request, planned, golden = self._with.request, self._with.sites.reference, self._with.sites.golden
        if planned is None:
            assert golden is not None
            with self._inputs(sample) as inputs:
                kept = read_outputs(golden.outputs_of(self._unit.sample, sample.sample_hash, inputs.digest))
                self._run_jobs(sample, inputs, None, expected_of(kept))
            return
        worker = self._with.pool.get(planned.site)
        find_device(worker.info, request.device)
        self._announce_stages(worker, planned.site)
        with self._inputs(sample) as inputs:
            start = start_of_job(request, worker, planned.options, sample, inputs)
            start = replace(start, keep_artifacts=request.profile)
            below = reference_folder(self._unit.sample, self._unit.conditions)
            traces = ArtifactFolder(self._with.run_folder, below) if request.profile else None
            with worker.client.open(start, inputs.path, traces) as stream:
                with spend(Part.REFERENCE):
                    reference = warm_reference(
                        worker, stream, start, inputs, request.tolerance, self._with.reference_cache
                    )
                self._run_jobs(sample, inputs, reference, reference.expected)
                if request.profile and not stream.ended:
                    stream.send_outputs(ExtraCall.PROFILE)
                    stream.finish()

    def _run_jobs(self, sample: Sample, inputs: SharedInputs, reference: Reference | None, expected: Expected) -> None:
        beside = Beside(self._with, self._unit, sample, inputs, reference, expected, self._ahead, self._after)
        # Measure the controls before the rows, which are judged by them. The call does nothing if the run has enough.
        if reference is not None and self._with.controls is not None:
            with spend(Part.CONTROLS):
                self._with.controls.measure(self._unit.sample, reference, inputs.path, self._with.costs)
        while self._goes_on():
            self._with.listener.row_started(self._unit.sample, self._pending[0].site)
            self._current = self._pending[0]
            self._finish(self._row(beside, self._current))
            # If the reference is lost from now on, this job is not the cause: it has its row.
            self._current = None

    def _inputs(self, sample: Sample) -> contextlib.AbstractContextManager[SharedInputs]:
        """Make the sample's inputs, or reuse the inputs that were made to compile rows of this unit ahead of time."""
        prepared = None if self._ahead is None else self._ahead.prepared(self._unit)
        if prepared is not None:
            return contextlib.nullcontext(prepared.inputs)
        return open_inputs(self._with, self._unit, sample)

    def _row(self, beside: Beside, job: Job) -> Record:
        """Do one job. If the job's worker is lost, start the worker again and retry once."""
        site, pool = self._with.sites.named(job.site).site, self._with.pool
        try:
            try:
                return measure_row(beside, job, site, self._announce_stages(pool.get(site), site))
            except WorkerLost as lost:
                if not lost.again:
                    raise
                return measure_row(beside, job, site, self._announce_stages(_restarted(pool, site, lost), site))
        except (BackendUnavailable, WorkerLost) as error:
            return self._row_of_error(job, error)
        # Do not handle these errors here, because they affect all remaining rows: the reference failed or was lost, or
        # the run's folder cannot be written.
        except (ReferenceFailed, ReferenceLost, StorageError):
            raise
        except Exception as fault:  # noqa: BLE001 - the last resort: it becomes the row's outcome
            return self._row_of_fault(job, fault)

    def _announce_stages(self, worker: Worker, site: Site) -> Worker:
        """Make the worker's client report each new stage and each wait to the run's listener. Return the worker."""
        listener, sample = self._with.listener, self._unit.sample

        def wait(reason: str) -> None:
            waits(reason)
            listener.waiting(reason)

        worker.client.on_wait = wait
        worker.client.on_stage = lambda stage: listener.stage_started(sample, site.text, stage.name.lower())
        return worker

    def _row_of_error(self, job: Job, error: BaseException, of_reference: bool = False) -> Record:
        """Make the row of a job that an error ended. Such a row holds no measurement. ``of_reference``: the error ended
        the reference, or the backend that makes the inputs if kept outputs are the reference.
        """
        runs = self._with.sites.reference is not None
        nbytes = 0 if self._sample is None else needed_bytes(self._sample)
        ending = without_own_limit(ending_of_error(error, of_reference and runs), self._with.request, nbytes)
        return self._draft(job).finish(ending)

    def _draft(self, job: Job) -> RowDraft:
        """Begin the row of a job that did not run. Its device is that of the reference's worker."""
        draft = RowDraft(self._unit, job, self._with.sites.named(job.site).site, self._sample)
        reference = self._with.sites.reference
        worker = None if reference is None else self._with.pool.running(reference.site)
        if worker is not None:
            draft.add_reference_worker(worker)
            info = worker.info
            with contextlib.suppress(BackendUnavailable):
                draft.add_device(find_device(info, self._with.request.device), info.boot_id)
        return draft

    def _row_of_fault(self, job: Job, fault: Exception) -> Record:
        draft = self._draft(job)
        draft.add_log("".join(traceback.format_exception(fault)))
        return draft.finish(ending_of_fault(fault))

    def _finish(self, record: Record) -> None:
        """Write the row of the first pending job, and remove the job from the pending jobs."""
        # Remove the job before its row is written. Then an interrupt in between cannot give the job a second row.
        job = self._pending.pop(0)
        try:
            self._keep(record)
        except UnwritableRow as fault:
            self._keep(self._row_of_fault(job, fault))


def _restarted(pool: WorkerPool, site: Site, lost: WorkerLost) -> Worker:
    """Start the site's worker again and return it. Raise WorkerLost if the worker does not start."""
    try:
        return pool.restart(site)
    except BackendUnavailable as error:
        raise WorkerLost(f"{lost}, and did not come back: {error}") from error
