"""Cut any set of statements out of a sample, as a sample of its own with the real values that its statements read.

`decompose` cuts a forward function into consecutive parts, which together compute the same as the whole. Here, one
subgraph is written at a time, and its statements need not be consecutive: a value that a left-out statement computes
becomes an argument, with the value that it has in the whole sample. So each subgraph is a program that eager mode can
run, whatever was left out.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter_ns
from typing import Any, Dict, List, Mapping, Optional, Sequence, Set, Tuple

import torch

from graphnet_contract.samples import Sample, TensorSpec, load_sample
from graphnet_graphs.code.parts import Forward, module_text
from graphnet_graphs.code.syntax import dotted
from graphnet_graphs.cuts.part_samples import (
    Described,
    attributes_of_cut,
    described_as_loaded,
    passed_value,
    write_files,
)
from graphnet_graphs.cuts.smaller import AS_IT_IS, Smaller
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.run_sample import load_sample_module, make_arguments
from graphnet_graphs.running.sample_module import Steps, compiled, copies, inference
from graphnet_graphs.write.captured_graph import GraphArgument
from graphnet_graphs.write.descriptions import Description, exact
from graphnet_graphs.write.sample_files import described_class

#: The largest number of float elements that a subgraph stores of computed values and inputs, and of weights. They
#: become text, and each of a sample's files must have at most 16 MiB. Small tensors come before large ones.
MOST_STORED, MOST_STORED_OF_WEIGHTS = 400_000, 50_000
#: The version of a name that is the argument of the forward function itself.
ARGUMENT = -1
_TENSOR, _INTEGER, _SEVERAL = "tensor", "integer", "tensors"
#: The number of times that the forward runs to find how long each statement takes.
_RUNS = 7


@dataclass(frozen=True)
class ValueFacts:
    """A value that a statement bound: its kind (tensor, integer, tensors or the name of another type), and of a tensor
    its shape and dtype."""

    kind: str
    shape: Tuple[int, ...] = ()
    dtype: str = ""


@dataclass(frozen=True)
class StatementFacts:
    """One statement of a forward function: its source code, the local names that it reads and binds, the functions
    that it calls, the values that it bound, and the names whose tensors it may change in place.
    """

    text: str
    reads: Tuple[str, ...]
    binds: Tuple[str, ...]
    operators: Tuple[str, ...]
    values: Mapping[str, ValueFacts]
    changes: Tuple[str, ...]


@dataclass(frozen=True)
class SampleFacts:
    """A sample's forward function as a list of statements.

    `results` are the expressions that it returns; `plain` says whether each of them is the name of one tensor. `cuts`
    are the statements before which only tensors and integers are passed on.
    """

    name: str
    arguments: Tuple[str, ...]
    statements: Tuple[StatementFacts, ...]
    results: Tuple[str, ...]
    plain: bool
    cuts: Tuple[int, ...]


@dataclass(frozen=True)
class EagerTimes:
    """The shortest times of a sample in eager mode, in ns: of a call without a statement, and of each statement."""

    call_ns: float
    statements_ns: Tuple[float, ...]


@dataclass(frozen=True)
class Subgraph:
    """A subgraph on disk.

    Attributes:
        path: its folder, which is a complete sample.
        statements: the numbers of its statements in the whole. They may be more than were asked for: a statement that
            makes a value which no sample can take as an argument, such as a tuple, comes with the one that reads it.
        stored, drawn: the arguments whose real values are stored, and those whose values are drawn by mean and
            standard deviation.
        graph_hash: the canonical hash of its graph, which does not depend on names and values.
        sample_hash: the hash of its files, which depends on everything.
    """

    path: str
    statements: Tuple[int, ...]
    stored: Tuple[str, ...]
    drawn: Tuple[str, ...]
    graph_hash: str
    sample_hash: str


@dataclass
class _Selection:
    """Statements that can be cut out, with the versions (numbers of binding statements) of the names that they take
    from outside, and the first statement that reads each of these names."""

    statements: List[int]
    takes: Dict[str, int] = field(default_factory=dict)
    first_read: Dict[str, int] = field(default_factory=dict)


class Cutter:
    """Cuts subgraphs out of one sample. Each cut runs the sample once in eager mode, statement by statement."""

    def __init__(self, sample: Sample, seed: int) -> None:
        """Run the sample once. Its inputs are those that `bench --seed SEED` gives it.

        Raises SyntaxError or ValueError if the sample has no forward that ends with a return. The sample's own code may
        raise any error.
        """
        self._sample = sample
        self._seed = seed
        self._forward = Forward(sample.model_source)
        self._specs = {spec.name: spec for spec in sample.specs}
        self._versions, self._result_versions = _versions(self._forward)
        self.facts = self._observed()

    def write(
        self,
        statements: Sequence[int],
        target: Path,
        values: bool = True,
        results: Optional[Sequence[int]] = None,
        smaller: Smaller = AS_IT_IS,
    ) -> Subgraph:
        """Write the subgraph of these statements into the folder `target`, which is made.

        It returns what statements outside of it read; with `results`, instead the whole's results of these numbers.
        `values` stores the real values of its arguments, up to MOST_STORED; otherwise floats are drawn. `smaller` makes
        its arguments smaller, and numbers in its statements, so it may be a program that eager mode cannot run.

        Raises UsageError if a statement does not exist, or the subgraph would return no tensor.
        """
        selection = self._closed(statements, results)
        returned = self._returned(selection.statements, results)
        found = self._values_of(selection)
        given = smaller.applied(found, {name: self._is_weight(selection, name) for name in found})
        described, stored, drawn = self._described(selection, given, values)
        lines = [smaller.applied_to_source(self._forward.source(number)) for number in selection.statements]
        text = module_text(
            self._sample.model_source, list(selection.takes), [*lines, f"return ({', '.join(returned)},)"]
        )
        attributes = {
            **attributes_of_cut(self._sample, described, len(selection.statements)),
            "decomposed_from": self._sample.sample_hash,
            "subgraph": {"statements": selection.statements, "drawn": drawn},
        }
        target.mkdir(parents=True)
        graph_hash = write_files(target, text, described, attributes)
        files = load_sample(target)
        return Subgraph(
            str(target), tuple(selection.statements), tuple(stored), tuple(drawn), graph_hash, files.sample_hash
        )

    def times(self, threads: int) -> EagerTimes:
        """Return how long the sample takes in eager mode, with so many threads."""
        before = torch.get_num_threads()
        torch.set_num_threads(threads)
        try:
            arguments = make_arguments(self._sample, self._seed)
            statements = statement_times(self._sample, self._forward, arguments)
            statements = without_timer(statements, whole_time(self._sample, arguments))
            empty, argument = torch.nn.Identity(), torch.zeros(1)
            calls = []
            with inference():
                for _ in range(_RUNS):
                    began = perf_counter_ns()
                    empty(argument)
                    calls.append(perf_counter_ns() - began)
        finally:
            torch.set_num_threads(before)
        return EagerTimes(min(calls), tuple(statements))

    def _observed(self) -> SampleFacts:
        forward = self._forward
        steps = self._steps()
        carried = forward.carried()
        kinds: Dict[str, str] = {}
        cuts, found = [], []
        with inference():
            for number, statement in enumerate(forward.statements):
                if number and all(kinds[name] in (_TENSOR, _INTEGER) for name in carried[number]):
                    cuts.append(number)
                steps.run(statement)
                values = {name: _facts_of(steps.value(name)) for name in forward.bound(number)}
                kinds.update({name: one.kind for name, one in values.items()})
                found.append(
                    StatementFacts(
                        forward.source(number),
                        tuple(name for name in dict.fromkeys(forward.read(number)) if name in forward.locals),
                        tuple(dict.fromkeys(forward.bound(number))),
                        tuple(_operators(statement)),
                        values,
                        tuple(_changed(statement)),
                    )
                )
                for name in forward.dead_after[number]:
                    steps.forget(name)
        result = forward.result
        elements = result.elts if isinstance(result, ast.Tuple) else [result]
        named = [element.id if isinstance(element, ast.Name) else "" for element in elements]
        plain = all(kinds.get(name, _TENSOR if name in self._specs else "") == _TENSOR for name in named)
        return SampleFacts(
            self._sample.name,
            forward.arguments,
            tuple(found),
            tuple(forward.source_of(element) for element in elements),
            plain,
            tuple(cuts),
        )

    def _steps(self) -> Steps:
        arguments = copies(make_arguments(self._sample, self._seed))
        return Steps(self._sample.model_source, dict(zip(self._forward.arguments, arguments)))

    def _closed(self, statements: Sequence[int], results: Optional[Sequence[int]]) -> _Selection:
        """Add the statements without which the given ones cannot be cut out."""
        chosen: Set[int] = set(statements)
        outside = next((one for one in sorted(chosen) if not 0 <= one < len(self._forward.statements)), None)
        if outside is not None:
            raise UsageError(f"There is no statement {outside}; they are 0 to {len(self._forward.statements) - 1}.")
        while True:
            selection, missing = self._selected(sorted(chosen), results)
            if missing is None:
                return selection
            chosen.add(missing)

    def _selected(self, chosen: List[int], results: Optional[Sequence[int]]) -> Tuple[_Selection, Optional[int]]:
        """Return the selection, or the number of a statement that it lacks."""
        selection = _Selection(chosen)
        current: Dict[str, int] = {}
        reads = [(number, self._versions[number]) for number in chosen]
        if results is not None:
            wanted = [self._result_versions[number] for number in results]
            merged = {name: version for versions in wanted for name, version in versions.items()}
            reads.append((len(self._forward.statements), merged))
        for number, versions in reads:
            for name, version in versions.items():
                if current.get(name, version) != version:
                    # The name has another value than in the whole, as the statement that binds it anew is left out.
                    return selection, version
                if name not in current:
                    kind = _TENSOR if version == ARGUMENT else self.facts.statements[version].values[name].kind
                    if version != ARGUMENT and kind not in (_TENSOR, _INTEGER):
                        return selection, version
                    current[name] = selection.takes[name] = version
                    selection.first_read[name] = number
            if number < len(self._forward.statements):
                current.update(dict.fromkeys(self._forward.bound(number), number))
        return selection, None

    def _returned(self, chosen: Sequence[int], results: Optional[Sequence[int]]) -> List[str]:
        """Return the expressions that a subgraph returns, or raise UsageError."""
        if results is not None:
            return [self.facts.results[number] for number in results]
        inside = set(chosen)
        last = {name: number for number in chosen for name in self._forward.bound(number)}
        readers = [versions for number, versions in enumerate(self._versions) if number not in inside]
        readers += self._result_versions
        kinds = {name: self.facts.statements[version].values[name].kind for name, version in last.items()}
        read = [name for name, version in last.items() if any(one.get(name) == version for one in readers)]
        changed = [name for number in chosen for name in self.facts.statements[number].changes]
        tensors = [name for name in read if kinds[name] == _TENSOR]
        # Nothing else may read the last tensor, or only a tuple of tensors may leave the subgraph.
        others = [name for kind in (_SEVERAL, _TENSOR) for name in last if kinds[name] == kind]
        found = tensors or others[-1:] or changed[-1:]
        if not found:
            raise UsageError("These statements compute no tensor.")
        return found

    def _values_of(self, selection: _Selection) -> Dict[str, Any]:
        """Run the sample, and return what the selection takes from outside, as it is when it is first read."""
        steps, given = self._steps(), {}
        with inference():
            for number in range(len(self._forward.statements) + 1):
                for name in [name for name, first in selection.first_read.items() if first == number]:
                    value = steps.value(name)
                    given[name] = value.detach().clone() if torch.is_tensor(value) else value
                if len(given) == len(selection.takes):
                    break
                steps.run(self._forward.statements[number])
                for name in self._forward.dead_after[number]:
                    if name not in selection.first_read or name in given:
                        steps.forget(name)
        return {name: given[name] for name in selection.takes}

    def _own(self, selection: _Selection, name: str) -> Optional[TensorSpec]:
        """Return what the sample says of an argument of a subgraph, if it is an unchanged argument of the whole."""
        return self._specs.get(name) if selection.takes[name] == ARGUMENT else None

    def _is_weight(self, selection: _Selection, name: str) -> bool:
        own = self._own(selection, name)
        return own is not None and own.kind in ("parameter", "buffer")

    def _described(
        self, selection: _Selection, given: Mapping[str, Any], values: bool
    ) -> Tuple[Dict[str, Described], List[str], List[str]]:
        """Describe the arguments. Return also the names of those that are stored, and of those that are drawn."""
        described: Dict[str, Described] = {}
        stored, drawn, room = [], [], {True: MOST_STORED_OF_WEIGHTS, False: MOST_STORED}
        for name in sorted(selection.takes, key=lambda name: _size(given[name])):
            value, own = given[name], self._own(selection, name)
            floats = torch.is_tensor(value) and (value.is_floating_point() or value.is_complex())
            is_weight = self._is_weight(selection, name)
            kind = "input" if own is None else own.kind
            is_as_loaded = own is not None and (own.shape, own.dtype) == (tuple(value.shape), _dtype_of(value))
            is_small = _size(value) <= room[is_weight] and values
            if not torch.is_tensor(value):
                described[name] = passed_value(name, value)
            elif floats and not is_small and bool(torch.isfinite(value).all()):
                described[name] = (
                    described_as_loaded(own, self._sample.ours)
                    if own is not None and is_as_loaded
                    else _drawn(name, value, kind)
                )
                drawn.append(name)
            else:
                room[is_weight] -= _size(value) if floats else 0
                described[name] = _stored(name, value, kind)
                stored.append(name)
        return {name: described[name] for name in selection.takes}, stored, drawn


def statement_times(sample: Sample, forward: Forward, arguments: Sequence[Any]) -> List[float]:
    """Return the shortest time of each statement over several runs, in ns. The first run is not counted."""
    code = [compiled(statement) for statement in forward.statements]
    best = [float("inf")] * len(code)
    # Executing the source code anew before each run would make its first statements ten times slower.
    steps = Steps(sample.model_source, {})
    for run in range(_RUNS + 1):
        steps.assign(dict(zip(forward.arguments, copies(arguments))))
        with inference():
            for number, one in enumerate(code):
                took = steps.timed(one)
                if run:
                    best[number] = min(best[number], took)
                for name in forward.dead_after[number]:
                    steps.forget(name)
    return best


def whole_time(sample: Sample, arguments: Sequence[Any]) -> float:
    """Return the shortest time of the whole sample over several runs, in ns. The first run is not counted."""
    forward = load_sample_module(sample).forward
    best = float("inf")
    with inference():
        for run in range(_RUNS + 1):
            given = copies(arguments)
            began = perf_counter_ns()
            forward(*given)
            best = min(best, perf_counter_ns() - began) if run else best
    return best


def without_timer(statements: Sequence[float], whole: float) -> List[float]:
    """Subtract from each statement what the timer adds, so that all together take as long as the whole.

    The timer adds as much to each. No statement takes less than no time.
    """
    left, each = max(0.0, sum(statements) - whole), 0.0
    for done, shortest in enumerate(sorted(statements)):
        each = left / (len(statements) - done)
        if shortest >= each:
            break
        left -= shortest
    return [max(0.0, one - each) for one in statements]


def _versions(forward: Forward) -> Tuple[List[Dict[str, int]], List[Dict[str, int]]]:
    """Return, for each statement, the version of each local name that it reads; and the same for each result."""
    current = dict.fromkeys(forward.arguments, ARGUMENT)
    found = []
    for number in range(len(forward.statements)):
        found.append({name: current[name] for name in forward.read(number) if name in current})
        current.update(dict.fromkeys(forward.bound(number), number))
    result = forward.result
    elements = result.elts if isinstance(result, ast.Tuple) else [result]
    named = [{node.id for node in ast.walk(element) if isinstance(node, ast.Name)} for element in elements]
    return found, [{name: current[name] for name in sorted(names) if name in current} for names in named]


def _stored(name: str, value: torch.Tensor, kind: str) -> Described:
    argument = GraphArgument(name, kind, name, value)
    text = described_class(argument, tuple(value.shape), str(value.dtype), Description(data=exact(value)))
    return Described(text, kind, (tuple(value.shape), _dtype_of(value)))


def _dtype_of(value: Any) -> str:
    return str(value.dtype)[len("torch.") :] if torch.is_tensor(value) else "int64"


def _drawn(name: str, value: torch.Tensor, kind: str) -> Described:
    """Describe a value by its mean and standard deviation. If no element is negative, no drawn one will be either."""
    wide = value.detach().abs() if value.is_complex() else value.detach()
    flat = wide.reshape(-1).double()
    mean, std = (float(flat.mean()), float(flat.std(correction=0))) if len(flat) else (0.0, 1.0)
    least = float(flat.min()) if len(flat) and not value.is_complex() else -1.0
    described = Description(mean, std, min_val=least if least >= 0 else None)
    argument = GraphArgument(name, kind, name, value)
    text = described_class(argument, tuple(value.shape), str(value.dtype), described)
    return Described(text, kind, (tuple(value.shape), _dtype_of(value)))


def _size(value: Any) -> int:
    return int(value.numel()) if torch.is_tensor(value) else 1


def _facts_of(value: Any) -> ValueFacts:
    if torch.is_tensor(value):
        return ValueFacts(_TENSOR, tuple(value.shape), str(value.dtype)[len("torch.") :])
    if isinstance(value, int) and not isinstance(value, bool):
        return ValueFacts(_INTEGER)
    if isinstance(value, (tuple, list)) and value and all(torch.is_tensor(one) for one in value):
        return ValueFacts(_SEVERAL)
    return ValueFacts(type(value).__name__)


def _operators(statement: ast.stmt) -> List[str]:
    """Return the names of the functions and methods that a statement calls, and `+` and so on for Python's own."""
    found = []
    for node in ast.walk(statement):
        if isinstance(node, ast.Call):
            name = dotted(node.func)
            method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            found.append(name if name is not None and name.startswith("torch.") else method or name or "call")
        elif isinstance(node, ast.BinOp):
            found.append(type(node.op).__name__.lower())
        elif isinstance(node, ast.AugAssign):
            found.append(f"i{type(node.op).__name__.lower()}")
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            found.append("setitem")
        elif isinstance(node, ast.Subscript):
            found.append("getitem")
    return found


def _changed(statement: ast.stmt) -> List[str]:
    """Return the names whose tensors a statement may change in place: of `x += 1`, `x[0] = y`, `x.add_(1)`, `f_(x)`."""
    found: Dict[str, None] = {}
    for node in ast.walk(statement):
        target: Any = None
        if isinstance(node, ast.AugAssign):
            target = node.target
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            target = node.value
        elif isinstance(node, ast.Call):
            name = dotted(node.func) or ""
            in_place = any(
                keyword.arg == "inplace" and getattr(keyword.value, "value", None) is True for keyword in node.keywords
            )
            if name.startswith("torch.") and node.args and (in_place or name.endswith("_")):
                target = node.args[0]
            elif isinstance(node.func, ast.Attribute) and node.func.attr.endswith("_"):
                target = node.func.value
        while isinstance(target, (ast.Subscript, ast.Attribute)):
            target = target.value
        if isinstance(target, ast.Name) and not target.id.startswith("torch"):
            found[target.id] = None
    return list(found)
