"""Convert between dataclasses and JSON values, with the standard library only.

A dataclass becomes a JSON object of its fields, an enum becomes its number, and a tuple becomes a list. The way back
raises ValueError, which names the field, for an unknown or missing field and for a value of another type. The only
exception: an integer is accepted for a float.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import typing
from collections.abc import Mapping
from typing import Any, Callable, Dict, Tuple, Type, TypeVar, Union

T = TypeVar("T")
_SCALARS = frozenset((bool, int, float, str))
#: A function that reads one JSON value. Its second argument names the field, for error messages.
Reader = Callable[[Any, str], Any]


def to_plain(value: Any) -> Any:
    """Return the JSON value of a dataclass, an enum or a scalar, or of tuples, lists and mappings of such values."""
    # Scalars are tested first, because most values of a sample with a thousand tensors are scalars.
    if value is None or type(value) in _SCALARS:
        return value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: to_plain(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, enum.IntEnum):
        return int(value)
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return value


def from_plain(cls: Type[T], value: Any) -> T:
    """Return an instance of the dataclass ``cls`` from its JSON object. Raise ValueError, which names a wrong field."""
    kind: Any = cls
    return _reader(kind)(value, cls.__name__)  # type: ignore[no-any-return]


@functools.lru_cache(maxsize=None)
def _names(cls: type) -> Tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(cls))  # type: ignore[arg-type]


@functools.lru_cache(maxsize=None)
def _reader(kind: Any) -> Reader:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        return _tuple_reader(_reader(arguments[0]))
    if origin is Union:
        return _union_reader(arguments)
    if origin in (Mapping, dict):
        return _mapping_reader(_reader(arguments[1]))
    if dataclasses.is_dataclass(kind):
        return _dataclass_reader(kind)
    if isinstance(kind, type) and issubclass(kind, enum.IntEnum):
        return _enum_reader(kind)
    return _scalar_reader(kind)


def _dataclass_reader(cls: Any) -> Reader:
    hints = typing.get_type_hints(cls)
    readers = {name: _reader(hints[name]) for name in _names(cls)}
    required = {
        field.name
        for field in dataclasses.fields(cls)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    }

    def read(value: Any, where: str) -> Any:
        given: Dict[str, Any] = _instance(value, dict, where)
        for name in given:
            if name not in readers:
                raise ValueError("%s has no field %.60r" % (where, name))
        if not required <= given.keys():
            raise ValueError("%s lacks %s" % (where, ", ".join(sorted(required - given.keys()))))
        return cls(**{name: readers[name](item, "%s.%s" % (where, name)) for name, item in given.items()})

    return read


def _tuple_reader(item: Reader) -> Reader:
    return lambda value, where: tuple([item(part, where) for part in _instance(value, list, where)])


def _mapping_reader(item: Reader) -> Reader:
    return lambda value, where: {key: item(part, where) for key, part in _instance(value, dict, where).items()}


def _union_reader(kinds: Tuple[Any, ...]) -> Reader:
    scalars = tuple(kind for kind in kinds if kind in (bool, int, float, str, type(None)))
    rest = [kind for kind in kinds if kind not in scalars]
    # messages.py has only unions of several scalar types, or of None and one type that is not scalar.
    inner = _reader(rest[0]) if rest else None

    def read(value: Any, where: str) -> Any:
        if type(value) in scalars:
            return value
        # JSON text may contain the float 1.0 as 1.
        if float in scalars and type(value) is int:
            return float(value)
        if inner is None:
            raise ValueError("%s cannot be %.60r" % (where, value))
        return inner(value, where)

    return read


def _enum_reader(kind: Type[enum.IntEnum]) -> Reader:
    def read(value: Any, where: str) -> enum.IntEnum:
        try:
            return kind(_instance(value, int, where))
        except ValueError:
            raise ValueError("%s cannot be %.60r" % (where, value)) from None

    return read


def _scalar_reader(kind: Any) -> Reader:
    if kind is Any:
        return lambda value, where: value
    if kind is float:
        return lambda value, where: float(value) if type(value) is int else _instance(value, float, where)
    return lambda value, where: _instance(value, kind, where)


def _instance(value: Any, kind: type, where: str) -> Any:
    # isinstance() would accept True as an int.
    if type(value) is not kind:
        raise ValueError("%s must be %s, not %.60r" % (where, kind.__name__, value))
    return value
