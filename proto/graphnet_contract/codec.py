"""Convert between the dataclasses of :mod:`graphnet_contract.messages` and the protobuf messages of the same names.

A field that is ``None`` is left out of the protobuf message. An absent field becomes ``None`` if it is ``optional`` or
a message, and otherwise its proto3 default. A few messages, for instance an option's value, correspond to a plain
Python value and not to a dataclass.
"""

from __future__ import annotations

import functools
from typing import Any, Callable, Mapping, NamedTuple, Optional, Tuple

from google.protobuf.message import Message

from graphnet_contract import messages
from graphnet_contract.generated import worker_pb2


def encode(value: Any) -> Message:
    """Turn an instance of a dataclass into the protobuf message that has the name of the instance's class."""
    message: Message = getattr(worker_pb2, type(value).__name__)()
    _fill(message, value)
    return message


def decode(message: Message) -> Any:
    """Turn a protobuf message into the dataclass of its name, or into a plain value. Raise ValueError for unknown
    enums.
    """
    name = message.DESCRIPTOR.name
    if name in _PLAIN:
        return _PLAIN[name][1](message)
    made_of = {field.name: _decode_field(message, field) for field in _fields(name)}
    return getattr(messages, name)(**made_of)


class _Field(NamedTuple):
    """Facts about a field of a message, cached because looking them up by protobuf's reflection is slow."""

    name: str
    is_map: bool
    is_repeated: bool
    #: True if the field is a message or, for a map, if its values are messages.
    is_message: bool
    has_presence: bool
    enum: Optional[str]


@functools.lru_cache(maxsize=None)
def _fields(message: str) -> Tuple[_Field, ...]:
    return tuple(map(_field, getattr(worker_pb2, message).DESCRIPTOR.fields))


def _field(field: Any) -> _Field:
    kind = field.message_type
    is_map = kind is not None and kind.GetOptions().map_entry
    # protobuf 6 replaces ``label`` by ``is_repeated``.
    repeated = getattr(field, "is_repeated", None)
    return _Field(
        name=field.name,
        is_map=is_map,
        is_repeated=bool(repeated) if repeated is not None else field.label == field.LABEL_REPEATED,
        is_message=(kind.fields_by_name["value"].message_type if is_map else kind) is not None,
        has_presence=field.containing_oneof is not None,
        enum=None if field.enum_type is None else field.enum_type.name,
    )


def _fill(message: Any, value: Any) -> None:
    name = message.DESCRIPTOR.name
    if name in _PLAIN:
        _PLAIN[name][0](message, value)
        return
    for field in _fields(name):
        item = getattr(value, field.name)
        if item is not None:
            _encode_field(message, field, item)


def _encode_field(message: Any, field: _Field, item: Any) -> None:
    if field.is_map:
        target = getattr(message, field.name)
        for key, entry in item.items():
            if field.is_message:
                _fill(target[key], entry)
            else:
                target[key] = entry
    elif field.is_repeated:
        target = getattr(message, field.name)
        if field.is_message:
            for entry in item:
                _fill(target.add(), entry)
        else:
            target.extend(item)
    elif field.is_message:
        child = getattr(message, field.name)
        child.SetInParent()
        _fill(child, item)
    else:
        setattr(message, field.name, item)


def _decode_field(message: Any, field: _Field) -> Any:
    item = getattr(message, field.name)
    if field.is_map:
        return {key: decode(entry) if field.is_message else entry for key, entry in item.items()}
    if field.is_repeated:
        return tuple(map(decode, item)) if field.is_message else tuple(item)
    if field.is_message:
        return decode(item) if message.HasField(field.name) else None
    if field.has_presence and not message.HasField(field.name):
        return None
    return item if field.enum is None else getattr(messages, field.enum)(item)


def _encode_option(message: Any, value: Any) -> None:
    # bool is tested before int, because True is also an int in Python.
    kinds = ((bool, "bool_value"), (int, "int_value"), (float, "float_value"), (str, "string_value"))
    for kind, name in kinds:
        if isinstance(value, kind):
            setattr(message, name, value)
            return
    raise TypeError("an option is a bool, int, float or str, not %r" % (value,))


def _decode_one_of_kinds(message: Any) -> Any:
    chosen = message.WhichOneof("kind")
    return getattr(message, chosen) if chosen else None


def _encode_number(message: Any, value: Any) -> None:
    # Bool tensors may have bools as data, which protobuf 7 refuses to store in an integer field.
    if isinstance(value, int):
        message.integer = int(value)
    else:
        message.real = value


def _encode_numbers(message: Any, values: Any) -> None:
    if all(isinstance(value, int) for value in values):
        message.integers.extend(int(value) for value in values)
    else:
        message.reals.extend(values)


def _decode_numbers(message: Any) -> Tuple[Any, ...]:
    return tuple(message.integers) or tuple(message.reals)


_PLAIN: Mapping[str, Tuple[Callable[[Any, Any], None], Callable[[Any], Any]]] = {
    "OptionValue": (_encode_option, _decode_one_of_kinds),
    "Number": (_encode_number, _decode_one_of_kinds),
    "NumberList": (_encode_numbers, _decode_numbers),
}
