"""Represent the structure (nesting) of a model's outputs, and describe the first difference between two structures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Leaf: TypeAlias = bool | int | float | str | complex | None

Tree: TypeAlias = "Leaf | tuple[Tree, ...]"
"""The structure of a return value: a tuple that begins with a tag, or any other Python value that the model returned.

- ("tensor", INDEX): the tensor at position INDEX in the list of arrays;
- ("dict", KEY, CHILD, KEY, CHILD, ...): a mapping, in its order;
- ("tuple", CHILD, ...), ("list", CHILD, ...), or another type's name and the children: a sequence.
"""

_LEAF_TYPES: Final = (type(None), bool, int, float, str, complex)


@dataclass(frozen=True)
class TensorLeaf:
    """A tensor in the structure. `index` is its position in the list of arrays."""

    index: int


@dataclass(frozen=True)
class Flat:
    """A structure in two parts: its leaves in order, and its nesting as text in which each leaf is a ``*``."""

    nesting: str
    leaves: tuple[TensorLeaf | Leaf, ...]


def flatten(tree: Tree) -> Flat:
    """Split the structure of a return value into its nesting and its leaves. Raises ValueError if it is malformed."""
    if not isinstance(tree, tuple):
        if type(tree) not in _LEAF_TYPES:
            raise ValueError(f"an output structure has no leaves of {type(tree)}; give a tensor as ('tensor', INDEX)")
        return Flat("*", (tree,))
    tag, children = tree[0] if tree else None, list(tree[1:])
    if not isinstance(tag, str):
        raise ValueError(f"an output structure begins with a tag such as 'tuple', this one does not: {tree!r:.80}")
    if tag == "tensor":
        return Flat("*", (_tensor(children),))
    if tag == "dict":
        return _mapping(children)
    return _sequence(tag, [flatten(child) for child in children])


def _tensor(children: list[Tree]) -> TensorLeaf:
    match children:
        case [int(index)] if type(index) is int and index >= 0:
            return TensorLeaf(index)
    raise ValueError(f"a tensor is given as ('tensor', INDEX) with an index from 0, not with {children!r:.80}")


def _sequence(tag: str, children: list[Flat]) -> Flat:
    # Lists and tuples get the same text, because for the same graph some compilers return a list and others a tuple.
    name = "" if tag in ("tuple", "list") else tag
    nesting = f"{name}({', '.join(child.nesting for child in children)})"
    return Flat(nesting, tuple(leaf for child in children for leaf in child.leaves))


def _mapping(pairs: list[Tree]) -> Flat:
    if len(pairs) % 2:
        raise ValueError("a dict of an output structure needs a child after every key; the last key has none")
    values = [flatten(child) for child in pairs[1::2]]
    items = (f"{key!r}: {value.nesting}" for key, value in zip(pairs[::2], values, strict=True))
    return Flat(f"{{{', '.join(items)}}}", tuple(leaf for value in values for leaf in value.leaves))


def difference(reference: Flat, candidate: Flat) -> str | None:
    """Describe the first difference between two structures in a phrase; None if there is no difference.

    The values of tensors, floats and complex numbers are not compared here, because that requires a tolerance.
    """
    expected, actual = len(reference.leaves), len(candidate.leaves)
    if expected != actual:
        return f"{actual} output{'' if actual == 1 else 's'} where the reference has {expected}"
    if reference.nesting != candidate.nesting:
        return f"outputs nested as {candidate.nesting:.200} where the reference has {reference.nesting:.200}"
    for number, (wanted, got) in enumerate(zip(reference.leaves, candidate.leaves, strict=True)):
        if not _alike(wanted, got):
            return f"output {number}: {_shown(got)} where the reference has {_shown(wanted)}"
    return None


def _alike(reference: TensorLeaf | Leaf, candidate: TensorLeaf | Leaf) -> bool:
    if type(reference) is not type(candidate):
        return False
    return isinstance(reference, TensorLeaf | float | complex) or reference == candidate


def _shown(leaf: TensorLeaf | Leaf) -> str:
    if isinstance(leaf, TensorLeaf):
        return "a tensor"
    return "None" if leaf is None else f"the {type(leaf).__name__} {leaf!r:.80}"
