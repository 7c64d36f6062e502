"""Write the files of a sample's folder, and remove the files of an earlier extraction.

graph_net.json is written last, so a folder that has this file is complete.
"""

from __future__ import annotations

import json
import math
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Protocol, Tuple

import torch

from graphnet_contract.meta import INPUT_META, WEIGHT_META
from graphnet_contract.samples import ATTRIBUTES, CONSTRAINTS, EXTRACTOR, EXTRACTOR_VERSION, MODEL

from .canonical import GRAPH_HASH
from .captured_graph import CapturedGraph, GraphArgument, hash_of_graph
from .constraints import constraints_text
from .descriptions import Description, describe
from .errors import UsageError


class Named(Protocol):
    """The names and the kind of an argument; `captured_graph.GraphArgument` documents them."""

    @property
    def name(self) -> str: ...
    @property
    def original(self) -> str: ...
    @property
    def kind(self) -> str: ...


FILES = (MODEL, WEIGHT_META, INPUT_META, CONSTRAINTS, GRAPH_HASH, ATTRIBUTES)


@dataclass(frozen=True)
class Labels:
    """The origin of a sample.

    Attributes:
        model_name: the name of the model.
        source: the library that the model is from.
        category: our own category, which is finer than `tag`.
        tag: one of GraphNet's five tags: computer_vision, nlp, audio, multimodal, other.
        packages: the versions of the packages that built the model, by package name (`recipe` in graph_net.json).
    """

    model_name: str
    source: str = "user"
    category: str = "other"
    tag: str = "other"
    packages: Mapping[str, str] = field(default_factory=dict)


def literal(value: Any) -> str:
    """Return a value as source code for weight_meta.py: a number, string, None, True, False, list or float("nan")."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(literal(item) for item in value) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


def tensor_class(argument: GraphArgument) -> str:
    """Return the source code of an argument's class in weight_meta.py.

    The class describes the value that the argument has before the first call of its graph.
    """
    value = argument.first_value
    tensor = value if isinstance(value, torch.Tensor) else torch.tensor(value)
    described = describe(tensor, argument.kind, argument.original) if argument.kind != "symint" else _symint(tensor)
    return described_class(argument, tuple(tensor.shape), str(tensor.dtype), described)


def described_class(named: Named, shape: Tuple[int, ...], dtype: str, described: Description) -> str:
    """Return the source code of an argument's class in weight_meta.py.

    Args:
        named: the argument's name, original name and kind.
        shape: the argument's sizes.
        dtype: the argument's dtype as torch prints it, such as torch.float32.
        described: how the argument's values are made.
    """
    rows: List[Tuple[str, Any]] = [
        ("name", named.name),
        ("original_name", named.original),
        ("kind", named.kind),
        ("shape", list(shape)),
        ("dtype", dtype),
        ("device", "cpu"),
        ("mean", described.mean),
        ("std", described.std),
    ]
    if described.distribution != "normal":
        rows.append(("distribution", described.distribution))
    if described.min_val is not None:
        rows.append(("min_val", described.min_val))
    if described.max_val is not None:
        rows.append(("max_val", described.max_val))
    rows.append(("data", None if described.data is None else list(described.data)))
    body = "\n".join(f"    {key} = {literal(value)}" for key, value in rows)
    return f"class Program_weight_tensor_meta_{named.name}:\n{body}\n"


def _symint(tensor: torch.Tensor) -> Description:
    return Description(data=(int(tensor),))


def weight_meta(graph: CapturedGraph) -> str:
    """Return the content of weight_meta.py: one class for each argument, in the order of forward's signature."""
    return "\n\n".join(tensor_class(argument) for argument in graph.arguments)


def attributes(graph: CapturedGraph, labels: Labels, dynamic: bool) -> Dict[str, Any]:
    """Return the content of a sample's graph_net.json."""
    tensors = [argument for argument in graph.arguments if isinstance(argument.first_value, torch.Tensor)]
    return {
        "framework": "torch",
        "model_name": labels.model_name,
        "source": labels.source,
        "heuristic_tag": labels.tag,
        "category": labels.category,
        "dynamic": dynamic,
        "num_devices_required": 1,
        "num_nodes_required": 1,
        "extractor": EXTRACTOR,
        "extractor_version": EXTRACTOR_VERSION,
        "torch_version": torch.__version__.split("+")[0],
        "nodes": graph.emitted.nodes,
        "parameters": sum(_numel(a) for a in tensors if a.kind == "parameter"),
        "dtypes": sorted({str(_tensor(a).dtype)[len("torch.") :] for a in tensors}),
        "mutates": sorted(graph.mutated),
        "recipe": dict(labels.packages),
    }


def _tensor(argument: GraphArgument) -> torch.Tensor:
    assert isinstance(argument.first_value, torch.Tensor)
    return argument.first_value


def _numel(argument: GraphArgument) -> int:
    return math.prod(_tensor(argument).shape)


def clear(folder: Path) -> None:
    """Remove the folder of an earlier extraction. Do nothing if the folder does not exist.

    Raises:
        UsageError: the folder holds something that no extraction wrote.
    """
    if not folder.exists():
        return
    foreign = _foreign(folder, subgraphs=True)
    if foreign is not None:
        raise UsageError(f"{folder} holds {foreign}, which no extraction wrote; give another --name or --out.")
    shutil.rmtree(str(folder))


def _foreign(folder: Path, subgraphs: bool) -> Optional[str]:
    """Return the folder's first file or subfolder that no extraction wrote; None if extractions wrote all of them."""
    for path in sorted(folder.iterdir()):
        if subgraphs and path.is_dir() and path.name.startswith("subgraph_"):
            inner = _foreign(path, subgraphs=False)
            if inner is not None:
                return f"{path.name}/{inner}"
        elif path.name not in (*FILES, "manifest.json", "__pycache__"):
            return path.name
        elif path.name == ATTRIBUTES and not _is_ours(path):
            return "a sample of another extractor"
    return None


def _is_ours(attributes_file: Path) -> bool:
    try:
        found = json.loads(attributes_file.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(found, dict) and found.get("extractor") == EXTRACTOR


def write(
    folder: Path, graph: CapturedGraph, labels: Labels, dynamic: bool, extra: Optional[Mapping[str, Any]] = None
) -> None:
    """Write the files of one sample into its folder.

    Args:
        folder: the sample's folder; it is created if it is missing.
        graph: the captured graph.
        labels: the origin of the sample.
        dynamic: whether the sample's sizes are symbols; input_tensor_constraints.py then lists them.
        extra: more entries of graph_net.json.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MODEL).write_text(graph.text, encoding="utf-8")
    (folder / WEIGHT_META).write_text(weight_meta(graph), encoding="utf-8")
    (folder / INPUT_META).write_text("", encoding="utf-8")
    if dynamic:
        (folder / CONSTRAINTS).write_text(constraints_text(graph), encoding="utf-8")
    (folder / GRAPH_HASH).write_text(hash_of_graph(graph) + "\n", encoding="utf-8")
    described = {**attributes(graph, labels, dynamic), **(extra or {})}
    (folder / ATTRIBUTES).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
