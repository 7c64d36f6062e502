"""The facts of a sample: the numbers and names that lists of samples show and that filters compare."""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass

from graphnet_contract.meta import read_file
from graphnet_contract.samples import Sample, SampleError

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class SampleFacts:
    """The facts of one sample.

    Attributes:
        source: where its model comes from, for instance ``timm``.
        nodes: number of operator nodes in the graph.
        parameters: number of elements in all parameters.
        graphs: number of distinct graphs that were captured from the sample's model; 1 if this is not recorded.
        memory_bytes: size of the sample's inputs and weights, in bytes.
        dynamic: whether the graph has symbolic sizes.
        framework: the framework whose model it is, torch or paddle.
        loader_rules: the names of the changes with which the loader had to adapt the sample's files.
    """

    sample: str
    source: str
    category: str
    nodes: int
    parameters: int
    graphs: int
    dtypes: tuple[str, ...]
    memory_bytes: int
    operators: tuple[str, ...]
    dynamic: bool
    sample_hash: str
    loader_rules: tuple[str, ...]
    ours: bool
    framework: str = "torch"


def facts_of(name: str, sample: Sample) -> SampleFacts:
    """Return the facts of a sample. Raises SampleError if a dtype is unknown or model.py is not valid Python."""
    operators = _operators(sample.model_source)
    recorded = sample.attributes.get("nodes")
    return SampleFacts(
        sample=name,
        source=sample.source,
        category=sample.category,
        nodes=recorded if isinstance(recorded, int) else len(operators),
        parameters=sum(spec.numel for spec in sample.specs if spec.kind == "parameter"),
        graphs=_graphs(sample),
        dtypes=tuple(sorted({spec.dtype for spec in sample.specs if not spec.is_symint})),
        memory_bytes=sum(spec.nbytes for spec in sample.specs if not spec.is_symint),
        operators=tuple(sorted(set(operators))),
        dynamic=bool(sample.attributes.get("dynamic", False)),
        sample_hash=sample.sample_hash,
        loader_rules=sample.loader_rules,
        ours=sample.ours,
        framework=sample.framework,
    )


def _graphs(sample: Sample) -> int:
    """Return how many graphs the manifest in the sample's parent folder lists, or 1 if there is no manifest."""
    try:
        manifest = json.loads(read_file(sample.path.parent / MANIFEST).text())
        return len(manifest["graphs"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return 1


def _operators(source: str) -> list[str]:
    """Return the names of all called functions, binary operators (`x + y`) and subscripts (`x[0]`)."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise SampleError(f"model.py is not Python: {error}") from error
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            names.append(node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func))
        elif isinstance(node, ast.BinOp):
            names.append(type(node.op).__name__.lower())
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            names.append("getitem")
    return names
