"""How several graphs make one forward: their order, what flows where, and how often each is used."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_contract.samples import load_sample

from .capture import CapturedGraph, GraphArgument, Recorder
from .compare import leaves
from .coverage import Origin, Origins
from .folder import graph_hash
from .replay import load_forward, value_of
from .rules import describe, exact

MANIFEST = "manifest.json"
MANIFEST_VERSION = 1


@dataclass(frozen=True)
class Groups:
    """`members` are the captured graphs that stand for a group of equal ones; `group_of` tells each graph's group."""

    members: Tuple[int, ...]
    group_of: Tuple[int, ...]


def distinct(graphs: Sequence[CapturedGraph]) -> Groups:
    """Groups graphs that compute the same on the same shapes with arguments in the same order."""
    members: List[int] = []
    seen: Dict[Tuple[Any, ...], int] = {}
    group_of: List[int] = []
    for index, graph in enumerate(graphs):
        key = (graph_hash(graph), *(_role(argument.kind, argument.first_value) for argument in graph.arguments))
        if key not in seen:
            seen[key] = len(members)
            members.append(index)
        group_of.append(seen[key])
    return Groups(tuple(members), tuple(group_of))


def _role(kind: str, value: Any) -> Any:
    # A constant's values are part of the graph: two graphs that add another constant are two graphs.
    if kind == "constant" and isinstance(value, torch.Tensor):
        return (kind, str(value.dtype), tuple(value.shape), exact(value))
    if isinstance(value, torch.Tensor):
        return (kind in ("parameter", "buffer"), str(value.dtype), tuple(value.shape))
    return kind


def manifest_of(recorder: Recorder, groups: Groups, inputs: Any, result: Any) -> Dict[str, Any]:
    """The manifest as JSON values.

    `calls` stand in the order in which the forward makes them; each argument says where its value comes from:
    {"state": name}, {"input": leaf}, {"call": n, "output": m}, {"value": number} or {"constant": name of the
    argument in its sample}, with the tensor's "original" name where the sample only describes it. `outputs` says the
    same for the leaves of the forward's result.
    """
    origins = Origins(recorder, inputs)
    calls: List[Dict[str, Any]] = []
    for number, call in enumerate(recorder.calls):
        arguments = recorder.graphs[call.graph].arguments
        args = [_reference(origins.find(value), a) for a, value in zip(arguments, call.args)]
        calls.append({"graph": f"subgraph_{groups.group_of[call.graph]}", "args": args, "outputs": len(call.outputs)})
        origins.add_call(number, call.outputs)
    single = len(groups.members) == 1
    graphs = ["." if single else f"subgraph_{index}" for index in range(len(groups.members))]
    if single:
        calls = [{**call, "graph": "."} for call in calls]
    return {
        "manifest_version": MANIFEST_VERSION,
        "captured_graphs": len(recorder.graphs),
        "graphs": [{"name": g, "calls": sum(1 for call in calls if call["graph"] == g)} for g in graphs],
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
    """Writes manifest.json beside the subgraphs, one call a line."""
    calls = ",\n    ".join(json.dumps(call) for call in manifest["calls"])
    head = json.dumps({key: value for key, value in manifest.items() if key != "calls"}, indent=2)
    path = target / MANIFEST
    path.write_text(head[:-2] + f',\n  "calls": [\n    {calls}\n  ]\n}}\n', encoding="utf-8")
    return path


def replay(folder: Path, inputs: Any, state: Mapping[str, torch.Tensor]) -> List[Any]:
    """The leaves of the forward's result, computed from the written files alone.

    `inputs` are (args, kwargs) as the model takes them, `state` its parameters and buffers by name, and constants of
    more elements than a file stores by their original names. Raises ValueError for one that is missing.
    """
    manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    samples = {graph["name"]: load_sample(folder / graph["name"]) for graph in manifest["graphs"]}
    forwards = {name: load_forward(sample) for name, sample in samples.items()}

    def constant(graph: str, reference: Mapping[str, Any]) -> Any:
        original = reference.get("original")
        if original is None:
            spec = next(spec for spec in samples[graph].specs if spec.name == reference["constant"])
            return value_of(spec, samples[graph], 0)
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
    """The leaves of the forward's result by a manifest's calls; `constant` gives the value of a graph's constant."""
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

    with torch.no_grad():
        torch.manual_seed(0)
        for call in manifest["calls"]:
            args = [resolve(reference, call["graph"]) for reference in call["args"]]
            results.append(forwards[call["graph"]](*args))
    return [resolve(reference, "") for reference in manifest["outputs"]]
