"""Make the arguments of a subgraph smaller: fewer entries of a dimension, or another float type."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any, Dict, Mapping, Optional, Sequence

import torch

from graphnet_contract.text_edits import Positions, apply_edits


@dataclass(frozen=True)
class Smaller:
    """A wish for smaller arguments.

    Attributes:
        leading: how many entries the arguments keep of their first dimension; weights, and arguments with fewer, keep
            all of them.
        sizes: how many entries are kept of each dimension of a size, in all arguments. An integer argument of that
            size becomes that number too.
        dtype: the type of all real floats; empty if they keep theirs.
        numbers: the sizes that are also replaced where they stand as a number in a statement, for instance in `view`.
    """

    leading: Optional[int] = None
    sizes: Mapping[int, int] = field(default_factory=dict)
    dtype: str = ""
    numbers: Sequence[int] = ()

    def applied_to_source(self, source: str) -> str:
        """Return a statement with its numbers made smaller."""
        wanted = {size: self.sizes[size] for size in self.numbers if size in self.sizes}
        positions = Positions(source)
        nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)] if wanted else []
        # True and False are no sizes.
        edits = [
            positions.replace(node, str(wanted[node.value]))
            for node in nodes
            if type(node.value) is int and node.value in wanted
        ]
        return apply_edits(source, edits)

    def applied(self, given: Mapping[str, Any], weights: Mapping[str, bool]) -> Dict[str, Any]:
        """Return the arguments made smaller. ``weights`` says which of them are weights."""
        return {name: self._one(value, weights[name]) for name, value in given.items()}

    def _one(self, value: Any, is_weight: bool) -> Any:
        if not torch.is_tensor(value):
            return self.sizes.get(value, value)
        if self.leading is not None and value.dim() and not is_weight:
            value = value[: self.leading]
        for dimension, size in enumerate(value.shape):
            value = value.narrow(dimension, 0, min(self.sizes.get(size, size), size))
        if self.dtype and value.is_floating_point():
            value = value.to(getattr(torch, self.dtype))
        return value.contiguous()


#: Arguments with the shapes and types that they have in the whole.
AS_IT_IS = Smaller()
