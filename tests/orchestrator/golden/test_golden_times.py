"""Tests how the times of a golden run are compared with the times of a check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from run_files import make_run, row

from graphnet.golden.times import compare_times
from graphnet.outcomes import Outcome
from graphnet.runs.record import DeviceGroup, Record, TimingGroup
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore

DEVICE = DeviceGroup(type="cpu", index=0, uuid="boot", host="boot", machine_class="CPU, 2 cores")
GPU = DeviceGroup(type="cuda", index=0, uuid="GPU-1", host="boot", machine_class="H100")
TIMING = TimingGroup(started_ns=0, ended_ns=1, trials=1, calls_per_trial=1, processes=5)


def measured(ratio: float, device: DeviceGroup = DEVICE, **fields: Any) -> Record:
    return row("a", ratio=ratio, device=device, timing=TIMING, **fields)


def run(folder: Path, record: Record, host: str = "machine", torch: str = "2.13", **asked: Any) -> RunStore:
    request = Request(**{"device": "cpu", "threads": 2, "memory_bytes": 1, **asked})
    reference = {"backend": "eager", "flavour": "torch", "versions": {"torch": torch}, "host": host}
    make_run(folder, record, asked=request.kept(), workers={request.reference: reference})
    return RunStore.open(folder)


@pytest.mark.parametrize(("ratio", "verdict"), [(1.0, "worse"), (2.0, "no difference"), (4.0, "better")])
def test_times_are_judged_by_the_rule_of_compare(ratio: float, verdict: str, tmp_path: Path) -> None:
    old, new = run(tmp_path / "old", measured(2.0)), run(tmp_path / "new", measured(ratio))
    compared = compare_times(old, new)
    assert compared.refused is None
    (found,) = compared.changes.values()
    assert found.verdict == verdict
    assert found.change.ratio == pytest.approx(2.0 / ratio)


def test_a_machine_that_was_restarted_is_the_same_one(tmp_path: Path) -> None:
    restarted = DEVICE.model_copy(update={"host": "boot-2", "uuid": "boot-2"})
    old, new = run(tmp_path / "old", measured(2.0)), run(tmp_path / "new", measured(2.0, restarted))
    assert compare_times(old, new).refused is None


OTHER_BOOT = DEVICE.model_copy(update={"host": "boot-2"})


@pytest.mark.parametrize(
    ("record", "settings", "refused"),
    [
        (measured(2.0, OTHER_BOOT), {"host": "other"}, "they were not measured on one machine"),
        (measured(2.0, DEVICE.model_copy(update={"machine_class": "CPU, 8 cores"})), {}, "not measured on one machine"),
        (measured(2.0, GPU), {}, "they were not measured on one machine"),
        (measured(2.0), {"threads": 1}, "the two runs differ in threads"),
        (measured(2.0), {"torch": "2.14"}, "the two runs have different references"),
        (measured(2.0), {"reference": "eager@local"}, ""),
    ],
)
def test_times_of_other_conditions_are_refused(
    record: Record, settings: dict[str, Any], refused: str, tmp_path: Path
) -> None:
    compared = compare_times(run(tmp_path / "old", measured(2.0)), run(tmp_path / "new", record, **settings))
    assert refused in (compared.refused or "")
    assert (compared.changes == {}) is bool(refused)


def test_another_gpu_of_the_same_model_is_another_machine(tmp_path: Path) -> None:
    other = GPU.model_copy(update={"uuid": "GPU-2"})
    old, new = run(tmp_path / "old", measured(2.0, GPU)), run(tmp_path / "new", measured(2.0, other))
    assert compare_times(old, new).refused == "they were not measured on one machine"


def test_a_row_with_a_disturbed_speedup_is_left_out(tmp_path: Path) -> None:
    old, new = run(tmp_path / "old", measured(2.0)), run(tmp_path / "new", measured(1.0, flags=["busy"]))
    assert compare_times(old, new).changes == {}


@pytest.mark.parametrize("wrong", ["old", "new"])
def test_the_times_of_a_wrong_row_are_not_compared(wrong: str, tmp_path: Path) -> None:
    outcomes = {side: Outcome.ACCURACY if side == wrong else Outcome.OK for side in ("old", "new")}
    old, new = (run(tmp_path / side, measured(2.0, outcome=outcome)) for side, outcome in outcomes.items())
    compared = compare_times(old, new)
    assert (compared.refused, compared.changes) == (None, {})
