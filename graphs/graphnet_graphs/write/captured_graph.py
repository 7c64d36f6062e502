"""A captured graph as source code that is ready to run, with the argument values of the graph's first call."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Set, Tuple, Union

import torch
from torch import fx

from graphnet_graphs.code.canonical import Shape, canonical_hash
from graphnet_graphs.repair.vmap import rewrite
from graphnet_graphs.running.sample_module import load_module
from graphnet_graphs.write.emit import Emitted, emit, used_placeholders
from graphnet_graphs.write.identifiers import Namespace

Value = Union[torch.Tensor, int, float, bool]


@dataclass(frozen=True)
class GraphArgument:
    """One argument of a captured graph: its name in the source code, and its value before the graph's first call.

    `kind` is parameter, buffer, constant, input or symint, as in weight_meta.py. `original` is the model's own name for
    the argument, or the expression by which dynamo found it.
    """

    name: str
    kind: str
    original: str
    first_value: Value


@dataclass
class CapturedGraph:
    """A captured graph as source code.

    Attributes:
        emitted: the printed graph, before its vmap regions are rewritten.
        text: the source code of model.py.
        arguments: forward's arguments in the order of its signature.
        run: the forward in ``text``, ready to call.
        symbols: for each argument, one string per dimension: a number or an expression with symbols. Empty for an
            argument that is not a tensor.
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
    """Print a graph as source code and load this code. Raise EmitError if a sample cannot express the graph.

    `describe` gets a placeholder or constant of the graph. The argument may get another name than it says, because
    names are made unique and symints are named s0, s1 and so on.
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
    text = rewrite(emitted.text, {argument.name: shape_of(argument.first_value) for argument in arguments.values()})
    return CapturedGraph(
        emitted=emitted,
        text=text,
        arguments=tuple(arguments[argument.node] for argument in emitted.arguments),
        run=load_module(text).forward,
        symbols=tuple(_symbolic_shape(argument.node) for argument in emitted.arguments),
    )


def shapes_of_graph(graph: CapturedGraph) -> Dict[str, Shape]:
    """Return the shape and dtype of every argument by name."""
    return {argument.name: shape_of(argument.first_value) for argument in graph.arguments}


def hash_of_graph(graph: CapturedGraph) -> str:
    return canonical_hash(graph.text, shapes_of_graph(graph))


def shape_of(value: Value) -> Shape:
    """Return the shape and dtype of an argument's value, in the form that the canonical hash needs."""
    if isinstance(value, torch.Tensor):
        return tuple(value.shape), str(value.dtype)[len("torch.") :]
    return (), "int64"


def _symbolic_shape(node: fx.Node) -> Tuple[str, ...]:
    value = node.meta.get("example_value")
    return tuple(str(size) for size in value.shape) if isinstance(value, torch.Tensor) else ()
