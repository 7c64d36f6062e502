"""Convert numbers to the bits in which a dtype stores them: casts, clamps and literal data.

Every step is elementwise and calls no function of libm.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Optional, Tuple

import numpy as np

from graphnet_contract.samples import SampleError, Scalar, TensorSpec
from graphnet_contract.scales import Scale

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

_WIDE = ("float64", "complex128")


class Scaler:
    """Converts float32 numbers, drawn from the standard normal distribution, to one tensor's stored bits, elementwise.

    Raise SampleError if the dtype is unknown or float8.
    """

    def __init__(self, spec: TensorSpec, scale: Scale) -> None:
        self._spec = spec
        self._scale = scale
        # This module cannot round values to float8.
        if spec.storage.is_raw_bits and spec.dtype != "bfloat16":
            raise SampleError(
                f"Tensor {spec.name} has dtype {spec.dtype}, for which no values can be drawn; record its data."
            )

    def apply(self, normal: Array) -> Array:
        """Return the stored bits of ``mean + std * normal``, clamped to the tensor's limits and cast to its dtype.

        If the scale is half-normal, ``|normal|`` is used instead. The value is computed by one multiplication and one
        addition, in float64 for float64 and complex128, otherwise in float32. The real and imaginary parts of a complex
        tensor's elements are separate numbers.
        """
        compute = np.dtype(np.float64 if self._spec.dtype in _WIDE else np.float32).type
        values = normal.astype(compute)
        with np.errstate(over="ignore", under="ignore"):
            if self._scale.half_normal:
                np.abs(values, out=values)
            np.multiply(values, compute(self._scale.std), out=values)
            np.add(values, compute(self._scale.mean), out=values)
            _clamp(values, _bound(self._spec.min_val), _bound(self._spec.max_val))
            return _cast(values, self._spec.dtype)


def _bound(value: Optional[Scalar]) -> Optional[float]:
    return float(value) if value is not None and not math.isnan(value) else None


def _clamp(values: Array, low: Optional[float], high: Optional[float]) -> None:
    if low is not None:
        np.maximum(values, values.dtype.type(low), out=values)
    if high is not None:
        np.minimum(values, values.dtype.type(high), out=values)


def _cast(values: Array, dtype: str) -> Array:
    if dtype == "bfloat16":
        return float32_to_bfloat16(values.astype(np.float32))
    return values.astype(np.float16) if dtype == "float16" else values


def float32_to_bfloat16(values: Array) -> Array:
    """Round to bfloat16, to nearest with ties to even; every NaN becomes 0x7FC0. Return the raw bits as uint16."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    return np.where(np.isnan(values), np.uint32(0x7FC0), rounded).astype(np.uint16)


def bfloat16_to_float32(bits: Array) -> Array:
    """Return the float32 values of raw bfloat16 bits. The conversion is exact."""
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)


def literal(spec: TensorSpec) -> Array:
    """Return a spec's literal data as a flat array of its storage dtype; values beyond its range become infinite.

    Raise SampleError if the dtype is unknown or float8, an integer dtype cannot hold a value, or a whole number is too
    large for float64.
    """
    assert spec.data is not None
    dtype = spec.storage
    if dtype.is_integer or dtype.is_bool:
        return _literal_integers(spec)
    if dtype.is_raw_bits and spec.dtype != "bfloat16":
        raise SampleError(f"Tensor {spec.name}: literal data of dtype {spec.dtype} are not supported; use bfloat16.")
    try:
        wide = np.array(spec.data, np.float64)
    except OverflowError:
        raise _does_not_fit(spec) from None
    with np.errstate(over="ignore", under="ignore"):
        if spec.dtype in _WIDE:
            return wide.view(dtype.numpy)
        # Round twice, as torch does: rounding once could give other bits.
        narrow = _cast(wide.astype(np.float32), spec.dtype)
    return narrow.view(dtype.numpy)


def _literal_integers(spec: TensorSpec) -> Array:
    assert spec.data is not None
    low, high = (0, 1) if spec.storage.is_bool else dtype_limits(spec)
    if not all(_is_whole(value) and low <= value <= high for value in spec.data):
        raise _does_not_fit(spec)
    return np.array([int(value) for value in spec.data], spec.storage.numpy)


def _is_whole(value: Optional[Scalar]) -> bool:
    return isinstance(value, int) or (isinstance(value, float) and value.is_integer())


def _does_not_fit(spec: TensorSpec) -> SampleError:
    return SampleError(f"Tensor {spec.name}: its data do not fit {spec.dtype}; correct data or dtype in the meta file.")


def dtype_limits(spec: TensorSpec) -> Tuple[int, int]:
    info = np.iinfo(spec.storage.numpy)
    return int(info.min), int(info.max)


def integer_range(spec: TensorSpec) -> Tuple[int, int]:
    """Return an integer tensor's recorded range, both ends included.

    Raise SampleError if no range of whole numbers is recorded, if the range is empty, or if the dtype cannot hold it.
    """
    bounds = (spec.min_val, spec.max_val)
    low, high = dtype_limits(spec)
    if not all(_is_whole(value) for value in bounds):
        raise SampleError(f"Tensor {spec.name} of dtype {spec.dtype} has neither data nor a range; record one of them.")
    least, most = (int(value) for value in bounds if value is not None)
    if not low <= least <= most <= high:
        raise SampleError(f"Tensor {spec.name}: its range {least}..{most} is not a range of {spec.dtype}; correct it.")
    return least, most
