"""Reads the rows of one or more runs, to score them together. Refuses runs that cannot be scored together."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError, UsageError
from graphnet.judge.ladder import LEVELS
from graphnet.runs.controls import aa_width, unlike_machines, why_not_usable, widths_by_class
from graphnet.runs.record import DeviceGroup, Ratio, Record, RowKind
from graphnet.runs.store import RunStore
from graphnet.scores.columns import Baseline, Columns, columns_of
from graphnet.scores.whole_models import GraphTimes

#: Matches the name of a graph that was extracted from a model of several graphs.
_GRAPH_OF_A_MODEL: Final = re.compile(r"/subgraph_\d+$")
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
        columns: the rows of graphs, as arrays of the facts that a score needs.
        models: the rows of whole models. Scores over samples leave them out, because each graph of a model has
            a separate row.
        graphs: the times of each graph that was extracted from a model of several graphs. The times of a model's graphs
            are added, and the sum is compared with the time of the model's row in ``models``.
        reference: the reference backend, against which the rows were judged.
        policy: the rules by which the rows were judged; None if no row was judged.
        tolerance: the level of tolerance at which the rows were judged; None if no row was judged.
        aa_width: the share by which two equal programs may differ: how far from 1 the intervals of the runs' usable A/A
            controls reach. None if no control is usable.
        no_control: the reason why no A/A control is usable; None if at least one is usable, or if none was measured.
        missing_rows: the number of rows that were planned but are missing, for instance because a run was interrupted.
            Rows that are missing from a merged run may not be counted (see ``_Part.missing_rows``).
        class_widths: ``aa_width`` for each class of machines that the controls name.
        unlike: a sentence for each machine whose A/A controls differ from those of its class.
    """

    folders: tuple[Path, ...]
    columns: Columns
    models: list[Record]
    graphs: list[GraphTimes]
    reference: str
    policy: str | None
    tolerance: int | None
    aa_width: float | None
    no_control: str | None
    missing_rows: int
    class_widths: Mapping[str, float] = field(default_factory=dict)
    unlike: Sequence[str] = ()

    @property
    def judged(self) -> bool:
        """Return False if A/A controls were measured but none is usable. Then no row is called faster or slower."""
        return self.no_control is None


def read_rows(folders: Sequence[Path], baseline: Baseline = Baseline.reference) -> Rows:
    """Read runs to score them together. Of all rows, only those of whole models are kept in memory as records.

    Args:
        folders: the runs' folders.
        baseline: the side that speedups are measured against.

    Returns:
        The columns of the rows of graphs, the rows of whole models, and the conditions that the runs share.

    Raises:
        UsageError: a folder holds no run or no rows, rows of one run were judged by different rules, two runs were
            judged or measured under different conditions, or two runs have a row for the same sample and site (a
            backend, its environment, and where it ran).
        StorageError: a file cannot be read, or a row holds an impossible number, such as a negative time.
    """
    parts = [_Part(RunStore.open(folder)) for folder in folders]
    widths = [width for part in parts if (width := aa_width(part.store.controls())) is not None]
    widest = max(widths, default=None)
    places = _Places()
    rows = (record for part in parts for record in places.seen(part.store.folder, part.rows()))
    whole = _WholeModels()
    controls = [control for part in parts for control in part.store.controls()]
    columns = columns_of(whole.without_models(rows), widest or 0.0, baseline, widths_by_class(controls))
    shared = _shared(folders, [part.conditions() for part in parts])
    places.require_distinct()
    return Rows(
        folders=tuple(folders),
        columns=columns,
        models=whole.models,
        graphs=whole.graphs,
        reference=str(parts[0].asked.get("reference") or "the reference"),
        policy=shared["tolerance policy"],
        tolerance=shared["tolerance"],
        aa_width=widest,
        no_control=why_not_usable(controls),
        class_widths=widths_by_class(controls),
        unlike=unlike_machines(controls),
        missing_rows=sum(part.missing_rows() for part in parts),
    )


