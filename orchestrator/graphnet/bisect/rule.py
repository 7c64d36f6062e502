"""Decide from the measurements of a revision whether it has the fault that the bisection searches for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from graphnet.bisect.revisions import Mark
from graphnet.outcomes import Group
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.scores.compare.row_estimate import estimate_of
from graphnet.scores.compare.rule import Change, Estimate, change, common_width, is_regression
from graphnet.scores.compare.side import read_side


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
    """Whether one revision is good, bad or skipped, and why. ``mark`` is None if more measurements are needed."""

    mark: Mark | None
    reason: str


def judge_outcome(fault: Fault, row: Record) -> Judgement:
    """Judge a revision by its row's outcome.

    If the fault is ``slower``, no outcome shows that the revision is good or bad. If the outcome makes the measured
    time useless, the revision is skipped. Otherwise ``mark`` is None, and the caller must judge the speed.
    """
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


@dataclass(frozen=True)
class Speed:
    """The speed of one revision, over all its measurements.

    Attributes:
        estimate: the logarithm of the speedup against the reference, with its standard error.
        aa_width: the share by which two equal programs seemed to differ in the A/A controls (see ``width_of`` in
            scores/compare/side.py); 0.03 means 3 %. It is the largest value of all measurements. None if no measurement
            has an A/A control with a ratio.
    """

    estimate: Estimate
    aa_width: float | None

    @property
    def half_width(self) -> float:
        """Return half the width of the 95 % interval of the speedup's logarithm."""
        shown = change(self.estimate, Estimate(0.0, 0.0, math.inf, one_process=False))
        return math.log(shown.high / shown.low) / 2


def speed_of(run: RunStore, row: Record) -> Speed | None:
    """Return the speed that a run measured.

    Return None if the row has no speedup, or has a flag that forbids the use of its speedup (``WITHOUT_SPEEDUP``).
    """
    found = estimate_of(row, run.request())
    return None if found is None else Speed(found, read_side(run.folder).aa_width)


def pooled(speeds: Sequence[Speed]) -> Speed:
    """Combine independent measurements of one revision.

    The result is the mean of the logarithms with the weights 1 / error^2. Its degrees of freedom are those of
    Satterthwaite's formula. If the measurements differ by more than their errors explain, the error is multiplied by
    the Birge ratio (R. T. Birge, Physical Review 40, 1932, page 213).
    """
    if len(speeds) == 1:
        return speeds[0]
    parts = [speed.estimate for speed in speeds]
    weights = [1 / max(part.error, 1e-9) ** 2 for part in parts]
    total = sum(weights)
    value = sum(weight * part.value for weight, part in zip(weights, parts, strict=True)) / total
    degrees = 1 / sum((weight / total) ** 2 / part.degrees for weight, part in zip(weights, parts, strict=True))
    chi2 = sum(weight * (part.value - value) ** 2 for weight, part in zip(weights, parts, strict=True))
    birge = max(1.0, math.sqrt(chi2 / (len(parts) - 1)))
    widths = [speed.aa_width for speed in speeds if speed.aa_width is not None]
    one_process = any(part.one_process for part in parts)
    return Speed(Estimate(value, birge / math.sqrt(total), degrees, one_process), max(widths, default=None))


@dataclass(frozen=True)
class Compared:
    """The judgement of a revision by its speed, and how its time changed since the good revision."""

    judgement: Judgement
    change: Change


def judge_speed(good: Speed, now: Speed, threshold_percent: float, bad: Change | None) -> Compared:
    """Compare the speed of a revision with that of the good revision, by the rule of `graphnet compare`.

    A revision's ratio is its time divided by the good revision's time. It is compared with a limit. A threshold of 5 %
    makes the limit 1.05. If the square root of the bad revision's ratio is larger, the limit is this square root: half
    of the bad revision's slowdown, on a logarithmic scale.

    - The revision is bad if its ratio is at least the limit and `graphnet compare` would call it a regression.
    - The revision is good if the whole interval of its ratio is below the limit.
    - In all other cases, the revision must be measured again.

    So two measurements with the same ratio, but with intervals of different widths, never give one good and one bad
    revision.

    Args:
        good, now: the speeds of the good revision and of the judged revision, both relative to the same reference.
        threshold_percent: the smallest growth of the time that is a regression, in percent.
        bad: the change from the good to the bad revision; None while the bad revision itself is judged.
    """
    found = change(good.estimate, now.estimate)
    shown = f"time {found.percent:+.1f} % [{(found.low - 1) * 100:+.1f} %, {(found.high - 1) * 100:+.1f} %]"
    limit = 1 + threshold_percent / 100
    if bad is not None:
        limit = max(limit, math.sqrt(bad.ratio))
    slower = is_regression(found, common_width((good.aa_width, now.aa_width)), threshold_percent)
    half = bad is not None and limit == math.sqrt(bad.ratio)
    named = f"{(limit - 1) * 100:.1f} %, half of the bad revision's slowdown" if half else f"{threshold_percent:g} %"
    if slower and found.ratio >= limit:
        return Compared(Judgement(Mark.BAD, shown), found)
    if found.high < limit:
        return Compared(Judgement(Mark.GOOD, f"{shown}, less than {named}" if slower else shown), found)
    return Compared(Judgement(None, f"{shown}, which may or may not be a slowdown by {named}"), found)
