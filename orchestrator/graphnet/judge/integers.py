"""Judges integers and bools that a graph computes from floating-point numbers, for instance the result of argmax.

Two careful programs may choose differently where two values are almost equal. Float64 shows whether this is so: the
graph is computed in float64, and again with inputs that are moved by a few roundings (the nudged calls). If the
reference, float64 or a nudged call differ in an element, float numbers do not decide the element, and the candidate may
have any value near the known ones there. Every other element must be equal, with one exception: a nudged call changes
only about half of the undecided elements, so a few of them stay unseen.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.findings import Decided


def can_be_decided(float64: Array, reference: Array) -> bool:
    """Whether ``float64`` has the dtype and the shape of an output of integers or bools, and is not empty."""
    same = float64.dtype == reference.dtype and float64.shape == reference.shape
    return same and reference.dtype.kind in "biu" and reference.size > 0


def decide(reference: Array, candidate: Array, float64: Array, nudged: Sequence[Array]) -> Decided:
    """Compare two arrays of integers or bools, and ask float64 whether the differences are decided."""
    differing = reference != candidate
    undecided = undecided_elements(reference, float64, nudged)
    return Decided(
        differing=int(np.count_nonzero(differing)),
        wrong=int(np.count_nonzero(differing & ~undecided)),
        undecided=int(np.count_nonzero(undecided)),
        nudged=len(nudged),
        outside=int(np.count_nonzero(outside(reference, candidate, float64, nudged))),
        elements=reference.size,
    )


def undecided_elements(reference: Array, float64: Array, nudged: Sequence[Array]) -> Array:
    """Return a mask of the elements in which the reference, float64 or a nudged call differ."""
    undecided = reference != float64
    for other in nudged:
        undecided = undecided | (reference != other)
    return np.asarray(undecided)


def outside(reference: Array, candidate: Array, float64: Array, nudged: Sequence[Array]) -> Array:
    """Return a mask of the elements of the candidate that no rounding explains.

    In an undecided element, such a number is farther from the range of all known values (of the reference, float64 and
    the nudged calls) than this range is wide; in any other, outside the range of the whole reference. A bool never is.
    """
    found = np.zeros(reference.shape, bool)
    if reference.dtype == np.bool_:
        return found
    places = np.nonzero(reference != candidate)
    if not places[0].size:
        return found
    # numpy's longdouble holds every int64 exactly on the usual processors.
    known = np.stack([one[places].astype(np.longdouble) for one in (reference, float64, *nudged)])
    low, high = known.min(axis=0), known.max(axis=0)
    width, value = high - low, candidate[places].astype(np.longdouble)
    decided = width == 0
    low = np.where(decided, np.longdouble(reference.min()), low - width)
    high = np.where(decided, np.longdouble(reference.max()), high + width)
    found[places] = (value < low) | (value > high)
    return found
