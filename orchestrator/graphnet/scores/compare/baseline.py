"""A baseline is one file with the outcomes that the rows of later runs are expected to have."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet.errors import UsageError, storing
from graphnet.files import write_whole
from graphnet.outcomes import Group, Outcome
from graphnet.runs.comparable import is_other_sample
from graphnet.runs.heads import RowHead
from graphnet.scores.compare.pairing import match_places
from graphnet.scores.compare.side import Place
from graphnet.scores.compare.status import BAD, Status, status_of

_SCHEMA: Final = 1
#: The member of the JSON object that identifies a file as a baseline.
_KIND: Final = "graphnet_baseline"
_MEMBERS: Final = ("sample", "backend", "flavour", "where", "outcome")


@dataclass(frozen=True)
class ExpectedRow:
    """The expected outcome of one row, and the hash of its sample's files; None if it is unknown."""

    outcome: Outcome
    sample_hash: str | None


@dataclass(frozen=True)
class Baseline:
    """The expected outcomes, with the type of the device and the level of tolerance of the run that they are from."""

    device_type: str
    tolerance: int
    rows: dict[Place, dict[str, ExpectedRow]]


@dataclass(frozen=True)
class CheckedRow:
    """A row of a run, the outcome that the baseline expects for it, and the change from that to its outcome."""

    head: RowHead
    expected: Outcome
    status: Status


@dataclass(frozen=True)
class BaselineCheck:
    """The result of comparing a run with a baseline.

    Attributes:
        rows: the rows that the run and the baseline both have. Rows whose sample's files have changed are left out.
        sample_changed: the number of rows that the run and the baseline both have, but whose sample's files have
            changed. Their outcomes say nothing about a change of the compiler.
        unexpected: the number of rows of the run that the baseline does not have.
        absent: the number of rows of the baseline that the run does not have.
    """

    rows: tuple[CheckedRow, ...]
    unexpected: int
    absent: int
    sample_changed: int = 0

    def of(self, *statuses: Status) -> list[CheckedRow]:
        """Return the rows whose change of outcome is one of ``statuses``."""
        return [row for row in self.rows if row.status in statuses]

    @property
    def bad(self) -> list[CheckedRow]:
        """Return the rows that are newly wrong or newly failing."""
        return self.of(*BAD)

    @property
    def untested(self) -> list[CheckedRow]:
        """Return the rows whose expected outcome is OK, but whose outputs were not judged in this run."""
        return [row for row in self.of(Status.not_compared) if row.expected.traits.group is Group.RIGHT]

    @property
    def known_failures(self) -> frozenset[str]:
        """Return the ``key`` of each row that failed as the baseline expects."""
        return frozenset(row.head.key for row in self.of(Status.known_failure))


def known_rows(heads: Iterable[RowHead]) -> list[RowHead]:
    """Return the rows that a baseline has: without outcomes that say nothing about the compiler."""
    return [one for one in heads if one.outcome.traits.group not in (Group.NO_REFERENCE, Group.NOT_RUN)]


def write_baseline(file: Path, heads: Sequence[RowHead], device_type: str, tolerance: int) -> None:
    """Write a baseline from `known_rows`, one row per line, sorted, so that a diff of two baselines is readable.

    An existing baseline is replaced as a whole. Raises UsageError if another file exists, and StorageError if the file
    cannot be written.
    """
    with storing(f"the baseline {file}", "written"):
        exists = file.exists()
    if exists:
        read_baseline(file, remedy="remove it first, or name another file")
    # WHERE of ``--backend`` is of no use on another machine, so leave it out if the backend ran at only one.
    wheres: dict[tuple[str, str], set[str]] = {}
    for head in heads:
        wheres.setdefault((head.backend, head.flavour), set()).add(head.site[2])
    rows = sorted(_line(head, keep_where=len(wheres[head.backend, head.flavour]) > 1) for head in heads)
    start = {_KIND: _SCHEMA, "device_type": device_type, "tolerance": tolerance}
    text = json.dumps(start)[:-1] + ', "rows": [\n' + ",\n".join(rows) + "\n]}\n"
    write_whole(file, text, f"the baseline {file}")


def _line(head: RowHead, keep_where: bool) -> str:
    members = {name: str(getattr(head, name)) for name in _MEMBERS}
    # With labels of machines, each label has rows of its own.
    members["where"] = head.site[2] if keep_where else "local"
    return json.dumps(members if head.sample_hash is None else members | {"sample_hash": head.sample_hash})


def read_baseline(file: Path, remedy: str = "`graphnet baseline write RUN FILE` makes one") -> Baseline:
    """Read a baseline. If the file is not one, or a newer version wrote it, raise UsageError, which advises ``remedy``.

    Raises StorageError if the file cannot be read.
    """
    try:
        with storing(f"the baseline {file}", "read"):
            found: Any = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{file} is no baseline: {error}; {remedy}") from error
    schema = found.get(_KIND) if isinstance(found, dict) else None
    if isinstance(schema, int) and schema > _SCHEMA:
        raise UsageError(f"{file} is a baseline of a newer version of graphnet (schema {schema}); use that version")
    try:
        if schema != _SCHEMA:
            raise ValueError(f"it has no member {_KIND}")
        rows: dict[Place, dict[str, ExpectedRow]] = {}
        for one in found["rows"]:
            place = Place(*(str(one[name]) for name in _MEMBERS[1:4]))
            sample_hash = one.get("sample_hash")
            row = ExpectedRow(Outcome(one["outcome"]), None if sample_hash is None else str(sample_hash))
            rows.setdefault(place, {})[str(one["sample"])] = row
        return Baseline(str(found["device_type"]), int(found["tolerance"]), rows)
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError) as error:
        raise UsageError(f"{file} is no baseline: {error}; {remedy}") from error


def require_same_conditions(file: Path, baseline: Baseline, device_type: str, tolerance: int) -> None:
    """Raise UsageError if the baseline was written for another type of device or another level of tolerance."""
    for name, theirs, ours in (
        ("device", baseline.device_type, device_type),
        ("tolerance", baseline.tolerance, tolerance),
    ):
        if theirs != ours:
            raise UsageError(
                f"{file} is a baseline for {name} {theirs}, and this run has {ours}; name another baseline"
            )


def check_baseline(baseline: Baseline, heads: Sequence[RowHead]) -> BaselineCheck:
    """Compare the outcomes of a run with a baseline. `match_places` says which backends are compared."""
    places = {Place(*head.site): None for head in heads}
    partners = {new: baseline.rows[old] for old, new in match_places(baseline.rows, places)}
    rows, unexpected, sample_changed = [], 0, 0
    for head in heads:
        expected = partners.get(Place(*head.site), {}).get(head.sample)
        if expected is None:
            unexpected += 1
        elif is_other_sample(expected.sample_hash, head.sample_hash):
            sample_changed += 1
        else:
            rows.append(CheckedRow(head, expected.outcome, status_of(expected.outcome, head.outcome)))
    total = sum(len(samples) for samples in baseline.rows.values())
    return BaselineCheck(tuple(rows), unexpected, total - len(rows) - sample_changed, sample_changed)
