"""Capture by watching: the torch calls of one eager run, cut where Python reads a value.

Dynamo leaves out a frame with a graph break inside a loop, and says nothing. Watching has no such hole: each
call is recorded as it happens, and a read (`.item()`, `if tensor:`) ends one graph and begins the next. What
it cannot see is arithmetic outside torch, which the coverage check then names.
"""

from __future__ import annotations

import builtins
import copy
import inspect
import operator
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Sequence, Set, Tuple

import torch
from torch import fx
from torch.overrides import TorchFunctionMode, resolve_name

from .capture import Call, GraphArgument, Recorder, State, captured_graph
from .compare import leaves
from .errors import EmitError
from .names import identifier, of_value
from .normalise import normalised

_READS = frozenset(
    {"item", "tolist", "numpy", "__array__", "__bool__", "__int__", "__float__", "__index__", "__complex__",
     "__contains__", "is_nonzero", "equal", "allclose"}
)  # fmt: skip
# Asked about a tensor without reading it, or only to show it.
_QUESTIONS = frozenset(
    {"size", "dim", "numel", "nelement", "ndimension", "stride", "storage_offset", "element_size", "is_contiguous",
     "is_floating_point", "is_complex", "is_signed", "is_inference", "get_device", "data_ptr", "__len__", "__repr__",
     "__format__", "__str__", "__hash__", "__iter__", "type", "is_same_size", "untyped_storage", "storage",
     "result_type", "can_cast", "promote_types", "is_tensor", "is_storage", "register_hook", "requires_grad_",
     "is_grad_enabled", "iinfo", "finfo", "get_default_dtype", "is_autocast_enabled", "set_grad_enabled",
     "_is_view", "__torch_function__", "is_set_to", "is_shared", "is_pinned", "dim_order", "__deepcopy__"}
)  # fmt: skip
_TENSOR_PROPERTIES = frozenset({"T", "H", "mT", "mH", "real", "imag", "data"})


@dataclass
class Segment:
    """Calls between two reads, as an fx graph over the very tensors that the run used."""

    graph: fx.Graph = field(default_factory=fx.Graph)
    placeholders: Dict[fx.Node, torch.Tensor] = field(default_factory=dict)
    made: Dict[int, Tuple[fx.Node, torch.Tensor]] = field(default_factory=dict)
    outputs: List[torch.Tensor] = field(default_factory=list)
    first_values: Dict[fx.Node, torch.Tensor] = field(default_factory=dict)
    writes: bool = False


class Watch(TorchFunctionMode):  # type: ignore[misc]  # torch is not read for types
    """Records every torch call made while it is active."""

    def __init__(self) -> None:
        super().__init__()
        self.segments: List[Segment] = [Segment()]
        self._maker: Dict[int, Segment] = {}
        self._before: Dict[int, torch.Tensor] = {}

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        name = getattr(func, "__name__", str(func))
        if name in _READS:
            self._read(args)
            return func(*args, **kwargs)
        writes = _is_write(name)
        if writes:
            self._keep_values((args, kwargs))
        result = func(*args, **kwargs)
        given = {id(leaf) for leaf in leaves((args, kwargs))}
        if name not in _QUESTIONS and _is_recorded(func, name, result, writes, given):
            self.segments[-1].writes |= writes
            self._record(func, name, args, kwargs, result)
        return result

    def _keep_values(self, given: Any) -> None:
        # A placeholder's first value is wanted as it was before the graph wrote into it.
        made = self.segments[-1].made
        self._before = {
            id(t): t.detach().clone() for t in leaves(given) if isinstance(t, torch.Tensor) and id(t) not in made
        }

    def _read(self, args: Any) -> None:
        for leaf in leaves(args):
            self.need(leaf)
        if self.segments[-1].made:
            self.segments.append(Segment())

    def need(self, value: Any) -> None:
        """The segment that made this tensor hands it out."""
        maker = self._maker.get(id(value))
        if maker is not None and not any(value is known for known in maker.outputs):
            maker.outputs.append(value)

    def _node(self, value: Any) -> Any:
        segment = self.segments[-1]
        if isinstance(value, torch.Tensor):
            if id(value) in segment.made:
                return segment.made[id(value)][0]
            self.need(value)
            node = segment.graph.placeholder(f"argument_{len(segment.placeholders)}")
            node.meta["example_value"] = value
            segment.placeholders[node] = value
            segment.first_values[node] = self._before.get(id(value), value)
            segment.made[id(value)] = (node, value)
            return node
        if isinstance(value, slice):
            return slice(self._node(value.start), self._node(value.stop), self._node(value.step))
        if isinstance(value, (tuple, list)) and not isinstance(value, torch.Size):
            items = [self._node(item) for item in value]
            return items if isinstance(value, list) else tuple(items)
        return {key: self._node(item) for key, item in value.items()} if isinstance(value, dict) else value

    def _record(self, func: Any, name: str, args: Any, kwargs: Any, result: Any) -> None:
        graph = self.segments[-1].graph
        node_args, node_kwargs = tuple(self._node(arg) for arg in args), self._node(kwargs)
        node = _create(graph, func, name, node_args, node_kwargs)
        self._remember(node, result)

    def _remember(self, node: fx.Node, result: Any) -> None:
        node.meta["example_value"] = result
        segment = self.segments[-1]
        if isinstance(result, torch.Tensor):
            known = segment.made.get(id(result))
            if known is None:
                segment.made[id(result)] = (node, result)
                self._maker[id(result)] = segment
        elif isinstance(result, (tuple, list)):
            for index, item in enumerate(result):
                if isinstance(item, (torch.Tensor, tuple, list)):
                    self._remember(segment.graph.call_function(operator.getitem, (node, index)), item)


