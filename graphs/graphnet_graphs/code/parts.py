"""Cut the forward function of a model.py into parts that pass values to each other by name. Needs no torch.

A part is a range of statements. If the part reads a name before binding it, the name is an argument of the part. If the
part binds a name that a later part reads, the name is a result of the part. So branches, skip connections, several
results and in-place writes still work after a cut. Statements that only free names (`del x`, `x = None`) are not
counted. A part frees its own names at the same places as the uncut function, and never frees a name of another part.
"""

from __future__ import annotations

import ast
import textwrap
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Dict, FrozenSet, Iterable, List, Optional, Sequence, Set, Tuple

from graphnet_graphs.code.syntax import argument_names, find_forward, freed_names, source_of


@dataclass(frozen=True)
class Part:
    """One part of a forward function.

    Attributes:
        text: the part as the source code of a model.py.
        arguments: the names of the part's arguments, in the order of its signature.
        results: the names of the part's results, in the order in which they are returned. Empty for the last part,
            which returns the result of the whole forward function.
        sources: for each argument, the number of the part that made it; None for one of the whole forward function.
        statements: the half-open range of the part's statements, counted from 0 without those that only free names.
    """

    text: str
    arguments: Tuple[str, ...]
    results: Tuple[str, ...]
    sources: Tuple[Optional[int], ...]
    statements: Tuple[int, int]


class Forward:
    """The forward function in the source code of a model.py, as the list of its statements that compute something."""

    def __init__(self, text: str) -> None:
        """Parse the source code of a model.py.

        Raises SyntaxError if it is not Python, and ValueError if no forward function ends with a return of its result.
        """
        self.text = text
        self._forward = find_forward(text)
        self.arguments = argument_names(self._forward)
        *body, last = self._forward.body
        if not isinstance(last, ast.Return) or last.value is None:
            raise ValueError(
                "The forward of model.py does not end with a return of its result; write the sample again."
            )
        self._last = last
        self._statements: List[ast.stmt] = []
        #: For each statement that computes something, the statements directly after it that only free names.
        self._frees: List[List[ast.stmt]] = []
        for statement in body:
            if freed_names(statement) is None:
                self._statements.append(statement)
                self._frees.append([])
            elif self._frees:
                self._frees[-1].append(statement)
        self._reads = [read_names(statement) for statement in [*self._statements, last]]
        self._binds = [bound_names(statement) for statement in self._statements]
        #: Every name that the forward function takes as an argument or binds.
        self.locals: FrozenSet[str] = frozenset(self.arguments).union(*self._binds)

    @property
    def statements(self) -> Sequence[ast.stmt]:
        """The statements of the forward function that compute something, without the return."""
        return self._statements

    @property
    def result(self) -> ast.expr:
        """The expression that the forward function returns."""
        assert self._last.value is not None  # the constructor refuses a return without a value
        return self._last.value

    def source(self, number: int) -> str:
        """Return the source code of statement `number`, without indentation."""
        return _unindented(self.text, self._statements[number])

    def source_of(self, node: ast.expr) -> str:
        return source_of(self.text, node)

    def bound(self, number: int) -> Sequence[str]:
        return self._binds[number]

    def read(self, number: int) -> Sequence[str]:
        return self._reads[number]

    def carried(self) -> List[FrozenSet[str]]:
        """Return, for each statement, the names that a cut before this statement would pass to later parts.

        Arguments of the forward function are left out, unless an earlier statement has bound their names again.
        """
        live: Set[str] = set(self._reads[-1])
        found: List[Set[str]] = []
        for number in reversed(range(len(self._statements))):
            live = (live - set(self._binds[number])) | set(self._reads[number])
            found.append(live & self.locals)
        made: Set[str] = set()
        carried = []
        for number, names in enumerate(reversed(found)):
            carried.append(frozenset(names & made))
            made |= set(self._binds[number])
        return carried

    @cached_property
    def dead_after(self) -> Sequence[FrozenSet[str]]:
        """For each statement, the names to free directly after it."""
        read_later = [*self.carried(), frozenset(self._reads[-1])][1:]
        held: Set[str] = set()
        dead = []
        for bound, later in zip(self._binds, read_later):
            held |= set(bound)
            dead.append(frozenset(held - later))
            held &= later
        return dead

    def cut(self, positions: Iterable[int]) -> List[Part]:
        """Cut the forward function into parts of at least one statement, with a cut before each statement in
        `positions`.

        Raises ValueError if a position is not the number of a statement, or is 0.
        """
        count = len(self._statements)
        cuts = sorted(set(positions))
        outside = next((position for position in cuts if not 0 < position < count), None)
        if outside is not None:
            raise ValueError(f"There is no cut before statement {outside}; positions are 1 to {count - 1}.")
        edges = [0, *cuts, count]
        ranges = list(zip(edges, edges[1:]))
        needs = [self._needs(*one, last=one[1] == count) for one in ranges]
        maker: Dict[str, int] = {}
        sources: List[List[Optional[int]]] = []
        results: List[Set[str]] = [set() for _ in ranges]
        for number, (first, end) in enumerate(ranges):
            sources.append([maker.get(name) for name in needs[number]])
            for name, source in zip(needs[number], sources[-1]):
                if source is not None:
                    results[source].add(name)
            maker.update({name: number for names in self._binds[first:end] for name in names})
        parts = []
        for number, one in enumerate(ranges):
            returned = tuple(sorted(results[number]))
            text = self._module(one, needs[number], returned, last=one[1] == count)
            parts.append(Part(text, tuple(needs[number]), returned, tuple(sources[number]), one))
        return parts

    def _needs(self, first: int, end: int, last: bool) -> List[str]:
        """Return the local names that statements `first` to `end` (exclusive) read before binding them, in this order.

        If `last` is true, the return is included.
        """
        needed: Dict[str, None] = {}
        bound: Set[str] = set()
        for number in [*range(first, end), *([len(self._statements)] if last else [])]:
            for name in self._reads[number]:
                if name in self.locals and name not in bound:
                    needed[name] = None
            bound |= set(self._binds[number]) if number < len(self._statements) else set()
        return list(needed)

    def _module(self, one: Tuple[int, int], arguments: Sequence[str], results: Sequence[str], last: bool) -> str:
        first, end = one
        bound: Set[str] = set()
        lines: List[str] = []
        for number in range(first, end):
            lines.append(self.source(number))
            bound |= set(self._binds[number])
            kept = bound - set(results)
            freed = [name for statement in self._frees[number] for name in freed_names(statement) or ()]
            own = [name for name in freed if name in kept]
            if own and number < end - 1:
                lines.append("del " + ", ".join(dict.fromkeys(own)))
                bound -= set(own)
        comma = "," if results else ""
        lines.append(_unindented(self.text, self._last) if last else f"return ({', '.join(results)}{comma})")
        return module_text(self.text, arguments, lines)


