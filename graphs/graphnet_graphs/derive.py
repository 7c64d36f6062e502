"""Derive a variant of a sample with another dtype, batch size or sequence length; run it as a test, and write it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, Optional, Sequence, Tuple

from graphnet_contract.samples import Sample, load_sample

from .derive_dtype import Derived, all_finite, first_bad_operator, with_dtype
from .derive_size import with_size
from .errors import DeriveError
from .run_sample import load_sample_module, make_arguments
from .sample_module import call
from .variant_files import require_own_folder, write_variant
from .whole_folder import whole_folder


@dataclass(frozen=True)
class WrittenVariant:
    """A variant of another dtype, written to disk.

    Attributes:
        path: the folder of the variant.
        graph_hash: the variant's canonical hash.
        casts: the number of statements whose operands are cast.
        kept: the operators that compute in the old dtype.
        clamped: the number of literals, plus the number of tensors with stored values, that were outside the new
            dtype's range.
    """

    path: Path
    graph_hash: str
    casts: int
    kept: Tuple[str, ...]
    clamped: int


@dataclass(frozen=True)
class ResizedVariant:
    """A variant of another batch size or sequence length, written to disk.

    Attributes:
        path: the folder of the variant.
        graph_hash: the variant's canonical hash.
        old: the batch size or sequence length of the sample.
        statements: the number of changed statements. In these, expressions of the size, such as `2 * batch_size`,
            replace numbers.
        compared: for a batch, the number of results with a batch dimension, which were compared with the sample's
            results; None for a sequence.
    """

    path: Path
    graph_hash: str
    old: int
    statements: int
    compared: Optional[int]


def derive_variant(path: Path, change: str, value: Any, folder: Path) -> Any:
    """Write a variant of the sample at `path` into `folder`. Return a WrittenVariant or a ResizedVariant.

    Args:
        path: the folder of the sample.
        change: `dtype`, `batch` or `sequence`.
        value: the new dtype or size.
        folder: the folder of the variant.

    Raises:
        SampleError: the sample cannot be read. The other errors are those of `derive_dtype` and `derive_size`.
    """
    sample = load_sample(path)
    if change == "dtype":
        return derive_dtype(sample, str(value), folder)
    return derive_size(sample, change, int(value), folder)


def derive_dtype(sample: Sample, dtype: str, folder: Path) -> WrittenVariant:
    """Write the variant of a sample in another dtype into a folder.

    The variant is written to a temporary folder, loaded and run. Only then is it moved to `folder`. If the sample
    itself returns finite values, the variant must return finite values too.

    Raises:
        DeriveError: the variant cannot be derived, or its values are not finite although those of the sample are.
        UsageError: the folder holds something that is not a variant.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return. The sample's code itself may
            raise any other exception.
    """
    require_own_folder(folder)
    derived = with_dtype(sample, dtype)
    with whole_folder(folder) as made:
        graph_hash = write_variant(sample, derived.text, derived.specs, made, _facts(sample, dtype, derived))
        _require_finite(sample, load_sample(made), dtype)
    return WrittenVariant(folder, graph_hash, derived.casts, derived.kept, derived.clamped)


def derive_size(sample: Sample, kind: str, size: int, folder: Path) -> ResizedVariant:
    """Write the variant of a sample with another batch size or sequence length into a folder.

    The variant is written to a temporary folder, loaded and run. Only then is it moved to `folder`.

    Args:
        sample: the sample, read from its folder.
        kind: `batch` or `sequence`.
        size: the new size, at least 1.
        folder: the folder of the variant.

    Raises:
        DeriveError: the variant cannot be derived.
        UsageError: the folder holds something that is not a variant.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return. The sample's code itself may
            raise any other exception.
    """
    require_own_folder(folder)
    made_of = with_size(sample, kind, size)
    earlier = earlier_derivation(sample)
    variables = {**earlier.get("variables", {}), **({made_of.variable: kind} if made_of.statements else {})}
    derivation = {**earlier, kind: size, "from": made_of.old, "variables": variables, "statements": made_of.statements}
    facts = {"derivation": derivation}
    with whole_folder(folder) as made:
        graph_hash = write_variant(sample, made_of.text, made_of.specs, made, facts)
        _results(load_sample(made))
    return ResizedVariant(folder, graph_hash, made_of.old, made_of.statements, made_of.compared)


def _facts(sample: Sample, dtype: str, derived: Derived) -> Dict[str, Any]:
    made = {"dtype": dtype, "kept": list(derived.kept), "casts": derived.casts, "clamped": derived.clamped}
    return {"derivation": {**earlier_derivation(sample), **made}}


def earlier_derivation(sample: Sample) -> Dict[str, Any]:
    """Return the entry ``derivation`` of the sample's graph_net.json; empty unless the sample is itself a variant.

    The entry's ``variables`` lists the names in the sample's code that hold a size, each with the kind of the size
    (`batch` or `sequence`).
    """
    derivation = sample.attributes.get("derivation")
    return dict(derivation) if isinstance(derivation, dict) else {}


def _require_finite(sample: Sample, variant: Sample, dtype: str) -> None:
    arguments = make_arguments(variant)
    results = call(load_sample_module(variant).forward, arguments)
    if all_finite(results) or not all_finite(_results(sample)):
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
