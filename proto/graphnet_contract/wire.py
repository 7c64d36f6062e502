"""Convert between the dataclasses of :mod:`graphnet_contract.messages` and protobuf's bytes.

``serialize_*`` and ``parse_*`` fit gRPC's generic handlers and multicallables, so no generated service code is needed.
Parsing raises protobuf's ``DecodeError`` for bytes that are not a message, and ValueError for an unknown enum value.
The module also holds the limits of the messages.
"""

from __future__ import annotations

from typing import Any

from graphnet_contract import codec
from graphnet_contract.generated import worker_pb2
from graphnet_contract.messages import COMMAND_FIELDS, EVENT_FIELDS, Command, Event, GetInfoRequest, GetInfoResponse

SERVICE = "graphnet.worker.v1.WorkerService"
#: The revision of the contract. A client and a worker of different revisions refuse each other. Increase it with every
#: change of worker.proto that the other side must know, and keep the new descriptor (tests/proto/kept_contract).
CONTRACT_REVISION = 5
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
    """A request holds no known command, or a response no known event."""


def serialize_command(command: Command) -> bytes:
    return _serialize_one_of(worker_pb2.CompileAndRunRequest, COMMAND_FIELDS[type(command)], command)


def parse_command(data: bytes) -> Command:
    """Return the command in a CompileAndRunRequest. Raise WireError if the request holds no known command."""
    return _parse_one_of(worker_pb2.CompileAndRunRequest, "command", data)  # type: ignore[no-any-return]


def serialize_event(event: Event) -> bytes:
    return _serialize_one_of(worker_pb2.CompileAndRunResponse, EVENT_FIELDS[type(event)], event)


def parse_event(data: bytes) -> Event:
    """Return the event in a CompileAndRunResponse. Raise WireError if the response holds no known event."""
    return _parse_one_of(worker_pb2.CompileAndRunResponse, "event", data)  # type: ignore[no-any-return]


def serialize_message(message: Any) -> bytes:
    """Return the bytes of a message that is neither a command nor an event."""
    return bytes(codec.encode(message).SerializeToString())


def parse_info_request(data: bytes) -> GetInfoRequest:
    return codec.decode(worker_pb2.GetInfoRequest.FromString(data))  # type: ignore[no-any-return]


def parse_info_response(data: bytes) -> GetInfoResponse:
    return codec.decode(worker_pb2.GetInfoResponse.FromString(data))  # type: ignore[no-any-return]


def _parse_one_of(message_class: Any, kind: str, data: bytes) -> Any:
    message = message_class.FromString(data)
    chosen = message.WhichOneof(kind)
    if chosen is None:
        raise WireError("a %s holds no known %s" % (message_class.__name__, kind))
    return codec.decode(getattr(message, chosen))


def _serialize_one_of(message_class: Any, field: str, value: Any) -> bytes:
    return bytes(message_class(**{field: codec.encode(value)}).SerializeToString())
