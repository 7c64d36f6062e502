"""Edit a Python text at the positions of its syntax tree's nodes; everything else keeps its layout and comments.

Python 3.8 has no ``ast.unparse``, and a text that is printed anew would lose its comments and line numbers.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Iterable, Sequence, Union

Node = Union[ast.expr, ast.stmt]


@dataclass(frozen=True)
class Edit:
    """Bytes ``start`` up to ``end`` of the text's UTF-8 form become ``replacement``; equal numbers insert."""

    start: int
    end: int
    replacement: str


class Positions:
    """Where the nodes of one text are, in bytes of its UTF-8 form."""

    def __init__(self, text: str) -> None:
        # ast counts columns in UTF-8 bytes, not in characters.
        self._data = text.encode("utf-8")
        self._line_starts = [0]
        for line in self._data.split(b"\n"):
            self._line_starts.append(self._line_starts[-1] + len(line) + 1)

    def start(self, node: Node) -> int:
        """The first byte of the node."""
        return self._line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: Node) -> int:
        """The byte after the node."""
        assert node.end_lineno is not None and node.end_col_offset is not None  # ast.parse sets both since 3.8
        return self._line_starts[node.end_lineno - 1] + node.end_col_offset

    def next(self, wanted: bytes, start: int) -> int:
        """The first byte at or after ``start`` where ``wanted`` begins. Raises ValueError where there is none."""
        return self._data.index(wanted, start)

    def replace(self, node: Node, replacement: str) -> Edit:
        """An edit after which ``replacement`` is in the place of the node."""
        return Edit(self.start(node), self.end(node), replacement)

    def insert_after(self, node: Node, addition: str) -> Edit:
        """An edit after which ``addition`` follows the node."""
        return Edit(self.end(node), self.end(node), addition)

    def replace_lines(self, first: int, last: int, lines: Sequence[str]) -> Edit:
        """An edit after which ``lines`` are in the place of the lines ``first`` to ``last``, both counted from 1."""
        start = self._line_starts[first - 1]
        end = min(self._line_starts[last], len(self._data))
        return Edit(start, end, "".join(line + "\n" for line in lines))


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """The text after every edit.

    Args:
        text: the text that the edits' positions were taken from.
        edits: in any order; two of them must not overlap.

    Raises:
        ValueError: two edits overlap.
    """
    data = text.encode("utf-8")
    pieces, position = [], 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if edit.start < position:
            raise ValueError(f"the edits before byte {position} and at byte {edit.start} overlap")
        pieces += [data[position : edit.start], edit.replacement.encode("utf-8")]
        position = edit.end
    return b"".join([*pieces, data[position:]]).decode("utf-8")
