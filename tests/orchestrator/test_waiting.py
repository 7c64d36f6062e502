"""Tests that a run shows the reason for which a worker waits. The worker reports this reason."""

from __future__ import annotations

from collections.abc import Callable

from fake_worker import Script
from kit import MakeWorker, Result

Bench = Callable[..., Result]

HOLDER = "the end of another timed section: process 77 (python -m graphnet_server)"


def test_a_run_says_whose_lock_a_worker_waits_for(bench: Bench, make_worker: MakeWorker) -> None:
    waiting = make_worker("inductor", Script(waits=[HOLDER, ""]))
    result = bench(make_worker("eager"), waiting)
    lines = [line for line in result.err.splitlines() if "timed section" in line]
    assert lines == [f"[1/2] waits for {HOLDER}", f"[2/2] waits for {HOLDER}"]
    assert [row["outcome"] for row in result.rows] == ["OK", "OK"]


def test_a_row_that_often_waits_prints_one_line(bench: Bench, make_worker: MakeWorker) -> None:
    waiting = make_worker("inductor", Script(waits=[f"{HOLDER} {number}" for number in range(5)]))
    result = bench(make_worker("eager"), waiting)
    assert result.err.count("waits for the end of another timed section") == 2


def test_a_reason_that_no_terminal_should_get_breaks_the_contract(bench: Bench, make_worker: MakeWorker) -> None:
    hostile = make_worker("inductor", Script(waits=["\x1b[2Jgone"]))
    result = bench(make_worker("eager"), hostile)
    assert {row["outcome"] for row in result.rows} == {"WORKER_LOST"}
    assert "the reason of a wait is not printable text" in result.rows[0]["message"]
    assert "\x1b" not in result.err
