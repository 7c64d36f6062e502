"""Tests ``graphnet samples derive``, ``decompose --sequences`` and ``coverage`` with the real tools."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from planted_sample import write_sample
from typer.testing import CliRunner

from graphnet.cli.app import app
from graphnet.errors import UsageError

pytestmark = pytest.mark.torch


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_sample(
        tmp_path / "in" / "made" / "net", "a = x @ x.T\nb = a.relu()\nc = b @ b\nd = c.relu()\nreturn (d,)"
    )


def samples(python: str, *arguments: str, code: int = 0) -> Any:
    done = CliRunner().invoke(app, ["samples", *arguments, "--python", python, "--format", "json"])
    assert done.exit_code == code, done.output
    return json.loads(done.stdout)


def test_a_variant_is_written(torch_python: str, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = samples(torch_python, "derive", "--samples", str(folder), "--out", str(out), "--dtype", "bfloat16")
    (one,) = result["samples"]
    assert Path(one["path"]) == out / "made" / "net_bfloat16"
    assert "bfloat16" in (out / "made" / "net_bfloat16" / "weight_meta.py").read_text()


def test_a_variant_of_another_size_is_written(torch_python: str, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = ("derive", "--samples", str(folder), "--out", str(out), "--batch", "5")
    (problem,) = samples(torch_python, *command, code=1)["problems"]
    assert "of the batch differs" in problem["message"] or "rows for batch" in problem["message"]
    assert not list(out.rglob("model.py"))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ((), "one of the arguments --dtype --batch --sequence is required"),
        (("--batch", "2", "--dtype", "float16"), "--batch: not allowed with argument --dtype"),
        (("--batch", "2", "--sequence", "3"), "--sequence: not allowed with argument --batch"),
    ],
)
def test_exactly_one_change_must_be_given(
    changes: tuple[str, ...], sentence: str, folder: Path, tmp_path: Path
) -> None:
    command = ["samples", "derive", "--samples", str(folder), "--out", str(tmp_path / "out"), *changes]
    done = CliRunner().invoke(app, command)
    assert isinstance(done.exception, UsageError)
    assert sentence in str(done.exception)


def test_sequences_are_written(torch_python: str, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = samples(torch_python, "decompose", "--samples", str(folder), "--out", str(out), "--sequences", "2-2")
    assert [(one["operators"], one["count"]) for one in result["sequences"]] == [(["MatMult", ".relu"], 1)] * 2
    assert (out / result["sequences"][0]["name"] / "model.py").is_file()


def test_the_contents_of_a_folder_are_listed(torch_python: str, folder: Path) -> None:
    result = samples(torch_python, "coverage", str(folder.parent))
    held = {one["name"]: (one["statements"], one["samples"]) for one in result["operators"]}
    assert held == {"MatMult": (2, 1), ".relu": (2, 1)}
    assert (result["dtypes"], result["ranks"]) == ({"float32": 1}, {"2": 1})


def test_a_sample_that_cannot_be_read_is_named(torch_python: str, folder: Path) -> None:
    text = (folder / "model.py").read_text()
    (folder / "model.py").write_text(text.replace("return (d,)", "d"))
    (problem,) = samples(torch_python, "coverage", str(folder.parent), code=1)["problems"]
    assert problem["sample"] == str(folder)
