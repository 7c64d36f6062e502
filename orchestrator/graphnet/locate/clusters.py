"""Many causes as few: rows whose smallest graphs and failures are the same have one cause."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet import units
from graphnet.errors import GraphNetError, StorageError
from graphnet.files import write_whole
from graphnet.locate.cause import CAUSE_FILE, Cause
from graphnet.locate.journal import Journal
from graphnet.locate.reproducer import SCRIPT
from graphnet.runs.causes import CausedRow, KeptCause, KeptCauses, Known, read_causes

#: The page of a run's causes.
PAGE_FILE: Final = "causes.md"


@dataclass(frozen=True)
class Found:
    """The cause of one row, the folder that holds it, and the row's key."""

    cause: Cause
    folder: Path
    row_key: str

    @property
    def script(self) -> Path:
        """Return the path of its script, also if the run was moved."""
        return self.folder / "reproducer" / SCRIPT


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


def known_of(group: Sequence[Found]) -> Known | None:
    """Return the entry of the backend's known causes that covers a row of a group; None if none does."""
    return next((one.cause.known for one in group if one.cause.known is not None), None)


def _kept(root: Path, group: Sequence[Found]) -> KeptCause:
    cause = group[0].cause
    script = cause.reproducer
    return KeptCause(
        title=cause.title,
        known=known_of(group),
        graph=cause.text,
        script="" if script is None else str(group[0].script.relative_to(root)),
        verified=script is not None and script.verified,
        rows=tuple(
            CausedRow(
                key=one.row_key,
                sample=one.cause.sample,
                outcome=one.cause.signature.outcome,
                slower_than=one.cause.signature.slower_than,
                folder=str(one.folder.relative_to(root)),
                statements=len(one.cause.statements),
                of=one.cause.whole_statements,
                ended=one.cause.ended,
            )
            for one in group
        ),
        cause=cause.model_dump(mode="json"),
    )


def found_in(root: Path) -> tuple[list[Found], list[str]]:
    """Return the causes of all rows that a folder keeps, and why others cannot be read."""
    found, unread = [], []
    for path in sorted(root.rglob(CAUSE_FILE)):
        try:
            cause = Cause.read(path.parent)
            if cause is not None:
                found.append(Found(cause, path.parent, Journal.read(path.parent).question.row_key))
        except GraphNetError as error:
            unread.append(str(error))
    return found, unread


def keep(root: Path, labels: Collection[str], failed: Sequence[str]) -> KeptCauses:
    """Write the causes of all rows that a folder keeps, as a page and as JSON. Raises StorageError.

    ``labels`` are the rows of this search, and ``failed`` says why some of them have no cause. Rows that were not
    located earlier, and are not searched now, are kept too.
    """
    found, unread = found_in(root)
    try:
        earlier = read_causes(root)
    except StorageError:
        # The folders of the rows hold all causes, so only the reasons of rows without one are lost.
        earlier = None
    before = () if earlier is None else earlier.not_located
    # Of a row that is searched again, and of a file that could not be read, only today's reason counts.
    old = (*(f"{label}: " for label in labels), str(root))
    others = [text for text in before if not text.startswith(old)]
    not_located = tuple(dict.fromkeys([*failed, *others, *unread]))
    kept = KeptCauses(
        failures=len(found) + len(not_located),
        causes=tuple(_kept(root, group) for group in clusters_of(found)),
        not_located=not_located,
    )
    write_whole(root / PAGE_FILE, "# Causes\n\n" + "\n".join(cause_list(kept)) + "\n")
    kept.write(root)
    return kept


def summary(kept: KeptCauses) -> str:
    """Return one line: 41 failures, 6 causes."""
    text = f"{units.count(kept.failures, 'failure')}, {units.count(len(kept.causes), 'cause')}"
    known = sum(one.known is not None for one in kept.causes)
    text += f" ({known} known)" if known else ""
    return text + (f", {len(kept.not_located)} not located" if kept.not_located else "")


def cause_list(kept: KeptCauses) -> Iterator[str]:
    """Yield the lines that show the causes, and why rows were not located."""
    for number, one in enumerate(kept.causes, start=1):
        yield f"{number}. {one.heading()}"
        if one.known is not None:
            yield f"   known: {one.known.text()}"
        if one.script:
            yield f"   {one.script_text()}"
        yield from (f"   {row.text()}" for row in one.rows)
    for text in kept.not_located:
        yield f"not located: {text}"
    yield summary(kept)
