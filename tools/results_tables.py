"""Write the tables of fields in docs/results.md.

Each table lists the fields of ``Record``, ``Control`` or ``Request``, with the descriptions from their docstrings. Run
this script with `.venv/bin/python tools/results_tables.py`.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from graphnet.runs.controls import Control
from graphnet.runs.record import Record
from graphnet.runs.request import Request, option_of

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "results.md"
_TYPES: dict[Any, str] = {str: "text", int: "integer", float: "number", bool: "boolean", Any: "value"}


def main() -> None:
    """Replace each table of fields in docs/results.md by a new one. Two HTML comments enclose each table."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def renewed(text: str) -> str:
    """Return ``text`` (docs/results.md) with new tables.

    Raise SystemExit if the text lacks one of the two HTML comments that enclose each table.
    """
    for name, lines in _TABLES.items():
        begin, end = f"<!-- {name}: made by tools/results_tables.py -->\n", f"<!-- end of {name} -->\n"
        before, found, rest = text.partition(begin)
        _, ended, after = rest.partition(end)
        if not (found and ended):
            raise SystemExit(f"{DOCUMENT} lacks the marks {begin.strip()} and {end.strip()}")
        text = before + begin + "\n".join(lines()) + "\n" + end + after
    return text


def _request() -> Iterator[str]:
    yield "| in `asked` | option | default | in the key | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    for name, field in Request.model_fields.items():
        option = option_of(name)
        cells = (f"`{name}`", f"`{option.flag}`", _default(field), option.key.value, _cell(field.description or ""))
        yield f"| {' | '.join(cells)} |"


def _default(field: FieldInfo) -> str:
    if field.default_factory is not None or field.default in (None, False, [], {}):
        return ""
    return f"`{field.default}`"


def _record() -> Iterator[str]:
    yield from _fields(Record)


def _control() -> Iterator[str]:
    yield from _fields(Control)


def _fields(model: type[BaseModel]) -> Iterator[str]:
    yield "| field | type | meaning |"
    yield "| --- | --- | --- |"
    yield from _rows(model, "", {})


def _rows(model: type[BaseModel], prefix: str, listed: dict[type[BaseModel], str]) -> Iterator[str]:
    """Yield one row of the table per field of the model.

    If a field holds another model (a group), the rows of the group's fields follow. If a later field holds the same
    group, these rows are not repeated. Instead, the later field's row refers to the earlier field.
    """
    for name, field in model.model_fields.items():
        shown = f"{prefix}{field.alias or name}"
        group, path = _group(field.annotation)
        meaning = _cell(field.description or "")
        if group in listed:
            meaning += f" Its fields are those of `{listed[group]}`."
        yield f"| `{shown}` | {_type(field.annotation)} | {meaning} |"
        if group is not None and group not in listed:
            listed[group] = shown
            yield from _rows(group, f"{shown}{path}.", listed)


def _group(annotation: Any) -> tuple[type[BaseModel] | None, str]:
    """Return the group (another model) that a field holds, and the suffix of the field's name in the table.

    The suffix is written between the field's name and the name of a field of the group. It is `[]` if the field is a
    list of groups, `.NAME` if the field maps names to groups, and empty if the field holds a single group. If the field
    holds no group, return None and an empty suffix.
    """
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


_TABLES: dict[str, Callable[[], Iterator[str]]] = {"request": _request, "record": _record, "control": _control}


if __name__ == "__main__":
    main()
