"""Tests of `python -m graphnet_graphs`: exit codes, results, and that only results are printed on stdout."""

from __future__ import annotations

import contextlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from graphnet_graphs.__main__ import main
from graphnet_graphs.write.whole_folder import whole_folder

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

def raises():
    raise KeyError("weights.pt")

def chatty():
    print("loading weights")
    return torch.nn.Linear(4, 4), (torch.ones(2, 4),)

def misfit():
    return torch.nn.Linear(4, 4), (torch.ones(2, 5),)
"""


@pytest.fixture
def model(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(MODEL)
    return str(tmp_path / "mine.py")


def _extract(tmp_path: Path, target: str, *options: str) -> int:
    return main(["extract", target, "--out", str(tmp_path / "out"), "--format", "json", *options])


def test_a_full_disk_is_one_sentence_and_leaves_nothing(
    tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_text

    def write_until_full(self: Path, *given: Any, **named: Any) -> int:
        if self.name == "graph_hash.txt":
            raise OSError(28, "No space left on device", str(self))
        return write(self, *given, **named)

    monkeypatch.setattr(Path, "write_text", write_until_full)
    assert _extract(tmp_path, f"{model}:build") == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["kind"], error["message"].endswith("cannot be written: No space left on device")) == ("storage", True)
    assert list((tmp_path / "out").iterdir()) == []


def test_the_content_of_a_folder_that_cannot_be_replaced_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a room, where the folder of results is a mount."""
    target = tmp_path / "out"
    (target / "old").mkdir(parents=True)
    (target / "file").write_text("old")
    monkeypatch.setattr("os.path.ismount", lambda path: path == str(target))
    with contextlib.suppress(KeyError), whole_folder(target) as made:
        (made / "file").write_text("new")
        raise KeyError
    assert sorted(path.name for path in target.iterdir()) == ["file", "old"]
    inode = target.stat().st_ino
    with whole_folder(target) as made:
        (made / "file").write_text("new")
    assert [path.name for path in target.iterdir()] == ["file"]
    assert ((target / "file").read_text(), target.stat().st_ino) == ("new", inode)


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
        ("{model}:raises", [], "mine.py fails: KeyError: 'weights.pt'; --debug shows where"),
        ("{model}:build", ["--dtype", "int8"], "not a floating-point dtype"),
        ("{model}:build", ["--dtype", "float31"], "not a floating-point dtype"),
        ("{model}:build", ["--name", "../up"], "cannot name a folder"),
    ],
)
def test_wrong_requests_are_exit_code_2(
    tmp_path: Path, model: str, target: str, options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, target.format(model=model), *options) == 2
    assert said in json.loads(capsys.readouterr().out)["error"]["message"]


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


def test_a_model_that_prints_does_not_break_the_result(
    tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, f"{model}:chatty") == 0
    said = capsys.readouterr()
    # Two functions of one file make two samples.
    assert json.loads(said.out)["name"] == "mine_chatty"
    assert "loading weights" in said.err


@pytest.mark.parametrize(
    ("function", "kind", "message"),
    [
        ("nothing", "CoverageError", ""),
        ("misfit", "ExtractError", "The model's own forward fails: RuntimeError: mat1 and mat2 shapes"),
    ],
)
def test_what_cannot_be_extracted_is_exit_code_1_and_one_sentence(
    tmp_path: Path, model: str, function: str, kind: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, f"{model}:{function}") == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["kind"] == kind
    assert error["message"].startswith(message)


def test_a_missing_library_names_the_interpreter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "needs.py").write_text("import library_that_nobody_has\n")
    assert _extract(tmp_path, f"{tmp_path / 'needs.py'}:build") == 2
    assert "--python" in json.loads(capsys.readouterr().out)["error"]["message"]


def test_one_unreadable_sample_does_not_end_the_others(
    tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, f"{model}:build", "--name", "whole") == 0
    samples = tmp_path / "out"
    for name, gone in (("a", "weight_meta.py"), ("b", "graph_hash.txt")):
        shutil.copytree(samples / "whole", samples / name)
        (samples / name / gone).unlink()
    capsys.readouterr()
    assert main(["dedupe", str(samples), "--format", "json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert [Path(problem["sample"]).name for problem in said["problems"]] == ["a"]
    assert main(["check", str(samples), "--format", "json"]) == 1
    checked = json.loads(capsys.readouterr().out)["samples"]
    failed = {Path(r["sample"]).name: [g["name"] for g in r["gates"] if not g["ok"]] for r in checked if not r["ok"]}
    assert failed == {"a": ["parses"], "b": ["hash"]}


def test_statements_that_share_a_line_are_cut_apart(
    tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # In GraphNet's samples, the line that uses a value last also frees this value.
    assert _extract(tmp_path, f"{model}:build", "--name", "freed") == 0
    folder = tmp_path / "out" / "freed"
    body = "y = x.relu();  x = None\n        z = y.exp();  y = None\n        return (z,)"
    head = "import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor):\n        "
    (folder / "model.py").write_text(head + body + "\n")
    (folder / "weight_meta.py").write_text(
        'class Program_weight_tensor_meta_x:\n    name = "x"\n    shape = [2, 3]\n    dtype = "torch.float32"\n'
        '    device = "cpu"\n    mean = 0.0\n    std = 1.0\n    data = None\n'
    )
    attributes = json.loads((folder / "graph_net.json").read_text())
    del attributes["extractor"]
    (folder / "graph_net.json").write_text(json.dumps(attributes))
    assert main(["check", str(folder)]) == 0
    # Most of GraphNet's samples use private names of torch. They must still be run, and pass all other gates.
    (folder / "model.py").write_text(head + body.replace("x.relu()", "torch._C._nn.gelu(x)") + "\n")
    capsys.readouterr()
    assert main(["check", str(folder), "--format", "json"]) == 1
    gates = {gate["name"]: gate["ok"] for gate in json.loads(capsys.readouterr().out)["samples"][0]["gates"]}
    assert [name for name, ok in gates.items() if not ok] == ["public_names"]
    assert {"executable", "serialisable", "decomposable"} <= set(gates)


def test_constraints_are_compared_with_the_arguments(
    tmp_path: Path, model: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _extract(tmp_path, f"{model}:build", "--name", "sized", "--dynamic") == 0
    file = tmp_path / "out" / "sized" / "input_tensor_constraints.py"
    capsys.readouterr()
    assert main(["check", str(file.parent), "--format", "json"]) == 0
    whole = file.read_text()
    for old, new, detail in (
        ("([4], ", "([5], ", "is 4, its constraint says 5"),
        ("([4], ", "([4, 1], ", "has 1 dimensions, its constraint 2"),
        ('"bias"', '"nothing"', "nothing is not an argument of forward"),
        ("dynamic_dim_constraint_input_shapes", "shapes", "cannot be read"),
    ):
        assert old in whole
        file.write_text(whole.replace(old, new))
        capsys.readouterr()
        assert main(["check", str(file.parent), "--format", "json"]) == 1
        gates = json.loads(capsys.readouterr().out)["samples"][0]["gates"]
        assert [detail in gate["detail"] for gate in gates if not gate["ok"]] == [True]
