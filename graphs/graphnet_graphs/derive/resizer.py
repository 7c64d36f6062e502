"""Run a sample's code at two sizes, one statement at a time, and replace the numbers that depend on the old size.

If a statement fails at the new size, numbers in it are replaced by expressions of the size until it runs, or else
numbers in the earlier statements that computed its operands.
"""

from __future__ import annotations

import ast
import math
import time
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Set, Tuple

import torch

from graphnet_graphs.code.compose import operator_of
from graphnet_graphs.code.parts import Forward
from graphnet_graphs.code.syntax import dotted
from graphnet_graphs.derive.size_text import Choice, Literal, Position, literals, replaced, view_sizes
from graphnet_graphs.errors import DeriveError
from graphnet_graphs.running.compare import leaves
from graphnet_graphs.running.sample_module import Steps, copies, inference

#: The largest number of replacements, and the longest time in seconds, after which the derivation fails.
_MOST_TRIES = 2_000
_MOST_SECONDS = 300.0
#: To make one failed statement run, numbers may be replaced in at most this many earlier statements.
_DEPTH = 2
_RECURRENT = ("torch.lstm", "torch.gru", "torch.rnn_tanh", "torch.rnn_relu")
Shape = Tuple[int, ...]


class _NoFormError(DeriveError):
    """Raised if no replacement of numbers makes a statement run."""


