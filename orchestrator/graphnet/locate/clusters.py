"""Many causes as few: rows whose smallest graphs and failures are the same have one cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from graphnet import units
from graphnet.locate.cause import Cause


@dataclass(frozen=True)
class Found:
    """The cause of one row, and the folder that holds it."""

    cause: Cause
    folder: Path


@dataclass(frozen=True)
class Cluster:
    """Rows with one cause. The first one has the fewest statements."""

    rows: tuple[Found, ...]

    @property
    def first(self) -> Found:
        return self.rows[0]


def clusters_of(found: Sequence[Found]) -> list[Cluster]:
    """Return the clusters, those that explain most rows first.

    Two rows are in one cluster if their smallest graphs have the same hash, or call the same operators with other
    shapes, and fail in the same way. A row that needs its whole graph is alone.
    """
    groups: list[list[Found]] = []
    for one in sorted(found, key=lambda one: (len(one.cause.statements), one.cause.sample)):
        for group in groups:
            if any(one.cause.is_same(other.cause) or one.cause.is_alike(other.cause) for other in group):
                group.append(one)
                break
        else:
            groups.append([one])
    return [Cluster(tuple(group)) for group in sorted(groups, key=lambda group: -len(group))]


def summary(clusters: Sequence[Cluster], failed: Sequence[str]) -> str:
    """Return one line: 41 failures, 6 causes."""
    rows = sum(len(cluster.rows) for cluster in clusters)
    text = f"{units.count(rows + len(failed), 'failure')}, {units.count(len(clusters), 'cause')}"
    return text + (f", {len(failed)} not located" if failed else "")


def cluster_lines(clusters: Sequence[Cluster], failed: Sequence[str]) -> Iterator[str]:
    """Yield the lines that show the clusters, and why rows were not located."""
    for number, cluster in enumerate(clusters, start=1):
        cause = cluster.first.cause
        size, of = len(cause.statements), cause.whole_statements
        where = "the whole graph" if cause.needs_whole else ", ".join(cause.operators) or f"{size} of {of} statements"
        count = units.count(len(cluster.rows), "row")
        yield f"{number}. {count} on {cause.backend}: {where}: {cause.signature.text()}"
        script = cause.reproducer
        if script is not None:
            yield f"   {script.script} ({'verified' if script.verified else 'NOT verified'})"
        for row in cluster.rows:
            early = f", {row.cause.ended}" if row.cause.ended else ""
            sizes = f"{len(row.cause.statements)} of {row.cause.whole_statements}"
            yield f"   {row.cause.sample} ({sizes} statements{early})"
    for text in failed:
        yield f"not located: {text}"
    yield summary(clusters, failed)
