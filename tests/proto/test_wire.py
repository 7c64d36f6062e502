"""Tests of serializing and parsing commands and events, and of the messages that parsing refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from graphnet_contract import messages, wire
from graphnet_contract.evidence import compiler_facts
from graphnet_contract.generated import worker_pb2


def test_an_empty_command_or_event_is_refused() -> None:
    with pytest.raises(wire.WireError, match="no known command"):
        wire.parse_command(b"")
    with pytest.raises(wire.WireError, match="no known event"):
        wire.parse_event(b"")


@pytest.mark.parametrize("parse", [wire.parse_command, wire.parse_event])
def test_an_unknown_command_or_event_is_refused(parse: Callable[[bytes], Any]) -> None:
    # These three bytes are an empty field with the number 99, which no command and no event has.
    with pytest.raises(wire.WireError):
        parse(bytes([0x9A, 0x06, 0x00]))


def test_an_unknown_field_is_ignored() -> None:
    data = wire.serialize_message(messages.GetInfoRequest("eager", "torch")) + bytes([0x9A, 0x06, 0x00])

    assert wire.parse_info_request(data) == messages.GetInfoRequest("eager", "torch")


def test_missing_fields_have_defaults() -> None:
    start = wire.parse_command(worker_pb2.CompileAndRunRequest(start=worker_pb2.Start()).SerializeToString())

    assert isinstance(start, messages.Start)
    assert (start.inputs, start.measuring, start.tensors, dict(start.options)) == (None, None, (), {})
    assert start.purpose == messages.Purpose.UNSPECIFIED


def test_an_unknown_enum_value_is_refused() -> None:
    start = worker_pb2.CompileAndRunRequest(start=worker_pb2.Start(purpose=77))  # type: ignore[arg-type]

    with pytest.raises(ValueError, match="77"):
        wire.parse_command(start.SerializeToString())


@pytest.mark.parametrize("text", ["{}", "", "[1]", '{"kernels": 3}'])
def test_evidence_of_the_compiler_is_an_object(text: str) -> None:
    evidence = messages.Evidence(compiler_json=text)

    assert compiler_facts(evidence) == ({"kernels": 3} if "kernels" in text else {})
