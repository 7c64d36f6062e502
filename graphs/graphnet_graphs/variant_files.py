"""Write a sample that was made from another sample: a variant, or a sequence of operators."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict, Mapping, Sequence

import torch

from graphnet_contract.meta import INPUT_META, WEIGHT_META
from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR, EXTRACTOR_VERSION, MODEL, Sample, TensorSpec

from .canonical import GRAPH_HASH, canonical_hash
from .errors import UsageError
from .part_samples import Described, described_as_loaded
from .sample_files import FILES

#: The entry of graph_net.json that only derived samples have; its value is the hash of the original sample.
DERIVED_FROM = "derived_from"


def write_variant(
    sample: Sample, text: str, specs: Sequence[TensorSpec], folder: Path, facts: Mapping[str, Any]
) -> str:
    """Write a variant of a sample into an existing folder, and return the variant's canonical hash.

    Args:
        sample: the original sample.
        text: the source code of the variant's model.py.
        specs: the descriptions of the variant's arguments, in the order of forward's signature.
        folder: the folder of the variant.
        facts: further entries of graph_net.json.
    """
    described = {spec.name: described_as_loaded(spec, sample.ours) for spec in specs}
    return write_files(folder, text, described, {**_attributes(sample, described), **facts})


def write_files(folder: Path, text: str, described: Mapping[str, Described], attributes: Mapping[str, Any]) -> str:
    """Write the files of a sample into an existing folder, and graph_net.json last. Return the canonical hash."""
    graph_hash = canonical_hash(text, {name: one.shape for name, one in described.items()})
    (folder / MODEL).write_text(text, encoding="utf-8")
    (folder / WEIGHT_META).write_text("\n\n".join(one.text for one in described.values()), encoding="utf-8")
    (folder / INPUT_META).write_text("", encoding="utf-8")
    (folder / GRAPH_HASH).write_text(graph_hash + "\n", encoding="utf-8")
    (folder / ATTRIBUTES).write_text(json.dumps(attributes, indent=2) + "\n", encoding="utf-8")
    return graph_hash


def require_own_folder(target: Path) -> None:
    """Raise UsageError if a folder holds anything but a sample that `write_variant` wrote."""
    if not target.exists() or (target.is_dir() and not any(target.iterdir())):
        return
    try:
        attributes = json.loads((target / ATTRIBUTES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        attributes = None
    foreign = {path.name for path in target.iterdir()} - set(FILES) if target.is_dir() else {target.name}
    if foreign or not (isinstance(attributes, dict) and DERIVED_FROM in attributes):
        raise UsageError(f"{target} holds something that this command did not write; give another --out.")


def _attributes(sample: Sample, described: Mapping[str, Described]) -> Dict[str, Any]:
    sizes = [one.shape[0] for one in described.values() if one.kind == "parameter"]
    kept = ("model_name", "source", "heuristic_tag", "category", "recipe")
    return {
        "framework": "torch",
        "dynamic": bool(sample.attributes.get("dynamic")),
        "num_devices_required": 1,
        "num_nodes_required": 1,
        **{name: sample.attributes[name] for name in kept if name in sample.attributes},
        "extractor": EXTRACTOR,
        "extractor_version": EXTRACTOR_VERSION,
        "parameters": sum(torch.Size(size).numel() for size in sizes),
        "dtypes": sorted({one.shape[1] for one in described.values()}),
        DERIVED_FROM: sample.sample_hash,
    }
