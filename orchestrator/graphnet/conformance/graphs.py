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
#: One argument of a graph: an array is a tensor with these values, an int is a SymInt, and a tuple is the shape of a
#: float32 tensor with generated values.
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
class Expected:
    """The correct results of a graph.

    Attributes:
        returned: the value that the graph returns: nested arrays, numbers and None.
        written: the arguments that the graph changes, by name, with their values after the call.
    """

    returned: Any
    written: Mapping[str, Array]


@dataclass(frozen=True)
class Graph:
    """The parts from which the suite writes one sample, and the functions that compute its correct results.

    Attributes:
        body: the body of ``forward``, not indented.
        arguments: the arguments of ``forward`` by name, in the order of its signature.
        expected: a function that gets the arguments as numpy arrays and ints and returns the value that ``forward``
            must return; None if the case does not check the outputs.
        writes: a function that gets the same arguments and returns the new values of the arguments that the graph
            changes; None if the graph changes no argument.
        preamble: statements before the class GraphModule.
        closing: statements after the class GraphModule.
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
        kinds = {name: "torch.SymInt" if isinstance(value, int) else "torch.Tensor" for name, value in self.items()}
        signature = ", ".join(f"{name}: {kind}" for name, kind in kinds.items())
        body = "\n".join(" " * 8 + line for line in self.body.strip().splitlines())
        text = _MODEL.format(preamble=self.preamble, arguments=signature, body=body, closing=self.closing)
        (folder / "model.py").write_text(text, encoding="utf-8")
        metas = "\n\n".join(_meta(name, value) for name, value in self.items())
        (folder / "weight_meta.py").write_text(metas, encoding="utf-8")
        (folder / "input_meta.py").write_text("", encoding="utf-8")
        facts = {**_ATTRIBUTES, "extractor": "graphnet-mesh", "extractor_version": 1}
        (folder / "graph_net.json").write_text(json.dumps(facts), encoding="utf-8")
        return load_sample(folder)

    def items(self) -> list[tuple[str, Argument]]:
        """Return the arguments, with their names, in the order of forward's signature."""
        return list(self.arguments.items())

    def answer(self, inputs: Mapping[str, Array | int]) -> Expected:
        """Compute the correct results with numpy. The graph's field ``expected`` must not be None."""
        assert self.expected is not None
        returned = self.expected(**_copies(inputs))
        written = self.writes(**_copies(inputs)) if self.writes else {}
        return Expected(returned, written)


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
    data = _flat(value)
    return _META.format(name=name, kind="input", shape=list(value.shape), dtype=value.dtype.name, data=data)


def _flat(value: Array) -> list[int | float | bool]:
    """Return the array's elements as plain numbers, in row-major order. A complex element becomes two numbers."""
    flat = value.reshape(-1)
    if flat.dtype.kind == "c":
        return [float(part) for item in flat for part in (item.real, item.imag)]
    if flat.dtype.kind == "b":
        return [bool(item) for item in flat]
    if flat.dtype.kind in "iu":
        return [int(item) for item in flat]
    return [float(item) for item in flat]
