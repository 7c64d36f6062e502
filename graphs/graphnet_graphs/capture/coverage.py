"""Judge whether the captured graphs computed the whole forward.

The check follows tensors. Every tensor that is an argument of a graph or a part of the model's result must be an input
of the model, have existed before the run (a parameter, a buffer or a constant), or be the very object that an earlier
call of a graph returned. Any other tensor was computed by code outside the graphs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Tuple

import torch
from torch._dynamo.utils import counters

from graphnet_graphs.capture.dynamo import Recorder
from graphnet_graphs.errors import CoverageError
from graphnet_graphs.running.compare import leaves

_REMEDIES = (
    "Usual remedies: move prints, .item() and other Python on values out of the forward; pass arguments that decide "
    "a branch explicitly (such as tgt_is_causal=True); if a first call fills caches, call the model once in build(); "
    "or extract the inner modules one by one."
)


@dataclass(frozen=True)
class Origin:
    """The origin of a value that a graph takes or the model returns: its kind, and details of it.

    The kinds are "input" with the index in the flat list of the model's inputs (see `leaves`), "state" with the name of
    a parameter or buffer, "constant" for any other tensor that existed before the run, "call" with the numbers of a
    graph's call and of its output, "value" with the value that is not a tensor, and "unknown" for a tensor made outside
    all graphs.
    """

    kind: str
    where: Tuple[Any, ...]


class Origins:
    """Finds the origin of a tensor by the tensor's identity. The model's inputs and state are known from the start."""

    def __init__(self, recorder: Recorder, inputs: Any) -> None:
        """Store the input tensors. `inputs` is (args, kwargs), with the objects that the model was called with."""
        self._known: Dict[int, Origin] = {}
        for index, leaf in enumerate(leaves(inputs)):
            if isinstance(leaf, torch.Tensor):
                self._known[id(leaf)] = Origin("input", (index,))
        for identity, (name, _) in recorder.state.names.items():
            self._known[identity] = Origin("state", (name,))
        for identity in recorder.state.existing:
            self._known.setdefault(identity, Origin("constant", ()))

    def add_call(self, number: int, outputs: Tuple[Any, ...]) -> None:
        for index, value in enumerate(outputs):
            if isinstance(value, torch.Tensor):
                self._known.setdefault(id(value), Origin("call", (number, index)))

    def find(self, value: Any) -> Origin:
        if not isinstance(value, torch.Tensor):
            return Origin("value", (value,))
        return self._known.get(id(value), Origin("unknown", ()))


def uncovered(recorder: Recorder, inputs: Any, result: Any) -> List[str]:
    """Return one sentence for each tensor that was computed outside of all graphs of a run.

    `inputs` is (args, kwargs) of the run.
    """
    origins = Origins(recorder, inputs)
    found: List[str] = []
    for number, call in enumerate(recorder.calls):
        for argument, value in zip(recorder.graphs[call.graph].arguments, call.args):
            if id(value) in recorder.lifted:
                continue
            if origins.find(value).kind == "unknown":
                found.append(f"{argument.name}, which graph {call.graph} takes ({argument.original})")
        origins.add_call(number, call.outputs)
    for index, leaf in enumerate(leaves(result)):
        if origins.find(leaf).kind == "unknown":
            found.append(f"output {index} of the model")
    return found


def break_reasons() -> List[str]:
    """Return the first line of each reason that dynamo gave for a graph break in the last capture."""
    reasons = [*counters["graph_break"], *counters["unimplemented"]]
    return sorted({str(reason).strip().splitlines()[0] for reason in reasons})


def require_coverage(recorder: Recorder, inputs: Any, result: Any) -> None:
    """Raise CoverageError if there is no graph, or code outside every graph computed something (see `uncovered`)."""
    because = "; ".join(break_reasons()) or "dynamo gave no reason"
    if not recorder.graphs:
        raise CoverageError(f"Nothing was captured: dynamo skipped the whole forward ({because}). {_REMEDIES}")
    missing = uncovered(recorder, inputs, result)
    if missing:
        more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
        raise CoverageError(
            f"Part of the forward was computed outside every captured graph: {', '.join(missing[:3])}{more} "
            f"(dynamo: {because}). {_REMEDIES}"
        )
