"""Measure rows of a sealed run anew on this machine, and compare each with the sealed one."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet import units
from graphnet.bench.plan import make_plan
from graphnet.cli.console import note
from graphnet.cli.running import do_run
from graphnet.conditions import conditions_in
from graphnet.errors import GraphNetError
from graphnet.launch.site import absolute, all_backends
from graphnet.measuring.machine import machine_state
from graphnet.receipt.agreement import Agreement, Finding, Measured, compare_ratios, measured_ratio
from graphnet.receipt.check import Checked
from graphnet.runs.record import EnvironmentGroup, Record
from graphnet.runs.request import Request, default_memory_bytes
from graphnet.runs.store import RunStore

#: The places of rows whose backend the reader has too: its environment is built here.
_BUILT = ("local", "mesh")


@dataclass(frozen=True)
class RowAnew:
    """A sealed row, the row that was measured anew (None: none was), and what they say."""

    sealed: Record
    anew: Record | None
    finding: Finding

    def cells(self) -> list[str]:
        """Return the row's cells for a table."""
        return [
            self.sealed.sample,
            self.sealed.site,
            _ratio(self.sealed),
            "" if self.anew is None else _ratio(self.anew),
            "" if self.finding.quotient is None else "{:.3f} [{:.3f}, {:.3f}]".format(*self.finding.quotient),
            self.finding.agreement.value,
            self.finding.reason,
        ]

    def members(self) -> dict[str, Any]:
        """Return the row's members for JSON."""
        both = {"sealed": self.sealed, "anew": self.anew}
        return {
            "sample": self.sealed.sample,
            "backend": self.sealed.site,
            **{
                name: None if row is None or row.speedup is None else row.speedup.model_dump()
                for name, row in both.items()
            },
            "quotient": self.finding.quotient,
            "finding": self.finding.agreement.value,
            "why": self.finding.reason or None,
            "same_output_bits": self.anew is not None and self.anew.output_digest == self.sealed.output_digest,
        }


def measure_anew(
    checked: Checked, drawn: Sequence[Record], places: Mapping[str, str], across_machines: bool, folder: Path
) -> list[RowAnew]:
    """Measure rows again with the settings of their run: one new run in ``folder`` for each backend.

    ``places`` are the WHEREs of backends, by name. Unless ``across_machines``, a row of another CPU, adapter or
    software cannot say anything. Raises StorageError, and UsageError if the sealed request is not one of this version.
    """
    request, found = checked.store.request_to_measure(), {}
    groups: dict[str, list[Record]] = {}
    for record in drawn:
        reason = _why_not(checked, record, places, across_machines)
        if reason is not None:
            found[record.key] = RowAnew(record, None, Finding(Agreement.CANNOT_SAY, reason))
        else:
            options = ",".join(f"{name}={value}" for name, value in sorted(record.options.items()))
            groups.setdefault(f"{record.backend}:{record.flavour}[{options}]", []).append(record)
    for number, records in enumerate(groups.values(), start=1):
        where = folder / str(number) if len(groups) > 1 else folder
        note(f"graphnet: measuring {units.count(len(records), 'row')} on {records[0].site} in {where}")
        try:
            rows, controls = _run(checked, request, records, places, where)
        except GraphNetError as error:
            found |= {
                one.key: RowAnew(one, None, Finding(Agreement.CANNOT_SAY, f"it cannot run here: {error}"))
                for one in records
            }
            continue
        for record in records:
            anew = rows.get(record.sample_hash or "")
            finding = _compared(checked, record, anew, controls, across_machines, len(drawn))
            found[record.key] = RowAnew(record, anew, finding)
    return [found[record.key] for record in drawn]


def _why_not(checked: Checked, record: Record, places: Mapping[str, str], across_machines: bool) -> str | None:
    """Return why a row cannot be measured here, or why its ratio could not be compared; None if it can be."""
    if record.backend not in {one.name for one in all_backends()}:
        return f"there is no backend {record.backend} here"
    if record.where not in _BUILT and record.backend not in places:
        return f"it ran at {record.where}; name an interpreter by --backend-python {record.backend}=PYTHON"
    if checked.sample_folder(record) is None:
        return "the bundle lacks the files of its sample"
    known = _sealed_ratio(checked, record)
    if isinstance(known, str):
        return f"sealed: {known}"
    sealed_cpu, cpu = record.device.name if record.device is not None else None, machine_state().get("cpu")
    is_cpu = record.device is not None and record.device.type == "cpu"
    if is_cpu and not across_machines and sealed_cpu and cpu and sealed_cpu != cpu:
        return f"it was measured on another CPU ({sealed_cpu}, and this is {cpu}); --across-machines compares them"
    return None


