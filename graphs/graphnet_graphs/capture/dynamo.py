"""Capture a model by dynamo. Each graph is printed as source code immediately, and this code runs instead of the graph.

Comparing the result of a captured model with the eager result therefore tests the files that an extraction writes.
"""

from __future__ import annotations

import contextlib
import gc
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple

import torch
import torch._dynamo as dynamo
from torch import fx
from torch._dynamo.utils import counters

from graphnet_graphs.errors import HigherOrderError
from graphnet_graphs.write.captured_graph import Call, CapturedGraph, GraphArgument, captured_graph
from graphnet_graphs.write.identifiers import identifier, name_of_source


@dataclass(frozen=True)
class State:
    """The tensors that existed before the forward ran, by the ids of the tensor objects.

    ``names`` has the name and kind ("parameter" or "buffer") of the model's own tensors, ``existing`` every tensor of
    the process: one that is neither in ``names`` nor an input of the model is a constant, one that is missing is the
    result of some call.
    """

    names: Dict[int, Tuple[str, str]]
    existing: Dict[int, torch.Tensor]

    @staticmethod
    def of(model: Any) -> State:
        names: Dict[int, Tuple[str, str]] = {}
        if isinstance(model, torch.nn.Module):
            for kind, tensors in (("parameter", model.named_parameters()), ("buffer", model.named_buffers())):
                for name, tensor in tensors:
                    names.setdefault(id(tensor), (name, kind))
        # isinstance() would ask an object for its `__class__`, which in some objects runs code.
        found = (thing for thing in gc.get_objects() if issubclass(type(thing), torch.Tensor))
        return State(names, {id(tensor): tensor for tensor in found})


class Recorder:
    """Collects the graphs of one run of a model, and all calls of these graphs in the order of the run."""

    def __init__(
        self, model: Any, progress: Optional[Callable[[str], None]] = None, before: Optional[State] = None
    ) -> None:
        """Prepare for a run of `model`, a module or a function.

        `progress` is called with a line of text for every captured graph. `before` is the state before the model's
        first call; by default the present state. Pass the earlier state if the model has been called already and has
        kept tensors from that call, which would look like constants of the model.
        """
        self.state = State.of(model)
        if before is not None:
            self.state = State(self.state.names, before.existing)
        self.graphs: List[CapturedGraph] = []
        self.calls: List[Call] = []
        # Constants that a graph itself holds, kept alive because a later tensor could get the id of a freed one.
        self.lifted: Dict[int, torch.Tensor] = {}
        self._progress = progress or (lambda message: None)

    def backend(self, gm: fx.GraphModule, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        """Return the function that dynamo calls instead of the graph ``gm``.

        The function prints the graph as code at its first call, because the real tensors are not known earlier.
        """
        captured: List[int] = []
        placeholders = [node for node in gm.graph.nodes if node.op == "placeholder"]

        def run(*args: Any) -> Any:
            values = dict(zip(placeholders, args))
            if not captured:
                captured.append(len(self.graphs))
                self.graphs.append(captured_graph(gm.graph, lambda node: self._argument(gm, node, values)))
                self._progress(f"graph {captured[0]}: {self.graphs[-1].emitted.nodes} nodes")
            return self._call(captured[0], gm, values)

        return run

    def _argument(self, gm: fx.GraphModule, node: fx.Node, values: Dict[fx.Node, Any]) -> GraphArgument:
        if node.op == "get_attr":
            target = str(node.target)
            constant = _attribute(gm, target)
            return GraphArgument(identifier(target, "constant"), "constant", target, constant.clone())
        value, source = values[node], _source_text(node)
        if not isinstance(value, torch.Tensor):
            return GraphArgument(str(node.name), "symint", source, value)
        if id(value) in self.state.names:
            name, kind = self.state.names[id(value)]
            return GraphArgument(identifier(name), kind, name, value)
        kind = "constant" if id(value) in self.state.existing and not _is_handed_in(source) else "input"
        return GraphArgument(name_of_source(source), kind, source, value.detach().clone())

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


def _source_text(node: fx.Node) -> str:
    source = getattr(node, "_dynamo_source", None)
    if source is None:
        return str(node.target)
    return str(source.name() if callable(source.name) else source.name)


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
    # Dynamo's name of a tensor says its origin: L['x'], L['batch']['ids'] and L['___stack0'] were passed to the frame,
    # but L['self'].scale belongs to the model.
    return source.startswith("L['") and not source.startswith("L['self']") and "._" not in source and "]." not in source


def _limits() -> Dict[str, Any]:
    # Dynamo silently runs further variants of a frame in eager mode, and their graphs would be lost.
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
        # Without specialize_float, a dynamic capture turns a number such as an epsilon of 1e-5 into a tensor argument.
        "specialize_float": True,
    }
    return {name: value for name, value in wanted.items() if hasattr(dynamo.config, name)}


@contextlib.contextmanager
def capture_settings() -> Iterator[None]:
    """Set dynamo up for a capture in the `with` block. Make an eager run that is compared with it inside the block,
    too.

    Gradients are off. torch.nn's fused attention is off too, because its functions have no public names.
    """
    fast_path = torch.backends.mha.get_fastpath_enabled()
    dynamo.reset()
    counters.clear()  # forget the graph breaks of earlier captures, because error messages quote all recorded breaks
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
    """Run the model once through dynamo, inside `capture_settings`.

    If `dynamic` is true, the graphs keep sizes as symbols. `progress` and `before` are those of `Recorder`. Return the
    recorder, and the model's result as the printed code computed it.

    Raises:
        EmitError: the source code of a sample cannot express a graph.
        TorchDynamoException: dynamo cannot trace the model.
    """
    recorder = Recorder(model, progress, before)
    return recorder, torch.compile(model, backend=recorder.backend, dynamic=dynamic)(*args, **kwargs)
