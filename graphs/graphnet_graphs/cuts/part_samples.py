"""Write the parts of a sample as complete samples, with a manifest that says how to put the parts together.

Nothing is written if the parts, run in order, and the uncut sample give results that differ in a single bit.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Dict, List, Mapping, Sequence, Tuple

import torch

from graphnet_contract.meta import INPUT_META, WEIGHT_META
from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR, EXTRACTOR_VERSION, MODEL, Sample, TensorSpec
from graphnet_contract.scales import scale_of
from graphnet_graphs.capture.manifest import MANIFEST, MANIFEST_VERSION, write_manifest
from graphnet_graphs.code.canonical import GRAPH_HASH, Shape, canonical_hash
from graphnet_graphs.code.parts import Part
from graphnet_graphs.cuts.decompose import Observed, run_parts
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.compare import require_equal
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.write.captured_graph import GraphArgument, shape_of
from graphnet_graphs.write.descriptions import Description, exact
from graphnet_graphs.write.sample_files import described_class, tensor_class
from graphnet_graphs.write.whole_folder import whole_folder

#: The largest number of elements that `write_parts(values=True)` stores for one tensor, because they become text.
MOST_VALUES = 1 << 20
#: The entry of graph_net.json that only derived samples have; its value is the hash of the original sample.
DERIVED_FROM = "derived_from"


@dataclass(frozen=True)
class WrittenPart:
    """A part on disk: its name (subgraph_K), its folder, its range of statements, and its canonical hash."""

    name: str
    path: Path
    statements: Tuple[int, int]
    graph_hash: str


@dataclass(frozen=True)
class Described:
    """The source code of an argument's class in weight_meta.py, and the argument's kind, shape and dtype."""

    text: str
    kind: str
    shape: Shape


def write_parts(
    sample: Sample, observed: Observed, positions: Sequence[int], target: Path, values: bool
) -> List[WrittenPart]:
    """Write the parts of a sample (the whole), cut before the statements `positions`, into the folder `target`.

    An earlier decomposition in the folder is replaced when the new one is complete. `values` stores every element of
    the tensors that one part passes to another, so that each part runs on the same values as in the whole. Otherwise
    these tensors are described by the rules of an extraction: a large float tensor only by its mean and standard
    deviation.

    Raises:
        MismatchError: the results of the parts differ from those of the whole in at least one bit.
        UsageError: the folder holds something that no decomposition wrote.
        ValueError: `values` is set and a passed value has more than MOST_VALUES elements.
    """
    parts = observed.forward.cut(positions)
    described = {spec.name: described_as_loaded(spec, sample.ours) for spec in sample.specs}
    classes: List[Dict[str, Described]] = []

    def before(number: int, part: Part, given: Mapping[str, Any]) -> None:
        classes.append({})
        for (name, value), source in zip(given.items(), part.sources):
            classes[-1][name] = described[name] if source is None else passed_value(name, value, values)

    arguments = dict(zip((spec.name for spec in sample.specs), make_arguments(sample)))
    results = run_parts(parts, arguments, before)
    require_equal(results, observed.results, "The parts do not compute the whole", "Cut at other positions.")
    require_replaceable(target)
    with whole_folder(target) as made:
        written = [_write(sample, part, classes[k], made, k) for k, part in enumerate(parts)]
        write_manifest(made, manifest_of_parts(sample, parts, len(observed.results)))
    return [replace(part, path=target / part.name) for part in written]


def require_replaceable(target: Path) -> None:
    """Raise UsageError unless a folder is missing or empty, or holds an earlier decomposition and nothing else."""
    if not target.exists() or not any(target.iterdir()):
        return
    foreign = [path.name for path in target.iterdir() if not re.fullmatch(r"subgraph_\d+|manifest\.json", path.name)]
    try:
        manifest = json.loads((target / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        manifest = None
    if foreign or not (isinstance(manifest, dict) and "decomposition" in manifest):
        what = sorted(foreign)[0] if foreign else "a folder without the manifest of a decomposition"
        raise UsageError(f"{target} holds {what}, which no decomposition wrote; give another --out.")


def described_as_loaded(spec: TensorSpec, ours: bool) -> Described:
    """Describe an argument of the original sample, with the mean and standard deviation that the loader uses for it.

    The loader has other rules for samples that our extractor did not write (`ours` is false).
    """
    if spec.data is not None or spec.is_symint:
        description = Description(data=spec.data)
    elif not spec.storage.is_float:
        description = Description(spec.mean, spec.std, spec.distribution, min_val=spec.min_val, max_val=spec.max_val)
    else:
        scale = scale_of(spec, ours)
        shape = "half_normal" if scale.half_normal else "normal"
        description = Description(scale.mean, scale.std, shape, min_val=spec.min_val)
    named = GraphArgument(spec.name, spec.kind, spec.name, None)
    text = described_class(named, spec.shape, f"torch.{spec.dtype}", description)
    return Described(text, spec.kind, (spec.shape, spec.dtype))


def passed_value(name: str, value: Any, values: bool = False) -> Described:
    """Describe a value that one part passes to another. `write_parts` explains `values` and its ValueError."""
    if not isinstance(value, torch.Tensor):
        argument = GraphArgument(name, "symint", name, value)
        return Described(tensor_class(argument), "symint", ((), "int64"))
    argument, shape = GraphArgument(name, "input", name, value), shape_of(value)
    if not values:
        return Described(tensor_class(argument), "input", shape)
    if value.numel() > MOST_VALUES:
        raise ValueError(f"{name} has {value.numel():,} elements; values are stored up to {MOST_VALUES:,} per tensor.")
    text = described_class(argument, tuple(value.shape), str(value.dtype), Description(data=exact(value)))
    return Described(text, "input", shape)


def _write(sample: Sample, part: Part, classes: Mapping[str, Described], target: Path, number: int) -> WrittenPart:
    name = f"subgraph_{number}"
    (target / name).mkdir()
    first, end = part.statements
    attributes = {
        **attributes_of_cut(sample, classes, end - first),
        "source": sample.attributes.get("source", "user"),
        "category": sample.attributes.get("category", "other"),
        "decomposed_from": sample.sample_hash,
        "part": {"number": number, "statements": [first, end]},
    }
    return WrittenPart(name, target / name, part.statements, write_files(target / name, part.text, classes, attributes))


def write_files(folder: Path, text: str, described: Mapping[str, Described], attributes: Mapping[str, Any]) -> str:
    """Write the files of a sample into an existing folder, and graph_net.json last. Return the canonical hash."""
    graph_hash = canonical_hash(text, {name: one.shape for name, one in described.items()})
    (folder / MODEL).write_text(text, encoding="utf-8")
    (folder / WEIGHT_META).write_text("\n\n".join(one.text for one in described.values()), encoding="utf-8")
    (folder / INPUT_META).write_text("", encoding="utf-8")
    (folder / GRAPH_HASH).write_text(graph_hash + "\n", encoding="utf-8")
    (folder / ATTRIBUTES).write_text(json.dumps(attributes, indent=2) + "\n", encoding="utf-8")
    return graph_hash


def attributes_of_cut(sample: Sample, described: Mapping[str, Described], nodes: int) -> Dict[str, Any]:
    """Return the content of graph_net.json for `nodes` statements that were cut out of a sample."""
    return {
        "framework": "torch",
        "model_name": sample.attributes.get("model_name", sample.name),
        "source": sample.source,
        "heuristic_tag": sample.attributes.get("heuristic_tag", "other"),
        "category": sample.category,
        "dynamic": False,
        "num_devices_required": 1,
        "num_nodes_required": 1,
        "extractor": EXTRACTOR,
        "extractor_version": EXTRACTOR_VERSION,
        "nodes": nodes,
        **sizes_and_dtypes(described),
    }


def sizes_and_dtypes(described: Mapping[str, Described]) -> Dict[str, Any]:
    """Return the entries of graph_net.json that follow from the arguments' descriptions."""
    sizes = [one.shape[0] for one in described.values() if one.kind == "parameter"]
    return {
        "parameters": sum(torch.Size(size).numel() for size in sizes),
        "dtypes": sorted({one.shape[1] for one in described.values()}),
    }


