"""Judge a graph that draws random numbers, if the candidate drew other numbers than the reference.

Single values cannot be compared then. Instead, the reference makes several draws (calls with one seed each), and:

- If no draw of the reference contains NaN or infinity, an output of the candidate must not contain them.
- The mean and the standard deviation of its values (the moments) must be similar to those of the reference's draws.

How much the moments vary depends on the graph; a single random factor may scale a whole output. So the range of the
moments in the reference's draws gives the limits for the candidate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.chunks import chunks, widened
from graphnet.judge.verdict import Disagreement, Outputs

#: With fewer elements, an output's moments vary too much from draw to draw to be compared.
FEWEST_ELEMENTS: Final = 32
#: A moment may be outside the range that the reference's draws give by the sum of three terms: this number times the
#: width of the range,
_RANGES: Final = 2.0
#: this number times the largest standard deviation among the reference's draws,
_SHARE: Final = 0.1
#: and this number times the standard error of a mean with that standard deviation.
_STANDARD_ERRORS: Final = 6.0


@dataclass(frozen=True)
class Moments:
    """The moments of one output in one draw, which is one call with one seed.

    A complex element counts as two. ``mean`` and ``deviation`` are of the finite elements; 0 if there are none.
    """

    elements: int
    nonfinite: bool
    mean: float
    deviation: float


def moments_of(outputs: Outputs) -> tuple[Moments, ...]:
    """Return the moments (mean and deviation) of every returned tensor, in the order of ``outputs.arrays``."""
    return tuple(_moments(array) for array in outputs.arrays)


def disagreement(reference: Sequence[tuple[Moments, ...]], candidate: tuple[Moments, ...]) -> Disagreement | None:
    """Compare the moments of one draw of the candidate with those of at least one draw of the reference.

    The outputs must have equal shapes and dtypes. Return the first that disagrees; None if all agree. Moments are
    compared only with two draws or more, and only of outputs with at least FEWEST_ELEMENTS elements.
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
