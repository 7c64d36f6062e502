"""`python -m graphnet_graphs`: exit codes, and results that are alone on stdout."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from graphnet_graphs.__main__ import main

pytestmark = pytest.mark.torch

MODEL = """
import torch

def build():
    return torch.nn.Linear(4, 4), (torch.ones(2, 4),)

def with_kwargs():
    return torch.nn.Linear(4, 4), (), {"input": torch.ones(2, 4)}

def wrong():
    return 3

def nothing():
    return torch.nn.Identity(), (torch.ones(2),)
"""


@pytest.fixture
def model(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(MODEL)
    return str(tmp_path / "mine.py")


def _extract(tmp_path: Path, target: str, *options: str) -> int:
    return main(["extract", target, "--out", str(tmp_path / "out"), "--format", "json", *options])


@pytest.mark.parametrize("function", ["build", "with_kwargs"])
def test_extract_writes_and_says_so(
    tmp_path: Path, model: str, function: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, f"{model}:{function}", "--name", "linear") == 0
    said = json.loads(capsys.readouterr().out)
    assert said["bit_equal"] is True
    assert [sample["sample"] for sample in said["samples"]] == ["linear"]
    assert (tmp_path / "out" / "linear" / "graph_net.json").exists()


@pytest.mark.parametrize(
    ("target", "options", "said"),
    [
        ("{model}:wrong", [], "must return"),
        ("{model}:absent", [], "no function absent"),
        ("{model}", [], "FILE.py:FUNCTION"),
        ("nowhere.py:build", [], "no file nowhere.py"),
        ("{model}:build", ["--dtype", "float31"], "no dtype"),
        ("{model}:build", ["--name", "../up"], "cannot name a folder"),
    ],
)
def test_wrong_requests_are_exit_code_2(
    tmp_path: Path, model: str, target: str, options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, target.format(model=model), *options) == 2
    assert said in json.loads(capsys.readouterr().out)["error"]["message"]


def test_a_model_without_graphs_is_exit_code_1(tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _extract(tmp_path, f"{model}:nothing") == 1
    assert json.loads(capsys.readouterr().out)["error"]["kind"] == "CoverageError"


def test_check_and_dedupe(tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _extract(tmp_path, f"{model}:build", "--name", "linear") == 0
    sample = tmp_path / "out" / "linear"
    assert main(["check", str(sample)]) == 0
    assert main(["run", str(sample)]) == 0
    assert main(["dedupe", str(sample.parent)]) == 0
    shutil.copytree(sample, sample.parent / "copy")
    assert main(["dedupe", str(sample.parent)]) == 1
    text = (sample / "model.py").read_text()
    (sample / "model.py").write_text(text.replace("functional.linear(", "functional.bilinear("))
    capsys.readouterr()
    assert main(["check", str(sample), "--format", "json"]) == 1
    gates = json.loads(capsys.readouterr().out)["samples"][0]["gates"]
    assert {gate["name"] for gate in gates if not gate["ok"]} == {"hash"}
