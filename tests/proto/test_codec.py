"""Tests that every message is unchanged after it was encoded as protobuf and decoded again."""

from __future__ import annotations

import dataclasses
import enum
import json
import math
import os
import subprocess
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graphnet_contract import codec, messages, wire
from graphnet_contract.generated import worker_pb2
from graphnet_contract.samples import TensorSpec

MESSAGES: list[Any] = [
    value for value in vars(messages).values() if isinstance(value, type) and dataclasses.is_dataclass(value)
]
#: The protobuf field types of 32 bits. In Python, fields of 32 bits and fields of 64 bits have the same type, int.
_INT32 = {worker_pb2.DESCRIPTOR.message_types_by_name["Device"].fields_by_name["index"].type}
_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
_INT64 = st.integers(-(2**63), 2**63 - 1)
_REAL = st.floats(allow_nan=True)


def _field_strategy(message: str, name: str, kind: Any) -> st.SearchStrategy[Any]:
    descriptor = worker_pb2.DESCRIPTOR.message_types_by_name[message].fields_by_name[name]
    if descriptor.message_type is not None and descriptor.message_type.name == "NumberList":
        return st.none() | st.lists(_INT64, max_size=5).map(tuple) | st.lists(_REAL, max_size=5).map(tuple)
    if descriptor.message_type is not None and descriptor.message_type.name == "Number":
        return st.none() | _INT64 | _REAL
    if descriptor.message_type is not None and descriptor.message_type.GetOptions().map_entry:
        descriptor = descriptor.message_type.fields_by_name["value"]
    return _strategy(kind, descriptor.type in _INT32)


def _strategy(kind: Any, narrow: bool = False) -> st.SearchStrategy[Any]:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Union:
        return st.one_of([_strategy(argument, narrow) for argument in arguments])
    if origin is tuple:
        return st.lists(_strategy(arguments[0], narrow), max_size=4).map(tuple)
    if origin in (dict, Mapping):
        return st.dictionaries(_TEXT, _strategy(arguments[1], narrow), max_size=4)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return st.sampled_from(kind)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _of(kind)
    simple: dict[Any, st.SearchStrategy[Any]] = {
        str: _TEXT,
        bytes: st.binary(max_size=20),
        bool: st.booleans(),
        int: st.integers(-(2**31), 2**31 - 1) if narrow else _INT64,
        float: _REAL,
        type(None): st.none(),
    }
    return simple[kind]


def _of(cls: Any) -> st.SearchStrategy[Any]:
    kinds = typing.get_type_hints(cls)
    fields = {
        field.name: _field_strategy(cls.__name__, field.name, kinds[field.name]) for field in dataclasses.fields(cls)
    }
    return st.builds(cls, **fields)


def _plain(value: Any) -> Any:
    """Return a value in a form that == compares exactly: NaN equals NaN, and 1 differs from 1.0 and True."""
    if dataclasses.is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return (type(value).__name__, repr(value))


def test_every_message_of_the_contract_has_a_dataclass() -> None:
    ours = {cls.__name__ for cls in MESSAGES}
    plain = {"OptionValue", "Number", "NumberList", "CompileAndRunRequest", "CompileAndRunResponse"}

    assert ours | plain == set(worker_pb2.DESCRIPTOR.message_types_by_name)


@pytest.mark.parametrize("cls", MESSAGES, ids=lambda cls: cls.__name__)
def test_a_message_comes_back_as_it_was(cls: Any) -> None:
    @settings(max_examples=50)
    @given(_of(cls))
    def check(message: Any) -> None:
        data = wire.serialize_message(message)
        back = codec.decode(getattr(worker_pb2, cls.__name__).FromString(data))
        assert _plain(back) == _plain(message)

    check()


@pytest.mark.parametrize("cls", [messages.Start, messages.InputChunk, messages.RunTrials, messages.SendOutputs])
def test_a_command_comes_back_as_it_was(cls: Any) -> None:
    @settings(max_examples=30)
    @given(_of(cls))
    def check(command: Any) -> None:
        assert _plain(wire.parse_command(wire.serialize_command(command))) == _plain(command)

    check()


