"""Tests that a run shows the reason for which a worker waits. The worker reports this reason."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

import pytest
from fake_worker import Script
from kit import MakeWorker, Result

from graphnet.errors import WorkerLost
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet.talk.waits import Waits
from graphnet_contract import messages

Bench = Callable[..., Result]

HOLDER = "the end of another timed section: process 77 (python -m graphnet_server)"


def test_a_run_says_whose_lock_a_worker_waits_for(bench: Bench, make_worker: MakeWorker) -> None:
    waiting = make_worker("inductor", Script(waits=[HOLDER, ""]))
    result = bench(Script(), waiting)
    lines = [line for line in result.err.splitlines() if "timed section" in line]
    assert lines == [f"[1/2] waits for {HOLDER}", f"[2/2] waits for {HOLDER}"]
    assert [row["outcome"] for row in result.rows] == ["OK", "OK"]


def test_a_row_that_often_waits_prints_one_line(bench: Bench, make_worker: MakeWorker) -> None:
    waiting = make_worker("inductor", Script(waits=[f"{HOLDER} {number}" for number in range(5)]))
    result = bench(Script(), waiting)
    assert result.err.count("waits for the end of another timed section") == 2


def test_waits_that_a_worker_reports_do_not_count_for_the_limit_of_the_row(
    bench: Bench, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counted_waits(waits: list[str]) -> int:
        counted: list[float] = []
        monkeypatch.setattr(Waits, "waited", lambda _, seconds: counted.append(seconds))
        result = bench(Script(), make_worker("inductor", Script(waits=waits)))
        assert [row["outcome"] for row in result.rows] == ["OK", "OK"]
        return len(counted)

    assert counted_waits([HOLDER, "another reason", ""]) == counted_waits([])


def test_a_reason_that_no_terminal_should_get_breaks_the_contract(bench: Bench, make_worker: MakeWorker) -> None:
    hostile = make_worker("inductor", Script(waits=["\x1b[2Jgone"]))
    result = bench(Script(), hostile)
    assert {row["outcome"] for row in result.rows} == {"WORKER_LOST"}
    assert "the reason of a wait is not printable text" in result.rows[0]["message"]
    assert "\x1b" not in result.err


def test_closing_a_stream_wakes_the_thread_that_waits_for_its_events(
    make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread does not look at intervals, because this costs CPU time for as long as a sample waits."""
    monkeypatch.setattr("graphnet.talk.client.PUT_S", 1000.0)
    released, ended = threading.Event(), queue.SimpleQueue[str]()

    def never_ready(_: messages.Start) -> Script:
        released.wait(60)
        return Script()

    worker = make_worker("inductor", never_ready)
    client = WorkerClient(Endpoint(f"unix://{worker.socket}"))
    stream = client.open(
        messages.Start("inductor", output_policy=messages.OutputPolicy.CHUNKS, stage_timeout_ns=10**12)
    )

    def wait() -> None:
        try:
            stream.until_ready()
        except WorkerLost as error:
            ended.put(str(error))

    threading.Thread(target=wait, daemon=True).start()
    try:
        stream.close()
        assert ended.get(timeout=60) == "the stream was closed"
    finally:
        released.set()
        client.close()
