"""Measure one row: time the sample on one site beside the warm reference, judge its outputs, and make the record."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from graphnet.bench.ahead import Ahead, Candidate
from graphnet.bench.draft import RowDraft, device_group
from graphnet.bench.endings import Ending, ReferenceLost, ending_of, judged, without_own_limit
from graphnet.bench.equipment import Equipment
from graphnet.bench.expected import Expected
from graphnet.bench.pair_processes import may_start_two
from graphnet.bench.part_times import PartTimes
from graphnet.bench.processes import Further, FurtherPairs, Pairs, Short, Worse
from graphnet.bench.reference import Reference, calls_in_float64, float64_fits
from graphnet.bench.sample_inputs import needed_bytes
from graphnet.bench.shared_compiles import SharedCompile
from graphnet.bench.spending import Part, spend
from graphnet.bench.start import start_of_job, start_of_second_process, start_of_warm_compile
from graphnet.bench.timed import Timed, expected_of_timed, judge_calls
from graphnet.bench.unit import Job, Unit
from graphnet.bench.verdicts import OTHER_INPUTS, VERDICTS, accuracy_of, remarks_on
from graphnet.devices import find_device, same_device
from graphnet.errors import WorkerLost
from graphnet.inputs.store import SharedInputs
from graphnet.judge.draws import disagreement, moments_of
from graphnet.judge.evidence import Evidence
from graphnet.launch.pool import Worker
from graphnet.launch.site import Site
from graphnet.measuring.pairs import PairedTimes
from graphnet.outcomes import RAN, WRONG, Outcome
from graphnet.runs.flags import Flag
from graphnet.runs.record import Record
from graphnet.runs.request import AUTO
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.artifacts import ArtifactFolder
from graphnet.talk.client import SampleStream
from graphnet_contract import messages
from graphnet_contract.samples import Sample

_FAILED_ON_OTHER_INPUTS: Final = Ending(
    Outcome.RUNTIME_ERROR,
    "outputs",
    OTHER_INPUTS,
    "the compiled graph failed on other inputs of the same shapes, on which the reference runs; the row's log says how",
)

_NO_FURTHER: Final = "kept outputs are the reference, so one process of the compiled graph is timed"
#: A further process is not worse than the first one if its outcome is up to this place in VERDICTS.
_NOT_WORSE: Final = VERDICTS.index(Outcome.ILL_CONDITIONED)
#: Rows with other outcomes are not measured in further pairs, because they have no useful speedup.
_TIMED: Final = (Outcome.OK, Outcome.NOT_COMPARABLE, Outcome.ILL_CONDITIONED, Outcome.ACCURACY)


@dataclass(frozen=True)
class Beside:
    """The facts that the rows of one unit share.

    ``reference``: None if kept outputs are the reference. ``ahead``: compiled ahead; ``after``: compiles while
    these rows are measured.
    """

    equipment: Equipment
    unit: Unit
    sample: Sample
    inputs: SharedInputs
    reference: Reference | None
    expected: Expected
    ahead: Ahead | None = None
    after: Ahead | None = None


@dataclass(frozen=True)
class _Called:
    """The result of running one sample on one site."""

    candidate: SampleStream
    outcome: messages.Outcome
    #: The times of the first pair of processes; None if that pair was not measured.
    times: PairedTimes | None
    pairs: Pairs
    #: Whether the sample was also called on other inputs. This call may have failed; then its outputs are missing.
    on_other_inputs: bool
    part_times: PartTimes
    #: See ``FurtherPairs``.
    recompile_every: int = 0
    #: What judges a call that was timed; None if none can be judged.
    timed: Timed | None = None


def measure_row(beside: Beside, job: Job, site: Site, worker: Worker) -> Record:
    """Measure one job beside the reference. Raises what ends it: BackendUnavailable, WorkerLost, ReferenceLost,
    ReferenceFailed.
    """
    request, reference = beside.equipment.request, beside.reference
    timed_beside = beside.after is not None and beside.after.compiles
    candidate = _candidate(beside, job, site, worker)
    worker, start, artifacts = candidate.worker, candidate.start, candidate.artifacts
    with candidate.stream:
        device = find_device(worker.info, request.device)
        own_is_reference = reference is not None and same_stack(reference.worker.info, worker.info)
        called = _call(beside, job, candidate, own_is_reference)
    if candidate.ended_by_others(called.outcome):
        if beside.after is not None:
            # Nothing compiles during the repetition. Processes of this batch that are kept still have their memory.
            beside.after.close()
        return measure_row(beside, job, site, worker)

    stage_ns = called.candidate.progress.stage_ns.get("compile", 0)
    if candidate.shared is None and stage_ns:
        compiled = SharedCompile(worker, start.cache_key, stage_ns)
        beside.equipment.compiles.add(beside.unit, job, site, compiled)
    draft = RowDraft(beside.unit, job, site, beside.sample)
    draft.add_worker(worker, device)
    if reference is None:
        draft.add_flag(Flag.KEPT_REFERENCE)
    else:
        draft.add_reference(reference.worker, reference.stream.progress)
    draft.add_inputs(beside.inputs)
    draft.add_progress(called.candidate.progress)
    if reference is None and beside.expected.draws_random:
        # A compiler that draws from its own generator does not report that the graph draws random numbers.
        draft.add_flag(Flag.RANDOM)
    if candidate.compiled_beside:
        draft.add_flag(Flag.COMPILED_BESIDE)
    if candidate.shared is not None:
        draft.add_flag(Flag.SHARED_COMPILE)
    if timed_beside:
        draft.add_flag(Flag.TIMED_BESIDE)
    draft.add_artifacts(artifacts.shown if artifacts is not None else None)
    ending = without_own_limit(ending_of(called.outcome), request, needed_bytes(beside.sample))
    if request.warm_compile and ending.outcome is Outcome.OK:
        with spend(Part.COMPILING):
            draft.add_warm_compile(_warm_compile_ns(worker, start, beside.inputs))
    ending = _judge(beside, called, draft, ending)
    ending = _proven(draft.add_evidence(beside.expected.operators), ending)
    if called.times is None or ending.outcome is Outcome.FELL_BACK:
        # Times of eager mode say nothing about the compiler.
        pass
    elif reference is None:
        fewer = None if request.processes == 1 else _NO_FURTHER
        draft.add_times_without_reference(called.times.measurement(fewer))
    else:
        further = _further(beside, reference, job, candidate, called, ending)
        draft.add_further(further)
        draft.add_part_times(called.part_times)
        worse = further.worse if ending.outcome not in WRONG else None
        if worse is not None:
            ending = worse.ending
            if worse.judged is not None:
                draft.add_verdict(worse.judged, accuracy_of(worse.judged.verdict), ())
        same = same_device(reference.worker.info, worker.info, request.device)
        # A process that crashed says that the compiled graph does not always run. Such a row has no speed.
        if worse is None or worse.judged is not None:
            draft.add_times(called.times.measurement(further.fewer), same, own_is_reference)
    record = draft.finish(ending)
    if beside.equipment.take_outputs is not None:
        beside.equipment.take_outputs(record, called.candidate.progress, beside.expected)
    return record


def _candidate(beside: Beside, job: Job, site: Site, worker: Worker) -> Candidate:
    """Return the process of the row's first pair: the one that was compiled ahead, or else a new one on ``worker``."""
    found = beside.ahead.take(job) if beside.ahead is not None else None
    if found is not None:
        return found
    request, compiles = beside.equipment.request, beside.equipment.compiles
    find_device(worker.info, request.device)
    shared = compiles.of(beside.unit, job, site, worker)
    key = compiles.key(request, site, shared)
    start = start_of_job(request, worker, job.options, beside.sample, beside.inputs, key)
    artifacts = ArtifactFolder(beside.equipment.run_folder, job.artifacts) if request.wants_artifacts else None
    # On a GPU, rows of the next batch may compile at the same time.
    beside_others = beside.after is not None and beside.after.compiles
    stream = worker.client.open(start, beside.inputs.path, artifacts)
    return Candidate(worker, start, artifacts, stream, shared, beside_others, beside_others)


