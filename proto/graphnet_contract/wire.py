"""Between the dataclasses of :mod:`graphnet_contract.messages` and protobuf's bytes, and the limits of a message.

``serialize_*`` and ``parse_*`` fit gRPC's generic handlers and multicallables, so that no generated service code is
needed. Parsing raises protobuf's ``DecodeError`` for bytes that are not a message, and ValueError for an enum value
that this version does not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

from graphnet_contract import codec
from graphnet_contract.generated import worker_pb2
from graphnet_contract.messages import (
    COMMAND_FIELDS,
    EVENT_FIELDS,
    Command,
    Event,
    GetInfoRequest,
    GetInfoResponse,
)

SERVICE = "graphnet.worker.v1.WorkerService"
#: Latest revision of the contract that this code speaks. 1: the event Ready.
CONTRACT_REVISION = 1
#: Limit of both ends; a request over it is RESOURCE_EXHAUSTED. The text of a model (at most 3 MB in GraphNet) and
#: literal data travel in one message, tensors never do.
MAX_MESSAGE_BYTES = 64 * 1024 * 1024
CHUNK_BYTES = 1024 * 1024
#: Limits of all artifacts of one sample together, and of their number; a worker leaves out the rest and says so.
MAX_ARTIFACT_BYTES = 256 * 1024 * 1024
MAX_ARTIFACTS = 2000


class WireError(ValueError):
    """An empty command or event, or a command of a later contract."""


@dataclass(frozen=True)
class UnknownEvent:
    """An event of a later contract: a client ignores it."""


def serialize_command(command: Command) -> bytes:
    """Bytes of a CompileAndRunRequest."""
    return _serialize_one_of(worker_pb2.CompileAndRunRequest, COMMAND_FIELDS[type(command)], command)


def parse_command(data: bytes) -> Command:
    """The command inside a CompileAndRunRequest. Errors: WireError if it holds none that this version knows."""
    message = worker_pb2.CompileAndRunRequest.FromString(data)
    chosen = message.WhichOneof("command")
    if chosen is None:
        raise WireError("an empty CompileAndRunRequest: it holds no known command")
    return codec.decode(getattr(message, chosen))  # type: ignore[no-any-return]


def serialize_event(event: Event) -> bytes:
    """Bytes of a CompileAndRunResponse."""
    return _serialize_one_of(worker_pb2.CompileAndRunResponse, EVENT_FIELDS[type(event)], event)


def parse_event(data: bytes) -> Union[Event, UnknownEvent]:
    """The event inside a CompileAndRunResponse. Errors: WireError for an empty one."""
    message = worker_pb2.CompileAndRunResponse.FromString(data)
    chosen = message.WhichOneof("event")
    if chosen is not None:
        return codec.decode(getattr(message, chosen), lenient=True)  # type: ignore[no-any-return]
    if data:
        return UnknownEvent()
    raise WireError("an empty CompileAndRunResponse: it holds no event")


def serialize_message(message: Any) -> bytes:
    """Bytes of any other message."""
    return bytes(codec.encode(message).SerializeToString())


def parse_info_request(data: bytes) -> GetInfoRequest:
    """A GetInfoRequest."""
    return codec.decode(worker_pb2.GetInfoRequest.FromString(data))  # type: ignore[no-any-return]


def parse_info_response(data: bytes) -> GetInfoResponse:
    """A GetInfoResponse."""
    return codec.decode(worker_pb2.GetInfoResponse.FromString(data))  # type: ignore[no-any-return]


def _serialize_one_of(message_class: Any, field: str, value: Any) -> bytes:
    return bytes(message_class(**{field: codec.encode(value)}).SerializeToString())
