"""Reads the rows of one or more runs, to score them together. Refuses runs that cannot be scored together."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from graphnet import COMMAND
from graphnet.errors import UsageError
from graphnet.nearest import unknown
from graphnet.outcomes import RAN, Outcome
from graphnet.runs.comparable import Conditions, machine_of, planned_pairs, reference_software, require_measured
from graphnet.runs.controls import Widths
from graphnet.runs.figure import Face
from graphnet.runs.figures import needs_times
from graphnet.runs.flags import Effect, having
from graphnet.runs.record import Components, Record, RowKind
from graphnet.runs.request import AUTO_PROCESSES, FEWEST_PROCESSES
from graphnet.runs.store import RunStore
from graphnet.scores.best_of_baselines import BestOfBaselines
from graphnet.scores.best_of_options import BestOfOptions
from graphnet.scores.choices import Baseline, By
from graphnet.scores.columns import Columns, Direction, columns_of, model_of
from graphnet.scores.formulas import DEFAULT_PENALTIES, Penalties
from graphnet.scores.over_seeds import OverSeeds
from graphnet.scores.score import Question, Scores, score
from graphnet.scores.whole_models import GraphTimes


@dataclass(frozen=True)
class Call:
    """Whether a row is called faster or slower, and the share by which its ratio would have had to differ from 1.

    ``least_difference`` is NaN for a row that is not judged, for instance because it is unstable.
    """

    direction: Direction
    least_difference: float

    @classmethod
    def of_one(cls, record: Record, widths: Widths) -> Call:
        """Return the call of a row that is judged alone, without other rows of its backend."""
        columns = columns_of([record], widths)
        return cls(Direction(int(columns.direction[0])), float(columns.least_difference[0]))


@dataclass(frozen=True)
class Rows:
    """The rows of some runs that can be scored together.

    Attributes:
        columns: the rows of graphs, as arrays of the facts that a score needs.
        models: the rows of whole models. Scores over samples leave them out, because each graph has a row of its own.
        graphs: the times of each graph of a model of several graphs; their sum is compared with the model's own row.
        reference: the reference backend, against which the rows were judged.
        policy: the rules by which the rows were judged; None if no row was judged. So is ``tolerance``, their level.
        widths: what the controls of these runs say.
        missing_rows: the number of planned rows that are missing, for instance because a run was interrupted.
        components: those of every row that was compiled several times.
        over_seeds: a sentence for each backend with rows of several seeds.
    """

    folders: tuple[Path, ...]
    columns: Columns
    models: list[Record]
    graphs: list[GraphTimes]
    reference: str
    policy: str | None
    tolerance: int | None
    widths: Widths
    missing_rows: int
    components: Sequence[Components] = ()
    over_seeds: Sequence[str] = ()

    def scored(self, by: By = By.backend, penalties: Penalties = DEFAULT_PENALTIES) -> Scores:
        """Return the scores of the rows against the baseline by which they were read."""
        side = self.reference if self.columns.baseline is Baseline.reference else "own eager"
        return score(self.columns, Question(side, by, penalties, self.widths.aa_width or 0.0, self.widths.judged))

    def call_of(self, record: Record) -> Call:
        """Return the call of a row as the counts have it. A row of a whole model, which no count has, is alone."""
        at = self._places.get((record.sample, record.site))
        if at is None:
            return Call.of_one(record, self.widths)
        return Call(Direction(int(self.columns.direction[at])), float(self.columns.least_difference[at]))

    @cached_property
    def _places(self) -> dict[tuple[str, str], int]:
        columns, pairs = self.columns, zip(self.columns.sample.tolist(), self.columns.site.tolist(), strict=True)
        return {(columns.samples[sample], columns.sites[site]): at for at, (sample, site) in enumerate(pairs)}


def read_rows(
    folders: Sequence[Path],
    baseline: Baseline = Baseline.reference,
    best_of_options: bool = False,
    best_of_baselines: Sequence[str] = (),
) -> Rows:
    """Read runs to score them together. Of all rows, only those of whole models are kept in memory as records.
    ``best_of_options`` and ``best_of_baselines``, backends beside eager, add the rows of virtual backends (see
    scores/best_of_options.py and scores/best_of_baselines.py).

    Raises:
        UsageError: a folder holds no run or no rows, rows of one run were judged by different rules, two runs were
            judged or measured under different conditions, or two runs have a row for the same sample and site; or a
            run lacks one of ``best_of_baselines``.
        StorageError: a file cannot be read, or a row holds an impossible number, such as a negative time.
    """
    parts = [_Part(RunStore.open(folder), best_of_options, best_of_baselines) for folder in folders]
    controls = [control for part in parts for control in part.about.controls or ()]
    widths = Widths.of(controls, parts[0].about.request.threads)
    sorting = _Sorting()
    planned = (planned_pairs(part.about.request) for part in parts)
    fewest = min((pairs for pairs in planned if pairs >= FEWEST_PROCESSES), default=AUTO_PROCESSES)
    columns = columns_of(sorting.of_graphs(parts), widths, baseline, fewest)
    shared = _shared(folders, [part.conditions() for part in parts])
    if sorting.clash is not None:
        raise UsageError(f"{sorting.clash}; score each alone")
    return Rows(
        folders=tuple(folders),
        columns=columns,
        models=sorting.models,
        graphs=sorting.graphs,
        reference=parts[0].about.request.reference or "the reference",
        policy=shared.get("tolerance policy"),
        tolerance=shared.get("tolerance"),
        widths=widths,
        missing_rows=sum(part.missing_rows() for part in parts),
        components=sorting.components,
        over_seeds=[sentence for part in parts for sentence in part.over_seeds.sentences()],
    )


class _Part:
    """One of the runs to score: its rows, and the conditions under which the rows were measured and judged."""

    def __init__(self, store: RunStore, best_of_options: bool = False, best_of_baselines: Sequence[str] = ()) -> None:
        self.store = store
        self.over_seeds = OverSeeds()
        self._over = BestOfBaselines(best_of_baselines) if best_of_baselines else None
        self._best = BestOfOptions() if best_of_options else None
        self.about = store.about()
        self._policies: set[str] = set()
        self._verdicts: set[str] = set()
        self._tolerances: set[int | None] = set()
        self._machines: set[str] = set()
        self._sites: set[str] = set()
        self._count = 0

    def rows(self) -> Iterator[Record]:
        """Yield every row after checking it and collecting its conditions. Raises UsageError if the run has no row."""
        for record in self.store.rows(needs_times(Face.score) or self._best is not None):
            self._count += 1
            require_measured(self.store.folder, record)
            self._note(record)
            self.over_seeds.add(record)
            for virtual in (self._best, self._over):
                if virtual is not None:
                    virtual.add(record)
            yield record
        if self._over is not None and self._over.unseen:
            raise unknown(f"{self.store.folder} has no baseline", sorted(self._over.unseen)[0], sorted(self._sites))
        for virtual in (self._best, self._over):
            if virtual is not None:
                yield from virtual.rows()
        if not self._count:
            folder = self.store.folder
            raise UsageError(f"{folder} holds no rows yet; go on with {COMMAND} bench --resume {folder}")

    def missing_rows(self) -> int:
        """Return the number of planned rows that are missing; 0 where no number is planned (see ``About.planned``)."""
        return max(0, (self.about.planned or 0) - self._count)

    def conditions(self) -> Conditions:
        """Return everything that must be equal in runs that are scored together. Call this after reading the rows."""
        folder = self.store.folder
        _only(folder, "versions of the reference", set(reference_software(self.about)), "score its parts alone")
        return Conditions.of(self.about).also(
            tolerance_policy=_only(folder, "tolerance policies", self._policies),
            verdict_policy=_only(folder, "verdict policies", self._verdicts, f"judge it anew by {COMMAND} rejudge"),
            tolerance=_only(folder, "tolerances", self._tolerances),
            machine=", ".join(sorted(self._machines)) or None,
        )

    def _note(self, record: Record) -> None:
        self._sites |= {record.site, record.backend}
        if record.tolerance_policy is not None:
            self._policies.add(record.tolerance_policy)
            self._tolerances.add(record.tolerance_judged)
        if record.accuracy is not None and record.outcome in RAN:
            self._verdicts.add(record.accuracy.policy)
        if record.device is not None and (record.speedup is not None or record.speedup_own_eager is not None):
            # The unknown machines of two runs may differ, so each has a name of its own.
            self._machines.add(machine_of(record.device, self.about) or f"unknown in {self.store.folder}")


class _Sorting:
    """Yields the rows of graphs of all runs, and keeps the rest.

    It keeps the rows of whole models, the times of their graphs, the components of variance, and ``clash``: a sentence
    if two runs have a row of one sample and site.
    """

    def __init__(self) -> None:
        self.models: list[Record] = []
        self.graphs: list[GraphTimes] = []
        self.components: list[Components] = []
        self.clash: str | None = None
        self._folders: dict[tuple[str, str], Path] = {}

    def of_graphs(self, parts: Iterable[_Part]) -> Iterator[Record]:
        for part in parts:
            folder = part.store.folder
            for record in part.rows():
                earlier = self._folders.setdefault((record.sample, record.site), folder)
                if earlier is not folder and self.clash is None:
                    self.clash = f"{earlier} and {folder} both have a row of {record.sample} on {record.site}"
                components = None if record.timing is None else record.timing.components
                counts = record.outcome is Outcome.OK and record.speedup is not None
                if components is not None and counts and having(Effect.NO_SPEEDUP, record.flags) is None:
                    self.components.append(components)
                if record.kind is RowKind.model:
                    self.models.append(record)
                    continue
                if model_of(record.sample) != record.sample:
                    self.graphs.append(GraphTimes.of(record))
                yield record


def _only(folder: Path, name: str, values: set[Any], repair: str = "measure the run again in a new folder") -> Any:
    if len(values) > 1:
        shown = " and ".join(sorted(map(str, values)))
        raise UsageError(f"{folder} holds rows of different {name}, {shown}; {repair}")
    return next(iter(values), None)


def _shared(folders: Sequence[Path], conditions: Sequence[Conditions]) -> dict[str, Any]:
    """Return the conditions that all runs share. A condition that is unknown for a run, for instance the machine if no
    row was timed, fits any value in the others. Raises UsageError if two known values differ.
    """
    runs = zip(folders, conditions, strict=True)
    for (first, ours), (second, theirs) in itertools.combinations(runs, 2):
        for one in ours.differences(theirs):
            repair = f"judge both by {COMMAND} rejudge" if one.name == "verdict policy" else "score each alone"
            raise UsageError(f"{one.sentence(first, second, 'scored together')}; {repair}")
    return {name: value for one in conditions for name, value in one.known.items()}
