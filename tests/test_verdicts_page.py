"""Checks docs/why/verdicts.md: every case links to a file of tests and names a test in this file."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "why"
TEXT = (FOLDER / "verdicts.md").read_text(encoding="utf-8")
CASES = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in TEXT.partition("<!-- cases -->")[2].partition("<!-- end of cases -->")[0].splitlines()[3:]
]
NAMED = re.compile(r"^\[`(test_\w+)`\]\((\S+)\)( \|)?$")


def test_the_page_has_every_case() -> None:
    told = " ".join(case[0] for case in CASES)
    wanted = ("NaN in the same places", "complex", "broadcasts", "tuples", "without elements", "writes its inputs")
    wanted += ("random", "t >= 1", "grad mode")
    assert [name for name in wanted if name not in told] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0][:40])
def test_a_case_names_a_test_that_exists(case: list[str]) -> None:
    assert len(case) == 4, case
    assert all(case), case
    found = NAMED.match(case[3])
    assert found is not None, case[3]
    tree = ast.parse((FOLDER / found[2]).read_text(encoding="utf-8"))
    assert found[1] in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
