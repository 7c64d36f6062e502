"""Decides about one output of a candidate by both rulers: GraphNet's ladder, and float64.

docs/why/verdicts.md gives the rules with their reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.judge.findings import Decided, Distance, Finding, Float64Errors, JudgedBy
from graphnet.judge.float64 import ELEMENT_ULPS, ILL_CONDITIONED, ROUNDING, floor_of, lost
from graphnet.judge.ladder import LADDER_DTYPES, tolerances
from graphnet.judge.walk import Details
from graphnet.outcomes import Outcome

ACCURACY_POLICY: Final = "rmse-float64/3"
"""Name and version of the rule for ``as_accurate_as_eager`` and for ``JudgedBy.float64``. Increase the number if the
rule's results can change."""


#: An ill-conditioned output is wrong if more than one of so many elements is NaN or infinite wrongly.
_STRAYS: Final = 8


@dataclass(frozen=True)
class Ruling:
    finding: Finding
    by: JudgedBy


#: The outcome of a row by the finding of its worst output.
OUTCOMES: Final = {
    Finding.right: Outcome.OK,
    Finding.ill_conditioned: Outcome.ILL_CONDITIONED,
    Finding.wrong: Outcome.ACCURACY,
}


def worst_of(rulings: Iterable[Ruling]) -> Ruling:
    """Return the worst finding, right without outputs. It is float64's if float64 decided about an output with it."""
    every = list(rulings)
    worst = max((one.finding for one in every), key=list(Finding).index, default=Finding.right)
    by_float64 = Ruling(worst, JudgedBy.float64)
    return by_float64 if by_float64 in every else Ruling(worst, JudgedBy.ladder)


def decide_output(
    agrees: bool, dtype: str, level: int, errors: Float64Errors | None, decided: Decided | None
) -> Ruling:
    """Decide about one output.

    Args:
        agrees: whether candidate and reference agree on the ladder at ``level``, at which rows are judged.
        dtype: the output's dtype, as torch's name.
        errors: the errors against float64; None if they are not known.
        decided: for integers and bools: the differences that float64 decides; None if float64 was not asked.
    """
    by_ladder = Ruling(Finding.right if agrees else Finding.wrong, JudgedBy.ladder)
    if dtype not in LADDER_DTYPES:
        if agrees or decided is None:
            return by_ladder
        if not decided.right:
            return Ruling(Finding.wrong, JudgedBy.float64)
        # If most bools are undecided, nobody can be judged by them: any value is possible.
        judges_nobody = dtype == "bool" and 2 * decided.undecided > decided.elements
        return Ruling(Finding.ill_conditioned if judges_nobody else Finding.right, JudgedBy.float64)
    if errors is None:
        return by_ladder
    # Where eager has no digits left, a few NaN may follow from rounding, for instance by the root of a difference.
    few_strays = _STRAYS * errors.stray <= errors.elements
    if errors.ill_conditioned and few_strays and not _right_by_itself(errors, dtype):
        return Ruling(Finding.ill_conditioned, JudgedBy.float64)
    if errors.as_accurate:
        return by_ladder if agrees else Ruling(Finding.right, JudgedBy.float64)
    if agrees and not too_small_for_the_ladder(errors, dtype, level):
        return by_ladder
    return Ruling(Finding.wrong, JudgedBy.float64)


def _right_by_itself(errors: Float64Errors, dtype: str) -> bool:
    """Whether the candidate is right although the reference is not: its own error is within the bound."""
    return errors.as_accurate and errors.candidate <= ILL_CONDITIONED[dtype]


def too_small_for_the_ladder(errors: Float64Errors, dtype: str, level: int) -> bool:
    """Whether the ladder accepts an inaccurate output only because the output's numbers are small.

    The ladder's absolute tolerance accepts every error in an output whose numbers are all below it. So such an output,
    or such a part of an output, must be within the tolerances in units of its own scale. The rule concerns outputs and
    parts with a root mean square below 1 only; above that, the ladder is the stricter one. Outputs in float64 must
    always be as accurate as eager, because the ladder cannot tell float64 from float32.
    """
    if errors.scale == 0.0:
        return False
    wide = dtype in ("float64", "complex128")
    if wide and not errors.narrow:
        return True
    computed = "float32" if wide else dtype
    tolerance = tolerances(computed, level)
    limit = max(tolerance.atol + tolerance.rtol, floor_of(computed))
    # The reference's result may be exact by chance in a part with small numbers, for instance in a difference of equal
    # sums. So an error of a few units in the last place of the largest number is allowed, unless the part is lost.
    noise = ELEMENT_ULPS * ROUNDING[computed] * errors.largest
    parts = [(errors.scale, errors.candidate)]
    parts += [(errors.scale, errors.unexplained)] if errors.reason == "element" else []
    parts += [(errors.group.scale, errors.group.candidate)] if errors.group is not None else []
    return any(
        0.0 < scale < 1.0 and error > limit and (error * scale > noise or bool(lost(error))) for scale, error in parts
    )


@dataclass(frozen=True)
class Accuracy:
    """The largest errors of reference and candidate, and the distance between the two for every output.

    rmse_reference, rmse_compiled: the largest error of any output of each side against float64 (see Float64Errors).
        None if no output could be compared with float64, because of its dtype or its shape in the float64 call.
    as_accurate_as_eager: whether Float64Errors.as_accurate is True for every output that was compared; None without
        one.
    error_over_std: the largest Details.error_over_std of all outputs; None if no output has this value. It also shows
        errors in outputs with very small numbers, which an absolute tolerance accepts even if they are wrong.
    outputs: one Distance per returned tensor, in the order of the structure; its numbers may be NaN or infinite.
    """

    rmse_reference: float | None
    rmse_compiled: float | None
    as_accurate_as_eager: bool | None
    error_over_std: float | None
    outputs: tuple[Distance, ...]


def accuracy_of(outputs: Sequence[Details]) -> Accuracy:
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
