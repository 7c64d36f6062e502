"""Dynamo capture: every graph is written as text at once, and the text runs in the graph's place.

So the result of the captured model is computed by what will lie in the sample's folder, and comparing it
with eager compares the files, not dynamo's objects.
"""

from __future__ import annotations

import contextlib
import gc
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Set, Tuple, Union

import torch
import torch._dynamo as dynamo
from torch import fx
from torch._dynamo.utils import counters

from .emit import Emitted, emit, used_placeholders
from .errors import HigherOrderError
from .names import Namespace, from_source, identifier
from .vmap import rewrite

Value = Union[torch.Tensor, int, float, bool]


@dataclass(frozen=True)
class GraphArgument:
    """One argument of a captured graph: `kind` as in the sample format, `original` the model's own name for it."""

    name: str
    kind: str
    original: str
    first_value: Value


@dataclass
class CapturedGraph:
    """A graph as text with the values of its first call; `constants` are tensors that lie in the graph itself."""

    emitted: Emitted
    text: str
    arguments: Tuple[GraphArgument, ...]
    run: Callable[..., Any]
    symbols: Tuple[Tuple[str, ...], ...] = ()
    mutated: Set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Call:
    """One call of a graph while the model ran: what went in (the very objects) and what came out."""

    graph: int
    args: Tuple[Value, ...]
    outputs: Tuple[Value, ...]


@dataclass(frozen=True)
class State:
    """What was there before the forward ran, found again by object identity.

    `names` tells name and kind of the model's parameters and buffers, `existing` holds every tensor of the process:
    one that was there is a constant of the model, one that was not is somebody's result.
    """

    names: Dict[int, Tuple[str, str]]
    existing: Dict[int, torch.Tensor]

    @staticmethod
    def of(model: Any) -> State:
        """The state before a run of `model`, a module or a plain function."""
        names: Dict[int, Tuple[str, str]] = {}
        if isinstance(model, torch.nn.Module):
            for kind, tensors in (("parameter", model.named_parameters()), ("buffer", model.named_buffers())):
                for name, tensor in tensors:
                    names.setdefault(id(tensor), (name, kind))
        # By type and not isinstance: asking some objects of a process for their class runs code.
        found = (thing for thing in gc.get_objects() if issubclass(type(thing), torch.Tensor))
        return State(names, {id(tensor): tensor for tensor in found})


def load_graph_module(text: str) -> Any:
    """An instance of the GraphModule class that a sample's text defines."""
    namespace: Dict[str, Any] = {"__name__": "graphnet_sample", "graphnet_device": torch.device("cpu")}
    exec(compile(text, "model.py", "exec"), namespace)  # the text is our own: this is how every sample is loaded
    return namespace["GraphModule"]()


def _source_text(node: fx.Node) -> str:
    source = getattr(node, "_dynamo_source", None)
    if source is None:
        return str(node.target)
    return str(source.name() if callable(source.name) else source.name)


def captured_graph(graph: fx.Graph, describe: Callable[[fx.Node], GraphArgument]) -> CapturedGraph:
    """A graph as text, ready to run; `describe` gives each placeholder that is used its name, kind and value."""
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
        run=load_graph_module(text).forward,
        symbols=tuple(_symbolic_shape(argument.node) for argument in emitted.arguments),
    )


def _shape(value: Value) -> Tuple[Tuple[int, ...], str]:
    return (tuple(value.shape), str(value.dtype)) if isinstance(value, torch.Tensor) else ((), "int64")


