"""Write and follow a manifest: the order of the graphs in a forward, and the values that pass between the graphs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_contract.samples import load_sample
from graphnet_graphs.capture.coverage import Origin, Origins
from graphnet_graphs.capture.dynamo import Recorder
from graphnet_graphs.running.compare import leaves
from graphnet_graphs.running.run_sample import load_sample_module, make_argument
from graphnet_graphs.running.sample_module import inference
from graphnet_graphs.write.captured_graph import CapturedGraph, GraphArgument, hash_of_graph
from graphnet_graphs.write.descriptions import describe, exact

MANIFEST = "manifest.json"
MANIFEST_VERSION = 1


@dataclass(frozen=True)
class Groups:
    """Captured graphs in groups of equal graphs.

    `members` has the number of each group's first graph, which is written as the group's sample; `group_of` has the
    number of each captured graph's group.
    """

    members: Tuple[int, ...]
    group_of: Tuple[int, ...]


def distinct(graphs: Sequence[CapturedGraph]) -> Groups:
    """Group the graphs that compute the same on the same shapes and take their arguments in the same order."""
    members: List[int] = []
    seen: Dict[Tuple[Any, ...], int] = {}
    group_of: List[int] = []
    for index, graph in enumerate(graphs):
        key = (hash_of_graph(graph), *(_role(argument.kind, argument.first_value) for argument in graph.arguments))
        if key not in seen:
            seen[key] = len(members)
            members.append(index)
        group_of.append(seen[key])
    return Groups(tuple(members), tuple(group_of))


def _role(kind: str, value: Any) -> Any:
    # The values of a constant are a part of the graph.
    if kind == "constant" and isinstance(value, torch.Tensor):
        return (kind, str(value.dtype), tuple(value.shape), exact(value))
    if isinstance(value, torch.Tensor):
        return (kind in ("parameter", "buffer"), str(value.dtype), tuple(value.shape))
    return kind


def manifest_of(recorder: Recorder, groups: Groups, inputs: Any, result: Any) -> Dict[str, Any]:
    """Return the manifest of a run as JSON values. `inputs` is (args, kwargs) of the run, `groups` are those of its
    graphs.

    Returns:
        A dict with the version of the manifest, the number of captured graphs, and three lists. `calls` holds the calls
        in the order in which the forward makes them. Each of a call's `args` is a reference that says where the value
        comes from: {"state": name}, {"input": number of the input tensor}, {"call": n, "output": m}, {"value": number}
        or {"constant": name of the argument in its sample}. If the sample does not store the values of a constant, the
        reference has a second entry, "original": the tensor's name in the model. `outputs` holds one reference for each
        value of the forward's result. `graphs` says how often each sample is called.
    """
    origins = Origins(recorder, inputs)
    single = len(groups.members) == 1
    names = ["." if single else f"subgraph_{index}" for index in range(len(groups.members))]
    calls: List[Dict[str, Any]] = []
    for number, call in enumerate(recorder.calls):
        arguments = recorder.graphs[call.graph].arguments
        args = [_reference(origins.find(value), a) for a, value in zip(arguments, call.args)]
        calls.append({"graph": names[groups.group_of[call.graph]], "args": args, "outputs": len(call.outputs)})
        origins.add_call(number, call.outputs)
    return {
        "manifest_version": MANIFEST_VERSION,
        "captured_graphs": len(recorder.graphs),
        "graphs": [{"name": g, "calls": sum(1 for call in calls if call["graph"] == g)} for g in names],
        "calls": calls,
        "outputs": [_reference(origins.find(leaf), None) for leaf in leaves(result)],
    }


def _reference(origin: Origin, argument: Optional[GraphArgument]) -> Dict[str, Any]:
    if origin.kind == "call":
        return {"call": origin.where[0], "output": origin.where[1]}
    if origin.kind in ("unknown", "constant") and argument is not None:
        value, reference = argument.first_value, {"constant": argument.name}
        if isinstance(value, torch.Tensor) and describe(value, argument.kind, argument.original).data is None:
            reference["original"] = argument.original
        return reference
    return {origin.kind: origin.where[0]}


def write_manifest(target: Path, manifest: Mapping[str, Any]) -> Path:
    """Write manifest.json, with one call per line, into the folder `target`."""
    calls = ",\n    ".join(json.dumps(call) for call in manifest["calls"])
    head = json.dumps({key: value for key, value in manifest.items() if key != "calls"}, indent=2)
    path = target / MANIFEST
    path.write_text(head[:-2] + f',\n  "calls": [\n    {calls}\n  ]\n}}\n', encoding="utf-8")
    return path


def replay(folder: Path, inputs: Any, state: Mapping[str, torch.Tensor]) -> List[Any]:
    """Compute a forward from the written files alone, and return the leaves of its result as a flat list.

    `inputs` is (args, kwargs) as the model takes them. `state` holds the model's tensors by their original names: its
    parameters, its buffers, and the constants that the sample's files describe but do not store.

    Raises:
        ValueError: `state` lacks a constant.
        SampleError: a sample cannot be read.
    """
    manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    samples = {graph["name"]: load_sample(folder / graph["name"]) for graph in manifest["graphs"]}
    forwards = {name: load_sample_module(sample).forward for name, sample in samples.items()}

    def constant(graph: str, reference: Mapping[str, Any]) -> Any:
        original = reference.get("original")
        if original is None:
            spec = next(spec for spec in samples[graph].specs if spec.name == reference["constant"])
            return make_argument(spec, samples[graph])
        if original not in state:
            raise ValueError(f"{folder} describes the constant {original} but does not store it; pass it in `state`.")
        return state[original]

    return follow(manifest, forwards, constant, inputs, state)


def follow(
    manifest: Mapping[str, Any],
    forwards: Mapping[str, Callable[..., Any]],
    constant: Callable[[str, Mapping[str, Any]], Any],
    inputs: Any,
    state: Mapping[str, torch.Tensor],
) -> List[Any]:
    """Compute a forward by making the calls that a manifest lists, and return the leaves of its result as a flat list.

    `forwards` has the forward of each graph by the graph's name. `constant` returns the value of a constant, given the
    graph's name and the manifest's reference. `inputs` and `state` are as for `replay`.
    """
    given = leaves(inputs)
    results: List[Sequence[Any]] = []

    def resolve(reference: Mapping[str, Any], graph: str) -> Any:
        if "call" in reference:
            return results[reference["call"]][reference["output"]]
        if "constant" in reference:
            return constant(graph, reference)
        if "state" in reference:
            return state[reference["state"]]
        return given[reference["input"]] if "input" in reference else reference["value"]

    with inference():
        for call in manifest["calls"]:
            args = [resolve(reference, call["graph"]) for reference in call["args"]]
            results.append(forwards[call["graph"]](*args))
    return [resolve(reference, "") for reference in manifest["outputs"]]
