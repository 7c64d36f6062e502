"""The journal of one search: every test with its answer, written at once, so that an interrupted search goes on."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.errors import StorageError, UsageError, storing
from graphnet.files import whole_lines
from graphnet.locate.search import Candidate
from graphnet.locate.signature import Answer, Signature
from graphnet.locate.slow import Lost
from graphnet.runs.lock import LOCK_FILE, lock_file
from graphnet.subgraphs.cutter import AS_IT_IS, Smaller

JOURNAL: Final = "search.jsonl"
#: The files that a search makes before its journal: the lock, and the repaired copies of samples.
_BEFORE: Final = {LOCK_FILE, "repaired"}


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Question(_Kept):
    """The question of a search. It is the first line of the journal."""

    sample: str
    """The name of the sample in the run."""
    sample_hash: str
    """The hash of the sample's files."""
    row_key: str
    """The key of the row, which depends on the options, the threads, the seed and the other settings of its run."""
    backend: str
    """The site, as the text of ``--backend``."""
    signature: Signature
    """The signature that every candidate must show."""
    timeout_s: float
    """The limit of each stage of a candidate."""


class Trial(_Kept):
    """One candidate with its answer."""

    asked: tuple[int, ...]
    """The statements that the search asked for."""
    statements: tuple[int, ...]
    """The statements of the candidate; see ``Subgraph.statements``."""
    results: tuple[int, ...] | None
    """The results of the whole that it returns; null: what other statements read of it."""
    values: bool
    """Whether it had the real values of the whole."""
    knobs: tuple[str, ...] = ()
    """The knobs of the backend that were turned."""
    smaller: Smaller = AS_IT_IS
    """How its arguments differ from the values of the whole."""
    like: tuple[int, ...] = ()
    """Further statements of the whole for which it stands."""
    graph_hash: str
    """The hash of its graph; empty if it could not be cut out, and for the whole sample."""
    sample_hash: str
    """The hash of its files."""
    answer: Answer
    """Whether it fails so."""
    failures: int
    """How many of its tries failed so."""
    tries: int
    """How often it was run; 0 if its answer is that of an equal candidate, or if it could not be cut out."""
    found: str = ""
    """The other failure that was found, or the reason why it is invalid."""
    seconds: float = 0.0
    """How long the test took."""
    lost: Lost | None = None
    """For slow rows: its times; null if they were not measured."""

    @property
    def is_near(self) -> bool:
        """Whether it is right, with the whole compiler and the real values."""
        return (
            self.answer is Answer.passes and not self.found and self.values and not self.knobs and bool(self.graph_hash)
        )

    @property
    def candidate(self) -> Candidate:
        return Candidate(self.statements, self.results, self.values, self.knobs, self.smaller, self.like)


class Journal:
    """The tests of one search, in the file ``search.jsonl`` of its folder."""

    def __init__(self, folder: Path, question: Question, tests: list[Trial]) -> None:
        self.folder = folder
        self.question = question
        self.tests = tests

    @classmethod
    def begin(cls, folder: Path, question: Question) -> Journal:
        """Make the folder and the journal; replace a journal without a test, which a killed search leaves.

        Raises UsageError if the folder has a search with tests, and StorageError.
        """
        path = folder / JOURNAL
        if path.exists() and len(whole_lines(path)) > 1:
            raise UsageError(f"{folder} has a search already; go on with --resume, or give another --out")
        with storing(folder, "made"):
            folder.mkdir(parents=True, exist_ok=True)
        with storing(path, "written"):
            path.write_text(question.model_dump_json() + "\n", encoding="utf-8")
        return cls(folder, question, [])

    @classmethod
    def read(cls, folder: Path) -> Journal:
        """Read a journal; a last line that was cut is left out. Raises UsageError without one, and StorageError."""
        path = folder / JOURNAL
        if not path.exists():
            raise UsageError(f"{folder} has no search to go on with; leave out --resume")
        lines = whole_lines(path)
        try:
            question = Question.model_validate_json(lines[0]) if lines else None
            tests = [Trial.model_validate_json(line) for line in lines[1:]]
        except ValidationError as error:
            raise StorageError(f"{path} is not a journal of this version: {error.errors()[0]['msg']}") from None
        if question is None:
            raise StorageError(f"{path} is empty; leave out --resume")
        return cls(folder, question, tests)

    def add(self, test: Trial) -> None:
        """Keep a test. Raises StorageError."""
        self.tests.append(test)
        self._append(test)

    def find(self, candidate: Candidate) -> Trial | None:
        """Return the test of these statements, as they were asked for or as they were cut."""
        for test in self.tests:
            same = replace(test.candidate, statements=candidate.statements) == candidate
            if same and candidate.statements in (test.asked, test.statements) and test.graph_hash:
                return test
            if same and candidate.statements == test.asked:
                return test
        return None

    def equal(self, sample_hash: str) -> Trial | None:
        """Return the test of a candidate with the same files and without a knob."""
        same = (test for test in self.tests if test.sample_hash == sample_hash and test.tries and not test.knobs)
        return next(same, None)

    def _append(self, line: BaseModel) -> None:
        with storing(self.folder / JOURNAL, "written"), (self.folder / JOURNAL).open("a", encoding="utf-8") as file:
            file.write(line.model_dump_json() + "\n")


def refuse_strange(folder: Path) -> None:
    """Raise UsageError if a folder has files and is not a search's own. A search replaces some of its files."""
    with storing(folder, "read"):
        names = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    if JOURNAL not in names and names - _BEFORE:
        raise UsageError(f"{folder} is not empty, and holds no search; give another --out")


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other searches out of a folder, which is made if needed, or raise UsageError if there is one already."""
    with storing(folder, "made"):
        folder.mkdir(parents=True, exist_ok=True)
    lock = lock_file(folder / LOCK_FILE, f"another graphnet locate is using {folder} now; wait for it, or end it")
    try:
        yield
    finally:
        os.close(lock)
