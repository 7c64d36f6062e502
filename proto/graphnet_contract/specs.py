"""The description of one tensor of a sample. It is read from a class of a meta file and validated."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Iterable, Optional, Tuple, Union

from graphnet_contract import dtypes, messages
from graphnet_contract.meta import MetaClass, SampleError, attribute

Scalar = Union[int, float, bool]

KINDS = ("parameter", "buffer", "input", "constant", "symint", "unknown")
DISTRIBUTIONS = ("normal", "half_normal")
#: How GraphNet's extractor for Paddle names parameters. It records their kind nowhere else.
NUMBERED_PARAMETER = re.compile(r"parameter_\d+")


@dataclass(frozen=True)
class TensorSpec(messages.TensorSpec):
    """One tensor or integer of a sample: its attributes in the meta file (see worker.proto), and computed properties.

    Almost every spec describes an argument of forward (see ``Sample.unused_specs`` for the others).
    """

    kind: str = "unknown"
    distribution: str = "normal"

    @property
    def numel(self) -> int:
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """The size of the stored tensor, in bytes. Raises SampleError if the dtype is unknown."""
        return self.numel * self.storage.itemsize

    @property
    def storage(self) -> dtypes.DType:
        """The dtype's entry in the table of dtypes. Raises SampleError if the table has no such dtype."""
        found = dtypes.dtype_of(self.dtype)
        if found is None:
            raise SampleError(
                f"Tensor {self.name} has dtype {self.dtype}, which cannot be stored; "
                f"use one of {', '.join(dtypes.DTYPES)}."
            )
        return found

    @property
    def is_symint(self) -> bool:
        """True for a plain Python integer (torch.SymInt). It is passed by value and not stored with the tensors."""
        return self.kind == "symint"

    @property
    def symint_value(self) -> int:
        """The value of a SymInt argument. Raises SampleError if the spec is not a SymInt or has no value."""
        if not self.is_symint or not self.data:
            raise SampleError(f"{self.name} is not a SymInt with a value; record it as data = [VALUE] with shape [].")
        return int(self.data[0])


def specs_of(tensors: Iterable[messages.TensorSpec]) -> Tuple[TensorSpec, ...]:
    """Convert a message's tensor specs to this module's class. Specs that already have this class stay unchanged."""
    return tuple(spec if isinstance(spec, TensorSpec) else TensorSpec(**vars(spec)) for spec in tensors)


def spec_of(meta: MetaClass, ours: bool) -> TensorSpec:
    """Return the spec that a class of a meta file describes. Raise SampleError, with file and line, for a wrong
    attribute.
    """
    number = (int, float, type(None))
    name = attribute(meta, "name", (str,), None)
    kind = attribute(meta, "kind", (str,), kind_of_name(name))
    spec = TensorSpec(
        name=name,
        shape=_shape(meta),
        dtype=dtypes.canonical_name(attribute(meta, "dtype", (str,), None)),
        kind=kind,
        # The defaults of GraphNet's loader for absent values. For `std = None`, it uses 0.1.
        mean=attribute(meta, "mean", number, 0.0),
        std=attribute(meta, "std", number, 1.0),
        distribution=attribute(meta, "distribution", (str,), "normal"),
        data=_data(meta),
        min_val=attribute(meta, "min_val", (*number, bool), None),
        max_val=attribute(meta, "max_val", (*number, bool), None),
        class_name=meta.class_name,
    )
    _check_spec(spec, meta, ours)
    return spec


def _check_spec(spec: TensorSpec, meta: MetaClass, ours: bool) -> None:
    if spec.kind not in KINDS or spec.distribution not in DISTRIBUTIONS:
        raise SampleError(
            f"{meta.where}: {spec.name} has kind {spec.kind!r:.40} and distribution {spec.distribution!r:.40}; "
            f"use kind {', '.join(KINDS)} and distribution {', '.join(DISTRIBUTIONS)}."
        )
    if ours and "kind" not in meta.attributes:
        raise SampleError(f"{meta.where}: {spec.name} has no kind; extract the sample again.")
    numbers = (spec.mean, spec.std, spec.min_val, spec.max_val, *spec.shape, *(spec.data or ()))
    if not all(_fits(number) for number in numbers):
        raise SampleError(f"{meta.where}: a whole number of {spec.name} does not fit into 64 bits; correct the file.")
    per_element = 2 if spec.dtype.startswith("complex") else 1
    if spec.data is not None and len(spec.data) != spec.numel * per_element:
        raise SampleError(
            f"{meta.where}: {spec.name} has {len(spec.data)} values in data but shape {list(spec.shape)}; "
            "restore the file or extract the sample again."
        )


def _fits(number: Optional[Scalar]) -> bool:
    """Return whether the number fits into a message, where whole numbers have 64 bits. Floats and None always fit."""
    return not isinstance(number, int) or -(2**63) <= number < 2**63


def _shape(meta: MetaClass) -> Tuple[int, ...]:
    shape = attribute(meta, "shape", (list,), None)
    if not all(isinstance(size, int) and not isinstance(size, bool) and size >= 0 for size in shape):
        raise SampleError(f"{meta.where}: shape of {meta.class_name} is {shape!r:.60}; it must be a list of sizes.")
    return tuple(shape)


def _data(meta: MetaClass) -> Optional[Tuple[Scalar, ...]]:
    data = attribute(meta, "data", (list, int, float, bool, type(None)), None)
    if data is None:
        return None
    values = data if isinstance(data, list) else [data]
    if not all(isinstance(value, (int, float)) for value in values):
        raise SampleError(f"{meta.where}: data of {meta.class_name} must be a flat list of numbers; correct the file.")
    return tuple(values)


def kind_of_name(name: str) -> str:
    """Return the kind, by its name, of a tensor that records none, as in GraphNet's samples."""
    if "_buffers_" in name or re.search(r"(running_mean|running_var|num_batches_tracked)_*\Z", name):
        return "buffer"
    if "_parameters_" in name:
        return "parameter"
    return "constant" if "_self_" in name or "_instance_modules_" in name else "input"
