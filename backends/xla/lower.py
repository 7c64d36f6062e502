"""Lowers a graph of ATen operators, made by AOTAutograd, to one JAX function."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch

from graphnet_runner.adapter import CompileError, UnsupportedError

from .own_lowerings import LOWERINGS
from .torchax_ops import lowering, t2j_dtype


@dataclass(frozen=True)
class Lowered:
    """A graph that has been lowered to a JAX function.

    ``function(seed, *arrays)`` returns the tensors among the graph's outputs as JAX arrays. Only random operators use
    ``seed``. ``outputs`` has one item per output of the graph: an ``Array`` if the output is a tensor, and otherwise
    the constant value of the output.
    """

    function: Callable[..., Any]
    outputs: tuple[Any, ...]
    nodes: int
    draws_random: bool


@dataclass(frozen=True)
class Array:
    """The position of one output of the graph among the arrays that the JAX function returns."""

    index: int


class DataDependentError(UnsupportedError):
    """Raised if some shapes of a graph depend on the values of tensors. XLA needs fixed shapes."""


def lower(graph: torch.fx.GraphModule) -> Lowered:
    """Make a JAX function of the graph. JAX traces this function later.

    Raises:
        DataDependentError: Some shapes depend on the values of tensors. The error names the operators that make these
            shapes.
        UnsupportedError: Some operators have no lowering. The error names all of these operators.
    """
    calls = [node for node in graph.graph.nodes if node.op == "call_function" and node.target is not operator.getitem]
    dependent = sorted({str(node.target) for node in calls if node.meta.get("unbacked_bindings")})
    if dependent:
        raise DataDependentError("shapes depend on data", dependent)
    missing = sorted({_name(node) for node in calls if not _is_lowered(node.target)})
    if missing:
        raise UnsupportedError("torchax has no lowering for %d operator(s) of the graph" % len(missing), missing)
    (output,) = [node for node in graph.graph.nodes if node.op == "output"]
    places, tensors = _places(output.args[0])

    def function(seed: Any, *arrays: Any) -> tuple[Any, ...]:
        results = _ToJax(graph, _Keys(seed)).run(*arrays)
        return tuple(_as_eager(results[place], node) for place, node in tensors)

    return Lowered(function, places, len(calls), any(_draws(node.target) for node in calls))


def _is_lowered(target: Any) -> bool:
    return isinstance(target, torch._ops.OpOverload) and (target in LOWERINGS or lowering(target) is not None)


def _name(node: torch.fx.Node) -> str:
    """Return the name of the node's operator.

    If the node is a call of ``with_effects``, which wraps another operator, return the name of the wrapped operator.
    """
    return str(node.args[1] if str(node.target) == "with_effects" else node.target)


def _draws(target: Any) -> bool:
    if target in LOWERINGS:
        return False
    entry = lowering(target)
    return entry is not None and bool(entry.needs_env)


def _function(target: Any) -> Callable[..., Any]:
    """Return the function that lowers this operator to JAX.

    Such a function always exists, because ``lower`` has already refused every graph with an unsupported operator.
    """
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
    """Gives a new random key to each call of a random operator of torchax.

    All keys are derived from one seed, which is an argument of the XLA program.
    """

    def __init__(self, seed: Any) -> None:
        self._seed = seed
        self._key: Any = None

    def get_and_rotate_prng_key(self, generator: Any = None) -> Any:
        """Return the next random key. torchax calls this method."""
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
        """Run one node of the graph. If the node fails, the error names its operator."""
        result = super().run_node(n)
        return _as_eager(result, n) if n.op == "call_function" else result

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Run the JAX function that lowers this ATen operator."""
        if not isinstance(target, torch._ops.OpOverload):
            return super().call_function(target, args, kwargs)
        function = _function(target)
        extra = {"env": self._keys} if _draws(target) else {}
        # Pass copies of the graph's lists, because a lowering may change its list arguments.
        own = [list(value) if isinstance(value, list) else value for value in args]
        try:
            return function(*own, **kwargs, **extra)
        # A lowering can raise any type of error. Catch all, because the message must name the operator.
        except Exception as error:  # noqa: BLE001
            text = " ".join(str(error).split())[:500]
            raise _failed(target, error, "%s: %s" % (type(error).__name__, text)) from error

    def get_attr(self, target: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return a constant of the graph as a JAX value."""
        value = super().get_attr(target, args, kwargs)  # type: ignore[arg-type]
        return constant(value) if isinstance(value, torch.Tensor) else value


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
    """Convert the result of a lowering to the dtype that eager mode gives it.

    The conversion is needed because some lowerings follow JAX's rules for mixing dtypes instead of torch's.

    Raises:
        CompileError: The shape differs from that in eager mode, so the lowering is wrong.
    """
    expected = node.meta.get("val")
    if not isinstance(expected, torch.Tensor) or not hasattr(result, "dtype"):
        return result
    if tuple(result.shape) != tuple(expected.shape):
        text = "%s returns the shape %s, eager %s" % (node.target, tuple(result.shape), tuple(expected.shape))
        raise CompileError(text, "lower")
    dtype = t2j_dtype(expected.dtype)
    return result if result.dtype == dtype else jax.lax.convert_element_type(result, dtype)
