"""Tests of a busy machine: the warning at the start, the flag of a row, and flagged rows in scores and summaries."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_worker import Script
from kit import Cli, Result

from graphnet.measuring import busy
from graphnet.measuring.busy import BusyMachine, Cause, judged
from graphnet.measuring.machine import ProcessTime, process_times
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Record
from graphnet.scores.columns import left_out
from graphnet.scores.whole_models import GraphTimes
from graphnet_contract.messages import Load

Bench = Callable[..., Result]
OneRow = Callable[..., dict[str, Any]]


def load(waited_ms: int, device: float | None = None) -> Load:
    return Load(100_000_000, waited_ms * 1_000_000, "host", device)


@pytest.mark.parametrize(
    ("reference", "compiled", "flagged"),
    [
        (load(0), load(0), False),
        (load(20), load(20), False),
        (load(0), load(21), True),
        (load(21), load(0), True),
        (load(0), load(0, device=0.1), False),
        (load(0), load(0, device=0.5), True),
        (None, None, False),
    ],
)
def test_a_row_is_busy_above_a_fifth_of_one_sides_time(
    one_row: OneRow, reference: Load | None, compiled: Load | None, flagged: bool
) -> None:
    row = one_row(Script(load=reference), Script(load=compiled))

    assert ("busy" in row["flags"]) == flagged
    assert row["speedup"] is not None
    found = row["timing"]["load"]
    if compiled is None:
        assert found is None
        return
    assert set(found) == {"reference", "compiled"}
    assert found["compiled"]["waiting"] == pytest.approx(compiled.waited_ns / compiled.section_ns)
    assert (found["compiled"]["source"], found["compiled"]["device"]) == ("host", compiled.foreign_device_share)
    assert row["timing"]["rounds"][0]["compiled"]["waited_ns"] == compiled.waited_ns


def test_the_summary_and_the_score_leave_busy_rows_out_and_say_how_many(bench: Bench, cli: Cli) -> None:
    slow = Script(trial_ns=500_000, load=load(50))
    told = bench(Script(), slow, samples="a", extra=("--format", "text", "--out", "run"))
    assert "1 of 1 samples ran, 1 right, " in told.out
    assert ", 1 not timed well enough, no failure; no speedup" in told.out
    assert "2.00x" in told.out

    scored = cli("score", "run")
    assert "busy 1" in scored.out + scored.err


def test_a_row_with_wrong_values_is_a_failure_even_if_the_machine_was_busy(one_row: OneRow) -> None:
    other = Script(outputs=[Script().outputs[0] + 100], load=load(50))
    row = one_row(Script(), other)
    record = Record.model_validate(row)

    assert record.outcome == "ACCURACY"
    assert left_out(record, record.speedup) is None


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        ([], None),
        (["unstable", "timed_beside", "process_failed"], None),
        (["random", "busy"], "busy"),
        (["random"], "random"),
        (["lazy_result"], "lazy_result"),
        (["beside_work", "lazy_result"], "beside_work"),
    ],
)
def test_rows_whose_speed_says_nothing_enter_no_sum(one_row: OneRow, flags: list[str], reason: str | None) -> None:
    row = one_row(Script(), Script())
    record = Record.model_validate(row | {"flags": flags})

    assert speedup_left_out(flags) == reason
    assert left_out(record, record.speedup) == reason
    assert GraphTimes.of(record).is_right == (reason is None)


BEFORE = {
    1: ProcessTime("burner", "R", 5.0),
    2: ProcessTime("editor", "S", 9.0),
    os.getpid(): ProcessTime("we", "R", 1.0),
}


@pytest.mark.parametrize(
    ("burner_s", "editor_s", "own_s", "new_s", "expected"),
    [
        (0.9, 0.0, 0.0, 0.0, BusyMachine(3.0, 2, 0.45, (Cause(1, "burner", 0.9),))),
        (0.5, 0.6, 0.0, 0.0, BusyMachine(3.0, 2, 0.55, (Cause(2, "editor", 0.6), Cause(1, "burner", 0.5)))),
        (0.3, 0.1, 0.0, 0.0, None),
        # The measuring process, and one that began between the two readings, are never reported as a cause.
        (0.0, 0.0, 2.0, 2.0, None),
    ],
)
def test_the_largest_causes_are_found(
    burner_s: float, editor_s: float, own_s: float, new_s: float, expected: BusyMachine | None
) -> None:
    used = {1: burner_s, 2: editor_s, os.getpid(): own_s}
    after = {pid: ProcessTime(one.name, one.state, one.cpu_s + used[pid]) for pid, one in BEFORE.items()}
    found = judged(BEFORE, after | {77: ProcessTime("new", "R", new_s)}, 1.0, 3.0, 2)
    if expected is None:
        assert found is None
        return
    assert found is not None
    assert found.share == pytest.approx(expected.share)
    assert [(one.pid, one.name) for one in found.causes] == [(one.pid, one.name) for one in expected.causes]
    assert [one.cores for one in found.causes] == pytest.approx([one.cores for one in expected.causes])


def test_a_run_on_a_busy_machine_begins_with_a_warning(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = BusyMachine(3.04, 2, 0.95, (Cause(17, "burner", 0.98), Cause(18, "cc1", 0.5)))
    monkeypatch.setattr(busy.Watch, "busy_machine", lambda _: machine)
    told = bench(Script(), Script(), samples="a")

    assert (
        "warning: this machine is busy: load 3.0 on 2 cores; other processes use 95% of the CPU time, most of all "
        "burner (pid 17, 98% of a core), cc1 (pid 18, 50% of a core)" in told.err
    )


def test_a_quiet_machine_is_not_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise AssertionError("the processes were watched")

    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    monkeypatch.setattr(busy, "waiting_share", lambda: 0.0)
    monkeypatch.setattr(busy, "process_times", fail)
    assert busy.Watch().busy_machine() is None


def test_the_cpu_time_of_processes_is_read() -> None:
    burner = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        deadline = time.monotonic() + 60
        while process_times()[burner.pid].cpu_s < 0.05 and time.monotonic() < deadline:
            time.sleep(0.01)
        seen = process_times()[burner.pid]
        assert (seen.name, seen.cpu_s >= 0.05) == (Path(f"/proc/{burner.pid}/comm").read_text().strip(), True)
    finally:
        burner.kill()
        burner.wait()
