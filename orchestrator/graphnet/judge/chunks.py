"""Cuts an array into chunks that fit a core's cache. The judge reads every output chunk by chunk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import ARITHMETIC, Array

#: The largest size in bytes of one chunk after ``widened``. About six temporary arrays of this size exist at a time,
#: and fit a core's L2 cache and glibc's heap, which may map and unmap memory for each larger array. Judging a float32
#: element took 2.2 ns with this size, and 6 ns with twice the size.
CHUNK_BYTES: Final = 1 << 17

#: The number of elements in a block, which consists of whole chunks for every dtype. Sums are computed block by block,
#: so another size would change the last bits of recorded numbers.
BLOCK: Final = 1 << 16


def chunks(values: Array) -> Iterator[Array]:
    """Yield consecutive flat pieces of ``values``. Each has at most CHUNK_BYTES after ``widened`` has converted it."""
    flat = flattened(values)
    step = chunk_elements(values)
    return (flat[start : start + step] for start in range(0, flat.size, step))


def blocks(*arrays: Array) -> Iterator[tuple[int, tuple[Array, ...]]]:
    """Yield the flat blocks of arrays of one size, with the index of each block's first element."""
    flat = [flattened(array) for array in arrays]
    return ((start, tuple(one[start : start + BLOCK] for one in flat)) for start in range(0, flat[0].size, BLOCK))


def chunk_elements(values: Array) -> int:
    """Return the number of elements in one chunk of an array with the dtype of ``values``."""
    return CHUNK_BYTES // max(4, values.dtype.itemsize)


def flattened(values: Array) -> Array:
    """Return the values in one dimension and in C order. They are copied only if they are not C-contiguous."""
    return np.ascontiguousarray(values).reshape(-1)


def widened(values: Array) -> Array:
    """Return the values in the dtype in which the judge computes: float32 for 16-bit and 8-bit floats."""
    arithmetic = ARITHMETIC.get(values.dtype.name)
    if arithmetic is not None:
        return arithmetic.widen(values)
    return values if values.dtype.kind in "biu" else values.astype(np.float32)
