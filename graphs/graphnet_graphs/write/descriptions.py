"""Describe a tensor so that its values can be made again on any machine: `value = mean + std * n` with random n.

The scale of a weight follows from the weight's shape and name, not from its actual values. These are often the initial
weights of a library: a head starts at zero, and layers have a std of 0.02. The outputs would be almost zero, and those
of a compiler that returns only zeros would then look right.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Optional, Tuple

import torch

# A float tensor whose elements are sorted (rotary frequencies, for instance) is stored exactly if it has at most this
# many elements and no rule for its name applies (see `_by_rule`).
EXACT_FLOATS = 4096

_SCALES = ("weight", "gamma", "scale", "g", "original0")


@dataclass(frozen=True)
class Description:
    """The rule by which the values of one tensor are made: `mean + std * n`, or stored values.

    Attributes:
        mean, std: the mean and standard deviation of the values; None if there is `data`.
        distribution: how n is distributed: "normal", or "half_normal" for the absolute value of a normal n.
        data: every element, row-major; None if the values are drawn.
        min_val: the lower bound of drawn values; None for no bound.
        max_val: the upper bound of drawn integers; None for no bound. Only samples of other extractors have drawn
            integers, because our extractor stores every integer.
    """

    mean: Optional[float] = None
    std: Optional[float] = None
    distribution: str = "normal"
    data: Optional[Tuple[Any, ...]] = None
    min_val: Optional[float] = None
    max_val: Optional[float] = None


def describe(tensor: torch.Tensor, kind: str, name: str) -> Description:
    """Choose how to describe a tensor by its value before the first call, its kind and the model's own name for it."""
    if not (tensor.is_floating_point() or tensor.is_complex()):
        return Description(data=exact(tensor))
    if kind in ("parameter", "buffer"):
        ruled = _by_rule(tensor, kind, name.rsplit(".", 1)[-1])
        if ruled is not None:
            return ruled
    return _by_values(tensor)


def _by_rule(tensor: torch.Tensor, kind: str, leaf: str) -> Optional[Description]:
    if leaf == "running_mean":
        return Description(0.0, 0.1)
    if leaf == "running_var":
        return Description(1.0, 0.2, "half_normal", min_val=0.0)
    if kind == "buffer":
        return None
    if tensor.dim() >= 2:
        fan_in = math.prod(tensor.shape[1:])
        return Description(0.0, math.sqrt(2.0 / fan_in)) if fan_in else None
    if tensor.dim() == 1 and (leaf.endswith("bias") or leaf in ("beta", "b")):
        return Description(0.0, 0.05)
    if tensor.dim() == 1 and (leaf in _SCALES or leaf.endswith(("_weight", "gamma", "scale"))):
        return Description(1.0, 0.1)
    return None


def _by_values(tensor: torch.Tensor) -> Description:
    finite = bool(torch.isfinite(tensor).all())
    if tensor.numel() <= 64 or not finite or tensor.is_complex() or _is_structured(tensor):
        return Description(data=exact(tensor))
    values = tensor.detach().reshape(-1).double()
    mean, std = float(values.mean()), float(values.std(correction=0))
    # If the exact mean is 0, the sum of doubles may differ from 0 by rounding errors that differ between CPUs.
    return Description(_rounded(mean) if abs(mean) > 1e-12 * std else 0.0, _rounded(std))


def _rounded(value: float) -> float:
    # The last bits of an activation differ between CPUs, but the sample must be the same on each CPU.
    return float(f"{value:.4g}")


def _is_structured(tensor: torch.Tensor) -> bool:
    """Whether the values look computed and not random: few distinct values, or a small tensor with sorted values."""
    if _has_few_values(tensor):
        return True
    if tensor.numel() > EXACT_FLOATS:
        return False
    flat = tensor.reshape(-1).double()
    steps = flat[1:] - flat[:-1]
    return bool((steps >= 0).all() or (steps <= 0).all())


def _has_few_values(tensor: torch.Tensor) -> bool:
    most = max(2, min(256, tensor.numel() // 16))
    flat = tensor.reshape(-1)
    # torch.unique sorts, which takes long for a large tensor. Of most tensors, some elements suffice.
    some = flat[:: max(1, len(flat) // (16 * most))]
    return all(torch.unique(values).numel() <= most for values in (some, flat))


def exact(tensor: torch.Tensor) -> Tuple[Any, ...]:
    """Return every element, row-major, as Python numbers that give the same bits; two for each complex element."""
    flat = tensor.detach().cpu().reshape(-1)
    if flat.is_complex():
        # The sample format stores a complex number as a (real, imaginary) pair.
        flat = torch.view_as_real(flat.resolve_conj()).reshape(-1)
    return tuple(flat.tolist())
