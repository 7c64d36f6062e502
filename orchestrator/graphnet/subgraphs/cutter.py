"""Cut subgraphs out of a sample, by the graph tool ``subgraphs``, which stays running until all are cut.

The tool runs the sample in eager mode, in an interpreter with torch and in a room of its own. Each cut takes about as
long as one eager call of the sample, because torch is imported only once.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError, UsageError, storing
from graphnet.launch.graph_tools import ToolFailed, open_tool
from graphnet.launch.local import Rooms


class CannotCut(Exception):
    """These statements are no subgraph, or the sample's code failed. The message says why."""


@dataclass(frozen=True)
class Value:
    """A value that a statement bound: ``tensor``, ``integer``, ``tensors`` or another type, and a tensor's shape."""

    kind: str
    shape: tuple[int, ...]
    dtype: str


@dataclass(frozen=True)
class Statement:
    """One statement of a sample's forward.

    Attributes:
        text: its source code.
        reads, binds: the local names that it reads, and those that it binds.
        operators: the functions and methods that it calls, for instance ``torch.nn.functional.gelu`` or ``view``.
        values: what it bound in eager mode, by name.
        changes: the names whose tensors it may change in place.
    """

    text: str
    reads: tuple[str, ...]
    binds: tuple[str, ...]
    operators: tuple[str, ...]
    values: Mapping[str, Value]
    changes: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """A sample's forward as statements, numbered from 0.

    Attributes:
        arguments: the names of forward's arguments.
        results: the expressions that forward returns.
        plain: whether each result is the name of one tensor, so that output N is result N.
        cuts: the statements before which only tensors and integers are passed on.
    """

    name: str
    arguments: tuple[str, ...]
    statements: tuple[Statement, ...]
    results: tuple[str, ...]
    plain: bool
    cuts: tuple[int, ...]

    def cone(self, results: Sequence[int] | None = None, before: int | None = None) -> list[int]:
        """Return the statements before ``before`` (default: all) that the given results (default: all) depend on."""
        end = len(self.statements) if before is None else before
        chosen = range(len(self.results)) if results is None else results
        words = {word for number in chosen for word in _names(self.results[number])}
        found = []
        for number in reversed(range(end)):
            one = self.statements[number]
            if words.intersection(one.binds) or words.intersection(one.changes):
                found.append(number)
                words = (words - set(one.binds)) | set(one.reads) | set(one.changes)
        return found[::-1]


@dataclass(frozen=True)
class Smaller:
    """A wish for smaller arguments of a subgraph. The subgraph may then be a program that eager mode cannot run.

    Attributes:
        leading: how many entries the arguments keep of their first dimension, except weights.
        sizes: pairs of a size and how many entries are kept of each dimension of that size, in all arguments.
        dtype: the type of all real floats; empty if they keep theirs.
        numbers: the sizes that are also replaced where they stand as a number in a statement.
    """

    leading: int | None = None
    sizes: tuple[tuple[int, int], ...] = ()
    dtype: str = ""
    numbers: tuple[int, ...] = ()

    def text(self) -> str:
        """Return the wish in words; empty without one."""
        leading = [] if self.leading is None else [f"first dimension {self.leading}"]
        sizes = [
            f"size {kept} instead of {size}" + (", also in the statements" if size in self.numbers else "")
            for size, kept in self.sizes
        ]
        return ", ".join([*leading, *sizes, *([self.dtype] if self.dtype else [])])


#: Arguments with the shapes and types that they have in the whole.
AS_IT_IS: Final = Smaller()


@dataclass(frozen=True)
class Subgraph:
    """A subgraph on disk: a complete sample in the folder ``path``.

    Attributes:
        statements: its statements; more than were asked for if one of these cannot be cut out alone.
        stored, drawn: the arguments whose real values are stored, and those drawn by mean and standard deviation.
        graph_hash: the hash of its graph, which does not depend on names and values.
        sample_hash: the hash of its files.
    """

    path: Path
    statements: tuple[int, ...]
    stored: tuple[str, ...]
    drawn: tuple[str, ...]
    graph_hash: str
    sample_hash: str


