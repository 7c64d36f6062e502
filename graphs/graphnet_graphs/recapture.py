"""Capture a watched graph again by dynamo. A watched graph is made from the recorded torch calls of an eager run.

Watching records `torch.nn.functional.multi_head_attention_forward` as one call, but dynamo records the calls inside
that function. After the second capture, a sample has the same operators whether its graph was first watched or captured
by dynamo.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import torch

from .capture import Recorder, capture
from .captured_graph import CapturedGraph, Value
from .compare import first_difference
from .errors import ExtractError
from .sample_module import load_module


def recaptured(graph: CapturedGraph, args: Tuple[Value, ...]) -> Optional[CapturedGraph]:
    """Capture a graph again: run dynamo on the graph's source code, and return the graph that dynamo captures.

    Args:
        graph: a graph that was captured by watching the model's calls (watch.py).
        args: values for the graph's arguments; they are copied before each run.

    Returns:
        The new graph. Its arguments have the same names, kinds and values as the arguments of `graph`. The result is
        None if dynamo captures no graph, more than one graph, or a graph with other results.
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
    # Copy each tensor once, even if it is the value of several arguments.
    copies: Dict[int, Any] = {id(arg): arg.detach().clone() for arg in args if isinstance(arg, torch.Tensor)}
    return [copies.get(id(arg), arg) for arg in args]


def _is_equivalent(recorder: Recorder, result: Any, expected: Tuple[Any, ...]) -> bool:
    if len(recorder.calls) != 1 or first_difference(tuple(result), expected) is not None:
        return False
    # The captured run must return exactly the graph's results, in the graph's order, because the manifest refers to
    # results by number.
    outputs = recorder.calls[0].outputs
    return len(outputs) == len(result) and all(one is other for one, other in zip(outputs, result))
