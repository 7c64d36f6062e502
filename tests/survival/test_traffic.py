"""Tests a worker under traffic: many calls at once, deadlines, health checks under load, damaged messages."""

from __future__ import annotations

import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import grpc
import pytest
from client import DOCUMENTED, Client, damaged, start_of
from forms import count
from harness import IDENTITY, SOON_S, Worker, eventually, running_worker, write_backend

from graphnet_contract import messages, wire
from graphnet_contract.messages import OutcomeCode, Stage

Code = grpc.StatusCode
HEALTH = "/grpc.health.v1.Health/Check"
HANGS = "import time; time.sleep(1000)\n"
MIB = 1024**2


def hanging() -> messages.Start:
    start = start_of()
    return start_of(HANGS + start.model_source)


def test_1000_calls_at_once_are_all_answered(worker: Worker, client: Client) -> None:
    """Covers row 1 of the table in docs/why/survival.md."""
    request = wire.serialize_message(messages.GetInfoRequest())
    methods = [(HEALTH, b""), (f"/{wire.SERVICE}/GetInfo", request)]
    calls = [client.channel.unary_unary(*_raw(method)).future(data, timeout=60) for method, data in methods * 500]

    assert Counter(call.code() for call in calls) == {Code.OK: 1000}


def test_200_samples_at_once_end_or_are_refused(worker: Worker, client: Client) -> None:
    """Covers row 1 of the table in docs/why/survival.md: every sample succeeds or is refused."""
    with ThreadPoolExecutor(64) as pool:
        replies = list(pool.map(lambda _: client.run(start_of(), timeout_s=120), range(200)))

    codes = Counter(reply.code for reply in replies)
    assert set(codes) <= {Code.OK, Code.RESOURCE_EXHAUSTED}, codes
    assert codes[Code.OK] >= 4
    assert all(reply.outcome.code == OutcomeCode.OK for reply in replies if reply.code == Code.OK)
    assert client.run(start_of()).outcome.code == OutcomeCode.OK


def test_64_channels_are_served(worker: Worker) -> None:
    """Covers row 2 of the table in docs/why/survival.md. All channels come from one host."""

    def ask(_: int) -> str:
        with worker.client() as channel:
            return channel.info().backend

    with ThreadPoolExecutor(64) as pool:
        assert list(pool.map(ask, range(64))) == ["planted"] * 64


def test_an_oversize_request_costs_no_memory(worker: Worker, client: Client) -> None:
    """Covers row 5 of the table in docs/why/survival.md."""
    client.run(start_of())
    before = worker.resident_bytes()
    for _ in range(5):
        reply = client.run_raw([b"x" * (wire.MAX_MESSAGE_BYTES + MIB)], timeout_s=60)
        assert reply.code == Code.RESOURCE_EXHAUSTED
        assert f"vs. {wire.MAX_MESSAGE_BYTES}" in reply.details
        assert client.run(start_of()).outcome.code == OutcomeCode.OK

    assert eventually(lambda: worker.resident_bytes() < before + 100 * MIB)


@pytest.mark.parametrize("seconds", [0.2, 2.0, 10.0])
def test_a_deadline_is_told_in_time_and_frees_the_worker(worker: Worker, client: Client, seconds: float) -> None:
    """Covers rows 7 and 8 of the table in docs/why/survival.md."""
    started = time.monotonic()
    reply = client.run(hanging(), timeout_s=seconds)
    told = time.monotonic()

    assert reply.code == Code.DEADLINE_EXCEEDED
    assert seconds - 0.25 < told - started < seconds + SOON_S
    assert eventually(lambda: not worker.samples())
    stream = client.open(start_of())
    stream.until(messages.StageStarted)
    assert time.monotonic() - told < SOON_S
    stream.close()
    assert stream.end().outcome.code == OutcomeCode.OK


def test_health_answers_while_a_sample_works(worker: Worker, client: Client) -> None:
    """Covers row 16 of the table in docs/why/survival.md: 99 % of the answers come within 100 ms."""
    spins = [client.open(start_of("while True: pass\n" + start_of().model_source)) for _ in range(2)]
    for stream in spins:
        stream.until(messages.StageStarted, stage=Stage.LOAD)
    check = client.channel.unary_unary(*_raw(HEALTH))
    taken = []
    for _ in range(500):
        started = time.perf_counter()
        check(b"", timeout=10)
        taken.append(time.perf_counter() - started)
    for stream in spins:
        stream.cancel()

    assert sorted(taken)[int(0.99 * len(taken))] < 0.1, sorted(taken)[-10:]


