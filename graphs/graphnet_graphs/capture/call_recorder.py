"""Record the torch calls of one eager run, in segments that end when Python reads the value of a tensor.

Dynamo silently leaves out a frame that has a graph break inside a loop. Recording leaves out no torch call, because it
records each call when the call happens. A read (`.item()`, `if tensor:`) ends one segment and begins the next.
Recording does not see arithmetic outside torch (numpy, Python numbers). The extraction's coverage check reports tensors
that such arithmetic made.
"""

from __future__ import annotations

import builtins
import operator
from dataclasses import dataclass, field
from typing import Any, Dict, List, Set, Tuple

import torch
from torch import fx
from torch.overrides import TorchFunctionMode, resolve_name

from graphnet_graphs.errors import EmitError
from graphnet_graphs.running.compare import leaves

_READS = frozenset(
    {"item", "tolist", "numpy", "__array__", "__bool__", "__int__", "__float__", "__index__", "__complex__",
     "__contains__", "is_nonzero", "equal", "allclose"}
)  # fmt: skip
# Functions and methods whose calls are not recorded. Most of them return a fact about a tensor, such as its shape, or a
# setting of torch. A few, such as `__repr__`, read the values of a tensor, but only to print them.
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
    """The calls between two reads of tensor values, as an fx graph.

    All tensors are the objects of the recorded run, except that ``first_values`` may contain copies: the values of the
    placeholders before the segment wrote to any of them. ``placeholders`` are the tensors that the segment uses and did
    not compute. ``made`` maps the id of each tensor that the graph uses or computes to its node and the tensor itself.
    ``outputs`` are used later: by another segment, by a read, or in the run's result.
    """

    graph: fx.Graph = field(default_factory=fx.Graph)
    placeholders: Dict[fx.Node, torch.Tensor] = field(default_factory=dict)
    made: Dict[int, Tuple[fx.Node, torch.Tensor]] = field(default_factory=dict)
    outputs: List[torch.Tensor] = field(default_factory=list)
    first_values: Dict[fx.Node, torch.Tensor] = field(default_factory=dict)
    writes: bool = False


class CallRecorder(TorchFunctionMode):  # type: ignore[misc]  # torch is not read for types
    """Records every torch call that is made while it is active."""

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
            given_args, given_kwargs = tuple(self._node(arg) for arg in args), self._node(kwargs)
            self._remember(_create(self.segments[-1].graph, func, name, given_args, given_kwargs), result)
        return result

    def _keep_values(self, given: Any) -> None:
        # The first value of a placeholder is its value before the graph writes to it.
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
        """Make a tensor an output of the segment that computed it. Do nothing for a value that no segment computed."""
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

    def _remember(self, node: fx.Node, result: Any) -> None:
        node.meta["example_value"] = result
        segment = self.segments[-1]
        if isinstance(result, torch.Tensor):
            if id(result) not in segment.made:
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
    # A call that writes nothing and only returns its own arguments (a dropout outside training) computes nothing, so it
    # is not recorded.
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
