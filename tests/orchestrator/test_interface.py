"""Tests the Python interface: ``import graphnet`` in a notebook or a script."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from run_files import make_run, row

import graphnet
from graphnet.outcomes import Outcome


@pytest.fixture
def run(tmp_path: Path) -> graphnet.Run:
    rows = [row("made/a"), row("made/b", ratio=0.5), row("made/c", Outcome.COMPILE_ERROR, message="no kernel")]
    return graphnet.open_run(make_run(tmp_path / "run", *rows))


def test_rows_are_a_table(run: graphnet.Run) -> None:
    table = run.table()
    assert table.column("sample").to_pylist() == ["made/a", "made/b", "made/c"]
    assert table.column("outcome").to_pylist() == ["OK", "OK", "COMPILE_ERROR"]
    assert table.column("speedup.ratio").to_pylist() == [2.0, 0.5, None]


def test_a_score_is_that_of_the_command(run: graphnet.Run) -> None:
    command = [sys.executable, "-m", "graphnet", "score", str(run.folder), "--format", "json"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(json.dumps(run.score())) == json.loads(printed)
    with pytest.raises(graphnet.GraphNetError, match=r"baseline 'eager' must be one of reference, own-eager"):
        run.score("eager")


def test_a_slower_run_is_told(run: graphnet.Run, tmp_path: Path) -> None:
    later = graphnet.open_run(make_run(tmp_path / "later", row("made/a", compiled_ns=4000, ratio=0.5), row("made/b")))
    found = run.compare(later)
    rows = [row for backend in found["backends"] for row in backend["rows"]]
    assert {one["sample"] for one in rows} == {"made/a", "made/b"}


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(graphnet.GraphNetError, match="holds no run"):
        graphnet.open_run(tmp_path)
    with pytest.raises(AttributeError):
        graphnet.open_ran  # noqa: B018


def test_a_command_that_cannot_run_raises_its_sentence(tmp_path: Path) -> None:
    with pytest.raises(graphnet.GraphNetError, match="no suite"):
        graphnet.measure(tmp_path / "run", suite="smok", backend=["nope"])
