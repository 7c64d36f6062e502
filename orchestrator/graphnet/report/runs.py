"""Open the runs of a page or a plot, and score each run separately.

Runs that are shown side by side may share samples and backends, for instance a run of yesterday and one of today. So
each run keeps its own scores, and no number on a page mixes two runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

from graphnet.errors import UsageError
from graphnet.printable import printable
from graphnet.runs.record import SCHEMA, Record
from graphnet.runs.store import RunStore
from graphnet.scores.read import Rows, read_rows
from graphnet.scores.score import Question, Scores, score

#: The longest label of a run or a backend in a chart or a table, in characters.
MOST_LABEL = 60


@dataclass(frozen=True)
class ShownRun:
    """One run of a page.

    Attributes:
        label: the run's name on the page. No other run of the page has this label.
        store: the run's files.
        about: the content of run.json.
        rows: the fields of the rows, stored by column, and the conditions under which the rows were measured.
        scores: the scores of the run.
        series_prefix: the text before the backend in the name of a series: the run's label; empty if the page shows
            only one run.
    """

    label: str
    store: RunStore
    about: dict[str, Any]
    rows: Rows
    scores: Scores
    series_prefix: str

    def series(self, site: str) -> str:
        """Return the name of a series. A series is this run's rows on one site (NAME:FLAVOUR[@WHERE] of a backend).

        Charts and tables show this name. A long site is cut to MOST_LABEL characters. If two sites would then have
        equal names, each gets a number.
        """
        return self.series_prefix + (self._labels.get(site) or printable(site, MOST_LABEL))

    @cached_property
    def _labels(self) -> dict[str, str]:
        sites = self.rows.columns.sites
        return dict(zip(sites, _distinct([printable(site, MOST_LABEL) for site in sites]), strict=True))

    def records(self, with_times: bool = False) -> Iterator[Record]:
        """Yield the run's rows one by one. Raises StorageError if a file cannot be read."""
        return self.store.rows(with_times)


def open_runs(folders: Sequence[Path]) -> list[ShownRun]:
    """Open and score runs.

    Args:
        folders: the runs' folders.

    Returns:
        The runs in the order of ``folders``. A folder that is named twice is opened once.

    Raises:
        UsageError: a folder holds no run or no rows, its rows have a schema that this version does not know, or its
            rows were judged in different ways.
        StorageError: a file cannot be read.
    """
    distinct = list({folder.resolve(): folder for folder in folders}.values())
    labels = _labels(distinct)
    return [_open(folder, label, len(distinct) > 1) for folder, label in zip(distinct, labels, strict=True)]


def has_a_right_row(runs: Sequence[ShownRun]) -> bool:
    """Whether any row of the runs is OK and counts in the scores."""
    return any(run.rows.columns.right.any() for run in runs)


def require_known_schema(folder: Path, record: Record) -> None:
    """Raise UsageError if the row's schema is not the one that this version reads."""
    if record.schema_ != SCHEMA:
        raise UsageError(
            f"{folder} holds rows of schema {record.schema_}, and this version of graphnet reads schema {SCHEMA}; "
            "use the version that made the run"
        )


def _open(folder: Path, label: str, several: bool) -> ShownRun:
    store = RunStore.open(folder)
    first = next(store.rows(), None)
    if first is not None:
        require_known_schema(folder, first)
    rows = read_rows([folder])
    scores = score(rows.columns, Question(rows.reference, aa_width=rows.aa_width or 0.0, judged=rows.judged))
    return ShownRun(label, store, store.read_run(), rows, scores, f"{label} · " if several else "")


def _labels(folders: Sequence[Path]) -> list[str]:
    """Return a short unique label for each folder: its name, with a number if several folders have the same name."""
    return _distinct([printable(folder.resolve().name or str(folder), MOST_LABEL) for folder in folders])


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
