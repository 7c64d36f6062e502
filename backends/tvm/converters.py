"""Converters for operators that TVM's importer lacks or translates incorrectly.

A converter takes the importer and the fx node of an operator, and returns a Relax value.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import fx
from tvm import relax, te, tirx, topi

from .scattering import scatter_rows

#: Values of `op_pattern`: TVM fuses a function with elementwise work before it, with that after it, or with nothing.
_REDUCED, _TILED, _ALONE = 3, 4, 8
#: The elements of a vector, the rows of a tile, and the most rows or columns that are computed for one that is wanted.
_VECTOR, _ROWS, _WASTE = 8, 4, 1.25
#: The sums that are added beside each other for a sum along memory.
_LANES = 16
#: The most float32 numbers that are added one after the other in float32.
_CHAIN = 64
#: The most elements of a matrix that is copied to make its rows longer.
_PADDED = 1 << 18
_COMPARISONS = {
    "eq": relax.op.equal,
    "ge": relax.op.greater_equal,
    "gt": relax.op.greater,
    "le": relax.op.less_equal,
    "lt": relax.op.less,
    "ne": relax.op.not_equal,
}
_REDUCTIONS = {"sum": "add", "prod": "mul", "amax": "max", "amin": "min"}


def same(importer: Any, node: fx.Node) -> Any:
    """Translate an operator that returns its argument unchanged."""
    return importer.env[node.args[0]]


def cumsum(importer: Any, node: fx.Node) -> Any:
    return _cumulated(importer, node, relax.op.cumsum)


def cumprod(importer: Any, node: fx.Node) -> Any:
    return _cumulated(importer, node, relax.op.cumprod)


def _cumulated(importer: Any, node: fx.Node, operator: Callable[..., Any]) -> Any:
    """Convert the operand to the dtype in which torch adds: float64 for float32, int64 for bools (LLVM adds none)."""
    dtype = importer.dtype_of(node)
    inner = "float64" if dtype == "float32" else dtype
    source = importer.emit(relax.op.astype(importer.env[node.args[0]], inner))
    return importer.emit(relax.op.astype(importer.emit(operator(source, node.args[1], inner)), dtype))


def select(importer: Any, node: fx.Node) -> Any:
    """A negative index counts from the end, but TVM's converter would read memory before the tensor."""
    shape = _shape(node.args[0])
    axis = int(node.args[1]) % len(shape)
    return importer.emit(
        relax.op.take(importer.env[node.args[0]], relax.const(int(node.args[2]) % shape[axis], "int64"), axis=axis)
    )


def scaled(importer: Any, node: fx.Node) -> Any:
    """Translate `add`, `sub` or `rsub`: the second operand is multiplied by `alpha`, which TVM's converters ignore."""
    name = node.target.__name__  # type: ignore[union-attr]  # the importer found the converter by this name
    alpha = node.kwargs.get("alpha", node.args[2] if len(node.args) > 2 else 1)
    if alpha == 1:
        return importer.theirs[name](node)
    dtype = importer.dtype_of(node)
    first, second = (_operand(importer, value, dtype) for value in node.args[:2])
    # rsub subtracts its first operand from its second one.
    first, second = (second, first) if name.startswith("rsub") else (first, second)
    second = importer.emit(relax.op.multiply(second, relax.const(alpha, dtype)))
    return importer.emit((relax.op.add if name.startswith("add") else relax.op.subtract)(first, second))


def compared(importer: Any, node: fx.Node) -> Any:
    """Translate a comparison. Bools are compared as int8: TVM compares them as floats, which LLVM refuses.
    With a number, they are compared as float32: TVM would make any number a bool first. A tensor of floats that is
    compared with itself is asked for NaN: TVM's simplification says that everything equals itself.
    """
    name = node.target.__name__  # type: ignore[union-attr]  # the importer found the converter by this name
    tensors = [value for value in node.args[:2] if isinstance(value, fx.Node)]
    equals = {"eq.Tensor": True, "ne.Tensor": False}.get(name)
    is_itself = len(tensors) == 2 and importer.env[tensors[0]].same_as(importer.env[tensors[1]])
    if equals is not None and is_itself and tensors[0].meta["val"].is_floating_point():
        is_nan = importer.emit(relax.op.isnan(importer.env[tensors[0]]))
        return importer.emit(relax.op.logical_not(is_nan)) if equals else is_nan
    if not all(value.meta["val"].dtype is torch.bool for value in tensors):
        return importer.theirs[name](node)
    first, second = (_operand(importer, value, "int8" if tensors[1:] else "float32") for value in node.args[:2])
    return importer.emit(_COMPARISONS[name.partition(".")[0]](first, second))


