"""Finds the backends that became slower lately, for a nightly job that must not fail again and again for one change.

A small change is lost in the noise of few runs, so a change may be found many days after it began. A nightly job that
looked only for changes that began lately would miss such a change. So the history is searched a second time without its
latest runs. A change that only the first search finds is new, no matter when it began.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from graphnet.history.database import History
from graphnet.history.trends import Choice, HistoryRun, Trend, TrendChange, read_trends

#: The search may find the beginning of a change at another value when later runs are added. If two beginnings are at
#: most this many values apart, they belong to the same change.
_MOST_MOVED: Final = 10


def became_slower(
    history: History, runs: Sequence[HistoryRun], trends: Sequence[Trend], choice: Choice, least: float, days: int
) -> list[tuple[Trend, TrendChange]]:
    """Return each change to a lower speedup that began in the latest runs, or that cannot be found without them.

    A change that may be the reference's is left out (see ``TrendChange.is_of_backend``).

    Args:
        runs: the runs of the history, the oldest first.
        trends: the trends that ``read_trends`` found with ``choice``.
        least: the smallest change that was searched for; 0.02 means 2 %.
        days: the latest runs are those that began at most this many days before the newest run.

    Raises StorageError if the database cannot be read.
    """
    slower = [(one, [change for change in one.changes if change.is_slower]) for one in trends]
    if not runs or not any(changes for _, changes in slower):
        return []
    newest = runs[-1].started
    from_ = days_before(newest, days)
    earlier = [run.started for run in runs if run.started < from_]
    known: dict[str, list[str]] = {}
    if earlier:
        # Find the changes that were known before the latest runs. This search ends at an older run than the first one,
        # so it also begins earlier: both read the same number of days.
        moved = choice.since
        if moved:
            moved = _before(moved, datetime.fromisoformat(newest) - datetime.fromisoformat(earlier[-1]))
        for one in read_trends(history, replace(choice, since=moved, until=from_), least):
            known[one.identity] = [change.after.started for change in one.changes if change.is_slower]
    return [
        (one, change) for one, changes in slower for change in _new(one, changes, known.get(one.identity, ()), from_)
    ]


def days_before(time: str, days: int) -> str:
    """Return the time that is ``days`` days before ``time``, in the form of the times in a history."""
    return _before(time, timedelta(days=days))


def _before(time: str, span: timedelta) -> str:
    try:
        return (datetime.fromisoformat(time) - span).isoformat(timespec="microseconds")
    except OverflowError:
        # The result would be before the year 1. Return the empty text, which sorts before every time.
        return ""


def _new(trend: Trend, changes: Sequence[TrendChange], known: Sequence[str], from_: str) -> list[TrendChange]:
    """Return the changes that began at ``from_`` or later, or are not in ``known``.

    ``known`` lists when the changes began that the search without the latest runs found.
    """
    starts = [point.started for point in trend.points if point.is_searched]
    indices = [bisect_left(starts, change.after.started) for change in changes]
    found = set()
    for at in (bisect_left(starts, one) for one in known):
        # Match each known change to the nearest one in ``changes``.
        nearest = min(range(len(indices)), key=lambda number: abs(indices[number] - at), default=None)
        if nearest is not None and abs(indices[nearest] - at) <= _MOST_MOVED:
            found.add(nearest)
    return [one for number, one in enumerate(changes) if number not in found or one.after.started >= from_]
