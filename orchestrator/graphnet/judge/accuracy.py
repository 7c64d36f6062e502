"""How far both sides are from float64, and how far they are apart: numbers beside a verdict that never change it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.judge.distance import Distance
from graphnet.judge.walk import Details

ACCURACY_POLICY: Final = "rmse-float64/1"
"""Name of the rule behind ``as_accurate_as_eager``; a change that can change its answer needs a new number."""


@dataclass(frozen=True)
class Accuracy:
    """Errors of the worst output of each side, and the distance of every output.

    rmse_reference, rmse_compiled: see Float64Errors; None if no output could be compared with float64. An output is
        left out if its dtype is not float16, bfloat16, float32 or complex64, if it has another shape in float64, or if
        it is not finite.
    as_accurate_as_eager: whether Float64Errors.as_accurate holds for every output; None like the errors.
    error_over_std: largest over the outputs, see Details. It is a tolerance in units of what the output varies by; an
        absolute tolerance passes any small output.
    outputs: one Distance per returned tensor, in the order of the structure. Not limited to finite numbers.
    """

    rmse_reference: float | None
    rmse_compiled: float | None
    as_accurate_as_eager: bool | None
    error_over_std: float | None
    outputs: tuple[Distance, ...]


def accuracy_of(outputs: Sequence[Details]) -> Accuracy:
    """Put the details of a model's outputs together."""
    errors = [details.float64 for details in outputs if details.float64 is not None]
    return Accuracy(
        rmse_reference=max((error.reference for error in errors), default=None),
        rmse_compiled=max((error.candidate for error in errors), default=None),
        as_accurate_as_eager=all(error.as_accurate for error in errors) if errors else None,
        error_over_std=max(
            (details.error_over_std for details in outputs if details.error_over_std is not None), default=None
        ),
        outputs=tuple(details.distance for details in outputs),
    )
