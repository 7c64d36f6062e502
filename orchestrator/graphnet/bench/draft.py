"""A draft of a result row. The run adds each group of values as soon as it is known; ``finish`` makes the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from graphnet.bench.endings import Ending
from graphnet.bench.processes import Further
from graphnet.bench.unit import Job, Unit
from graphnet.inputs.store import SharedInputs
from graphnet.judge.verdict import JudgedOutput, Verdict
from graphnet.measuring.late import late_by_time
from graphnet.measuring.load import is_busy
from graphnet.measuring.pairs import Measurement
from graphnet.runs.flags import BUSY, RANDOM
from graphnet.runs.record import (
    AccuracyGroup,
    DeviceGroup,
    EnvironmentGroup,
    EvidenceGroup,
    InputsGroup,
    OutputGroup,
    Ratio,
    Record,
    RowKind,
    TimingGroup,
)
from graphnet.workers.client import Progress, compiler_evidence
from graphnet.workers.site import Site
from graphnet_contract import messages
from graphnet_contract.samples import Sample

_LOADER: Final = "loader:"
#: A row whose speedup is above this bound gets the flag `suspicious`. KernelBench uses the same bound.
_SUSPICIOUS_SPEEDUP: Final = 10.0
#: A process has this flag if the times that it reported contradict its worker's clock. The row then gets the raw times
#: but no speedup.
_CLOCK_MISMATCH: Final = "clock_mismatch"
_LOG_TAIL_CHARS: Final = 8000


@dataclass(frozen=True)
class _Judgement:
    """The values of a row that come from the judge."""

    call: str | None = None
    policy: str | None = None
    judged: int | None = None
    reached: int | None = None
    ladder: list[bool] | None = None
    max_abs_error: float | None = None
    max_rel_error: float | None = None
    accuracy: AccuracyGroup | None = None
    outputs: list[OutputGroup] | None = None


@dataclass(frozen=True)
class _Times:
    """The values of a row that come from timing."""

    reference_ns: int | None = None
    compiled_ns: int | None = None
    own_eager_ns: int | None = None
    speedup: Ratio | None = None
    speedup_own_eager: Ratio | None = None
    timing: TimingGroup | None = None


class RowDraft:
    """A draft of one row. A group of values that was not added is null in the row's record."""

    def __init__(self, unit: Unit, job: Job, site: Site, sample: Sample | None) -> None:
        """Begin a row with the facts that are known before anything runs.

        Args:
            unit: gives the sample's name and folder.
            job: gives the row's key, options and command.
            site: the site on which the job runs.
            sample: the sample; None if it cannot be read.
        """
        self._unit = unit
        self._job = job
        self._site = site
        self._sample = sample
        self._flavour = site.flavour.name
        self._environment: EnvironmentGroup | None = None
        self._device: DeviceGroup | None = None
        self._inputs: InputsGroup | None = None
        self._progress = Progress()
        self._judgement = _Judgement()
        self._times = _Times()
        self._flags: list[str] = []
        self._warm_compile_ns: int | None = None
        self._artifacts: str | None = None
        self._reference_peak_memory_bytes: int | None = None
        self._reference_call: messages.CallReport | None = None

    def add_reference(self, progress: Progress) -> None:
        """Add the reference's peak memory, and store the reference's report about its first and warm-up calls.

        Call this method before ``add_progress``, which needs the report.
        """
        report = self._reference_call = progress.call_report
        self._reference_peak_memory_bytes = (report.peak_memory_bytes or None) if report is not None else None

    def add_worker(self, info: messages.GetInfoResponse, device: messages.Device) -> None:
        """Add the software versions and the device of the worker that runs the job."""
        self._flavour = info.flavour
        self._environment = _environment(info)
        self.add_device(device, info.boot_id)

    def add_device(self, device: messages.Device, host: str) -> None:
        """Add the device. ``host`` is the boot id of its machine."""
        self._device = device_group(device, host)

    def add_inputs(self, inputs: SharedInputs) -> None:
        """Add the scheme (the rule by which the sample's inputs were made), the seed and the digest of the inputs."""
        self._inputs = InputsGroup(scheme=inputs.scheme, seed=inputs.seed, digest=inputs.digest)

    def add_progress(self, progress: Progress) -> None:
        """Add everything that the worker reported about the sample, even if the sample ended early."""
        self._progress = progress
        self._flags += _worker_flags(self._sample, progress, self._reference_call)

    def add_log(self, text: str) -> None:
        """Add text to the end of the row's log."""
        self._progress.log += text

    def add_flag(self, flag: str) -> None:
        """Add a flag to the row."""
        self._flags.append(flag)

    def add_artifacts(self, folder: str | None) -> None:
        """Add the folder of the compiler's files, relative to the run's folder; None if no such files were kept."""
        self._artifacts = folder

    def add_warm_compile(self, compile_ns: int | None) -> None:
        """Add the compile time of a second process, which used the first one's caches; None if the second failed."""
        self._warm_compile_ns = compile_ns
        if compile_ns is None:
            self._flags.append("warm_compile_failed")

    def add_further(self, further: Further) -> None:
        """Add the flags of the pairs of processes that were measured after the row's first pair."""
        self._flags += [flag for flag in further.flags if flag not in self._flags and not flag.startswith(_LOADER)]

    def add_verdict(self, verdict: Verdict, call: str, accuracy: AccuracyGroup | None, remarks: Sequence[str]) -> None:
        """Add the judge's verdict, the name of the judged call, the errors compared with float64, and further flags."""
        self._flags += [*verdict.flags, *remarks]
        self._judgement = _Judgement(
            call=call,
            policy=verdict.policy,
            judged=verdict.tolerance_judged,
            reached=verdict.tolerance_reached,
            ladder=list(verdict.ladder),
            max_abs_error=verdict.max_abs_error,
            max_rel_error=verdict.max_rel_error,
            accuracy=accuracy,
            outputs=[_output(one) for one in verdict.comparisons] or None,
        )

    def add_times(self, measured: Measurement, same_device: bool, own_is_reference: bool) -> None:
        """Add the measured times and speedups. If the times cannot be trusted, add only the raw timing data.

        Args:
            measured: the times of the compiled graph and of the reference.
            same_device: whether the compiled graph and the reference ran on one device. If not, the row has no speedup
                against the reference.
            own_is_reference: whether eager mode in the backend's own stack is the same program as the reference. If so,
                the speedup against own eager is a copy of the speedup against the reference.
        """
        void = measured.void + ((_CLOCK_MISMATCH,) if _CLOCK_MISMATCH in self._flags else ())
        if void:
            self._flags += ["recompiled"] if "recompiled" in void else []
            self._flags.append("void:" + ",".join(void))
            self._times = _Times(timing=measured.timing)
            return
        self._flags += _time_flags(measured, same_device)
        speedup = measured.speedup if same_device else None
        self._times = _Times(
            reference_ns=round(measured.reference_ns),
            compiled_ns=round(measured.compiled_ns),
            own_eager_ns=None if measured.own_eager_ns is None else round(measured.own_eager_ns),
            speedup=speedup,
            speedup_own_eager=speedup if own_is_reference else measured.speedup_own_eager,
            timing=measured.timing,
        )

    def finish(self, ending: Ending) -> Record:
        """Make the row's record from all values that were added and from ``ending``, which says how the row ended."""
        sample, progress, judgement, times = self._sample, self._progress, self._judgement, self._times
        report, call, outcome = progress.compile_report, progress.call_report, progress.outcome
        first = progress.outputs.get("first")
        evidence = compiler_evidence(report)
        return Record(
            key=self._job.key,
            sample=self._unit.sample,
            source=sample.source if sample else PurePosixPath(self._unit.place).parent.name,
            category=sample.category if sample else "unknown",
            sample_hash=sample.sample_hash if sample else None,
            backend=self._site.backend.name,
            flavour=self._flavour,
            where=self._site.where_shown,
            machines=self._unit.machines or None,
            outcome=ending.outcome,
            stage=ending.stage,
            step=ending.step,
            message=_storable(ending.message),
            flags=self._flags,
            judged_call=judgement.call,
            tolerance_policy=judgement.policy,
            tolerance_judged=judgement.judged,
            tolerance_reached=judgement.reached,
            tolerance_ladder=judgement.ladder,
            max_abs_error=judgement.max_abs_error,
            max_rel_error=judgement.max_rel_error,
            accuracy=judgement.accuracy,
            outputs=judgement.outputs,
            compile_ns=(report.compile_ns or None) if report else None,
            compile_cpu_ns=(report.cpu_ns or None) if report and report.compile_ns else None,
            compile_cores=(report.cores or None) if report and report.compile_ns else None,
            warm_compile_ns=self._warm_compile_ns,
            first_call_ns=call.first_call_ns if call else None,
            reference_ns=times.reference_ns,
            compiled_ns=times.compiled_ns,
            own_eager_ns=times.own_eager_ns,
            speedup=times.speedup,
            speedup_own_eager=times.speedup_own_eager,
            evidence=EvidenceGroup(**evidence) if evidence else None,
            environment=self._environment,
            device=self._device,
            inputs=self._inputs,
            output_digest=first.digest if first else None,
            timing=times.timing,
            stage_ns=dict(progress.stage_ns) or None,
            kind=RowKind.model if sample is not None and sample.graph_calls else RowKind.graph,
            graph_calls=dict(sample.graph_calls) or None if sample is not None else None,
            peak_memory_bytes=(outcome.peak_memory_bytes or None) if outcome else None,
            reference_peak_memory_bytes=self._reference_peak_memory_bytes,
            peak_device_memory_bytes=(outcome.peak_device_memory_bytes or None) if outcome else None,
            options=self._job.options,
            log=_storable(progress.log[-_LOG_TAIL_CHARS:] or None),
            artifacts=self._artifacts,
            command=self._job.command,
        )


