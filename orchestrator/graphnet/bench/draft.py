"""A draft of a result row. The run adds each group of values as soon as it is known; ``finish`` makes the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any, Final

from graphnet.bench.endings import Ending
from graphnet.bench.part_times import PartTimes
from graphnet.bench.processes import Further
from graphnet.bench.unit import Job, Unit
from graphnet.bench.verdicts import Judged
from graphnet.inputs.store import SharedInputs
from graphnet.judge.evidence import COMPILED, EAGER, Counts, Evidence, evidence_of
from graphnet.judge.verdict import JudgedOutput
from graphnet.launch.pool import Worker
from graphnet.launch.site import Site
from graphnet.measuring.audit import BETWEEN_TRIALS
from graphnet.measuring.late import late_by_time
from graphnet.measuring.pairs import Measurement
from graphnet.runs.flags import Flag
from graphnet.runs.record import (
    AccuracyGroup,
    DeviceGroup,
    EnvironmentGroup,
    EvidenceGroup,
    InputsGroup,
    OutputGroup,
    Record,
    RowKind,
    TimingGroup,
)
from graphnet.talk.client import Progress, compiler_evidence
from graphnet_contract import messages
from graphnet_contract.samples import Sample

_LOADER: Final = Flag.LOADER.with_details([])
_LOG_TAIL_CHARS: Final = 8000


class RowDraft:
    """A draft of one row. A group of values that was not added is null in the row's record."""

    def __init__(self, unit: Unit, job: Job, site: Site, sample: Sample | None) -> None:
        """Begin a row with the facts that are known before anything runs. ``sample`` is None if it cannot be read."""
        self._unit = unit
        self._job = job
        self._site = site
        self._sample = sample
        self._progress = Progress()
        self._flags: list[str] = []
        #: The values that are known so far, by the names of the record's fields.
        self._values: dict[str, Any] = {"flavour": f"{site.flavour.name}{site.options_shown}"}
        self._reference_call: messages.CallReport | None = None
        self._no_energy: str | None = None

    def add_reference(self, worker: Worker, progress: Progress) -> None:
        """Add the reference's software and what its process reported. Call this before ``add_progress``."""
        self.add_reference_worker(worker)
        report = self._reference_call = progress.call_report
        if report is not None:
            self._values["reference_peak_memory_bytes"] = report.peak_memory_bytes or None
            self._values["reference_run_memory_bytes"] = report.own_memory_bytes or None
            self._values["reference_run_device_memory_bytes"] = report.device_memory_bytes or None

    def add_reference_worker(self, worker: Worker) -> None:
        """Add the software of the reference."""
        self._values["reference_environment"] = environment_of(worker)

    def add_worker(self, worker: Worker, device: messages.Device) -> None:
        """Add the software versions and the device of the worker that runs the job."""
        flavour = f"{worker.info.flavour}{self._site.options_shown}"
        self._values.update(flavour=flavour, environment=environment_of(worker))
        self.add_device(device, worker.info.boot_id)
        self._no_energy = _no_energy(worker, device)

    def add_device(self, device: messages.Device, host: str) -> None:
        """Add the device. ``host`` is the boot id of its machine."""
        self._values["device"] = device_group(device, host)

    def add_inputs(self, inputs: SharedInputs) -> None:
        """Add the scheme (the rule by which the sample's inputs were made), the seed and the digest of the inputs."""
        self._values["inputs"] = InputsGroup(scheme=inputs.scheme, seed=inputs.seed, digest=inputs.digest)

    def add_progress(self, progress: Progress) -> None:
        """Add everything that the worker reported about the sample, even if the sample ended early."""
        self._progress = progress
        self._flags += _worker_flags(self._sample, progress, self._reference_call)

    def add_evidence(self, eager: Counts | None) -> Evidence:
        """Compare the adapter's evidence with the counted operators. ``eager``: the sample's operators in eager mode.
        Call this after ``add_progress``. Return the evidence.
        """
        counted = self._progress.operators
        claim = compiler_evidence(self._progress.compile_report)
        evidence = evidence_of(claim, counted.get(COMPILED), counted.get(EAGER, eager))
        self._values["evidence"] = None if evidence.group is None else EvidenceGroup(**evidence.group)
        if evidence.disputed:
            self._flags.append(Flag.EVIDENCE_DISPUTED.with_details(evidence.disputed))
        return evidence

    def add_log(self, text: str) -> None:
        """Add text to the end of the row's log."""
        self._progress.log += text

    def add_flag(self, flag: str) -> None:
        """Add a flag to the row, unless the row has it."""
        if flag not in self._flags:
            self._flags.append(flag)

    def add_artifacts(self, folder: str | None) -> None:
        """Add the folder of the compiler's files, relative to the run's folder; None if no such files were kept."""
        self._values["artifacts"] = folder

    def add_warm_compile(self, compile_ns: int | None) -> None:
        """Add the compile time of a second process, which used the first one's caches; None if the second failed."""
        self._values["warm_compile_ns"] = compile_ns
        if compile_ns is None:
            self._flags.append(Flag.WARM_COMPILE_FAILED)

    def add_further(self, further: Further) -> None:
        """Add the flags of the pairs of processes that were measured after the row's first pair."""
        self._flags += [flag for flag in further.flags if flag not in self._flags and not flag.startswith(_LOADER)]

    def add_part_times(self, times: PartTimes) -> None:
        """Add how long each graph of a whole model took on both sides."""
        self._values.update(part_ns=times.compiled or None, reference_part_ns=times.reference or None)

    def add_verdict(self, judged: Judged, accuracy: AccuracyGroup | None, remarks: Sequence[str]) -> None:
        """Add the judgement of the process's calls, the errors compared with float64, and further flags."""
        verdict, by_ladder = judged.verdict, judged.by_ladder
        self._flags += [flag for flag in (*verdict.flags, *remarks) if flag not in self._flags]
        other = judged.ladder_call != judged.call
        self._values.update(
            judged_call=judged.call,
            ladder_call=judged.ladder_call,
            judged_by=verdict.judged_by,
            tolerance_policy=verdict.policy,
            tolerance_judged=verdict.tolerance_judged,
            tolerance_reached=by_ladder.tolerance_reached,
            tolerance_ladder=list(by_ladder.ladder),
            max_abs_error=by_ladder.max_abs_error,
            max_rel_error=by_ladder.max_rel_error,
            accuracy=accuracy,
            outputs=[_output(one) for one in by_ladder.comparisons] or None,
            judged_outputs=([_output(one) for one in verdict.comparisons] or None) if other else None,
            wrong=verdict.wrong,
            wrong_calls=list(judged.wrong_calls) or None,
        )

    def add_times(self, measured: Measurement, same_device: bool, own_is_reference: bool) -> None:
        """Add the measured times and speedups. If the times cannot be trusted, add only the raw timing data.

        Args:
            same_device, own_is_reference: whether both ran on one device, and whether own eager is the reference's
                program.
        """
        if not same_device:
            # What two machines do between trials cannot be compared.
            measured = replace(measured, void=tuple(one for one in measured.void if one != BETWEEN_TRIALS))
        if self._discard_void(measured):
            return
        self._flags += measured.flags(same_device)
        speedup = measured.speedup if same_device else None
        # The first of the compiles was beside others and may have taken longer, so it says nothing of the others.
        beside = {"compile_time": None} if Flag.COMPILED_BESIDE in self._flags else {}
        self._values.update(
            reference_ns=round(measured.reference_ns),
            compiled_ns=round(measured.compiled_ns),
            own_eager_ns=None if measured.own_eager_ns is None else round(measured.own_eager_ns),
            speedup=speedup,
            speedup_own_eager=speedup if own_is_reference else measured.speedup_own_eager,
            timing=self._explained(measured.timing).model_copy(update=beside),
        )

    def add_times_without_reference(self, measured: Measurement) -> None:
        """Add times that were measured against eager mode in the backend's own stack, because no reference ran."""
        if measured.timing.fewer_processes is not None:
            self._flags.append(Flag.ONE_PROCESS)
        if self._discard_void(measured):
            return
        self._flags += measured.flags(same_device=True)
        self._values.update(
            compiled_ns=round(measured.compiled_ns),
            own_eager_ns=round(measured.reference_ns),
            speedup_own_eager=measured.speedup,
            timing=self._explained(measured.timing),
        )

    def _explained(self, timing: TimingGroup) -> TimingGroup:
        """Return the timing with the reason why it has no energy, if it has none."""
        return timing if timing.energy else timing.model_copy(update={"no_energy": self._no_energy})

    def _add_late_compilation(self, call: messages.CallReport) -> None:
        """Add the flag if the compiler's counter, or else the times of untimed calls, say that it compiled late."""
        # Beside other compiles, untimed calls are slow, and nothing counts the row's compile time.
        beside = Flag.COMPILED_BESIDE in self._flags
        timed = self._values.get("compiled_ns"), self._values.get("reference_ns")
        if call.compiled_late or (not beside and late_by_time(call, self._reference_call, *timed)):
            self.add_flag(Flag.COMPILED_LATE)

    def _discard_void(self, measured: Measurement) -> bool:
        """If the times cannot be trusted, add only the raw timing data. Return whether this is so."""
        void = (*measured.void, *([Flag.CLOCK_MISMATCH] if Flag.CLOCK_MISMATCH in self._flags else []))
        if void:
            self._flags += [Flag.RECOMPILED] if Flag.RECOMPILED in void else []
            self._flags.append(Flag.VOID.with_details(void))
            self._values["timing"] = measured.timing
        return bool(void)

    def finish(self, ending: Ending) -> Record:
        """Make the row's record from all values that were added and from ``ending``, which says how the row ended."""
        sample, progress = self._sample, self._progress
        report, call, outcome = progress.compile_report, progress.call_report, progress.outcome
        if call is not None:
            self._add_late_compilation(call)
        first = progress.outputs.get("first")
        return Record(
            key=self._job.key,
            sample=self._unit.sample,
            source=sample.source if sample else PurePosixPath(self._unit.place).parent.name,
            category=sample.category if sample else "unknown",
            sample_hash=sample.sample_hash if sample else None,
            backend=self._site.backend.name,
            where=self._site.where_shown,
            machines=self._unit.machines or None,
            outcome=ending.outcome,
            stage=ending.stage,
            step=ending.step,
            message=_storable(ending.message),
            flags=self._flags,
            compile_ns=(report.compile_ns or None) if report else None,
            compile_apart_ns=report.apart_ns if report and report.compile_ns else None,
            compile_cpu_ns=(report.cpu_ns or None) if report and report.compile_ns else None,
            compile_cores=(report.cores or None) if report and report.compile_ns else None,
            first_call_ns=call.first_call_ns if call else None,
            output_digest=first.digest if first else None,
            stage_ns=dict(progress.stage_ns) or None,
            kind=RowKind.model if sample is not None and sample.graph_calls else RowKind.graph,
            graph_calls=dict(sample.graph_calls) or None if sample is not None else None,
            peak_memory_bytes=(outcome.peak_memory_bytes or None) if outcome else None,
            compile_memory_bytes=(report.own_memory_bytes or None) if report else None,
            run_memory_bytes=(call.own_memory_bytes or None) if call else None,
            run_device_memory_bytes=(call.device_memory_bytes or None) if call else None,
            peak_device_memory_bytes=(outcome.peak_device_memory_bytes or None) if outcome else None,
            options=self._job.options,
            log=_storable(progress.log[-_LOG_TAIL_CHARS:] or None),
            command=self._job.command,
            **self._values,
        )