def multiplied(importer: Any, node: fx.Node) -> Any:
    """Translate a product. TVM cannot build a product of bools, which is true where both are."""
    factors = node.args[:2]
    if not all(isinstance(one, fx.Node) and one.meta["val"].dtype is torch.bool for one in factors):
        return importer.theirs["mul.Tensor"](node)
    return importer.emit(relax.op.logical_and(*(importer.env[one] for one in factors)))


def elu(importer: Any, node: fx.Node) -> Any:
    """Translate `elu`: scale * (x if x > 0 else alpha * (exp(x * input_scale) - 1)).

    TVM's converter ignores `scale` and `input_scale`.
    """
    value, dtype = importer.env[node.args[0]], importer.dtype_of(node)
    given = list(node.args[1:])
    alpha, scale, input_scale = given + [1.0] * (3 - len(given))
    zero = relax.const(0, dtype)
    # exp of a large positive x overflows to infinity, and infinity times an alpha of zero is NaN.
    low = importer.emit(relax.op.multiply(relax.op.minimum(value, zero), relax.const(input_scale, dtype)))
    below = relax.op.multiply(relax.const(alpha, dtype), _expm1(importer, low, dtype))
    chosen = importer.emit(relax.op.where(relax.op.greater(value, zero), value, importer.emit(below)))
    return importer.emit(relax.op.multiply(chosen, relax.const(scale, dtype)))


def expm1(importer: Any, node: fx.Node) -> Any:
    return _expm1(importer, importer.env[node.args[0]], importer.dtype_of(node))


def _expm1(importer: Any, value: Any, dtype: str) -> Any:
    """exp(x) - 1, for a small x computed as tanh(x / 2) * (exp(x) + 1), which loses no digits."""
    power, one, half = importer.emit(relax.op.exp(value)), relax.const(1, dtype), relax.const(0.5, dtype)
    tangent = importer.emit(relax.op.tanh(relax.op.multiply(value, half)))
    small = importer.emit(relax.op.multiply(tangent, relax.op.add(power, one)))
    is_small = importer.emit(relax.op.less(relax.op.abs(value), half))
    return importer.emit(relax.op.where(is_small, small, relax.op.subtract(power, one)))


def log1p(importer: Any, node: fx.Node) -> Any:
    """TVM's converter computes log(1 + x), which loses all digits of a small x."""
    return _log1p(importer, importer.env[node.args[0]])


def _log1p(importer: Any, value: Any) -> Any:
    def compute(x: Any) -> Any:
        return te.compute(x.shape, lambda *place: tirx.log1p(x(*place)), name="log1p")

    return importer.block_builder.emit_te(compute, value, primfunc_name_hint="tir_log1p")


def softplus(importer: Any, node: fx.Node) -> Any:
    """log(1 + exp(beta * x)) / beta, and x where beta * x is above the threshold."""
    value, dtype = importer.env[node.args[0]], importer.dtype_of(node)
    given = list(node.args[1:])
    beta, threshold = given + [1.0, 20.0][len(given) :]
    scaled = importer.emit(relax.op.multiply(value, relax.const(beta, dtype)))
    soft = _log1p(importer, importer.emit(relax.op.exp(scaled)))
    soft = importer.emit(relax.op.divide(soft, relax.const(beta, dtype)))
    is_large = importer.emit(relax.op.greater(scaled, relax.const(threshold, dtype)))
    return importer.emit(relax.op.where(is_large, value, soft))


def power(importer: Any, node: fx.Node) -> Any:
    """Multiply for the exponents for which torch does so. For others, TVM calls the C library for each element."""
    exponent, dtype = node.args[1], importer.dtype_of(node)
    if exponent not in (2, 3, 0.5, -0.5, -1, -2) or not dtype.startswith(("float", "bfloat")):
        return importer.theirs["pow.Tensor_Scalar"](node)
    value = _operand(importer, node.args[0], dtype)
    if exponent in (0.5, -0.5):
        value = importer.emit(relax.op.sqrt(value))
    else:
        base = value
        for _ in range(abs(int(exponent)) - 1):
            value = importer.emit(relax.op.multiply(value, base))
    return value if exponent > 0 else importer.emit(relax.op.divide(relax.const(1, dtype), value))


def vector_norm(importer: Any, node: fx.Node) -> Any:
    """Add absolute values (order 1) or squares (order 2). TVM's converter raises each to a power instead."""
    given = list(node.args[1:])
    order, axes, keeps = given + [2, None, False][len(given) :] if len(given) <= 3 else (0, None, False)
    if order not in (1, 2) or node.kwargs.get("dtype") is not None:
        return importer.theirs["linalg_vector_norm.default"](node)
    value = importer.env[node.args[0]]
    terms = relax.op.abs(value) if order == 1 else relax.op.multiply(value, value)
    total = importer.emit(relax.op.sum(importer.emit(terms), axes or None, keepdims=bool(keeps)))
    return total if order == 1 else importer.emit(relax.op.sqrt(total))


