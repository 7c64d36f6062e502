"""Converters for operators that TVM's importer lacks or translates incorrectly.

A converter translates one operator of a torch graph to Relax. It takes the importer and the operator's fx node, and
returns a Relax value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from torch import fx
from tvm import relax

_REDUCTIONS = {"sum": "add", "prod": "mul", "amax": "max", "amin": "min"}


def same(importer: Any, node: fx.Node) -> Any:
    """Translate an operator that returns its argument unchanged."""
    return importer.env[node.args[0]]


def cumsum(importer: Any, node: fx.Node) -> Any:
    """Translate `cumsum`. The operand is first converted to the dtype that torch gives the result.

    TVM's converter adds bools as bools, which LLVM rejects.
    """
    dtype = importer.dtype_of(node)
    source = importer.emit(relax.op.astype(importer.env[node.args[0]], dtype))
    return importer.emit(relax.op.cumsum(source, node.args[1], dtype))


def select(importer: Any, node: fx.Node) -> Any:
    """Translate `select`, which reads a tensor at one index of one dimension.

    A negative index counts from the end of the dimension. TVM's converter would read memory before the tensor instead.
    """
    shape = _shape(node.args[0])
    axis = int(node.args[1]) % len(shape)
    return importer.emit(
        relax.op.take(importer.env[node.args[0]], relax.const(int(node.args[2]) % shape[axis], "int64"), axis=axis)
    )


def scaled(importer: Any, node: fx.Node) -> Any:
    """Translate `add`, `sub` or `rsub`.

    The operand that is added or subtracted is multiplied by `alpha`, which TVM's converters ignore.
    """
    name = node.target.__name__  # type: ignore[union-attr]  # the importer found the converter by this name
    alpha = node.kwargs.get("alpha", node.args[2] if len(node.args) > 2 else 1)
    if alpha == 1:
        return importer.theirs[name](node)
    dtype = importer.dtype_of(node)
    first, second = (_operand(importer, value, dtype) for value in node.args[:2])
    # The operator rsub subtracts its first operand from its second operand.
    first, second = (second, first) if name.startswith("rsub") else (first, second)
    second = importer.emit(relax.op.multiply(second, relax.const(alpha, dtype)))
    return importer.emit((relax.op.add if name.startswith("add") else relax.op.subtract)(first, second))


def elu(importer: Any, node: fx.Node) -> Any:
    """Translate `elu`: scale * (x if x > 0 else alpha * (exp(x * input_scale) - 1)).

    TVM's converter ignores `scale` and `input_scale`.
    """
    value, dtype = importer.env[node.args[0]], importer.dtype_of(node)
    given = list(node.args[1:])
    alpha, scale, input_scale = given + [1.0] * (3 - len(given))
    zero, one = relax.const(0, dtype), relax.const(1, dtype)
    # Compute exp only of min(x, 0). exp of a large positive x overflows to infinity, and infinity times an alpha of
    # zero is NaN.
    low = importer.emit(relax.op.multiply(relax.op.minimum(value, zero), relax.const(input_scale, dtype)))
    below = relax.op.multiply(relax.const(alpha, dtype), relax.op.subtract(relax.op.exp(low), one))
    chosen = importer.emit(relax.op.where(relax.op.greater(value, zero), value, importer.emit(below)))
    return importer.emit(relax.op.multiply(chosen, relax.const(scale, dtype)))


def clamp(importer: Any, node: fx.Node) -> Any:
    """Translate `clamp` with the bounds that are given.

    TVM's converter replaces a missing bound by infinity, which no integer type can represent.
    """
    dtype = importer.dtype_of(node)
    value = _operand(importer, node.args[0], dtype)
    bounds = (*node.args[1:], None, None)[:2]
    for bound, operator in zip(bounds, (relax.op.maximum, relax.op.minimum), strict=True):
        if bound is not None:
            value = importer.emit(operator(value, relax.const(bound, dtype)))
    return value


def avg_pool2d(importer: Any, node: fx.Node) -> Any:
    """Translate `avg_pool2d` with TVM's converter.

    Raises:
        NotImplementedError: The node has a `divisor_override`, which TVM's converter ignores.
    """
    if len(node.args) > 6 and node.args[6] is not None:
        raise NotImplementedError("avg_pool2d with divisor_override")
    return importer.theirs["avg_pool2d.default"](node)


def scatter_add(importer: Any, node: fx.Node) -> Any:
    """Translate `scatter_add` to Relax's `scatter_elements` with addition."""
    return _scattered(importer, node, "add")


def scatter_reduce(importer: Any, node: fx.Node) -> Any:
    """Translate `scatter_reduce` to Relax's `scatter_elements`.

    Raises:
        NotImplementedError: The node computes a mean or has `include_self=False`.
    """
    reduction = _REDUCTIONS.get(str(node.args[4]))
    if reduction is None or node.kwargs.get("include_self", True) is not True:
        raise NotImplementedError("scatter_reduce of this kind")
    return _scattered(importer, node, reduction)


def index_put(importer: Any, node: fx.Node) -> Any:
    """Translate `index_put` with one integer index tensor for each of the leading dimensions.

    Raises:
        NotImplementedError: A dimension without an index comes before an indexed dimension.
    """
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

    As in torch, the indexed dimensions are moved to the front and replaced by the dimensions of the index tensors. If
    the indexed dimensions were adjacent, these new dimensions are then moved to the position of the first indexed
    dimension. Negative indices count from the end.
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
    # The source may be larger than the index. torch reads only the part of the source that has the shape of the index.
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
    "add.Scalar": scaled,
    "add.Tensor": scaled,
    "alias.default": same,
    "avg_pool2d.default": avg_pool2d,
    "clamp.default": clamp,
    "detach.default": same,
    "elu.default": elu,
    "cumsum.default": cumsum,
    "index.Tensor": index,
    "index_put.default": index_put,
    "rsub.Scalar": scaled,
    "rsub.Tensor": scaled,
    "scatter_add.default": scatter_add,
    "scatter_reduce.two": scatter_reduce,
    "select.int": select,
    "sub.Scalar": scaled,
    "sub.Tensor": scaled,
}

#: Operators that TVM translates incorrectly for all arguments, because its converters for embedding bags treat each bag
#: as one row. This backend does not use these converters.
WRONG = frozenset({"_embedding_bag_forward_only.default", "_embedding_bag.default", "embedding_bag.padding_idx"})
