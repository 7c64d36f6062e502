"""Captures a model as TorchScript and compares the captured graph with the model in eager mode.

The model's ``forward`` takes its weights as arguments. Usually the weights become part of the captured graph. In
this case the captured graph takes only the other arguments of ``forward``, in the same order.
"""

from __future__ import annotations

import dataclasses
import re
import warnings
from collections import Counter
from typing import Any, Callable, Dict, List, Sequence, Tuple

import torch
import torch.fx
from torch.utils import _pytree as pytree

from graphnet_runner.adapter import CompileError, UnsupportedError
from graphnet_runner.failures import is_out_of_memory

_WEIGHTS = ("parameter", "buffer", "constant")
#: Patterns of the errors that torch raises if it lacks a function or an operator. Group 1 is the module or type, and
#: group 2 is the missing name.
_LACKS = (
    re.compile(r"module '(torch[\w.]*)' has no attribute '(\w+)'"),
    re.compile(r"'(_OpNamespace)' '?\w*'? ?object has no attribute '(\w+)'"),
    re.compile(r"'(Tensor)' object has no attribute '(\w+)'"),
    re.compile(r"()(\w+)\(\) got an unexpected keyword argument '\w+'"),
    re.compile(r"()(\w+)\(\)[: ]+(?:received an invalid combination of arguments|argument )"),
    re.compile(r'()"(\w+)" not implemented for \'\w+\''),
    re.compile(r"Could not run '()([\w:.]+)'"),
    re.compile(r"()(\w+) (?:is|are) not (?:implemented|supported)"),
    re.compile(r"Unsupported(): (\w+)"),
)


