"""Tests the runner with a fake torch on every Python from 3.8 on: a sample runs through every stage."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from client import DOUBLE, Client, start_of
from harness import Worker, eventually, running_worker, write_backend
from interpreters import other_pythons

from graphnet_contract import messages, wire
from graphnet_contract.generated import worker_pb2
from graphnet_contract.messages import OutcomeCode, Stage

BODY = """import ctypes, os, sys, time, torch


class GraphModule(torch.nn.Module):
    def forward(self, x):
        {statement}
        return (x,)
"""


@pytest.fixture(scope="module", params=other_pythons())
def python_worker(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """A worker whose runner uses one of the Python versions on this machine."""
    folder = write_backend(tmp_path_factory.mktemp("backend") / "planted")
    with running_worker(folder, request.param) as started:
        yield started


@pytest.fixture
def python_client(python_worker: Worker) -> Iterator[Client]:
    with python_worker.client() as channel:
        yield channel


def test_a_sample_goes_through_every_stage(python_client: Client) -> None:
    reply = python_client.run(start_of())

    assert reply.outcome.code == OutcomeCode.OK
    assert [event.stage for event in reply.all(messages.StageFinished)] == list(Stage)[1:]
    ((header, content),) = reply.outputs()
    assert (header.dtype, header.shape) == ("float32", (4,))
    assert struct.unpack("<4f", content) == (2.0, 4.0, 6.0, 8.0)


def test_a_client_hears_once_that_its_sample_is_ready(python_client: Client) -> None:
    stream = python_client.open(start_of())
    stream.until(messages.Ready)
    finished = [event.stage for event in stream.reply.all(messages.StageFinished)]
    assert finished == [Stage.LOAD, Stage.INPUTS, Stage.COMPILE, Stage.WARM_UP]
    stream.send(messages.RunTrials(2), messages.SendOutputs(), messages.RunTrials(1))
    stream.close()

    assert stream.end().all(messages.Ready) == [messages.Ready()]


@pytest.mark.parametrize(("revision", "older"), [(wire.CONTRACT_REVISION - 1, "client"), (99, "worker")])
def test_a_client_of_another_revision_is_told_which_side_to_rebuild(
    python_client: Client, revision: int, older: str
) -> None:
    reply = python_client.run(start_of(contract_revision=revision))

    assert (reply.code, reply.events) == (grpc.StatusCode.FAILED_PRECONDITION, [])
    assert f"the client has revision {revision}; rebuild the {older}" in reply.details


def test_collecting_garbage_before_a_block_does_not_look_at_what_the_compiler_left(python_client: Client) -> None:
    text = BODY.format(statement="import gc; os.write(2, b'frozen %d\\n' % gc.get_freeze_count())")
    counts = [int(line.split()[1]) for line in python_client.run(start_of(text)).one(messages.Log).text.splitlines()]

    assert counts[0] < counts[-1]


def test_an_empty_measuring_has_the_documented_numbers(python_client: Client) -> None:
    # Send bytes that a client in any language could send: an empty Measuring, and no purpose.
    start = worker_pb2.CompileAndRunRequest.FromString(
        wire.serialize_command(start_of(purpose=messages.Purpose.UNSPECIFIED))
    )
    start.start.measuring.CopyFrom(worker_pb2.Measuring())
    reply = python_client.run_raw([start.SerializeToString()])
    calls, times = reply.one(messages.CallReport), reply.one(messages.TrialTimes)

    assert reply.outcome.code == OutcomeCode.OK
    assert len(calls.warmup_ns) >= 3
    assert len(times.wall_ns) == 20
    # A call of the fake torch takes microseconds, so a trial of 1 ms must repeat the call.
    assert times.calls_per_trial > 1


def test_vector_math_had_its_first_call_before_the_sample_loads(python_client: Client) -> None:
    # The runner itself makes the first call of each vector function (vector_math.py). The reason: if two threads make
    # the first call at the same time, they may get an inaccurate result.
    text = BODY.format(statement="assert torch.called == ['cos of 1'], torch.called")
    assert python_client.run(start_of(text)).outcome.code == OutcomeCode.OK


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("ctypes.string_at(0)", "SIGSEGV"),
        ("os.abort()", "SIGABRT"),
        ("os._exit(0)", "exit code 0"),
        ("os._exit(3)", "exit code 3"),
    ],
)
def test_a_sample_that_ends_its_process_has_crashed(
    python_worker: Worker, python_client: Client, statement: str, told: str
) -> None:
    outcome = python_client.run(start_of(BODY.format(statement=statement))).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.CRASHED, Stage.WARM_UP)
    assert told in outcome.message
    _assert_serves(python_worker, python_client)


@pytest.mark.parametrize("statement", ["while True: pass", "ctypes.CDLL(None).sleep(1000)"])
def test_a_sample_that_hangs_times_out(python_worker: Worker, python_client: Client, statement: str) -> None:
    outcome = python_client.run(start_of(BODY.format(statement=statement), stage_timeout_ns=300_000_000)).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.TIMEOUT, Stage.WARM_UP)
    _assert_serves(python_worker, python_client)


def test_a_cancelled_sample_is_killed(python_worker: Worker, python_client: Client) -> None:
    stream = python_client.open(start_of(BODY.format(statement="time.sleep(1000)")))
    stream.until(messages.StageStarted, stage=Stage.WARM_UP)
    assert python_worker.samples()
    stream.cancel()

    assert eventually(lambda: not python_worker.samples())
    _assert_serves(python_worker, python_client)


def test_what_it_says_of_itself(python_client: Client) -> None:
    info = python_client.info()

    assert info.versions["torch"] == "0.0-fake"
    assert info.unavailable_reason == ""
    assert info.versions["python"].startswith("3.")


@pytest.mark.parametrize("version", ["3.8", "3.13"])
def test_the_oldest_and_the_newest_python_were_among_them(version: str) -> None:
    names = {Path(path).resolve().name for path in other_pythons()}
    if f"python{version}" not in names:
        pytest.skip(f"no Python {version} is here: GRAPHNET_TEST_PYTHONS or uv names none")


def test_the_server_runs_on_an_old_python_too(tmp_path: Path) -> None:
    python = os.environ.get("GRAPHNET_TEST_OLD_PROTOBUF_PYTHON")
    if not python:
        pytest.skip("GRAPHNET_TEST_OLD_PROTOBUF_PYTHON names no interpreter with old grpcio, protobuf, numpy, xxhash")
    with running_worker(write_backend(tmp_path / "b"), python, server_python=python) as worker:
        with worker.client() as client:
            assert client.info().versions["python"].startswith("3.")
            hangs = client.run(start_of(BODY.format(statement="while True: pass"), stage_timeout_ns=300_000_000))
            assert hangs.outcome.code == OutcomeCode.TIMEOUT
            _assert_serves(worker, client)
        worker.process.terminate()
        assert worker.process.wait(20) == 0


def _assert_serves(worker: Worker, client: Client) -> None:
    assert client.run(start_of(DOUBLE)).outcome.code == OutcomeCode.OK
    worker.assert_clean()