@settings(max_examples=100)
@given(st.one_of([_of(cls) for cls in messages.EVENT_FIELDS]))
def test_an_event_comes_back_as_it_was(event: Any) -> None:
    assert _plain(wire.parse_event(wire.serialize_event(event))) == _plain(event)


@settings(max_examples=300)
@given(st.binary(max_size=100))
def test_arbitrary_bytes_are_a_message_or_a_documented_error(data: bytes) -> None:
    for parse in (wire.parse_command, wire.parse_event, wire.parse_info_request, wire.parse_info_response):
        try:
            parse(data)
        # protobuf's DecodeError is a subclass of ValueError only in some versions of protobuf.
        except Exception as error:
            assert isinstance(error, (ValueError, codec_decode_error()))


def codec_decode_error() -> type[Exception]:
    from google.protobuf.message import DecodeError

    kind: type[Exception] = DecodeError
    return kind


def test_numbers_keep_their_kind() -> None:
    spec = TensorSpec("x", (2,), "int64", data=(1, 2), min_val=0, max_val=0.5)
    back = codec.decode(codec.encode(spec))

    assert _plain((back.data, back.min_val, back.max_val)) == _plain(((1, 2), 0, 0.5))


def test_bools_become_the_integers_that_they_are() -> None:
    assert codec.decode(codec.encode(TensorSpec("x", (2,), "bool", data=(True, False)))).data == (1, 0)


def test_mixed_data_become_reals() -> None:
    back = codec.decode(codec.encode(TensorSpec("x", (3,), "float32", data=(1, 2.5, math.inf))))

    assert _plain(back.data) == _plain((1.0, 2.5, math.inf))


def test_no_data_and_empty_data_differ() -> None:
    backs = [codec.decode(codec.encode(TensorSpec("x", (0,), "int8", data=data))).data for data in (None, ())]

    assert backs == [None, ()]


def test_what_no_field_can_hold_is_refused() -> None:
    with pytest.raises((ValueError, TypeError)):
        codec.encode(messages.RunTrials(2**40))
    with pytest.raises(TypeError):
        codec.encode(dataclasses.replace(_INFO_OPTION, default_value=object()))  # type: ignore[arg-type]


_INFO_OPTION = messages.OptionSpec("x", messages.OptionType.INT, 1, "help")


def test_every_message_has_the_fields_of_the_contract() -> None:
    for cls in MESSAGES:
        theirs = worker_pb2.DESCRIPTOR.message_types_by_name[cls.__name__].fields_by_name
        assert {field.name for field in dataclasses.fields(cls)} == set(theirs)


def test_every_enum_has_the_values_of_the_contract() -> None:
    for name, descriptor in worker_pb2.DESCRIPTOR.enum_types_by_name.items():
        ours = {member.name: int(member) for member in getattr(messages, name)}
        prefix = descriptor.values[0].name.removesuffix("UNSPECIFIED")
        assert ours == {value.name.removeprefix(prefix): value.number for value in descriptor.values}


EXCHANGE = """
import json, sys
from graphnet_contract import codec, messages, wire
import google.protobuf
start = wire.parse_command(bytes.fromhex(sys.stdin.read()))
print(json.dumps([google.protobuf.__version__, wire.serialize_command(start).hex()]))
"""


def test_an_old_protobuf_understands_a_new_one() -> None:
    python = os.environ.get("GRAPHNET_TEST_OLD_PROTOBUF_PYTHON")
    if not python:
        pytest.skip("GRAPHNET_TEST_OLD_PROTOBUF_PYTHON names no interpreter with an old protobuf, grpcio and numpy")
    start = messages.Start(
        "b", "f", "s", "h", "text \u00fc",
        (messages.TensorSpec("x", (2,), "float32", mean=math.inf, data=(1.5, -0.0)),),
        messages.Inputs("mesh", -1), "cpu", 0, 1, {"a": True, "b": 1, "c": 0.5, "d": "e"}, None,
        messages.OutputPolicy.CHUNKS, 1,
    )  # fmt: skip
    done = subprocess.run(
        [python, "-c", EXCHANGE],
        input=wire.serialize_command(start).hex(),
        env={**os.environ, "PYTHONPATH": str(Path(wire.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    version, data = json.loads(done.stdout)

    assert version != sys.modules["google.protobuf"].__version__
    assert wire.parse_command(bytes.fromhex(data)) == start