class Bound(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """A wrapper that holds the model's weights as buffers.

    Its ``forward`` takes only the remaining arguments (``free``) and returns the tensors of the model's result.
    """

    def __init__(self, model: torch.nn.Module, inputs: Sequence[Any], free: Sequence[int]) -> None:
        super().__init__()
        self.model = model
        self._free = tuple(free)
        self._fixed = {i: value for i, value in enumerate(inputs) if not isinstance(value, torch.Tensor)}
        self._count = len(inputs)
        for index, value in enumerate(inputs):
            if index not in self._free and index not in self._fixed:
                self.register_buffer("input_%d" % index, value)

    def forward(self, *given: Any) -> Any:
        """Call the model and return the tensors of its result as a flat tuple."""
        arguments: List[Any] = [self._fixed.get(i, None) for i in range(self._count)]
        for index in range(self._count):
            if index not in self._fixed and index not in self._free:
                arguments[index] = getattr(self, "input_%d" % index)
        for index, value in zip(self._free, given):
            arguments[index] = value
        leaves, _ = pytree.tree_flatten(self.model(*arguments))
        return tuple(leaf for leaf in leaves if isinstance(leaf, torch.Tensor))


@dataclasses.dataclass(frozen=True)
class Eager:
    """The result of one call of the model in eager mode, and the arguments that the call changed in place."""

    leaves: Tuple[Any, ...]
    nesting: Any
    arguments: Tuple[Any, ...]
    written: Tuple[int, ...]

    @property
    def tensors(self) -> List[Any]:
        """The output tensors, followed by the arguments that the call changed in place."""
        return [leaf for leaf in self.leaves if isinstance(leaf, torch.Tensor)] + self.changed

    @property
    def changed(self) -> List[Any]:
        """The arguments that the call changed in place, with their values after the call."""
        return [self.arguments[index] for index in self.written]

    def rebuild(self, tensors: Sequence[Any]) -> Any:
        """Return a result nested like the model's result, with ``tensors`` in place of the model's output tensors."""
        remaining = iter(tensors)
        leaves = [next(remaining) if isinstance(leaf, torch.Tensor) else leaf for leaf in self.leaves]
        return pytree.tree_unflatten(leaves, self.nesting)


@dataclasses.dataclass(frozen=True)
class Captured:
    """A model captured as TorchScript.

    The captured graph may take only some of the model's arguments. ``free`` lists the positions of these in the model's
    signature, in the order in which the captured graph takes them.
    """

    module: Any
    free: Tuple[int, ...]
    eager: Eager
    #: The number of Python values (mostly sizes of tensors) that tracing turned into constants of the graph.
    folded: int

    def arguments(self, inputs: Sequence[Any]) -> Tuple[Any, ...]:
        """Return those of the model's arguments (``inputs``) that the captured graph takes."""
        return tuple(inputs[index] for index in self.free)


def run_eager(model: Any, inputs: Sequence[Any]) -> Eager:
    """Call the model in eager mode on copies of its inputs.

    Raises:
        UnsupportedError: The installed torch lacks a function or operator that the model uses. The message names it.
        Exception: The model raised any other error.
    """
    arguments = tuple(value.clone() if isinstance(value, torch.Tensor) else value for value in inputs)
    versions = [getattr(value, "_version", 0) for value in arguments]
    torch.manual_seed(0)
    try:
        output = model(*arguments)
    except Exception as error:
        raise named(error) from error
    written = tuple(i for i, value in enumerate(arguments) if getattr(value, "_version", 0) != versions[i])
    leaves, nesting = pytree.tree_flatten(output)
    return Eager(tuple(leaves), nesting, arguments, written)


def capture(model: Any, inputs: Sequence[Any], kinds: Sequence[str], mode: str, bound: bool) -> Captured:
    """Capture the model as TorchScript.

    Args:
        model: The model to capture.
        inputs: Example inputs in the order of the arguments of ``model.forward``.
        kinds: The kind of each input (parameter, buffer, ...).
        mode: The way to capture: "trace", "script" or "fx".
        bound: True makes the weights part of the captured module. False keeps them as arguments of the module.

    Raises:
        UnsupportedError: The installed torch lacks a function or operator that the model uses. The message names it.
        CompileError: TorchScript cannot represent the model (step "capture").
    """
    eager = run_eager(model, inputs)
    free = _free(inputs, kinds if bound else (), eager.written)
    copies = [value.clone() if i in eager.written else value for i, value in enumerate(inputs)]
    torch.manual_seed(0)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always", torch.jit.TracerWarning)
            module, free = _WAYS[mode](model, copies, free)
    except Exception as error:
        raise failed("torch.jit cannot %s the graph" % mode, error) from error
    folded = sum(issubclass(warning.category, torch.jit.TracerWarning) for warning in caught)
    return Captured(module, free, eager, folded)


Way = Callable[[Any, Sequence[Any], Tuple[int, ...]], Tuple[Any, Tuple[int, ...]]]


def _trace(model: Any, inputs: Sequence[Any], free: Tuple[int, ...]) -> Tuple[Any, Tuple[int, ...]]:
    wrapped = Bound(model, inputs, free).eval()
    return torch.jit.trace(wrapped, tuple(inputs[i] for i in free), check_trace=False, strict=False), free


def _script(model: Any, inputs: Sequence[Any], free: Tuple[int, ...]) -> Tuple[Any, Tuple[int, ...]]:
    # Weights stay arguments in mode "script", because TorchScript cannot script the wrapper that would hold them.
    return torch.jit.script(model), tuple(range(len(inputs)))


def _fx(model: Any, inputs: Sequence[Any], free: Tuple[int, ...]) -> Tuple[Any, Tuple[int, ...]]:
    """Trace the model with torch.fx, make weights and numbers constants, flatten the outputs, and script the result."""
    traced = torch.fx.symbolic_trace(model)
    placeholders = [node for node in traced.graph.nodes if node.op == "placeholder"]
    for index, node in enumerate(placeholders):
        if index in free:
            # Remove the type annotation of this argument. TorchScript then treats the argument as a tensor.
            node.type = None
            continue
        with traced.graph.inserting_before(node):
            if isinstance(inputs[index], torch.Tensor):
                traced.register_buffer("input_%d" % index, inputs[index])
                value = traced.graph.get_attr("input_%d" % index)
            else:
                value = inputs[index]
        if isinstance(value, torch.fx.Node):
            node.replace_all_uses_with(value)
        else:
            _put_number(node, value)
        traced.graph.erase_node(node)
    output = next(node for node in traced.graph.nodes if node.op == "output")
    leaves, _ = pytree.tree_flatten(output.args[0])
    output.args = (tuple(leaf for leaf in leaves if isinstance(leaf, torch.fx.Node)),)
    output.type = None
    traced.recompile()
    return torch.jit.script(traced.eval()), free


def _put_number(node: torch.fx.Node, value: Any) -> None:
    def replaced(argument: Any) -> Any:
        return value if argument is node else argument

    for user in list(node.users):
        user.args = torch.fx.node.map_arg(user.args, replaced)
        user.kwargs = torch.fx.node.map_arg(user.kwargs, replaced)


_WAYS: Dict[str, Way] = {"trace": _trace, "script": _script, "fx": _fx}


def _free(inputs: Sequence[Any], kinds: Sequence[str], written: Sequence[int]) -> Tuple[int, ...]:
    """Return the positions of the tensors that stay arguments of the graph.

    These are all tensors that are not weights, and also the weights that the model changes in place.
    """
    tensors = [index for index, value in enumerate(inputs) if isinstance(value, torch.Tensor)]
    weights = {index for index, kind in enumerate(kinds) if kind in _WEIGHTS}
    free = tuple(index for index in tensors if index not in weights or index in written)
    # If all tensors are weights, keep all of them as arguments. Otherwise the graph would have no arguments, and
    # TorchScript would compute such a graph at compile time and keep only its result.
    return free or tuple(tensors)


def freeze(captured: Captured) -> Any:
    """Make the weights constants of the graph. Freezing changes no operator, so the outputs stay the same."""
    try:
        return torch.jit.freeze(captured.module.eval(), optimize_numerics=False)
    except RuntimeError as error:
        raise failed("torch.jit cannot freeze the trace", error) from error


@dataclasses.dataclass(frozen=True)
class Agreement:
    """How well the captured graph's outputs agree with those of eager mode. The same torch computed both."""

    bit_equal: bool
    max_abs_error: float


def compare(captured: Captured, module: Any, inputs: Sequence[Any]) -> Agreement:
    """Run the captured graph on copies of its inputs and compare its outputs with those of eager mode.

    Raises:
        CompileError: The captured graph fails, or its outputs differ from those of eager mode (step "capture").
    """
    given = [inputs[i].clone() if i in captured.eager.written else inputs[i] for i in captured.free]
    torch.manual_seed(0)
    try:
        produced = tensors_of(module(*given))
    except Exception as error:
        raise failed("the captured graph does not run", error) from error
    changed = [given[captured.free.index(i)] for i in captured.eager.written]
    expected = captured.eager.tensors
    if len(produced) + len(changed) != len(expected):
        message = "the captured graph has %d outputs, eager %d" % (len(produced), len(expected) - len(changed))
        raise CompileError(message, step="capture")
    pairs = list(zip(produced + changed, expected))
    try:
        for got, wanted in pairs:
            torch.testing.assert_close(got, wanted, equal_nan=True)
    except AssertionError as error:
        raise CompileError("the captured graph computes something else: %s" % _line(error), step="capture") from error
    return Agreement(all(_same_bits(a, b) for a, b in pairs), max([_largest_error(a, b) for a, b in pairs] or [0.0]))


def tensors_of(output: Any) -> List[Any]:
    """Return the tensors in the output of a captured graph, in order.

    TorchScript returns a tuple with one item as the item itself. This function accepts both forms.
    """
    return [leaf for leaf in pytree.tree_flatten(output)[0] if isinstance(leaf, torch.Tensor)]


def _same_bits(left: Any, right: Any) -> bool:
    return bool(((left == right) | ((left != left) & (right != right))).all())


def _largest_error(left: Any, right: Any) -> float:
    if left.numel() == 0 or left.dtype == torch.bool:
        return 0.0
    wide = torch.complex128 if left.is_complex() else torch.float64
    error = (left.to(wide) - right.to(wide)).abs()
    return float(torch.where(error == error, error, torch.zeros_like(error)).max())


def operators(graph: Any) -> Counter[str]:
    """Count the operators of a TorchScript graph and of its nested blocks, by name.

    Operators whose names begin with ``prim::`` only do bookkeeping and are not counted.
    """
    found: Counter[str] = Counter()
    for node in graph.nodes():
        if not node.kind().startswith("prim::"):
            found[node.kind()] += 1
        for block in node.blocks():
            found.update(operators(block))
    return found


def named(error: Exception) -> Exception:
    """Return an UnsupportedError if ``error`` names an operator that this torch lacks, else ``error`` itself."""
    text = _line(error)
    for pattern in _LACKS:
        match = pattern.search(text)
        if match is not None:
            owner, name = match.groups()
            operator = ".".join(part for part in (owner.replace("_OpNamespace", "torch.ops.aten"), name) if part)
            return UnsupportedError("torch %s cannot run the graph: %s" % (torch.__version__, text), (operator,))
    return error


def failed(what: str, error: Exception, step: str = "capture") -> Exception:
    """Return the exception to raise after ``error``.

    Return ``error`` itself if memory ran out, an UnsupportedError if torch lacks an operator, and otherwise a
    CompileError.
    """
    if is_out_of_memory(error):
        return error
    explained = named(error)
    return explained if explained is not error else CompileError("%s: %s" % (what, _line(error)), step=step)


def _line(error: Exception) -> str:
    return "%s: %s" % (type(error).__name__, " ".join(str(error).split())[:600])
