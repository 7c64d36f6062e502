"""Reads one side of a comparison: the rows of a run, and the conditions under which they were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.controls import AA, Control, aa_width, is_possible, why_not_usable
from graphnet.runs.flags import compile_alone_ns
from graphnet.runs.listing import is_being_written
from graphnet.runs.record import SCHEMA, Ratio, Record, where_of
from graphnet.runs.request import AUTO_PROCESSES
from graphnet.runs.store import RunStore

#: The settings that change times or inputs. Speeds are compared only if these settings are equal on both sides.
_SETTINGS: Final = ("threads", "caches", "inputs", "seed")


@dataclass(frozen=True, slots=True)
class Place:
    """A backend, its environment and where it ran: the parts of ``--backend NAME:FLAVOUR@WHERE``."""

    backend: str
    flavour: str
    where: str

    @property
    def text(self) -> str:
        """Return the backend and where it ran as the user would type them after ``--backend``."""
        return f"{self.backend}:{self.flavour}" + ("" if self.where == "local" else f"@{self.where}")


@dataclass(frozen=True, slots=True)
class RowFacts:
    """The facts of one row that a comparison needs. Most are fields of the record, under the same name.

    Attributes:
        machine: the class of the machine that measured the row; rows of one class have comparable times. None if the
            row does not name its machine.
        judged: the tolerance policy and the level at which the row was judged; None if the row was not judged.
        as_accurate: whether the compiled side is as accurate as eager; None if that is unknown.
        driver: the version of the GPU's driver; None for a CPU, or if the row does not name the version.
    """

    sample: str
    sample_hash: str | None
    place: Place
    outcome: Outcome
    message: str | None
    flags: tuple[str, ...]
    speedup: Ratio | None
    processes: int | None
    machine: str | None
    judged: tuple[str, int | None] | None
    tolerance_reached: int | None
    as_accurate: bool | None
    compile_ns: int | None
    peak_memory_bytes: int | None
    peak_device_memory_bytes: int | None
    driver: str | None = None

    @classmethod
    def of(cls, record: Record, cpu: str | None = None) -> RowFacts:
        """Take the facts from a row.

        Rows of earlier versions do not name the machine. For such a row, ``cpu`` is used as the machine's name.
        """
        device, policy = record.device, record.tolerance_policy
        machine = None if device is None else device.machine_class or device.name or cpu
        return cls(
            sample=record.sample,
            sample_hash=record.sample_hash,
            place=Place(record.backend, record.flavour, where_of(record.where, record.machines)),
            outcome=record.outcome,
            message=record.message,
            flags=tuple(record.flags),
            speedup=record.speedup,
            processes=None if record.timing is None else record.timing.processes,
            machine=None if device is None or machine is None else f"{device.type}: {machine}",
            judged=None if policy is None else (policy, record.tolerance_judged),
            tolerance_reached=record.tolerance_reached,
            as_accurate=None if record.accuracy is None else record.accuracy.as_accurate_as_eager,
            compile_ns=compile_alone_ns(record),
            peak_memory_bytes=record.peak_memory_bytes,
            peak_device_memory_bytes=record.peak_device_memory_bytes,
            driver=None if device is None else device.driver,
        )


@dataclass(frozen=True)
class Side:
    """One side of a comparison: a run, with the conditions under which it was measured.

    Attributes:
        folder: the folder of the run.
        rows: the rows by backend (a ``Place``) and by sample, in the order of the run.
        settings: the settings that must be equal on both sides, by name.
        planned: the number of pairs of processes that was planned for each row.
        aa_width: the share by which two equal programs may differ. An A/A control times the reference against itself,
            and the width says how far from 1 the intervals of the usable controls reach. If no control is usable, the
            intervals of all A/A controls with a ratio are used, so that a change within the noise of the machine is not
            called a difference. None if no A/A control has a ratio.
        no_control: why no A/A control is usable; None if one is usable, or if none was measured.
        missing_rows: the number of planned rows that are missing or are to be measured again. In a merged run, the
            number of planned rows is unknown, so only the rows that are to be measured again are counted.
        is_resumable: whether ``bench --resume`` can measure the missing rows.
    """

    folder: Path
    rows: Mapping[Place, Mapping[str, RowFacts]]
    settings: Mapping[str, str]
    planned: int
    aa_width: float | None
    no_control: str | None
    missing_rows: int
    is_resumable: bool = True


def read_side(folder: Path) -> Side:
    """Read a run for a comparison.

    Raises:
        UsageError: the folder holds no run or no row, a command is writing it now, or a newer version wrote it.
        StorageError: a file cannot be read.
    """
    store = RunStore.open(folder)
    if is_being_written(folder):
        raise UsageError(f"a command is writing {folder} now; wait until that command has ended")
    run = store.read_run()
    _refuse_newer(folder, run.get("schema"))
    before = _object(_object(run.get("machine")).get("before"))
    rows: dict[Place, dict[str, RowFacts]] = {}
    done = 0
    for record in store.rows(by_class=False):
        _refuse_newer(folder, record.schema_)
        facts = RowFacts.of(record, before.get("cpu"))
        rows.setdefault(facts.place, {})[facts.sample] = facts
        done += facts.outcome not in RETRIED
    if not rows:
        raise UsageError(f"{folder} holds no rows; measure them by ./graphnet bench --resume {folder}")
    every = sum(map(len, rows.values()))
    controls = store.controls()
    # In a merged run, planned_rows is the number of planned rows of only the first of the merged runs.
    planned_rows = None if "merged" in run else run.get("planned_rows")
    asked = run.get("asked")
    request: dict[str, Any] = asked if isinstance(asked, dict) else {}
    processes = request.get("processes")
    return Side(
        folder=folder,
        rows=rows,
        settings=_settings(request, run.get("workers")),
        planned=processes if isinstance(processes, int) else AUTO_PROCESSES,
        aa_width=width_of(controls),
        no_control=why_not_usable(controls),
        missing_rows=(max(0, planned_rows - done) if isinstance(planned_rows, int) else every - done),
        is_resumable=isinstance(planned_rows, int),
    )


def width_of(controls: Sequence[Control]) -> float | None:
    """Return the A/A width (see ``Side.aa_width``): how far from 1 the intervals of the A/A controls reach.

    If no control is usable, use the intervals of all A/A controls with a ratio. Return None if there is none.
    """
    usable = aa_width(controls)
    if usable is not None:
        return usable
    found = [one.ratio for one in controls if one.control == AA and one.ratio is not None and is_possible(one.ratio)]
    return max((max(ratio.high, 1 / ratio.low) for ratio in found), default=1.0) - 1 if found else None


def _object(found: Any) -> dict[str, Any]:
    """Return ``found``, a member of run.json, if it is an object; otherwise (damaged or missing) an empty dict."""
    return found if isinstance(found, dict) else {}


def _refuse_newer(folder: Path, schema: Any) -> None:
    if isinstance(schema, int) and schema > SCHEMA:
        raise UsageError(
            f"{folder} was written by a newer version of graphnet (schema {schema}; this version reads {SCHEMA}); "
            "use that version"
        )


def _settings(asked: Mapping[str, Any], workers: Any) -> dict[str, str]:
    """Return the settings that must be equal on both sides, as text. Settings that run.json lacks are left out."""
    found = {name: str(asked[name]) for name in _SETTINGS if asked.get(name) is not None}
    reference = asked.get("reference")
    if isinstance(reference, str):
        worker = _object(_object(workers).get(reference))
        # The WHERE of the reference may differ, for instance the path of its socket. The software must be the same.
        named = ":".join(str(worker[part]) for part in ("backend", "flavour") if worker.get(part))
        versions = _object(worker.get("versions"))
        software = ", ".join(f"{name} {versions[name]}" for name in ("torch", "python") if versions.get(name))
        found["reference"] = named or reference.partition("@")[0].partition(":")[0]
        if software:
            found["the reference's software"] = software
    return found
