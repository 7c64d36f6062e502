"""The traces that ``bench --profile`` keeps: one call of each side, for Chrome or Perfetto, and what tracing cost."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet.conditions import conditions_in
from graphnet.runs.record import Record

#: The artifact with the trace, as the worker names it, and the start of the name of a range in which a graph of a whole
#: model runs.
TRACE: Final = "trace.json.gz"
_PART: Final = "graphnet: part "


def reference_folder(sample: str, conditions: Mapping[str, int]) -> str:
    """Return the folder, below the run's, of the trace of the reference under some conditions."""
    name = "-".join(["reference", *(f"{name}{value}" for name, value in conditions.items())])
    return f"artifacts/{name}/{sample}"


@dataclass(frozen=True)
class Trace:
    """A trace: its file, the times of the traced call and of the same call without the profiler, in ns, and the time of
    each graph of a whole model in the traced call.
    """

    path: Path
    plain_ns: int
    profiled_ns: int
    part_ns: Mapping[str, float]

    @property
    def cost(self) -> float:
        """Return how many times as long the traced call took."""
        return self.profiled_ns / self.plain_ns


def traces_of(run: Path, record: Record) -> tuple[Trace | None, Trace | None]:
    """Return the traces of a row's reference and of its compiled graph; None for one that is missing or damaged."""
    folders = (reference_folder(record.sample, conditions_in(record.flavour)), record.artifacts)
    reference, compiled = (None if folder is None else _read(run / folder / TRACE) for folder in folders)
    return reference, compiled


def _read(path: Path) -> Trace | None:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            found: Any = json.load(file)
        known = found["otherData"]
        parts: dict[str, float] = {}
        for event in found["traceEvents"]:
            name = event.get("name")
            if isinstance(name, str) and name.startswith(_PART) and event.get("ph") == "X":
                part = name.removeprefix(_PART)
                parts[part] = parts.get(part, 0.0) + float(event["dur"]) * 1e3
        trace = Trace(path, int(known["plain_ns"]), int(known["profiled_ns"]), parts)
    # The file was made by a worker, so anything may be in it.
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return trace if min(trace.plain_ns, trace.profiled_ns) > 0 else None
