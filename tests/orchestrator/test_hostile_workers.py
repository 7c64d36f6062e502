"""Tests that a worker that sends false messages spoils only its own rows, and brings no false value into a row."""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import grpc
import pytest
from fake_worker import FakeWorker, Script, always
from hostile_worker import ATTACKS, Attack, HostileWorker, mutated, random_attack
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.errors import WorkerLost
from graphnet.talk import waits
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode

Attacked = Callable[..., Result]
QUICK = ("--trials", 3, "--min-time", 0, "--budget", 0.001, "--memory", "1GiB", "--timeout", 1, "--format", "json")


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waits, "STAGE_GRACE_S", 1.0)


@pytest.fixture
def attacked(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path) -> Iterator[Attacked]:
    """``attacked({name: attack})`` runs one sample for each attack, on a hostile backend and on an honest backend."""
    started: list[FakeWorker] = []

    def run(attacks: dict[str, Attack], hostile: str = "inductor") -> Result:
        names = {f"s{number:04}": attack for number, attack in enumerate(attacks.values())}
        for name in names:
            make_sample(name)
        socket = make_worker("eager").socket.with_name("hostile.sock")
        answers = always(Script())
        started.append(HostileWorker(hostile, answers, socket, attack_of=lambda name: names[name.rpartition("/")[2]]))
        sound = [make_worker(name) for name in ("eager", "tvm") if name != hostile]
        workers = {worker.backend: worker.target for worker in (*sound, *started)}
        judged = [argument for name in workers if name != "eager" for argument in ("--backend", workers[name])]
        samples = ("--samples", tmp_path / "samples" / "made")
        return cli("bench", "--reference", workers["eager"], *judged, *samples, *QUICK, "--out", tmp_path / "run")

    yield run
    for worker in started:
        worker.stop()


def rows_of(result: Result, backend: str) -> list[dict[str, Any]]:
    return [row for row in result.rows if row["backend"] == backend]


@pytest.mark.parametrize("part", range(6))
def test_each_lie_costs_its_own_row(attacked: Attacked, part: int) -> None:
    # On a busy machine all of them in one test would take longer than a test may.
    attacks = dict(list(ATTACKS.items())[part::6])
    result = attacked(attacks)
    lies = dict(zip(attacks, rows_of(result, "inductor"), strict=True))
    not_lost = {name: (row["outcome"], row["message"]) for name, row in lies.items() if row["outcome"] != "WORKER_LOST"}
    assert not_lost == {}
    assert all(row["speedup"] is None and row["message"] for row in lies.values())
    assert {row["outcome"] for row in rows_of(result, "tvm")} == {"OK"}
    assert len(rows_of(result, "tvm")) == len(attacks)


#: Attacks on the outcome, which the client never receives from a reference: it cancels the call after the rows.
UNHEARD = ("outcome: negative memory", "outcome: a flag with an escape", "outcome: many flags", "outcome: none")


def test_a_reference_that_lies_judges_nobody(attacked: Attacked) -> None:
    heard = {name: attack for name, attack in ATTACKS.items() if name not in UNHEARD and not name.startswith("endless")}
    result = attacked(heard, hostile="eager")
    judged = dict(zip(heard, rows_of(result, "tvm"), strict=True))
    assert {name: row["outcome"] for name, row in judged.items()} == dict.fromkeys(heard, "WORKER_LOST")
    assert all(row["speedup"] is None and "reference" in row["message"] for row in judged.values())


def test_endless_events_end_in_time_and_fill_no_memory(make_worker: MakeWorker, tmp_path: Path) -> None:
    endless = [attack for name, attack in ATTACKS.items() if name.startswith("endless")]
    assert len(endless) >= 8
    sound = make_worker("eager")
    choice = itertools.cycle(endless)
    worker = HostileWorker("inductor", always(Script()), sound.socket.with_name("h"), attack_of=lambda _: next(choice))
    client = WorkerClient(Endpoint(f"unix://{worker.socket}"))
    start = messages.Start(
        "inductor", output_policy=messages.OutputPolicy.CHUNKS, stage_timeout_ns=100_000_000, keep_artifacts=True
    )
    try:
        client.get_info("inductor")
        for _ in endless:
            began = time.monotonic()
            with client.open(start) as stream:
                with pytest.raises(WorkerLost):
                    _to_the_end(stream)
                waiting = stream.waiting
            # The limit of a stage is 0.1 s, but the machine may be busy.
            assert time.monotonic() - began < 30
            assert waiting <= 4
    finally:
        client.close()
        worker.stop()


