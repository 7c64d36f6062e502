"""Make the smallest failing graph smaller: float32, fewer rows, and each size, also as a number in the statements."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, replace
from typing import Final

from graphnet.locate.search import Candidate, Judged
from graphnet.locate.signature import Answer
from graphnet.subgraphs.cutter import Smaller

#: How many sizes are made smaller, the largest first. Each takes one to ten tests.
_MOST_SIZES: Final = 4
_SIMPLEST: Final = "float32"
_OTHER: Final = "float64"


@dataclass(frozen=True)
class Argument:
    """An argument of a graph: its shape, its dtype if it is a real float (otherwise empty), and whether it is a weight.

    The shape of an integer is empty.
    """

    shape: tuple[int, ...]
    float_dtype: str
    is_weight: bool


class Narrowing:
    """Makes the arguments of a failing candidate smaller. ``best`` is the smallest one that failed so far."""

    def __init__(
        self,
        best: Candidate,
        arguments: Sequence[Argument],
        test: Callable[[Candidate], Judged],
        numbers: Set[int] = frozenset(),
    ) -> None:
        """Begin with a candidate that fails. ``test`` may raise any error to end the search.

        ``numbers`` are the integers that stand in its statements.
        """
        self._arguments = arguments
        self._numbers = numbers
        self._test = test
        self.best = best
        #: The answers of the float types that were tried.
        self.dtypes: dict[str, Answer] = {}

    def run(self) -> None:
        """Make the arguments as small as they can be."""
        self._dtype()
        self._leading()
        self._sizes()

    def _dtype(self) -> None:
        """Try the simplest float type. If the graph has no other one, try a wider one, but do not follow it."""
        dtypes = {one.float_dtype for one in self._arguments} - {""}
        if not dtypes:
            return
        dtype = _OTHER if dtypes == {_SIMPLEST} else _SIMPLEST
        candidate = self._with(replace(self.best.smaller, dtype=dtype))
        answer = self.dtypes[dtype] = self._test(candidate).answer
        if answer is Answer.fails and dtype == _SIMPLEST:
            self.best = candidate

    def _leading(self) -> None:
        rows = max((one.shape[0] for one in self._arguments if one.shape and not one.is_weight), default=0)
        self._smallest([self._with(replace(self.best.smaller, leading=kept)) for kept in _fewer(rows)])

    def _sizes(self) -> None:
        rows = self.best.smaller.leading
        sizes = set()
        for one in self._arguments:
            first = [one.shape[0] if rows is None or one.is_weight else min(one.shape[0], rows)] if one.shape else []
            sizes |= {*first, *one.shape[1:]}
        for size in sorted(sizes, reverse=True)[:_MOST_SIZES]:
            known = self.best.smaller
            choices = [replace(known, sizes=(*known.sizes, (size, kept))) for kept in _fewer(size)]
            self._smallest([self._with(one) for one in choices])
            if self.best.smaller == known and size in self._numbers:
                # A view of a fixed size, for instance, needs both.
                self._smallest([self._with(replace(one, numbers=(*one.numbers, size))) for one in choices])

    def _with(self, smaller: Smaller) -> Candidate:
        return replace(self.best, smaller=smaller)

    def _smallest(self, choices: Sequence[Candidate]) -> None:
        """Keep the first choice that fails. Most often it is the very first; otherwise bisect."""
        low, high = -1, len(choices)
        middle = 0
        while high - low > 1:
            if self._test(choices[middle]).answer is Answer.fails:
                high = middle
            else:
                low = middle
            middle = (low + high) // 2
        if choices[high:]:
            self.best = choices[high]


def integers_in(texts: Iterable[str]) -> frozenset[int]:
    """Return the integers that stand in statements."""
    nodes = (node for text in texts for node in ast.walk(ast.parse(text)))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and type(node.value) is int)


def _fewer(count: int) -> list[int]:
    """Return the powers of two below a number."""
    return [1 << power for power in range(max(0, count - 1).bit_length()) if 1 << power < count]
