"""Write small samples to disk for the tests of the sample format."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, L_x_: torch.Tensor, s0: torch.SymInt, L_self_modules_fc_parameters_weight_: torch.Tensor):
        return (L_x_,)
"""

WEIGHTS = """
class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [2, 3]
    dtype = "torch.float32"
    device = "cuda:0"
    mean = 0.5
    std = -0.25
    data = None


class Program_weight_tensor_meta_s0:
    name = "s0"
    shape = []
    dtype = "torch.int64"
    mean = None
    std = None
    data = [7]


class Program_weight_tensor_meta_L_self_modules_fc_parameters_weight_:
    name = "L_self_modules_fc_parameters_weight_"
    shape = [4, 3]
    dtype = "torch.bfloat16"
    mean = 0.000
    std = float("nan")
    data = None
"""

GRAPHNET = {"framework": "torch", "source": "timm", "heuristic_tag": "computer_vision"}
OURS = {**GRAPHNET, "extractor": "graphnet-mesh", "extractor_version": 1}


def write_sample(
    folder: Path, model: str = MODEL, weights: str = WEIGHTS, attributes: Mapping[str, Any] = GRAPHNET
) -> Path:
    """Write a sample folder with an empty input_meta.py and return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.py").write_text(model, encoding="utf-8")
    (folder / "weight_meta.py").write_text(weights, encoding="utf-8")
    (folder / "input_meta.py").write_text("", encoding="utf-8")
    (folder / "graph_net.json").write_text(json.dumps(attributes), encoding="utf-8")
    return folder


def meta_class(name: str, **attributes: str) -> str:
    """Return the source code of one class of weight_meta.py. The values of ``attributes`` are Python expressions."""
    given = {"name": repr(name), "shape": "[]", "dtype": '"torch.float32"', **attributes}
    lines = "".join(f"    {key} = {value}\n" for key, value in given.items())
    return f"class Program_weight_tensor_meta_{name}:\n{lines}\n\n"


def model_of(*arguments: str) -> str:
    """Return the source code of a model.py whose forward takes these arguments."""
    listed = ", ".join(["self", *arguments])
    return f"import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward({listed}):\n        return ()\n"
