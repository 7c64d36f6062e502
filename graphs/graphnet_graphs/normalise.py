"""A watched graph in dynamo's terms: composite functions become the calls that they make.

Watching sees `torch.nn.functional.multi_head_attention_forward` as one call. Dynamo, given the text that was
watched, looks inside, so that samples hold the same operators whichever way they were captured.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import torch

from .capture import CapturedGraph, Recorder, Value, capture, load_graph_module
from .compare import first_difference
from .errors import ExtractError


def _copies(args: Tuple[Value, ...]) -> List[Any]:
    # One copy for each tensor, however often it is handed in.
    copies: Dict[int, Any] = {id(arg): arg.detach().clone() for arg in args if isinstance(arg, torch.Tensor)}
    return [copies.get(id(arg), arg) for arg in args]


def normalised(graph: CapturedGraph, args: Tuple[Value, ...]) -> Optional[CapturedGraph]:
    """The same graph as dynamo writes it, or None where dynamo does not make one graph with the same results of it."""
    given = _copies(args)
    expected = tuple(graph.run(*_copies(args)))
    try:
        recorder, result = capture(load_graph_module(graph.text), given, {})
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


def _is_equivalent(recorder: Recorder, result: Any, expected: Tuple[Any, ...]) -> bool:
    if len(recorder.calls) != 1 or first_difference(tuple(result), expected)[1]:
        return False
    # The results must be the graph's, in their order: what the manifest points at.
    outputs = recorder.calls[0].outputs
    return len(outputs) == len(result) and all(one is other for one, other in zip(outputs, result))
