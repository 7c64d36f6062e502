"""Tests that clients and servers of an earlier revision of the contract work with present servers and clients.

In each test, the client or the server uses the earlier revision: its messages are made from the stored descriptor of
that revision (tests/proto/kept_contract). So these messages lack the fields and events that were added later.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
from client import start_of
from fake_worker import FakeWorker, Script
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from harness import Worker

from graphnet.workers.client import WorkerClient
from graphnet.workers.endpoint import Endpoint
from graphnet_contract import messages, wire

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "tests" / "proto" / "kept_contract").glob("*.binpb"))


class Earlier:
    """The messages of an earlier revision of the contract."""

    def __init__(self, path: Path) -> None:
        files = descriptor_pb2.FileDescriptorSet.FromString(path.read_bytes())
        self.pool = descriptor_pool.DescriptorPool()
        for file in files.file:
            self.pool.Add(file)
        self.request = self.message("CompileAndRunRequest")
        self.response = self.message("CompileAndRunResponse")
        self.revision = int(re.findall(r"\d+", path.stem)[0])

    def message(self, name: str) -> Any:
        """Return the class of the message with this name."""
        return message_factory.GetMessageClass(self.pool.FindMessageTypeByName(f"graphnet.worker.v1.{name}"))

    def known(self, message_class: Any, data: bytes) -> bytes:
        """Return the bytes of a message without the fields that this revision does not have."""
        message = message_class.FromString(data)
        message.DiscardUnknownFields()
        return bytes(message.SerializeToString())


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def earlier(request: pytest.FixtureRequest) -> Earlier:
    return Earlier(request.param)


def test_a_descriptor_is_kept() -> None:
    assert KEPT


def test_an_earlier_client_is_served(earlier: Earlier, worker: Worker) -> None:
    start = start_of(contract_revision=earlier.revision)
    commands = [start, messages.RunTrials(3), messages.SendOutputs()]
    with grpc.insecure_channel(worker.address) as channel:
        ask = channel.unary_unary(f"/{wire.SERVICE}/GetInfo", None, earlier.message("GetInfoResponse").FromString)
        info = ask(earlier.message("GetInfoRequest")(expected_backend="planted").SerializeToString(), timeout=20)
        run = channel.stream_stream(f"/{wire.SERVICE}/CompileAndRun", None, earlier.response.FromString)
        sent = [earlier.known(earlier.request, wire.serialize_command(command)) for command in commands]
        events = list(run(iter(sent), timeout=60))

    assert info.backend == "planted"
    assert info.contract_revision >= earlier.revision
    kinds = [event.WhichOneof("event") for event in events]
    assert None not in kinds, "an event that the client does not know"
    assert kinds[-1] == "outcome" and events[-1].outcome.code == messages.OutcomeCode.OK
    (trials,) = [event.trial_times for event in events if event.WhichOneof("event") == "trial_times"]
    assert len(trials.wall_ns) == 3
    chunks = b"".join(event.output_chunk.data for event in events)
    assert np.frombuffer(chunks[:16], np.float32).tolist() == [2.0, 4.0, 6.0, 8.0]


@pytest.fixture
def earlier_worker(earlier: Earlier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeWorker]:
    """A fake worker that reads and writes only what the earlier revision knows."""
    parse, serialize = wire.parse_command, wire.serialize_event
    answer = wire.serialize_message
    monkeypatch.setattr(wire, "parse_command", lambda data: parse(earlier.known(earlier.request, data)))
    monkeypatch.setattr(wire, "serialize_event", lambda event: earlier.known(earlier.response, serialize(event)))

    def answered(message: Any) -> bytes:
        data = answer(message)
        is_info = isinstance(message, messages.GetInfoResponse)
        return earlier.known(earlier.message("GetInfoResponse"), data) if is_info else data

    monkeypatch.setattr(wire, "serialize_message", answered)
    script = Script(outputs=[np.arange(6, dtype=np.float32)])
    worker = FakeWorker("inductor", lambda _: script, tmp_path / "s", contract_revision=earlier.revision)
    yield worker
    worker.stop()


def test_an_earlier_worker_is_used(earlier_worker: FakeWorker, earlier: Earlier) -> None:
    client = WorkerClient(Endpoint(f"unix://{earlier_worker.socket}"))
    info = client.get_info("inductor")
    start = messages.Start(
        "inductor", output_policy=messages.OutputPolicy.CHUNKS, stage_timeout_ns=10_000_000_000, inputs=None
    )
    with client.open(start) as stream:
        assert stream.until_ready()
        assert stream.run_trials(3, 1) is not None
        assert stream.send_outputs()
        assert stream.finish().code == messages.OutcomeCode.OK
        assert "first" in stream.progress.outputs
    client.close()
    (received,) = earlier_worker.starts

    assert info.contract_revision == earlier.revision
    assert info.environment_names == ()
    assert received.request_id == "", "the worker knows no ids"


BREAKING = {
    "a field is removed": ("  string sample_hash = 4;", "  reserved 4;"),
    "a field has another number": ("string sample_hash = 4;", "string sample_hash = 444;"),
    "a field has another type": ("int32 threads = 9;", "string threads = 9;"),
    "a value of an enum is removed": ("  SIDE_OWN_EAGER = 1;", "  reserved 1;"),
    "a method is removed": ("  rpc GetInfo(GetInfoRequest) returns (GetInfoResponse);", ""),
}


@pytest.mark.parametrize("change", BREAKING)
def test_a_breaking_change_is_refused(change: str, tmp_path: Path) -> None:
    """Each change is made in a copy of the present contract, and buf must find that it breaks earlier revisions.

    ``./check lint`` compares the present contract itself with the earlier revisions in the same way.
    """
    buf = Path(sys.executable).with_name("buf")
    shutil.copytree(ROOT / "proto" / "graphnet", tmp_path / "graphnet")
    shutil.copy(ROOT / "proto" / "buf.yaml", tmp_path)
    path = tmp_path / "graphnet" / "worker" / "v1" / "worker.proto"
    text, (before, after) = path.read_text(), BREAKING[change]
    assert before in text
    path.write_text(text.replace(before, after, 1))
    for kept in KEPT:
        done = subprocess.run([buf, "breaking", "--against", kept], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 100, (done.stdout, done.stderr)
