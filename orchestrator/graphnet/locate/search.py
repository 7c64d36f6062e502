"""The search for the smallest set of statements that still fails: cone, prefixes, suffixes, complements, single ones.

It knows nothing of compilers: a function answers for each candidate whether it fails so.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from graphnet.locate.signature import Answer
from graphnet.subgraphs.cutter import AS_IT_IS, Facts, Smaller

#: The largest number of statements of which each is tested alone at the end.
_MOST_SINGLE: Final = 12


@dataclass(frozen=True)
class Candidate:
    """Statements of the sample, in order.

    Attributes:
        statements: their numbers.
        results: the results of the whole that it returns; None: what other statements read of it.
        values: whether its arguments have the real values of the whole. Otherwise floats are drawn.
        knobs: the knobs of the backend that are turned.
        smaller: how its arguments differ from the values of the whole.
        like: further statements of the whole for which it stands, because they do the same. Only for slow rows.
    """

    statements: tuple[int, ...]
    results: tuple[int, ...] | None = None
    values: bool = True
    knobs: tuple[str, ...] = ()
    smaller: Smaller = AS_IT_IS
    like: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return len(self.statements)


@dataclass(frozen=True)
class Judged:
    """The answer for a candidate. It may have more statements than were asked for, see ``Subgraph.statements``."""

    candidate: Candidate
    answer: Answer


class Search:
    """Makes a failing candidate smaller. ``best`` is the smallest one that failed so far."""

    def __init__(self, facts: Facts, whole: Candidate, output: int | None, test: Callable[[Candidate], Judged]) -> None:
        """Begin with the whole sample, which fails.

        ``output`` is the number of the wrong output, if one is known. ``test`` may raise any error to end the search.
        """
        self._facts = facts
        self._output = output
        self._test = test
        self.best = whole
        #: The reductions that were tried to their end, in words.
        self.done: list[str] = []

    def run(self) -> None:
        """Make ``best`` as small as the reductions can."""
        self._cone()
        self.done.append("the cone of the failing output")
        self._without_names()
        self._prefixes()
        self._suffixes()
        self.done.append("prefixes and suffixes at cut points")
        self._complements()
        self.done.append("complements of ranges, down to single statements")
        self._single()

    def _fails(self, candidate: Candidate) -> bool:
        """Test a candidate, and keep it as the best if it fails so and is smaller."""
        if not candidate.statements or candidate.size >= self.best.size:
            return False
        tested = self._test(candidate)
        if tested.answer is not Answer.fails or tested.candidate.size >= self.best.size:
            return False
        self.best = tested.candidate
        return True

    def _cone(self) -> None:
        if self._output is not None and self._facts.plain and len(self._facts.results) > 1:
            results = (self._output,)
            if self._fails(Candidate(tuple(self._facts.cone(results)), results)):
                return
            # Also if no statement can be left out, one output may do.
        self._fails(Candidate(tuple(self._facts.cone()), tuple(range(len(self._facts.results)))))

    def _without_names(self) -> None:
        """Leave out all statements that only rename arguments: in many samples, half of them.

        Other names stay. Without them, what they name would be an argument, and what computes it would be unused.
        """
        given, renames = set(self._facts.arguments), set[int]()
        for number, statement in enumerate(self._facts.statements):
            if _is_rename(statement.text) and given.issuperset(statement.reads):
                renames.add(number)
                given.update(statement.binds)
            else:
                given.difference_update(statement.binds, statement.changes)
        statements = tuple(number for number in self.best.statements if number not in renames)
        if statements:
            self._fails(replace(self._returning(statements), statements=statements))

    def _prefixes(self) -> None:
        statements = self.best.statements
        ends = [cut for cut in self._facts.cuts if statements[0] < cut <= statements[-1]]
        self._smallest([tuple(one for one in statements if one < end) for end in ends])

    def _suffixes(self) -> None:
        """Find the shortest suffix, short ones first: after the prefixes, the fault is most often at the end."""
        best = self.best
        statements = best.statements
        starts = [cut for cut in reversed(self._facts.cuts) if statements[0] < cut <= statements[-1]]
        suffixes = [tuple(one for one in statements if one >= start) for start in starts]
        last, step = -1, 1
        while last + step < len(suffixes):
            if self._fails(replace(best, statements=suffixes[last + step])):
                self._smallest(suffixes[last + 1 : last + step])
                return
            last, step = last + step, 2 * step
        self._smallest(suffixes[last + 1 :])

    def _smallest(self, choices: Sequence[tuple[int, ...]]) -> None:
        """Bisect choices, of which each contains the one before it: find the first that fails."""
        results = self.best.results
        low, high = -1, len(choices)
        while high - low > 1:
            middle = (low + high) // 2
            # A prefix does not compute the results of the whole, so it returns what the rest would read.
            ends = choices[middle][-1:] == self.best.statements[-1:]
            if self._fails(Candidate(choices[middle], results if ends else None)):
                high = middle
            else:
                low = middle

    def _complements(self) -> None:
        """Leave out ranges of statements, ever shorter ones, as delta debugging (ddmin) does."""
        parts = 2
        while self.best.size >= 2:
            statements = self.best.statements
            edges = [len(statements) * number // parts for number in range(parts + 1)]
            for first, end in itertools.pairwise(edges):
                left = statements[:first] + statements[end:]
                if left and self._fails(replace(self._returning(left), statements=left)):
                    parts = max(parts - 1, 2)
                    break
            else:
                if parts >= len(statements):
                    return
                parts = min(2 * parts, len(statements))

    def _returning(self, left: tuple[int, ...]) -> Candidate:
        return self.best if left[-1:] == self.best.statements[-1:] else replace(self.best, results=None)

    def _single(self) -> None:
        """Test each statement alone: two that are needed together in one candidate may each fail in another."""
        if 1 < self.best.size <= _MOST_SINGLE:
            for number in self.best.statements:
                if self._fails(Candidate((number,))):
                    return


def _is_rename(text: str) -> bool:
    """Whether a statement is ``a = b``."""
    (statement,) = ast.parse(text).body
    return isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Name)
