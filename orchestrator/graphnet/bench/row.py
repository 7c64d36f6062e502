"""From what one sample on one backend showed to its record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from graphnet.bench.plan import PlannedSample, PlannedTarget, row_key
from graphnet.inputs.store import SharedInputs
from graphnet.judge import Verdict
from graphnet.measuring.pairs import Measurement
from graphnet.outcomes import Outcome
from graphnet.runs.record import AccuracyGroup, DeviceGroup, EnvironmentGroup, EvidenceGroup, InputsGroup, Record
from graphnet.runs.request import Asked
from graphnet.workers.client import Progress, compiler_evidence
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import Sample

#: A speedup above this is flagged for a second look (KernelBench's bound).
_LOADER = "loader:"
_SUSPICIOUS_SPEEDUP = 10.0
_LOG_TAIL_CHARS = 8000


@dataclass(frozen=True)
class Ending:
    """How a row ended, in the record's words."""

    outcome: Outcome
    stage: str | None = None
    step: str | None = None
    message: str | None = None


@dataclass(frozen=True)
class RowContext:
    """What is known of a row before anything runs."""

    asked: Asked
    planned: PlannedTarget
    place: PlannedSample
    sample: Sample | None
    run_folder: str

    @property
    def key(self) -> str:
        """The row's resume key."""
        return row_key(self.asked, self.planned, self.place, self.sample.sample_hash if self.sample else None)

    def record(self, ending: Ending, **found: Any) -> Record:
        """The row's record with whatever was found out."""
        target, sample = self.planned.target, self.sample
        return Record(
            key=self.key,
            sample=self.place.name,
            source=sample.source if sample else self.place.folder.parent.name,
            category=sample.category if sample else "unknown",
            sample_hash=sample.sample_hash if sample else None,
            backend=target.backend.name,
            flavour=found.pop("flavour", target.flavour.name),
            where=target.where_shown,
            outcome=ending.outcome,
            stage=ending.stage,
            step=ending.step,
            message=ending.message,
            options=dict(self.planned.options),
            command=f"graphnet rerun {self.run_folder} {self.place.name} --backend {target.text}",
            **found,
        )


def ending_of(outcome: messages.Outcome) -> Ending:
    """A worker's outcome as the row's."""
    stage = None if outcome.stage is Stage.UNSPECIFIED else outcome.stage.name.lower()
    code = Outcome.OK if outcome.code is OutcomeCode.OK else Outcome(outcome.code.name)
    if code is Outcome.OK:
        stage = None
    return Ending(code, stage, outcome.step or None, outcome.message or None)


def judged(ending: Ending, verdict: Verdict, same_generator: bool) -> Ending:
    """The row's end when it ran to its end: the verdict's, or NOT_COMPARABLE for other random numbers."""
    if ending.outcome is not Outcome.OK or verdict.outcome == "OK":
        return ending
    if verdict.outcome == "ACCURACY" and not same_generator:
        message = "the graph draws random numbers and this stack draws others than the reference; only speed is shown"
        return Ending(Outcome.NOT_COMPARABLE, "outputs", "values", message)
    return Ending(Outcome(verdict.outcome), "outputs", verdict.step, verdict.message)


def what_was_found(
    context: RowContext,
    info: messages.GetInfoResponse,
    device: messages.Device,
    inputs: SharedInputs,
    progress: Progress,
) -> dict[str, Any]:
    """The groups of a record that a worker's events fill, however far it came."""
    evidence = compiler_evidence(progress.compile_report)
    compile_ns = progress.compile_report.compile_ns if progress.compile_report else 0
    first = progress.outputs.get("first")
    return {
        "flavour": info.flavour,
        "flags": flags_of(context.sample, progress),
        "compile_ns": compile_ns or None,
        "first_call_ns": progress.call_report.first_call_ns if progress.call_report else None,
        "evidence": EvidenceGroup(**evidence) if evidence else None,
        "environment": environment_of(info),
        "device": DeviceGroup(type=device.type, index=device.index, uuid=device.uuid, host=info.boot_id),
        "inputs": InputsGroup(scheme=inputs.scheme, seed=inputs.seed, digest=inputs.digest),
        "output_digest": first.digest if first else None,
        "stage_ns": dict(progress.stage_ns) or None,
        "peak_memory_bytes": (progress.outcome.peak_memory_bytes or None) if progress.outcome else None,
        "peak_device_memory_bytes": (progress.outcome.peak_device_memory_bytes or None) if progress.outcome else None,
        "log": progress.log[-_LOG_TAIL_CHARS:] or None,
    }


