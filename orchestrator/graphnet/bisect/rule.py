"""Decide whether a revision has the fault that is searched for, as ``graphnet bisect`` and ``compare --bisect`` do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from graphnet.outcomes import Group, Outcome

if TYPE_CHECKING:
    # They import numpy and pydantic, which the help of a command does not need.
    from graphnet.scores.compare.comparison import ComparedRow, Comparison
    from graphnet.scores.compare.rule import Change


class Mark(StrEnum):
    """The result of testing one revision."""

    GOOD = "good"
    """The revision does not have the fault that is searched for."""
    BAD = "bad"
    """The revision has the fault."""
    SKIPPED = "skipped"
    """The revision could not be tested, or the measurements could not tell."""

    @property
    def exit_code(self) -> int:
        return {Mark.GOOD: 0, Mark.BAD: 1, Mark.SKIPPED: 125}[self]


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


def judge_outcome(fault: Fault, outcome: Outcome, message: str | None) -> Judgement:
    """Judge a revision by the outcome and the message of its row.

    If the fault is ``slower``, no outcome shows that the revision is good or bad: it is skipped if the time is useless.
    Otherwise ``mark`` is None, and the caller must judge the speed.
    """
    group = outcome.traits.group
    said = f"{outcome}: {message}" if message else str(outcome)
    if group in (Group.NO_REFERENCE, Group.NOT_RUN):
        return Judgement(Mark.SKIPPED, f"cannot be judged: {said}")
    if fault is Fault.fails:
        return Judgement(Mark.BAD if group is Group.FAILED else Mark.GOOD, said)
    if group in (Group.FAILED, Group.NOT_JUDGED):
        return Judgement(Mark.SKIPPED, f"cannot be judged: {said}")
    if fault is Fault.wrong:
        return Judgement(Mark.BAD if group is Group.WRONG else Mark.GOOD, said)
    if group is Group.WRONG:
        return Judgement(Mark.SKIPPED, f"computes something else, so its time says nothing: {said}")
    return Judgement(None, said)


def judge_change(found: Change, width: float, threshold: float) -> Judgement:
    """Judge a revision by the change of its time since the good revision.

    It is bad if `graphnet compare` would call the change a regression by ``threshold`` percent, and good if the whole
    interval of the change is below the threshold. Otherwise it must be measured again. So two measurements with the
    same ratio, but with intervals of different widths, never give one good and one bad revision.
    """
    from graphnet.scores.compare.rule import is_regression

    shown = f"time {found.percent:+.1f} % [{(found.low - 1) * 100:+.1f} %, {(found.high - 1) * 100:+.1f} %]"
    if is_regression(found, width, threshold):
        return Judgement(Mark.BAD, shown)
    if found.high < 1 + threshold / 100:
        return Judgement(Mark.GOOD, f"{shown}, less than {threshold:.3g} %")
    return Judgement(None, f"{shown}, which may or may not be a slowdown by {threshold:.3g} %")


def judge_row(fault: Fault, row: ComparedRow, found: Comparison) -> Judgement:
    """Judge the later side of a row of a comparison. The earlier side is the good revision."""
    judgement = judge_outcome(fault, row.after.outcome, row.after.message)
    if judgement.mark is not None:
        return judgement
    if row.speed is None:
        from graphnet.scores.compare.comparison import NO_SPEEDUP

        return Judgement(
            None, f"its speed cannot be compared: {row.no_speed or '; '.join(found.refusals) or NO_SPEEDUP}"
        )
    return judge_change(row.speed.change, found.width, found.threshold)


def judge_comparison(fault: Fault, found: Comparison) -> Judgement:
    """Judge the later side of a comparison. The earlier side is the good revision.

    Rows that have the fault on the earlier side, or cannot be judged there, say nothing. The later side is bad if one
    of the other rows is bad, and good if all of them are good and everything was compared.
    """
    judged = [
        (row.after.sample, judge_row(fault, row, found))
        for row in found.rows
        if judge_outcome(fault, row.before.outcome, None).mark in (None, Mark.GOOD)
    ]
    for mark in (Mark.BAD, Mark.SKIPPED, None):
        for sample, judgement in judged:
            if judgement.mark is mark:
                return Judgement(mark or Mark.SKIPPED, f"{sample}: {judgement.reason}")
    if not judged:
        return Judgement(Mark.SKIPPED, "no row can tell, because none was good before")
    return (
        Judgement(Mark.SKIPPED, found.gaps[0]) if found.gaps else Judgement(Mark.GOOD, f"{len(judged)} rows are good")
    )