class Resizer:
    """Runs the source of a sample at two sizes, one statement at a time, and replaces numbers where the new size fails.

    `kind` is `batch` or `sequence`, and `variable` is the name that holds the new size in the new code. If `growing`,
    the result of a statement such as `y = x[:, :n]` must grow when x grows: numbers in earlier statements are replaced
    until it does.
    """

    def __init__(self, text: str, kind: str, variable: str, old: int, new: int, growing: bool = False) -> None:
        self.forward = Forward(text)
        self._kind = kind
        self._growing = growing
        self._deadline = time.monotonic() + _MOST_SECONDS
        self._text, self._variable, self._old, self._new = text, variable, old, new
        self._sources = [self.forward.source(number) for number in range(len(self.forward.statements))]
        self._sources.append(f"return_value = {self.forward.source_of(self.forward.result)}")
        self._literals = [literals(source) for source in self._sources]
        self._choices: Dict[int, Choice] = {}
        self._tries = 0
        #: For each statement, the shapes of its operands and of its results at the old size.
        self._operands: List[List[Shape]] = []
        self._results: List[List[Shape]] = []

    @property
    def changed(self) -> int:
        """The number of statements in which numbers were replaced."""
        return len(self._choices)

    def run(self, old: Sequence[Any], new: Sequence[Any]) -> List[str]:
        """Run every statement and the return at both sizes, and return the lines of the new forward.

        `old` and `new` are the values of forward's arguments. Raises DeriveError if a statement fails at the new size,
        whatever replaces its numbers, or too many replacements were tried.
        """
        self._record_old(old)
        with inference():
            steps, number = self._start(new), 0
            while number < len(self._sources):
                operands = _shapes(steps, self._read(number))
                choice, error = self._advance(steps, number)
                if choice is None:
                    steps = self._mend_earlier(new, number, error)
                elif choice:
                    self._choices[number] = choice
                elif self._growing and self._stays(steps, number, operands):
                    steps = self._with_grown_result(new, number) or steps
                self._forget(steps, number)
                number += 1
        lines = [self._source(number) for number in range(len(self._sources))]
        return [*lines[:-1], "return " + lines[-1].partition(" = ")[2]]

    def _start(self, new: Sequence[Any]) -> Steps:
        # The code may write into the arguments, and it runs several times.
        steps = Steps(self._text, dict(zip(self.forward.arguments, copies(new))))
        steps.assign({self._variable: self._new})
        return steps

    def _record_old(self, old: Sequence[Any]) -> None:
        steps = Steps(self._text, dict(zip(self.forward.arguments, old)))
        with inference():
            for number, source in enumerate(self._sources):
                self._operands.append(_shapes(steps, self._read(number)))
                _execute(steps, source)
                self._results.append(_shapes(steps, self._bound(number)))
                self._forget(steps, number)

    def _read(self, number: int) -> Sequence[str]:
        return [name for name in self.forward.read(number) if name in self.forward.locals]

    def _bound(self, number: int) -> Sequence[str]:
        return self.forward.bound(number) if number < len(self.forward.statements) else ["return_value"]

    def _forget(self, steps: Steps, number: int) -> None:
        if number < len(self.forward.statements):
            for name in self.forward.dead_after[number]:
                steps.forget(name)

    def _source(self, number: int, choice: Optional[Choice] = None) -> str:
        chosen = self._choices.get(number, {}) if choice is None else choice
        return replaced(self._sources[number], chosen)

    def _advance(self, steps: Steps, number: int) -> Tuple[Optional[Choice], str]:
        """Run a statement at the new size. If it fails, replace numbers in it until it runs.

        Return the replacements with which the statement ran, or None, and the error of the first attempt.
        """
        before = steps.values(self._bound(number))
        operands = _shapes(steps, self._read(number))
        first = self._choices.get(number, {})
        error = self._try(steps, number, first)
        if error is None:
            return self._follow_operands(steps, number, first, operands, before), ""
        for choice in self._forms(number, operands):
            self._count_try(number)
            steps.assign(before)  # undo the assignments of the previous form
            if self._try(steps, number, choice) is None:
                return choice, ""
        return None, error

    def _follow_operands(
        self, steps: Steps, number: int, choice: Choice, operands: Sequence[Shape], before: Mapping[str, Any]
    ) -> Choice:
        """Replace numbers in a statement that runs at the new size but then computes something else than intended.

        If the new x has 96 columns, `x[:, :64]` loses some of them. If the batch is larger, `x.view(1, 64, -1)` moves
        the additional rows to the last dimension. Return all replacements in the statement.
        """
        grown = _grown(self._operands[number], operands)
        wanted: Choice = {}
        if not choice and grown and any(inferred for _, inferred in view_sizes(self._sources[number])):
            wanted = self._moved(number, operands)
        elif not choice and _shapes(steps, self._bound(number)) == self._results[number]:
            pairs = sorted(set(grown))
            found = [(one, b) for one in self._literals[number] for a, b in pairs if one.value == a]
            wanted = self._replacements(found)
        if wanted:
            after = steps.values(self._bound(number))
            shapes = _shapes(steps, self._bound(number))
            steps.assign(before)
            if self._try(steps, number, wanted) is None and _shapes(steps, self._bound(number)) != shapes:
                return wanted
            steps.assign(after)
        return choice

    def _moved(self, number: int, operands: Sequence[Shape]) -> Choice:
        """Find the size in a call of view that must change, and return its replacement."""
        if self._kind == "batch":
            position = self._batch_position(number, operands)
            ahead = [one for one in self._literals[number] if one.position == position]
            values = [(one, one.value // self._old * self._new) for one in ahead if one.value % self._old == 0]
        else:
            grown = _grown(self._operands[number], operands)
            values = [(one, b) for one in self._literals[number] for a, b in grown if one.value == a][:1]
        return self._replacements(values)

    def _batch_position(self, number: int, operands: Sequence[Shape]) -> Optional[Position]:
        """Find the position of the size in a call of view that is a multiple of the batch size.

        For instance, `x.view(256, -1)` merges two dimensions of an x with the shape (2, 128, 5): 256 is 2 (the batch
        size) times 128. The product of the view's sizes before this size equals the product of x's sizes before the
        batch dimension. Return None if no such size is found, or if it is -1 and needs no replacement.
        """
        sizes, made = view_sizes(self._sources[number]), self._results[number][:1]
        for old, new in zip(self._operands[number], operands):
            if old == new or not made or math.prod(old) != math.prod(made[0]) or len(sizes) != len(made[0]):
                continue
            changed = next(d for d, (a, b) in enumerate(zip(old, new)) if a != b)
            for dimension, (position, inferred) in enumerate(sizes):
                if math.prod(made[0][:dimension]) == math.prod(old[:changed]):
                    return None if inferred else position
        return None

    def _replacements(self, values: Sequence[Tuple[Literal, int]]) -> Choice:
        found = {one.order: self._expression(one.value, value) for one, value in values}
        return {index: expression for index, expression in found.items() if expression is not None}

    def _try(self, steps: Steps, number: int, choice: Choice) -> Optional[str]:
        source = self._source(number, choice)
        try:
            _refuse_wrong_state(steps, source)
            _execute(steps, source)
        # A sample's code was written by others and may raise any type of error, so every type is caught.
        except Exception as error:  # noqa: BLE001 - the next form is tried
            return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
        # A replacement that changes a result's number of dimensions cannot be right.
        ranks = [len(shape) for shape in _shapes(steps, self._bound(number))]
        same = ranks == [len(shape) for shape in self._results[number]]
        return None if same else "the result has another number of dimensions"

    def _count_try(self, number: int) -> None:
        self._tries += 1
        if self._tries > _MOST_TRIES or time.monotonic() > self._deadline:
            raise DeriveError(
                f"{self._where(number)} fails, and {self._tries:,} forms of the code were tried (at most "
                f"{_MOST_TRIES:,}, and for at most {_MOST_SECONDS:.0f} s)."
            )

    def _forms(self, number: int, operands: Sequence[Shape]) -> Iterator[Choice]:
        """Yield replacements for the numbers of a statement: first one number at a time, then two, then all."""
        options: List[Tuple[int, List[str]]] = []
        for literal in self._literals[number]:
            expressions = self._expressions(literal.value, self._operands[number], operands)
            if expressions:
                options.append((literal.order, expressions))
        for index, expressions in options:
            for expression in expressions:
                yield {index: expression}
        for position, (index, expressions) in enumerate(options):
            for other, others in options[position + 1 :]:
                yield {index: expressions[0], other: others[0]}
        if len(options) > 2:
            yield {index: expressions[0] for index, expressions in options}

    def _expressions(self, value: int, old: Sequence[Shape], new: Sequence[Shape]) -> List[str]:
        """Return the expressions of the size that may replace a number, the most probable one first."""
        values = [value // self._old * self._new] if value % self._old == 0 else []
        values += [b for one, two in zip(old, new) for a, b in zip(one, two) if a == value and b != value]
        if abs(value - self._old) == 1 and self._old > 2:
            values.append(value - self._old + self._new)
        found = [self._expression(value, one) for one in dict.fromkeys(values)]
        return [one for one in dict.fromkeys(found) if one is not None]

    def _expression(self, old: int, new: int) -> Optional[str]:
        """Return an expression that is `old` at the old size and `new` at the new size; None if none is found."""
        if old % self._old == 0 and old // self._old * self._new == new:
            return self._multiple(old // self._old)
        factor, rest = divmod(new - old, self._new - self._old)
        if rest == 0 and factor > 0:
            offset = old - factor * self._old
            return self._multiple(factor) + (f" {'+' if offset > 0 else '-'} {abs(offset)}" if offset else "")
        for divisor in (2, 4, 8, 16, 32, 64):
            if (self._old // divisor, self._new // divisor) == (old, new):
                return f"{self._variable} // {divisor}"
            if (-(-self._old // divisor), -(-self._new // divisor)) == (old, new):
                return f"-(-{self._variable} // {divisor})"
        return None

    def _multiple(self, factor: int) -> str:
        return self._variable if factor == 1 else f"{factor} * {self._variable}"

    def _mend_earlier(self, new: Sequence[Any], failed: int, error: str, depth: int = _DEPTH) -> Steps:
        """Replace numbers in an earlier statement so that the failed one runs, and return the values of all names.

        An earlier statement may run at every size, but have a result that does not fit the other operands of the failed
        statement, as `zeros(1, 64)` and `x[:, :64]`. Raises _NoFormError if no replacement helps.
        """
        for _ in self._earlier_forms(failed):
            steps = self._rerun(new, failed, depth - 1)
            if steps is not None:
                return steps
        raise _NoFormError(f"{self._where(failed)} does not run at {self._variable} {self._new}: {error}")

    def _earlier_forms(self, number: int) -> Iterator[None]:
        """Choose one replacement after another in the statements that computed the operands of statement `number`.

        Statements with replacements are left out. Each choice is undone when the next one is asked for.
        """
        for earlier in self._before(number):
            if earlier in self._choices:
                continue
            for choice in self._forms(earlier, self._operands[earlier]):
                self._count_try(number)
                kept = dict(self._choices)
                self._choices[earlier] = choice
                yield
                self._choices = kept

    def _stays(self, steps: Steps, number: int, operands: Sequence[Shape]) -> bool:
        """Whether a statement with an index has operands of a new size, but a result of the old shape."""
        indexes = any(isinstance(node, ast.Subscript) for node in ast.walk(ast.parse(self._sources[number])))
        grown = bool(_grown(self._operands[number], operands))
        return indexes and grown and _shapes(steps, self._bound(number)) == self._results[number]

    def _with_grown_result(self, new: Sequence[Any], number: int) -> Optional[Steps]:
        """Replace numbers in an earlier statement so that the result of statement `number` grows with its operands.

        Return the values of all names after statement `number`; None if no replacement makes its result grow.
        """
        for _ in self._earlier_forms(number):
            steps = self._rerun(new, number, 0)
            if steps is not None and _shapes(steps, self._bound(number)) != self._results[number]:
                return steps
        return None

    def _rerun(self, new: Sequence[Any], last: int, depth: int) -> Optional[Steps]:
        """Run the statements from the first to `last`, and return the values of all names.

        If a statement fails, numbers in it are replaced until it runs, or, if `depth` is above 0, once per call numbers
        in the statements before it. Return None if a statement cannot be made to run.
        """
        steps = self._start(new)
        for number in range(last + 1):
            choice, error = self._advance(steps, number)
            if choice is None:
                if depth == 0:
                    return None
                try:
                    steps, depth = self._mend_earlier(new, number, error, depth), 0
                except _NoFormError:
                    return None
            elif choice:
                self._choices[number] = choice
            if number < last:
                self._forget(steps, number)
        return steps

    def _before(self, failed: int) -> Iterator[int]:
        """Yield the statements that computed this statement's operands and contain sizes, the nearest first."""
        wanted: Set[str] = set(self._read(failed))
        for number in range(failed - 1, -1, -1):
            bound = set(self._bound(number))
            if bound & wanted:
                wanted |= set(self._read(number))
                if self._literals[number]:
                    yield number

    def _where(self, number: int) -> str:
        if number == len(self.forward.statements):
            return "The return"
        return f"The operator {operator_of(self.forward.statements[number])} (statement {number})"


def _grown(old: Sequence[Shape], new: Sequence[Shape]) -> List[Tuple[int, int]]:
    """Return the old and the new size of each changed dimension of the operands."""
    return [(a, b) for one, two in zip(old, new) for a, b in zip(one, two) if a != b]


def _refuse_wrong_state(steps: Steps, source: str) -> None:
    """Raise ValueError if state and input of a recurrent operator differ in batch size: torch 2.13 would crash."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and dotted(node.func) in _RECURRENT and len(node.args) >= 2:
            values = [steps.result(argument) for argument in node.args]
            if torch.is_tensor(values[1]) and values[1].dim() == 1:
                # In a call with a packed sequence, the second argument has the batch size of each step.
                if len(values) < 3:
                    continue
                batch, state_at = int(values[1][0]), 2
            else:
                batch, state_at = values[0].shape[0 if values[-1] is True else 1], 1
            states = [one for one in leaves(values[state_at]) if torch.is_tensor(one)]
            if any(state.dim() == 3 and state.shape[1] != batch for state in states):
                raise ValueError(f"the state of {dotted(node.func)} is not of batch {batch}")


def _execute(steps: Steps, source: str) -> None:
    for statement in ast.parse(source).body:
        steps.run(statement)


def _shapes(steps: Steps, names: Sequence[str]) -> List[Shape]:
    values = steps.values(names)
    return [
        tuple(one.shape) for name in names if name in values for one in leaves(values[name]) if torch.is_tensor(one)
    ]
