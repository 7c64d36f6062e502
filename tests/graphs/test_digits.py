"""Tests `digits`: it names the statements at which eager mode loses its digits beside float64."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from planted_samples import tensor, write

from graphnet_graphs.__main__ import main

X, W = tensor("x", (64, 512)), tensor("w", (512, 512), "parameter", std=0.05)
#: The difference of two large numbers loses the digits that they share.
CANCELS = """
y = x @ w
shifted = y + 300000.0
back = shifted - 300000.0; shifted = None
z = torch.relu(back); back = None
return (z, y)
"""


def digits(sample: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main(["digits", str(sample), "--format", "json", *more]) == 0
    (found,) = json.loads(capsys.readouterr().out)["samples"]
    return dict(found)


def test_the_statement_that_cancels_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample = write(tmp_path / "s" / "cancels", CANCELS, X, W)
    found = digits(sample, capsys)
    (loss,) = found["losses"]  # type: ignore[misc]
    assert loss["statement"].startswith("back = shifted - 300000.0")
    assert loss["line"] == 1 + (sample / "model.py").read_text().splitlines().index(
        next(line for line in (sample / "model.py").read_text().splitlines() if "back = shifted" in line)
    )
    assert loss["after"] > 1000 * loss["before"] > 0
    assert loss["digits"] > 3
    assert found["error"] == pytest.approx(loss["after"], rel=0.5)
    assert found["first_above"]["line"] == loss["line"]  # type: ignore[index]
    assert digits(sample, capsys, "--bound", "1")["first_above"] is None


def test_a_careful_graph_loses_no_digits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample = write(tmp_path / "s" / "careful", "y = torch.softmax(x @ w, -1)\nreturn (y,)\n", X, W)
    found = digits(sample, capsys)
    assert (found["losses"], found["first_above"]) == ([], None)
    assert 0 < float(str(found["error"])) < 1e-5


def test_casts_in_the_text_are_widened_and_integers_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = "half = x.to(torch.float16)\nback = half.to(torch.float32)\ntop = back.argmax(-1)\nreturn (back, top)\n"
    sample = write(tmp_path / "s" / "casts", body, X)
    found = digits(sample, capsys)
    assert [loss["operator"] for loss in found["losses"]] == [".to"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("body", "tensors", "reason"),
    [
        ("y = torch.rand_like(x)\nreturn (x + y,)\n", (X,), "draws random numbers"),
        ("return (n + 1,)\n", (tensor("n", (3,), data=[1, 2, 3], dtype="int64"),), "no floating-point input"),
    ],
)
def test_a_sample_that_cannot_be_compared_is_a_problem_with_its_reason(
    body: str, tensors: tuple[object, ...], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = write(tmp_path / "s" / "odd", body, *tensors)  # type: ignore[arg-type]
    assert main(["digits", str(sample), "--format", "json"]) == 1
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert reason in problem["message"]
