"""Tests that graph tools check the signature of a sample of Paddle, and refuse in one sentence to do more with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from planted_samples import tensor, write

from graphnet_graphs.__main__ import main
from graphnet_graphs.check.check_sample import check_sample
from graphnet_graphs.repair.copies import repair
from graphnet_graphs.repair.rules import RULES

pytestmark = pytest.mark.torch


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    folder = write(tmp_path / "made" / "paddle", "return paddle._C_ops.relu(x)", tensor("x", (2, 3)))
    text = (folder / "model.py").read_text().replace("torch.nn.Module", "paddle.nn.Layer").replace("torch", "paddle")
    (folder / "model.py").write_text(text)
    facts = json.loads((folder / "graph_net.json").read_text()) | {"framework": "paddle"}
    (folder / "graph_net.json").write_text(json.dumps(facts))
    return folder


def test_its_signature_and_its_descriptions_are_checked(sample: Path) -> None:
    gates = {gate.name: gate for gate in check_sample(sample)}
    assert all(gate.ok for gate in gates.values())
    assert set(gates) == {"parses", "names_match", "constraints"}
    text = (sample / "model.py").read_text()
    (sample / "model.py").write_text(text.replace("forward(self, x", "forward(self, y"))
    assert not check_sample(sample)[0].ok


def test_no_repair_applies_to_it(sample: Path, tmp_path: Path) -> None:
    text = (sample / "model.py").read_text()
    body = "paddle._C_ops.masked_fill(x, x > 0, float('-inf'))"
    for framework in ("paddle", "torch"):
        (sample / "graph_net.json").write_text(json.dumps({"framework": framework}))
        (sample / "model.py").write_text(text.replace("paddle._C_ops.relu(x)", body))
        text = text.replace("paddle.nn.Layer", "torch.nn.Module")
        body = "x.masked_fill(x > 0, float('-inf'))"
        done = repair(sample, tmp_path / framework, list(RULES))
        assert bool(done.repairs) is (framework == "torch")


@pytest.mark.parametrize("command", [["derive", "--batch", "3"], ["decompose", "--operators"]])
def test_other_tools_refuse_it_in_one_sentence(
    sample: Path, tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *options = command
    assert main([name, str(sample), "--out", str(tmp_path / "out"), *options, "--format", "json"]) == 1
    said = capsys.readouterr()
    assert "is a sample of paddle, and graph tools read samples of torch only" in said.out + said.err
    assert not list((tmp_path / "out").rglob("model.py"))