def max_dim(importer: Any, node: fx.Node) -> Any:
    return _extreme(importer, node, relax.op.max, relax.op.argmax)


def min_dim(importer: Any, node: fx.Node) -> Any:
    return _extreme(importer, node, relax.op.min, relax.op.argmin)


def _extreme(importer: Any, node: fx.Node, value: Callable[..., Any], place: Callable[..., Any]) -> Any:
    """Compute the values, and the indices only if the graph uses them. TVM's converter sorts the whole axis."""
    source, axis = importer.env[node.args[0]], int(node.args[1])
    keeps = bool(node.args[2]) if len(node.args) > 2 else False
    if str(source.ty.dtype) == "bool":
        raise NotImplementedError("max or min of bools")
    values = importer.emit(value(source, axis, keepdims=keeps))
    if all(user.args[1] == 0 for user in node.users):
        return importer.emit(relax.Tuple([values, values]))
    return importer.emit(relax.Tuple([values, importer.emit(place(source, axis, keepdims=keeps))]))


def total(importer: Any, node: fx.Node) -> Any:
    return _long_sum(importer, node, is_mean=False)


def mean(importer: Any, node: fx.Node) -> Any:
    return _long_sum(importer, node, is_mean=True)


def _long_sum(importer: Any, node: fx.Node, *, is_mean: bool) -> Any:
    value = importer.env[node.args[0]]
    if node.kwargs or str(value.ty.dtype) != "float32":
        return importer.theirs[node.target.__name__](node)  # type: ignore[union-attr]  # found by this name
    axes = node.args[1] if len(node.args) > 1 else None
    keeps = bool(node.args[2]) if len(node.args) > 2 else False
    return _summed(importer, value, axes or range(len(value.ty.shape)), keeps=keeps, is_mean=is_mean)


def _summed(importer: Any, value: Any, axes: Sequence[int], *, keeps: bool, is_mean: bool) -> Any:
    """Return the sum or mean, added in float64 if many float32 numbers follow each other in one chain of additions.

    Eager adds pairs of sums instead, whose rounding errors grow with the logarithm of the length.
    """
    shape, dtype = [int(size) for size in value.ty.shape], str(value.ty.dtype)
    summed = sorted(axis % len(shape) for axis in axes)
    count = math.prod(shape[axis] for axis in summed)
    # No rule can divide a sum without an axis that stays.
    is_scalar = len(summed) == len(shape) and not keeps
    is_adjacent = summed == list(range(len(shape) - len(summed), len(shape))) and count % _VECTOR == 0
    if dtype != "float32" or count // (_LANES if is_adjacent else 1) <= _CHAIN:
        operator = relax.op.mean if is_mean else relax.op.sum
        return importer.emit(operator(value, summed, keepdims=keeps))

    def compute(x: Any) -> Any:
        result = topi.sum(topi.cast(x, "float64"), summed, keeps or is_scalar)
        return topi.cast(result / tirx.const(float(count), "float64") if is_mean else result, dtype)

    attributes = {"op_pattern": _REDUCED}
    made = importer.block_builder.emit_te(compute, value, primfunc_attrs=attributes, primfunc_name_hint="tir_sum")
    return importer.emit(relax.op.reshape(made, [])) if is_scalar else made


def softmax(importer: Any, node: fx.Node) -> Any:
    """Add the powers of the last axis in lanes or in float64. TVM adds an odd number of classes in one chain.

    Rows of a length such as 197 get more elements, minus infinity, so that they consist of whole vectors.
    """
    shape, axis = _shape(node.args[0]), int(node.args[1])
    if axis % max(1, len(shape)) != len(shape) - 1:
        return importer.theirs["_softmax.default"](node)
    rows, length = math.prod(shape[:-1]), shape[-1]
    wide = _rounded_up(length, _VECTOR)
    dtype = "float64" if wide // (_LANES if wide % _VECTOR == 0 else 1) > _CHAIN else ""

    def compute(x: Any) -> Any:
        inner = dtype if dtype and x.dtype == "float32" else x.dtype
        if wide > length:
            x = topi.nn.pad(x, [0, 0], [0, wide - length], tirx.const(-math.inf, x.dtype), name="padded")
        places = [te.reduce_axis((0, wide)) for _ in range(2)]
        largest = te.compute([rows], lambda row: te.max(x(row, places[0]), axis=places[0]), name="largest")
        powers = te.compute([rows, wide], lambda row, place: te.exp(x(row, place) - largest(row)), name="powers")
        total = te.compute(
            [rows], lambda row: te.sum(powers(row, places[1]).astype(inner), axis=places[1]), name="total"
        )
        inverse = te.compute([rows], lambda row: (tirx.const(1, inner) / total(row)).astype(x.dtype), name="inverse")
        return te.compute([rows, length], lambda row, place: powers(row, place) * inverse(row), name="shares")

    flat = importer.emit(relax.op.reshape(importer.env[node.args[0]], [rows, length]))
    attributes = {"op_pattern": _TILED}
    made = importer.block_builder.emit_te(compute, flat, primfunc_attrs=attributes, primfunc_name_hint="tir_softmax")
    return importer.emit(relax.op.reshape(made, shape))


