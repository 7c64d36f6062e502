"""Our own lowerings (translations to JAX) for some operators.

In torchax, these are missing, wrong, slow on a CPU, or read the values of tensors, which JAX does not know while it
traces.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import torch

from .torchax_ops import decompositions, lowering, t2j_dtype

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


@_lowers(aten.unfold.default)
def _unfold(value: Any, dimension: int, size: int, step: int) -> Any:
    """Return the windows of a dimension, of which the elements are the last dimension.

    torch's decomposition reads them by strides in memory, which an array of JAX does not have.
    """
    array = jnp.reshape(value, (1,)) if value.ndim == 0 else value
    axis = dimension % array.ndim
    starts = jnp.arange((array.shape[axis] - size) // step + 1) * step
    if not array.shape[axis]:
        # There is nothing to take: each window is empty.
        return jnp.zeros((*array.shape[:axis], len(starts), *array.shape[axis + 1 :], 0), array.dtype)
    windows = jnp.take(array, starts[:, None] + jnp.arange(size), axis=axis, mode="clip")
    moved = jnp.moveaxis(windows, axis + 1, -1)
    return moved[0] if value.ndim == 0 else moved


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


@_lowers(aten.gelu.default)
def _gelu(value: Any, approximate: str = "none") -> Any:
    if approximate == "tanh":
        # (1 + tanh(u)) / 2, but without a difference of two almost equal numbers if u is negative.
        return value * jax.nn.sigmoid(2 * math.sqrt(2 / math.pi) * (value + 0.044715 * value**3))
    # jax.nn.gelu uses erfc, which takes several times as long.
    return 0.5 * value * (1 + jax.lax.erf(value * math.sqrt(0.5)))


@_lowers(aten.cumsum.default)
def _cumsum(value: Any, dim: int, dtype: Any = None) -> Any:
    # As in eager mode, integers are added as int64 unless a dtype is given, and sums of float32 numbers are float64.
    is_float = jnp.issubdtype(value.dtype, jnp.inexact)
    wanted = t2j_dtype(dtype) if dtype is not None else value.dtype if is_float else jnp.int64
    value = value.astype(wanted)
    if value.ndim == 0:
        return value
    return jnp.cumsum(value.astype(jnp.float64) if wanted == jnp.float32 else value, dim)


def widened(value: Any) -> Any:
    """Return an array of half precision as float32, and any other value as it is."""
    is_half = isinstance(value, jax.Array) and value.dtype in (jnp.float16, jnp.bfloat16)
    return value.astype(jnp.float32) if is_half else value


@_lowers(aten.mm.default, aten.bmm.default)
def _product(x: Any, y: Any) -> Any:
    """Multiply matrices. The result of half precision is float32."""
    is_vector = 1 in (x.shape[-2], y.shape[-1])
    if x.dtype == jnp.bfloat16 and not is_vector:
        # XLA has products of bfloat16 with sums in float32, but only if both matrices are read along their rows. For
        # the others it would convert them to float32 in each call.
        batch = tuple(range(x.ndim - 2))
        last = (x.ndim - 1,), (y.ndim - 1,)
        return jax.lax.dot_general(x, y.swapaxes(-1, -2), (last, (batch, batch)), preferred_element_type=jnp.float32)
    product = jnp.matmul(widened(x), widened(y))
    if not is_vector:
        return product
    # XLA would fuse the product of a vector and a matrix into the operators that follow, and then transpose the matrix
    # and use no vector instructions: a row of 768 x 3072 took 50 times as long.
    return jax.lax.optimization_barrier(product)


@_lowers(aten.addmm.default)
def _addmm(added: Any, x: Any, y: Any, *, beta: float = 1, alpha: float = 1) -> Any:
    product = _product(x, y)
    if beta == 0:
        # torch does not read the tensor then: it may have no values yet.
        return product if alpha == 1 else alpha * product
    added = added.astype(product.dtype)
    return (added if beta == 1 else beta * added) + (product if alpha == 1 else alpha * product)


#: An attention is faster in blocks on a CPU if its scores take at least this many bytes in all, and in each head.
_LARGE_SCORES = 8 << 20
_LARGE_HEAD = 1 << 19
#: The size of a block of scores, in bytes, which fits into the caches.
_BLOCK_OF_SCORES = 2 << 20
#: Eager mode's attention on a CPU without dropout. A graph for a GPU has other operators.
_CPU_ATTENTION = aten._scaled_dot_product_flash_attention_for_cpu.default


def decomposition_table() -> dict[Any, Callable[..., Any]]:
    """Return the decompositions of ``torchax_ops``, but keep an attention with large scores as one operator."""
    table = decompositions()
    default = table[_CPU_ATTENTION]

    def attention(query: Any, key: Any, *others: Any, **named: Any) -> Any:
        batch, heads, rows, _ = query.shape
        # The scores are computed in at least float32.
        head = rows * key.shape[2] * max(4, query.dtype.itemsize)
        is_large = head >= _LARGE_HEAD and batch * heads * head >= _LARGE_SCORES
        # torch leaves an operator as it is if its rule returns this.
        return NotImplemented if is_large else default(query, key, *others, **named)

    return {**table, _CPU_ATTENTION: attention}


@_lowers(_CPU_ATTENTION)
def _attention(
    query: Any,
    key: Any,
    value: Any,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Any = None,
    scale: float | None = None,
) -> tuple[Any, Any]:
    """Compute an attention in blocks of queries of one head, one after the other. Return its result, of the shape
    ``[batch, heads, queries, size]``, and the logarithm of the sum of each query's exponentials.

    All scores at once would be a temporary tensor that fits into no cache. From 32 MB on, its memory is also given back
    to the kernel after each call.
    """
    batch, heads, length, size = query.shape
    keys = key.shape[2]
    blocks = max(1, -(-length * keys * query.dtype.itemsize // _BLOCK_OF_SCORES))
    rows = -(-length // blocks)

    def split(values: Any) -> Any:
        padded = jnp.pad(values, [(0, 0), (0, 0), (0, rows * blocks - length), (0, 0)])
        return padded.reshape(*values.shape[:2], blocks, rows, values.shape[3])

    queries = split(query * (1 / math.sqrt(size) if scale is None else scale))
    masks = None
    if attn_mask is not None:
        mask = attn_mask.reshape(*(1 for _ in range(4 - attn_mask.ndim)), *attn_mask.shape)
        masks = split(jnp.broadcast_to(mask, (*mask.shape[:2], length, mask.shape[3])))

    def one(index: Any) -> Any:
        block, head, image = index % blocks, index // blocks % heads, index // blocks // heads

        def of(values: Any, *place: Any) -> Any:
            # A dimension of size 1 is the same for each index. A head of the keys may serve several of the queries.
            sizes = zip(place, (batch, heads, blocks), values.shape, strict=False)
            return values[tuple(at // (size // own) for at, size, own in sizes)]

        scores = of(queries, image, head, block) @ of(key, image, head).T
        if masks is not None:
            allowed = of(masks, image, head, block)
            scores = jnp.where(allowed, scores, -jnp.inf) if allowed.dtype == jnp.bool_ else scores + allowed
        if is_causal:
            first = jnp.arange(rows)[:, None] + block * rows
            scores = jnp.where(jnp.arange(keys)[None, :] <= first, scores, -jnp.inf)
        largest = scores.max(-1, keepdims=True)
        # A query that may attend to no key has the result 0 and the logarithm 0.
        largest = jnp.where(largest == -jnp.inf, 0, largest)
        weights = jnp.exp(scores - largest)
        total = weights.sum(-1, keepdims=True)
        total = jnp.where(total == 0, 1, total)
        return (weights @ of(value, image, head)) / total, largest + jnp.log(total)

    results, logarithms = jax.lax.map(one, jnp.arange(batch * heads * blocks))
    result = results.reshape(batch, heads, blocks * rows, size)[:, :, :length]
    return result, logarithms.reshape(batch, heads, blocks * rows)[:, :, :length]


@_lowers(aten.convolution.default)
def _convolution(
    x: Any,
    weight: Any,
    bias: Any,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Any:
    """Compute a convolution of a batch. On a CPU, XLA's code for some of its forms is slow, so write them otherwise."""
    kernel = weight.shape[2:]
    stride, padding, dilation = (_for_each(kernel, value) for value in (stride, padding, dilation))
    is_empty = 0 in x.shape
    if transposed or (jax.default_backend() != "cpu" and not is_empty):
        # On a GPU, XLA calls cuDNN.
        default = lowering(aten.convolution.default)
        assert default is not None
        output_padding = _for_each(kernel, output_padding)
        return default.func(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    given = x, weight, stride, padding, dilation, groups
    if is_empty:
        result = _dense(*given)
    elif groups > 1 and math.prod(weight.shape[1:]) <= _MOST_TERMS:
        result = _grouped(*given)
    elif math.prod(kernel) == 1 and not any(padding):
        result = _pointwise(x, weight, stride, groups)
    elif _is_product(*given):
        result = _as_product(*given)
    elif len(kernel) == 3 and kernel[0] <= _MOST_LAYERS:
        result = _by_depth(*given)
    else:
        result = _dense(*given)
    return result if bias is None else result + bias.reshape(-1, *(1 for _ in kernel))


#: The most products that a grouped convolution may add up. With more, its code would be too long.
_MOST_TERMS = 72
#: From this number on, computing a sum twice takes longer than writing it to memory.
_MANY_TERMS = 9
#: A product of matrices copies the images once for each element of the kernel, and no more often than this.
_MOST_TAPS = 64
#: From this number of weights on, a product that leaves them as they are is faster than a convolution.
_MANY_WEIGHTS = 1 << 19
#: In groups, a product needs at least this many outputs of each, and at most this many elements of an output. If there
#: are more, its rows fit into no cache.
_FEWEST_OUTPUTS, _MOST_POSITIONS = 8, 1024
#: A convolution in three dimensions as one in two copies the images for each layer of the kernel, at most this often.
_MOST_LAYERS = 8


def _for_each(kernel: Sequence[int], value: Sequence[int]) -> list[int]:
    """Return the value of each dimension of a kernel. In torch, one number may stand for all dimensions."""
    return list(value) * len(kernel) if len(value) == 1 else list(value)


def _sizes(
    x: Any, kernel: Sequence[int], stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int]
) -> list[int]:
    """Return the result's number of elements in each of the kernel's dimensions."""
    return [
        (size + 2 * before - step * (length - 1) - 1) // jump + 1
        for size, length, jump, before, step in zip(x.shape[2:], kernel, stride, padding, dilation, strict=True)
    ]


