"""Our own lowerings (translations to JAX) for some operators.

The lowering of these operators in torchax is missing, is wrong, or reads the values of tensors, which JAX does not know
while it traces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import torch

from .torchax_ops import t2j_dtype

aten = torch.ops.aten

#: Maps each operator to our lowering, which replaces that of torchax.
LOWERINGS: dict[Any, Callable[..., Any]] = {}


def _lowers(*targets: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        LOWERINGS.update(dict.fromkeys(targets, function))
        return function

    return register


@_lowers(torch.ops.prims.convert_element_type.default)
def _convert_element_type(value: Any, dtype: torch.dtype) -> Any:
    return value.astype(t2j_dtype(dtype))


@_lowers(aten._embedding_bag_forward_only.default, aten._embedding_bag.default)
def _embedding_bag(
    weight: Any,
    indices: Any,
    offsets: Any,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: Any = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[Any, Any, Any, Any]:
    """Compute the sum (mode 0), mean (mode 1) or maximum (mode 2) of the rows of each bag.

    Only the first of the four results equals that of eager mode.
    """
    bags = offsets.shape[0] - (1 if include_last_offset else 0)
    bag = jnp.searchsorted(offsets[:bags], jnp.arange(indices.shape[0]), side="right") - 1
    counted = indices != padding_idx
    rows = weight[indices]
    if per_sample_weights is not None:
        rows = rows * per_sample_weights[:, None]
    sizes = jax.ops.segment_sum(counted.astype(indices.dtype), bag, bags)
    if mode == 2:
        lowest = jnp.full_like(rows, -jnp.inf)
        largest = jax.ops.segment_max(jnp.where(counted[:, None], rows, lowest), bag, bags)
        result = jnp.where(sizes[:, None] > 0, largest, jnp.zeros_like(largest))
    else:
        result = jax.ops.segment_sum(jnp.where(counted[:, None], rows, jnp.zeros_like(rows)), bag, bags)
        if mode == 1:
            result = result / jnp.maximum(sizes, 1)[:, None].astype(result.dtype)
    return result, bag, sizes, sizes