def _no_energy(worker: Worker, device: messages.Device) -> str:
    """Say why a worker counted no energy, if it counted none."""
    if device.type != "cpu":
        return "the GPU's driver does not count energy"
    said = worker.info.devices[0].properties.get("energy", "") if worker.info.devices else ""
    if said.startswith("none: "):
        return said.removeprefix("none: ")
    return "the timed blocks are too short for the steps of the counter" if said else "the worker does not say"


def _storable(text: str | None) -> str | None:
    """Replace lone surrogates, which a path that is not UTF-8 contains, by escapes: UTF-8 cannot encode them."""
    return None if text is None else text.encode("utf-8", "backslashreplace").decode("utf-8")


def _output(output: JudgedOutput) -> OutputGroup:
    compared = output.comparison
    return OutputGroup(
        label=output.label,
        dtype=output.dtype,
        shape=list(output.shape),
        equal=compared.equal,
        tolerance_reached=compared.tolerance_reached,
        max_abs_error=compared.max_abs_error,
        mean_abs_error=compared.mean_abs_error,
        finding=output.ruling.finding,
        judged_by=output.ruling.by,
        float64=None if output.details is None else output.details.float64,
        decided=None if output.details is None else output.details.decided,
    )


def _worker_flags(sample: Sample | None, progress: Progress, reference: messages.CallReport | None) -> list[str]:
    """Make the row's flags from the sample's outcome, the worker's report of the call, and the applied loader rules."""
    report = progress.call_report
    raised: Sequence[str] = progress.outcome.flags if progress.outcome else ()
    flags = [flag for flag in raised if not flag.startswith(_LOADER)]
    if any(one is not None and one.draws_random for one in (report, reference)):
        flags.append(Flag.RANDOM)
    # One flag lists the loader rules: first our own loader's, then those that the adapter reported as ``loader:...``.
    rules = [*(sample.loader_rules if sample is not None else ())]
    rules += [rule for flag in raised if flag.startswith(_LOADER) for rule in flag[len(_LOADER) :].split(",")]
    if rules:
        flags.append(Flag.LOADER.with_details(rules))
    return flags


def device_group(device: messages.Device, host: str) -> DeviceGroup:
    """Return the fields of a row that describe the device of its worker. ``host`` is the boot id of the machine."""
    name, cores = device.properties.get("name"), device.properties.get("cores")
    machine_class = f"{name}, {cores} cores" if device.type == "cpu" and name and cores else name
    return DeviceGroup(
        type=device.type,
        index=device.index,
        uuid=device.uuid,
        host=host,
        name=name,
        driver=device.properties.get("driver"),
        machine_class=machine_class,
    )


def environment_of(worker: Worker) -> EnvironmentGroup:
    """Describe the software of a worker."""
    info = worker.info
    versions = dict(info.versions)
    return EnvironmentGroup(
        python=versions.pop("python", None),
        torch=versions.pop("torch", None),
        compiler=versions or None,
        requirements_sha256=info.requirements_sha256 or None,
        image_digest=info.image_digest or None,
        adapter_sha256=info.adapter_sha256 or None,
        loaded_sha256=worker.loaded_sha256 or None,
        worker_stayed=worker.process is None,
    )
