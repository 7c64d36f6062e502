"""Derive a variant of a sample with another dtype, batch size or sequence length; run it as a test, and write it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, Mapping, Optional, Sequence, Tuple

from graphnet_contract.samples import ATTRIBUTES, EXTRACTOR, EXTRACTOR_VERSION, Sample, TensorSpec, load_sample
from graphnet_graphs.cuts.part_samples import DERIVED_FROM, described_as_loaded, sizes_and_dtypes, write_files
from graphnet_graphs.derive.dtype import all_finite, first_bad_operator, with_dtype
from graphnet_graphs.derive.size import with_size
from graphnet_graphs.errors import DeriveError, UsageError
from graphnet_graphs.running.run_sample import load_sample_module, make_arguments
from graphnet_graphs.running.sample_module import call
from graphnet_graphs.torch_samples import load_torch_sample
from graphnet_graphs.write.sample_files import FILES
from graphnet_graphs.write.whole_folder import whole_folder


@dataclass(frozen=True)
class WrittenVariant:
    """A variant of another dtype, written to disk. `Derived` explains the last three fields."""

    path: Path
    graph_hash: str
    casts: int
    kept: Tuple[str, ...]
    clamped: int


@dataclass(frozen=True)
class ResizedVariant:
    """A variant of another batch size or sequence length, written to disk. `Resized` explains the last three fields."""

    path: Path
    graph_hash: str
    old: int
    statements: int
    compared: Optional[int]


def derive_variant(path: Path, change: str, value: Any, folder: Path) -> Any:
    """Write a variant of the sample at `path` into `folder`. Return a WrittenVariant or a ResizedVariant.

    `change` is `dtype`, `batch` or `sequence`, `value` the new dtype or size. The variant is written to a temporary
    folder, loaded and run. Only then is it moved. If the sample itself returns finite values, so must a variant of
    another dtype.

    Raises:
        SampleError: the sample cannot be read.
        DeriveError: the variant cannot be derived, or its values are not finite although those of the sample are.
        UsageError: the folder holds something that is not a variant.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return. The sample's code itself may
            raise any other exception.
    """
    sample = load_torch_sample(path)
    _require_own_folder(folder)
    return _derive_dtype(sample, value, folder) if change == "dtype" else _derive_size(sample, change, value, folder)


def _derive_dtype(sample: Sample, dtype: str, folder: Path) -> WrittenVariant:
    derived = with_dtype(sample, dtype)
    facts = {"dtype": dtype, "kept": list(derived.kept), "casts": derived.casts, "clamped": derived.clamped}
    with whole_folder(folder) as made:
        derivation = {"derivation": {**_earlier_derivation(sample), **facts}}
        graph_hash = _write_variant(sample, derived.text, derived.specs, made, derivation)
        _require_finite(sample, load_sample(made), dtype)
    return WrittenVariant(folder, graph_hash, derived.casts, derived.kept, derived.clamped)


def _derive_size(sample: Sample, kind: str, size: int, folder: Path) -> ResizedVariant:
    made_of = with_size(sample, kind, size)
    earlier = _earlier_derivation(sample)
    variables = {**earlier.get("variables", {}), **({made_of.variable: kind} if made_of.statements else {})}
    derivation = {**earlier, kind: size, "from": made_of.old, "variables": variables, "statements": made_of.statements}
    with whole_folder(folder) as made:
        graph_hash = _write_variant(sample, made_of.text, made_of.specs, made, {"derivation": derivation})
        _results(load_sample(made))
    return ResizedVariant(folder, graph_hash, made_of.old, made_of.statements, made_of.compared)


def _write_variant(
    sample: Sample, text: str, specs: Sequence[TensorSpec], folder: Path, facts: Mapping[str, Any]
) -> str:
    """Write a variant of a sample into an existing folder, and return the variant's canonical hash.

    `text` is the source code of the variant, `specs` has the descriptions of its arguments in the order of forward's
    signature, and `facts` are further entries of graph_net.json.
    """
    described = {spec.name: described_as_loaded(spec, sample.ours) for spec in specs}
    kept = ("model_name", "source", "heuristic_tag", "category", "recipe")
    attributes = {
        "framework": "torch",
        "dynamic": bool(sample.attributes.get("dynamic")),
        "num_devices_required": 1,
        "num_nodes_required": 1,
        **{name: sample.attributes[name] for name in kept if name in sample.attributes},
        "extractor": EXTRACTOR,
        "extractor_version": EXTRACTOR_VERSION,
        **sizes_and_dtypes(described),
        DERIVED_FROM: sample.sample_hash,
        **facts,
    }
    return write_files(folder, text, described, attributes)


def _require_own_folder(target: Path) -> None:
    """Raise UsageError if a folder holds anything but a sample that `derive_variant` wrote."""
    if not target.exists() or (target.is_dir() and not any(target.iterdir())):
        return
    try:
        attributes = json.loads((target / ATTRIBUTES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        attributes = None
    foreign = {path.name for path in target.iterdir()} - set(FILES) if target.is_dir() else {target.name}
    if foreign or not (isinstance(attributes, dict) and DERIVED_FROM in attributes):
        raise UsageError(f"{target} holds something that this command did not write; give another --out.")


def _earlier_derivation(sample: Sample) -> Dict[str, Any]:
    """Return the entry ``derivation`` of the sample's graph_net.json; empty unless the sample is itself a variant.

    Its ``variables`` lists the names in the code that hold a size, each with the kind `batch` or `sequence`.
    """
    derivation = sample.attributes.get("derivation")
    return dict(derivation) if isinstance(derivation, dict) else {}


def _require_finite(sample: Sample, variant: Sample, dtype: str) -> None:
    if all_finite(_results(variant)) or not all_finite(_results(sample)):
        return
    operator = first_bad_operator(variant.model_source, make_arguments(variant))
    raise DeriveError(
        f"In {dtype} the operator {operator} makes values that are not finite; the sample's own are finite."
    )


def _results(sample: Sample) -> Sequence[Any]:
    return call(load_sample_module(sample).forward, make_arguments(sample))


def variant_name(name: str, change: str) -> str:
    """Return the name of a variant's folder, such as resnet18_float16 or resnet18_batch8."""
    return f"{name}_{change}"