def read_names(statement: ast.stmt) -> List[str]:
    """Return the names that a statement reads; `x += y` reads x, too."""
    found = [node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
    changed = [node.target for node in ast.walk(statement) if isinstance(node, ast.AugAssign)]
    return found + [target.id for target in changed if isinstance(target, ast.Name)]


def bound_names(statement: ast.stmt) -> List[str]:
    return [node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def _unindented(text: str, statement: ast.stmt) -> str:
    # Only the first line of a node's source code has no indentation.
    head, *rest = source_of(text, statement).split("\n")
    indent = statement.col_offset
    return "\n".join([head, *(line[indent:] if not line[:indent].strip() else line for line in rest)])


def module_text(text: str, arguments: Sequence[str], lines: Sequence[str]) -> str:
    """Return a model.py that has the imports of `text` and a forward function with these arguments and lines."""
    listed = "".join(f"        {name},\n" for name in arguments)
    body = textwrap.indent("\n".join(lines), " " * 8)
    head = f"{_imports(text)}\n\n\nclass GraphModule(torch.nn.Module):"
    return f"{head}\n    def forward(\n        self,\n{listed}    ):\n{body}\n"


@lru_cache(maxsize=8)
def _imports(text: str) -> str:
    # A sample may be cut into thousands of parts, and parsing its text takes long.
    kept = (
        node
        for node in ast.parse(text).body
        if not (isinstance(node, ast.ClassDef) and node.name == "GraphModule")
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))  # a docstring
    )
    return "\n".join(source_of(text, node) for node in kept)
