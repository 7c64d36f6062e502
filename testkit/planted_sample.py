"""Write a small sample with one input ``x``, or a backend, for tests and benchmarks that need real ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

HEAD = (
    "import torch\n\n{prelude}\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor{edges}):\n"
)

META = """class Program_weight_tensor_meta_x:
    name = "x"
    shape = {shape}
    dtype = "torch.float32"
    device = "cpu"
    mean = {mean}
    std = {std}
    data = None
    kind = "input"
"""

#: A further input of the pairs of rows of ``x`` that are connected.
EDGES = """

class Program_weight_tensor_meta_edges:
    name = "edges"
    shape = [2, {count}]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = {data}
    kind = "input"
"""

MANIFEST = """name = "{name}"
summary = "planted"
{head}
[flavours.torch]
python = "3.11"
requirements = "requirements.txt"
devices = ["cpu"]
{tables}"""


def write_backend(
    folder: Path, adapter: str, requirements: str = "", name: str = "", head: str = "", tables: str = ""
) -> Path:
    """Write or replace a backend, by default named like its folder, and return the folder.

    ``head`` holds further keys of backend.toml, and ``tables`` further tables.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "adapter.py").write_text(adapter)
    (folder / "backend.toml").write_text(MANIFEST.format(name=name or folder.name, head=head, tables=tables))
    (folder / "requirements.txt").write_text(requirements)
    return folder


def meta_of(shape: Sequence[int] = (4, 8), mean: float = 0.0, std: float = 1.0) -> str:
    """Return the text of the sample's weight_meta.py, which describes the input ``x``."""
    return META.format(shape=list(shape), mean=mean, std=std)


def write_sample(
    folder: Path,
    body: str,
    prelude: str = "",
    shape: Sequence[int] = (4, 8),
    std: float = 1.0,
    edges: int = 0,
    **facts: str,
) -> Path:
    """Write a sample whose ``forward`` is ``body``, and return its folder. ``facts`` are entries of graph_net.json.

    With a number of ``edges``, its second input is ``edges``, int64 of shape (2, edges): rows of ``x``.
    """
    folder.mkdir(parents=True)
    indented = "".join(f"        {line}\n" for line in body.splitlines())
    head = HEAD.format(prelude=prelude, edges=", edges: torch.Tensor" if edges else "")
    (folder / "model.py").write_text(head + indented)
    ends = [number * number % shape[0] for number in range(2 * edges)]
    text = meta_of(shape, std=std) + (EDGES.format(count=edges, data=ends) if edges else "")
    (folder / "weight_meta.py").write_text(text)
    (folder / "input_meta.py").write_text("")
    known = {"framework": "torch", "source": "planted", "extractor": "graphnet-mesh", "extractor_version": 1}
    (folder / "graph_net.json").write_text(json.dumps(known | facts))
    return folder