def _to_the_end(stream: Any) -> None:
    stream.until_ready()
    stream.run_trials(3, 1)
    stream.send_outputs()
    stream.finish()


def test_a_row_ends_although_each_of_its_blocks_is_in_time() -> None:
    limits = waits.Waits(1.0, 0)
    limits.next_row(2.0)
    assert 0 < limits.left_s <= limits.stage_s
    limits.waited(10 * (limits.stage_s + 2.0) + 1)
    limits.next_stage()
    assert limits.left_s < 0
    limits.next_row(2.0)
    assert limits.left_s > 0


def test_damaged_events_end_no_run_and_become_no_number(attacked: Attacked) -> None:
    def damaging(seed: int) -> Attack:
        generator = random.Random(seed)

        def attack(events: Iterator[Any]) -> Iterator[Any]:
            for event in events:
                yield mutated(event, generator) if generator.random() < 0.05 else event

        return attack

    result = attacked({str(seed): damaging(seed) for seed in range(40)})
    assert {row["outcome"] for row in rows_of(result, "tvm")} == {"OK"}
    for row in rows_of(result, "inductor"):
        possible(row)


def possible(row: dict[str, Any]) -> None:
    """Assert that an OK row has no impossible number."""
    if row["outcome"] != "OK":
        return
    assert row["tolerance_reached"] is not None
    assert row["first_call_ns"] > 0
    assert row["compile_ns"] is None or row["compile_ns"] >= 0
    assert row["reference_ns"] > 0
    assert row["compiled_ns"] > 0
    assert 0 < row["speedup"]["low"] <= row["speedup"]["ratio"] <= row["speedup"]["high"] < math.inf
    for one in row["timing"]["rounds"]:
        for side in (one["reference"], one["compiled"]):
            assert len(side["wall_ns"]) == len(side["cpu_ns"]) > 0
            assert min(side["wall_ns"]) > 0
            assert sum(side["wall_ns"]) <= side["ended_ns"] - side["started_ns"] + 1_000_000
    assert all(ns >= 0 for ns in row["stage_ns"].values())


def test_random_attacks_are_the_same_for_the_same_seed() -> None:
    events = [messages.StageStarted(messages.Stage.LOAD), messages.Log("x"), messages.Outcome(OutcomeCode.OK)] * 30
    safe = [seed for seed in range(200) if random_attack(seed) not in ATTACKS.values()][:20]
    for seed in safe:
        assert list(random_attack(seed)(iter(events))) == list(random_attack(seed)(iter(events)))


@pytest.mark.parametrize(
    "lie",
    [
        {"flavour": "\x1b[2J"},
        {"versions": {"python": "3\n"}},
        {"versions": {"x" * 2000: "1"}},
        {"worker_id": "w" * 5000},
        {"devices": (messages.Device("cpu", -1, "u"),)},
        {"devices": (messages.Device("cpu", 0, "u", {"name": "\u202e"}),)},
        {"unavailable_reason": "x" * 100_000},
    ],
)
def test_a_description_that_breaks_the_contract_is_one_sentence(
    attacked: Attacked, lie: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = FakeWorker.get_info

    def lying(self: FakeWorker, request: messages.GetInfoRequest, context: grpc.ServicerContext) -> Any:
        info = honest(self, request, context)
        return replace(info, **lie) if self.backend == "inductor" else info

    monkeypatch.setattr(FakeWorker, "get_info", lying)
    result = attacked({"none": lambda events: events})
    (row,) = rows_of(result, "inductor")
    assert row["outcome"] == "BACKEND_UNAVAILABLE"
    assert "breaks the contract" in row["message"]
    assert {row["outcome"] for row in rows_of(result, "tvm")} == {"OK"}
