"""Tests of serializing and parsing commands and events, and of the messages that parsing refuses."""

from __future__ import annotations

import pytest

from graphnet_contract import messages, wire
from graphnet_contract.evidence import compiler_facts
from graphnet_contract.generated import worker_pb2


def test_an_empty_command_or_event_is_refused() -> None:
    with pytest.raises(wire.WireError, match="no known command"):
        wire.parse_command(b"")
    with pytest.raises(wire.WireError, match="no event"):
        wire.parse_event(b"")


def test_a_command_of_a_later_contract_is_refused() -> None:
    # These three bytes are an empty field with the number 99, which no command of this contract has.
    with pytest.raises(wire.WireError):
        wire.parse_command(bytes([0x9A, 0x06, 0x00]))


def test_a_field_of_a_later_contract_is_ignored() -> None:
    data = wire.serialize_message(messages.GetInfoRequest("eager", "torch")) + bytes([0x9A, 0x06, 0x00])

    assert wire.parse_info_request(data) == messages.GetInfoRequest("eager", "torch")


def test_a_message_of_an_earlier_contract_has_defaults() -> None:
    start = wire.parse_command(worker_pb2.CompileAndRunRequest(start=worker_pb2.Start()).SerializeToString())

    assert isinstance(start, messages.Start)
    assert (start.inputs, start.measuring, start.tensors, dict(start.options)) == (None, None, (), {})
    assert start.purpose == messages.Purpose.UNSPECIFIED


def test_an_enum_value_of_a_later_contract_is_refused() -> None:
    start = worker_pb2.CompileAndRunRequest(start=worker_pb2.Start(purpose=77))  # type: ignore[arg-type]

    with pytest.raises(ValueError, match="77"):
        wire.parse_command(start.SerializeToString())


def test_an_enum_value_of_a_later_contract_does_not_break_a_clients_call() -> None:
    outcome = worker_pb2.Outcome(code=77, stage=99, message="quota")  # type: ignore[arg-type]
    data = worker_pb2.CompileAndRunResponse(outcome=outcome).SerializeToString()

    assert wire.parse_event(data) == messages.Outcome(
        messages.OutcomeCode.UNSPECIFIED, messages.Stage.UNSPECIFIED, message="quota"
    )


@pytest.mark.parametrize("text", ["{}", "", "[1]", '{"kernels": 3}'])
def test_evidence_of_the_compiler_is_an_object(text: str) -> None:
    evidence = messages.Evidence(compiler_json=text)

    assert compiler_facts(evidence) == ({"kernels": 3} if "kernels" in text else {})


def test_an_event_of_a_later_contract_is_not_an_error_for_a_client() -> None:
    # These three bytes are an empty field with the number 99, which no event of this contract has.
    assert wire.parse_event(bytes([0x9A, 0x06, 0x00])) == wire.UnknownEvent()
