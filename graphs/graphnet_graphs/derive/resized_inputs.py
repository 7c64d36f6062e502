"""Change the descriptions of a sample's inputs to another batch size or another sequence length."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Dict, Sequence, Tuple

import numpy

from graphnet_contract.samples import Sample, TensorSpec
from graphnet_graphs.errors import DeriveError

#: For each kind of variant, the dimension of the inputs whose size changes.
DIMENSIONS = {"batch": 0, "sequence": 1}
Shape = Tuple[int, ...]


def old_size(specs: Sequence[TensorSpec], kind: str) -> int:
    """Return the size that most inputs have in the dimension that a variant changes.

    Inputs of one dimension, such as positions, are counted only if no input has more dimensions.
    """
    counts: Dict[int, int] = {}
    several = any(spec.kind == "input" and len(spec.shape) >= 2 for spec in specs)
    for spec in specs:
        if several and len(spec.shape) < 2:
            continue
        dimension = DIMENSIONS[kind]
        if spec.kind == "input" and _has_dimension(spec, specs, kind):
            counts[spec.shape[dimension]] = counts.get(spec.shape[dimension], 0) + 1
    if not counts:
        needed = {"batch": "no input with a dimension", "sequence": "no input of two dimensions that can be a sequence"}
        raise DeriveError(f"The sample has {needed[kind]}, so it has no variant with another {kind}.")
    old = max(counts, key=lambda size: counts[size])
    if old == 0:
        raise DeriveError(f"The {kind} of the sample is empty, so it has no variant with another {kind}.")
    return old


def _has_dimension(spec: TensorSpec, specs: Sequence[TensorSpec], kind: str) -> bool:
    if kind == "batch":
        return len(spec.shape) >= 1
    # Inputs of whole numbers with the shape (batch, sequence, ...) are tokens. If the sample has tokens, no other input
    # has a sequence dimension. Otherwise the inputs of shape (batch, sequence, channels) have one, but images do not.
    tokens = any(one.kind == "input" and _is_whole(one) and len(one.shape) >= 2 for one in specs)
    return (_is_whole(spec) and len(spec.shape) >= 2) if tokens else len(spec.shape) == 3


def _is_whole(spec: TensorSpec) -> bool:
    return not spec.dtype.startswith(("float", "bfloat", "complex"))


def with_size(spec: TensorSpec, kind: str, old: int, new: int) -> TensorSpec:
    """Return an argument's description with the new size, if it is an input or a size."""
    if spec.is_symint:
        return replace(spec, data=(new,)) if spec.data and int(spec.data[0]) == old else spec
    if spec.kind != "input":
        return spec
    dimensions = [d for d, size in enumerate(spec.shape) if size == old and _follows(spec, d, kind)]
    shape = tuple(new if d in dimensions else size for d, size in enumerate(spec.shape))
    data = spec.data
    if data is not None and len(dimensions) > 1:
        raise DeriveError(f"{spec.name} holds values in {len(dimensions)} dimensions that change.")
    for dimension in dimensions:
        data = None if data is None else _resized_data(data, spec.shape, dimension, kind, new)
    return replace(spec, shape=shape, data=data)


def _follows(spec: TensorSpec, dimension: int, kind: str) -> bool:
    """Whether a dimension of an input that has the old size changes to the new size."""
    if kind == "batch":
        return dimension == 0
    if dimension == 0:
        return len(spec.shape) == 1
    # The channels of a (batch, sequence, channels) input stay. The last dimensions of a mask of four are sequences.
    return dimension == 1 or _is_whole(spec) or len(spec.shape) >= 4


def _resized_data(data: Sequence[Any], shape: Shape, dimension: int, kind: str, new: int) -> Tuple[Any, ...]:
    """Return stored values at the new size.

    At least three consecutive numbers along a sequence (the positions 0, 1, 2, for instance) go on in a longer
    sequence. In all other cases, a larger size repeats the values, beginning with the first one.
    """
    values, old = numpy.array(data).reshape(*shape, -1), shape[dimension]
    steps = numpy.diff(values.astype(float), axis=dimension) if old > 2 else numpy.zeros(0)
    if steps.size and kind == "sequence" and bool((steps == 1).all()):
        first = numpy.take(values, [0], axis=dimension)
        rising = numpy.arange(new).reshape([-1 if d == dimension else 1 for d in range(values.ndim)])
        made = first + rising.astype(values.dtype)
    else:
        made = numpy.take(values, [index % old for index in range(new)], axis=dimension)
    return tuple(made.reshape(-1).tolist())


def changed_dimension(old: TensorSpec, new: TensorSpec) -> int:
    return next(d for d, (a, b) in enumerate(zip(old.shape, new.shape)) if a != b)


def sample_with(sample: Sample, specs: Sequence[TensorSpec]) -> Sample:
    return replace(sample, specs=tuple(specs))
