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

    Args:
        history: the history.
        runs: the runs of the history, the oldest first.
        trends: the trends that ``read_trends`` found with ``choice``.
        choice: the choice of trends and rows with which ``trends`` were read.
        least: the smallest change that was searched for; 0.02 means 2 %.
        days: the latest runs are those that began at most this many days before the newest run.

    Raises:
        StorageError: the database cannot be read.
    """
    slower = [(one, [change for change in one.changes if change.percent < 0]) for one in trends]
    if not runs or not any(changes for _, changes in slower):
        return []
    newest = runs[-1].started
    from_ = days_before(newest, days)
    earlier = [run.started for run in runs if run.started < from_]
    known: dict[str, list[str]] = {}
    if earlier:
        # Repeat the search without the latest runs, to find the changes that were known before these runs existed. If
        # ``choice.since`` is set, the first search read the runs from this time to the newest run. The second search
        # ends at an older run, so it also begins earlier: both searches read the same number of days.
        moved = None if choice.since is None else _moved(choice.since, newest, earlier[-1])
        for one in read_trends(history, replace(choice, since=moved, until=from_), least):
            known[one.identity] = [change.after.started for change in one.changes if change.percent < 0]
    return [
        (one, change) for one, changes in slower for change in _new(one, changes, known.get(one.identity, ()), from_)
    ]


def days_before(time: str, days: int) -> str:
    """Return the time that is ``days`` days before ``time``, in the form of the times in a history."""
    try:
        return (datetime.fromisoformat(time) - timedelta(days=days)).isoformat(timespec="microseconds")
    except OverflowError:
        # The result would be before the year 1. Return the empty text, which sorts before every time.
        return ""


def _moved(since: str, newest: str, earlier: str) -> str:
    span = datetime.fromisoformat(newest) - datetime.fromisoformat(earlier)
    try:
        return (datetime.fromisoformat(since) - span).isoformat(timespec="microseconds")
    except (OverflowError, ValueError):
        return ""


def _new(trend: Trend, changes: Sequence[TrendChange], known: Sequence[str], from_: str) -> list[TrendChange]:
    """Return the changes that began at ``from_`` or later, or that the search without the latest runs did not find.

    ``known`` lists the changes that the search without the latest runs found: the time at which each of them began.
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