@dataclass(frozen=True)
class EagerTimes:
    """The times of a sample in eager mode, in ns: of a call without a statement, and of each statement."""

    call_ns: float
    statements_ns: tuple[float, ...]

    def call_of(self, statements: Sequence[int]) -> float:
        """Return the time of a call of some of its statements, in ns."""
        return self.call_ns + sum(self.statements_ns[one] for one in statements)

    def share(self, statements: Sequence[int], like: Sequence[int] = ()) -> float:
        """Return the share of the whole's time that a call of some of its statements takes.

        The statements stand for others, ``like`` them: there are as many calls as these take longer.
        """
        own, others = (sum(self.statements_ns[one] for one in some) for some in (statements, like))
        calls = (own + others) / own if own else 1.0
        return calls * self.call_of(statements) / self.call_of(range(len(self.statements_ns)))


class Cutter:
    """A running tool that has read one sample. ``open_cutter`` starts it."""

    def __init__(self, process: subprocess.Popen[str], out: Path) -> None:
        """Read what the tool says of the sample. Raises UsageError if eager mode cannot run it, and ToolFailed."""
        self._process = process
        self._out = out
        #: The answers that were not read, because an interrupt came while they were awaited.
        self._unread = 0
        said = self._answer()
        if "error" in said:
            raise UsageError(said["error"]["message"])
        self.facts = _facts(said)

    def cut(
        self,
        statements: Sequence[int],
        name: str,
        values: bool = True,
        results: Sequence[int] | None = None,
        smaller: Smaller = AS_IT_IS,
    ) -> Subgraph:
        """Write the subgraph of these statements into the folder ``name`` below the cutter's folder.

        It returns what the other statements read of it; with ``results``, these results of the whole. Without
        ``values``, its floats are drawn by mean and standard deviation instead of stored. Raises CannotCut,
        StorageError or ToolFailed.
        """
        asked = {"name": name, "statements": list(statements), "values": values, "smaller": asdict(smaller)}
        asked["results"] = None if results is None else list(results)
        said = self._asked(asked)
        if "error" in said:
            if said.get("is_storage"):
                raise StorageError(f"a subgraph cannot be written below {self._out}: {said['error']}")
            raise CannotCut(said["error"])
        return Subgraph(
            self._out / name,
            tuple(said["statements"]),
            tuple(said["stored"]),
            tuple(said["drawn"]),
            said["graph_hash"],
            said["sample_hash"],
        )

    def times(self, threads: int) -> EagerTimes:
        """Run the sample several times in eager mode on the CPU, with so many threads, and return its shortest times.

        Raises ToolFailed.
        """
        said = self._asked({"threads": threads})
        if "error" in said:
            raise ToolFailed(f"the sample's statements cannot be timed: {said['error']}")
        return EagerTimes(said["call_ns"], tuple(said["statements_ns"]))

    def _asked(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Send a request to the tool, and return its answer."""
        assert self._process.stdin is not None
        while self._unread:
            self._answer()
            self._unread -= 1
        try:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ToolFailed("the tool that cuts subgraphs has ended") from error
        self._unread += 1
        said = self._answer()
        self._unread -= 1
        return said

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        try:
            said: dict[str, Any] = json.loads(line)
        except ValueError:
            raise ToolFailed("the tool that cuts subgraphs ended; the sample's code may have crashed it") from None
        return said


@contextlib.contextmanager
def open_cutter(sample: Path, out: Path, seed: int, python: str, rooms: Rooms | None = None) -> Iterator[Cutter]:
    """Start a cutter for the sample in a folder, until the block ends. Subgraphs are written below ``out``.

    ``seed`` makes the sample's inputs, as for bench. ``python`` has torch (``graph_tools.interpreter`` finds one).
    Raises UsageError if the sample does not run in eager mode, StorageError and ToolFailed.
    """
    with storing(out, "made"):
        out.mkdir(parents=True, exist_ok=True)
    arguments = [str(sample.absolute()), f"--out={out.absolute()}", f"--seed={seed}"]
    with open_tool("subgraphs", arguments, python, rooms) as process:
        yield Cutter(process, out.absolute())


def _facts(said: Mapping[str, Any]) -> Facts:
    statements = tuple(
        Statement(
            one["text"],
            tuple(one["reads"]),
            tuple(one["binds"]),
            tuple(one["operators"]),
            {name: Value(v["kind"], tuple(v["shape"]), v["dtype"]) for name, v in one["values"].items()},
            tuple(one["changes"]),
        )
        for one in said["statements"]
    )
    return Facts(
        said["name"],
        tuple(said["arguments"]),
        statements,
        tuple(said["results"]),
        said["plain"],
        tuple(said["cuts"]),
    )


def _names(expression: str) -> set[str]:
    """Return the identifiers in an expression."""
    return set("".join(letter if letter.isalnum() or letter == "_" else " " for letter in expression).split())
