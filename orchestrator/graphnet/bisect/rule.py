"""The rule that says whether a revision has the fault, from the rows of its measurements."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from graphnet.bisect.revisions import Mark
from graphnet.outcomes import Group
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Ratio, Record

#: The quantile of the normal distribution that belongs to a 95 % interval.
_Z: Final = 1.959964


class Fault(StrEnum):
    """The faults that a bisection can search for."""

    slower = "slower"
    """The sample's speedup is lower than at the good revision."""
    wrong = "wrong"
    """The sample's outputs differ from the reference's: ACCURACY or OUTPUT_MISMATCH."""
    fails = "fails"
    """The sample does not compile or does not run."""


@dataclass(frozen=True)
class Judgement:
    """The decision on one revision. ``mark`` is None if more measurements are needed to tell."""

    mark: Mark | None
    reason: str


def judge_outcome(fault: Fault, row: Record) -> Judgement:
    """Decide by the outcome of a row. For ``slower``, a row with a usable speedup gives ``mark`` None."""
    group = row.outcome.traits.group
    said = f"{row.outcome}: {row.message}" if row.message else str(row.outcome)
    if group in (Group.NO_REFERENCE, Group.NOT_RUN):
        return Judgement(Mark.SKIPPED, f"cannot be judged: {said}")
    if fault is Fault.fails:
        return Judgement(Mark.BAD if group is Group.FAILED else Mark.GOOD, said)
    if group is Group.FAILED or (fault is Fault.wrong and group is Group.NOT_JUDGED):
        return Judgement(Mark.SKIPPED, f"cannot be judged: {said}")
    if fault is Fault.wrong:
        return Judgement(Mark.BAD if group is Group.WRONG else Mark.GOOD, said)
    if group is Group.WRONG:
        return Judgement(Mark.SKIPPED, f"computes something else, so its time says nothing: {said}")
    return Judgement(None, said)


def speedup_of(row: Record) -> Ratio | None:
    """Return the speedup of a row if it may be compared; None if it has none, or if a flag says not to use it."""
    return row.speedup if row.speedup is not None and speedup_left_out(row.flags) is None else None


def pooled(ratios: Sequence[Ratio]) -> Ratio:
    """Combine independent measurements of one ratio into one, with its 95 % interval.

    The logarithms are averaged with the weights 1 / half width^2. If the measurements differ by more than their
    intervals explain, the interval is widened by the Birge ratio (R. T. Birge, Physical Review 40, 1932, page 213).
    """
    if len(ratios) == 1:
        return ratios[0]
    centres = [math.log(one.ratio) for one in ratios]
    widths = [max(math.log(one.high / one.low) / 2, 1e-9) for one in ratios]
    weights = [1 / width**2 for width in widths]
    centre = sum(weight * value for weight, value in zip(weights, centres, strict=True)) / sum(weights)
    chi2 = sum(((value - centre) / (width / _Z)) ** 2 for value, width in zip(centres, widths, strict=True))
    birge = max(1.0, math.sqrt(chi2 / (len(ratios) - 1)))
    reach = birge / math.sqrt(sum(weights))
    return Ratio(ratio=math.exp(centre), low=math.exp(centre - reach), high=math.exp(centre + reach))


def judge_speed(good: Ratio, now: Ratio, threshold: float) -> Judgement:
    """Compare a revision's speedup with the good revision's.

    Args:
        good, now: the two speedups against the same reference, each with its 95 % interval.
        threshold: the slowdown that counts, in percent.
    """
    change = math.log(now.ratio / good.ratio)
    reach = math.hypot(math.log(good.high / good.low) / 2, math.log(now.high / now.low) / 2)
    shown = f"{math.expm1(change):+.1%} [{math.expm1(change - reach):+.1%}, {math.expm1(change + reach):+.1%}]"
    limit = math.log1p(-threshold / 100)
    if change <= limit and change + reach < 0:
        return Judgement(Mark.BAD, f"speedup {shown}")
    if change - reach > limit:
        return Judgement(Mark.GOOD, f"speedup {shown}")
    return Judgement(None, f"speedup {shown}, which does not tell whether it is slower by {threshold:g} %")