def _taps(
    x: Any, kernel: Sequence[int], stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Yield each position in a kernel, and the elements of the images that the kernel meets there."""
    sizes = _sizes(x, kernel, stride, padding, dilation)
    widths = [(0, 0), (0, 0), *((before, before) for before in padding)]
    padded = jnp.pad(x, widths) if any(padding) else x
    for tap in itertools.product(*map(range, kernel)):
        start = [0, 0, *(position * step for position, step in zip(tap, dilation, strict=True))]
        end = [n + (size - 1) * jump + 1 for n, size, jump in zip(start[2:], sizes, stride, strict=True)]
        yield tap, jax.lax.slice(padded, start, [*x.shape[:2], *end], [1, 1, *stride])


def _grouped(
    x: Any, weight: Any, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], groups: int
) -> Any:
    """Add up the products of the images with each tap's weights. XLA's own code takes up to 100 times as long."""
    kernel = weight.shape[2:]
    ones = [1 for _ in kernel]

    def summed(x: Any, weight: Any, groups: int) -> Any:
        total: Any = 0
        for tap, values in _taps(x, kernel, stride, padding, dilation):
            images = values.reshape(x.shape[0], groups, -1, *values.shape[2:])
            factors = weight[(..., *tap)].reshape(groups, -1, weight.shape[1], *ones)
            for channel in range(weight.shape[1]):
                total = total + images[:, :, channel, None] * factors[:, :, channel]
        return total.reshape(x.shape[0], -1, *total.shape[3:])

    if groups % 2 or weight.shape[1] > 1 or math.prod(kernel) < _MANY_TERMS:
        return summed(x, weight, groups)
    # XLA would compute a sum of many terms anew in each operator that reads it, but not a loop over halves.
    halves = x.reshape(x.shape[0], 2, -1, *x.shape[2:]).swapaxes(0, 1), weight.reshape(2, -1, *weight.shape[1:])
    result = jax.lax.map(lambda half: summed(half[0], half[1], groups // 2), halves)
    return result.swapaxes(0, 1).reshape(x.shape[0], -1, *result.shape[3:])


def _pointwise(x: Any, weight: Any, stride: Sequence[int], groups: int) -> Any:
    """Multiply the groups' matrices of weights by those of the images."""
    if max(stride) > 1:
        x = jax.lax.slice(x, [0] * x.ndim, x.shape, [1, 1, *stride])
    batch, channels, *sizes = x.shape
    matrices, images = weight.reshape(groups, -1, channels // groups), x.reshape(batch, groups, channels // groups, -1)
    if batch == groups == 1:
        # With more dimensions, XLA would transpose the images before and after the product.
        product = _product(matrices[0], images[0, 0])
    else:
        product = jnp.matmul(jnp.broadcast_to(matrices, (batch, *matrices.shape)), images)
    return product.reshape(batch, -1, *sizes)


def _is_product(
    x: Any, weight: Any, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], groups: int
) -> bool:
    """Whether ``_as_product`` is faster than a convolution."""
    kernel = weight.shape[2:]
    if math.prod(kernel) > _MOST_TAPS:
        return False
    positions = x.shape[0] * math.prod(_sizes(x, kernel, stride, padding, dilation))
    if groups > 1:
        return bool(weight.shape[0] // groups >= _FEWEST_OUTPUTS and positions <= _MOST_POSITIONS)
    return bool(weight.size >= _MANY_WEIGHTS and positions * 2 <= weight.shape[0])


def _as_product(
    x: Any, weight: Any, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], groups: int
) -> Any:
    """Multiply a matrix, with a row for each position of the kernel, by that of the weights, as they are in memory.

    For a convolution, XLA transposes the weights in each call: for 512 x 512 x 3 x 3 of 7 x 7 images, this is most of
    its time. It also computes groups one after the other.
    """
    batch, outputs = x.shape[0], weight.shape[0]
    met = [values for _, values in _taps(x, weight.shape[2:], stride, padding, dilation)]
    columns = jnp.stack(met, axis=2).reshape(batch, groups, weight.shape[1] * len(met), -1)
    # Without the barrier, XLA may compute an element of the rows anew each time that the product reads it.
    rows = jax.lax.optimization_barrier(columns.transpose(1, 0, 3, 2).reshape(groups, -1, columns.shape[2]))
    matrices = weight.reshape(groups, -1, columns.shape[2])
    product = _product(rows[0], matrices[0].T) if groups == 1 else _product(rows, matrices.swapaxes(1, 2))
    result = product.reshape(groups, batch, -1, outputs // groups).transpose(1, 0, 3, 2)
    return result.reshape(batch, outputs, *met[0].shape[2:])


def _by_depth(
    x: Any, weight: Any, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], groups: int
) -> Any:
    """Compute a convolution in three dimensions as one in two: what the kernel meets in the depth are more channels."""
    of_depth = (weight.shape[2], 1, 1), (stride[0], 1, 1), (padding[0], 0, 0), (dilation[0], 1, 1)
    layers = [values for _, values in _taps(x, *of_depth)]
    # From [batch, channels, kernel, depth, ...] to images of all depths, with the kernel's layers as channels.
    stacked = jnp.stack(layers, axis=2).transpose(0, 3, 1, 2, 4, 5)
    batch, depth = stacked.shape[:2]
    images = stacked.reshape(batch * depth, -1, *x.shape[3:])
    flat = weight.reshape(weight.shape[0], -1, *weight.shape[3:])
    result = _dense(images, flat, stride[1:], padding[1:], dilation[1:], groups)
    return result.reshape(batch, depth, *result.shape[1:]).swapaxes(1, 2)


def _dense(
    x: Any, weight: Any, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], groups: int
) -> Any:
    """Put the channels last, which is the only layout for which XLA calls Eigen."""
    letters = "DHW"[-len(stride) :]
    result = jax.lax.conv_general_dilated(
        jnp.moveaxis(x, 1, -1),
        jnp.moveaxis(weight, (0, 1), (-1, -2)),
        stride,
        [(before, before) for before in padding],
        rhs_dilation=dilation,
        dimension_numbers=("N" + letters + "C", letters + "IO", "N" + letters + "C"),
        feature_group_count=groups,
    )
    return jnp.moveaxis(result, -1, 1)
