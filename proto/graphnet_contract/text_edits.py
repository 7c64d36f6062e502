"""Edit Python source code at the positions of its syntax tree's nodes. All other code keeps its layout and comments.

Printing the code from the syntax tree would lose comments and line numbers, and Python 3.8 has no ``ast.unparse``.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Iterable, Sequence, Union

Node = Union[ast.expr, ast.stmt]


@dataclass(frozen=True)
class Edit:
    """Replaces the bytes from ``start`` up to, but not including, ``end``, counted in the code's UTF-8 form."""

    start: int
    end: int
    replacement: str


class Positions:
    """The positions of a source text's nodes, in bytes of the text's UTF-8 form."""

    def __init__(self, text: str) -> None:
        # Count the start of each line in UTF-8 bytes, because ast counts columns in UTF-8 bytes and not in characters.
        self._data = text.encode("utf-8")
        self._line_starts = [0]
        for line in self._data.split(b"\n"):
            self._line_starts.append(self._line_starts[-1] + len(line) + 1)

    def start(self, node: Node) -> int:
        return self._line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: Node) -> int:
        """Return the position after the node's last byte."""
        assert node.end_lineno is not None and node.end_col_offset is not None  # ast.parse sets end_* since Python 3.8
        return self._line_starts[node.end_lineno - 1] + node.end_col_offset

    def next(self, wanted: bytes, start: int) -> int:
        """Return the first position at or after ``start`` where ``wanted`` begins. Raise ValueError if none is."""
        return self._data.index(wanted, start)

    def replace(self, node: Node, replacement: str) -> Edit:
        return Edit(self.start(node), self.end(node), replacement)

    def insert_after(self, node: Node, addition: str) -> Edit:
        return Edit(self.end(node), self.end(node), addition)

    def replace_lines(self, first: int, last: int, lines: Sequence[str]) -> Edit:
        """Return an edit that replaces the lines ``first`` to ``last`` (counted from 1, both included) by ``lines``."""
        start = self._line_starts[first - 1]
        end = min(self._line_starts[last], len(self._data))
        return Edit(start, end, "".join(line + "\n" for line in lines))


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` after every edit, in any order. Raise ValueError if two edits overlap."""
    data = text.encode("utf-8")
    pieces, position = [], 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if edit.start < position:
            raise ValueError(f"the edits before byte {position} and at byte {edit.start} overlap")
        pieces += [data[position : edit.start], edit.replacement.encode("utf-8")]
        position = edit.end
    return b"".join([*pieces, data[position:]]).decode("utf-8")
