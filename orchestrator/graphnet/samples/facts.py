"""What a sample is, in the numbers that lists show and filters compare."""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass

from graphnet_contract.samples import Sample, SampleError

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class SampleFacts:
    """Counts and sizes of one sample. ``nodes`` are operator nodes; ``memory_bytes`` its inputs and weights."""

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


def facts_of(name: str, sample: Sample) -> SampleFacts:
    """Everything a list or a filter asks of a sample. Errors: SampleError for an unknown dtype."""
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
    )


def _graphs(sample: Sample) -> int:
    """Distinct graphs of the model the sample was captured from: what the manifest beside it lists, else one."""
    try:
        manifest = json.loads((sample.path.parent / MANIFEST).read_text(encoding="utf-8"))
        return len(manifest["graphs"])
    except (OSError, ValueError, KeyError, TypeError):
        return 1


def _operators(source: str) -> list[str]:
    """The last name of every call, and of every operator written as a sign, in the text's order."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise SampleError(f"model.py is no Python: {error}") from error
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            names.append(node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func))
        elif isinstance(node, ast.BinOp):
            names.append(type(node.op).__name__.lower())
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            names.append("getitem")
    return names