def manifest_of_parts(sample: Sample, parts: Sequence[Part], results: int) -> Dict[str, Any]:
    """Return the manifest of a decomposition. It has the form of an extraction's manifest (see `manifest_of`).

    The inputs are the arguments whose kind is input, constant or symint, in the order of the sample's `forward`. The
    states are the parameters and buffers, each under the name of its argument. The entry `decomposition` names the
    sample, and says which of its statements each part consists of.
    """
    origin: Dict[str, Dict[str, Any]] = {}
    inputs = 0
    for spec in sample.specs:
        if spec.kind in ("parameter", "buffer"):
            origin[spec.name] = {"state": spec.name}
        else:
            origin[spec.name] = {"input": inputs}
            inputs += 1
    calls = []
    for number, part in enumerate(parts):
        args = [
            origin[name] if source is None else {"call": source, "output": parts[source].results.index(name)}
            for name, source in zip(part.arguments, part.sources)
        ]
        count = len(part.results) if number < len(parts) - 1 else results
        calls.append({"graph": f"subgraph_{number}", "args": args, "outputs": count})
    last = len(parts) - 1
    return {
        "manifest_version": MANIFEST_VERSION,
        "captured_graphs": len(parts),
        "graphs": [{"name": call["graph"], "calls": 1} for call in calls],
        "decomposition": {
            "sample": sample.name,
            "sample_hash": sample.sample_hash,
            "parts": [{"name": f"subgraph_{k}", "statements": list(part.statements)} for k, part in enumerate(parts)],
        },
        "calls": calls,
        "outputs": [{"call": last, "output": number} for number in range(results)],
    }
