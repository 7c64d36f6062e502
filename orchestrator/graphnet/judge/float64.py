"""Judges one output of a candidate against the same output computed in float64 (policy ``rmse-float64/3``).

The rule asks whether the candidate is *as accurate as eager*: whether its error against float64 is not larger than two
equally careful programs would have. docs/why/verdicts.md gives the rule with its reasons. In short, with r, c and x the
elements of the reference, the candidate and float64:

- The *error* of a side is |r - x| or |c - x|. The *sensitivity* of an element is how far x moves if every input moves
  by one rounding of its dtype; a further float64 call measures it (the nudged call). Both the reference's error and
  the sensitivity say how large an error a careful program may have, so the larger one counts.
- The root mean square of the candidate's errors must not exceed a small multiple of this, over the whole output, over
  every slice along the first, the second and the last axis, and over all elements of similar magnitude.
- No single element may exceed a multiple of the largest such error.
- A few units in the last place are always allowed.

If the reference's own root mean square error exceeds ``ILL_CONDITIONED[dtype]``, the output is *ill-conditioned*. Then
the reference says nothing about a candidate.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.findings import Elsewhere, Float64Errors, Group
from graphnet.judge.slices import Bins, SliceSums, Sums

#: How far the nudged float64 calls move each input, in units of the input's rounding (half of a unit in the last
#: place). An integer that follows from floats counts as undecided if such a call changes it. Several roundings are
#: used, because a graph rounds in each operator, and not only once at its inputs.
NUDGE: Final = 8.0
#: The root mean square error may be this many times as large as the reference's. Two orders of the same sum differ by
#: such a factor. The benchmark suite of torch.dynamo allows a similar multiple.
_FACTOR: Final = 2.0
#: ... plus this number divided by the square root of the effective number of elements: the root mean square of few
#: numbers says little about the next few.
_FEW: Final = 6.0
#: The factor for slices and for elements of similar magnitude. It is larger, because an output has many of them.
_SLICE_FACTOR: Final = 4.0
_BIN_FACTOR: Final = 8.0
#: Slices and groups of similar magnitude with fewer elements are judged only if they are lost (see ``_is_lost``).
_FEWEST: Final = 16
#: Groups with fewer elements are not judged at all.
_FEWEST_LOST: Final = 4
#: Groups whose scale is below this share of the output's largest number are not judged: such numbers are noise of
#: float64 itself, for instance the difference of two equal sums.
_LEAST_SCALE: Final = 2.0**-36
#: A group is lost if its error is about as large as its values, while the known error is at most this share of them.
_LOST_KNOWN: Final = 2.0**-6
#: An output in float64 was computed in a narrower dtype if the reference's own error is above this number.
_NARROW: Final = 2.0**-44
#: The error of a single element may be this many times as large as the largest error that is known to be possible.
ELEMENT_FACTOR: Final = 4.0
#: The reference's error on other inputs counts up to this multiple of that on the inputs of the call. Without a limit,
#: inputs on which eager is bad would excuse anything on the others.
_MOST_LIFT: Final = 4.0
#: Elements are sorted by magnitude only if an error is a larger share of it than this, or than eight roundings.
_LARGE_SHARE: Final = 2.0**-10
#: A group of elements of similar magnitude is refused only if its error is this many times as large as that share.
_CLEARLY: Final = 16.0
#: The number of elements whose errors are computed at once, so that they stay in a core's cache.
_PART: Final = 1 << 13
#: An error of this many units in the last place of an element is always allowed.
ELEMENT_ULPS: Final = 4.0

#: The distance from 1 to the next larger number of each dtype.
ROUNDING: Final = {
    "float16": 2.0**-10,
    "bfloat16": 2.0**-7,
    "float32": 2.0**-23,
    "complex64": 2.0**-23,
    "float64": 2.0**-52,
    "complex128": 2.0**-52,
}
#: An error below this number is always allowed. It is the smallest normal number where hardware may replace smaller
#: numbers by zero, and one step between subnormal numbers for float16, whose small numbers are in common use.
_TINY: Final = {
    "float16": 2.0**-24,
    "bfloat16": 2.0**-126,
    "float32": 2.0**-126,
    "complex64": 2.0**-126,
    "float64": 2.0**-1022,
    "complex128": 2.0**-1022,
}
#: The relative error that is always allowed in float64 outputs. No wider arithmetic says how large the reference's own
#: error is. A program that computes in float32 has a relative error of at least 2e-8; this number is 20 times smaller.
_FLOAT64_FLOOR: Final = 2.0**-30
#: For the widest dtypes, the dtype in which a graph may have computed them. A deviation of a nudged call is not divided
#: there: the deviation itself has the rounding errors of two calls.
_WIDE: Final = {"float64": "float32", "complex128": "complex64"}
#: The relative root mean square error of the reference above which an output is ill-conditioned: two thirds of the
#: digits of float32 are lost, or more than half of the digits of a 16-bit float.
ILL_CONDITIONED: Final = {
    "float16": 2.0**-4,
    "bfloat16": 2.0**-3,
    "float32": 2.0**-7,
    "complex64": 2.0**-7,
    "float64": 2.0**-7,
    "complex128": 2.0**-7,
}


def floor_of(dtype: str) -> float:
    """Return the relative error that is always allowed: one rounding, or 2**-30 for float64."""
    return max(ROUNDING[dtype], _FLOAT64_FLOOR if dtype in _WIDE else 0.0)


def element_limit(errors: Float64Errors, dtype: str) -> float:
    """Return the absolute error above which an element is counted as wrong, if its own errors do not explain it.

    It is the limit for single elements if these are refused, else the root mean square error that would be allowed.
    """
    floor = floor_of(dtype)
    known = _lifted(errors.known, errors.elsewhere, floor)
    if errors.reason == "element":
        known = _lifted(errors.worst_known, errors.worst_elsewhere, floor) * (ELEMENT_FACTOR / _FACTOR)
    return (_FACTOR * known + floor) * (errors.scale or 1.0)


def _lifted(known: float, elsewhere: float, floor: float) -> float:
    """Return a known error, raised to that on other inputs, but not by more than a factor."""
    return max(known, min(elsewhere, _MOST_LIFT * max(known, floor)))


def can_be_compared(float64: Array, reference: Array, dtype: str) -> bool:
    """Whether ``float64`` has the dtype and the shape of an output of ``dtype`` (of ROUNDING), and is not empty."""
    wide = "complex128" if dtype.startswith("complex") else "float64"
    return dtype in ROUNDING and float64.dtype.name == wide and float64.size > 0 and float64.shape == reference.shape


def as_accurate(known: float, candidate: float, effective: float, floor: float) -> bool:
    """Whether a root mean square error ``candidate`` is allowed. All errors are relative to one scale.

    ``known`` is the error that a careful program is known to have, ``effective`` the effective number of elements, and
    ``floor`` the error that is always allowed.
    """
    few = _FEW / math.sqrt(max(1.0, effective))
    return candidate <= (_FACTOR + few) * known + (1.0 + few) * floor


class Float64Tally:
    """Measures the errors of reference and candidate over their blocks, which the caller adds one by one.

    ``elsewhere`` has the known errors of the reference on other inputs.
    """

    def __init__(self, dtype: str, shape: Sequence[int], elsewhere: Elsewhere | None = None) -> None:
        self._dtype = dtype
        self._elsewhere = elsewhere or Elsewhere()
        self._largest = _largest(dtype)
        self._nudge = 1.0 if dtype in _WIDE else NUDGE
        self._size = 0.0
        self._slices = SliceSums(shape)
        self._bins = Bins(_share_of(dtype))
        self._elements = 0
        # The sums of x^2 and of the squared errors: of the reference, of the candidate, and the sensitivity.
        self._sums = np.zeros(4)
        self._fourth = 0.0
        self._worst = np.zeros(3)
        self._unexplained = 0.0
        self._stray = 0

    def add(self, start: int, float64: Array, reference: Array, candidate: Array, nudged: Sequence[Array] = ()) -> None:
        """Add one block of the float64 result, of the reference, of the candidate and of the nudged float64 results.

        The blocks are flat arrays in the float64 result's dtype. They begin at element ``start`` of the output.
        """
        for first in range(0, float64.size, _PART):
            part = slice(first, first + _PART)
            moved = [one[part] for one in nudged]
            self._add(start + first, float64[part], reference[part], candidate[part], moved)

    def _add(self, start: int, float64: Array, reference: Array, candidate: Array, nudged: Sequence[Array]) -> None:
        exact, size, of_reference, of_candidate, sensitivity = errors_of(
            float64, reference, candidate, nudged, self._largest, self._nudge
        )
        measures = [size, of_reference, of_candidate, sensitivity]
        largest = [float(values.max()) for values in measures]
        keep = None
        if not math.isfinite(sum(largest)):
            keep = np.isfinite(exact) & np.isfinite(reference) & np.isfinite(candidate)
            self._stray += int(np.count_nonzero(strays(exact, reference, candidate, self._dtype)))
            for values in measures:
                values[~keep] = 0.0
            sensitivity[~np.isfinite(sensitivity)] = 0.0
            largest = [float(values.max()) for values in measures]
        self._size = max(self._size, largest[0])
        self._worst = np.maximum(self._worst, largest[1:])
        self._elements += size.size if keep is None else int(np.count_nonzero(keep))
        self._sums += [float(np.dot(values, values)) for values in measures]
        known = np.maximum(of_reference, sensitivity)
        if largest[2] > max(self._unexplained, ELEMENT_FACTOR * max(self._worst[0], self._worst[2])):
            mask = unexplained(size, of_reference, of_candidate, sensitivity, self._dtype)
            self._unexplained = max(self._unexplained, float(of_candidate[mask].max(initial=0.0)))
        self._bins.add(size, known, of_candidate)
        for values in (size, known, of_candidate):
            np.multiply(values, values, out=values)
        self._fourth += float(np.dot(of_candidate, of_candidate))
        self._slices.add(start, (size, known, of_candidate), keep)

    def errors(self) -> Float64Errors | None:
        """Return the errors of the whole output; None if a sum of squares is too large for float64."""
        with np.errstate(all="ignore"):
            measures = self._measures()
        if not all(math.isfinite(value) for value in measures):
            return None
        scale, reference, candidate, sensitivity, worst_reference, worst_candidate, worst_sensitivity, *rest = measures
        unexplained_error, effective = rest
        narrow = self._dtype in _WIDE and reference > _NARROW
        dtype = _WIDE[self._dtype] if narrow else self._dtype
        tiny = _TINY[dtype]
        floor = (floor_of(dtype) if scale else 0.0) + tiny / (scale or 1.0)
        errors = Float64Errors(
            elements=self._elements,
            scale=scale,
            largest=self._size,
            reference=reference,
            candidate=candidate,
            sensitivity=sensitivity,
            worst_reference=worst_reference,
            worst_candidate=worst_candidate,
            worst_sensitivity=worst_sensitivity,
            unexplained=unexplained_error,
            stray=self._stray,
            group=None,
            effective=effective,
            narrow=narrow,
            ill_conditioned=bool(scale) and reference > ILL_CONDITIONED[self._dtype],
            as_accurate=True,
            reason=None,
            elsewhere=self._elsewhere.known if scale else 0.0,
            worst_elsewhere=self._elsewhere.worst if scale else 0.0,
        )
        group, reason = None, None
        known = _lifted(errors.known, errors.elsewhere, floor)
        worst = _lifted(errors.worst_known, errors.worst_elsewhere, floor)
        if self._stray:
            reason = "nonfinite"
        elif not as_accurate(known, candidate, effective, floor):
            reason = "mean"
        elif unexplained_error > ELEMENT_FACTOR * worst + ELEMENT_ULPS * floor:
            reason = "element"
        else:
            group = self._worst_group(dtype, tiny, known / errors.known if errors.known else 1.0)
            reason = "slice" if group is not None else None
        return replace(errors, group=group, as_accurate=reason is None, reason=reason)

    def _measures(self) -> list[float]:
        """Return the scale, the errors divided by it (see Float64Errors), and the effective number of elements."""
        scale, *rms = np.sqrt(self._sums / max(1, self._elements))
        unit = scale if scale > 0.0 else np.float64(1.0)
        effective = (self._sums[2] / np.sqrt(self._fourth)) ** 2 if self._fourth > 0.0 else np.float64(1.0)
        relative = [value / unit for value in (*rms, *self._worst, np.float64(self._unexplained))]
        return [float(value) for value in (scale, *relative, effective)]

    def _worst_group(self, dtype: str, tiny: float, lift: float) -> Group | None:
        """Return the group whose error exceeds the allowed error by the largest factor; None if all are allowed."""
        least = _LEAST_SCALE * self._size
        rule = _GroupRule(dtype, tiny, least, lift)
        found = list(rule.refused("", None, self._bins.sums()))
        for name, axis, sums in self._slices.kinds():
            found += rule.refused(name, axis, sums)
        return max(found, key=lambda one: one[0])[1] if found else None


def _share_of(dtype: str) -> float:
    return max(_LARGE_SHARE, 8.0 * ROUNDING[dtype])


@dataclass(frozen=True)
class _GroupRule:
    """The rule for slices along an axis, and for elements of similar magnitude.

    ``dtype`` is the one in which the output was computed, ``tiny`` an absolute error that is always allowed. Groups
    with a scale below ``least`` are not judged. ``lift`` is the factor by which the output's known error is larger on
    other inputs. It does not change which groups are judged.
    """

    dtype: str
    tiny: float
    least: float
    lift: float

    def refused(self, name: str, axis: int | None, sums: Sums) -> Iterator[tuple[float, Group]]:
        """Yield the groups whose errors are not allowed, each with the factor by which it exceeds the allowed error.

        ``axis`` is None for elements of similar magnitude.
        """
        # Squares of very small numbers may be zero, too.
        valid = np.flatnonzero((sums.elements >= _FEWEST_LOST) & (sums.power / np.maximum(sums.elements, 1.0) > 0.0))
        elements = sums.elements[valid].astype(float)
        scale = np.sqrt(sums.power[valid] / elements)
        known, of_candidate = (np.sqrt(one[valid] / elements) / scale for one in (sums.known, sums.candidate))
        lifted = known * self.lift
        few = _FEW / np.sqrt(elements)
        floor = floor_of(self.dtype) + self.tiny / scale
        if axis is None:
            # Of the elements with this magnitude, only those with a large error were added. So a group of a few of them
            # may have most of its error on one side by chance, unless the error is far above the smallest chosen one.
            allowed = np.maximum((_BIN_FACTOR + few) * (lifted + floor), _CLEARLY * _share_of(self.dtype))
        else:
            # The elements of one slice may share one error, for instance that of a common divisor. Then the reference's
            # error is small by chance in some slices, so compare with its worst slice of a similar scale.
            allowed = (_SLICE_FACTOR + few) * (_worst_of_similar(scale, lifted * scale) / scale + floor)
        judged = (scale >= self.least) & (known <= ILL_CONDITIONED[self.dtype])
        wrong = (of_candidate > allowed) & ((elements >= _FEWEST) | _is_lost(known, of_candidate))
        for place in np.flatnonzero(judged & wrong).tolist():
            index = int(valid[place])
            label = f"elements of about {scale[place]:.0e}" if axis is None else f"{name}, index {index}"
            group = Group(
                label,
                axis,
                index,
                int(elements[place]),
                float(scale[place]),
                float(known[place]),
                float(of_candidate[place]),
            )
            yield float(of_candidate[place] / allowed[place]), group


def _is_lost(known: Array, of_candidate: Array) -> Array:
    return np.asarray(lost(of_candidate) & (known <= _LOST_KNOWN))


def lost(error: Any) -> Any:
    """Whether a relative error is that of values that are missing: about as large as the values themselves."""
    return (error >= 0.5) & (error <= 2.0)


def _worst_of_similar(scale: Array, errors: Array) -> Array:
    """Return for each slice the largest error of all slices whose scale is within a factor of 4, or a little more."""
    if not scale.size:
        return errors
    octaves = np.floor(np.log2(scale) / 2).astype(np.int64)
    octaves -= octaves.min() - 1
    worst = np.zeros(int(octaves.max()) + 2)
    np.maximum.at(worst, octaves, errors)
    return np.maximum(worst[octaves], np.maximum(worst[octaves - 1], worst[octaves + 1]))


def errors_of(  # noqa: PLR0913 - the four values of every element
    exact: Array, reference: Array, candidate: Array, nudged: Sequence[Array], largest: float, nudge: float
) -> tuple[Array, Array, Array, Array, Array]:
    """Return x, |x|, the errors of reference and candidate, and the sensitivity of each element of a block.

    Elements of x that are larger than ``largest`` become infinite, as they do if they are rounded to the dtype. The
    deviation of a nudged call is divided by ``nudge``.
    """
    size = np.abs(exact)
    if (size > largest).any():
        exact = np.where(size > largest, np.sign(exact) * np.inf, exact)
        size = np.abs(exact)
    of_reference, of_candidate = _distance(reference, exact), _distance(candidate, exact)
    if not nudged:
        return exact, size, of_reference, of_candidate, np.zeros_like(size)
    sensitivity = _distance(nudged[0], exact)
    for other in nudged[1:]:
        np.maximum(sensitivity, _distance(other, exact), out=sensitivity)
    sensitivity *= 1.0 / nudge
    return exact, size, of_reference, of_candidate, sensitivity


def _distance(values: Array, exact: Array) -> Array:
    difference = np.subtract(values, exact)
    return np.abs(difference) if difference.dtype.kind == "c" else np.abs(difference, out=difference)


def unexplained(size: Array, of_reference: Array, of_candidate: Array, sensitivity: Array, dtype: str) -> Array:
    """Return a mask of the elements whose own errors do not explain the candidate's error."""
    limit = np.maximum(of_reference, sensitivity)
    limit *= ELEMENT_FACTOR
    limit += (ELEMENT_ULPS * floor_of(dtype)) * size
    limit += _TINY[dtype]
    return np.asarray(of_candidate > limit)


