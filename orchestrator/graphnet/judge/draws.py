"""Judge a graph that draws random numbers, if the candidate drew other numbers than the reference.

In this case, single values cannot be compared. Instead, the reference makes several draws; a draw is one call with one
seed. Then two rules apply to each output of the candidate:

- If no draw of the reference contains NaN or infinity, the output must not contain them.
- The mean and the standard deviation of its values (the moments) must be similar to those of the reference's draws.

How much the moments vary from draw to draw depends on the graph; for instance, a single random factor may scale a whole
output. So the range of the moments in the reference's draws gives the limits for the candidate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.chunks import chunks, widened
from graphnet.judge.verdict import Outputs, Step

#: The moments (mean and standard deviation) of an output are compared only if the output has at least this many
#: elements. With fewer elements, the moments vary too much from draw to draw.
FEWEST_ELEMENTS: Final = 32
#: A moment (the mean or the standard deviation) of the candidate's output may be outside the range that the reference's
#: draws give, but only by a margin. The margin is the sum of three terms. The first term is this number times the width
#: of the range.
_RANGES: Final = 2.0
#: The second term of the margin by which a moment (the mean or the standard deviation) of the candidate's output may be
#: outside the range that the reference's draws give. The term is this number times the largest standard deviation among
#: the reference's draws.
_SHARE: Final = 0.1
#: The third term of the margin by which a moment (the mean or the standard deviation) of the candidate's output may be
#: outside the range that the reference's draws give. The term is this number times the standard error of a mean, which
#: is computed from the largest standard deviation among the reference's draws.
_STANDARD_ERRORS: Final = 6.0


@dataclass(frozen=True)
class Moments:
    """The moments of one output in one draw, which is one call with one seed.

    elements: the number of elements; each complex element counts as two.
    nonfinite: whether any element is NaN or infinite.
    mean, deviation: the mean and the standard deviation of the finite elements; 0 if there are none.
    """

    elements: int
    nonfinite: bool
    mean: float
    deviation: float


@dataclass(frozen=True)
class Disagreement:
    """How a candidate's draw (one call with one seed) differs from the reference's draws.

    The row records the two fields as its ``step`` and ``message``.
    """

    step: Step
    message: str


def moments_of(outputs: Outputs) -> tuple[Moments, ...]:
    """Return the moments (mean and deviation) of every returned tensor, in the order of ``outputs.arrays``."""
    return tuple(_moments(array) for array in outputs.arrays)


def disagreement(reference: Sequence[tuple[Moments, ...]], candidate: tuple[Moments, ...]) -> Disagreement | None:
    """Compare one draw of the candidate with several draws of the reference.

    Args:
        reference: the moments (mean and standard deviation) of each draw of the reference, at least one.
        candidate: the moments of the candidate's draw. The candidate's outputs must have the reference's shapes and
            dtypes.

    Returns:
        The first output that disagrees; None if all agree. Moments are compared only if there are at least two draws of
        the reference, and only of outputs with at least FEWEST_ELEMENTS elements.
    """
    for number, got in enumerate(candidate):
        draws = [draw[number] for draw in reference]
        if got.nonfinite and not any(draw.nonfinite for draw in draws):
            message = f"output {number}: NaN or infinity, which no draw of the reference has"
            return Disagreement("finite_pattern", message)
        if len(draws) < 2 or got.elements < FEWEST_ELEMENTS:
            continue
        deviation = max(draw.deviation for draw in draws)
        for name in ("mean", "deviation"):
            values = [getattr(draw, name) for draw in draws]
            if not _within(getattr(got, name), values, deviation, got.elements):
                word = "mean" if name == "mean" else "standard deviation"
                return Disagreement(
                    "moments",
                    f"output {number}: its {word} is {getattr(got, name):.3g}, and in {len(draws)} draws of the "
                    f"reference it is {min(values):.3g} to {max(values):.3g}",
                )
    return None


def _within(value: float, values: Sequence[float], deviation: float, elements: int) -> bool:
    low, high = min(values), max(values)
    margin = _RANGES * (high - low) + deviation * (_SHARE + _STANDARD_ERRORS / float(np.sqrt(elements)))
    return low - margin <= value <= high + margin


def _moments(array: Array) -> Moments:
    elements, count, total, squares, nonfinite = 0, 0, 0.0, 0.0, False
    shift: float | None = None
    with np.errstate(all="ignore"):
        for chunk in chunks(array):
            values = _real(widened(chunk))
            finite = values[np.isfinite(values)]
            elements += values.size
            nonfinite = nonfinite or finite.size < values.size
            if not finite.size:
                continue
            # Subtract one of the values before squaring, so that a large mean does not hide a small deviation.
            shift = float(finite[0]) if shift is None else shift
            finite = finite - shift
            count, total, squares = count + finite.size, total + float(finite.sum()), squares + float((finite**2).sum())
    if not count:
        return Moments(elements, nonfinite, 0.0, 0.0)
    mean = total / count
    return Moments(elements, nonfinite, mean + (shift or 0.0), float(np.sqrt(max(0.0, squares / count - mean**2))))


def _real(values: Array) -> Array:
    """Return the values as float64. Each complex value becomes two numbers, its real and imaginary part."""
    if values.dtype.kind == "c":
        values = values.view(values.real.dtype)
    return values.astype(np.float64)
