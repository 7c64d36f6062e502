"""Writes small samples with several tensors, for tests of the graph tools."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from graphnet_graphs.__main__ import main


def tensor(
    name: str,
    shape: Sequence[int],
    kind: str = "input",
    std: float = 1.0,
    data: Sequence[Any] | None = None,
    dtype: str = "float32",
) -> dict[str, Any]:
    """Describe one argument of a sample. Without ``data``, its values are drawn at random with mean 0 and this std."""
    drawn = {"mean": 0.0, "std": std} if data is None else {"mean": None, "std": None}
    listed = None if data is None else list(data)
    return {"name": name, "kind": kind, "shape": list(shape), "dtype": f"torch.{dtype}", **drawn, "data": listed}


def write(folder: Path, body: str, *tensors: dict[str, Any]) -> Path:
    """Write a sample whose forward takes these tensors and has these statements. Return its folder."""
    folder.mkdir(parents=True)
    arguments = "".join(f", {one['name']}: torch.Tensor" for one in tensors)
    lines = "".join(f"        {line}\n" for line in body.strip().splitlines())
    head = "import torch\n\n\nclass GraphModule(torch.nn.Module):\n"
    (folder / "model.py").write_text(f"{head}    def forward(self{arguments}):\n{lines}")
    classes = [
        f"class Program_weight_tensor_meta_{one['name']}:\n"
        + "".join(f"    {key} = {json.dumps(value) if value is not None else None}\n" for key, value in one.items())
        for one in tensors
    ]
    (folder / "weight_meta.py").write_text("\n\n".join(classes))
    (folder / "input_meta.py").write_text("")
    facts = {"framework": "torch", "extractor": "graphnet-mesh", "extractor_version": 1}
    (folder / "graph_net.json").write_text(json.dumps(facts))
    return folder


def derived(sample: Path, out: Path, option: str, value: object) -> Path:
    """Derive a variant of a sample, such as ``derived(sample, out, "batch", 3)``, and return its folder."""
    assert main(["derive", str(sample), "--out", str(out), f"--{option}", str(value)]) == 0
    return out / sample.parent.name / f"{sample.name}_{value if option == 'dtype' else f'{option}{value}'}"


def problem(sample: Path, out: Path, option: str, value: object, capsys: pytest.CaptureFixture[str]) -> str:
    """Try to derive a variant that cannot be derived, and return the reason."""
    assert main(["derive", str(sample), "--out", str(out), f"--{option}", str(value), "--format", "json"]) == 1
    assert not list(out.rglob("*.py")), "nothing is written"
    return str(json.loads(capsys.readouterr().out)["problems"][0]["message"])
