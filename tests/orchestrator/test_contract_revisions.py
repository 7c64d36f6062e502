"""Tests of the orchestrator with workers of three revisions of the contract: the orchestrator's own, an earlier and a
later one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from fake_worker import FakeWorker, Script
from kit import MakeWorker

from graphnet.workers.client import SampleStream, WorkerClient
from graphnet.workers.endpoint import Endpoint
from graphnet_contract import defaults, messages, wire

START = messages.Start("inductor", output_policy=messages.OutputPolicy.CHUNKS, stage_timeout_ns=10_000_000_000)


@contextmanager
def sample_on(worker: FakeWorker) -> Iterator[SampleStream]:
    """Open a sample on a fake worker, and yield its stream."""
    client = WorkerClient(Endpoint(f"unix://{worker.socket}"))
    try:
        client.get_info(worker.backend)
        with client.open(START) as stream:
            yield stream
    finally:
        client.close()


@pytest.mark.parametrize("revision", [0, wire.CONTRACT_REVISION, 99])
def test_a_sample_is_ready_on_a_worker_of_any_revision(make_worker: MakeWorker, revision: int) -> None:
    worker = make_worker("inductor", contract_revision=revision)
    with sample_on(worker) as stream:
        assert stream.until_ready()
        assert stream.run_trials(3, 1) is not None
        assert stream.send_outputs()
        assert stream.finish().code == messages.OutcomeCode.OK


def test_the_client_says_explicitly_what_an_earlier_worker_has_no_default_for(make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", contract_revision=0)
    with sample_on(worker) as stream:
        stream.until_ready()
    (start,) = worker.starts

    assert (start.purpose, start.contract_revision) == (messages.Purpose.RUN, wire.CONTRACT_REVISION)
    # The client must send the default values of ``measuring`` explicitly. An earlier worker has no defaults. It would
    # read an absent number as zero, and each of its trials would be a single call.
    assert start.measuring == defaults.MEASURING


def test_an_event_of_a_later_contract_is_ignored(make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    known = wire.serialize_event
    # The bytes of an unknown field of an event: number 99, length-delimited, empty.
    later = bytes([0x9A, 0x06, 0x00])
    monkeypatch.setattr(
        wire, "serialize_event", lambda event: later if isinstance(event, messages.Log) else known(event)
    )
    with sample_on(make_worker("inductor", Script(log="printed"))) as stream:
        assert stream.until_ready()
        assert stream.finish().code == messages.OutcomeCode.OK
        assert stream.progress.log == ""
