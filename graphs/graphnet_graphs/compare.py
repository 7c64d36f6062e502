"""Bit for bit: the outputs of a model and of what was written of it."""

from __future__ import annotations

from typing import Any, List, Tuple

import torch
from torch.utils import _pytree as pytree

from .errors import MismatchError

_PLAIN = (torch.Tensor, int, float, bool, str, complex, type(None))


def leaves(value: Any) -> List[Any]:
    """The tensors, numbers and other leaves of a forward's result, in a fixed order."""
    found: List[Any] = []
    for leaf in pytree.tree_leaves(value):
        # A result class that nobody registered (a user's own dataclass) still holds tensors.
        if not isinstance(leaf, _PLAIN) and hasattr(leaf, "__dict__"):
            found += leaves(dict(vars(leaf)))
        else:
            found.append(leaf)
    return found


def same_bits(left: torch.Tensor, right: torch.Tensor) -> bool:
    """Equal in dtype, shape and every bit (NaN equals the same NaN)."""
    if left.dtype != right.dtype or left.shape != right.shape or left.device != right.device:
        return False
    if left.layout != torch.strided or right.layout != torch.strided:
        return False
    if left.numel() == 0 or torch.equal(left, right):
        return True
    return bool(torch.equal(_bytes(left), _bytes(right)))


def _bytes(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.detach().contiguous().reshape(-1).view(torch.uint8)


def first_difference(left: Any, right: Any) -> Tuple[int, str]:
    """The index of the first differing leaf and what differs; (-1, "") when everything is equal."""
    ours, theirs = leaves(left), leaves(right)
    if len(ours) != len(theirs):
        return 0, f"{len(ours)} results against {len(theirs)}"
    for index, (one, other) in enumerate(zip(ours, theirs)):
        if isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor):
            if not same_bits(one, other):
                return index, _describe(one, other)
        elif isinstance(one, torch.Tensor) or isinstance(other, torch.Tensor) or one != other:
            return index, f"{type(one).__name__} against {type(other).__name__}"
    return -1, ""


def _describe(one: torch.Tensor, other: torch.Tensor) -> str:
    if one.dtype != other.dtype or one.shape != other.shape:
        return f"{one.dtype} {tuple(one.shape)} against {other.dtype} {tuple(other.shape)}"
    difference = (one.double() - other.double()).abs().max() if not one.is_complex() else (one - other).abs().max()
    return f"values differ by up to {float(difference):.3g}"


def require_equal(left: Any, right: Any, what: str, remedy: str) -> None:
    """Raises MismatchError naming the first differing output of `what`."""
    index, difference = first_difference(left, right)
    if difference:
        raise MismatchError(f"{what}: output {index} is not bit-equal ({difference}). {remedy}")
