"""Reads one side of a comparison: the rows of a run, and the conditions under which they were measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet import COMMAND
from graphnet.errors import UsageError
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.about import About
from graphnet.runs.comparable import Conditions, machine_of, planned_pairs, require_measured
from graphnet.runs.controls import Control, Spread, Widths, aa_width, why_not_usable
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen, needs_times
from graphnet.runs.listing import is_being_written
from graphnet.runs.record import CHANCE, Ratio, Record, site_text, where_of
from graphnet.runs.store import RunStore

_COMPARED: Final = chosen(Face.compare)


@dataclass(frozen=True, slots=True)
class Place:
    """A backend, its environment and where it ran: the parts of ``--backend NAME:FLAVOUR@WHERE``."""

    backend: str
    flavour: str
    where: str

    @property
    def text(self) -> str:
        """Return the backend and where it ran as the user would type them after ``--backend``."""
        return site_text(self.backend, self.flavour, self.where, None)


@dataclass(frozen=True, slots=True)
class RowFacts:
    """The facts of one row that a comparison needs. Most are fields of the record, under the same name.

    Attributes:
        machine: the class of the machine; rows of one class have comparable times. None if the row does not name it.
        judged: the tolerance policy and the level at which the row was judged; None if the row was not judged.
        accuracy_policy: the rule for ``as_accurate``; None if the accuracy is unknown.
        as_accurate: whether the compiled side is as accurate as eager; None if that is unknown.
        figures: the figures of the face ``compare`` that the row has, by their keys.
        driver: the version of the GPU's driver; None for a CPU, or if the row does not name the version.
        degrees: the degrees of freedom of the speedup's interval; None in older runs.
        spread: how much pairs of processes differ in the controls of the row's run; None if they do not show it.
    """

    sample: str
    sample_hash: str | None
    place: Place
    outcome: Outcome
    message: str | None
    flags: tuple[str, ...]
    speedup: Ratio | None
    processes: int | None
    machine: str | None
    judged: tuple[str, int | None] | None
    tolerance_reached: int | None
    accuracy_policy: str | None
    as_accurate: bool | None
    figures: Mapping[str, float]
    driver: str | None = None
    degrees: int | None = None
    spread: Spread | None = None
    chance: float = CHANCE

    @classmethod
    def of(cls, record: Record, about: About, widths: Widths) -> RowFacts:
        """Take the facts from a row of the run that ``about`` describes; ``widths`` are those of its controls."""
        device, policy = record.device, record.tolerance_policy
        return cls(
            sample=record.sample,
            sample_hash=record.sample_hash,
            place=Place(record.backend, record.flavour, where_of(record.where, record.machines)),
            outcome=record.outcome,
            message=record.message,
            flags=tuple(record.flags),
            speedup=record.speedup,
            processes=record.pairs,
            degrees=None if record.timing is None else record.timing.degrees,
            spread=widths.spread_of(record),
            chance=record.chance,
            machine=machine_of(device, about),
            judged=None if policy is None else (policy, record.tolerance_judged),
            tolerance_reached=record.tolerance_reached,
            accuracy_policy=None if record.accuracy is None else record.accuracy.policy,
            as_accurate=None if record.accuracy is None else record.accuracy.as_accurate_as_eager,
            figures={one.key: value for one in _COMPARED if (value := one.counted(record)) is not None},
            driver=None if device is None else device.driver,
        )


@dataclass(frozen=True)
class Side:
    """One side of a comparison: a run, with the conditions under which it was measured.

    Attributes:
        rows: the rows by backend and by sample, in the order of the run.
        conditions: the conditions that must be equal on both sides.
        planned: the number of pairs of processes that was planned for each row.
        aa_width: the share by which two equal programs may differ (see ``width_of``).
        no_control: why no A/A control is usable; None if one is usable, or if none was measured.
        missing_rows: the number of planned rows that are missing or are to be measured again; in a merged run, whose
            plan is unknown, only the latter.
        is_resumable: whether ``bench --resume`` can measure the missing rows.
    """

    folder: Path
    rows: Mapping[Place, Mapping[str, RowFacts]]
    conditions: Conditions
    planned: int
    aa_width: float | None
    no_control: str | None
    missing_rows: int
    is_resumable: bool = True


def read_side(folder: Path) -> Side:
    """Read a run for a comparison.

    Raises UsageError if the folder holds no run or no row, or is being written, and StorageError if a file is
    unreadable or a row holds an impossible number, such as a negative time.
    """
    store = RunStore.open(folder)
    if is_being_written(folder):
        raise UsageError(f"a command is writing {folder} now; wait until that command has ended")
    about = store.about()
    widths = Widths.of(about.controls or (), about.request.threads)
    rows: dict[Place, dict[str, RowFacts]] = {}
    done = 0
    for record in store.rows(needs_times(Face.compare), by_class=False):
        require_measured(folder, record)
        facts = RowFacts.of(record, about, widths)
        rows.setdefault(facts.place, {})[facts.sample] = facts
        done += facts.outcome not in RETRIED
    if not rows:
        raise UsageError(f"{folder} holds no rows; measure them by {COMMAND} bench --resume {folder}")
    every = sum(map(len, rows.values()))
    controls = about.controls or []
    return Side(
        folder=folder,
        rows=rows,
        conditions=Conditions.of(about),
        planned=planned_pairs(about.request),
        aa_width=width_of(controls),
        no_control=why_not_usable(controls),
        missing_rows=every - done if about.planned is None else max(0, about.planned - done),
        is_resumable=about.planned is not None,
    )


def width_of(controls: Sequence[Control]) -> float | None:
    """Return the A/A width (see ``Side.aa_width``): how far from 1 the intervals of the A/A controls reach.

    If no control is usable, use the intervals of all A/A controls with a ratio. Return None if there is none.
    """
    usable = aa_width(controls)
    return aa_width(controls, and_unstable=True) if usable is None else usable
