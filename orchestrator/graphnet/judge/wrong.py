"""Says how wrong a wrong output is: how many elements, where, and how large the error is beside eager's."""

from __future__ import annotations

import math

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.chunks import blocks
from graphnet.judge.findings import Float64Errors, Group, JudgedBy, Wrong
from graphnet.judge.float64 import element_limit, wrong_elements
from graphnet.judge.integers import outside, undecided_elements
from graphnet.judge.slices import bins_of
from graphnet.judge.walk import Exact, Findings


def wrong_of(  # noqa: PLR0913 - the output on all sides, and what was found
    label: str,
    reference: Array,
    candidate: Array,
    exact: Exact | None,
    dtype: str,
    found: Findings,
    by: JudgedBy,
) -> Wrong:
    """Read a wrong output a second time, and describe its errors.

    ``exact`` is None if the output is not known in float64. ``found`` has the measures of the first reading, and ``by``
    is the ruler that refused the output.
    """
    errors = found.details.float64 if found.details is not None else None
    if reference.dtype.kind in "biu":
        wrong, worst, truth = _of_integers(reference, candidate, exact if by is JudgedBy.float64 else None)
    elif by is JudgedBy.ladder or exact is None or errors is None:
        wrong, worst, truth = found.comparison.mismatched, _largest_difference(reference, candidate), reference
    else:
        wrong, worst = _by_float64(reference, candidate, exact, dtype, errors)
        truth = exact.values
    at = tuple(int(place) for place in np.unravel_index(worst, reference.shape)) if reference.size else ()
    group = errors.group if errors is not None else None
    return Wrong(
        label=label,
        elements=wrong,
        of=reference.size,
        at=at,
        expected=_number(truth, at),
        got=_number(candidate, at),
        error_over_eager=_over_eager(errors),
        part=None if group is None else group.name,
    )


def _over_eager(errors: Float64Errors | None) -> float | None:
    if errors is None:
        return None
    if errors.group is not None:
        ours, theirs = errors.group.candidate, errors.group.known
    elif errors.reason == "element":
        ours, theirs = errors.unexplained, errors.worst_reference
    else:
        ours, theirs = errors.candidate, errors.reference
    return ours / theirs if theirs else None


def _of_integers(reference: Array, candidate: Array, exact: Exact | None) -> tuple[int, int, Array]:
    """Return how many integers are wrong, the index of the first one, and the values that they should have."""
    mask = reference != candidate
    if exact is None:
        return int(np.count_nonzero(mask)), int(np.argmax(mask)), reference
    undecided = undecided_elements(reference, exact.values, exact.nudged)
    mask = (mask & ~undecided) | outside(reference, candidate, exact.values, exact.nudged)
    return int(np.count_nonzero(mask)), int(np.argmax(mask)), exact.values


def _by_float64(reference: Array, candidate: Array, exact: Exact, dtype: str, errors: Float64Errors) -> tuple[int, int]:
    """Return how many elements are wrong by the rule against float64, and the index of the largest error."""
    limit = element_limit(errors, dtype)
    wide = exact.values.dtype
    wrong, worst, largest = 0, 0, -1.0
    for start, sides in blocks(reference, candidate, exact.values, *exact.nudged):
        r, c, x, *nudged = (block.astype(wide) for block in sides)
        with np.errstate(all="ignore"):
            mask = wrong_elements(x, r, c, nudged, dtype, limit)
            error = np.abs(c - x)
        wrong += int(np.count_nonzero(mask))
        error[~np.isfinite(error)] = 0.0
        if errors.group is not None:
            error[~_inside(errors.group, start, x, exact.values.shape)] = 0.0
        if errors.stray:
            error = np.where(mask & ~np.isfinite(c), np.inf, error)
        if float(error.max()) > largest:
            largest, worst = float(error.max()), start + int(np.argmax(error))
    return wrong, worst


def _inside(group: Group, start: int, block: Array, shape: tuple[int, ...]) -> Array:
    if group.axis is None:
        return np.asarray(bins_of(np.abs(block)) == group.index)
    inner = math.prod(shape[group.axis + 1 :])
    return np.asarray(np.arange(start, start + block.size) // inner % shape[group.axis] == group.index)


def _largest_difference(reference: Array, candidate: Array) -> int:
    worst, largest = 0, -1.0
    wide = np.complex128 if reference.dtype.kind == "c" else np.float64
    for start, (r, c) in blocks(reference, candidate):
        with np.errstate(all="ignore"):
            error = np.abs(c.astype(wide) - r.astype(wide))
        same = (r == c) | ((r != r) & (c != c))
        error = np.where(same, 0.0, np.where(np.isfinite(error), error, np.inf))
        if float(error.max()) > largest:
            largest, worst = float(error.max()), start + int(np.argmax(error))
    return worst


def _number(values: Array, at: tuple[int, ...]) -> float | None:
    if not values.size or values.dtype.kind == "c":
        return None
    found = float(values[at])
    return found if math.isfinite(found) else None


def sentence(wrong: Wrong, by: JudgedBy, errors: Float64Errors | None) -> str:
    """Describe a wrong output in one sentence, without its label."""
    place = f"[{', '.join(map(str, wrong.at))}]"
    truth = "float64" if by is JudgedBy.float64 else "the reference"
    if wrong.got is None or wrong.expected is None:
        values = f"the largest error is at {place}"
    else:
        values = f"at {place} it is {wrong.got:.6g}, and {truth} has {wrong.expected:.6g}"
    if wrong.part is not None:
        which = f'the part "{wrong.part}" is wrong'
    elif wrong.elements:
        which = f"{wrong.elements:,} of {wrong.of:,} elements are wrong"
    else:
        which = f"the mean error of its {wrong.of:,} elements is too large"
    beside = "; eager has no error there" if errors is not None else ""
    if errors is not None and wrong.error_over_eager is not None:
        beside = f"; its error is {wrong.error_over_eager:.3g} times eager's"
    return f"{which}: {values}{beside}"
