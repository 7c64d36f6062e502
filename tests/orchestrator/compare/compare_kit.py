"""Makes runs whose speedups have a known standard error, for the tests of comparisons."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scores_kit import ASKED, row, write_run

from graphnet.outcomes import Outcome
from graphnet.runs.controls import AA, Control, student
from graphnet.runs.record import DeviceGroup, Ratio, Record, TimingGroup

#: The machine of every row, unless a test says otherwise.
DEVICE = DeviceGroup(type="cpu", index=0, uuid="boot", host="boot", name="a CPU", machine_class="a CPU, 2 cores")


def measured(speedup: float, error: float = 0.005, processes: int = 5) -> dict[str, Any]:
    """Return the fields of a row with this speedup. ``error`` is the relative standard error of the speedup."""
    reach = error * student(processes - 1 if processes > 1 else 4)
    return {
        "speedup": Ratio(ratio=speedup, low=speedup * math.exp(-reach), high=speedup * math.exp(reach)),
        "timing": TimingGroup(started_ns=0, ended_ns=1, trials=100, calls_per_trial=1, processes=processes),
    }


def right(sample: str, speedup: float = 2.0, error: float = 0.005, processes: int = 5, **found: Any) -> Record:
    """Make a row whose outcome is OK, and that was measured in ``processes`` pairs of processes."""
    known: dict[str, Any] = {"tolerance_reached": -6, "device": DEVICE, "compile_ns": 1_000_000_000}
    return row(sample, **measured(speedup, error, processes) | known | {"peak_memory_bytes": 1 << 28} | found)


def failed(sample: str, outcome: Outcome = Outcome.COMPILE_ERROR, **found: Any) -> Record:
    return row(sample, outcome, **{"message": f"made to fail: {outcome}"} | found)


def control(reach: float = 0.01, stable: bool = True) -> dict[str, Any]:
    """Return an A/A control (it compares two equal programs) whose interval is from 1 / (1 + reach) to 1 + reach."""
    ratio = Ratio(ratio=1.0, low=1 / (1 + reach), high=1 + reach)
    return Control(control=AA, sample="made/a", ratio=ratio, stable=stable, processes=5).model_dump()


def made_run(folder: Path, records: Sequence[Record], **run: Any) -> Path:
    """Write a run with these rows and, by default, one ``control()``. ``run`` replaces entries of run.json."""
    return write_run(folder, records, **{"controls": [control()], "planned_rows": len(records)} | run)


def asked(**changes: Any) -> dict[str, Any]:
    """Return the test runs' usual request with these fields changed."""
    return ASKED | changes
