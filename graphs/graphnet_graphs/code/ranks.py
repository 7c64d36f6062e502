"""Find the number of dimensions of the values in a sample's code, where their definitions show it. Needs no torch."""

from __future__ import annotations

import ast
from typing import Dict, Mapping, Optional

from graphnet_graphs.code.canonical import Shape
from graphnet_graphs.code.syntax import dotted, target_of, value_of

_SAME_RANK = frozenset({"to", "clone", "contiguous", "detach", "float", "long", "int", "add", "sub", "add_", "sub_"})


class Ranks:
    """The number of dimensions of each named value in the code, as far as the value's definition shows it."""

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self._known: Dict[str, int] = {name: len(shape) for name, (shape, _) in shapes.items()}

    def read(self, statement: ast.stmt) -> None:
        """Learn from a statement how many dimensions the name that it binds has. Call this for each, in order."""
        name, value = target_of(statement), value_of(statement)
        rank = self.of(value) if name is not None and value is not None else None
        if name is not None and rank is not None:
            self._known[name] = rank

    def of(self, node: ast.expr) -> Optional[int]:
        """Return the number of dimensions of an expression's value: 0 for a number, None if it is unknown."""
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return 0
        if isinstance(node, ast.Name):
            return self._known.get(node.id)
        if isinstance(node, ast.BinOp):
            ranks = [self.of(node.left), self.of(node.right)]
            known = [rank for rank in ranks if rank is not None]
            return max(known) if len(known) == 2 else None
        if isinstance(node, ast.Call):
            if dotted(node.func) == "torch.tensor" and isinstance(node.args[0], ast.Constant):
                return 0
            if dotted(node.func) == "torch.arange":
                return 1
            if isinstance(node.func, ast.Attribute) and node.func.attr in _SAME_RANK:
                return self.of(node.func.value)
        return None
