"""Lowers a graph of ATen operators, made by AOTAutograd, to one JAX function."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch

from graphnet_lowering.nodes import data_dependent, is_getitem, lines_of, operator_name
from graphnet_runner.adapter import CompileError, UnsupportedError

from .own_lowerings import LOWERINGS, widened
from .torchax_ops import lowering, t2j_dtype

aten = torch.ops.aten


@dataclass(frozen=True)
class Lowered:
    """A graph that has been lowered to a JAX function.

    ``function(seed, *arrays)`` returns the graph's output tensors as JAX arrays; only random operators use ``seed``.
    ``outputs`` has an ``Array`` for each output that is a tensor, and otherwise its constant value.
    """

    function: Callable[..., Any]
    outputs: tuple[Any, ...]
    nodes: int
    draws_random: bool
    #: The lines of the sample from which each operator comes, by the name of its node.
    lines: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Array:
    """The position of one output of the graph among the arrays that the JAX function returns."""

    index: int


class DataDependentError(UnsupportedError):
    """Raised if some shapes of a graph depend on the values of tensors. XLA needs fixed shapes."""


def lower(graph: torch.fx.GraphModule) -> Lowered:
    """Make a JAX function of the graph, which JAX traces later.

    Raises:
        DataDependentError: Some shapes depend on the values of tensors, by the operators that the error names.
        UnsupportedError: Some operators, which the error names, have no lowering, or read memory by strides.
    """
    calls = [node for node in graph.graph.nodes if node.op == "call_function" and not is_getitem(node)]
    dependent = data_dependent(calls)
    if dependent:
        raise DataDependentError("shapes depend on data", dependent)
    strided = sorted({operator_name(node) for node in calls if _reads_other_memory(node)})
    if strided:
        raise UnsupportedError("an array of JAX has no strides in memory", strided)
    missing = sorted({operator_name(node) for node in calls if not _is_lowered(node.target)})
    if missing:
        raise UnsupportedError("torchax has no lowering for %d operator(s) of the graph" % len(missing), missing)
    (output,) = [node for node in graph.graph.nodes if node.op == "output"]
    places, tensors = _places(output.args[0])

    def function(seed: Any, *arrays: Any) -> tuple[Any, ...]:
        results = _ToJax(graph, _Keys(seed)).run(*arrays)
        return tuple(_as_eager(results[place], node) for place, node in tensors)

    lines = {node.name: lines_of(node) for node in calls}
    return Lowered(function, places, len(calls), any(_draws(node.target) for node in calls), lines)


def _reads_other_memory(node: torch.fx.Node) -> bool:
    """Whether an operator reads the memory of a tensor by strides, and its elements are in another order there, or are
    not all that it reads.
    """
    packet = getattr(node.target, "overloadpacket", None)
    if packet not in (aten.as_strided, aten.as_strided_copy, aten.as_strided_scatter):
        return False
    value, given = node.args[0].meta["val"], node.args[2 if packet is aten.as_strided_scatter else 1 :]
    size, stride, *rest = given
    offset = rest[0] if rest else node.kwargs.get("storage_offset")
    last = (offset or 0) + sum((count - 1) * step for count, step in zip(size, stride, strict=True))
    inside = 0 in size or last < value.numel()
    return not (inside and value.is_contiguous() and value.storage_offset() == 0)


def _is_lowered(target: Any) -> bool:
    return isinstance(target, torch._ops.OpOverload) and (target in LOWERINGS or lowering(target) is not None)


def _draws(target: Any) -> bool:
    if target in LOWERINGS:
        return False
    entry = lowering(target)
    return entry is not None and bool(entry.needs_env)


def _function(target: Any) -> Callable[..., Any]:
    """Return the function that lowers this operator: ``lower`` has already refused graphs with unsupported ones."""
    if target in LOWERINGS:
        return LOWERINGS[target]
    entry = lowering(target)
    assert entry is not None, target
    function: Callable[..., Any] = entry.func
    return function


def _places(returned: Sequence[Any]) -> tuple[tuple[Any, ...], list[tuple[int, torch.fx.Node]]]:
    places: list[Any] = []
    tensors: list[tuple[int, torch.fx.Node]] = []
    for index, value in enumerate(returned):
        if isinstance(value, torch.fx.Node):
            places.append(Array(len(tensors)))
            tensors.append((index, value))
        else:
            places.append(value)
    return tuple(places), tensors


class _Keys:
    """Gives each call of a random operator of torchax a new key, derived from the XLA program's argument, a seed."""

    def __init__(self, seed: Any) -> None:
        self._seed = seed
        self._key: Any = None

    def get_and_rotate_prng_key(self, generator: Any = None) -> Any:
        """Return the next random key for torchax."""
        if self._key is None:
            self._key = jax.random.key(self._seed)
        self._key, key = jax.random.split(self._key)
        return key


