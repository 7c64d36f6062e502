"""Tests that a request runs once, however often it arrives, and that its ids are in the logs."""

from __future__ import annotations

import sys
from pathlib import Path

import grpc
import pytest
from client import DOUBLE, Client, start_of
from harness import Worker, eventually, read_log, running_worker, write_backend

from graphnet.talk import trace
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_server.service.request_ids import RanBefore, RequestIds, is_id

Code = grpc.StatusCode


def test_an_id_begins_once_and_no_id_always() -> None:
    ids = RequestIds(limit=2)
    ids.begin("")
    ids.begin("")
    ids.begin("a")
    with pytest.raises(RanBefore, match="the request a has begun before"):
        ids.begin("a")
    ids.begin("b")
    ids.begin("c")
    ids.begin("a")


@pytest.mark.parametrize("text", ["a b", "a\n", "x" * 65, "\u00e9", "../x"])
def test_what_is_no_id(text: str, client: Client) -> None:
    assert not is_id(text)
    for field in ("request_id", "trace_id"):
        reply = client.run(start_of(**{field: text}))
        assert reply.code is Code.INVALID_ARGUMENT
        assert field in reply.details


def test_a_request_that_arrives_twice_runs_once(open_client: Client, tmp_path: Path) -> None:
    """Covers row 19 of the table in docs/why/survival.md: the sample itself counts how often it runs."""
    count = tmp_path / "count"
    model = f"open({str(count)!r}, 'a').write('ran ')\n" + DOUBLE
    first = open_client.run(start_of(model, request_id="once"))
    second = open_client.run(start_of(model, request_id="once"))
    another = open_client.run(start_of(model, request_id="another"))

    assert first.outcome.code == another.outcome.code == OutcomeCode.OK
    assert second.code is Code.ALREADY_EXISTS
    assert second.details == "the request once has begun before, and a request runs once"
    assert count.read_text() == "ran ran "


def test_a_request_that_arrives_twice_at_once_runs_once(open_client: Client, tmp_path: Path) -> None:
    count = tmp_path / "count"
    model = f"open({str(count)!r}, 'a').write('ran ')\n" + DOUBLE
    streams = [open_client.open(start_of(model, request_id="at-once")) for _ in range(4)]
    for stream in streams:
        stream.close()
    codes = [stream.end().code for stream in streams]

    assert sorted(codes, key=str) == [*[Code.ALREADY_EXISTS] * 3, Code.OK]
    assert count.read_text() == "ran "


def test_a_refused_request_may_be_sent_again(client: Client) -> None:
    refused = client.run(start_of(request_id="refused", threads=-1))
    assert refused.code is Code.INVALID_ARGUMENT

    assert client.run(start_of(request_id="refused")).outcome.code == OutcomeCode.OK


def test_each_sample_of_the_command_line_is_a_request_of_its_own(worker: Worker) -> None:
    client = WorkerClient(Endpoint(worker.address, worker.outputs, shares_inputs=False))
    client.get_info("planted")
    start = start_of(output_policy=messages.OutputPolicy.SHARED)
    for _ in range(2):
        with client.open(start) as stream:
            assert stream.finish().code is OutcomeCode.OK
    client.close()


def test_one_trace_id_leads_from_the_command_to_the_samples_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Covers row 38 of the table in docs/why/survival.md: the sample's log begins with the trace id of the command."""
    monkeypatch.setenv(trace.VARIABLE, "my-trace-7")
    trace.trace_id.cache_clear()
    with running_worker(write_backend(tmp_path / "planted"), sys.executable) as worker:
        client = WorkerClient(Endpoint(worker.address, worker.outputs))
        client.get_info("planted")
        with client.open(start_of("print('said')\n" + DOUBLE)) as stream:
            stream.finish()
            log = stream.progress.log
        client.close()
        first, second = log.splitlines()
        told = f"{first} sample='planted/sample' ended=OK seconds="
        assert eventually(lambda: told in read_log(worker.inputs.parent), 10), read_log(worker.inputs.parent)
    trace.trace_id.cache_clear()

    assert first.startswith("graphnet: trace=my-trace-7 request=")
    assert second == "said"


@pytest.mark.parametrize("given", ["", "not an id", "x" * 65])
def test_without_a_trace_id_each_command_has_its_own(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(trace.VARIABLE, given)
    trace.trace_id.cache_clear()
    made = trace.trace_id()
    assert is_id(made) and len(made) == 32
    assert trace.trace_id() == made
    trace.trace_id.cache_clear()


def test_a_caller_without_ids_gets_the_log_as_it_is(client: Client) -> None:
    assert client.run(start_of("print('said')\n" + DOUBLE)).log == "said\n"
