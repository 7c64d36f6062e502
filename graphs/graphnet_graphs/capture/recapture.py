"""Capture a watched graph again by dynamo.

Watching records `torch.nn.functional.multi_head_attention_forward` as one call, but dynamo records the calls inside
that function. After the second capture, a sample has the same operators whichever way its graph was captured first.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import torch

from graphnet_graphs.capture.dynamo import Recorder, capture
from graphnet_graphs.errors import ExtractError
from graphnet_graphs.running.compare import first_difference
from graphnet_graphs.running.sample_module import load_module
from graphnet_graphs.write.captured_graph import CapturedGraph, Value


def recaptured(graph: CapturedGraph, args: Tuple[Value, ...]) -> Optional[CapturedGraph]:
    """Run dynamo on the source code of a watched graph, and return the graph that dynamo captures.

    The new graph's arguments have the names, kinds and values of the old ones. The result is None if dynamo captures no
    graph, more than one graph, or a graph with other results. `args`, the values of the arguments, are copied.
    """
    given = _copies(args)
    expected = tuple(graph.run(*_copies(args)))
    try:
        recorder, result = capture(load_module(graph.text), given, {})
    except (ExtractError, torch._dynamo.exc.TorchDynamoException):
        return None
    finally:
        torch._dynamo.reset()
    by_name = {argument.name: argument for argument in graph.arguments}
    if not _is_equivalent(recorder, result, expected) or any(
        a.name not in by_name for a in recorder.graphs[0].arguments
    ):
        return None
    again = recorder.graphs[0]
    again.arguments = tuple(by_name[argument.name] for argument in again.arguments)
    return again


def _copies(args: Tuple[Value, ...]) -> List[Any]:
    # A tensor that is the value of several arguments is copied once.
    copies: Dict[int, Any] = {id(arg): arg.detach().clone() for arg in args if isinstance(arg, torch.Tensor)}
    return [copies.get(id(arg), arg) for arg in args]


def _is_equivalent(recorder: Recorder, result: Any, expected: Tuple[Any, ...]) -> bool:
    if len(recorder.calls) != 1 or first_difference(tuple(result), expected) is not None:
        return False
    # The results must be in the graph's order, because the manifest refers to them by number.
    outputs = recorder.calls[0].outputs
    return len(outputs) == len(result) and all(one is other for one, other in zip(outputs, result))