def _call(beside: Beside, job: Job, kept: Candidate, own_is_reference: bool) -> _Called:
    """Wait until the compiled graph's process (the candidate) is warm, time it, and receive its outputs."""
    reference, times, timed, pairs, on_other_inputs, every = beside.reference, None, None, Pairs.ONE, False, 0
    part_times = PartTimes(kept.start.parts)
    candidate = kept.stream
    with spend(Part.COMPILING):
        ready = candidate.until_ready()
    if ready and beside.equipment.is_timed:
        progress = candidate.progress
        if reference is not None:
            theirs = reference.stream.progress
            costs, shared = beside.equipment.costs, kept.shared
            pairs = costs.choose(
                beside.equipment.request, job.site, progress, theirs, kept.compiled_beside, shared is not None
            )
            stage_ns = progress.stage_ns.get("compile", 0) if shared is None else shared.stage_ns
            every = pairs.recompile_every(beside.equipment.request, beside.sample.sample_hash, stage_ns)
        with spend(Part.TIMING):
            count = pairs.count(beside.equipment.request, compiles_anew=every > 0)
            times = _measure(beside, job, kept, count, own_eager=not own_is_reference)
        if times is None and not candidate.ended and reference is not None:
            raise reference.failed()
    if times is not None and reference is not None and not candidate.ended:
        try:
            with spend(Part.TIMING):
                part_times.add(reference.stream, candidate)
            timed = _timed(beside, reference, candidate)
        except WorkerLost as error:
            if reference.stream.lost:
                raise ReferenceLost(str(error)) from error
            raise
    if ready and not candidate.ended and candidate.send_outputs() and OTHER_INPUTS in beside.expected.outputs:
        on_other_inputs = candidate.send_outputs(messages.ExtraCall.OTHER_INPUTS, beside.expected.other_number)
    # References and controls run in eager mode on purpose.
    if ready and not candidate.ended and kept.worker.info.role == "compiler":
        counted = candidate.send_outputs(messages.ExtraCall.OPERATORS)
        if counted and beside.expected.operators is None:
            candidate.send_outputs(messages.ExtraCall.EAGER_OPERATORS)
    if ready and not candidate.ended and beside.equipment.request.profile:
        candidate.send_outputs(messages.ExtraCall.PROFILE)
    return _Called(candidate, candidate.finish(), times, pairs, on_other_inputs, part_times, every, timed)


