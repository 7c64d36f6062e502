"""Measures and compares two builds of one compiler with the commands of docs/how-to/compare-workflow.yml."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from planted_sample import write_backend, write_sample

from graphnet.cli.app import app
from graphnet.cli.commands import complete

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / "docs" / "how-to" / "compare-workflow.yml"

#: Calls the made-up compiler that is installed in the worker's interpreter.
ADAPTER = """import torch
import toycc

from graphnet_runner.adapter import Adapter, Compiled, Evidence


class ToyAdapter(Adapter):
    def compile(self, model, example_inputs, options):
        return Compiled(toycc.build(model, example_inputs), Evidence(nodes_total=1, nodes_compiled=1))
"""
BEFORE = """def build(model, inputs):
    return model
"""
#: The later build refuses inputs of three dimensions, and makes large graphs slow by calling them thirty times.
AFTER = """def build(model, inputs):
    if inputs[0].dim() == 3:
        raise ValueError("toycc does not lower inputs of three dimensions")
    if inputs[0].numel() < 5000:
        return model

    def slow(*args):
        for _ in range(30):
            found = model(*args)
        return found

    return slow
"""


def interpreter(folder: Path, torch_python: str, source: str) -> Path:
    """Make an environment with torch and one build of the made-up compiler, and return its interpreter."""
    subprocess.run([torch_python, "-m", "venv", "--without-pip", folder], check=True, timeout=120)
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    (theirs, ours) = (
        subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
        for python in (torch_python, folder / "bin" / "python")
    )
    (Path(ours) / "torch.pth").write_text(theirs + "\n")
    (Path(ours) / "toycc.py").write_text(source)
    return folder / "bin" / "python"


def graphnet(*arguments: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "graphnet", *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=500
    )


@pytest.mark.torch
@pytest.mark.timeout(600)
def test_two_builds_of_one_compiler_are_compared_as_in_the_workflow(torch_python: str, tmp_path: Path) -> None:
    backend = write_backend(tmp_path / "toy", ADAPTER, "torch\n", head='role = "control"\nenvironment = []')
    write_sample(tmp_path / "planted" / "steady", "return (x @ x.T,)", shape=(16, 16))
    write_sample(tmp_path / "planted" / "slower", "return (x @ x.T,)", shape=(96, 96))
    write_sample(tmp_path / "planted" / "breaks", "return (x + 1,)", shape=(2, 4, 8))
    quick = ["--trials", 5, "--min-time", 0, "--processes", 3, "--budget", 2, "--threads", 1, "--memory", "3GiB"]
    common = ["--samples", tmp_path / "planted", "--reference", f"eager@{torch_python}", "--device", "cpu", *quick]
    for side, source in (("before", BEFORE), ("after", AFTER)):
        python = interpreter(tmp_path / f"env-{side}", torch_python, source)
        baseline = ["--baseline", "baseline.json"] if side == "after" else []
        done = graphnet("bench", "--backend", f"{backend}@{python}", *common, *baseline, "--out", side, cwd=tmp_path)
        assert done.returncode == (1 if baseline else 0), done.stderr
        if baseline:
            assert "newly failing: planted/breaks on toy:torch@" in done.stderr
        else:
            assert graphnet("baseline", "write", side, "baseline.json", cwd=tmp_path).returncode == 0
    result = graphnet("compare", "before", "after", "--format", "json", cwd=tmp_path)
    assert result.returncode == 1, result.stderr
    rows: dict[str, Any] = {row["sample"]: row for row in json.loads(result.stdout)["backends"][0]["rows"]}
    assert rows["planted/breaks"]["status"] == "newly failing"
    assert "three dimensions" in rows["planted/breaks"]["after"]["message"]
    assert rows["planted/steady"]["status"] == rows["planted/slower"]["status"] == "same"
    slower = rows["planted/slower"]
    # If other programs use this machine, the row has the flag "busy", and its speed must not be compared.
    if slower["speed_not_compared"] != "busy":
        assert slower["speed"]["verdict"] == "worse"
        assert slower["speed"]["time_ratio"] > 5
    markdown = graphnet("compare", "before", "after", "--format", "markdown", cwd=tmp_path)
    (tmp_path / "comparison.md").write_text(markdown.stdout)
    assert re.match(r"### \d of 3 rows got worse: ", markdown.stdout)


def test_the_workflow_uses_commands_and_options_that_exist() -> None:
    workflow = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    (job,) = workflow["jobs"].values()
    text = "\n".join(step.get("run", "") for step in job["steps"]) + workflow["env"]["SAMPLES"]
    root: Any = complete(app)
    named = set(re.findall(r"mesh/graphnet (\w+)", text))
    assert named == {"bench", "compare"}
    known = {option for name in named for parameter in root.commands[name].params for option in parameter.opts}
    used = set(re.findall(r"(?<![\w-])(--[a-z-]+)", text)) - {
        "--depth",
        "--repo",
        "--body-file",
        "--edit-last",
        "--create-if-none",
    }
    assert {"--baseline", "--format", "--backend"} <= used
    assert used <= known
