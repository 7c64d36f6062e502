"""The checks of an extracted sample, called gates. Each gate returns its finding in one sentence."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any, List

import torch

from graphnet_graphs.code.syntax import dotted
from graphnet_graphs.repair.private_api import private_names
from graphnet_graphs.running.compare import first_difference
from graphnet_graphs.running.run_sample import run_sample

LOWEST_STD, HIGHEST_STD = 1e-2, 1e2
_IMPORTS = frozenset({"torch", "math"})


@dataclass(frozen=True)
class Gate:
    """The finding of one gate, in words also for a sample that passed.

    If a gate is not `required`, its failure is only reported as a flag and does not make the extraction fail.
    """

    name: str
    ok: bool
    detail: str
    required: bool = True


def text_gates(text: str) -> List[Gate]:
    """Return the findings of the gates that need only the sample's source code."""
    private, imports, unknown = private_names(text), forbidden_imports(text), unknown_names(text)
    return [
        Gate("public_names", not private, ", ".join(private) or "no private name"),
        Gate("imports", not imports, ", ".join(imports) or "only torch and math"),
        Gate("names_resolve", not unknown, ", ".join(unknown) or "every name exists in this torch"),
    ]


def run_gates(folder: Path) -> List[Gate]:
    """Run a sample twice from its files. The gates: both runs give the same bits, all float outputs are finite, and the
    standard deviation of the first float output is between LOWEST_STD and HIGHEST_STD.
    """
    first, second = run_sample(folder), run_sample(folder)
    difference = first_difference(first, second)
    floats = [out for out in first if isinstance(out, torch.Tensor) and (out.is_floating_point() or out.is_complex())]
    same = "two runs give the same bits" if difference is None else difference.what
    finite = all(bool(torch.isfinite(out).all()) for out in floats)
    finding = "every float output is finite" if finite else "an output holds inf or NaN"
    return [
        Gate("deterministic", difference is None, same, required=False),
        Gate("finite", finite, finding, required=False),
        _spread_gate(floats),
    ]


def forbidden_imports(text: str) -> List[str]:
    """Return every import in the source code other than torch and math."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name not in _IMPORTS or alias.asname]
        elif isinstance(node, ast.ImportFrom):
            found.append(f"from {node.module}")
    return found


def unknown_names(text: str) -> List[str]:
    """Return, sorted, the torch names in the source code that do not exist after `import torch` alone."""
    missing = []
    for node in ast.walk(ast.parse(text)):
        name = dotted(node) if isinstance(node, ast.Attribute) else None
        if name is not None and name.startswith("torch.") and not _resolves(name):
            missing.append(name)
    return sorted(set(missing))


def _resolves(name: str) -> bool:
    value: Any = torch
    # An operator that a library registers (torch.ops.transformers.x) needs more than `import torch`.
    if name.startswith("torch.ops.") and not name.startswith("torch.ops.aten"):
        return False
    for part in name.split(".")[1:]:
        if not hasattr(value, part):
            return False
        value = getattr(value, part)
    return True


def _spread_gate(floats: List[torch.Tensor]) -> Gate:
    out = next((out for out in floats if out.numel() > 1), None)
    if out is None:
        return Gate("spread", True, "no float output of more than one element", required=False)
    std = float((out.detach().abs().double() if out.is_complex() else out.detach().double()).std())
    detail = f"std of the first float output is {std:.3g}"
    return Gate("spread", LOWEST_STD <= std <= HIGHEST_STD, detail, required=False)
