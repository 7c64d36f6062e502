"""Captures a model as TorchScript and compares the captured graph with the model in eager mode.

The model's ``forward`` takes its weights as arguments. Usually they become part of the captured graph, which then takes
only the other arguments of ``forward``, in the same order.
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

from graphnet_lowering.bound import Bound, weights_of
from graphnet_lowering.errors import one_line
from graphnet_lowering.result import Recipe, recipe_of
from graphnet_runner.adapter import CompileError, UnsupportedError
from graphnet_runner.failures import is_out_of_memory

#: Errors of a torch that lacks a function or an operator: group 1 is the module or type, group 2 the missing name.
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


@dataclasses.dataclass(frozen=True)
class Eager:
    """The result of one call of the model in eager mode, and the arguments that the call changed in place."""

    recipe: Recipe
    #: The tensors of the result that a captured graph computes.
    computed: Tuple[Any, ...]
    arguments: Tuple[Any, ...]
    written: Tuple[int, ...]

    @property
    def tensors(self) -> List[Any]:
        return list(self.computed) + self.changed

    @property
    def changed(self) -> List[Any]:
        return [self.arguments[index] for index in self.written]


@dataclasses.dataclass(frozen=True)
class Captured:
    """A model captured as TorchScript, which takes the model's arguments at the positions ``free``, in this order."""

    module: Any
    free: Tuple[int, ...]
    eager: Eager
    #: The number of Python values (mostly sizes of tensors) that tracing turned into constants of the graph.
    folded: int

    def computed(self, output: Any) -> List[Any]:
        """Return the tensors that the graph computed from its output: a flat tuple, or the model's own result.

        TorchScript returns a tuple with one item as the item itself.
        """
        leaves = pytree.tree_flatten(output)[0]
        whole = len(leaves) == len(self.eager.recipe.leaves)
        return list(self.eager.recipe.computed(leaves) if whole else leaves)

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
    recipe = recipe_of(output, arguments)
    return Eager(recipe, recipe.computed(output), arguments, written)


def capture(model: Any, inputs: Sequence[Any], eager: Eager, kinds: Sequence[str], mode: str) -> Captured:
    """Capture the model as TorchScript by the way ``mode``: "trace", "script" or "fx". ``eager`` is from ``run_eager``.

    ``kinds`` has the kind of each input (parameter, buffer, ...). Weights become part of the captured module; without
    ``kinds``, they stay arguments.

    Raises:
        UnsupportedError: The installed torch lacks a function or operator that the model uses. The message names it.
        CompileError: TorchScript cannot represent the model (step "capture").
    """
    free = _free(inputs, kinds, eager.written)
    copies = [value.clone() if i in eager.written else value for i, value in enumerate(inputs)]
    torch.manual_seed(0)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always", torch.jit.TracerWarning)
            module, free = _WAYS[mode](model, copies, free, eager.recipe)
    except Exception as error:
        raise failed("torch.jit cannot %s the graph" % mode, error) from error
    folded = sum(issubclass(warning.category, torch.jit.TracerWarning) for warning in caught)
    return Captured(module, free, eager, folded)


Way = Callable[[Any, Sequence[Any], Tuple[int, ...], Recipe], Tuple[Any, Tuple[int, ...]]]


def _trace(model: Any, inputs: Sequence[Any], free: Tuple[int, ...], recipe: Recipe) -> Tuple[Any, Tuple[int, ...]]:
    bound = {index: value for index, value in enumerate(inputs) if index not in free}
    wrapped = Bound(model, len(inputs), bound, recipe).eval()
    return torch.jit.trace(wrapped, tuple(inputs[i] for i in free), check_trace=False, strict=False), free


def _script(model: Any, inputs: Sequence[Any], free: Tuple[int, ...], recipe: Recipe) -> Tuple[Any, Tuple[int, ...]]:
    # TorchScript cannot script the wrapper that would hold the weights.
    return torch.jit.script(model), tuple(range(len(inputs)))


def _fx(model: Any, inputs: Sequence[Any], free: Tuple[int, ...], recipe: Recipe) -> Tuple[Any, Tuple[int, ...]]:
    """Trace the model with torch.fx, make weights and numbers constants, flatten the outputs, and script the result."""
    traced = torch.fx.symbolic_trace(model)
    placeholders = [node for node in traced.graph.nodes if node.op == "placeholder"]
    for index, node in enumerate(placeholders):
        if index in free:
            # TorchScript treats an argument without a type annotation as a tensor.
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
    output.args = (recipe.computed(output.args[0]),)
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
    """Return the positions of the tensors that stay arguments: all but the weights that the model does not change."""
    tensors = [index for index, value in enumerate(inputs) if isinstance(value, torch.Tensor)]
    weights = weights_of(kinds, written)
    free = tuple(index for index in tensors if index not in weights)
    # TorchScript would compute a graph without arguments at compile time and keep only its result.
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

    Raises CompileError if it fails or its outputs differ (step "capture").
    """
    given = [inputs[i].clone() if i in captured.eager.written else inputs[i] for i in captured.free]
    torch.manual_seed(0)
    try:
        produced = captured.computed(module(*given))
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
        raise CompileError(
            "the captured graph computes something else: %s" % one_line(error, 600), step="capture"
        ) from error
    return Agreement(all(_same_bits(a, b) for a, b in pairs), max([_largest_error(a, b) for a, b in pairs] or [0.0]))


def _same_bits(left: Any, right: Any) -> bool:
    return bool(((left == right) | ((left != left) & (right != right))).all())


def _largest_error(left: Any, right: Any) -> float:
    if left.numel() == 0 or left.dtype == torch.bool:
        return 0.0
    wide = torch.complex128 if left.is_complex() else torch.float64
    error = (left.to(wide) - right.to(wide)).abs()
    return float(torch.where(error == error, error, torch.zeros_like(error)).max())


def operators(graph: Any) -> Counter[str]:
    """Count the operators of a TorchScript graph and its nested blocks by name, without the bookkeeping ``prim::``."""
    found: Counter[str] = Counter()
    for node in graph.nodes():
        if not node.kind().startswith("prim::"):
            found[node.kind()] += 1
        for block in node.blocks():
            found.update(operators(block))
    return found


def named(error: Exception) -> Exception:
    """Return an UnsupportedError if ``error`` names an operator that this torch lacks, else ``error`` itself."""
    text = one_line(error, 600)
    for pattern in _LACKS:
        match = pattern.search(text)
        if match is not None:
            owner, name = match.groups()
            operator = ".".join(part for part in (owner.replace("_OpNamespace", "torch.ops.aten"), name) if part)
            return UnsupportedError("torch %s cannot run the graph: %s" % (torch.__version__, text), (operator,))
    return error


def failed(what: str, error: Exception, step: str = "capture") -> Exception:
    """Return what to raise after ``error``: itself if memory ran out, an UnsupportedError for a missing operator, or a
    CompileError.
    """
    if is_out_of_memory(error):
        return error
    explained = named(error)
    return explained if explained is not error else CompileError("%s: %s" % (what, one_line(error, 600)), step=step)
