"""A small convolutional network, and right and wrong decompositions of it.

The tests check that the backend `decomposed` runs the right decompositions and refuses the wrong decompositions.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

#: The network. It has a branch with the second convolution, and a skip connection that bypasses this branch. A cut
#: inside the branch therefore passes two values from one part to the next.
TEXT = """import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        stem: torch.Tensor,
        mean: torch.Tensor,
        var: torch.Tensor,
        conv: torch.Tensor,
        head: torch.Tensor,
        bias: torch.Tensor,
    ):
        y = torch.conv2d(x, stem, None, (1, 1), (1, 1))
        y_1 = torch.nn.functional.batch_norm(y, mean, var, None, None, False, 0.1, 1e-05); y = None
        skip = torch.nn.functional.relu(y_1); y_1 = None
        z = torch.conv2d(skip, conv, None, (1, 1), (1, 1))
        z_1 = z * 0.5; z = None
        total = z_1 + skip; z_1 = skip = None
        act = torch.nn.functional.relu(total); total = None
        pool = torch.nn.functional.adaptive_avg_pool2d(act, (1, 1)); act = None
        flat = torch.flatten(pool, 1); pool = None
        out = torch.nn.functional.linear(flat, head, bias); flat = None
        return (out,)
"""
#: The weights and the input by name. Each has a kind, a shape, a mean and a std.
TENSORS: dict[str, tuple[str, list[int], float, float]] = {
    "x": ("input", [4, 3, 64, 64], 0.0, 1.0),
    "stem": ("parameter", [16, 3, 3, 3], 0.0, 0.3),
    "mean": ("buffer", [16], 0.0, 0.1),
    "var": ("buffer", [16], 1.0, 0.0),
    "conv": ("parameter", [16, 16, 3, 3], 0.0, 0.1),
    "head": ("parameter", [10, 16], 0.0, 0.3),
    "bias": ("parameter", [10], 0.0, 0.1),
}
#: The positions of two cuts, which make three parts. The first cut is before the second convolution.
IN_THREE = "3,7"
#: The positions of two cuts inside the branch. Each of these cuts passes two values.
INSIDE_THE_BRANCH = "4,5"


def write_network(folder: Path, width: float = 0.3) -> Path:
    """Write the network as a sample, and return its folder. ``width`` is the std of the first weight."""
    folder.mkdir(parents=True)
    (folder / "model.py").write_text(TEXT)
    classes = [
        f'class Program_weight_tensor_meta_{name}:\n    name = "{name}"\n    kind = "{kind}"\n    shape = {shape}\n'
        f'    dtype = "torch.float32"\n    device = "cpu"\n    mean = {mean}\n'
        f"    std = {width if name == 'stem' else std}\n    data = None\n"
        for name, (kind, shape, mean, std) in TENSORS.items()
    ]
    (folder / "weight_meta.py").write_text("\n\n".join(classes))
    (folder / "input_meta.py").write_text("")
    facts = {"framework": "torch", "source": "planted", "extractor": "graphnet-mesh", "extractor_version": 1}
    (folder / "graph_net.json").write_text(json.dumps(facts))
    return folder


def decompose(python: str, whole: Path, out: Path, positions: str) -> Path:
    """Decompose the sample ``whole`` at the given positions, and return the folder of its parts. ``python`` must have
    torch.
    """
    command = [python, "-m", "graphnet_graphs", "decompose", str(whole), "--out", str(out), "--positions", positions]
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("proto", "graphs"))
    environment = {**os.environ, "PYTHONPATH": paths}
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=300)
    return out / whole.parent.name / whole.name


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    if old not in text:
        raise ValueError(f"{path} does not contain {old!r}")
    path.write_text(text.replace(old, new))


def edit_manifest(parts: Path, change: Callable[[Any], None]) -> None:
    manifest = json.loads((parts / "manifest.json").read_text())
    change(manifest)
    (parts / "manifest.json").write_text(json.dumps(manifest))


def _own_names(parts: Path) -> None:
    for path in (parts / "subgraph_1" / "model.py", parts / "subgraph_1" / "weight_meta.py"):
        path.write_text(re.sub(r"\b(Program_weight_tensor_meta_)?skip\b", r"\1my_placeholder", path.read_text()))


def _twice(manifest: Any) -> None:
    manifest["calls"].insert(1, manifest["calls"][0])


def _swapped(manifest: Any) -> None:
    args = manifest["calls"][0]["args"]
    args[2], args[3] = args[3], args[2]


def _elsewhere(manifest: Any) -> None:
    first, second = manifest["decomposition"]["parts"][:2]
    first["statements"][1] = second["statements"][0] = 4


def _of_another(manifest: Any) -> None:
    manifest["decomposition"]["sample_hash"] = "0" * 64


#: Right decompositions by name: the positions of the cuts, and a function that edits the parts' files. The
#: decomposition is still right after this edit.
RIGHT: dict[str, tuple[str, Callable[[Path], None]]] = {
    "in three": (IN_THREE, lambda parts: None),
    "placeholders of its own": (IN_THREE, _own_names),
    "inside a branch": (INSIDE_THE_BRANCH, lambda parts: None),
}
#: Wrong decompositions by name, all cut at ``IN_THREE``. Each has a function that edits the parts' files and so makes
#: the decomposition wrong, the part (or "manifest") that the error message must name, and words that this message must
#: contain.
WRONG: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "a part is missing": (lambda p: shutil.rmtree(p / "subgraph_1"), "subgraph_1", "its folder is missing"),
    "a part is there twice": (lambda p: edit_manifest(p, _twice), "subgraph_0", "the manifest names it twice"),
    "two arguments are swapped": (lambda p: edit_manifest(p, _swapped), "subgraph_0", "differs from"),
    "cut at a wrong place": (
        lambda p: edit_manifest(p, _elsewhere),
        "subgraph_0",
        "it has 1 of the operator torch.conv2d",
    ),
    "another operator": (
        lambda p: edit(p / "subgraph_1/model.py", "functional.relu(", "functional.silu("),
        "subgraph_1",
        "it has 0 of the operator torch.nn.functional.relu",
    ),
    "another attribute": (lambda p: edit(p / "subgraph_1/model.py", "* 0.5", "* 0.25"), "subgraph_1", "computes"),
    "another weight": (
        lambda p: edit(p / "subgraph_2/weight_meta.py", "std = 0.3", "std = 0.6"),
        "subgraph_2",
        "its argument head differs from head of the whole",
    ),
    "parts of another sample": (lambda p: edit_manifest(p, _of_another), "manifest", "made from another sample"),
}  # fmt: skip
