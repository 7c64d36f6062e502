"""Write the samples of the conformance suite, and compute their correct results with numpy."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from graphnet.judge.structure import Tree
from graphnet.judge.verdict import Outputs
from graphnet_contract.samples import Sample, load_sample

Array = NDArray[Any]
#: An array is a tensor with these values, an int a SymInt, a tuple the shape of a float32 tensor of the generator.
Argument = Array | int | tuple[int, ...]

_MODEL = """import torch

{preamble}
class GraphModule(torch.nn.Module):
    def forward(self, {arguments}):
{body}
{closing}"""

_META = """class Program_weight_tensor_meta_{name}:
    name = "{name}"
    kind = "{kind}"
    shape = {shape}
    dtype = "torch.{dtype}"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = {data}
"""

_ATTRIBUTES = {"framework": "torch", "source": "conformance", "heuristic_tag": "conformance"}


@dataclass(frozen=True)
class Graph:
    """The parts from which the suite writes one sample, and the functions that compute its correct results.

    ``expected`` gets the arguments as numpy arrays and ints, and returns what ``forward`` must return; None if the case
    does not check the outputs. ``writes`` returns the new values of the arguments that the graph changes, if there are
    any.
    """

    body: str
    arguments: Mapping[str, Argument]
    expected: Callable[..., Any] | None = None
    writes: Callable[..., Mapping[str, Array]] | None = None
    preamble: str = ""
    closing: str = ""

    def write(self, folder: Path) -> Sample:
        """Write the graph as a sample into a folder, and load the sample from this folder."""
        folder.mkdir(parents=True)
        (folder / "model.py").write_text(self.text(), encoding="utf-8")
        metas = "\n\n".join(_meta(name, value) for name, value in self.arguments.items())
        (folder / "weight_meta.py").write_text(metas, encoding="utf-8")
        (folder / "input_meta.py").write_text("", encoding="utf-8")
        facts = {**_ATTRIBUTES, "extractor": "graphnet-mesh", "extractor_version": 1}
        (folder / "graph_net.json").write_text(json.dumps(facts), encoding="utf-8")
        return load_sample(folder)

    def text(self) -> str:
        """Return the text of model.py."""
        kinds = {
            name: "torch.SymInt" if isinstance(value, int) else "torch.Tensor" for name, value in self.arguments.items()
        }
        signature = ", ".join(f"{name}: {kind}" for name, kind in kinds.items())
        body = "\n".join(" " * 8 + line for line in self.body.strip().splitlines())
        return _MODEL.format(preamble=self.preamble, arguments=signature, body=body, closing=self.closing)

    def answer(self, inputs: Mapping[str, Array | int]) -> tuple[Any, Mapping[str, Array]]:
        """Compute with numpy what ``forward`` must return and write. The field ``expected`` must not be None."""
        assert self.expected is not None
        return self.expected(**_copies(inputs)), self.writes(**_copies(inputs)) if self.writes else {}


def outputs_of(value: Any) -> Outputs:
    """Convert nested arrays and plain values to ``Outputs``, the form in which the judge compares outputs."""
    arrays: list[Array] = []
    tree = _tree(value, arrays)
    return Outputs(tree, arrays, [array.dtype.name for array in arrays])


def _tree(value: Any, arrays: list[Array]) -> Tree:
    if isinstance(value, np.ndarray | np.generic):
        arrays.append(np.asarray(value))
        return ("tensor", len(arrays) - 1)
    if isinstance(value, dict):
        return ("dict", *(part for key, item in value.items() for part in (key, _tree(item, arrays))))
    if isinstance(value, tuple | list):
        return (type(value).__name__, *(_tree(item, arrays) for item in value))
    return value  # type: ignore[no-any-return]


def _copies(inputs: Mapping[str, Array | int]) -> dict[str, Array | int]:
    return {name: value if isinstance(value, int) else value.copy() for name, value in inputs.items()}


def _meta(name: str, value: Argument) -> str:
    if isinstance(value, int):
        return _META.format(name=name, kind="symint", shape=[], dtype="int64", data=[value])
    if isinstance(value, tuple):
        return _META.format(name=name, kind="input", shape=list(value), dtype="float32", data=None)
    flat = value.reshape(-1)
    if flat.dtype.kind == "c":
        # A complex element becomes two numbers.
        flat = flat.view(flat.real.dtype)
    # The types of ml_dtypes have no plain numbers of their own.
    data = (flat if flat.dtype.kind in "biu" else flat.astype(np.float64)).tolist()
    return _META.format(name=name, kind="input", shape=list(value.shape), dtype=value.dtype.name, data=data)
