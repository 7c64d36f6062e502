"""Many causes as few: rows whose smallest graphs and failures are the same have one cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet import units
from graphnet.errors import storing
from graphnet.locate.cause import CAUSE_FILE, Cause
from graphnet.locate.journal import Journal
from graphnet.runs.causes import CausedRow, KeptCause, KeptCauses, read_causes

#: The page of a run's causes.
PAGE_FILE: Final = "causes.md"


@dataclass(frozen=True)
class Found:
    """The cause of one row, the folder that holds it, and the row's key."""

    cause: Cause
    folder: Path
    row_key: str


def clusters_of(found: Sequence[Found]) -> list[list[Found]]:
    """Return the rows by cause, the cause that explains most rows first, and of these the smallest graph first.

    Two rows have one cause if their smallest graphs have the same hash, or call the same operators with other
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
    return sorted(groups, key=lambda group: -len(group))


def causes_from(found: Sequence[Found], failed: Sequence[str]) -> KeptCauses:
    """Return the causes as they are kept. ``failed`` says why rows have none."""
    return KeptCauses(
        failures=len(found) + len(failed),
        causes=tuple(_kept(group) for group in clusters_of(found)),
        not_located=tuple(failed),
    )


def _kept(group: Sequence[Found]) -> KeptCause:
    cause = group[0].cause
    script = cause.reproducer
    return KeptCause(
        title=cause.title,
        known=cause.known,
        script="" if script is None else script.script,
        verified=script is not None and script.verified,
        rows=tuple(
            CausedRow(
                key=one.row_key,
                sample=one.cause.sample,
                folder=str(one.folder),
                statements=len(one.cause.statements),
                of=one.cause.whole_statements,
                ended=one.cause.ended,
            )
            for one in group
        ),
        cause=cause.model_dump(mode="json"),
    )


def found_in(root: Path) -> list[Found]:
    """Return the causes of all rows that a folder keeps. Raises StorageError."""
    folders = sorted(path.parent for path in root.rglob(CAUSE_FILE))
    read = ((folder, Cause.read(folder)) for folder in folders)
    return [Found(cause, folder, Journal.read(folder).question.row_key) for folder, cause in read if cause is not None]


def keep_one(root: Path, label: str) -> None:
    """Add the cause of one more row to the causes of a folder. ``label`` names the row. Raises StorageError."""
    earlier = read_causes(root)
    failed = () if earlier is None else earlier.not_located
    keep(root, causes_from(found_in(root), [text for text in failed if not text.startswith(f"{label}: ")]))


def keep(root: Path, kept: KeptCauses) -> None:
    """Write the causes into a folder, as a page and as JSON. Raises StorageError."""
    with storing(root, "written"):
        root.mkdir(parents=True, exist_ok=True)
        (root / PAGE_FILE).write_text("# Causes\n\n" + "\n".join(cause_list(kept)) + "\n", encoding="utf-8")
    kept.write(root)


def summary(kept: KeptCauses) -> str:
    """Return one line: 41 failures, 6 causes."""
    text = f"{units.count(kept.failures, 'failure')}, {units.count(len(kept.causes), 'cause')}"
    known = sum(one.known is not None for one in kept.causes)
    text += f" ({known} known)" if known else ""
    return text + (f", {len(kept.not_located)} not located" if kept.not_located else "")


def cause_list(kept: KeptCauses) -> Iterator[str]:
    """Yield the lines that show the causes, and why rows were not located."""
    for number, one in enumerate(kept.causes, start=1):
        yield f"{number}. {units.count(len(one.rows), 'row')} on {one.title}"
        if one.known is not None:
            yield f"   known: {one.known.text()}"
        if one.script:
            yield f"   {one.script} ({'verified' if one.verified else 'NOT verified'})"
        for row in one.rows:
            early = f", {row.ended}" if row.ended else ""
            yield f"   {row.sample} ({row.statements} of {row.of} statements{early})"
    for text in kept.not_located:
        yield f"not located: {text}"
    yield summary(kept)
