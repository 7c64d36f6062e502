"""A captured graph as source code that is ready to run, with the argument values of the graph's first call."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Set, Tuple, Union

import torch
from torch import fx

from .canonical import Shape, canonical_hash
from .emit import Emitted, emit, used_placeholders
from .identifiers import Namespace
from .sample_module import load_module
from .vmap import rewrite

Value = Union[torch.Tensor, int, float, bool]


@dataclass(frozen=True)
class GraphArgument:
    """One argument of a captured graph.

    Attributes:
        name: the argument's name in the source code.
        kind: parameter, buffer, constant, input or symint, as in weight_meta.py.
        original: the model's own name for the argument, or the expression by which dynamo found it.
        first_value: the argument's value before the graph's first call.
    """

    name: str
    kind: str
    original: str
    first_value: Value


@dataclass
class CapturedGraph:
    """A captured graph as source code.

    Attributes:
        emitted: the printed graph, before its vmap regions are rewritten. Its arguments are in the order of forward's
            signature.
        text: the source code of model.py.
        arguments: forward's arguments in the order of its signature.
        run: the forward in ``text``, ready to call.
        symbols: for each argument, one string per dimension: a number or an expression with symbols. The tuple
            of an argument that is not a tensor is empty.
        mutated: the names of the arguments that a call has written to.
    """

    emitted: Emitted
    text: str
    arguments: Tuple[GraphArgument, ...]
    run: Callable[..., Any]
    symbols: Tuple[Tuple[str, ...], ...] = ()
    mutated: Set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Call:
    """One call of a graph while the model ran. The arguments and results are the run's own objects, not copies."""

    graph: int
    args: Tuple[Value, ...]
    outputs: Tuple[Value, ...]


def captured_graph(graph: fx.Graph, describe: Callable[[fx.Node], GraphArgument]) -> CapturedGraph:
    """Print a graph as source code and load this code.

    Args:
        graph: the captured graph.
        describe: a function that describes a placeholder or constant of the graph as a GraphArgument. In the returned
            CapturedGraph, the argument may have another name, because names are made unique and symints are named s0,
            s1 and so on.

    Raises:
        EmitError: the source code of a sample cannot express the graph.
    """
    space = Namespace()
    arguments: Dict[fx.Node, GraphArgument] = {}
    symints: Set[fx.Node] = set()
    for node in used_placeholders(graph):
        found = describe(node)
        name = found.name
        if found.kind == "symint":
            name = f"s{len(symints)}"
            symints.add(node)
        arguments[node] = GraphArgument(space.unique(name), found.kind, found.original, found.first_value)
    emitted = emit(graph, {node: argument.name for node, argument in arguments.items()}, symints)
    text = rewrite(emitted.text, {argument.name: _shape(argument.first_value) for argument in arguments.values()})
    return CapturedGraph(
        emitted=emitted,
        text=text,
        arguments=tuple(arguments[argument.node] for argument in emitted.arguments),
        run=load_module(text).forward,
        symbols=tuple(_symbolic_shape(argument.node) for argument in emitted.arguments),
    )


def shapes_of_graph(graph: CapturedGraph) -> Dict[str, Shape]:
    """Return the shape and dtype of every argument by name, in the form that the canonical hash needs."""
    return {argument.name: _shape(argument.first_value) for argument in graph.arguments}


def hash_of_graph(graph: CapturedGraph) -> str:
    """Return the canonical hash of a captured graph."""
    return canonical_hash(graph.text, shapes_of_graph(graph))


def _shape(value: Value) -> Shape:
    if isinstance(value, torch.Tensor):
        return tuple(value.shape), str(value.dtype)[len("torch.") :]
    return (), "int64"


def _symbolic_shape(node: fx.Node) -> Tuple[str, ...]:
    value = node.meta.get("example_value")
    return tuple(str(size) for size in value.shape) if isinstance(value, torch.Tensor) else ()
