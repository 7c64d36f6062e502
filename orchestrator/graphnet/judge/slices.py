"""Sums over parts of an output: over slices along its axes, and over elements of similar magnitude.

Parts of one output may have very different scales: a channel of 1e-5 beside one of 1e3. A sum over the whole does not
show what happens in the smaller part. The axes show slices; the magnitudes show parts that follow no axis.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.chunks import BLOCK

#: The elements of a group have magnitudes within a factor of 16: their squares have the same exponent but for its last
#: three bits. A float64 number has an exponent of 11 bits, above 52 bits of fraction.
_SHIFT: Final = 52 + 3
_BINS: Final = 1 << (11 - 3)
#: An axis is left out if it has more slices than this.
_MOST_SLICES: Final = 1 << 22


@dataclass(frozen=True)
class Sums:
    """Sums over the elements of several groups. Every array has the shape (groups,).

    elements: the number of elements. power: the sum of the squares of the float64 values. known: the sum of the squares
        of the error that is known to be possible. candidate: the sum of the squares of the candidate's errors.
    """

    elements: Array
    power: Array
    known: Array
    candidate: Array


class Bins:
    """Sums over elements of similar magnitude, of those whose error on either side exceeds ``share`` times themselves.

    All other elements are accurate, so they need not be sorted. The choice treats both sides alike.
    """

    def __init__(self, share: float) -> None:
        self._sums = np.zeros((4, _BINS))
        self._share = share

    def add(self, size: Array, known: Array, candidate: Array) -> None:
        """Add the magnitudes of some elements and the errors of both sides: float64 arrays of one shape (elements,)."""
        chosen = np.maximum(known, candidate) > self._share * size
        if not chosen.any():
            return
        power, known, candidate = (values.compress(chosen) ** 2 for values in (size, known, candidate))
        bins = power.view(np.int64) >> _SHIFT
        self._sums[0] += np.bincount(bins, minlength=_BINS)
        for row, values in enumerate((power, known, candidate), start=1):
            self._sums[row] += np.bincount(bins, weights=values, minlength=_BINS)

    def sums(self) -> Sums:
        return Sums(*self._sums)


def bins_of(size: Array) -> Array:
    """Return the number of the group of each magnitude: an integer array of the same shape."""
    return np.asarray(np.square(size).view(np.int64) >> _SHIFT)


class _Cells:
    """Sums over consecutive runs of ``inner`` elements."""

    def __init__(self, cells: int, inner: int) -> None:
        self.sums = np.zeros((4, cells))
        self._inner = inner

    def add(self, start: int, block: Sequence[Array], counted: Array | None) -> None:
        size = block[0].size
        first = start // self._inner
        last = (start + size - 1) // self._inner
        starts = np.arange(first, last + 1) * self._inner - start
        starts[0] = 0
        if counted is None:
            self.sums[0, first : last + 1] += np.diff(np.append(starts, size))
        else:
            self.sums[0, first : last + 1] += np.add.reduceat(counted, starts)
        for row, values in enumerate(block, start=1):
            self.sums[row, first : last + 1] += np.add.reduceat(values, starts)


class _LastAxis:
    """Sums over slices along the last axis, whose neighbours in memory belong to different slices."""

    def __init__(self, size: int) -> None:
        self.sums = np.zeros((4, size))
        self._size = size
        self._tile = np.resize(np.arange(size), BLOCK + size) if size < BLOCK else np.arange(0)

    def add(self, start: int, block: Sequence[Array], counted: Array | None) -> None:
        elements, offset = block[0].size, start % self._size
        if counted is None and not offset and elements % self._size == 0:
            self.sums[0] += elements // self._size
            for row, values in enumerate(block, start=1):
                self.sums[row] += values.reshape(-1, self._size).sum(axis=0)
            return
        if self._size >= elements:
            # The block has at most one element of each slice, so no sorting is needed.
            first = min(elements, self._size - offset)
            for place, part in (
                (slice(offset, offset + first), slice(0, first)),
                (slice(0, elements - first), slice(first, None)),
            ):
                self.sums[0, place] += 1.0 if counted is None else counted[part]
                for row, values in enumerate(block, start=1):
                    self.sums[row, place] += values[part]
            return
        index = self._tile[offset : offset + elements]
        self.sums[0] += np.bincount(index, weights=counted, minlength=self._size)
        for row, values in enumerate(block, start=1):
            self.sums[row] += np.bincount(index, weights=values, minlength=self._size)


class SliceSums:
    """Collects the sums over the slices of one output along its first, second and last axis, block by block."""

    def __init__(self, shape: Sequence[int]) -> None:
        # An axis with one slice says nothing.
        self._names = [axis for axis, size in enumerate(shape) if size > 1]
        shape = [shape[axis] for axis in self._names]
        axes = len(shape)
        self._outer = tuple(shape[: min(2, axes - 1)]) if axes > 1 else ()
        cells = math.prod(self._outer)
        inner = math.prod(shape) // cells if cells else 0
        self._cells = _Cells(cells, inner) if self._outer and inner > 1 and cells <= _MOST_SLICES else None
        self._last = _LastAxis(shape[-1]) if axes > 1 and 1 < shape[-1] <= _MOST_SLICES else None

    def add(self, start: int, block: Sequence[Array], keep: Array | None) -> None:
        """Add the block that begins at element ``start`` of the flat output. ``keep``: which elements count; None: all.

        ``block`` has the squares of the float64 values, of the errors that are known to be possible, and of the
        candidate's errors: float64 arrays of shape (elements of the block,), 0 where ``keep`` is false.
        """
        counted = None if keep is None else keep.astype(float)
        for part in (self._cells, self._last):
            if part is not None:
                part.add(start, block, counted)

    def kinds(self) -> Iterator[tuple[str, int, Sums]]:
        """Yield the name and the number of each axis, with the sums of all slices along it."""
        if self._cells is not None:
            cells = self._cells.sums.reshape(4, *self._outer)
            for axis in range(len(self._outer)):
                if self._outer[axis] > 1:
                    others = tuple(other + 1 for other in range(len(self._outer)) if other != axis)
                    yield f"axis {self._names[axis]}", self._names[axis], Sums(*cells.sum(axis=others))
        if self._last is not None:
            yield f"axis {self._names[-1]}", self._names[-1], Sums(*self._last.sums)
