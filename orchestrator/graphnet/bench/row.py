"""Measure one row: time the sample on one site beside the warm reference, judge its outputs, and make the record."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.bench.ahead import Ahead, Candidate
from graphnet.bench.draft import RowDraft
from graphnet.bench.endings import Ending, ReferenceLost, ending_of, judged
from graphnet.bench.outputs import TakeOutputs
from graphnet.bench.processes import Further, FurtherPairs, Pairs, ProcessCosts
from graphnet.bench.reference import Reference
from graphnet.bench.spending import Part, spend
from graphnet.bench.start import start_of_job, start_of_warm_compile
from graphnet.bench.unit import Job, Unit
from graphnet.bench.verdicts import OTHER_INPUTS, accuracy_of, remarks_on, same_generator, worst
from graphnet.devices import find_device, same_device
from graphnet.errors import WorkerLost
from graphnet.inputs.store import SharedInputs
from graphnet.judge.draws import disagreement, moments_of
from graphnet.measuring.pairs import PairedTimes
from graphnet.outcomes import Outcome
from graphnet.runs.flags import COMPILED_BESIDE, TIMED_BESIDE
from graphnet.runs.record import Record
from graphnet.runs.request import AUTO, Request
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.artifacts import ArtifactFolder
from graphnet.workers.client import SampleStream
from graphnet.workers.pool import Worker
from graphnet.workers.site import Site
from graphnet_contract import messages
from graphnet_contract.samples import Sample

_FAILED_ON_OTHER_INPUTS: Final = Ending(
    Outcome.RUNTIME_ERROR,
    "outputs",
    OTHER_INPUTS,
    "the compiled graph failed on other inputs of the same shapes, on which the reference runs; the row's log says how",
)

#: Only a row with one of these outcomes is measured in further pairs of processes, because other rows have no useful
#: speedup.
_TIMED: Final = (Outcome.OK, Outcome.NOT_COMPARABLE, Outcome.ACCURACY)


@dataclass(frozen=True)
class Beside:
    """Everything that the rows of one unit (a sample with its jobs) share.

    Attributes:
        request: the run's request.
        unit: the unit.
        sample: the unit's sample.
        inputs: the sample's inputs on this host.
        reference: the reference: a process that has run the sample in eager mode and is ready to be timed.
        run_folder: the run's folder, which holds the artifacts.
        costs: predicts how long another process of the same row takes to start. It learns from earlier rows.
        take_outputs: a function that gets the outputs of each row; None if the outputs are not needed.
        ahead: the rows that were compiled ahead; None if there are none.
        after: the rows that compile while this one is measured; None if there are none.
    """

    request: Request
    unit: Unit
    sample: Sample
    inputs: SharedInputs
    reference: Reference
    run_folder: Path
    costs: ProcessCosts
    take_outputs: TakeOutputs | None = None
    ahead: Ahead | None = None
    after: Ahead | None = None


@dataclass(frozen=True)
class _Called:
    """The result of running one sample on one site."""

    candidate: SampleStream
    outcome: messages.Outcome
    #: The times of the first pair of processes; None if that pair was not measured.
    times: PairedTimes | None
    #: Whether the row is measured in one pair of processes or in several pairs.
    pairs: Pairs
    #: Whether the sample was also called on other inputs. This call may have failed; then its outputs are missing.
    on_other_inputs: bool


def measure_row(beside: Beside, job: Job, site: Site, worker: Worker) -> Record:
    """Measure one job on a worker, beside the reference, and return the job's row.

    Raises:
        BackendUnavailable: the worker does not have the request's device.
        WorkerLost: the job's worker went away.
        ReferenceLost: the reference's worker went away.
        ReferenceFailed: the reference ended early.
    """
    request, reference = beside.request, beside.reference
    timed_beside = beside.after is not None and beside.after.compiles
    candidate = _candidate(beside, job, worker)
    worker, start, artifacts = candidate.worker, candidate.start, candidate.artifacts
    with candidate.stream:
        device = find_device(worker.info, request.device)
        own_is_reference = same_stack(reference.worker.info, worker.info)
        called = _call(beside, job, candidate, own_is_reference)
    if candidate.ended_by_others(called.outcome):
        if beside.after is not None:
            # Nothing compiles during the repetition. Processes of this batch that are kept still have their memory.
            beside.after.close()
        return measure_row(beside, job, site, worker)

    draft = RowDraft(beside.unit, job, site, beside.sample)
    draft.add_worker(worker.info, device)
    draft.add_reference(reference.stream.progress)
    draft.add_inputs(beside.inputs)
    draft.add_progress(called.candidate.progress)
    if candidate.compiled_beside:
        draft.add_flag(COMPILED_BESIDE)
    if timed_beside:
        draft.add_flag(TIMED_BESIDE)
    draft.add_artifacts(artifacts.shown if artifacts is not None else None)
    ending = ending_of(called.outcome)
    if request.warm_compile and ending.outcome is Outcome.OK:
        with spend(Part.COMPILING):
            draft.add_warm_compile(_warm_compile_ns(worker, start, beside.inputs))
    ending = _judge(beside, called, draft, ending)
    if called.times is not None:
        further = _further(beside, job, candidate, called, ending)
        draft.add_further(further)
        same = same_device(reference.worker.info, worker.info, request.device)
        draft.add_times(called.times.measurement(further.fewer), same, own_is_reference)
    record = draft.finish(ending)
    if beside.take_outputs is not None:
        beside.take_outputs(record, called.candidate.progress)
    return record


def _candidate(beside: Beside, job: Job, worker: Worker) -> Candidate:
    """Return the process of the row's first pair: the one that was compiled ahead, or else a new one on ``worker``."""
    found = beside.ahead.take(job) if beside.ahead is not None else None
    if found is not None:
        return found
    request = beside.request
    find_device(worker.info, request.device)
    start = start_of_job(request, worker, job.options, beside.sample, beside.inputs)
    artifacts = ArtifactFolder(beside.run_folder, job.artifacts) if request.keep_artifacts else None
    # On a GPU, rows of the next batch may compile at the same time.
    beside_others = beside.after is not None and beside.after.compiles
    stream = worker.client.open(start, beside.inputs.path, artifacts)
    return Candidate(worker, start, artifacts, stream, compiled_beside=beside_others, had_others=beside_others)


