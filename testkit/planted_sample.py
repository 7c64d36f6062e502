"""Write a small sample with one input ``x``, or a backend, for tests and benchmarks that need real ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

HEAD = "import torch\n\n{prelude}\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor):\n"

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
    folder: Path, body: str, prelude: str = "", shape: Sequence[int] = (4, 8), std: float = 1.0, **facts: str
) -> Path:
    """Write a sample whose ``forward`` is ``body``, and return its folder. ``facts`` are entries of graph_net.json."""
    folder.mkdir(parents=True)
    indented = "".join(f"        {line}\n" for line in body.splitlines())
    (folder / "model.py").write_text(HEAD.format(prelude=prelude) + indented)
    (folder / "weight_meta.py").write_text(meta_of(shape, std=std))
    (folder / "input_meta.py").write_text("")
    known = {"framework": "torch", "source": "planted", "extractor": "graphnet-mesh", "extractor_version": 1}
    (folder / "graph_net.json").write_text(json.dumps(known | facts))
    return folder
