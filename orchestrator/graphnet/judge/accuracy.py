"""Measures how far the outputs of reference and candidate are from the float64 outputs and from each other.

These numbers never change a verdict.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.judge.distance import Distance
from graphnet.judge.walk import Details

ACCURACY_POLICY: Final = "rmse-float64/1"
"""Name and version of the rule for ``as_accurate_as_eager``. Increase the number if the rule's results can change."""


@dataclass(frozen=True)
class Accuracy:
    """The largest errors of reference and candidate, and the distance between the two for every output.

    rmse_reference: the largest error that any output of the reference has against float64 (see Float64Errors). None if
        no output could be compared with float64. An output cannot be compared if its dtype is not float16, bfloat16,
        float32 or complex64, if its shape differs in the float64 call, or if a value is not finite.
    rmse_compiled: the same for the outputs of the candidate.
    as_accurate_as_eager: whether Float64Errors.as_accurate is True for every output that was compared with float64.
        None if no output was compared.
    error_over_std: the largest Details.error_over_std of all outputs; None if no output has this value. An output's
        value is its largest absolute error, divided by the standard deviation of the reference's output. The quotient
        also shows errors in outputs with very small numbers. An absolute tolerance accepts such outputs even if they
        are wrong.
    outputs: one Distance per returned tensor, in the order of the structure. The numbers in a Distance may be NaN or
        infinite.
    """

    rmse_reference: float | None
    rmse_compiled: float | None
    as_accurate_as_eager: bool | None
    error_over_std: float | None
    outputs: tuple[Distance, ...]


def accuracy_of(outputs: Sequence[Details]) -> Accuracy:
    """Combine the details of all outputs of a model into one Accuracy."""
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
