"""Find the slow statements of a slow row. A model repeats its blocks, so one statement is timed for all like it.

A compiler that is slow on an operator is slow on it everywhere. So the smallest graph need not have all of them: it is
timed alone, and counts as often as the sample has it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.locate.search import Candidate
from graphnet.locate.signature import Answer
from graphnet.locate.slow import Lost
from graphnet.subgraphs.cutter import EagerTimes, Facts, Value

#: How many groups are timed at most, those that take longest in eager mode first.
_MOST_GROUPS: Final = 20
#: A group that takes a smaller share of the time in eager mode is not timed.
_LEAST_SHARE: Final = 0.005
#: Statements that lose more than so many times the time that the whole loses are slow for another reason when alone.
_MOST_LOST: Final = 1.25
#: The largest graph of several groups, and how far the shares of the groups that it has may be from each other.
_MOST_STATEMENTS: Final = 48
_PROPORTION: Final = 1.1


@dataclass(frozen=True)
class Timed:
    """A candidate as it was timed; ``lost`` is None if its times say nothing."""

    candidate: Candidate
    answer: Answer
    lost: Lost | None


def groups_of(facts: Facts, arguments: Mapping[str, Value], times: EagerTimes) -> list[tuple[int, ...]]:
    """Return the statements with operators, by equal operators, attributes, and shapes of what they read and bind.

    ``arguments`` are the tensors of forward's arguments. The groups that take longest in eager mode come first. A
    statement that reads a number, or several tensors by one name, is like others that read the same name only.
    """
    known: dict[str, Value] = dict(arguments)
    groups: dict[tuple[str, tuple[Value | str, ...], tuple[Value, ...]], list[int]] = {}
    for number, one in enumerate(facts.statements):
        if one.operators:
            renamed = _Renamed()
            text = ast.unparse(renamed.visit(ast.parse(one.text)))
            key = (text, tuple(known.get(name, name) for name in renamed.names), tuple(one.values.values()))
            groups.setdefault(key, []).append(number)
        for name, value in one.values.items():
            known.pop(name, None)
            if value.kind == "tensor":
                known[name] = value
    long = sorted(groups.values(), key=lambda group: -sum(times.statements_ns[number] for number in group))
    return [tuple(group) for group in long]


class _Renamed(ast.NodeTransformer):
    """Replaces names that are read by numbers, in the order in which they come, and all that are bound by one name."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_Name(self, node: ast.Name) -> ast.Name:
        if not isinstance(node.ctx, ast.Load):
            return ast.Name("_", node.ctx)
        if node.id not in self.names:
            self.names.append(node.id)
        return ast.Name(f"_{self.names.index(node.id)}", node.ctx)


class AlikeSearch:
    """Finds the fewest groups of statements that lose half of the time of a slow sample."""

    def __init__(
        self,
        groups: Sequence[tuple[int, ...]],
        whole: Lost,
        times: EagerTimes,
        test: Callable[[Candidate], Timed],
    ) -> None:
        """Store the arguments. ``test`` times a candidate, and may raise any error to end the search."""
        self._times = times
        self._whole = whole
        self._test = test
        some = [group for group in groups if times.share(group) - times.share(()) >= _LEAST_SHARE]
        self._groups = some[:_MOST_GROUPS]
        #: The time that each group loses at least, as a multiple of the reference's time for the whole sample.
        self._lost: dict[tuple[int, ...], float] = {}

    def run(self) -> Candidate | None:
        """Time one statement of each group; return a candidate that loses enough, or None."""
        for group in self._groups:
            timed = self._test(Candidate(group[:1], like=group[1:]))
            if timed.lost is None or self._is_strange(timed):
                continue
            if timed.answer is Answer.fails:
                return timed.candidate
            self._lost[group] = max(0.0, timed.lost.least_of_whole)
            chosen = self._chosen()
            candidate = candidate_of(chosen) if len(chosen) > 1 else None
            if candidate is not None:
                together = self._test(candidate)
                if together.answer is Answer.fails and not self._is_strange(together):
                    return together.candidate
        return None

    def _is_strange(self, timed: Timed) -> bool:
        """Return whether statements alone lose more than the whole, so that their times are not those in the whole."""
        lost = timed.lost
        return (
            lost is not None
            and bool(timed.candidate.like)
            and lost.least_of_whole > _MOST_LOST * (self._whole.high - 1)
        )

    def _chosen(self) -> list[tuple[int, ...]]:
        """Return the fewest groups that together lose enough; none if all that were timed do not."""
        chosen, found = [], 0.0
        for group in sorted(self._lost, key=lambda one: -self._lost[one]):
            chosen.append(group)
            found += self._lost[group]
            if found > self._whole.needed:
                return chosen
        return []


def candidate_of(groups: Sequence[tuple[int, ...]]) -> Candidate | None:
    """Return a candidate for several groups, with statements of each in proportion.

    None if a graph of few statements cannot be in proportion, for instance because one group has a thousand.
    """
    fewest = min(map(len, groups))
    for count in range(1, fewest + 1):
        taken = [group[: max(1, round(len(group) * count / fewest))] for group in groups]
        shares = [len(some) / len(group) for some, group in zip(taken, groups, strict=True)]
        if sum(map(len, taken)) > _MOST_STATEMENTS:
            return None
        if max(shares) <= _PROPORTION * min(shares):
            own = {number for some in taken for number in some}
            like = {number for group in groups for number in group} - own
            return Candidate(tuple(sorted(own)), like=tuple(sorted(like)))
    return None
