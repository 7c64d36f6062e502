"""Counters of engines, by module."""

from __future__ import annotations

from typing import Any, Dict, List

_engines: Dict[int, List[int]] = {}


def register(module: Any, nodes: int) -> None:
    """Record one engine with its number of nodes."""
    _engines.setdefault(id(module), []).append(nodes)


def num_engines(module: Any) -> int:
    """Number of engines in a module. As in the library, a plain module is an error."""
    module.forward.graph  # noqa: B018
    return len(_engines.get(id(module), []))


def num_compiled_nodes(module: Any) -> List[int]:
    """Nodes per engine."""
    return list(_engines.get(id(module), []))
