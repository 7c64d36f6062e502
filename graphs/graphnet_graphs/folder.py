"""A sample's folder: model.py, weight_meta.py, input_meta.py, graph_net.json, graph_hash.txt.

graph_net.json is written last, so a folder that has it is complete.
"""

from __future__ import annotations

import json
import math
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Tuple

import torch

from .canonical import canonical_hash
from .capture import CapturedGraph, GraphArgument
from .rules import Description, describe

EXTRACTOR = "graphnet-mesh"
EXTRACTOR_VERSION = 1
FILES = (
    "model.py",
    "weight_meta.py",
    "input_meta.py",
    "input_tensor_constraints.py",
    "graph_hash.txt",
    "graph_net.json",
)


@dataclass(frozen=True)
class Labels:
    """What a sample says about its origin; `tag` is one of GraphNet's five, `category` ours and finer."""

    model_name: str
    source: str = "user"
    category: str = "other"
    tag: str = "other"
    recipe: Mapping[str, str] = ()  # type: ignore[assignment]


def literal(value: Any) -> str:
    """A value of a meta file in its grammar: numbers, strings, None, True, False, lists and float("nan")."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(literal(item) for item in value) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


def tensor_class(argument: GraphArgument) -> str:
    """The class that describes one argument in weight_meta.py."""
    value = argument.first_value
    tensor = value if isinstance(value, torch.Tensor) else torch.tensor(value)
    described = describe(tensor, argument.kind, argument.original) if argument.kind != "symint" else _symint(tensor)
    rows: List[Tuple[str, Any]] = [
        ("name", argument.name),
        ("original_name", argument.original),
        ("kind", argument.kind),
        ("shape", list(tensor.shape)),
        ("dtype", str(tensor.dtype)),
        ("device", "cpu"),
        ("mean", described.mean),
        ("std", described.std),
    ]
    if described.distribution != "normal":
        rows.append(("distribution", described.distribution))
    if described.min_val is not None:
        rows.append(("min_val", described.min_val))
    rows.append(("data", None if described.data is None else list(described.data)))
    body = "\n".join(f"    {key} = {literal(value)}" for key, value in rows)
    return f"class Program_weight_tensor_meta_{argument.name}:\n{body}\n"


def _symint(tensor: torch.Tensor) -> Description:
    return Description(data=(int(tensor),))


def weight_meta(graph: CapturedGraph) -> str:
    """The text of weight_meta.py: one class per argument, in the order of forward's signature."""
    return "\n\n".join(tensor_class(argument) for argument in graph.arguments)


def shapes(graph: CapturedGraph) -> Dict[str, Tuple[Tuple[int, ...], str]]:
    """Shape and dtype of every argument, as the canonical hash wants them."""
    found: Dict[str, Tuple[Tuple[int, ...], str]] = {}
    for argument in graph.arguments:
        value = argument.first_value
        if isinstance(value, torch.Tensor):
            found[argument.name] = (tuple(value.shape), str(value.dtype)[len("torch.") :])
        else:
            found[argument.name] = ((), "int64")
    return found


def graph_hash(graph: CapturedGraph) -> str:
    """The canonical hash of a captured graph."""
    return canonical_hash(graph.text, shapes(graph))


def attributes(graph: CapturedGraph, labels: Labels, dynamic: bool) -> Dict[str, Any]:
    """The content of graph_net.json."""
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
        "recipe": dict(labels.recipe or {}),
    }


def constraints(graph: CapturedGraph) -> str:
    """The text of input_tensor_constraints.py in GraphNet's form: which sizes of the inputs are the same symbol."""
    symbols: Dict[str, Tuple[str, int]] = {}
    rows: List[str] = []
    for argument, sizes in sorted(zip(graph.arguments, graph.symbols), key=lambda pair: pair[0].name):
        real = argument.first_value.shape if isinstance(argument.first_value, torch.Tensor) else ()
        shown = []
        for size, value in zip(sizes, real):
            # A size computed from others (2*s0) has no symbol of its own in this form; its value is written.
            if size.isidentifier():
                symbols.setdefault(size, (f"S{len(symbols)}", int(value)))
            shown.append(symbols[size][0] if size in symbols else str(int(value)))
        rows.append(f'    ([{", ".join(shown)}], "{argument.name}"),')
    named = list(symbols.values())
    lines = ["from sympy import Symbol", "", *(f'{name} = Symbol("{name}")' for name, _ in named), ""]
    lines.append(f"dynamic_dim_constraint_symbols = [{', '.join(name for name, _ in named)}]")
    pairs = ", ".join(f"{name}: {value}" for name, value in named)
    lines.append(f"dynamic_dim_constraint_symbol2example_value = {{{pairs}}}")
    lines += ["dynamic_dim_constraint_relations = []", "dynamic_dim_constraint_input_shapes = ["]
    return "\n".join([*lines, *rows, "]", ""])


def _tensor(argument: GraphArgument) -> torch.Tensor:
    assert isinstance(argument.first_value, torch.Tensor)
    return argument.first_value


def _numel(argument: GraphArgument) -> int:
    return math.prod(_tensor(argument).shape)


def clear(folder: Path) -> None:
    """Removes an earlier extraction of the same name; refuses a folder that holds anything else."""
    if not folder.exists():
        return
    foreign = _foreign(folder, subgraphs=True)
    if foreign is not None:
        from .errors import UsageError

        raise UsageError(f"{folder} holds {foreign}, which no extraction wrote; give another --name or --out.")
    shutil.rmtree(str(folder))


def _foreign(folder: Path, subgraphs: bool) -> Optional[str]:
    """The first thing in a folder that no extraction of ours wrote."""
    for path in sorted(folder.iterdir()):
        if subgraphs and path.is_dir() and path.name.startswith("subgraph_"):
            inner = _foreign(path, subgraphs=False)
            if inner is not None:
                return f"{path.name}/{inner}"
        elif path.name not in (*FILES, "manifest.json", "__pycache__"):
            return path.name
        elif path.name == "graph_net.json" and not _is_of_ours(path):
            return "a sample of another extractor"
    return None


def _is_of_ours(attributes_file: Path) -> bool:
    try:
        found = json.loads(attributes_file.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(found, dict) and found.get("extractor") == EXTRACTOR


def write(
    folder: Path, graph: CapturedGraph, labels: Labels, dynamic: bool, extra: Optional[Dict[str, Any]] = None
) -> None:
    """Writes one sample."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.py").write_text(graph.text, encoding="utf-8")
    (folder / "weight_meta.py").write_text(weight_meta(graph), encoding="utf-8")
    (folder / "input_meta.py").write_text("", encoding="utf-8")
    if dynamic:
        (folder / "input_tensor_constraints.py").write_text(constraints(graph), encoding="utf-8")
    (folder / "graph_hash.txt").write_text(graph_hash(graph) + "\n", encoding="utf-8")
    described = {**attributes(graph, labels, dynamic), **(extra or {})}
    (folder / "graph_net.json").write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
