"""Between our frozen dataclasses and protobuf messages of the same name and fields.

A dataclass registered here stands for the message of its own name. A field that is ``None`` is left
out, and an absent ``optional`` or message field is ``None`` again; everything else has proto3's
defaults. The few messages that stand for a plain Python value (a number, an option) have a pair of
functions instead.
"""

from __future__ import annotations

import dataclasses
import enum
from typing import Any, Callable, Dict, Mapping, Tuple, Type, TypeVar

from google.protobuf.message import Message

from graphnet_contract.generated import worker_pb2

T = TypeVar("T")

_CLASSES: Dict[str, type] = {}
_ENUMS: Dict[str, Type[enum.IntEnum]] = {}


def wire_message(cls: Type[T]) -> Type[T]:
    """Register a frozen dataclass as the message of its name; wrong field names fail here, at import."""
    descriptor = _message_class(cls.__name__).DESCRIPTOR
    ours = {field.name for field in dataclasses.fields(cls)}  # type: ignore[arg-type]
    theirs = set(descriptor.fields_by_name)
    if ours != theirs:
        raise TypeError("%s differs from worker.proto in %s" % (cls.__name__, sorted(ours ^ theirs)))
    _CLASSES[cls.__name__] = cls
    return cls


def wire_enum(cls: Type[enum.IntEnum]) -> Type[enum.IntEnum]:
    """Register an enum whose member ``X`` is the proto's ``<ENUM_NAME>_X``."""
    theirs = {name: value.number for name, value in _enum_descriptor(cls.__name__).values_by_name.items()}
    prefix = "".join("_" + c if c.isupper() else c.upper() for c in cls.__name__).lstrip("_") + "_"
    ours = {prefix + member.name: int(member) for member in cls}
    if ours != theirs:
        raise TypeError("%s differs from worker.proto: %s" % (cls.__name__, sorted(set(ours) ^ set(theirs))))
    _ENUMS[cls.__name__] = cls
    return cls


def encode(value: Any) -> Message:
    """Turn a registered dataclass into its protobuf message."""
    message: Message = _message_class(type(value).__name__)()
    _fill(message, value)
    return message


def decode(message: Message) -> Any:
    """Turn a protobuf message into its registered dataclass (or plain value)."""
    name = message.DESCRIPTOR.name
    if name in _PLAIN:
        return _PLAIN[name][1](message)
    cls = _CLASSES[name]
    return cls(**{field.name: _decode_field(message, field) for field in message.DESCRIPTOR.fields})


def _fill(message: Any, value: Any) -> None:
    name = message.DESCRIPTOR.name
    if name in _PLAIN:
        _PLAIN[name][0](message, value)
        return
    for field in message.DESCRIPTOR.fields:
        item = getattr(value, field.name)
        if item is not None:
            _encode_field(message, field, item)


def _encode_field(message: Any, field: Any, item: Any) -> None:
    if _is_map(field):
        target = getattr(message, field.name)
        for key, entry in item.items():
            if field.message_type.fields_by_name["value"].message_type is not None:
                _fill(target[key], entry)
            else:
                target[key] = entry
    elif _is_repeated(field):
        target = getattr(message, field.name)
        if field.message_type is not None:
            for entry in item:
                _fill(target.add(), entry)
        else:
            target.extend(item)
    elif field.message_type is not None:
        child = getattr(message, field.name)
        child.SetInParent()
        _fill(child, item)
    else:
        setattr(message, field.name, item)


def _decode_field(message: Any, field: Any) -> Any:
    item = getattr(message, field.name)
    if _is_map(field):
        nested = field.message_type.fields_by_name["value"].message_type is not None
        return {key: decode(entry) if nested else entry for key, entry in item.items()}
    if _is_repeated(field):
        return tuple(decode(entry) for entry in item) if field.message_type is not None else tuple(item)
    if field.message_type is not None:
        return decode(item) if message.HasField(field.name) else None
    if _has_presence(field) and not message.HasField(field.name):
        return None
    if field.enum_type is not None:
        return _ENUMS[field.enum_type.name](item)
    return item


def _is_repeated(field: Any) -> bool:
    # protobuf 6 replaces ``label`` by ``is_repeated``; both are read so that old and new ones serve.
    known = getattr(field, "is_repeated", None)
    return bool(known) if known is not None else field.label == field.LABEL_REPEATED


def _is_map(field: Any) -> bool:
    return field.message_type is not None and field.message_type.GetOptions().map_entry


def _has_presence(field: Any) -> bool:
    return field.containing_oneof is not None


def _message_class(name: str) -> Any:
    return getattr(worker_pb2, name)


def _enum_descriptor(name: str) -> Any:
    return worker_pb2.DESCRIPTOR.enum_types_by_name[name]


def _encode_option(message: Any, value: Any) -> None:
    # bool before int: True is an int in Python.
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
    # int(): protobuf 7 takes no bool for an integer, and data of bool tensors may be bools.
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
