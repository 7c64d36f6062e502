"""The checks that every extracted sample passes, one function each; a gate says what it found in one sentence."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any, List, Optional, Set, Tuple

import torch

from .canonical import dotted
from .compare import first_difference
from .replay import run

LOWEST_STD, HIGHEST_STD = 1e-2, 1e2
_IMPORTS = frozenset({"torch", "math"})


@dataclass(frozen=True)
class Gate:
    """`required` gates fail an extraction, the others are flags of the sample."""

    name: str
    ok: bool
    detail: str
    required: bool = True


def private_names(text: str) -> List[str]:
    """Every torch name with a private part and every private method in the text, sorted."""
    found: Set[str] = set()
    for node in ast.walk(ast.parse(text)):
        name = dotted(node) or ""
        if name.startswith("torch.") and any(part.startswith("_") for part in name.split(".")):
            found.add(name)
        elif isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("__"):
            found.add(f".{node.attr}")
    return sorted(name for name in found if not any(other != name and other.startswith(name + ".") for other in found))


def forbidden_imports(text: str) -> List[str]:
    """Every import other than torch and math."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name not in _IMPORTS or alias.asname]
        elif isinstance(node, ast.ImportFrom):
            found.append(f"from {node.module}")
    return found


def unknown_names(text: str) -> List[str]:
    """Names in the text that torch alone does not have: such a text could not run elsewhere."""
    missing = []
    for node in ast.walk(ast.parse(text)):
        name = dotted(node) if isinstance(node, ast.Attribute) else None
        if name is not None and name.startswith("torch.") and not _resolves(name):
            missing.append(name)
    return sorted(set(missing))


def _resolves(name: str) -> bool:
    value: Any = torch
    # A library's own operator (torch.ops.transformers.x) is there only where that library is imported.
    if name.startswith("torch.ops.") and not name.startswith("torch.ops.aten"):
        return False
    for part in name.split(".")[1:]:
        if not hasattr(value, part):
            return False
        value = getattr(value, part)
    return True


def text_gates(text: str) -> List[Gate]:
    """What the text alone shows."""
    private, imports, unknown = private_names(text), forbidden_imports(text), unknown_names(text)
    return [
        Gate("public_names", not private, ", ".join(private) or "no private name"),
        Gate("imports", not imports, ", ".join(imports) or "only torch and math"),
        Gate("names_resolve", not unknown, ", ".join(unknown) or "every name exists in this torch"),
    ]


def replay_gates(folder: Path) -> List[Gate]:
    """What running from the stored spec shows: finite, the same twice, neither vanished nor overflown."""
    first, second = run(folder), run(folder)
    _, difference = first_difference(first, second)
    floats = [out for out in first if isinstance(out, torch.Tensor) and (out.is_floating_point() or out.is_complex())]
    finite = all(bool(torch.isfinite(out).all()) for out in floats)
    std, detail = _spread(floats)
    in_range = std is None or LOWEST_STD <= std <= HIGHEST_STD
    return [
        Gate("deterministic", not difference, difference or "two runs give the same bits", required=False),
        Gate(
            "finite", finite, "every float output is finite" if finite else "an output holds inf or NaN", required=False
        ),
        Gate("spread", in_range, detail, required=False),
    ]


def _spread(floats: List[torch.Tensor]) -> Tuple[Optional[float], str]:
    for out in floats:
        if out.numel() > 1:
            wide = out.detach().abs().double() if out.is_complex() else out.detach().double()
            std = float(wide.std())
            return std, f"std of the first float output is {std:.3g}"
    return None, "no float output of more than one element"