def _timed(beside: Beside, reference: Reference, candidate: SampleStream) -> Timed | None:
    """Fetch what judges a timed call of the first pair. The reference's process goes on, so another one makes calls in
    float64, which need twice the memory.
    """
    path, start = beside.inputs.path, reference.start

    def in_float64(own: SampleOutputs, number: int) -> list[SampleOutputs]:
        if not float64_fits(path, start):
            return []
        with (
            contextlib.suppress(WorkerLost),
            reference.worker.client.open(start_of_second_process(start), path) as stream,
        ):
            return calls_in_float64(stream, OTHER_INPUTS, own, number, thoroughly=True) if stream.until_ready() else []
        return []

    tolerance = beside.equipment.request.tolerance
    return expected_of_timed(candidate, reference.stream, beside.expected, tolerance, in_float64)


def _measure(beside: Beside, job: Job, kept: Candidate, count: int | None, own_eager: bool) -> PairedTimes | None:
    """Time the first of ``count`` pairs, without a reference against own eager. None: it could not be measured."""
    worker, candidate = kept.worker, kept.stream
    request, reference = beside.equipment.request, None if beside.reference is None else beside.reference.stream
    # The order of the timed blocks differs from row to row, but not when a row is measured again.
    seed = int(job.key[:8], 16)
    for stream in (reference, candidate):
        if stream is not None:
            stream.next_row(request.budget_s)
    controls, device = beside.equipment.controls, find_device(worker.info, request.device)
    group = device_group(device, worker.info.boot_id)
    spread = None if controls is None else controls.spread(group.machine_class)
    bound = controls.bound(group.machine_class) if controls is not None and request.policy.decides else None
    limit = beside.equipment.limit
    if limit is not None:
        # The interval settles the row as soon as it excludes the limit, about which own eager says nothing.
        bound, own_eager = 0.0, False
    times = PairedTimes(request.policy, seed, request.threads, own_eager, count, spread, bound, limit=limit or 1.0)
    try:
        return times if times.measure_pair(reference, candidate, anew=kept.shared is None) else None
    except WorkerLost as error:
        if reference is not None and reference.lost:
            raise ReferenceLost(str(error)) from error
        raise


