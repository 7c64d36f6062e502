"""Tests that the command line detects and names every cheat of a compiler, with real workers and torch."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from cheats import CHEATS, missed, run_cheats


def test_the_page_has_every_cheat_with_its_outcome() -> None:
    page = (Path(__file__).parents[1] / "docs" / "why" / "cheats.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ") and " --- " not in line][1:]
    found = {row[0][2:]: (row[2], row[3].removesuffix("|").strip()) for row in rows}
    assert found == {name: (outcome, flag) for name, (_, _, _, outcome, flag) in CHEATS.items()}


#: One of each kind; ``./check planted`` runs all.
SOME = (
    *("honest", "honest-cache", "honest-ring", "honest-strides", "honest-thread"),
    *("wrong-dtype", "keeps-result", "folds-the-example", "folds-the-edges", "coarse", "no-outputs"),
    *("lazy", "divided-times", "burns"),
    *("compiles-late", "compiles-in-second-call", "other-dtype", "says-all", "counts-early", "swallows"),
    *("wrong-while-timed", "late-while-timed", "writes-input-while-timed", "answers-early", "forged-compile"),
)


def check(rows: dict[str, dict[str, Any]]) -> None:
    assert missed(rows) == []
    assert rows["compiles-late"]["speedup"] is None
    assert rows["keeps-result"]["wrong_calls"] == ["other_inputs", "timed"]
    for name in ("says-all", "counts-early"):
        assert "ran in eager mode in a call of the compiled graph: 1 aten.matmul" in rows[name]["message"]
        assert (rows[name]["evidence"]["nodes_compiled"], rows[name]["speedup"]) == (0, None)
    assert "there is no kernel" in rows["swallows"]["message"]
    wrong = ("ACCURACY", "OUTPUT_MISMATCH")
    timed = [row for name, row in rows.items() if name.endswith("-while-timed") and row["outcome"] in wrong]
    assert timed
    assert all((row["step"], row["wrong_calls"]) == ("timed", ["timed"]) for row in timed)
    assert "the answer b'd' where" in rows["answers-early"]["message"]
    assert rows["forged-compile"]["compile_ns"] > 250_000_000


@pytest.mark.timeout(1500)
@pytest.mark.torch
def test_cheats_of_each_kind_are_found_and_named(torch_python: str, tmp_path: Path) -> None:
    check(run_cheats(sys.executable, torch_python, tmp_path, SOME))


@pytest.mark.ci
@pytest.mark.timeout(3000)
@pytest.mark.torch
def test_every_cheat_is_found_and_named(torch_python: str, tmp_path: Path) -> None:
    assert len([name for name in CHEATS if not name.startswith("honest")]) >= 60
    check(run_cheats(sys.executable, torch_python, tmp_path))
