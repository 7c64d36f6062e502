"""A simple client of a worker, which uses only grpc and wire.py. It stores every event unchanged."""

from __future__ import annotations

import dataclasses
import queue
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import grpc

from graphnet_contract import messages, wire
from graphnet_contract.samples import TensorSpec

Event = TypeVar("Event")

DOUBLE = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor):
        return (torch.add(x, x),)
"""

Code = grpc.StatusCode
#: Status codes that the contract documents for most methods.
DOCUMENTED = {
    *(Code.OK, Code.INVALID_ARGUMENT, Code.FAILED_PRECONDITION, Code.RESOURCE_EXHAUSTED, Code.UNAUTHENTICATED),
    *(Code.DATA_LOSS, Code.UNAVAILABLE),
}

X = TensorSpec("x", (4,), "float32", "input", data=(1.0, 2.0, 3.0, 4.0))

START = messages.Start(
    backend="",
    flavour="",
    sample="planted/sample",
    sample_hash="0" * 64,
    model_source=DOUBLE,
    tensors=(X,),
    inputs=messages.Inputs("mesh", 0),
    device="cpu",
    threads=1,
    memory_bytes=4 * 1024**3,
    options={},
    measuring=messages.Measuring(warmup_calls=1, default_trials=3, min_trial_ns=0),
    output_policy=messages.OutputPolicy.CHUNKS,
    stage_timeout_ns=30_000_000_000,
    contract_revision=wire.CONTRACT_REVISION,
)


def start_of(model: str = DOUBLE, *tensors: TensorSpec, **changes: Any) -> messages.Start:
    """Make a Start request for this model. Without ``tensors``, the model's only input is ``X``."""
    return dataclasses.replace(START, model_source=model, tensors=tensors or (X,), **changes)


def damaged(data: bytes, generator: random.Random) -> bytes:
    """Return a copy of the message in which up to eight random places are changed."""
    changed = bytearray(data)
    for _ in range(generator.choice([0, 1, 2, 8])):
        position = generator.randrange(len(changed) + 1)
        if generator.randrange(2) and position < len(changed):
            changed[position] ^= 1 << generator.randrange(8)
        else:
            changed[position : position + generator.randrange(3)] = generator.randbytes(generator.randrange(4))
    return bytes(changed)


@dataclass
class Reply:
    """Everything that one call of CompileAndRun returned."""

    events: list[messages.Event] = field(default_factory=list)
    #: The bytes of each set of outputs, by the name of the call that returned the set, such as "first".
    files: dict[str, bytes] = field(default_factory=dict)
    code: grpc.StatusCode = grpc.StatusCode.OK
    details: str = ""

    def all(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[Event]) -> Event:
        (event,) = self.all(kind)
        return event

    @property
    def outcome(self) -> messages.Outcome:
        """The outcome, which must be the last event."""
        assert self.code == grpc.StatusCode.OK, (self.code, self.details)
        assert self.events, "no event came"
        last = self.events[-1]
        assert isinstance(last, messages.Outcome), last
        return last

    @property
    def log(self) -> str:
        return "".join(event.text for event in self.all(messages.Log))

    def outputs(self, call: str = "first") -> list[tuple[messages.OutputTensor, bytes]]:
        """Return the header and the bytes of each output of one call."""
        (announced,) = [event for event in self.all(messages.OutputSet) if event.call == call]
        content = self.files[call]
        return [(tensor, content[tensor.offset : tensor.offset + tensor.nbytes]) for tensor in announced.tensors]


class Stream:
    """One open call of CompileAndRun. A test sends commands to it and receives events from it."""

    def __init__(self, client: Client, start: messages.Start | None, timeout_s: float) -> None:
        self.reply = Reply()
        self._outputs = client.outputs
        self._commands: queue.Queue[bytes | None] = queue.Queue()
        self.call = client.compile_and_run(
            iter(self._commands.get, None), timeout=timeout_s, metadata=client.metadata, wait_for_ready=True
        )
        if start is not None:
            self.send(start)

    def send(self, *commands: messages.Command) -> None:
        for command in commands:
            self._commands.put(wire.serialize_command(command))

    def send_raw(self, data: bytes) -> None:
        self._commands.put(data)

    def cancel(self) -> None:
        self.call.cancel()  # type: ignore[no-untyped-call]

    def close(self) -> None:
        self._commands.put(None)

    def until(self, kind: type[Event], **fields: Any) -> Event:
        """Receive events until an event of the given kind has the given values."""
        for event in self._receive():
            if isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items()):
                return event
        raise AssertionError(f"the call ended with {self.reply.code} {self.reply.details} before a {kind.__name__}")

    def end(self) -> Reply:
        for _ in self._receive():
            pass
        self._commands.put(None)
        return self.reply

    def _receive(self) -> Iterator[messages.Event]:
        try:
            for event in self.call:
                self.reply.events.append(event)
                self._keep(event)
                yield event
        except grpc.RpcError as error:
            self.reply.code, self.reply.details = error.code(), error.details() or ""

    def _keep(self, event: messages.Event) -> None:
        if isinstance(event, messages.OutputSet):
            self.reply.files[event.call] = (self._outputs / event.file_name).read_bytes() if event.file_name else b""
        elif isinstance(event, messages.OutputChunk):
            self.reply.files[self.reply.all(messages.OutputSet)[-1].call] += event.data


class Client:
    """A client with one channel to one worker."""

    def __init__(self, address: str, outputs: Path, token: str | None = None) -> None:
        self.outputs = outputs
        self.metadata = (("authorization", f"Bearer {token}"),) if token else ()
        self.channel = grpc.insecure_channel(
            address,
            options=[
                ("grpc.max_receive_message_length", -1),
                ("grpc.max_send_message_length", -1),
                ("grpc.max_reconnect_backoff_ms", 500),
            ],
        )
        # Do not convert requests: tests pass bytes, so they can also send messages that the dataclasses cannot express.
        self.compile_and_run = self.channel.stream_stream(f"/{wire.SERVICE}/CompileAndRun", None, wire.parse_event)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.channel.close()

    def info(self, backend: str = "", flavour: str = "") -> messages.GetInfoResponse:
        call = self.channel.unary_unary(f"/{wire.SERVICE}/GetInfo", wire.serialize_message, wire.parse_info_response)
        request = messages.GetInfoRequest(backend, flavour)
        answer: messages.GetInfoResponse = call(request, timeout=20, metadata=self.metadata, wait_for_ready=True)
        return answer

    def unary(self, method: str, data: bytes) -> grpc.StatusCode:
        try:
            self.channel.unary_unary(method, None, None)(data, timeout=20, metadata=self.metadata)
        except grpc.RpcError as error:
            code: grpc.StatusCode = error.code()
            return code
        return grpc.StatusCode.OK

    def open(self, start: messages.Start | None = None, timeout_s: float = 60) -> Stream:
        return Stream(self, start, timeout_s)

    def run(self, start: messages.Start, *commands: messages.Command, timeout_s: float = 60) -> Reply:
        """Make one whole call: send Start and the given commands, then close."""
        stream = self.open(start, timeout_s)
        stream.send(*commands)
        stream.close()
        return stream.end()

    def run_raw(self, messages: Sequence[bytes], timeout_s: float = 20) -> Reply:
        stream = self.open(None, timeout_s)
        for data in messages:
            stream.send_raw(data)
        stream.close()
        return stream.end()