def layer_norm(importer: Any, node: fx.Node) -> Any:
    """TVM's converters compute the variance as E[x * x] - E[x] * E[x], which cancels if the mean is large."""
    shape, (normed, weight, bias, eps) = _shape(node.args[0]), node.args[1:5]
    length = math.prod(int(size) for size in normed)
    view = [math.prod(shape) // length, 1, length]
    return _normalized(importer, node, view, eps, weight, bias, lambda row, channel, place: place)


def group_norm(importer: Any, node: fx.Node) -> Any:
    """Translate `native_group_norm`, whose rows are the groups of all images."""
    weight, bias, batch, channels, size, groups, eps = node.args[1:8]
    inside = int(channels) // int(groups)
    view = [int(batch) * int(groups), inside, int(size)]
    return _normalized(importer, node, view, eps, weight, bias, lambda row, channel, _: row % groups * inside + channel)


def instance_norm(importer: Any, node: fx.Node) -> Any:
    """Translate `_native_batch_norm_legit.no_stats` of one image, to which torch decomposes an instance norm."""
    shape, (weight, bias, _, _, eps) = _shape(node.args[0]), node.args[1:6]
    if shape[0] != 1:
        raise NotImplementedError("a batch norm of several images in training")
    view = [shape[1], 1, math.prod(shape[2:])]
    return _normalized(importer, node, view, eps, weight, bias, lambda row, channel, place: row)


def _normalized(
    importer: Any, node: fx.Node, view: list[int], eps: float, weight: Any, bias: Any, entry: Callable[..., Any]
) -> Any:
    """Return (x - mean) / sqrt(variance + eps) * weight + bias of the rows of a view [rows, channels, length].

    `entry` maps the three indices to the entry of the weight and the bias (fx nodes or None).
    """
    rows, channels, length = view
    count = channels * length
    dtype = "float64" if count // (_LANES if count % _VECTOR == 0 else 1) > _CHAIN else ""

    def compute(x: Any, *affine: Any) -> Any:
        inner = dtype if dtype and x.dtype == "float32" else x.dtype
        places = [(te.reduce_axis((0, channels)), te.reduce_axis((0, length))) for _ in range(2)]

        def average(total: Any, row: Any) -> Any:
            return (total(row) / tirx.const(float(count), inner)).astype(x.dtype)

        def square(row: Any) -> Any:
            rest = (x(row, *places[1]) - mean(row)).astype(inner)
            return te.sum(rest * rest, axis=places[1])

        def inverse(row: Any) -> Any:
            return tirx.const(1, x.dtype) / tirx.sqrt(average(squares, row) + tirx.const(eps, x.dtype))

        def result(*place: Any) -> Any:
            value, given = (x(*place) - mean(place[0])) * scale(place[0]), list(affine)
            value = value * given.pop(0)(entry(*place)) if weight is not None else value
            return value + given.pop(0)(entry(*place)) if bias is not None else value

        total = te.compute([rows], lambda row: te.sum(x(row, *places[0]).astype(inner), axis=places[0]), name="total")
        mean = te.compute([rows], lambda row: average(total, row), name="mean")
        squares = te.compute([rows], square, name="squares")
        scale = te.compute([rows], inverse, name="scale")
        return te.compute(view, result, name="normalized")

    affine = [importer.env[item] for item in (weight, bias) if item is not None]
    affine = [item if len(item.ty.shape) == 1 else importer.emit(relax.op.reshape(item, [-1])) for item in affine]
    flat = importer.emit(relax.op.reshape(importer.env[node.args[0]], view))
    attributes = {"op_pattern": _TILED}
    made = importer.block_builder.emit_te(
        compute, flat, *affine, primfunc_attrs=attributes, primfunc_name_hint="tir_normalized"
    )
    return importer.emit(relax.op.reshape(made, _shape(node.args[0])))


def batch_norm(importer: Any, node: fx.Node) -> Any:
    """Translate a batch norm with given statistics as x * scale + shift, where both are computed once for a channel."""
    weight, bias, mean, variance = (importer.env.get(item) for item in node.args[1:5])
    eps, shape = node.args[6], _shape(node.args[0])

    def factors(mean: Any, variance: Any, *affine: Any) -> list[Any]:
        given = list(affine)
        weight_ = given.pop(0) if weight is not None else None
        bias_ = given.pop(0) if bias is not None else None

        def scale(i: Any) -> Any:
            inverse = tirx.const(1, mean.dtype) / tirx.sqrt(variance(i) + tirx.const(eps, mean.dtype))
            return inverse if weight_ is None else inverse * weight_(i)

        scales = te.compute(mean.shape, scale, name="scale")
        shifts = te.compute(
            mean.shape, lambda i: (-mean(i) * scales(i)) + (0 if bias_ is None else bias_(i)), name="shift"
        )
        return [scales, shifts]

    given = [item for item in (mean, variance, weight, bias) if item is not None]
    attributes = {"op_pattern": _ALONE}
    both = importer.block_builder.emit_te(factors, *given, primfunc_attrs=attributes, primfunc_name_hint="factors")
    wide = [shape[1], *([1] * (len(shape) - 2))]
    scale, shift = (importer.emit(relax.op.reshape(importer.emit(relax.TupleGetItem(both, i)), wide)) for i in (0, 1))
    return importer.emit(relax.op.add(importer.emit(relax.op.multiply(importer.env[node.args[0]], scale)), shift))


def clamp(importer: Any, node: fx.Node) -> Any:
    """TVM's converter replaces a missing bound by infinity, which no integer type can represent."""
    dtype = importer.dtype_of(node)
    value = _operand(importer, node.args[0], dtype)
    bounds = (*node.args[1:], None, None)[:2]
    for bound, operator in zip(bounds, (relax.op.maximum, relax.op.minimum), strict=True):
        if bound is not None:
            value = importer.emit(operator(value, relax.const(bound, dtype)))
    return value


def avg_pool2d(importer: Any, node: fx.Node) -> Any:
    """Raise NotImplementedError for a `divisor_override`, which TVM's converter ignores."""
    if len(node.args) > 6 and node.args[6] is not None:
        raise NotImplementedError("avg_pool2d with divisor_override")
    return importer.theirs["avg_pool2d.default"](node)


def upsample(importer: Any, node: fx.Node) -> Any:
    """Raise NotImplementedError where TVM's converter computes other values than torch.

    It computes in float32, and knows no scale but the quotient of the sizes. Its nearest place is torch's only if each
    is repeated equally often. With `align_corners` it divides by the size less one.
    """
    name = node.target.__name__
    result = node.meta["val"]
    sizes = list(zip(node.args[0].meta["val"].shape[2:], result.shape[2:], strict=True))
    if name == "upsample_nearest2d.vec":
        scales, is_same = node.args[2], all(new % old == 0 for old, new in sizes)
    elif node.args[2]:
        scales, is_same = None, all(new > 1 for _, new in sizes)
    else:
        scales, is_same = node.args[3], True
    by_sizes = not scales or all(math.isclose(old * by, new) for (old, new), by in zip(sizes, scales, strict=True))
    if not (is_same and by_sizes and result.dtype in (torch.float32, torch.float16, torch.bfloat16)):
        wanted = [new for _, new in sizes]
        raise NotImplementedError("an interpolation to %s by %s of %s" % (wanted, scales, result.dtype))
    return importer.theirs[name](node)


def convolution(importer: Any, node: fx.Node) -> Any:
    """Translate a convolution. Rows of a length such as 14 get more columns, so that they consist of whole vectors.

    The additional columns are computed from zeros, and then cut off. A depthwise convolution loses the axis over the
    channels of a group, because a group has one channel. Other groups whose rows stay as they are become a batch of
    convolutions: their filters have an axis of their own.
    """
    if node.args[6]:
        return transposed_convolution(importer, node)
    shape, (data, weight, bias) = _shape(node.args[0]), node.args[:3]
    stride, padding, dilation = _by_dimension(node)
    filters, inner, *taps = _shape(weight)
    groups, size = int(node.args[8]), _shape(node)
    width = _rounded_up(size[-1], _VECTOR)
    is_depthwise = groups == shape[1] == filters
    is_odd = stride[-1] == 1 and size[-1] < width
    is_batch = groups > 1 and not is_depthwise and not is_odd
    if len(shape) not in (3, 4) or not (is_depthwise or is_odd or is_batch):
        return importer.theirs["convolution.default"](node)
    wide = [*size[:-1], width if is_odd else size[-1]]
    members = filters // groups
    after = []
    for count, step, tap, gap, length, pad in zip(wide[2:], stride, taps, dilation, shape[2:], padding, strict=True):
        after.append(max(0, (count - 1) * step + (tap - 1) * gap + 1 - length - pad))
    dtype = importer.dtype_of(node)

    def compute(x: Any, w: Any, *added: Any) -> Any:
        padded = topi.nn.pad(x, [0, 0, *padding], [0, 0, *after], name="padded")
        axes = [te.reduce_axis((0, tap), name="tap") for tap in taps]
        channel = [] if is_depthwise else [te.reduce_axis((0, inner), name="channel")]

        def tap_of(batch: Any, group: Any, place: Any, *position: Any) -> Any:
            source = channel[0] + group * inner if channel else place
            found = [
                index * step + tap * gap for index, step, tap, gap in zip(position, stride, axes, dilation, strict=True)
            ]
            factor = w(place, channel[0] if channel else 0, *axes).astype(dtype)
            return te.sum(padded(batch, source, *found).astype(dtype) * factor, axis=[*channel, *axes])

        def total(batch: Any, place: Any, *position: Any) -> Any:
            return tap_of(batch, place // members if groups > 1 else 0, place, *position)

        def total_of_group(batch: Any, group: Any, member: Any, *position: Any) -> Any:
            return tap_of(batch, group, group * members + member, *position)

        if is_batch:
            sums = te.compute([size[0], groups, members, *size[2:]], total_of_group, name="convolution")
        else:
            sums = te.compute(wide, total, name="convolution")

        def crop(batch: Any, place: Any, *position: Any) -> Any:
            split = [place // members, place % members] if is_batch else [place]
            found = sums(batch, *split, *position)
            return found + added[0](place) if added else found

        return te.compute(size, crop, name="crop")

    given = [importer.env[item] for item in (data, weight, bias) if item is not None]
    attributes = {"op_pattern": _TILED}
    return importer.block_builder.emit_te(
        compute, *given, primfunc_attrs=attributes, primfunc_name_hint="tir_convolution"
    )


def _by_dimension(node: fx.Node) -> list[list[int]]:
    """Return the stride, the padding and the dilation of a convolution in each dimension of space."""
    rank = len(_shape(node)) - 2
    return [list(item) * (rank if len(item) == 1 else 1) for item in node.args[3:6]]  # type: ignore[arg-type]


def transposed_convolution(importer: Any, node: fx.Node) -> Any:
    """Translate a transposed convolution as a convolution with a filter for each place between two inputs.

    With stride s, output `q * s + r - padding` reads input `q - m` with tap `r + s * m`. TVM's own converter puts s - 1
    zeros behind each input instead, so most of its products are with a zero.
    """
    shape, (data, weight, bias) = _shape(node.args[0]), node.args[:3]
    stride, padding, dilation = _by_dimension(node)
    inner, filters, *taps = _shape(weight)
    groups, size = int(node.args[8]), _shape(node)
    if groups > 1 or len(shape) not in (3, 4) or any(gap != 1 for gap in dilation) or max(stride) == 1:
        return importer.theirs["convolution.default"](node)
    places = math.prod(stride)
    counts = [-(-tap // step) for tap, step in zip(taps, stride, strict=True)]
    lengths = [(out - 1 + pad) // step + 1 for out, pad, step in zip(size[2:], padding, stride, strict=True)]
    lengths[-1] = _rounded_up(lengths[-1], _VECTOR)
    dtype = importer.dtype_of(node)

    def compute(x: Any, w: Any, *added: Any) -> Any:
        before = [count - 1 for count in counts]
        after = [max(0, length - own) for length, own in zip(lengths, shape[2:], strict=True)]
        padded = topi.nn.pad(x, [0, 0, *before], [0, 0, *after], name="padded")
        behind = [count * step - tap for count, step, tap in zip(counts, stride, taps, strict=True)]
        whole = topi.nn.pad(w, [0, 0, *([0] * len(taps))], [0, 0, *behind], name="taps") if any(behind) else w

        def tap_of(place: Any, channel: Any, *position: Any) -> Any:
            read, inside = [], places
            for step, count, index in zip(stride, counts, position, strict=True):
                inside //= step
                read.append(place // inside % step + step * (count - 1 - index))
            return whole(channel, place // places, *read)

        kernel = te.compute([filters * places, inner, *counts], tap_of, name="kernel")
        channel = te.reduce_axis((0, inner), name="channel")
        axes = [te.reduce_axis((0, count), name="tap") for count in counts]

        def total(batch: Any, place: Any, *position: Any) -> Any:
            found = [index + tap for index, tap in zip(position, axes, strict=True)]
            factor = kernel(place, channel, *axes).astype(dtype)
            return te.sum(padded(batch, channel, *found).astype(dtype) * factor, axis=[channel, *axes])

        sums = te.compute([size[0], filters * places, *lengths], total, name="convolution")

        def interleaved(batch: Any, place: Any, *position: Any) -> Any:
            between: Any = 0
            ahead = [index + pad for index, pad in zip(position, padding, strict=True)]
            for index, step in zip(ahead, stride, strict=True):
                between = between * step + index % step
            read = [index // step for index, step in zip(ahead, stride, strict=True)]
            found = sums(batch, place * places + between, *read)
            return found + added[0](place) if added else found

        return te.compute(size, interleaved, name="crop")

    given = [importer.env[item] for item in (data, weight, bias) if item is not None]
    return importer.block_builder.emit_te(
        compute, *given, primfunc_attrs={"op_pattern": _TILED}, primfunc_name_hint="tir_transposed_convolution"
    )


def product(importer: Any, node: fx.Node) -> Any:
    """Translate a matrix product of odd sizes (such as 197 tokens) as a larger one, of which a part is left out.

    There are as many rows as tiles need, where the last one is read again, and as many columns as vectors need.
    """
    name = node.target.__name__  # type: ignore[union-attr]  # the importer found the converter by this name
    *added, first, second = node.args[:3] if name == "addmm.default" else node.args[:2]
    (*batch, rows, depth), columns = _shape(first), _shape(second)[-1]
    height, width = _rounded_up(rows, _ROWS), _rounded_up(columns, _VECTOR)
    tall = height if max(d for d in range(1, 13) if rows % d == 0) < _ROWS else rows
    wide = width if depth * columns <= _PADDED and rows >= _LANES else columns
    is_plain = not node.kwargs and all(_shape(item) in ([columns], [rows, columns]) for item in added)
    if not is_plain or (tall == rows and wide == columns):
        return importer.theirs[name](node)
    dtype = importer.dtype_of(node)
    source = second
    if second.target is torch.ops.aten.permute.default and second.args[0] in importer.env and wide == columns:
        # Read the weight of a linear layer as it is, instead of a transposed copy.
        source = second.args[0] if list(second.args[1]) == [1, 0] else second

    def compute(x: Any, y: Any, *bias: Any) -> Any:
        if wide > columns:
            y = topi.nn.pad(y, [0] * len(y.shape), [*([0] * (len(y.shape) - 1)), wide - columns], name="padded")
        k = te.reduce_axis((0, depth), name="k")

        def total(*place: Any) -> Any:
            *outer, row, column = place
            left = x(*outer, row if tall == rows else tirx.min(row, rows - 1), k)
            right = y(*outer, k, column) if source is second else y(column, k)
            return te.sum(left.astype(dtype) * right.astype(dtype), axis=k)

        sums = te.compute([*batch, tall, wide], total, name="product")
        start = 2 - len(bias[0].shape) if bias else 0
        return te.compute(
            [*batch, rows, columns], lambda *i: sums(*i) + bias[0](*i[start:]) if bias else sums(*i), name="crop"
        )

    given = [importer.env[item] for item in (first, source, *added)]
    attributes = {"op_pattern": _TILED}
    return importer.block_builder.emit_te(compute, *given, primfunc_attrs=attributes, primfunc_name_hint="tir_product")


def _rounded_up(size: int, multiple: int) -> int:
    """Return the next multiple, or the size itself if there would be too much to leave out."""
    wanted = -(-size // multiple) * multiple
    return wanted if wanted <= _WASTE * size else size


def scatter_add(importer: Any, node: fx.Node) -> Any:
    # TVM's own function has a kernel for a GPU.
    is_gpu = node.meta["val"].device.type == "cuda"
    return _scattered(importer, node, "add") if is_gpu else scatter_rows(importer, node)


def scatter_reduce(importer: Any, node: fx.Node) -> Any:
    """Raise NotImplementedError for a mean or `include_self=False`."""
    reduction = _REDUCTIONS.get(str(node.args[4]))
    if reduction is None or node.kwargs.get("include_self", True) is not True:
        raise NotImplementedError("scatter_reduce of this kind")
    return _scattered(importer, node, reduction)


def index_put(importer: Any, node: fx.Node) -> Any:
    """Translate `index_put` with one integer index tensor per leading dimension, else raise NotImplementedError."""
    data, indices, values = importer.env[node.args[0]], list(node.args[1]), importer.env[node.args[2]]
    if any(index is None for index in indices):
        raise NotImplementedError("index_put that skips a dimension")
    accumulate = bool(node.args[3]) if len(node.args) > 3 else False
    shape = _shape(node.args[0])
    wrapped = [_wrapped(importer, index, size) for index, size in zip(indices, shape, strict=False)]
    broadcast = importer.broadcast_shape([index.meta["val"].shape for index in indices])
    wrapped = [importer.emit(relax.op.broadcast_to(index, broadcast)) for index in wrapped]
    values = importer.emit(relax.op.broadcast_to(values, [*broadcast, *shape[len(indices) :]]))
    return importer.emit(relax.op.index_put(data, relax.Tuple(wrapped), values, accumulate))


def index(importer: Any, node: fx.Node) -> Any:
    """Translate indexing with integer tensors.

    The indexed dimensions move to the front and become the dimensions of the index tensors. If they were adjacent,
    these move to the position of the first indexed dimension. Negative indices count from the end.
    """
    data, indices = importer.env[node.args[0]], list(node.args[1])
    shape = _shape(node.args[0])
    indexed = [axis for axis, item in enumerate(indices) if item is not None]
    others = [axis for axis in range(len(shape)) if axis not in indexed]
    if indexed != list(range(len(indexed))):
        data = importer.emit(relax.op.permute_dims(data, [*indexed, *others]))
    wrapped = [_wrapped(importer, indices[axis], shape[axis]) for axis in indexed]
    if len(wrapped) == 1:
        result = importer.emit(relax.op.take(data, wrapped[0], axis=0))
    else:
        result = importer.emit(relax.op.index_tensor(data, wrapped))
    first, stands_together = indexed[0], indexed[-1] - indexed[0] == len(indexed) - 1
    if not stands_together or first == 0:
        return result
    rank = len(importer.broadcast_shape([indices[axis].meta["val"].shape for axis in indexed]))
    before = list(range(rank, rank + first))
    after = list(range(rank + first, rank + len(others)))
    return importer.emit(relax.op.permute_dims(result, [*before, *range(rank), *after]))


def _wrapped(importer: Any, node: fx.Node, size: int) -> Any:
    index = importer.env[node]
    dtype = str(index.ty.dtype)
    if not dtype.startswith("int"):
        raise NotImplementedError("indexing by %s" % dtype)
    zero, length = relax.const(0, dtype), relax.const(size, dtype)
    shifted = importer.emit(relax.op.add(index, length))
    return importer.emit(relax.op.where(importer.emit(relax.op.less(index, zero)), shifted, index))


def _scattered(importer: Any, node: fx.Node, reduction: str) -> Any:
    data, axis, index, source = (importer.env.get(arg, arg) for arg in node.args[:4])
    # torch reads only the part of the source that has the shape of the index.
    shape = _shape(node.args[2])
    if shape != _shape(node.args[3]):
        axes, begin = list(range(len(shape))), [0] * len(shape)
        source = importer.emit(relax.op.strided_slice(source, axes, begin, shape))
    return importer.emit(relax.op.scatter_elements(data, index, source, axis=axis, reduction=reduction))


def _operand(importer: Any, value: Any, dtype: str) -> Any:
    """Return the Relax value of a tensor or a number, converted to this dtype."""
    if not isinstance(value, fx.Node):
        return relax.const(value, dtype)
    found = importer.env[value]
    return found if str(found.ty.dtype) == dtype else importer.emit(relax.op.astype(found, dtype))


def _shape(node: Any) -> Sequence[int]:
    return [int(size) for size in node.meta["val"].shape]


#: Maps the name of each operator, in the spelling of TVM's importer, to its converter in this file.
CONVERTERS: Mapping[str, Callable[[Any, fx.Node], Any]] = {
    "_softmax.default": softmax,
    "add.Scalar": scaled,
    "add.Tensor": scaled,
    "addmm.default": product,
    "alias.default": same,
    "avg_pool2d.default": avg_pool2d,
    "bmm.default": product,
    "clamp.default": clamp,
    "convolution.default": convolution,
    "detach.default": same,
    "elu.default": elu,
    "cumprod.default": cumprod,
    "cumsum.default": cumsum,
    "expm1.default": expm1,
    "index.Tensor": index,
    "index_put.default": index_put,
    "linalg_vector_norm.default": vector_norm,
    "log1p.default": log1p,
    "max.dim": max_dim,
    "mean.default": mean,
    "mean.dim": mean,
    "min.dim": min_dim,
    "mm.default": product,
    "mul.Tensor": multiplied,
    "native_group_norm.default": group_norm,
    "native_layer_norm.default": layer_norm,
    "_native_batch_norm_legit.no_stats": instance_norm,
    "_native_batch_norm_legit_no_training.default": batch_norm,
    "pow.Tensor_Scalar": power,
    "rsub.Scalar": scaled,
    "rsub.Tensor": scaled,
    "scatter_add.default": scatter_add,
    "scatter_reduce.two": scatter_reduce,
    "select.int": select,
    "softplus.default": softplus,
    "sub.Scalar": scaled,
    "sub.Tensor": scaled,
    "sum.default": total,
    "sum.dim_IntList": total,
    "upsample_bicubic2d.vec": upsample,
    "upsample_bilinear2d.vec": upsample,
    "upsample_nearest2d.vec": upsample,
    **{f"{name}.{kind}": compared for name in _COMPARISONS for kind in ("Scalar", "Tensor")},
}

#: TVM's converters for embedding bags treat each bag as one row, those for batch norms in training return zeros as new
#: statistics, and that for an interpolation with antialiasing has none, so this backend does not use them.
WRONG = frozenset(
    {
        "_embedding_bag_forward_only.default",
        "_embedding_bag.default",
        "_native_batch_norm_legit_functional.default",
        "_upsample_bilinear2d_aa.default",
        "embedding_bag.padding_idx",
    }
)