def _is_write(name: str) -> bool:
    special = name.startswith("__") and name.endswith("__")
    return (
        name == "__setitem__"
        or (special and name[2] == "i" and hasattr(operator, name))
        or (name.endswith("_") and not special)
    )


def _is_recorded(func: Any, name: str, result: Any, writes: bool, given: Set[int]) -> bool:
    if name == "__get__":
        return isinstance(result, torch.Tensor) and _property_of(func) in _TENSOR_PROPERTIES
    if name in ("__set__", "__delete__"):
        raise EmitError(f"The forward assigns the tensor attribute {resolve_name(func)}; use an operator instead.")
    # What returns an argument of its own (a dropout outside training) computes nothing.
    return writes or any(isinstance(leaf, torch.Tensor) and id(leaf) not in given for leaf in leaves(result))


def _property_of(func: Any) -> str:
    return str(getattr(getattr(func, "__self__", None), "__name__", ""))


def _create(graph: fx.Graph, func: Any, name: str, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> fx.Node:
    if name == "__get__":
        return graph.call_function(builtins.getattr, (args[0], _property_of(func)))
    if name.startswith("__") and name.endswith("__"):
        return _special(graph, name, args, kwargs)
    if getattr(torch.Tensor, name, None) is func or getattr(func, "__objclass__", None) is not None:
        return graph.call_method(name, args, kwargs)
    return graph.call_function(func, args, kwargs)


def _special(graph: fx.Graph, name: str, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> fx.Node:
    plain = name.strip("_")
    if plain in ("and", "or", "not"):
        plain += "_"
    if hasattr(operator, plain) and plain not in ("div", "rdiv"):
        return graph.call_function(getattr(operator, plain), args, kwargs)
    if plain.startswith("r") and hasattr(operator, plain[1:]):
        return graph.call_function(getattr(operator, plain[1:]), args[::-1], kwargs)
    if plain in ("div", "idiv", "rdiv"):
        ordered = args[::-1] if plain == "rdiv" else args
        return graph.call_function(operator.itruediv if plain == "idiv" else operator.truediv, ordered, kwargs)
    return graph.call_method(name, args, kwargs)


def input_names(model: Callable[..., Any], args: Sequence[Any], kwargs: Dict[str, Any]) -> Dict[int, str]:
    """The names of the model's input tensors by identity, as its forward calls them."""
    forward = model.forward if isinstance(model, torch.nn.Module) else model
    bound = inspect.signature(forward).bind(*args, **kwargs)
    names: Dict[int, str] = {}
    for name, value in bound.arguments.items():
        tensors = [leaf for leaf in leaves(value) if isinstance(leaf, torch.Tensor)]
        for index, tensor in enumerate(tensors):
            names[id(tensor)] = name if len(tensors) == 1 else f"{name}_{index}"
    return names


@dataclass(frozen=True)
class Watched:
    """The graphs of a watched run, the inputs that their texts ran on, and the result that the texts computed."""

    recorder: Recorder
    inputs: Any
    result: Any


def watch(
    model: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Dict[str, Any],
    seed: Callable[[], None],
    progress: Optional[Callable[[str], None]] = None,
    before: Optional[State] = None,
) -> Watched:
    """Runs the model once under watch, then the texts, each on the values that came out of the texts before it."""
    recorder = Recorder(model, progress, before)
    given, fresh = copy.deepcopy((tuple(args), kwargs)), copy.deepcopy((tuple(args), kwargs))
    names = input_names(model, *given)
    watching = Watch()
    seed()
    with watching:
        result = model(*given[0], **given[1])
    for leaf in leaves(result):
        watching.need(leaf)
    seed()
    values = {id(old): new for old, new in zip(leaves(given), leaves(fresh)) if isinstance(old, torch.Tensor)}
    for segment in watching.segments:
        if segment.outputs or segment.writes:
            _run_text(recorder, segment, names, values)
    computed = torch.utils._pytree.tree_map(lambda leaf: values.get(id(leaf), leaf), result)
    return Watched(recorder, fresh, computed)


def _run_text(recorder: Recorder, segment: Segment, names: Dict[int, str], values: Dict[int, torch.Tensor]) -> None:
    """Runs one segment's text; `values` maps the watched run's tensors to those of the texts' run."""
    segment.graph.output(tuple(segment.made[id(value)][0] for value in segment.outputs))
    graph = captured_graph(segment.graph, lambda node: _argument(recorder, segment, names, node))
    used = [segment.placeholders[argument.node] for argument in graph.emitted.arguments]
    by_name = {known.name: values.get(id(value), value) for known, value in zip(graph.arguments, used)}
    graph = normalised(graph, tuple(by_name.values())) or graph
    args = tuple(by_name[known.name] for known in graph.arguments)
    outputs = tuple(graph.run(*args))
    values.update({id(value): output for value, output in zip(segment.outputs, outputs)})
    names.update({id(value): of_value(segment.made[id(value)][0].name) for value in segment.outputs})
    recorder.graphs.append(graph)
    recorder.calls.append(Call(len(recorder.graphs) - 1, args, outputs))


def _argument(recorder: Recorder, segment: Segment, names: Dict[int, str], node: fx.Node) -> GraphArgument:
    value = segment.placeholders[node]
    if id(value) in recorder.state.names:
        name, kind = recorder.state.names[id(value)]
        return GraphArgument(identifier(name), kind, name, value)
    original = names.get(id(value), node.name)
    kind = "constant" if id(value) in recorder.state.existing else "input"
    return GraphArgument(identifier(original), kind, original, segment.first_values[node].detach().clone())
