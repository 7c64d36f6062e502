"""Counts the engines of each module, for the stand-in for torch_blade."""

from __future__ import annotations

from typing import Any, Dict, List

_engines: Dict[int, List[int]] = {}


def register(module: Any, nodes: int) -> None:
    """Record that the module has one more engine, with this number of nodes."""
    _engines.setdefault(id(module), []).append(nodes)


def num_engines(module: Any) -> int:
    """Return the number of engines in a script module. Raise AttributeError for a plain module, as torch_blade does."""
    module.forward.graph  # noqa: B018
    return len(_engines.get(id(module), []))


def num_compiled_nodes(module: Any) -> List[int]:
    """Return the number of nodes in each of the module's engines."""
    return list(_engines.get(id(module), []))
