"""The heads of a run's rows: the few fields of a row that resuming, merging and exit codes need.

A row takes 58 kB of memory as a Record and 0.5 kB as a head, so the heads of 10^5 rows fit into memory easily.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO

from pydantic_core import from_json

from graphnet.errors import storing
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.comparable import counts_instead
from graphnet.runs.record import SCHEMA, site_text, where_of

#: Is called for each line of results.jsonl that is not a row: with a message that has the line's number, and the line.
Damaged = Callable[[str, bytes], None]


@dataclass(frozen=True, slots=True)
class RowHead:
    """The head of one row.

    ``environment`` is the image digest or requirements hash that the worker reported, ``machines`` see
    ``Record.machines``, ``machine_class`` the class of the device; ``adapter`` and ``loaded`` are the hashes in
    ``Record.environment``, and ``reference`` is ``Record.reference_environment`` as JSON. Each is empty if unknown.
    ``offset`` and ``length`` locate the row's line in its file, in bytes, without the newline.
    """

    key: str
    sample: str
    sample_hash: str | None
    backend: str
    flavour: str
    where: str
    machines: str
    machine_class: str
    outcome: Outcome
    flags: tuple[str, ...]
    has_environment: bool
    environment: str
    adapter: str
    loaded: str
    reference: str
    offset: int
    length: int
    #: The number of the file that has the row. Only the rows of an array are in several files.
    file: int = 0

    @property
    def site(self) -> tuple[str, str, str]:
        """Return the row's site: its backend, the flavour of the backend, and where the row ran (see ``where_of``)."""
        return (self.backend, self.flavour, where_of(self.where, self.machines))

    @property
    def label(self) -> str:
        """Return the row's site as a text, see ``Record.site``."""
        return site_text(self.backend, self.flavour, self.where, self.machines)

    @property
    def is_retried(self) -> bool:
        """Whether ``--resume`` measures this row again, because its outcome says nothing about the compiler."""
        return self.outcome in RETRIED


def read_heads(file: Path, damaged: Damaged, number: int = 0) -> Iterator[RowHead]:
    """Yield the head of every complete line, in the order of the file, which may be missing; for the file ``number``.

    ``damaged`` is called for each line that is not a row. Raises StorageError if the file cannot be read.
    """
    with storing(file, "read"), contextlib.suppress(FileNotFoundError), file.open("rb") as lines:
        yield from heads_in(lines, file, damaged, number)


def heads_in(lines: BinaryIO, file: Path, damaged: Damaged, of_file: int = 0) -> Iterator[RowHead]:
    """Yield the head of every complete line of an open file. ``file`` is the file's path, for messages."""
    offset = 0
    for number, line in enumerate(lines, start=1):
        if line.endswith(b"\n") and line != b"\n":
            try:
                yield _head(line, offset, of_file)
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                damaged(f"line {number} of {file} is not a record: {error}", line)
        offset += len(line)


def counting(heads: Iterable[RowHead]) -> list[RowHead]:
    """Return the heads of the valid rows: one row for each sample, site and label of a class of machines.

    A resumed run measures some rows again. The valid row is the last one that ``counts_instead`` of those before it.
    """
    found: dict[tuple[str, ...], RowHead] = {}
    for head in heads:
        place = (head.sample, *head.site)
        before = found.get(place)
        if before is None or counts_instead(before.outcome, head.outcome):
            found.pop(place, None)
            found[place] = head
    return list(found.values())


def told_apart(heads: Sequence[RowHead]) -> list[RowHead]:
    """Name the class of the machine in ``machines`` if the rows were measured on several classes of machines.

    Ratios of different classes must not be mixed, so the classes become part of the sites. Rows without a device keep
    their label. A label of ``--on ray:LABEL=VALUE`` with several classes is followed by the class in parentheses.
    """
    classes: dict[str, set[str]] = {}
    for head in heads:
        classes.setdefault(head.machines, set()).add(head.machine_class)
    several = {label for label, found in classes.items() if len(found - {""}) > 1}
    return [
        replace(head, machines=sys.intern(_class_name(head)))
        if head.machines in several and head.machine_class
        else head
        for head in heads
    ]


def _class_name(head: RowHead) -> str:
    return f"{head.machines} ({head.machine_class})" if head.machines else head.machine_class


def _head(line: bytes, offset: int, of_file: int) -> RowHead:
    row: dict[str, Any] = from_json(line)
    if row.get("schema", SCHEMA) != SCHEMA:
        raise ValueError(f"it has schema {row['schema']}, and this version of graphnet reads schema {SCHEMA}")
    environment: dict[str, Any] = row.get("environment") or {}
    return RowHead(
        # The same few words occur in every row. Interning stores each word only once, even for 10^5 rows, and raises
        # TypeError for anything but text.
        key=sys.intern(row["key"]),
        sample=sys.intern(row["sample"]),
        sample_hash=row.get("sample_hash"),
        backend=sys.intern(row["backend"]),
        flavour=sys.intern(row["flavour"]),
        where=sys.intern(row["where"]),
        machines=sys.intern(row.get("machines") or ""),
        machine_class=sys.intern((row.get("device") or {}).get("machine_class") or ""),
        outcome=Outcome(row["outcome"]),
        flags=tuple(map(sys.intern, row.get("flags") or ())),
        has_environment=row.get("environment") is not None,
        environment=sys.intern(environment.get("image_digest") or environment.get("requirements_sha256") or ""),
        adapter=sys.intern(environment.get("adapter_sha256") or ""),
        loaded=sys.intern(environment.get("loaded_sha256") or ""),
        reference=sys.intern(json.dumps(row["reference_environment"]) if row.get("reference_environment") else ""),
        offset=offset,
        length=len(line) - 1,
        file=of_file,
    )
