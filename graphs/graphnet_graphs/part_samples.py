"""Write the parts of a sample as complete samples, with a manifest that says how to put the parts together.

Before anything is written, the parts run in order, and each part gets the results of the earlier parts. If the final
result differs from the result of the uncut sample in a single bit, nothing is written.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_contract.meta import INPUT_META, WEIGHT_META
from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR, EXTRACTOR_VERSION, MODEL, Sample, TensorSpec
from graphnet_contract.scales import scale_of

from .canonical import GRAPH_HASH, Shape, canonical_hash
from .captured_graph import GraphArgument
from .compare import require_equal
from .decompose import Observed, run_parts
from .descriptions import Description, exact
from .errors import UsageError
from .manifest import MANIFEST, MANIFEST_VERSION, write_manifest
from .parts import Part
from .run_sample import make_arguments
from .sample_files import described_class, tensor_class
from .whole_folder import whole_folder

#: The largest number of elements that `write_parts(values=True)` stores for one tensor. The number is limited because
#: elements are stored as text.
MOST_VALUES = 1 << 20


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
    """Write the parts of a sample into a folder.

    Args:
        sample: the sample that is cut, here called the whole.
        observed: the forward function of the whole, which was run once.
        positions: the numbers of the statements before which to cut.
        target: the folder of the parts. An earlier decomposition in this folder is replaced when the new one is
            complete.
        values: whether to store every element of the tensors that one part passes to another, so that each part runs on
            the same values as in the whole. If False, these tensors are described by the rules of an extraction: a
            large float tensor, for instance, only by its mean and standard deviation.

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
    """Check that a folder is missing or empty, or holds an earlier decomposition and nothing else.

    Raises:
        UsageError: the folder holds anything else, for instance the sample that is to be cut.
    """
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

    `ours` says whether our own extractor wrote the sample. The loader has other rules for samples of other extractors.
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
    """Describe a value that one part passes to another. `write_parts` explains `values`.

    Raises:
        ValueError: `values` is set, and the value has more than MOST_VALUES elements.
    """
    if not isinstance(value, torch.Tensor):
        argument = GraphArgument(name, "symint", name, value)
        return Described(tensor_class(argument), "symint", ((), "int64"))
    argument = GraphArgument(name, "input", name, value)
    dtype = str(value.dtype)
    shape: Shape = (tuple(value.shape), dtype[len("torch.") :])
    if not values:
        return Described(tensor_class(argument), "input", shape)
    if value.numel() > MOST_VALUES:
        raise ValueError(f"{name} has {value.numel():,} elements; values are stored up to {MOST_VALUES:,} per tensor.")
    return Described(
        described_class(argument, tuple(value.shape), dtype, Description(data=exact(value))), "input", shape
    )


def _write(sample: Sample, part: Part, classes: Mapping[str, Described], target: Path, number: int) -> WrittenPart:
    name = f"subgraph_{number}"
    folder = target / name
    folder.mkdir()
    graph_hash = canonical_hash(part.text, {argument: one.shape for argument, one in classes.items()})
    (folder / MODEL).write_text(part.text, encoding="utf-8")
    (folder / WEIGHT_META).write_text("\n\n".join(one.text for one in classes.values()), encoding="utf-8")
    (folder / INPUT_META).write_text("", encoding="utf-8")
    (folder / GRAPH_HASH).write_text(graph_hash + "\n", encoding="utf-8")
    (folder / ATTRIBUTES).write_text(
        json.dumps(_attributes(sample, part, classes, number), indent=2) + "\n", encoding="utf-8"
    )
    return WrittenPart(name, folder, part.statements, graph_hash)


def _attributes(sample: Sample, part: Part, classes: Mapping[str, Described], number: int) -> Dict[str, Any]:
    sizes = [one.shape[0] for one in classes.values() if one.kind == "parameter"]
    first, end = part.statements
    return {
        "framework": "torch",
        "model_name": sample.attributes.get("model_name", sample.name),
        "source": sample.attributes.get("source", "user"),
        "heuristic_tag": sample.attributes.get("heuristic_tag", "other"),
        "category": sample.attributes.get("category", "other"),
        "dynamic": False,
        "num_devices_required": 1,
        "num_nodes_required": 1,
        "extractor": EXTRACTOR,
        "extractor_version": EXTRACTOR_VERSION,
        "nodes": end - first,
        "parameters": sum(torch.Size(size).numel() for size in sizes),
        "dtypes": sorted({one.shape[1] for one in classes.values()}),
        "decomposed_from": sample.sample_hash,
        "part": {"number": number, "statements": [first, end]},
    }


def manifest_of_parts(sample: Sample, parts: Sequence[Part], results: int) -> Dict[str, Any]:
    """Return the manifest of a decomposition. It has the form of an extraction's manifest (see `manifest_of`).

    The entry `inputs` lists every argument of the decomposed sample whose kind is input, constant or symint, in the
    order of the sample's `forward`. The entry `states` lists the parameters and buffers, each under the name of its
    argument. The entry `decomposition` names the sample, and says which of its statements each part consists of.
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
        args = [_origin(name, source, parts, origin) for name, source in zip(part.arguments, part.sources)]
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


def _origin(
    name: str, source: Optional[int], parts: Sequence[Part], whole: Mapping[str, Dict[str, Any]]
) -> Dict[str, Any]:
    if source is None:
        return whole[name]
    return {"call": source, "output": parts[source].results.index(name)}
