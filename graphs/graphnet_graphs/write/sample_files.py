"""Write the files of a sample's folder, and remove the files of an earlier extraction.

graph_net.json is written last, so a folder that has this file is complete.
"""

from __future__ import annotations

import json
import math
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Tuple

import torch

from graphnet_contract.meta import INPUT_META, WEIGHT_META
from graphnet_contract.samples import ATTRIBUTES, CONSTRAINTS, EXTRACTOR, EXTRACTOR_VERSION, MODEL
from graphnet_graphs.code.canonical import GRAPH_HASH
from graphnet_graphs.errors import UsageError
from graphnet_graphs.write.captured_graph import CapturedGraph, GraphArgument, hash_of_graph
from graphnet_graphs.write.constraints import constraints_text
from graphnet_graphs.write.descriptions import Description, describe

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
    """Return a value as source code for weight_meta.py."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(literal(item) for item in value) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


def tensor_class(argument: GraphArgument) -> str:
    """Return the source code of the class in weight_meta.py that describes an argument's first value."""
    value = argument.first_value
    tensor = value if isinstance(value, torch.Tensor) else torch.tensor(value)
    if argument.kind == "symint":
        described = Description(data=(int(tensor),))
    else:
        described = describe(tensor, argument.kind, argument.original)
    return described_class(argument, tuple(tensor.shape), str(tensor.dtype), described)


def described_class(named: GraphArgument, shape: Tuple[int, ...], dtype: str, described: Description) -> str:
    """Return the source code of an argument's class in weight_meta.py. `dtype` is one such as torch.float32."""
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


def attributes(graph: CapturedGraph, labels: Labels, dynamic: bool) -> Dict[str, Any]:
    """Return the content of a sample's graph_net.json."""
    tensors = [(a.kind, a.first_value) for a in graph.arguments if isinstance(a.first_value, torch.Tensor)]
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
        "parameters": sum(math.prod(tensor.shape) for kind, tensor in tensors if kind == "parameter"),
        "dtypes": sorted({str(tensor.dtype)[len("torch.") :] for _, tensor in tensors}),
        "mutates": sorted(graph.mutated),
        "recipe": dict(labels.packages),
    }


def clear(folder: Path) -> None:
    """Remove the folder of an earlier extraction. Raise UsageError if it holds something that no extraction wrote."""
    if not folder.exists():
        return
    foreign = _foreign(folder, subgraphs=True)
    if foreign is not None:
        raise UsageError(f"{folder} holds {foreign}, which no extraction wrote; give another --name or --out.")
    shutil.rmtree(str(folder))


def _foreign(folder: Path, subgraphs: bool) -> Optional[str]:
    """Return the folder's first file or subfolder that no extraction wrote; None if there is none."""
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
    """Write the files of one sample into its folder. `extra` has more entries of graph_net.json.

    If the sample's sizes are symbols (`dynamic`), input_tensor_constraints.py lists them.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MODEL).write_text(graph.text, encoding="utf-8")
    (folder / WEIGHT_META).write_text("\n\n".join(map(tensor_class, graph.arguments)), encoding="utf-8")
    (folder / INPUT_META).write_text("", encoding="utf-8")
    if dynamic:
        (folder / CONSTRAINTS).write_text(constraints_text(graph), encoding="utf-8")
    (folder / GRAPH_HASH).write_text(hash_of_graph(graph) + "\n", encoding="utf-8")
    described = {**attributes(graph, labels, dynamic), **(extra or {})}
    (folder / ATTRIBUTES).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