def flags_of(sample: Sample | None, progress: Progress) -> list[str]:
    """Flags of the worker's outcome and of the loader."""
    raised = list(progress.outcome.flags) if progress.outcome else []
    flags = [flag for flag in raised if not flag.startswith(_LOADER)]
    if progress.call_report is not None and progress.call_report.compiled_late:
        flags.append("compiled_late")
    # Ours, then those of an adapter that uses the shared rules: one flag names all.
    rules = [*(sample.loader_rules if sample is not None else ())]
    rules += [rule for flag in raised if flag.startswith(_LOADER) for rule in flag[len(_LOADER) :].split(",")]
    if rules:
        flags.append(_LOADER + ",".join(rules))
    return flags


def with_verdict(found: dict[str, Any], verdict: Verdict, accuracy: AccuracyGroup | None) -> dict[str, Any]:
    """What the judge adds."""
    return found | {
        "accuracy": accuracy,
        "flags": found["flags"] + list(verdict.flags),
        "tolerance_policy": verdict.policy,
        "tolerance_judged": verdict.tolerance_judged,
        "tolerance_reached": verdict.tolerance_reached,
        "tolerance_ladder": list(verdict.ladder),
        "max_abs_error": verdict.max_abs_error,
        "max_rel_error": verdict.max_rel_error,
    }


def with_times(
    found: dict[str, Any], measured: Measurement, same_device: bool, own_is_reference: bool
) -> dict[str, Any]:
    """What the timed section adds; a ratio exists only between equal devices, a void timing has no numbers.

    Where the candidate's own eager is the reference's, both ratios are one.
    """
    flags = list(found["flags"])
    if measured.void:
        told = ["recompiled"] if "recompiled" in measured.void else []
        return found | {"flags": [*flags, *told, "void:" + ",".join(measured.void)], "timing": measured.timing}
    if not measured.stable:
        flags.append("unstable")
    if not same_device:
        flags.append("different_device")
    elif measured.speedup.ratio > _SUSPICIOUS_SPEEDUP:
        flags.append("suspicious")
    speedup = measured.speedup if same_device else None
    return found | {
        "flags": flags,
        "reference_ns": round(measured.reference_ns),
        "compiled_ns": round(measured.compiled_ns),
        "own_eager_ns": None if measured.own_eager_ns is None else round(measured.own_eager_ns),
        "speedup": speedup,
        "speedup_own_eager": speedup if own_is_reference else measured.speedup_own_eager,
        "timing": measured.timing,
    }


def same_stack(one: messages.GetInfoResponse, other: messages.GetInfoResponse) -> bool:
    """Whether eager is the same program in both: equal Python and torch, built from equal requirements or one image."""
    ours, theirs = dict(one.versions), dict(other.versions)
    equal = all(ours.get(name) == theirs.get(name) for name in ("python", "torch"))
    origin = (one.requirements_sha256, one.image_digest)
    return equal and any(origin) and origin == (other.requirements_sha256, other.image_digest)


def environment_of(info: messages.GetInfoResponse) -> EnvironmentGroup:
    """The stack behind a worker."""
    versions = dict(info.versions)
    return EnvironmentGroup(
        python=versions.pop("python", None),
        torch=versions.pop("torch", None),
        compiler=versions or None,
        requirements_sha256=info.requirements_sha256 or None,
        image_digest=info.image_digest or None,
    )