def _further(
    beside: Beside, reference: Reference, job: Job, first: Candidate, called: _Called, ending: Ending
) -> Further:
    """Time further pairs of processes. Do nothing if no first pair was timed or the row's outcome is not in _TIMED."""
    if called.times is None or ending.outcome not in _TIMED:
        return Further()
    request, inputs = beside.equipment.request, beside.inputs.path
    limited, budget_s = request.processes == AUTO, request.budget_s
    expected = beside.expected
    same = expected.same_generator(called.candidate.progress)

    def judge(outputs: Mapping[str, SampleOutputs], timed: Timed | None) -> Worse | None:
        """Return what is worse in a further process's outputs than in the first process's; None if nothing is worse."""
        if not same:
            return None  # The processes draw different random numbers, so their outputs cannot be compared.
        if "first" not in outputs:
            raise Short("the outputs of a further process did not arrive")
        found = judge_calls(expected, outputs, timed, request.tolerance)
        verdict = found.verdict
        if VERDICTS.index(verdict.outcome) <= max(VERDICTS.index(ending.outcome), _NOT_WORSE):
            return None
        message = f"in a further process: {verdict.message}"
        return Worse(Ending(verdict.outcome, "outputs", verdict.step, message), found)

    pairs = FurtherPairs(
        *(reference, first.worker, first.start, inputs, limited, budget_s, judge),
        beside=first.compiled_beside or first.shared is not None,
        part_times=called.part_times,
        recompile_every=called.recompile_every,
        tolerance=request.tolerance,
        may_start_two=may_start_two(
            request, (reference.worker, first.worker), (reference.stream.progress, called.candidate.progress)
        ),
    )
    return pairs.measure(called.times, called.pairs, beside.equipment.costs, job.site, called.candidate.progress)


def _judge(beside: Beside, called: _Called, draft: RowDraft, ending: Ending) -> Ending:
    """Judge the outputs of the compiled graph, add the verdict to the draft, and return the row's ending."""
    expected, outputs = beside.expected, called.candidate.progress.outputs
    if "first" in outputs:
        found = judge_calls(expected, outputs, called.timed, beside.equipment.request.tolerance)
        verdict, accuracy = found.verdict, accuracy_of(found.verdict)
        draft.add_verdict(found, accuracy, remarks_on(expected.outputs, outputs, expected.float64, accuracy))
        same, draws = expected.same_generator(called.candidate.progress), None
        if not same and verdict.outcome == Outcome.ACCURACY:
            draws = disagreement(expected.draws, moments_of(outputs["first"].outputs))
        ending = judged(ending, verdict, same, draws)
    if called.on_other_inputs and OTHER_INPUTS not in outputs and ending.outcome is Outcome.OK:
        return _FAILED_ON_OTHER_INPUTS
    return ending


def _proven(evidence: Evidence, ending: Ending) -> Ending:
    """Return the ending of a row by its evidence: a right row of which nothing was compiled says nothing."""
    if evidence.fell_back and ending.outcome in RAN - WRONG:
        return Ending(Outcome.FELL_BACK, "outputs", None, evidence.fell_back)
    return ending


def _warm_compile_ns(worker: Worker, start: messages.Start, inputs: SharedInputs) -> int | None:
    """Time the compile in a second process, which finds the first process's caches. Return None if the second fails."""
    again = start_of_warm_compile(start)
    with contextlib.suppress(WorkerLost), worker.client.open(again, inputs.path) as stream:
        if stream.until_ready() and stream.progress.compile_report is not None:
            return stream.progress.compile_report.compile_ns
    return None


def same_stack(one: messages.GetInfoResponse, other: messages.GetInfoResponse) -> bool:
    """Whether eager mode is one program in both: the same Python and torch, from the same requirements or image."""
    ours, theirs = dict(one.versions), dict(other.versions)
    equal = all(ours.get(name) == theirs.get(name) for name in ("python", "torch"))
    origin = (one.requirements_sha256, one.image_digest)
    return equal and any(origin) and origin == (other.requirements_sha256, other.image_digest)