class _ToJax(torch.fx.Interpreter):  # type: ignore[misc]  # torch is not read for types
    """Runs a graph of ATen operators on JAX values and converts each result to the dtype that eager mode gives it."""

    def __init__(self, graph: torch.fx.GraphModule, keys: _Keys) -> None:
        super().__init__(graph, garbage_collect_values=True)
        self._keys = keys

    def run_node(self, n: torch.fx.Node) -> Any:
        # XLA keeps this name in the metadata of every instruction that it makes of the node.
        with jax.named_scope(n.name):
            result = super().run_node(n)
        return _as_eager(result, n) if n.op == "call_function" else result

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Run the JAX function that lowers this ATen operator. An error names it."""
        if not isinstance(target, torch._ops.OpOverload):
            return super().call_function(target, args, kwargs)
        function = _function(target)
        extra = {"env": self._keys} if _draws(target) else {}
        # Pass copies of the graph's lists, because a lowering may change its list arguments.
        own, named = jax.tree_util.tree_map(widened if computes_in_float32(target) else _same, (args, kwargs))
        try:
            return function(*own, **named, **extra)
        # A lowering can raise any type of error, and the message must name the operator.
        except Exception as error:  # noqa: BLE001
            text = " ".join(str(error).split())[:500]
            raise _failed(target, error, "%s: %s" % (type(error).__name__, text)) from error

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        value = super().get_attr(target, args, kwargs)  # type: ignore[arg-type]
        return constant(value) if isinstance(value, torch.Tensor) else value


def computes_in_float32(target: Any) -> bool:
    """Whether eager mode computes the operator in float32 and rounds only its result if its operands are half-precise.

    This is not true of operators that only move values. Gathering rows of a wide copy of a table would be slow.
    Our lowerings of mm, bmm and addmm convert their operands themselves.
    """
    if target.overloadpacket in _IN_THEIR_DTYPE:
        return False
    return target.overloadpacket in _PRODUCTS_AND_NORMS or not {torch.Tag.pointwise, torch.Tag.reduction}.isdisjoint(
        target.tags
    )


#: Operators that compare with a number that has their operands' dtype, or whose result depends on the dtype.
_IN_THEIR_DTYPE = {
    *(aten.eq, aten.ne, aten.lt, aten.le, aten.gt, aten.ge),
    *(aten.nan_to_num, aten.nextafter, aten.clone),
}
_PRODUCTS_AND_NORMS = {
    *(aten.baddbmm, aten.addmv, aten.mv, aten.dot, aten.matmul, aten.convolution),
    *(aten._softmax, aten._log_softmax, aten.logcumsumexp, aten.cumsum, aten.cumprod, aten._embedding_bag),
    *(aten.native_layer_norm, aten.native_group_norm, aten.native_batch_norm, aten._native_batch_norm_legit),
    *(aten._native_batch_norm_legit_no_training, aten._embedding_bag_forward_only, aten.index_add, aten.scatter_add),
    *(aten.avg_pool1d, aten.avg_pool2d, aten.avg_pool3d, aten._adaptive_avg_pool2d, aten._adaptive_avg_pool3d),
    aten._scaled_dot_product_flash_attention_for_cpu,
    *(aten.upsample_bicubic2d, aten.upsample_bilinear2d, aten.upsample_linear1d, aten._cdist_forward),
}


def _same(value: Any) -> Any:
    return value


def _failed(target: Any, error: Exception, text: str) -> Exception:
    if isinstance(error, jax.errors.ConcretizationTypeError | jax.errors.NonConcreteBooleanIndexError):
        return UnsupportedError("a shape depends on data: %s" % text, [str(target)])
    if isinstance(error, NotImplementedError):
        return UnsupportedError(text, [str(target)])
    return CompileError("the lowering of %s failed: %s" % (target, text), "lower")


def constant(tensor: torch.Tensor) -> Any:
    """Return the tensor as a constant JAX array. It is a copy, so later writes to the tensor do not change it."""
    plain = tensor.detach().cpu().contiguous()
    if plain.dtype in (torch.bfloat16, torch.float8_e4m3fn, torch.float8_e5m2):
        return jnp.asarray(plain.to(torch.float32).numpy()).astype(t2j_dtype(plain.dtype))
    return jnp.asarray(plain.numpy().copy())


def _as_eager(result: Any, node: torch.fx.Node) -> Any:
    """Convert the result of a lowering to eager mode's dtype, because some follow JAX's rules for mixing dtypes.

    Raises CompileError if the shape differs from that in eager mode, so that the lowering is wrong.
    """
    expected = node.meta.get("val")
    if not isinstance(expected, torch.Tensor) or not hasattr(result, "dtype"):
        return result
    if tuple(result.shape) != tuple(expected.shape):
        text = "%s returns the shape %s, eager %s" % (node.target, tuple(result.shape), tuple(expected.shape))
        raise CompileError(text, "lower")
    dtype = t2j_dtype(expected.dtype)
    return result if result.dtype == dtype else jax.lax.convert_element_type(result, dtype)