def _storable(text: str | None) -> str | None:
    """Replace lone surrogates by escapes, because UTF-8 cannot encode them.

    A path that is not UTF-8 contains lone surrogates.
    """
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
    )


def _worker_flags(sample: Sample | None, progress: Progress, reference: messages.CallReport | None) -> list[str]:
    """Make the row's flags from the sample's outcome, the worker's report of the call, and the applied loader rules."""
    report = progress.call_report
    raised: Sequence[str] = progress.outcome.flags if progress.outcome else ()
    flags = [flag for flag in raised if not flag.startswith(_LOADER)]
    if report is not None and (report.compiled_late or late_by_time(report, reference)):
        flags.append("compiled_late")
    if any(one is not None and one.draws_random for one in (report, reference)):
        flags.append(RANDOM)
    # One flag lists all loader rules that were applied to the sample. The rules of our own loader come first. The rules
    # that the backend's adapter reported, with the prefix ``loader:``, follow.
    rules = [*(sample.loader_rules if sample is not None else ())]
    rules += [rule for flag in raised if flag.startswith(_LOADER) for rule in flag[len(_LOADER) :].split(",")]
    if rules:
        flags.append(_LOADER + ",".join(rules))
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


def _time_flags(measured: Measurement, same_device: bool) -> list[str]:
    flags = [] if measured.stable else ["unstable"]
    if is_busy(measured.timing.load):
        flags.append(BUSY)
    if not same_device:
        flags.append("different_device")
    elif measured.speedup.ratio > _SUSPICIOUS_SPEEDUP:
        flags.append("suspicious")
    return flags


def _environment(info: messages.GetInfoResponse) -> EnvironmentGroup:
    versions = dict(info.versions)
    return EnvironmentGroup(
        python=versions.pop("python", None),
        torch=versions.pop("torch", None),
        compiler=versions or None,
        requirements_sha256=info.requirements_sha256 or None,
        image_digest=info.image_digest or None,
    )
