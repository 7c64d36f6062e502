"""How far reference and candidate are from the same graph computed in float64."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.distance import is_floating
from graphnet.judge.verdict import Outputs

ACCURACY_POLICY: Final = "rmse-float64/1"
"""Name of the rule below; a change that can change `as_accurate_as_eager` needs a new number."""

#: A compiler may order sums otherwise than eager does, which moves the error of each side by some factor.
_FACTOR: Final = 2.0
_CHUNK: Final = 1 << 16
_SINGLE: Final = {"float16", "bfloat16", "float32", "complex64"}


@dataclass(frozen=True)
class Accuracy:
    """Errors against float64, the worst output of each side.

    rmse_reference, rmse_compiled: root mean square of the error over the root mean square of the float64 result; None
        where no output could be compared.
    as_accurate_as_eager: whether for every output the candidate's is at most twice the reference's, plus one unit of
        rounding of the output's dtype; None where no output could be compared.
    """

    rmse_reference: float | None
    rmse_compiled: float | None
    as_accurate_as_eager: bool | None


def accuracy(golden: Outputs, reference: Outputs, candidate: Outputs) -> Accuracy:
    """Both sides against `golden`; outputs that are not floating point, not finite or not widened in it are left out.

    The rule is that of dynamo's benchmark suite (the candidate's error may be a small multiple of the reference's),
    with the rounding of the output's dtype in place of a fixed tolerance.
    """
    found: list[tuple[float, float, float]] = []
    for wanted, name, ours, theirs in zip(
        golden.arrays, reference.dtypes, reference.arrays, candidate.arrays, strict=False
    ):
        if name in _SINGLE and wanted.dtype.name in ("float64", "complex128") and wanted.size:
            if not wanted.shape == ours.shape == theirs.shape:
                continue
            errors = relative_rmse(wanted, ours), relative_rmse(wanted, theirs)
            if errors[0] is not None and errors[1] is not None:
                found.append((errors[0], errors[1], rounding_of(name)))
    if not found:
        return Accuracy(None, None, None)
    return Accuracy(
        rmse_reference=max(ours for ours, _, _ in found),
        rmse_compiled=max(theirs for _, theirs, _ in found),
        as_accurate_as_eager=all(theirs <= _FACTOR * ours + rounding for ours, theirs, rounding in found),
    )


def relative_rmse(golden: Array, values: Array) -> float | None:
    """sqrt(mean |x - g|^2) / sqrt(mean |g|^2), in float64; None if either is not finite or g is zero."""
    squares = power = 0.0
    flat, other = golden.reshape(-1), values.reshape(-1)
    with np.errstate(all="ignore"):
        for start in range(0, flat.size, _CHUNK):
            wanted = flat[start : start + _CHUNK]
            got = other[start : start + _CHUNK].astype(wanted.dtype)
            squares += float(np.sum(np.abs(got - wanted) ** 2))
            power += float(np.sum(np.abs(wanted) ** 2))
    if not np.isfinite(squares) or not np.isfinite(power) or power == 0.0:
        return None
    return float(np.sqrt(squares / power))


def error_over_std(reference: Sequence[Array], candidate: Sequence[Array]) -> float | None:
    """The largest |candidate - reference| over the reference output's own standard deviation, over all outputs.

    A tolerance in units of what the output varies by: an absolute one passes any small output. None where no output is
    floating point, finite and not constant.
    """
    worst: float | None = None
    for wanted, got in zip(reference, candidate, strict=False):
        if wanted.shape != got.shape or wanted.size < 2 or not is_floating(wanted):
            continue
        values = wanted.astype(np.float64)
        spread = float(values.std())
        with np.errstate(all="ignore"):
            error = float(np.abs(got.astype(np.float64) - values).max())
        if spread > 0 and np.isfinite(spread) and np.isfinite(error):
            worst = max(worst or 0.0, error / spread)
    return worst


def rounding_of(dtype: str) -> float:
    """The distance of 1 to the next number of a dtype."""
    return {"float16": 2.0**-10, "bfloat16": 2.0**-7}.get(dtype, 2.0**-23)
