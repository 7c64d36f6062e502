"""Says how the outcome of a row changed from one side of a comparison to the other."""

from __future__ import annotations

from enum import StrEnum

from graphnet.outcomes import Group, Outcome


class Status(StrEnum):
    """How a row's outcome changed from the earlier side of a comparison to the later side."""

    same = "same"
    """Both rows have the outcome OK, or the same outcome without a judgement, such as NOT_COMPARABLE. The status is
    also ``same`` if the later row is OK and the earlier row was not judged."""
    newly_wrong = "newly wrong"
    """The row's outputs are wrong now. Before, they were right or were not judged, or the row failed."""
    newly_failing = "newly failing"
    """The row failed now. Before, its outputs were right or were not judged."""
    newly_passing = "newly passing"
    """The row is right now. Before, it was wrong or failed."""
    known_failure = "known failure"
    """The row is wrong or failed, with the same outcome as before."""
    fails_differently = "fails differently"
    """The row was wrong or failed both before and now, but with different outcomes. If it failed before and its outputs
    are wrong now, its status is newly_wrong instead."""
    not_compared = "not compared"
    """The two outcomes say nothing about a change. On one side, something outside the compiler prevented a test. Or the
    later row was not judged, and the earlier row had another outcome."""


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
