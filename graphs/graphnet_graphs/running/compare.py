"""Compare a model's result bit for bit with the result of the source code that was written from the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, List, Optional

import torch
from torch.utils import _pytree as pytree

from graphnet_graphs.errors import MismatchError

_PLAIN = (torch.Tensor, int, float, bool, str, complex, type(None))


@dataclass(frozen=True)
class Difference:
    """The first difference of two results: the index of the leaf (tensor or number), and the difference in words."""

    index: int
    what: str


def leaves(value: Any) -> List[Any]:
    """Return the leaves (tensors, numbers and so on) of a forward's result, in the order in which they occur."""
    found: List[Any] = []
    for leaf in pytree.tree_leaves(value):
        # torch's pytree does not look into objects of an unknown class, such as a user's own dataclass.
        if not isinstance(leaf, _PLAIN) and hasattr(leaf, "__dict__"):
            found += leaves(dict(vars(leaf)))
        else:
            found.append(leaf)
    return found


def same_bits(left: torch.Tensor, right: torch.Tensor) -> bool:
    """Whether two tensors have the same dtype, shape, device and bits; False if one is not strided.

    0.0 differs from -0.0, and two NaNs with the same bits are equal.
    """
    if left.dtype != right.dtype or left.shape != right.shape or left.device != right.device:
        return False
    if left.layout != torch.strided or right.layout != torch.strided:
        return False
    return left.numel() == 0 or bool(torch.equal(_bytes(left), _bytes(right)))


def _bytes(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.detach().resolve_conj().resolve_neg().contiguous().reshape(-1).view(torch.uint8)


def first_difference(left: Any, right: Any) -> Optional[Difference]:
    """Return the first leaf in which two results differ bit for bit; None if there is none.

    If the results have different numbers of leaves, the returned index is 0.
    """
    ours, theirs = leaves(left), leaves(right)
    if len(ours) != len(theirs):
        return Difference(0, f"{len(ours)} results against {len(theirs)}")
    for index, (one, other) in enumerate(zip(ours, theirs)):
        if isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor):
            if not same_bits(one, other):
                return Difference(index, _difference_of_tensors(one, other))
        elif isinstance(one, torch.Tensor) or isinstance(other, torch.Tensor) or one != other:
            return Difference(index, f"{type(one).__name__} against {type(other).__name__}")
    return None


def _difference_of_tensors(one: torch.Tensor, other: torch.Tensor) -> str:
    if one.dtype != other.dtype or one.shape != other.shape:
        return f"{one.dtype} {tuple(one.shape)} against {other.dtype} {tuple(other.shape)}"
    difference = (one.double() - other.double()).abs().max() if not one.is_complex() else (one - other).abs().max()
    if float(difference) == 0:
        return "the values are equal but not their bits: a zero has another sign"
    return f"values differ by up to {float(difference):.3g}"


def require_equal(left: Any, right: Any, what: str, remedy: str) -> None:
    """Raise MismatchError if two results differ bit for bit: `what`, the first difference, and `remedy`."""
    difference = first_difference(left, right)
    if difference is not None:
        raise MismatchError(f"{what}: output {difference.index} is not bit-equal ({difference.what}). {remedy}")
