"""The columns of CSV and Parquet exports, made from the fields of Record. A field of a group is named GROUP.FIELD."""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from pydantic import BaseModel

from graphnet.runs.record import Record

#: Maps the Python type of a field to the type of its column.
_SCALARS: Final = {str: "string", int: "int64", float: "float64", bool: "bool"}
JSON: Final = "json"


@dataclass(frozen=True)
class Column:
    """One column of an export.

    ``type``: string, int64, float64, bool, ``list<TYPE>``, ``map<string,TYPE>``, ``struct`` (a list of objects with the
    members ``fields``), or json (text that holds JSON).
    """

    name: str
    type: str
    fields: tuple[Column, ...] = ()

    @property
    def shown_type(self) -> str:
        """Return the column's type as docs/how-to/exchange.md writes it."""
        if not self.fields:
            return "string (JSON)" if self.type == JSON else self.type
        return f"list<struct<{', '.join(f'{one.name}: {one.shown_type}' for one in self.fields)}>>"

    def value(self, row: Mapping[str, Any]) -> Any:
        """Return the row's value in this column, with JSON as text; None if the field or one of its groups is null."""
        found: Any = row
        for part in self.name.split("."):
            found = None if found is None else found[part]
        return json.dumps(found, sort_keys=True) if self.type == JSON and found is not None else found


def columns() -> tuple[Column, ...]:
    """Return every column of an export, in the order of Record's fields."""
    return tuple(_columns(Record, ""))


def row_of(record: Record) -> dict[str, Any]:
    """Return the record as nested dicts, with the same names as in its JSON."""
    return record.model_dump(mode="json", by_alias=True)


def _columns(model: type[BaseModel], prefix: str) -> Iterator[Column]:
    for name, field in model.model_fields.items():
        shown = prefix + (field.serialization_alias or name)
        kind = _without_none(field.annotation)
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            yield from _columns(kind, shown + ".")
        else:
            yield _column(shown, kind)


def _column(name: str, kind: Any) -> Column:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return _list(name, arguments[0])
    if origin is dict and _scalar(arguments[1]):
        return Column(name, f"map<string,{_scalar(arguments[1])}>")
    return Column(name, _scalar(kind) or JSON)


def _list(name: str, item: Any) -> Column:
    if _scalar(item):
        return Column(name, f"list<{_scalar(item)}>")
    if dataclasses.is_dataclass(item):
        hints = typing.get_type_hints(item)
        fields = tuple(_column(one.name, _without_none(hints[one.name])) for one in dataclasses.fields(item))
        return Column(name, "struct", fields)
    if isinstance(item, type) and issubclass(item, BaseModel):
        return Column(name, "struct", tuple(_columns(item, "")))
    return Column(name, JSON)


def _scalar(kind: Any) -> str | None:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return "string"
    return _SCALARS.get(kind)


def _without_none(kind: Any) -> Any:
    """Return the type ``kind`` without None."""
    if typing.get_origin(kind) not in (types.UnionType, typing.Union):
        return kind
    left = [one for one in typing.get_args(kind) if one is not types.NoneType]
    return left[0] if len(left) == 1 else kind
