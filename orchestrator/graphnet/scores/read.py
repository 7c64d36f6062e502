"""Reads the rows of one or more runs for a score. Refuses, in one sentence, runs that cannot be scored together."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError, UsageError
from graphnet.judge.ladder import LEVELS
from graphnet.runs.controls import aa_width
from graphnet.runs.record import Ratio, Record, RowKind
from graphnet.runs.store import RunStore

_RATIOS: Final = ("speedup", "speedup_own_eager")
_CALLS: Final = ("reference_ns", "compiled_ns", "own_eager_ns")
_AMOUNTS: Final = (
    *("compile_ns", "warm_compile_ns", "first_call_ns"),
    *("peak_memory_bytes", "reference_peak_memory_bytes"),
)
#: The fields of the request that must be equal in runs that are scored together, because they change times or inputs.
_ASKED: Final = ("reference", "threads", "caches", "inputs", "seed")


@dataclass(frozen=True)
class Rows:
    """The rows of some runs that can be scored together.

    Attributes:
        folders: the folders of the runs.
        records: the rows of graphs.
        models: the rows of whole models. No sum over samples includes these, because the graphs have rows too.
        reference: the backend that judged the rows.
        policy: the rules by which the rows were judged; None if no row was judged.
        tolerance: the level at which the rows were judged; None if no row was judged.
        aa_width: the largest width of an A/A control in these runs; None without A/A controls.
    """

    folders: tuple[Path, ...]
    records: list[Record]
    models: list[Record]
    reference: str
    policy: str | None
    tolerance: int | None
    aa_width: float | None


def read_rows(folders: Sequence[Path]) -> Rows:
    """Read the rows of runs in order to score them together.

    Args:
        folders: the runs' folders.

    Returns:
        Every row of the runs.

    Raises:
        UsageError: a folder holds no run or no rows, two runs were judged or measured under different conditions, or
            two runs have a row for the same sample on the same site.
        StorageError: a file cannot be read, or a row holds a number that cannot be measured, such as a negative time.
    """
    stores = [RunStore.open(folder) for folder in folders]
    runs = [store.read_run() for store in stores]
    parts = [_records(store) for store in stores]
    conditions = [_conditions(*part) for part in zip(folders, runs, parts, strict=True)]
    shared = _shared(folders, conditions)
    _require_distinct(folders, parts)
    widths = [width for store in stores if (width := aa_width(store.controls())) is not None]
    return Rows(
        folders=tuple(folders),
        records=[record for part in parts for record in part if record.kind is RowKind.graph],
        models=[record for part in parts for record in part if record.kind is RowKind.model],
        reference=str(_asked(runs[0]).get("reference") or "the reference"),
        policy=shared["tolerance policy"],
        tolerance=shared["tolerance"],
        aa_width=max(widths, default=None),
    )


def _records(store: RunStore) -> list[Record]:
    records = store.records()
    if not records:
        raise UsageError(f"{store.folder} holds no rows yet; go on with ./graphnet bench --resume {store.folder}")
    for record in records:
        for name, value in _numbers(record):
            if not math.isfinite(value) or value < 0 or (value == 0 and name not in _AMOUNTS):
                raise StorageError(_sentence(store.folder, record, f"{name} {value}, which cannot be a measurement"))
        level = record.tolerance_reached
        if level is not None and level not in LEVELS:
            raise StorageError(
                _sentence(store.folder, record, f"tolerance_reached {level}, which is not on the ladder")
            )
    return records


def _numbers(record: Record) -> Iterator[tuple[str, float]]:
    """Yield the name and value of each number in a record that a score uses."""
    for name in _RATIOS:
        ratio: Ratio | None = getattr(record, name)
        if ratio is not None:
            yield from ((name, value) for value in (ratio.ratio, ratio.low, ratio.high))
    for name in (*_CALLS, *_AMOUNTS):
        value: int | None = getattr(record, name)
        if value is not None:
            yield name, value


def _sentence(folder: Path, record: Record, fault: str) -> str:
    return f"{folder}: the row of {record.sample} on {record.site} has {fault}; measure it again by ./{record.command}"


def _asked(run: dict[str, Any]) -> dict[str, Any]:
    asked = run.get("asked")
    return asked if isinstance(asked, dict) else {}


def _conditions(folder: Path, run: dict[str, Any], records: list[Record]) -> dict[str, Any]:
    """Return everything that must be equal in runs that are scored together."""
    judged = [record for record in records if record.tolerance_policy is not None]
    return {
        "tolerance policy": _only(folder, "tolerance policies", {record.tolerance_policy for record in judged}),
        "tolerance": _only(folder, "tolerances", {record.tolerance_judged for record in judged}),
        "device": _devices(run, records),
        **{name: _asked(run).get(name) for name in _ASKED},
    }


def _only(folder: Path, name: str, values: set[Any]) -> Any:
    if len(values) > 1:
        shown = " and ".join(sorted(map(str, values)))
        raise UsageError(f"{folder} holds rows of different {name}, {shown}; measure the run again in a new folder")
    return next(iter(values), None)


def _devices(run: dict[str, Any], records: list[Record]) -> str | None:
    """Name the devices of the rows that have a ratio. A CPU is named by its model, as its uuid changes at each boot."""
    machine = (run.get("machine") or {}).get("before") or {}
    timed = [record.device for record in records if record.device is not None and record.speedup is not None]
    names = {f"{one.type} ({machine.get('cpu') if one.uuid == one.host else one.uuid})" for one in timed}
    return ", ".join(sorted(names)) or None


def _shared(folders: Sequence[Path], conditions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the conditions that all runs share.

    A condition is None if no run has it, for instance because no row was timed. Raises UsageError if two runs differ.
    """
    found: dict[str, tuple[Path, Any]] = {}
    for folder, ours in zip(folders, conditions, strict=True):
        for name, value in ours.items():
            first, earlier = found.setdefault(name, (folder, value)) if value is not None else (folder, None)
            if earlier != value:
                raise UsageError(
                    f"{first} and {folder} cannot be scored together: {name} is {earlier} in the first and {value} in "
                    "the second; score each alone"
                )
    return {name: found[name][1] if name in found else None for name in conditions[0]}


def _require_distinct(folders: Sequence[Path], parts: Sequence[list[Record]]) -> None:
    seen: dict[tuple[str, str], Path] = {}
    for folder, records in zip(folders, parts, strict=True):
        for record in records:
            earlier = seen.setdefault((record.sample, record.site), folder)
            if earlier is not folder:
                raise UsageError(
                    f"{earlier} and {folder} both have a row of {record.sample} on {record.site}; score each alone"
                )