def _call(beside: Beside, job: Job, kept: Candidate, own_is_reference: bool) -> _Called:
    """Wait until the compiled graph's process (the candidate) is warm, time it, and receive its outputs."""
    reference, times, pairs, on_other_inputs = beside.reference, None, Pairs.ONE, False
    candidate = kept.stream
    with spend(Part.COMPILING):
        ready = candidate.until_ready()
    if ready:
        progress = candidate.progress
        pairs = beside.costs.choose(beside.request, job.site, progress, reference.stream.progress, kept.compiled_beside)
        with spend(Part.TIMING):
            times = _measure(beside, job, candidate, pairs, own_eager=not own_is_reference)
        if times is None and not candidate.ended:
            raise reference.failed()
        if times is not None and candidate.send_outputs() and OTHER_INPUTS in reference.outputs:
            on_other_inputs = candidate.send_outputs(messages.ExtraCall.OTHER_INPUTS)
    return _Called(candidate, candidate.finish(), times, pairs, on_other_inputs)


def _measure(beside: Beside, job: Job, candidate: SampleStream, pairs: Pairs, own_eager: bool) -> PairedTimes | None:
    """Time the first pair: reference and compiled graph (``candidate``). Return None if a process ended early."""
    request, reference = beside.request, beside.reference.stream
    # The seed decides the order of the timed blocks. It is made from the row's key. So the order differs from row to
    # row, but does not change when a row is measured again.
    seed = int(job.key[:8], 16)
    for stream in (reference, candidate):
        stream.next_row(request.budget_s)
    times = PairedTimes(request.policy, seed, request.threads, own_eager, pairs.count(request))
    try:
        return times if times.measure_pair(reference, candidate) else None
    except WorkerLost as error:
        if reference.lost:
            raise ReferenceLost(str(error)) from error
        raise


def _further(beside: Beside, job: Job, first: Candidate, called: _Called, ending: Ending) -> Further:
    """Time further pairs of processes. Do nothing if no first pair was timed or the row's outcome is not in _TIMED."""
    if called.times is None or ending.outcome not in _TIMED:
        return Further()
    limited = beside.request.processes == AUTO
    same = same_generator(beside.reference.stream, called.candidate)

    def judge(outputs: Mapping[str, SampleOutputs]) -> str | None:
        """Return why a further process's outputs are worse than the first process's; None if they are not worse."""
        if not same:
            return None  # The processes draw different random numbers, so their outputs cannot be compared.
        if "first" not in outputs:
            return "they did not arrive"
        _, verdict = worst(beside.reference.outputs, outputs, beside.request.tolerance, None)
        if ending.outcome is Outcome.OK and verdict.outcome != Outcome.OK:
            return verdict.message or f"they are {verdict.outcome}"
        return "they have another structure" if verdict.outcome == Outcome.OUTPUT_MISMATCH else None

    pairs = FurtherPairs(
        beside.reference,
        first.worker,
        first.start,
        beside.inputs.path,
        limited,
        beside.request.budget_s,
        judge,
        first.compiled_beside,
    )
    return pairs.measure(called.times, called.pairs, beside.costs, job.site, called.candidate.progress)


def _judge(beside: Beside, called: _Called, draft: RowDraft, ending: Ending) -> Ending:
    """Judge the outputs of the compiled graph, add the verdict to the draft, and return the row's ending."""
    reference, outputs = beside.reference, called.candidate.progress.outputs
    if "first" in outputs:
        call, verdict = worst(reference.outputs, outputs, beside.request.tolerance, reference.float64)
        accuracy = accuracy_of(verdict)
        draft.add_verdict(verdict, call, accuracy, remarks_on(reference.outputs, outputs, accuracy))
        same, draws = same_generator(reference.stream, called.candidate), None
        if not same and verdict.outcome == Outcome.ACCURACY:
            draws = disagreement(reference.draws, moments_of(outputs["first"].outputs))
        ending = judged(ending, verdict, same, draws)
    if called.on_other_inputs and OTHER_INPUTS not in outputs and ending.outcome is Outcome.OK:
        return _FAILED_ON_OTHER_INPUTS
    return ending


def _warm_compile_ns(worker: Worker, start: messages.Start, inputs: SharedInputs) -> int | None:
    """Time the compile in a second process, which finds the first process's caches. Return None if the second fails."""
    again = start_of_warm_compile(start)
    with contextlib.suppress(WorkerLost), worker.client.open(again, inputs.path) as stream:
        if stream.until_ready() and stream.progress.compile_report is not None:
            return stream.progress.compile_report.compile_ns
    return None


def same_stack(one: messages.GetInfoResponse, other: messages.GetInfoResponse) -> bool:
    """Whether eager mode in one worker is the same program as eager mode in the other worker.

    This is so if both workers have the same Python and torch, installed from the same requirements or the same image.
    """
    ours, theirs = dict(one.versions), dict(other.versions)
    equal = all(ours.get(name) == theirs.get(name) for name in ("python", "torch"))
    origin = (one.requirements_sha256, one.image_digest)
    return equal and any(origin) and origin == (other.requirements_sha256, other.image_digest)
