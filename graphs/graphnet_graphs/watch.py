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

from .call_recorder import CallRecorder, Segment
from .capture import Recorder, State
from .captured_graph import Call, GraphArgument, captured_graph
from .compare import leaves
from .identifiers import identifier, name_of_value
from .recapture import recaptured
from .sample_module import seed_torch


@dataclass(frozen=True)
class Watched:
    """The graphs that ``watch`` recorded while a model ran once, and a run of the source code written from them.

    Attributes:
        recorder: the graphs, and the calls that were made when their source code ran.
        inputs: (args, kwargs): copies of the model's inputs, on which the source code ran.
        result: the model's result as the source code computed it.
    """

    recorder: Recorder
    inputs: Any
    result: Any


def watch(
    model: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Dict[str, Any],
    progress: Optional[Callable[[str], None]] = None,
    before: Optional[State] = None,
) -> Watched:
    """Run the model once and record its torch calls. Then write them as source code, and run this code.

    The recorded calls are divided into segments: a new segment begins when Python reads a tensor's value. The code of
    each segment runs on the results of the earlier segments.

    Args:
        model: a module or a function.
        args: the positional arguments of the model; they are copied.
        kwargs: the named arguments of the model; they are copied.
        progress: as for `Recorder`.
        before: as for `Recorder`.

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
    return Watched(recorder, fresh, computed)


def _input_names(model: Callable[..., Any], args: Sequence[Any], kwargs: Dict[str, Any]) -> Dict[int, str]:
    """Return the name of each input tensor by the tensor's id(). The names come from the signature of forward."""
    forward = model.forward if isinstance(model, torch.nn.Module) else model
    bound = inspect.signature(forward).bind(*args, **kwargs)
    names: Dict[int, str] = {}
    for name, value in bound.arguments.items():
        tensors = [leaf for leaf in leaves(value) if isinstance(leaf, torch.Tensor)]
        for index, tensor in enumerate(tensors):
            names[id(tensor)] = name if len(tensors) == 1 else f"{name}_{index}"
    return names


def _run_text(recorder: Recorder, segment: Segment, names: Dict[int, str], values: Dict[int, torch.Tensor]) -> None:
    """Write one segment of the recorded calls as source code, and run this code.

    `values` maps the id() of each input and result of the recorded run to the tensor that takes its place when the
    written code runs.
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
