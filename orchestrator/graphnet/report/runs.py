"""Open the runs of a page or a plot, and score each run separately, so that no number on a page mixes two runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path

from graphnet.printable import printable
from graphnet.report.causes import RunCauses
from graphnet.runs.store import RunStore
from graphnet.scores.read import Rows, read_rows
from graphnet.scores.score import Scores

#: The longest label of a run or a backend in a chart or a table, in characters.
MOST_LABEL = 60


@dataclass(frozen=True)
class ShownRun:
    """One run of a page: its label, which no other run has, its files, its rows by column, scores and known causes.

    ``series_prefix`` precedes the backend in the name of a series; it is empty if the page shows only one run.
    """

    label: str
    store: RunStore
    rows: Rows
    scores: Scores
    series_prefix: str
    causes: RunCauses

    def series(self, site: str) -> str:
        """Return the name of this run's rows on one site (NAME:FLAVOUR[@WHERE]) in charts and tables.

        A long site is cut to MOST_LABEL characters. If two sites would then have equal names, each gets a number.
        """
        return self.series_prefix + (self._labels.get(site) or printable(site, MOST_LABEL))

    @cached_property
    def _labels(self) -> dict[str, str]:
        sites = self.rows.columns.sites
        return dict(zip(sites, _distinct([printable(site, MOST_LABEL) for site in sites]), strict=True))


def open_runs(folders: Sequence[Path]) -> list[ShownRun]:
    """Open and score the runs in ``folders``, each folder once.

    Raises UsageError if a folder holds no run or no rows, or its rows were judged in different ways; StorageError if a
    file cannot be read.
    """
    distinct = list({folder.resolve(): folder for folder in folders}.values())
    labels = _distinct([printable(folder.resolve().name or str(folder), MOST_LABEL) for folder in distinct])
    named = zip(distinct, labels, strict=True)
    return [_open(folder, label, len(distinct) > 1, number) for number, (folder, label) in enumerate(named)]


def has_a_right_row(runs: Sequence[ShownRun]) -> bool:
    """Whether any row of the runs is OK and counts in the scores."""
    return any(run.rows.columns.right.any() for run in runs)


def _open(folder: Path, label: str, several: bool, number: int) -> ShownRun:
    store = RunStore.open(folder)
    rows = read_rows([folder])
    causes = RunCauses(store, f"cause-{number}-")
    return ShownRun(label, store, rows, rows.scored(), f"{label} · " if several else "", causes)


def _distinct(names: Sequence[str]) -> list[str]:
    """Add a number to each name that occurs more than once, so that all names differ."""
    taken, labels = set(names), []
    for name in names:
        label = name
        if names.count(name) > 1:
            label = next(one for one in (f"{name} ({number})" for number in count(1)) if one not in taken)
            taken.add(label)
        labels.append(label)
    return labels