def _run(
    checked: Checked, request: Request, records: Sequence[Record], places: Mapping[str, str], folder: Path
) -> tuple[dict[str, Record], list[Any]]:
    """Measure the samples of rows of one backend. Return the new rows, by the sample's hash, and the controls."""
    first = records[0]
    request = request.under(conditions_in(first.flavour))
    # A bundle comes from somebody else: it names neither a program nor an address that is used here.
    text = absolute(f"{first.backend}:{first.flavour.partition('[')[0]}@{places.get(first.backend, 'local')}")
    reference = request.reference.partition("@")[0]
    if reference not in {one.name for one in all_backends()}:
        reference = "eager"
    samples = folder / "samples"
    RunStore.refuse_occupied(folder)
    for record in records:
        held = checked.sample_folder(record)
        assert held is not None
        shutil.copytree(held, samples / held.name, dirs_exist_ok=True)
    again = Request.read(
        {
            **request.kept(),
            "backends": [text],
            "samples": [str(samples.absolute())],
            "options": {text: first.options},
            "reference": absolute(f"{reference}@{places.get(reference, 'local')}"),
            "memory_bytes": default_memory_bytes(),
            **dict.fromkeys(("suite", "shard", "reference_cache", "slots")),
            **{name: [] for name in ("filters", "on", "pass_env")},
            **dict.fromkeys(
                ("keep_artifacts", "profile", "whole_models", "no_isolation", "insecure", "durable"), False
            ),
            # The sealed samples are the repaired ones, and rows that were timed alone are compared.
            "repair": "none",
            "compile_jobs": 1,
            "warm_compile": False,
        }
    ).with_memory_by_default()
    plan = make_plan(again)
    store = RunStore.create(folder, {"asked": again.kept()})
    do_run(again, plan, store, resume_command="")
    return {record.sample_hash or "": record for record in store.rows()}, store.controls()


def _sealed_ratio(checked: Checked, record: Record) -> Measured | str:
    return measured_ratio(record, checked.store.controls(), checked.store.about().request.threads)


def _compared(
    checked: Checked,
    record: Record,
    anew: Record | None,
    controls: Sequence[Any],
    across_machines: bool,
    rows: int,
) -> Finding:
    if anew is None:
        return Finding(Agreement.CANNOT_SAY, "it was not measured")
    sealed, again = _sealed_ratio(checked, record), measured_ratio(anew, controls)
    if isinstance(again, str) or isinstance(sealed, str):
        reason = again if isinstance(again, str) else sealed
        return Finding(Agreement.CANNOT_SAY, f"anew: {reason}{f': {anew.message}' if anew.message else ''}")
    differs = _difference(record, anew)
    if differs is not None and not across_machines:
        return Finding(Agreement.CANNOT_SAY, f"{differs}; --across-machines compares them")
    found = compare_ratios(sealed, again, rows)
    return found if differs is None else Finding(found.agreement, found.reason or differs, found.quotient)


def _difference(record: Record, anew: Record) -> str | None:
    """Return the first condition that differs between two rows and that their ratio depends on."""
    pairs: list[tuple[str, Any, Any]] = [
        ("inputs", record.inputs and record.inputs.digest, anew.inputs and anew.inputs.digest),
        ("machine", record.device and record.device.machine_class, anew.device and anew.device.machine_class),
    ]
    sides = {"": (record.environment, anew.environment)}
    sides["reference's "] = (record.reference_environment, anew.reference_environment)
    for side, (one, other) in sides.items():
        for name in ("python", "torch", "compiler", "adapter_sha256"):
            pairs.append((f"{side}{name}", _of(one, name), _of(other, name)))
    for name, one, other in pairs:
        if one is not None and other is not None and one != other:
            return f"another {name}: {_short(one)}, and here {_short(other)}"
    return None


def _of(environment: EnvironmentGroup | None, name: str) -> Any:
    return None if environment is None else getattr(environment, name)


def _short(value: object) -> str:
    return f"{value!s:.60}"


def _ratio(record: Record) -> str:
    one = record.speedup
    return record.outcome.value if one is None else f"{one.ratio:.3f} [{one.low:.3f}, {one.high:.3f}]"
