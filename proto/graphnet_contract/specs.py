"""One tensor of a sample: the facts of its class in a meta file, validated."""

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


@dataclass(frozen=True)
class TensorSpec(messages.TensorSpec):
    """One argument of forward: the facts of its meta class (fields: see the message) and what follows from them.

    ``data`` is None if the values are to be drawn.
    """

    kind: str = "unknown"
    distribution: str = "normal"

    @property
    def numel(self) -> int:
        """Elements; 1 for a scalar."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of the stored tensor; SampleError naming the dtype if the format does not know it."""
        return self.numel * self.storage.itemsize

    @property
    def storage(self) -> dtypes.DType:
        """The dtype's entry in the table of dtypes; SampleError naming the dtype if there is none."""
        if not dtypes.is_known(self.dtype):
            raise SampleError(
                f"Tensor {self.name} has dtype {self.dtype}, which cannot be stored; "
                f"use one of {', '.join(dtypes.DTYPES)}."
            )
        return dtypes.dtype_of(self.dtype)

    @property
    def is_symint(self) -> bool:
        """True for a plain Python integer (torch.SymInt); it is passed by value and not stored with the tensors."""
        return self.kind == "symint"

    @property
    def symint_value(self) -> int:
        """The value of a SymInt argument."""
        if not self.is_symint or not self.data:
            raise SampleError(f"{self.name} is not a SymInt with a value; record it as data = [VALUE] with shape [].")
        return int(self.data[0])


def specs_of(tensors: Iterable[messages.TensorSpec]) -> Tuple[TensorSpec, ...]:
    """The specs of tensors that came in a message; a TensorSpec of this module is returned as it is."""
    return tuple(spec if isinstance(spec, TensorSpec) else TensorSpec(**vars(spec)) for spec in tensors)


def spec_of(meta: MetaClass, ours: bool) -> TensorSpec:
    """The spec that a meta class describes; SampleError naming file and line for anything missing or ill-typed."""
    number = (int, float, type(None))
    name = attribute(meta, "name", (str,), None)
    kind = attribute(meta, "kind", (str,), kind_of_name(name))
    spec = TensorSpec(
        name=name,
        shape=_shape(meta),
        dtype=dtypes.canonical_name(attribute(meta, "dtype", (str,), None)),
        kind=kind,
        # GraphNet's loader uses 0 and 1 if the attributes are absent, but 0.1 for a std of None.
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
    per_element = 2 if spec.dtype.startswith("complex") else 1
    if spec.data is not None and len(spec.data) != spec.numel * per_element:
        raise SampleError(
            f"{meta.where}: {spec.name} has {len(spec.data)} values in data but shape {list(spec.shape)}; "
            "restore the file or extract the sample again."
        )


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
    """The kind that an argument's name in GraphNet's samples implies, e.g. ``L_self_modules_fc_parameters_weight_``."""
    if "_buffers_" in name or re.search(r"(running_mean|running_var|num_batches_tracked)_*\Z", name):
        return "buffer"
    if "_parameters_" in name:
        return "parameter"
    return "constant" if "_self_" in name or "_instance_modules_" in name else "input"
