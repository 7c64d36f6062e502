"""Pieces of an array that fit a core's cache; every walk over an output uses the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import ARITHMETIC, Array

#: Size of each temporary array. The half dozen of one chunk then fit a core's L2 cache and glibc's heap, which may map
#: and unmap larger ones each time: measured 2.2 ns per float32 element, 6 ns with twice the size.
CHUNK_BYTES: Final = 1 << 17

#: Elements of a block, a whole number of chunks of any dtype. Sums are taken per block, so that another size would
#: change the last bits of recorded numbers.
BLOCK: Final = 1 << 16


def chunks(values: Array) -> Iterator[Array]:
    """Yield consecutive flat pieces of ``values``, each of at most CHUNK_BYTES once it is widened for computing."""
    flat = flattened(values)
    step = chunk_elements(values)
    return (flat[start : start + step] for start in range(0, flat.size, step))


def chunk_elements(values: Array) -> int:
    """The number of elements of one chunk."""
    return CHUNK_BYTES // max(4, values.dtype.itemsize)


def flattened(values: Array) -> Array:
    """The values in one dimension and C order; copied only if they are not C-contiguous."""
    return np.ascontiguousarray(values).reshape(-1)


def widened(values: Array) -> Array:
    """The values in the dtype in which the judge computes with them: float32 for the 16-bit and 8-bit floats.

    Integers and bools stay as they are.
    """
    arithmetic = ARITHMETIC.get(values.dtype.name)
    if arithmetic is not None:
        return arithmetic.widen(values)
    return values if values.dtype.kind in "biu" else values.astype(np.float32)
