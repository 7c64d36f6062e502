"""Writes an answer as Markdown, for issues, pull requests and documents."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, TextIO

from graphnet.printable import printable
from graphnet.sheet import Answer, Note, Sheet

#: Maps each character that has a meaning inside a line of Markdown or HTML to its escape.
_SPECIAL: Final = str.maketrans({character: f"\\{character}" for character in "\\`*_{}[]<>|#~"} | {"&": "&amp;"})

#: Matches what GitHub and others make a link of after the escapes were read: a mention of a person or a team, an issue,
#: and an address. A space without width behind the match prevents this.
_LINKED: Final = re.compile(
    r"(?<![\w&])@(?=\w)|(?<=[\w.+-])@(?=[\w-]+\.)|#(?=\d)|\bGH-(?=\d)|(?<=[a-z]):(?=//)|\bwww(?=\.)|\b(?:mailto|xmpp):",
    re.IGNORECASE,
)
_NO_SPACE: Final = "&#8203;"


def write_answer(answer: Answer, out: TextIO) -> None:
    """Write the tables of an answer, with their titles as headings, and its sentences as lists."""
    for part in answer.parts:
        if isinstance(part, Note):
            out.write(f"- {plain(part.text)}\n" if part.text else "")
            continue
        if part.title:
            out.write(f"\n### {plain(part.title)}\n\n")
        write_sheet(part, out)
        out.write("\n")


def write_sheet(sheet: Sheet, out: TextIO) -> None:
    """Write one table, and below it the legends of its cells. Its rows are read one after the other."""
    out.write(line(plain(column.title) for column in sheet.columns))
    out.write(line("---:" if column.right else "---" for column in sheet.columns))
    legends: dict[str, None] = {}
    for row in sheet.cells():
        out.write(line(plain(cell.text or "") for cell in row))
        legends |= {cell.legend: None for cell in row if cell.legend}
    out.writelines(f"\n{plain(legend)}\n" for legend in legends)


def line(cells: Iterable[str]) -> str:
    """Return one line of a table. The cells must be escaped already."""
    return "| " + " | ".join(cells) + " |\n"


def plain(text: str) -> str:
    """Return the text on one line, escaped so that Markdown shows it unchanged, and mentions and links nothing."""
    shown = printable(text)
    parts, end = [], 0
    for found in _LINKED.finditer(shown):
        parts += [shown[end : found.end()].translate(_SPECIAL), _NO_SPACE]
        end = found.end()
    return "".join(parts) + shown[end:].translate(_SPECIAL)
