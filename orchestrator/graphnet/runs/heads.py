"""The heads of a run's rows: the few fields that resuming, merging and exit codes need, read in one streaming pass.

A whole record takes 58 kB of memory as a model, its head about 0.5 kB: a run of 10^5 rows fits easily.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from graphnet.errors import StorageError
from graphnet.outcomes import RETRIED, Outcome


@dataclass(frozen=True, slots=True)
class RowHead:
    """The head of one row.

    ``environment`` is the image digest or the requirements hash that the row's worker reported; empty without one.
    ``offset`` and ``length`` are the row's line in its file, in bytes, newline excluded.
    """

    key: str
    sample: str
    sample_hash: str | None
    backend: str
    flavour: str
    where: str
    outcome: Outcome
    flags: tuple[str, ...]
    has_environment: bool
    environment: str
    offset: int
    length: int

    @property
    def site(self) -> tuple[str, str, str]:
        """Backend, flavour and where."""
        return (self.backend, self.flavour, self.where)

    @property
    def is_retried(self) -> bool:
        """Whether --resume does this job again, because its compiler had no chance."""
        return self.outcome in RETRIED


def read_heads(file: Path) -> Iterator[RowHead]:
    """The head of every whole line, in the file's order. A last line without its newline was cut, and is left out.

    Raises: StorageError if the file cannot be read, or names a line that is not a row.
    """
    offset = 0
    try:
        with file.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if line.endswith(b"\n") and line != b"\n":
                    yield _head(file, number, line, offset)
                offset += len(line)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StorageError(f"{file} cannot be read: {error.strerror}") from error


def counting(heads: Iterable[RowHead]) -> list[RowHead]:
    """Keep the last row per sample and site. Keep a row that is to be retried only if there is no other."""
    found: dict[tuple[str, ...], RowHead] = {}
    for head in heads:
        place = (head.sample, *head.site)
        before = found.get(place)
        if before is None or not head.is_retried or before.is_retried:
            found.pop(place, None)
            found[place] = head
    return list(found.values())


def _identity(environment: dict[str, Any]) -> str:
    return environment.get("image_digest") or environment.get("requirements_sha256") or ""


def _head(file: Path, number: int, line: bytes, offset: int) -> RowHead:
    try:
        row: dict[str, Any] = from_json(line)
        return RowHead(
            key=row["key"],
            sample=row["sample"],
            sample_hash=row.get("sample_hash"),
            # The same few words in every row: interned, 10^5 rows hold each of them once.
            backend=sys.intern(row["backend"]),
            flavour=sys.intern(row["flavour"]),
            where=sys.intern(row["where"]),
            outcome=Outcome(row["outcome"]),
            flags=tuple(map(sys.intern, row.get("flags") or ())),
            has_environment=row.get("environment") is not None,
            environment=sys.intern(_identity(row.get("environment") or {})),
            offset=offset,
            length=len(line) - 1,
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise StorageError(f"line {number} of {file} is not a record: {error}") from error
