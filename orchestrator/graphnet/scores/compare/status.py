"""Says how the outcome of a row changed from one side of a comparison to the other."""

from __future__ import annotations

from enum import StrEnum

from graphnet.outcomes import Group, Outcome


class Status(StrEnum):
    """How a row's outcome changed from the earlier side of a comparison to the later side."""

    same = "same"
    """Both rows are right, or neither could be judged in the same way."""
    newly_wrong = "newly wrong"
    """The outputs are wrong now. Before, they were right, or there were none."""
    newly_failing = "newly failing"
    """The row failed now. Before, it was right, or did all that it could without a judgement."""
    newly_passing = "newly passing"
    """The row is right now. Before, it was wrong or failed."""
    known_failure = "known failure"
    """The row is wrong or failed, with the same outcome as before."""
    fails_differently = "fails differently"
    """The row was wrong or failed before and now, with different outcomes. A failure whose outputs are wrong now is
    newly wrong instead."""
    not_compared = "not compared"
    """The two outcomes say nothing about a change: on one side, something outside the compiler prevented a test, or the
    row is not judged now."""


#: A comparison fails if at least one row has one of these changes.
BAD = frozenset({Status.newly_wrong, Status.newly_failing})


def status_of(before: Outcome, after: Outcome) -> Status:
    """Classify the change from the earlier outcome of a row to the later one."""
    was, now = before.traits.group, after.traits.group
    unknown = (Group.NO_REFERENCE, Group.NOT_RUN)
    if was in unknown or now in unknown:
        return Status.not_compared
    if before is after:
        return Status.known_failure if now in (Group.WRONG, Group.FAILED) else Status.same
    if now is Group.WRONG:
        return Status.fails_differently if was is Group.WRONG else Status.newly_wrong
    if now is Group.FAILED:
        return Status.fails_differently if was in (Group.WRONG, Group.FAILED) else Status.newly_failing
    if now is Group.RIGHT:
        return Status.newly_passing if was in (Group.WRONG, Group.FAILED) else Status.same
    return Status.not_compared
