"""Write the tables of fields in docs/reference/results.md.

Each table lists the fields of ``Record``, ``Control`` or ``Request``, with the descriptions from their docstrings. Run
this script with `.venv/bin/python tools/results_tables.py`.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Union, get_args, get_origin

import marks
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from graphnet.runs.controls import Control
from graphnet.runs.figure import Face
from graphnet.runs.figures import FIGURES
from graphnet.runs.option import field_docs
from graphnet.runs.record import Record
from graphnet.runs.request import Request, option_of

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "reference" / "results.md"
_TYPES: dict[Any, str] = {str: "text", int: "integer", float: "number", bool: "boolean", Any: "value"}


def main() -> None:
    """Write the document with new tables."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def renewed(text: str) -> str:
    """Return ``text``, the document's, with new tables."""
    tables = {"request": _request(), "record": _fields(Record), "figures": _figures(), "control": _fields(Control)}
    for name, lines in tables.items():
        begin = f"{name}: made by tools/results_tables.py"
        text = marks.renewed(DOCUMENT, text, begin, f"end of {name}", "\n".join(lines) + "\n")
    return text


def _request() -> Iterator[str]:
    yield "| in `asked` | option | default | in the key | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    for name, field in Request.model_fields.items():
        option = option_of(name)
        meaning = _cell(field_docs(Request)[name])
        cells = (f"`{name}`", f"`{option.flag}`", _default(field), option.key.value, meaning)
        yield f"| {' | '.join(cells)} |"


def _default(field: FieldInfo) -> str:
    if field.default_factory is not None or field.default in (None, False, [], {}):
        return ""
    return f"`{field.default}`"


def _figures() -> Iterator[str]:
    yield "| figure | name for programs | unit | better | shown in |"
    yield "| --- | --- | --- | --- | --- |"
    for figure in FIGURES:
        places = [face.value for face in Face if face in figure.faces and face is not Face.narrow]
        places += ["card"] if figure.card is not None else []
        cells = (figure.title, f"`{figure.key}`", figure.unit.value, figure.better, ", ".join(places))
        yield f"| {' | '.join(map(_cell, cells))} |"


def _fields(model: type[BaseModel]) -> Iterator[str]:
    yield "| field | type | meaning |"
    yield "| --- | --- | --- |"
    yield from _rows(model, "", {})


def _rows(model: type[BaseModel], prefix: str, listed: dict[type[BaseModel], str]) -> Iterator[str]:
    """Yield a row per field. The rows of a group (another model) follow its first field; a later field refers to it."""
    for name, field in model.model_fields.items():
        shown = f"{prefix}{field.alias or name}"
        group, path = _group(field.annotation)
        meaning = _cell(field_docs(model)[name])
        if group in listed:
            meaning += f" Its fields are those of `{listed[group]}`."
        yield f"| `{shown}` | {_type(field.annotation)} | {meaning} |"
        if group is not None and group not in listed:
            listed[group] = shown
            yield from _rows(group, f"{shown}{path}.", listed)


def _group(annotation: Any) -> tuple[type[BaseModel] | None, str]:
    """Return the group that a field holds, if any, and the suffix of its name: `[]` for a list, `.NAME` for a map."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation, ""
    origin = get_origin(annotation)
    step = "[]" if origin is list else ".NAME" if origin is dict else ""
    for argument in get_args(annotation):
        found, path = _group(argument)
        if found is not None:
            return found, step + path
    return None, ""


def _type(annotation: Any) -> str:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in (Union, types.UnionType):
        named = [_type(argument) for argument in arguments if argument is not types.NoneType]
        return " or ".join(dict.fromkeys(named)) + (" or null" if types.NoneType in arguments else "")
    if origin is list:
        return f"list of {_type(arguments[0])}"
    if origin is dict:
        return f"{_type(arguments[1])} by name"
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return "text"
    return _TYPES.get(annotation, "group")


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


if __name__ == "__main__":
    main()
