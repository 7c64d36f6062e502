"""Convert between the dataclasses of :mod:`graphnet_contract.messages` and protobuf's bytes.

``serialize_*`` and ``parse_*`` fit gRPC's generic handlers and multicallables, so no generated service code is needed.
Parsing raises protobuf's ``DecodeError`` for bytes that are not a message. For an enum value that this version does not
know, it raises ValueError. Only ``parse_event`` turns such a value into UNSPECIFIED instead, because one new value of a
newer worker must not break the whole call. The module also holds the limits of the messages.
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
#: The latest revision of the contract that this code supports. Revision 1 added the event Ready. Revision 2 added the
#: event Waiting, calls with another random seed, and the outcome BACKEND_UNAVAILABLE. It also added fields for
#: five things: the ids of requests and traces; the names of the environment variables that samples get; the server's
#: observations during timed blocks, including the load; the layout and memory of outputs; and whether the compiler
#: counts its compilations.
CONTRACT_REVISION = 2
#: The size limit of a message, the same in client and server. A larger request fails with RESOURCE_EXHAUSTED. One
#: message holds the source code of a model (at most 3 MB in GraphNet) and the literal data of its meta files. All other
#: values of tensors are sent in pieces of CHUNK_BYTES or in a shared file.
MAX_MESSAGE_BYTES = 64 * 1024 * 1024
CHUNK_BYTES = 1024 * 1024
#: The limits of one sample's artifacts: the bytes of all artifacts together, and their number. If they exceed a
#: limit, a worker leaves out the largest artifacts and reports this by a flag of the outcome.
MAX_ARTIFACT_BYTES = 256 * 1024 * 1024
MAX_ARTIFACTS = 2000


class WireError(ValueError):
    """A command or an event is empty, or a command belongs to a later revision of the contract."""


@dataclass(frozen=True)
class UnknownEvent:
    """An event that a later revision of the contract added. A client ignores it."""


def serialize_command(command: Command) -> bytes:
    """Return the bytes of a CompileAndRunRequest that holds this command."""
    return _serialize_one_of(worker_pb2.CompileAndRunRequest, COMMAND_FIELDS[type(command)], command)


def parse_command(data: bytes) -> Command:
    """Return the command in a CompileAndRunRequest. Raise WireError if the request has no command that this version
    knows.
    """
    message = worker_pb2.CompileAndRunRequest.FromString(data)
    chosen = message.WhichOneof("command")
    if chosen is None:
        raise WireError("an empty CompileAndRunRequest: it holds no known command")
    return codec.decode(getattr(message, chosen))  # type: ignore[no-any-return]


def serialize_event(event: Event) -> bytes:
    """Return the bytes of a CompileAndRunResponse that holds this event."""
    return _serialize_one_of(worker_pb2.CompileAndRunResponse, EVENT_FIELDS[type(event)], event)


def parse_event(data: bytes) -> Union[Event, UnknownEvent]:
    """Return the event in a CompileAndRunResponse. Raise WireError if the response is empty."""
    message = worker_pb2.CompileAndRunResponse.FromString(data)
    chosen = message.WhichOneof("event")
    if chosen is not None:
        return codec.decode(getattr(message, chosen), lenient=True)  # type: ignore[no-any-return]
    if data:
        return UnknownEvent()
    raise WireError("an empty CompileAndRunResponse: it holds no event")


def serialize_message(message: Any) -> bytes:
    """Return the bytes of a message that is neither a command nor an event."""
    return bytes(codec.encode(message).SerializeToString())


def parse_info_request(data: bytes) -> GetInfoRequest:
    """Parse the bytes of a GetInfoRequest."""
    return codec.decode(worker_pb2.GetInfoRequest.FromString(data))  # type: ignore[no-any-return]


def parse_info_response(data: bytes) -> GetInfoResponse:
    """Parse the bytes of a GetInfoResponse."""
    return codec.decode(worker_pb2.GetInfoResponse.FromString(data))  # type: ignore[no-any-return]


def _serialize_one_of(message_class: Any, field: str, value: Any) -> bytes:
    return bytes(message_class(**{field: codec.encode(value)}).SerializeToString())
