"""Takes the result of a model apart into the tensors that a compiler must compute, and puts it together again.

A compiler returns a flat list of new tensors. A model may also return numbers, None, one of its arguments, or a tensor
twice, nested in tuples, lists and dicts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, Sequence, Tuple

import torch
from torch.utils import _pytree as pytree


@dataclass(frozen=True)
class Computed:
    """A leaf of the result that is the compiler's output at this position."""

    index: int


@dataclass(frozen=True)
class Argument:
    """A leaf of the result that is the model's argument at this position, the very tensor."""

    index: int


@dataclass(frozen=True)
class Recipe:
    """How to make a model's result from the compiler's outputs and the model's arguments.

    ``leaves`` are the leaves of the result in order: a ``Computed``, an ``Argument`` or the constant value itself.
    """

    leaves: Tuple[Any, ...]
    nesting: Any

    @property
    def is_plain(self) -> bool:
        """Whether the result is a tuple of the compiler's outputs in their order."""
        wanted = tuple(Computed(i) for i in range(len(self.leaves)))
        return self.leaves == wanted and bool(self.nesting == pytree.tree_flatten(tuple(self.leaves))[1])

    def computed(self, result: Any) -> Tuple[torch.Tensor, ...]:
        """Return the leaves of a result of the model that the compiler must compute, each once."""
        leaves = pytree.tree_flatten(result)[0]
        found: Dict[int, torch.Tensor] = {}
        for place, leaf in zip(self.leaves, leaves):
            if isinstance(place, Computed):
                found.setdefault(place.index, leaf)
        return tuple(found[index] for index in sorted(found))

    def rebuild(self, outputs: Sequence[Any], arguments: Sequence[Any]) -> Any:
        """Return the result that the model would return. ``outputs`` are the compiler's, ``arguments`` the model's."""
        leaves = []
        for place in self.leaves:
            if isinstance(place, Computed):
                leaves.append(outputs[place.index])
            else:
                leaves.append(arguments[place.index] if isinstance(place, Argument) else place)
        return pytree.tree_unflatten(leaves, self.nesting)


def recipe_of(result: Any, arguments: Sequence[Any]) -> Recipe:
    """Read the recipe from the result of one call of the model with ``arguments``."""
    own = {id(value): index for index, value in enumerate(arguments) if isinstance(value, torch.Tensor)}
    leaves, nesting = pytree.tree_flatten(result)
    places: Dict[int, Computed] = {}
    found = []
    for leaf in leaves:
        if not isinstance(leaf, torch.Tensor):
            found.append(leaf)
        elif id(leaf) in own:
            found.append(Argument(own[id(leaf)]))
        else:
            found.append(places.setdefault(id(leaf), Computed(len(places))))
    return Recipe(tuple(found), nesting)


def checking(fixed: Sequence[Tuple[int, Any]], call: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``call``, which takes a model's arguments, with a check of those that are constants of its graph.

    ``fixed`` are their positions and values. With another value, the new function raises ValueError, because the graph
    and the constants of its result hold the old one. Only arguments that are no tensors can be checked, because to read
    a tensor is to wait for its device.
    """
    if not fixed:
        return call

    def checked(*inputs: Any) -> Any:
        for index, value in fixed:
            if inputs[index] != value:
                text = "argument %d is %r, but the graph was compiled for %r; compile it again"
                raise ValueError(text % (index, inputs[index], value))
        return call(*inputs)

    return checked