def strays(exact: Array, reference: Array, candidate: Array, dtype: str) -> Array:
    """Return a mask of the elements at which the candidate is NaN or infinite wrongly, or finite wrongly.

    A candidate's element is right if it equals the reference's or the float64 element (NaN equals NaN). If only one of
    these is not finite (the reference's may have overflowed), it must be near the other: within ILL_CONDITIONED.
    """
    finite = np.isfinite(candidate)
    odd = ~(finite & np.isfinite(reference) & np.isfinite(exact))
    same = (candidate == reference) | (np.isnan(candidate) & np.isnan(reference))
    same |= (candidate == exact) | (np.isnan(candidate) & np.isnan(exact))
    # Only the reference overflowed: the candidate must be near float64, in units of the block's largest number.
    known = np.where(np.isfinite(exact), exact, 0.0)
    largest = float(np.abs(known).max(initial=0.0))
    same |= (
        finite
        & np.isfinite(exact)
        & ~np.isfinite(reference)
        & (np.abs(candidate - known) <= ILL_CONDITIONED[dtype] * largest + _TINY[dtype])
    )
    near = np.abs(candidate - reference) <= ILL_CONDITIONED[dtype] * np.abs(reference) + _TINY[dtype]
    near &= finite & np.isfinite(reference)
    return np.asarray(odd & ~same & ~near)


def _largest(dtype: str) -> float:
    """Return the number from which rounding to the dtype gives infinity."""
    return {"float16": 65520.0, "bfloat16": 2.0**128 * (1 - 2.0**-9), "float32": 2.0**128 * (1 - 2.0**-25)}.get(
        dtype, math.inf
    )


def wrong_elements(  # noqa: PLR0913 - the four values of every element, and the rule's limit
    exact: Array, reference: Array, candidate: Array, nudged: Sequence[Array], dtype: str, limit: float
) -> Array:
    """Return a mask of the elements whose error is not allowed, from flat blocks in the dtype of ``exact``.

    ``limit`` is the largest absolute error that an element may have whatever its own error is.
    """
    exact, size, of_reference, of_candidate, sensitivity = errors_of(
        exact, reference, candidate, nudged, _largest(dtype), 1.0 if dtype in _WIDE else NUDGE
    )
    wrong = unexplained(size, of_reference, of_candidate, sensitivity, dtype) & (of_candidate > limit)
    return np.asarray(wrong & np.isfinite(of_candidate)) | strays(exact, reference, candidate, dtype)
