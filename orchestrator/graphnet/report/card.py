"""The card of a row, its detail view on the page: everything that the run's folder holds about the row, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from graphnet.report.runs import ShownRun
from graphnet.report.safe import line, lines, plain
from graphnet.report.words import verdict
from graphnet.runs.record import Record, TimingGroup

_SIDES: Final = ("reference", "compiled", "own_eager")
#: A shortened card (see ``short_card``) has these quantiles of the measured times instead of all measured times.
QUANTILES: Final = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
#: The longest sentence of a shortened card (see ``short_card``), in characters.
_MOST_SHORT: Final = 2000


def full_card(run: ShownRun, record: Record) -> dict[str, Any]:
    """Return the complete card, the page's detail view, of a row that was read with its raw times."""
    return {**_common(run, record), **_details(record), "times": _raw_times(record.timing), "log": lines(record.log)}


def short_card(run: ShownRun, record: Record) -> dict[str, Any]:
    """Return a shortened card: a row's detail view without log, graph and most facts.

    Quantiles of the times replace the raw times.
    """
    common = _common(run, record)
    common["verdict"] = [sentence[:_MOST_SHORT] for sentence in common["verdict"]]
    return {**common, "quantiles": quantiles(record.timing), "shortened": True}


def _common(run: ShownRun, record: Record) -> dict[str, Any]:
    return {
        "sample": line(record.sample),
        "run": run.label,
        "backend": line(record.site),
        "outcome": record.outcome.value,
        "group": record.outcome.traits.group.word,
        "verdict": verdict(record, run.rows.aa_width, run.rows.no_control),
        "command": line(f"./{record.command}") if record.command else None,
    }


def _details(record: Record) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "how right": _how_right(record),
        "times in ns": _times(record),
        "memory in bytes": {
            "sample process": record.peak_memory_bytes,
            "reference": record.reference_peak_memory_bytes,
            "device": record.peak_device_memory_bytes,
        },
        "compiler evidence": None if record.evidence is None else record.evidence.model_dump(),
        "environment": None if record.environment is None else record.environment.model_dump(),
        "device": None if record.device is None else record.device.model_dump(),
        "inputs": None if record.inputs is None else record.inputs.model_dump(),
        "options": record.options,
        "row": {"key": record.key, "kind": record.kind.value, "artifacts": record.artifacts},
    }
    return {"facts": {title: plain(_known(fact)) for title, fact in facts.items() if _known(fact)}}


def _how_right(record: Record) -> dict[str, Any]:
    accuracy = None if record.accuracy is None else record.accuracy.model_dump(exclude={"outputs"})
    return {
        "tolerance reached": record.tolerance_reached,
        "largest absolute error": record.max_abs_error,
        "largest relative error": record.max_rel_error,
        "against float64": accuracy,
        "outputs": [output.model_dump() for output in record.outputs or ()],
    }


def _times(record: Record) -> dict[str, Any]:
    names = ("compile", "warm_compile", "first_call", "reference", "compiled", "own_eager")
    found: dict[str, Any] = {name.replace("_", " "): getattr(record, f"{name}_ns") for name in names}
    series = None if record.timing is None else record.timing.series
    shapes = {side: shape.model_dump() for side, shape in (series or {}).items()}
    processes = None if record.timing is None else record.timing.processes
    fewer = None if record.timing is None else record.timing.fewer_processes
    found |= {"stages": record.stage_ns, "shape of the series": shapes}
    return found | {"pairs of processes": processes, "fewer pairs because": fewer}


def _known(fact: Any) -> Any:
    """Drop members that are None or empty from a dict and from the dicts in it. Return any other value unchanged."""
    if isinstance(fact, dict):
        return {name: known for name, one in fact.items() if (known := _known(one)) not in (None, {}, [])}
    return fact


def _raw_times(timing: TimingGroup | None) -> dict[str, Any] | None:
    """Return the raw times in a compact form; None if the run did not store them.

    Each side has a list of blocks. A block is the list [round, process, start, time of trial 1, time of trial 2, ...].
    The start is in microseconds since the start of the first block. The times are wall times in ns.
    """
    blocks = list(_blocks(timing))
    if timing is None or not blocks:
        return None
    begin = min(block.started_ns for block in blocks)
    packed: dict[str, list[list[int]]] = {}
    for one in blocks:
        packed.setdefault(one.side, []).append([one.round, one.process, (one.started_ns - begin) // 1000, *one.wall_ns])
    return {"calls": timing.calls_per_trial, "sides": packed}


def quantiles(timing: TimingGroup | None) -> dict[str, Any] | None:
    """Return the QUANTILES of each side's times per call, in ns; None if the run did not store raw times."""
    walls: dict[str, list[int]] = {}
    for block in _blocks(timing):
        walls.setdefault(block.side, []).extend(block.wall_ns)
    if timing is None or not walls:
        return None
    return {
        side: [round(float(one) / max(1, timing.calls_per_trial)) for one in np.quantile(values, QUANTILES)]
        for side, values in walls.items()
    }


@dataclass(frozen=True)
class _Block:
    """The trials of one side in one round. ``process`` is the number of the pair of processes, counted from 1."""

    round: int
    process: int
    side: str
    started_ns: int
    wall_ns: list[int]


def _blocks(timing: TimingGroup | None) -> Iterator[_Block]:
    """Yield the blocks of trials, round by round.

    Rows of earlier versions have one pair of processes without a number. Its blocks get the number 1.
    """
    for number, one in enumerate(timing.rounds if timing is not None else ()):
        for side in _SIDES:
            block = one.get(side)
            if isinstance(block, dict) and block.get("wall_ns"):
                walls = [int(wall) for wall in block["wall_ns"]]
                yield _Block(number, int(one.get("process") or 1), side, int(block.get("started_ns") or 0), walls)
