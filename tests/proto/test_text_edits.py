"""Tests of edits at the positions of a syntax tree."""

from __future__ import annotations

import ast

import pytest

from graphnet_contract.text_edits import Edit, Positions, apply_edits

TEXT = "naïve = f('ä', x)  # keep\nlast = (x +\n        1)\n"


def _call(text: str) -> ast.Call:
    return next(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))


def test_letters_of_two_bytes_before_a_node_do_not_move_the_edit() -> None:
    edits = [Positions(TEXT).replace(_call(TEXT).args[1], "y")]
    assert apply_edits(TEXT, edits) == TEXT.replace("'ä', x", "'ä', y")


def test_a_node_of_two_lines_is_replaced_whole() -> None:
    value = ast.parse(TEXT).body[1].value  # type: ignore[attr-defined]
    edit = Positions(TEXT).replace(value, "2")
    # The parentheses stay, because they are not a part of the expression's node.
    assert apply_edits(TEXT, [edit]) == "naïve = f('ä', x)  # keep\nlast = (2)\n"


def test_an_addition_follows_its_node() -> None:
    positions = Positions(TEXT)
    edits = [positions.insert_after(_call(TEXT), ".a"), positions.insert_after(_call(TEXT), ".b")]
    assert apply_edits(TEXT, edits).startswith("naïve = f('ä', x).a.b  # keep\n")


@pytest.mark.parametrize(
    ("first", "last", "lines", "after"),
    [
        (1, 1, [], "two\nthree"),
        (1, 2, ["new"], "new\nthree"),
        (2, 2, ["a", "b"], "one\na\nb\nthree"),
        (3, 3, [], "one\ntwo\n"),
    ],
)
def test_lines_are_replaced_with_their_ends(first: int, last: int, lines: list[str], after: str) -> None:
    text = "one\ntwo\nthree"
    assert apply_edits(text, [Positions(text).replace_lines(first, last, lines)]) == after


def test_the_order_of_edits_does_not_matter() -> None:
    edits = [Edit(4, 5, "E"), Edit(0, 1, "A"), Edit(2, 2, "+")]
    assert apply_edits("abcdef", edits) == apply_edits("abcdef", edits[::-1]) == "Ab+cdEf"


def test_edits_that_overlap_are_refused() -> None:
    with pytest.raises(ValueError, match="overlap"):
        apply_edits("abcdef", [Edit(0, 3, "x"), Edit(2, 4, "y")])
