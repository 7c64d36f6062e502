"""Runs examples/: the model is extracted, and the notebook draws a run. test_backend_guide.py runs the compiler."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from script_modules import ROOT

EXAMPLES = ROOT / "examples"
KEPT = ROOT / "tests" / "orchestrator" / "kept_run"


def graphnet(*arguments: object, cwd: Path) -> str:
    command = [sys.executable, "-m", "graphnet", *map(str, arguments)]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.torch
def test_the_model_is_extracted_as_one_graph(torch_python: str, tmp_path: Path) -> None:
    graphnet("extract", EXAMPLES / "model.py:build", "--python", torch_python, "--out", "mine", cwd=tmp_path)
    (text,) = tmp_path.rglob("model.py")
    assert "amax" in text.read_text(encoding="utf-8")


def test_the_notebook_draws_the_rows_of_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    graphnet("export", KEPT / "plain", "--format", "parquet", "--out", "rows.parquet", cwd=tmp_path)
    notebook = json.loads((EXAMPLES / "plot_run.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["execution_count"], cell["outputs"]) == (None, [])
            exec("".join(cell["source"]), names)
    assert names["timed"]
    # Drawing fails if the chart names a column that the rows do not have, or a mark that does not exist.
    names["chart"].save("chart.svg")
    drawn = Path("chart.svg").read_text(encoding="utf-8")
    assert all(row["sample"] in drawn for row in names["timed"])


def test_the_page_of_the_examples_lists_every_file() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    files = {path.name for path in EXAMPLES.iterdir() if path.name[0] not in "._"}
    assert {name for name in files - {"README.md"} if f"]({name})" not in text} == set()