class _Part:
    """One of the runs to score: its rows, and the conditions under which the rows were measured and judged."""

    def __init__(self, store: RunStore) -> None:
        """Read run.json. ``rows`` reads the rows later."""
        self.store = store
        self._run = store.read_run()
        asked = self._run.get("asked")
        self.asked: dict[str, Any] = asked if isinstance(asked, dict) else {}
        self._policies: set[str] = set()
        self._tolerances: set[int | None] = set()
        self._devices: set[str] = set()
        self._count = 0

    def rows(self) -> Iterator[Record]:
        """Yield every row after checking it and collecting its conditions. Raises UsageError if the run has no row."""
        for record in self.store.rows():
            self._count += 1
            _require_measured(self.store.folder, record)
            self._note(record)
            yield record
        if not self._count:
            folder = self.store.folder
            raise UsageError(f"{folder} holds no rows yet; go on with ./graphnet bench --resume {folder}")

    def missing_rows(self) -> int:
        """Return the number of planned rows that the run does not have.

        For a run of an earlier version return 0, because its run.json does not contain the number of planned rows. The
        run.json of a merged run contains this number for only the first of the merged runs, so the result may be too
        small.
        """
        planned = self._run.get("planned_rows")
        return max(0, planned - self._count) if isinstance(planned, int) else 0

    def conditions(self) -> dict[str, Any]:
        """Return everything that must be equal in runs that are scored together. Call this after reading the rows."""
        folder = self.store.folder
        return {
            "tolerance policy": _only(folder, "tolerance policies", self._policies),
            "tolerance": _only(folder, "tolerances", self._tolerances),
            "device": ", ".join(sorted(self._devices)) or None,
            **{name: self.asked.get(name) for name in _ASKED},
        }

    def _note(self, record: Record) -> None:
        if record.tolerance_policy is not None:
            self._policies.add(record.tolerance_policy)
            self._tolerances.add(record.tolerance_judged)
        if record.device is not None and record.speedup is not None:
            self._devices.add(self._device(record.device))

    def _device(self, device: DeviceGroup) -> str:
        """Name the device of a row. A CPU is named by its model, because its uuid changes with every boot."""
        if device.machine_class is not None and device.uuid == device.host:
            return f"{device.type} ({device.machine_class})"
        machine = (self._run.get("machine") or {}).get("before") or {}
        return f"{device.type} ({machine.get('cpu') if device.uuid == device.host else device.uuid})"


class _WholeModels:
    """Collects the rows of whole models, and the times of graphs that may belong to these models."""

    def __init__(self) -> None:
        self.models: list[Record] = []
        self.graphs: list[GraphTimes] = []

    def without_models(self, rows: Iterable[Record]) -> Iterator[Record]:
        """Yield the rows of graphs. Collect the rows of whole models, and the times of the graphs of models."""
        for record in rows:
            if record.kind is RowKind.model:
                self.models.append(record)
                continue
            if _GRAPH_OF_A_MODEL.search(record.sample):
                self.graphs.append(GraphTimes.of(record))
            yield record


class _Places:
    """Collects the sample and site of every row, to detect two runs that have a row for the same sample and site."""

    def __init__(self) -> None:
        self._folders: dict[tuple[str, str], Path] = {}
        self._clash: str | None = None

    def seen(self, folder: Path, rows: Iterable[Record]) -> Iterator[Record]:
        """Yield the rows of a run unchanged, and collect their samples and sites."""
        for record in rows:
            earlier = self._folders.setdefault((record.sample, record.site), folder)
            if earlier is not folder and self._clash is None:
                self._clash = f"{earlier} and {folder} both have a row of {record.sample} on {record.site}"
            yield record

    def require_distinct(self) -> None:
        """Raise UsageError if two runs have a row for the same sample and site."""
        if self._clash is not None:
            raise UsageError(f"{self._clash}; score each alone")


def _require_measured(folder: Path, record: Record) -> None:
    """Raise StorageError if a number of the row is impossible: a negative time, or a level that does not exist."""
    for name, value in _numbers(record):
        if not math.isfinite(value) or value < 0 or (value == 0 and name not in _AMOUNTS):
            raise StorageError(_sentence(folder, record, f"{name} {value}, which cannot be a measurement"))
    level = record.tolerance_reached
    if level is not None and level not in LEVELS:
        raise StorageError(_sentence(folder, record, f"tolerance_reached {level}, which is not on the ladder"))


def _numbers(record: Record) -> Iterator[tuple[str, float]]:
    """Yield the name and the value of each number of a record that a score uses."""
    for name in _RATIOS:
        ratio: Ratio | None = getattr(record, name)
        if ratio is not None:
            yield from ((name, value) for value in (ratio.ratio, ratio.low, ratio.high))
    for name in (*_CALLS, *_AMOUNTS):
        value: int | None = getattr(record, name)
        if value is not None:
            yield name, value


def _sentence(folder: Path, record: Record, fault: str) -> str:
    again = (
        f"measure it again by ./{record.command}" if record.command else "the log that it was imported from is wrong"
    )
    return f"{folder}: the row of {record.sample} on {record.site} has {fault}; {again}"


def _only(folder: Path, name: str, values: set[Any]) -> Any:
    if len(values) > 1:
        shown = " and ".join(sorted(map(str, values)))
        raise UsageError(f"{folder} holds rows of different {name}, {shown}; measure the run again in a new folder")
    return next(iter(values), None)


def _shared(folders: Sequence[Path], conditions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the conditions that all runs share.

    A condition may be unknown for a run, for instance the device if no row was timed. Such a run fits any value that
    the condition has in the other runs. A condition that is unknown for every run is None.

    Raises:
        UsageError: a condition has different known values in two runs.
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