class Recorder:
    """A dynamo backend that collects graphs and calls."""

    def __init__(
        self, model: Any, progress: Optional[Callable[[str], None]] = None, before: Optional[State] = None
    ) -> None:
        """`before` is the state before the model was first called: what a call left behind is a result, no constant."""
        self.state = State.of(model)
        if before is not None:
            self.state = State(self.state.names, before.existing)
        self.graphs: List[CapturedGraph] = []
        self.calls: List[Call] = []
        # Constants that lie in a graph itself, alive so that no later tensor takes their identity.
        self.lifted: Dict[int, torch.Tensor] = {}
        self._progress = progress or (lambda message: None)

    def backend(self, gm: fx.GraphModule, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        """Called by dynamo once per graph; the text is written at its first call, when the real tensors are there."""
        captured: List[int] = []
        placeholders = [node for node in gm.graph.nodes if node.op == "placeholder"]

        def run(*args: Any) -> Any:
            values = dict(zip(placeholders, args))
            if not captured:
                captured.append(len(self.graphs))
                self.graphs.append(self._write(gm, values))
                self._progress(f"graph {captured[0]}: {self.graphs[-1].emitted.nodes} nodes")
            return self._call(captured[0], gm, values)

        return run

    def _write(self, gm: fx.GraphModule, values: Dict[fx.Node, Any]) -> CapturedGraph:
        return captured_graph(gm.graph, lambda node: self._argument(gm, node, values))

    def _argument(self, gm: fx.GraphModule, node: fx.Node, values: Dict[fx.Node, Any]) -> GraphArgument:
        if node.op == "get_attr":
            constant = _attribute(gm, str(node.target))
            return GraphArgument(
                identifier(str(node.target), "constant"), "constant", str(node.target), constant.clone()
            )
        value, source = values[node], _source_text(node)
        if not isinstance(value, torch.Tensor):
            return GraphArgument(str(node.name), "symint", source, value)
        if id(value) in self.state.names:
            name, kind = self.state.names[id(value)]
            return GraphArgument(identifier(name), kind, name, value)
        kind = "constant" if id(value) in self.state.existing and not _is_handed_in(source) else "input"
        return GraphArgument(from_source(source), kind, source, value.detach().clone())

    def _call(self, index: int, gm: fx.GraphModule, values: Dict[fx.Node, Any]) -> Any:
        graph = self.graphs[index]
        args = []
        for argument in graph.emitted.arguments:
            node = argument.node
            if node.op == "get_attr":
                constant = _attribute(gm, str(node.target))
                self.lifted[id(constant)] = constant
            args.append(constant if node.op == "get_attr" else values[node])
        versions = [arg._version if isinstance(arg, torch.Tensor) and not arg.is_inference() else 0 for arg in args]
        outputs = graph.run(*args)
        for known, arg, before in zip(graph.arguments, args, versions):
            if isinstance(arg, torch.Tensor) and not arg.is_inference() and arg._version != before:
                graph.mutated.add(known.name)
        self.calls.append(Call(index, tuple(args), tuple(outputs)))
        return outputs


def _attribute(gm: fx.GraphModule, target: str) -> torch.Tensor:
    value: Any = gm
    for part in target.split("."):
        value = getattr(value, part)
    if not isinstance(value, torch.Tensor):
        raise HigherOrderError(
            f"A graph holds {target}, a {type(value).__name__}: the body of a higher-order operator (a checkpoint, a "
            "torch.cond, a custom autograd function). Turn that feature off for inference, or extract its parts alone."
        )
    return value


def _is_handed_in(source: str) -> bool:
    # L['x'], L['batch']['ids'] and L['___stack0'] were handed to a frame; L['self'].scale is the model's own.
    return source.startswith("L['") and not source.startswith("L['self']") and "._" not in source and "]." not in source


def _symbolic_shape(node: fx.Node) -> Tuple[str, ...]:
    value = node.meta.get("example_value")
    return tuple(str(size) for size in value.shape) if isinstance(value, torch.Tensor) else ()


def _limits() -> Dict[str, Any]:
    # After `recompile_limit` variants of a frame dynamo silently goes back to eager, which would lose graphs.
    wanted = {
        "recompile_limit": 512,
        "cache_size_limit": 512,
        "accumulated_recompile_limit": 4096,
        "accumulated_cache_size_limit": 4096,
        "allow_rnn": True,
        "capture_scalar_outputs": True,
        "capture_dynamic_output_shape_ops": True,
        "suppress_errors": False,
        "automatic_dynamic_shapes": False,
        # Else a dynamic capture turns an epsilon of 1e-5 into a tensor argument.
        "specialize_float": True,
    }
    return {name: value for name, value in wanted.items() if hasattr(dynamo.config, name)}


@contextlib.contextmanager
def capture_settings() -> Iterator[None]:
    """Dynamo's settings for a capture; torch.nn's fused attention is off, because it has no public name."""
    fast_path = torch.backends.mha.get_fastpath_enabled()
    dynamo.reset()
    counters.clear()  # the reasons for breaks that an error names are this capture's own
    torch.backends.mha.set_fastpath_enabled(False)
    try:
        with dynamo.config.patch(**_limits()), torch.no_grad():
            yield
    finally:
        torch.backends.mha.set_fastpath_enabled(fast_path)
        dynamo.reset()


def capture(
    model: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Dict[str, Any],
    dynamic: bool = False,
    progress: Optional[Callable[[str], None]] = None,
    before: Optional[State] = None,
) -> Tuple[Recorder, Any]:
    """Runs the model once through dynamo; returns the recorder and the result that the written texts computed."""
    recorder = Recorder(model, progress, before)
    compiled = torch.compile(model, backend=recorder.backend, dynamic=dynamic)
    result = compiled(*args, **kwargs)
    return recorder, result
