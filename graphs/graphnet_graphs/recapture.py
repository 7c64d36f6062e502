"""Put a watched graph through dynamo, so that a sample holds the same operators whichever way it was captured.

Watching sees `torch.nn.functional.multi_head_attention_forward` as one call. Dynamo, given the text that was watched,
sees the calls inside it.
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
    """The same graph as dynamo captures it from the graph's text.

    Args:
        graph: a watched graph.
        args: values for its arguments; they are copied before each run.

    Returns:
        The new graph with the arguments' names, kinds and values of the old one. None where dynamo makes no graph or
        more than one of the text, or a graph with other results.
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
    # One copy of each tensor, also of one that is several arguments.
    copies: Dict[int, Any] = {id(arg): arg.detach().clone() for arg in args if isinstance(arg, torch.Tensor)}
    return [copies.get(id(arg), arg) for arg in args]


def _is_equivalent(recorder: Recorder, result: Any, expected: Tuple[Any, ...]) -> bool:
    if len(recorder.calls) != 1 or first_difference(tuple(result), expected) is not None:
        return False
    # The results must be the graph's own and in its order, because the manifest refers to them by number.
    outputs = recorder.calls[0].outputs
    return len(outputs) == len(result) and all(one is other for one, other in zip(outputs, result))
