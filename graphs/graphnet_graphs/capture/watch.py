"""Capture by watching: record the torch calls of one eager run, write them as source code, and run this code.

An extraction uses this method if dynamo cannot capture the model, or leaves out a part of it (see call_recorder.py).
"""

from __future__ import annotations

import copy
import inspect
from dataclasses import dataclass
from typing import Any, Callable, Dict, Optional, Sequence

import torch
from torch import fx

from graphnet_graphs.capture.call_recorder import CallRecorder, Segment
from graphnet_graphs.capture.dynamo import Recorder, State
from graphnet_graphs.capture.recapture import recaptured
from graphnet_graphs.running.compare import leaves
from graphnet_graphs.running.sample_module import seed_torch
from graphnet_graphs.write.captured_graph import Call, GraphArgument, captured_graph
from graphnet_graphs.write.identifiers import identifier, name_of_value


@dataclass(frozen=True)
class Captured:
    """The graphs and calls of a capture, and the result that their source code computed on `inputs`, (args, kwargs).

    `method` says how the graphs were captured: "dynamo" or "watched".
    """

    recorder: Recorder
    inputs: Any
    result: Any
    method: str


def watch(
    model: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Dict[str, Any],
    progress: Optional[Callable[[str], None]] = None,
    before: Optional[State] = None,
) -> Captured:
    """Record the torch calls of one run of the model, write them as source code, and run this code.

    A new segment of the calls begins when Python reads a tensor's value. The code of each segment runs on the results
    of the earlier segments. The model's arguments are copied. `progress` and `before` are those of `Recorder`.

    Raises:
        EmitError: the source code of a sample cannot express a call.
    """
    recorder = Recorder(model, progress, before)
    given, fresh = copy.deepcopy((tuple(args), kwargs)), copy.deepcopy((tuple(args), kwargs))
    names = _input_names(model, *given)
    calls = CallRecorder()
    seed_torch()
    with calls:
        result = model(*given[0], **given[1])
    for leaf in leaves(result):
        calls.need(leaf)
    seed_torch()
    values = {id(old): new for old, new in zip(leaves(given), leaves(fresh)) if isinstance(old, torch.Tensor)}
    for segment in calls.segments:
        if segment.outputs or segment.writes:
            _run_text(recorder, segment, names, values)
    computed = torch.utils._pytree.tree_map(lambda leaf: values.get(id(leaf), leaf), result)
    return Captured(recorder, fresh, computed, "watched")


def _input_names(model: Callable[..., Any], args: Sequence[Any], kwargs: Dict[str, Any]) -> Dict[int, str]:
    """Return the name of each input tensor in the signature of forward, by the tensor's id()."""
    forward = model.forward if isinstance(model, torch.nn.Module) else model
    bound = inspect.signature(forward).bind(*args, **kwargs)
    names: Dict[int, str] = {}
    for name, value in bound.arguments.items():
        tensors = [leaf for leaf in leaves(value) if isinstance(leaf, torch.Tensor)]
        for index, tensor in enumerate(tensors):
            names[id(tensor)] = name if len(tensors) == 1 else f"{name}_{index}"
    return names


def _run_text(recorder: Recorder, segment: Segment, names: Dict[int, str], values: Dict[int, torch.Tensor]) -> None:
    """Write one segment as source code, and run it.

    `values` maps the id() of each tensor of the recorded run to the tensor that takes its place when the code runs.
    """
    segment.graph.output(tuple(segment.made[id(value)][0] for value in segment.outputs))
    graph = captured_graph(segment.graph, lambda node: _argument(recorder, segment, names, node))
    used = [segment.placeholders[argument.node] for argument in graph.emitted.arguments]
    by_name = {known.name: values.get(id(value), value) for known, value in zip(graph.arguments, used)}
    graph = recaptured(graph, tuple(by_name.values())) or graph
    args = tuple(by_name[known.name] for known in graph.arguments)
    outputs = tuple(graph.run(*args))
    values.update({id(value): output for value, output in zip(segment.outputs, outputs)})
    names.update({id(value): name_of_value(segment.made[id(value)][0].name) for value in segment.outputs})
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
