"""Commands, events and their refusals."""

from __future__ import annotations

import pytest

from graphnet_contract import wire
from graphnet_contract.generated import worker_pb2


def test_an_empty_command_or_event_is_refused() -> None:
    with pytest.raises(wire.WireError, match="no known command"):
        wire.parse_command(b"")
    with pytest.raises(wire.WireError, match="no known event"):
        wire.parse_event(b"")


def test_a_command_of_a_later_contract_is_refused() -> None:
    # Field 99, length-delimited, empty.
    with pytest.raises(wire.WireError):
        wire.parse_command(bytes([0x9A, 0x06, 0x00]))


def test_a_field_of_a_later_contract_is_ignored() -> None:
    data = wire.serialize_message(wire.GetInfoRequest("eager", "torch")) + bytes([0x9A, 0x06, 0x00])

    assert wire.parse_info_request(data) == wire.GetInfoRequest("eager", "torch")


def test_a_message_of_an_earlier_contract_has_defaults() -> None:
    start = wire.parse_command(worker_pb2.CompileAndRunRequest(start=worker_pb2.Start()).SerializeToString())

    assert isinstance(start, wire.Start)
    assert (start.inputs, start.measuring, start.tensors, dict(start.options)) == (None, None, (), {})
    assert start.purpose == wire.Purpose.UNSPECIFIED


def test_an_enum_value_of_a_later_contract_is_refused() -> None:
    start = worker_pb2.CompileAndRunRequest(start=worker_pb2.Start(purpose=77))  # type: ignore[arg-type]

    with pytest.raises(ValueError, match="77"):
        wire.parse_command(start.SerializeToString())


@pytest.mark.parametrize("text", ["{}", "", "[1]", '{"kernels": 3}'])
def test_evidence_of_the_compiler_is_an_object(text: str) -> None:
    assert wire.Evidence(compiler_json=text).compiler == ({"kernels": 3} if "kernels" in text else {})


def test_commands_and_events_are_those_of_the_contract() -> None:
    messages = worker_pb2.DESCRIPTOR.message_types_by_name
    commands = {field.name for field in messages["CompileAndRunRequest"].oneofs_by_name["command"].fields}
    events = {field.name for field in messages["CompileAndRunResponse"].oneofs_by_name["event"].fields}

    assert set(wire._COMMAND_FIELDS.values()) == commands
    assert set(wire._EVENT_FIELDS.values()) == events
