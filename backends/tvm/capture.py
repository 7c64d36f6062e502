"""Captures a model as one graph of ATen operators. The graph is functional: it changes none of its arguments."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch.export.graph_signature import InputKind, OutputKind
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode
from torch.utils._pytree import TreeSpec, tree_unflatten

from graphnet_runner.adapter import CompileError, UnsupportedError

#: Operators that only check their inputs and compute nothing. They can be removed from the graph, because the checks
#: have passed on the example inputs.
_CHECKS = frozenset(
    {
        "_assert_tensor_metadata.default",
        "_assert_scalar.default",
        "_assert_async.default",
        "_assert_async.msg",
        "sym_constrain_range.default",
        "sym_constrain_range_for_size.default",
    }
)


@dataclass(frozen=True)
class Captured:
    """A functional graph, and how to call it with the model's arguments and get the model's result.

    The model may change some of its arguments. The graph changes none and returns the new values instead.

    The graph's arguments are `constants`, followed by the model's arguments. The graph's results are the new values of
    the arguments that the model changes, followed by the flattened result of the model. `writes` lists the positions of
    the arguments that the model changes, counted among all arguments of the graph.
    """

    graph: fx.GraphModule
    constants: tuple[torch.Tensor, ...]
    writes: tuple[int, ...]
    result: TreeSpec

    def bind(self, run: Callable[..., Sequence[Any]]) -> Callable[..., Any]:
        """Return a function that takes the model's arguments and returns the model's result.

        The function calls `run`, which takes the graph's arguments and returns the graph's results.
        """
        constants, writes, result = self.constants, self.writes, self.result

        def call(*inputs: torch.Tensor) -> Any:
            arguments = (*constants, *inputs)
            values = run(*arguments)
            for position, value in zip(writes, values, strict=False):
                arguments[position].copy_(value)
            return tree_unflatten(list(values[len(writes) :]), result)

        return call


def capture(model: torch.nn.Module, arguments: Sequence[torch.Tensor]) -> Captured:
    """Capture the model with `torch.export` and apply the core ATen decompositions to its graph.

    Raises:
        UnsupportedError: A shape or a branch of the model depends on the values of tensors.
        CompileError: torch.export refuses the model for another reason (step "capture").
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = torch.export.export(model, tuple(arguments), strict=False).run_decompositions()
    except GuardOnDataDependentSymNode as error:
        text = "torch.export needs a value that depends on data: %s" % _first_line(error)
        raise UnsupportedError(text, operators=("data-dependent shape or branch",)) from error
    # torch.export does not catch errors of the traced Python code, so any type of error can arrive here.
    except Exception as error:  # noqa: BLE001
        text = "torch.export failed: %s: %s" % (type(error).__name__, _first_line(error))
        raise CompileError(text, step="capture") from error
    graph = program.graph_module
    remove_checks(graph)
    constants = tuple(_constants(program))
    return Captured(graph, constants, _writes(program), program.call_spec.out_spec)


def remove_checks(graph: fx.GraphModule) -> None:
    """Remove the assertions from the graph, and the sizes and comparisons that only the assertions used."""
    for node in reversed(graph.graph.nodes):
        if node.op == "call_function" and getattr(node.target, "__name__", "") in _CHECKS and not node.users:
            graph.graph.erase_node(node)
    graph.graph.eliminate_dead_code()
    graph.recompile()


def _constants(program: torch.export.ExportedProgram) -> list[torch.Tensor]:
    found: list[torch.Tensor] = []
    for spec in program.graph_signature.input_specs:
        if spec.kind in (InputKind.PARAMETER, InputKind.BUFFER):
            value = program.state_dict.get(spec.target)
            found.append(program.constants[spec.target] if value is None else value)
        elif spec.kind is InputKind.CONSTANT_TENSOR:
            found.append(program.constants[spec.target])
        elif spec.kind is not InputKind.USER_INPUT:
            raise CompileError(
                "torch.export made a %s an argument, which this backend cannot pass" % spec.kind.name, step="capture"
            )
    return [value.detach() for value in found]


def _writes(program: torch.export.ExportedProgram) -> tuple[int, ...]:
    """Return the positions, among all placeholders of the graph, of the inputs that the model changes.

    The first outputs of the graph are the new values of these inputs, in the same order.
    """
    signature = program.graph_signature
    position = {spec.arg.name: i for i, spec in enumerate(signature.input_specs)}
    by_target = {spec.target: i for i, spec in enumerate(signature.input_specs) if spec.target is not None}
    found: list[int] = []
    for spec in signature.output_specs:
        if spec.kind is OutputKind.USER_INPUT_MUTATION:
            found.append(position[str(spec.target)])
        elif spec.kind is OutputKind.BUFFER_MUTATION:
            found.append(by_target[spec.target])
    return tuple(found)


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines() or ["no message"]
    return lines[0][:500]
