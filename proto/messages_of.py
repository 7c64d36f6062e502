"""Print graphnet_contract/messages.py for a descriptor set of worker.proto: ``messages_of.py DESCRIPTOR_SET``.

``proto/generate`` runs this script with the interpreter ``PROTOC_PYTHON``, which has the protobuf generator. The
descriptor set must hold the comments of worker.proto (``protoc --include_source_info``), because they become docstrings
and ``#:`` lines. The script fails if a message, an enum, an enum's value or a dataclass's field has no comment.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from google.protobuf.descriptor_pb2 import FieldDescriptorProto as Field
from google.protobuf.descriptor_pb2 import FileDescriptorSet

WIDTH = 120
HEADER = '''\
"""The messages of ``graphnet.worker.v1`` as enums and frozen dataclasses. Made by proto/generate: do not edit.

Standard library only, for Python 3.8 and later. Every field has proto3's default: zero, an empty value, or None where
the field is optional or a message. The worker decides all other defaults (graphnet_contract/defaults.py).
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Mapping, Optional, Tuple, Union
'''
#: Messages that become a plain Python value although _is_value and _is_wrapper are false for them.
PLAIN = {"NumberList": "Tuple[Number, ...]"}
# The Python type and the default of each scalar field type, by its number in descriptor.proto.
SCALARS = {
    Field.TYPE_BOOL: ("bool", "False"),
    Field.TYPE_INT32: ("int", "0"),
    Field.TYPE_INT64: ("int", "0"),
    Field.TYPE_SINT64: ("int", "0"),
    Field.TYPE_DOUBLE: ("float", "0.0"),
    Field.TYPE_STRING: ("str", '""'),
    Field.TYPE_BYTES: ("bytes", 'b""'),
}
#: The numbers of four fields in descriptor.proto: the lists of messages, of enums, of a message's fields and of an
#: enum's values. Protobuf locates a comment by a path, in which each of these numbers precedes an index into its list.
_MESSAGES, _ENUMS, _FIELDS, _VALUES = 4, 5, 2, 2


def module_of(file: Any) -> str:
    """Return the text of messages.py for a FileDescriptorProto."""
    comments = {tuple(place.path): place.leading_comments for place in file.source_code_info.location}
    parts = [HEADER]
    for i, item in enumerate(file.enum_type):
        parts.append("\n\n" + _enum(item, (_ENUMS, i), comments))
    aliases, wrappers, classes = [], [], []
    for i, message in enumerate(file.message_type):
        path = (_MESSAGES, i)
        if _is_wrapper(message):
            wrappers.append(_wrapper(message, path, comments))
        elif message.name in PLAIN or _is_value(message):
            aliases.append(_alias(message, path, comments))
        else:
            classes.append("\n\n" + _dataclass(message, path, comments))
    # Every name in aliases and unions must be defined before. The unions in ``wrappers`` name the classes, so they come
    # last. Aliases keep the order of worker.proto, in which Number comes before NumberList.
    return "".join([*parts, "\n\n", *aliases, *classes, "\n\n", "\n".join(wrappers)])


def _is_value(message: Any) -> bool:
    """Return whether a message is only a oneof of scalars. Such a message becomes a plain Python value."""
    return _is_one_of(message) and all(field.type in SCALARS for field in message.field)


def _is_wrapper(message: Any) -> bool:
    """Return whether a message is only a oneof of messages. Such a message becomes a union of their classes."""
    return _is_one_of(message) and all(field.type == Field.TYPE_MESSAGE for field in message.field)


def _is_one_of(message: Any) -> bool:
    fields = message.field
    return bool(fields) and all(f.HasField("oneof_index") and not f.proto3_optional for f in fields)


def _enum(item: Any, path: tuple[int, ...], comments: dict[tuple[int, ...], str]) -> str:
    prefix = "".join("_" + c if c.isupper() else c.upper() for c in item.name).lstrip("_") + "_"
    lines = ["class %s(enum.IntEnum):" % item.name, *_docstring(_comment(item.name, path, comments)), ""]
    for i, value in enumerate(item.value):
        lines += _lines(_comment(value.name, (*path, _VALUES, i), comments))
        lines.append("    %s = %d" % (value.name[len(prefix) :], value.number))
    return "\n".join(lines) + "\n"


def _dataclass(message: Any, path: tuple[int, ...], comments: dict[tuple[int, ...], str]) -> str:
    lines = ["@dataclass(frozen=True)", "class %s:" % message.name]
    lines += _docstring(_comment(message.name, path, comments))
    if message.field:
        lines.append("")
    for i, item in enumerate(message.field):
        lines += _lines(_comment(message.name + "." + item.name, (*path, _FIELDS, i), comments))
        lines.append("    %s: %s = %s" % (item.name, *_hint_and_default(message, item)))
    return "\n".join(lines) + "\n"


def _hint_and_default(message: Any, item: Any) -> tuple[str, str]:
    entry = next((kind for kind in message.nested_type if item.type_name.endswith("." + kind.name)), None)
    if entry is not None and entry.options.map_entry:
        key, value = (_hint(part)[0] for part in entry.field)
        return "Mapping[%s, %s]" % (key, value), "field(default_factory=dict)"
    hint, default = _hint(item)
    if item.label == Field.LABEL_REPEATED:
        return "Tuple[%s, ...]" % hint, "()"
    if item.proto3_optional or item.type == Field.TYPE_MESSAGE:
        return "Optional[%s]" % hint, "None"
    return hint, default


def _hint(item: Any) -> tuple[str, str]:
    if item.type in SCALARS:
        return SCALARS[item.type]
    name = item.type_name.rpartition(".")[2]
    return name, name + ".UNSPECIFIED"


def _alias(message: Any, path: tuple[int, ...], comments: dict[tuple[int, ...], str]) -> str:
    value = PLAIN.get(message.name) or "Union[%s]" % ", ".join(SCALARS[f.type][0] for f in message.field)
    comment = _lines(_comment(message.name, path, comments), indent="")
    return "\n".join([*comment, "%s = %s" % (message.name, value)]) + "\n"


def _wrapper(message: Any, path: tuple[int, ...], comments: dict[tuple[int, ...], str]) -> str:
    """Return the code for a oneof of messages: a union of their classes, and a table from class to field."""
    name = message.oneof_decl[0].name
    fields = [(field.type_name.rpartition(".")[2], field.name) for field in message.field]
    comment = _lines(_comment(message.name, path, comments), indent="")
    union = ["%s = Union[" % name.capitalize(), *("    %s," % kind for kind, _ in fields), "]"]
    table = ["%s_FIELDS: Mapping[type, str] = {" % name.upper(), *('    %s: "%s",' % pair for pair in fields), "}"]
    says = "#: Field of %s that holds each class." % message.name
    return "\n".join([*comment, *union, says, *table]) + "\n"


def _comment(name: str, path: tuple[int, ...], comments: dict[tuple[int, ...], str]) -> str:
    text = " ".join(comments.get(path, "").split())
    if not text:
        raise SystemExit("worker.proto: %s has no comment; write one line above it" % name)
    return text


def _lines(text: str, indent: str = "    ") -> Sequence[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent + "#: ", subsequent_indent=indent + "#: ")


def _docstring(text: str) -> Iterator[str]:
    whole = '    """%s"""' % text
    if len(whole) <= WIDTH:
        yield whole
        return
    yield from textwrap.wrap('"""' + text, WIDTH, initial_indent="    ", subsequent_indent="    ")
    yield '    """'


if __name__ == "__main__":
    (the_file,) = FileDescriptorSet.FromString(Path(sys.argv[1]).read_bytes()).file
    sys.stdout.write(module_of(the_file))
