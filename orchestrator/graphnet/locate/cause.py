"""The cause of a row, as `graphnet locate` reports and keeps it."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet import units
from graphnet.errors import StorageError, storing
from graphnet.files import write_whole
from graphnet.locate.signature import Answer, Signature
from graphnet.locate.slow import Slowness
from graphnet.runs.causes import Known, verified_word
from graphnet.subgraphs.cutter import AS_IT_IS, Smaller

CAUSE_FILE: Final = "cause.json"
#: Why a search ended that the user interrupted.
INTERRUPTED: Final = "interrupted"
#: The quantile of a normal distribution for intervals of 95 %.
_Z: Final = 1.96
#: A graph that never fails in its tries would have failed in one with this probability, if it had the fault.
_SURE: Final = 0.95
_MOST_TRIES: Final = 20


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Rate(_Kept):
    """How often something failed so."""

    failures: int
    """The tries that failed with the signature."""
    tries: int
    """All tries."""

    @property
    def share(self) -> float:
        return self.failures / self.tries if self.tries else 0.0

    @property
    def wanted(self) -> int:
        """Return in how many tries a graph that fails at this rate would show it at least once, with 95 %.

        A search has many graphs, and misses the fault in some of them if the rate is lower than it seemed. So the rate
        is the lower end of its interval.
        """
        if self.failures == self.tries:
            return 1
        low, _ = self.interval()
        return min(_MOST_TRIES, math.ceil(math.log(1 - _SURE) / math.log(1 - max(low, 0.05))))

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the rate (Wilson's)."""
        if not self.tries:
            return 0.0, 1.0
        n, p = self.tries, self.share
        middle = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z * math.sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2)) / (1 + _Z**2 / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def text(self) -> str:
        if self.failures == self.tries:
            return f"{self.failures} of {self.tries} tries"
        low, high = self.interval()
        return f"{self.failures} of {self.tries} tries (rate {self.share:.0%}, 95 % interval {low:.0%} to {high:.0%})"


class Neighbour(_Kept):
    """A graph near the smallest failing one that passes."""

    statements: tuple[int, ...]
    """Its statements in the sample."""
    results: tuple[int, ...] | None
    """The results of the sample that it returns; null: what other statements read of it."""
    why: str
    """The facts that both graphs have in common."""
    smaller: Smaller = AS_IT_IS
    """How its arguments differ from the values of the sample."""


class Part(_Kept):
    """The smallest graph without one part of the compiler, or without several."""

    knobs: tuple[str, ...]
    """The names of the knobs that turned them off."""
    turns_off: str
    """The parts that were off."""
    answer: Answer
    """Whether the graph fails so without them."""
    found: str
    """The other failure that was found, or the reason why it is invalid."""

    @property
    def is_right(self) -> bool:
        """Whether the graph is right without these parts."""
        return self.answer is Answer.passes and not self.found


class Remedy(_Kept):
    """The fewest parts of the compiler without which the fault is gone."""

    knobs: tuple[str, ...]
    """The names of the knobs that turn them off."""
    turns_off: str
    """The parts."""
    options: dict[str, bool | int | float | str]
    """The options that turn them off, as ``--option`` takes them."""
    helps_whole: bool | None
    """Whether the whole sample is right with these options too; null if that is not known."""


class Reproducer(_Kept):
    """The script that shows the fault alone."""

    script: str
    """Its path."""
    lines: int
    """How many lines it has."""
    verified: bool
    """Whether it was run in the backend's environment, without this project, and failed so."""
    how: str
    """The result of its run, or the reason why it was not run."""
    uses_adapter: bool = True
    """Whether it calls the backend's adapter, which is copied into its folder; if not, it calls the compiler itself."""

    @property
    def verified_word(self) -> str:
        return verified_word(self.verified)


class Cause(_Kept):
    """The cause of one row, as far as it is known."""

    sample: str
    """The sample's name in the run."""
    backend: str
    """The site, as the text of ``--backend``."""
    signature: Signature
    """The signature that was held."""
    whole_statements: int
    """The number of statements of the sample."""
    statements: tuple[int, ...]
    """The statements of the smallest graph that failed so, counted from 0."""
    results: tuple[int, ...] | None
    """The results of the sample that it returns; null: what other statements read of it."""
    text: tuple[str, ...]
    """Their source code."""
    operators: tuple[str, ...]
    """The operators that they call."""
    graph_hash: str
    """The hash of the smallest graph; empty if it is the whole sample."""
    rate: Rate
    """How often the whole sample failed so."""
    rate_of_smallest: Rate
    """How often the smallest graph failed so when it was run again at the end."""
    needs_values: bool | None
    """Whether the smallest graph fails only with the real values of the sample; null if that is not known."""
    neighbour: Neighbour | None
    """A graph near it that passes."""
    also_found: tuple[str, ...]
    """Other failures that were met on the way and not followed."""
    minimal_under: tuple[str, ...]
    """The reductions that were tried to their end."""
    tests: int
    """The number of tests."""
    seconds: float
    """The time of all tests."""
    ended: str
    """Why the search ended early; empty if it ended by itself."""
    smaller: Smaller = AS_IT_IS
    """How the arguments of the smallest graph differ from the values of the sample."""
    dtypes: dict[str, Answer] = {}
    """Whether it fails so if all of its floats have another type."""
    parts: tuple[Part, ...] = ()
    """The answers without each part of the compiler that a knob turns off."""
    remedy: Remedy | None = None
    """The fewest parts without which the fault is gone; null if none are known."""
    outlives_all: bool | None = None
    """Whether it fails so without all of these parts at once; null if that is not known."""
    like: tuple[int, ...] = ()
    """For slow rows: further statements of the sample for which the smallest graph stands, because they do the same."""
    slow: Slowness | None = None
    """For slow rows: how much of the lost time the smallest graph explains."""
    reproducer: Reproducer | None = None
    """The script; null if there is none."""
    known: Known | None = None
    """The entry of the backend's file of known causes that covers it; null if none does."""

    @property
    def is_interrupted(self) -> bool:
        return self.ended == INTERRUPTED

    @property
    def good_word(self) -> str:
        """Return the word for a graph without the fault."""
        return "right" if self.slow is None else "not slow"

    @property
    def signature_of_smallest(self) -> Signature:
        """Return the signature with the ratio of the smallest graph, if the row is slow."""
        own = {} if self.slow is None else {"ratio": self.slow.part.ratio}
        return self.signature.model_copy(update=own)

    @property
    def title(self) -> str:
        """Return the backend, the operators of the smallest graph and the failure."""
        size = f"{len(self.statements)} of {units.count(self.whole_statements, 'statement')}"
        where = "the whole graph" if self.needs_whole else ", ".join(self.operators) or size
        return f"{self.backend}: {where}: {self.signature.text()}"

    @property
    def needs_whole(self) -> bool:
        """Whether nothing could be left out of the sample."""
        return len(self.statements) == self.whole_statements

    def is_same(self, other: Cause) -> bool:
        """Whether two rows have one cause: the same smallest graph, and failures that cover each other."""
        same = self.signature.covers(other.signature) or other.signature.covers(self.signature)
        return same and self.backend == other.backend and self.graph_hash == other.graph_hash != ""

    def is_alike(self, other: Cause) -> bool:
        """Whether two rows probably have one cause: the same operators, perhaps with other shapes."""
        same = self.signature.covers(other.signature) or other.signature.covers(self.signature)
        return same and self.backend == other.backend and not self.needs_whole and self.operators == other.operators

    def write(self, folder: Path) -> None:
        """Write ``cause.json``. Raises StorageError."""
        write_whole(folder / CAUSE_FILE, self.model_dump_json(indent=2) + "\n")

    @classmethod
    def read(cls, folder: Path) -> Cause | None:
        """Read ``cause.json``; None if there is none. Raises StorageError if it is damaged."""
        path = folder / CAUSE_FILE
        if not path.exists():
            return None
        with storing(path, "read"):
            text = path.read_text(encoding="utf-8")
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            raise StorageError(f"{path} is damaged or of another version: {error.errors()[0]['msg']}") from None
