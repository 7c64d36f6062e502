"""Tests of docs/reference/scores.md: the example is run, the output is compared with the page, and the page's
arithmetic is checked.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from kit import Cli
from scores_kit import row, write_run

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "reference" / "scores.md"


def part(name: str) -> str:
    """Return the table or the fenced block that follows ``<!-- example: NAME -->``."""
    found = re.search(
        rf"<!-- example: {name} -->\n(?:```\w*\n(?P<block>.*?)```|(?P<table>(?:\|[^\n]*\n)+))",
        DOCUMENT.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert found is not None, name
    return str(found["block"] if found["block"] is not None else found["table"])


def records() -> list[Record]:
    """Return the rows of the example's table."""
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in part("rows").splitlines()]
    return [_record(dict(zip(lines[0], cells, strict=True))) for cells in lines[2:]]


def _record(cells: dict[str, str]) -> Record:
    numbers = ("tolerance_reached", "compile_ns", "reference_ns")
    values: dict[str, Any] = {name: int(cells[name]) for name in numbers if cells[name]}
    speedup = None
    if cells["speedup"]:
        ratio, low, high = map(float, re.findall(r"[\d.]+", cells["speedup"]))
        speedup = Ratio(ratio=ratio, low=low, high=high)
    return row(
        sample=cells["sample"],
        outcome=Outcome(cells["outcome"]),
        speedup=speedup,
        backend=cells["backend"],
        stage=cells["stage"] or None,
        **values,
    )


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The run of the example in docs/reference/scores.md."""
    controls = [
        {"control": "A/A", "sample": "zoo/a", "stable": True, "ratio": {"ratio": 1.0, "low": 0.98, "high": 1.03}}
    ]
    return write_run(tmp_path / "run", records(), controls=controls)


def test_the_example_prints_what_the_document_shows(cli: Cli, example: Path) -> None:
    shown = [line.rstrip() for line in part("text").splitlines()]
    assert [line.rstrip() for line in cli("score", example).out.splitlines()] == shown


def test_the_arithmetic_of_the_document_gives_the_numbers_of_the_command(cli: Cli, example: Path) -> None:
    names: dict[str, Any] = {}
    exec(part("arithmetic"), names)
    found = cli("score", example, "--format", "json").json
    assert len(names["by_hand"]) > 20
    for path, value in names["by_hand"].items():
        place: Any = found
        for step in path.split("/"):
            place = place[step]
        assert place == (value if isinstance(value, str) else pytest.approx(value, rel=1e-12)), path