def test_small_calls_leave_memory_and_descriptors_flat(worker: Worker, client: Client) -> None:
    """Covers row 20 of the table in docs/why/survival.md. Every tenth call is a whole sample."""
    request = wire.serialize_message(messages.GetInfoRequest())

    def calls(number: int) -> None:
        for index in range(number):
            if index % 10 == 0:
                assert client.run(start_of()).outcome.code == OutcomeCode.OK
            else:
                assert client.unary(f"/{wire.SERVICE}/GetInfo", request) == Code.OK

    calls(200)
    memory, descriptors, threads = worker.resident_bytes(), worker.descriptors(), _threads(worker)
    zygote = _resident(worker.zygote())
    calls(count(1000, 10_000))

    assert worker.resident_bytes() < memory + 20 * MIB
    assert _resident(worker.zygote()) < zygote + 5 * MIB
    assert eventually(lambda: worker.descriptors() <= descriptors + 2)
    assert eventually(lambda: _threads(worker) <= threads + 2)


def test_damaged_messages_on_every_method(worker: Worker, client: Client) -> None:
    """Covers row 23 of the table in docs/why/survival.md: only documented codes, and the worker goes on."""
    generator = random.Random(23)
    start = start_of(stage_timeout_ns=1_000_000_000, sample_hash="")
    stream = [wire.serialize_command(command) for command in (start, messages.RunTrials(2), messages.SendOutputs())]
    unary = {
        f"/{wire.SERVICE}/GetInfo": wire.serialize_message(messages.GetInfoRequest("planted", "torch")),
        HEALTH: b"\n\x07planted",
    }
    codes: Counter[grpc.StatusCode] = Counter()
    for index in range(count(600, 10_000)):
        if index % 3:
            method, data = generator.choice(list(unary.items()))
            codes[client.unary(method, damaged(data, generator))] += 1
        else:
            codes[client.run_raw([damaged(data, generator) for data in stream]).code] += 1

    assert set(codes) <= {*DOCUMENTED, Code.UNIMPLEMENTED, Code.NOT_FOUND}, codes
    assert len(codes) >= 4, codes
    assert client.run(start_of()).outcome.code == OutcomeCode.OK


def test_unknown_and_missing_fields_are_understood(client: Client) -> None:
    """Covers row 24 of the table in docs/why/survival.md."""
    known = wire.serialize_command(start_of())
    # The encoded bytes of a string field with the number 1999, which the contract does not have.
    unknown = b"\xfa\x7c\x05later"
    assert client.run_raw([known + unknown]).outcome.code == OutcomeCode.OK
    short = start_of(measuring=None, options={}, sample="", sample_hash="")
    assert client.run(short).outcome.code == OutcomeCode.OK


def test_every_documented_code_is_met_by_a_test() -> None:
    """Covers row 25 of the table in docs/why/survival.md."""
    tests = Path(__file__).parents[1]
    table = (tests.parent / "docs" / "how-to" / "worker.md").read_text(encoding="utf-8").partition("## Status codes")[2]
    named = {name for code in Code for name in [code.name] if f"| {name}" in table or f", {name} |" in table}
    text = "".join(path.read_text(encoding="utf-8") for path in tests.rglob("test_*.py") if path != Path(__file__))
    assert named >= {"INVALID_ARGUMENT", "FAILED_PRECONDITION", "RESOURCE_EXHAUSTED", "DATA_LOSS", "UNAVAILABLE"}
    assert not [name for name in named if f"Code.{name}" not in text and f'"{name}"' not in text]


def test_another_backend_is_refused_before_anything_runs(client: Client) -> None:
    """Covers row 26 of the table in docs/why/survival.md."""
    reply = client.run(start_of(backend="xla"))

    assert (reply.code, reply.events) == (Code.FAILED_PRECONDITION, [])


def test_a_slow_start_has_a_limit_of_its_own(tmp_path: Path) -> None:
    """Covers row 35 of the table in docs/why/survival.md: the runner's imports have a limit of their own."""
    slow = write_backend(tmp_path / "slow", "import time; time.sleep(3)\n" + IDENTITY)
    with running_worker(slow) as worker, worker.client() as client:
        assert client.run(start_of(stage_timeout_ns=1_000_000_000)).outcome.code == OutcomeCode.OK


def _raw(method: str) -> tuple[str, None, None]:
    return method, None, None


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def _threads(worker: Worker) -> int:
    return len(list(Path(f"/proc/{worker.process.pid}/task").iterdir()))
