"""Makes runs of many days by hand, for the tests of the history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from scores_kit import row, write_run

from graphnet.history.address import address_of
from graphnet.history.database import History, open_history
from graphnet.outcomes import Outcome
from graphnet.runs.record import DeviceGroup, EnvironmentGroup, Ratio, Record, TimingGroup

FIRST = datetime(2026, 9, 1, 3, 0, tzinfo=UTC)
#: The password in the databases' URLs. No output may show it. It has characters that must be escaped in a URL.
SECRET = "geheim/@word"


def opened(address: str) -> History:
    return open_history(address_of(address), create=True)


def day_row(
    speedup: float, day: int = 0, sample: str = "made/a", boot: str = "boot", torch: str = "2.9.0", **found: Any
) -> Record:
    """Make a row with the outcome OK. The speedup's interval is from 1 % below to 1 % above it."""
    known: dict[str, Any] = {
        "key": f"{sample}-{day}",
        "device": DeviceGroup(type="cpu", index=0, uuid=boot, host=boot, name="CPU", machine_class="CPU, 2 cores"),
        "timing": TimingGroup(started_ns=day, ended_ns=day + 1, trials=1, calls_per_trial=1, processes=1),
        "environment": EnvironmentGroup(python="3.11.7", torch=torch),
    }
    ratio = Ratio(ratio=speedup, low=speedup * 0.99, high=speedup * 1.01)
    return row(sample, speedup=ratio, **(known | found))


def daily(folder: Path, rows: Iterable[Record]) -> list[Path]:
    """Write a run with one row for each day."""
    return [run_of(folder / str(day), day, [row]) for day, row in enumerate(rows)]


def failed_row(outcome: Outcome, day: int = 0, **found: Any) -> Record:
    """Make a row without a speedup, measured on the device of ``day_row``."""
    return day_row(1.0, day, **found).model_copy(update={"outcome": outcome, "speedup": None, "timing": None})


def run_of(
    folder: Path, day: int, rows: Sequence[Record], machine: str = "machine-1", boot: str = "boot", **run: Any
) -> Path:
    began = FIRST + timedelta(days=day)
    before = {"cpu": "CPU", "boot_id": boot, "machine_id": machine}
    facts = {
        "started": began.isoformat(),
        "ended": (began + timedelta(minutes=5)).isoformat(),
        "command": ["graphnet", "bench", str(day)],
        "machine": {"before": before},
    }
    return write_run(folder, rows, **facts | run)


def reference_of_torch(version: str) -> dict[str, Any]:
    """Return the entry ``workers`` of run.json, in which the reference reports this version of torch."""
    return {"eager": {"backend": "eager", "flavour": "torch", "versions": {"torch": version, "python": "3.11"}}}
