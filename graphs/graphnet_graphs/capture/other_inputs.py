"""The gate `other_inputs`: check that the written code computes the same as the model on other input values, too.

The gate fails, for instance, if the model's Python code read a number from an input or chose a branch by its value. The
graphs then contain this number or this branch, which is right only for the inputs of the extraction.
"""

from __future__ import annotations

import copy
from typing import Any, Callable, List, Mapping, Sequence

import torch

from graphnet_graphs.capture.gates import Gate
from graphnet_graphs.capture.manifest import Groups, follow
from graphnet_graphs.running.compare import first_difference, leaves
from graphnet_graphs.write.captured_graph import CapturedGraph

NAME = "other_inputs"
_DIFFERENT = "on other inputs the files and the model differ: Python takes a number or a branch from the inputs"


def other_inputs_gate(
    model: Any,
    run: Callable[[Any], Any],
    manifest: Mapping[str, Any],
    graphs: Sequence[CapturedGraph],
    groups: Groups,
    inputs: Any,
) -> Gate:
    """Run the model and the written code on changed inputs and compare the results.

    `run` computes the model's result from (args, kwargs), in eager mode with the settings of the capture. `model` gives
    its parameters and buffers. `inputs` is (args, kwargs) of the extraction.
    """
    others = _changed(inputs)
    try:
        expected = run(others)
    except Exception as error:  # noqa: BLE001 - a model may refuse other values in any way
        return Gate(NAME, True, f"the model takes no other values ({type(error).__name__})", required=False)
    try:
        got = _follow_texts(model, manifest, graphs, groups, others)
    except Exception as error:  # noqa: BLE001 - sizes may no longer fit
        return Gate(NAME, False, f"{_DIFFERENT} ({type(error).__name__})", required=False)
    difference = first_difference(leaves(expected), got)
    if difference is not None:
        return Gate(NAME, False, f"{_DIFFERENT} ({difference.what})", required=False)
    return Gate(NAME, True, "the files and the model agree on other inputs too", required=False)


def _follow_texts(
    model: Any, manifest: Mapping[str, Any], graphs: Sequence[CapturedGraph], groups: Groups, inputs: Any
) -> List[Any]:
    members = {graph["name"]: graphs[member] for graph, member in zip(manifest["graphs"], groups.members)}

    def constant(graph: str, reference: Mapping[str, Any]) -> Any:
        return next(a.first_value for a in members[graph].arguments if a.name == reference["constant"])

    state = dict([*model.named_parameters(), *model.named_buffers()]) if isinstance(model, torch.nn.Module) else {}
    return follow(manifest, {name: graph.run for name, graph in members.items()}, constant, inputs, state)


def _changed(inputs: Any) -> Any:
    """Return copies of the inputs with other values in the floating-point and complex tensors.

    If there is no such tensor, the elements of each input tensor are rotated by one position.
    """
    others = copy.deepcopy(inputs)
    tensors = [leaf for leaf in leaves(others) if isinstance(leaf, torch.Tensor) and leaf.layout == torch.strided]
    floats = [tensor for tensor in tensors if tensor.is_floating_point() or tensor.is_complex()]
    with torch.no_grad():
        for tensor in floats or tensors:
            moved = tensor.detach().reshape(-1).roll(1).reshape(tensor.shape)
            # A maximum or a norm does not depend on the order of the elements, so they are also made smaller.
            tensor.copy_(moved * 0.75 if floats else moved)
    return others
