"""Derive a variant of a sample in another floating-point dtype.

The weights and inputs get the new dtype. Then the sample's code runs statement by statement. If a statement fails
because its operands have different dtypes, casts of its operands are added. If its operator does not exist in the new
dtype, the statement computes in the old dtype between casts. A dtype that the code itself names, as in
`x.sum(dtype=torch.float32)`, is left unchanged if possible, but becomes float64 in a float64 variant.
"""

from __future__ import annotations

import ast
import math
from dataclasses import dataclass, replace
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

import torch

from graphnet_contract.graph_tools import ALREADY
from graphnet_contract.samples import Sample, TensorSpec
from graphnet_contract.text_edits import Edit, Positions, apply_edits
from graphnet_graphs.code.compose import operator_of
from graphnet_graphs.code.frees import freed_like
from graphnet_graphs.code.parts import Forward, module_text
from graphnet_graphs.code.syntax import dotted
from graphnet_graphs.errors import DeriveError
from graphnet_graphs.running.compare import leaves
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.running.sample_module import Steps, inference

_FLOATS = ("float16", "bfloat16", "float32", "float64")


@dataclass(frozen=True)
class Derived:
    """A variant of a sample before it is written to disk.

    Attributes:
        casts: the number of statements whose operands are cast.
        kept: the operators that compute in the old dtype because the new dtype has no implementation of them.
        clamped: the number of literals and of tensors with stored values that were outside the new dtype's range.
    """

    text: str
    specs: Tuple[TensorSpec, ...]
    casts: int
    kept: Tuple[str, ...]
    clamped: int


def with_dtype(sample: Sample, dtype: str) -> Derived:
    """Derive the variant of a sample in which `dtype` replaces the sample's most frequent floating-point dtype.

    Raises:
        DeriveError: the sample has no floating-point tensors, its most frequent dtype is already `dtype`, or a
            statement fails with every kind of cast.
        SyntaxError, ValueError: the sample's code has no forward that ends with a return.
    """
    old = _main_dtype(sample)
    if old == dtype:
        raise DeriveError(f"{ALREADY} computes in {dtype}; give another --dtype.")
    edge = float(torch.finfo(getattr(torch, dtype)).max)
    specs = [_with_dtype(spec, old, dtype, edge) for spec in sample.specs]
    clamped = sum(a.data is not None and a.data != b.data for a, b in zip(sample.specs, specs))
    text, literals = _clamped_literals(sample.model_source, edge)
    if dtype == "float64":
        text = _widened(text, old)
    rewriter = _Rewriter(text, old, dtype)
    arguments = [_cast(value, spec.dtype) for value, spec in zip(make_arguments(sample), specs)]
    lines = rewriter.run(arguments)
    made = freed_like(sample, module_text(text, rewriter.forward.arguments, lines))
    return Derived(made, tuple(specs), rewriter.casts, tuple(dict.fromkeys(rewriter.kept)), clamped + literals)


def first_bad_operator(text: str, arguments: Sequence[Any]) -> Optional[str]:
    """Return the operator of the first statement that makes a NaN, or else an infinity; None if none makes either."""
    forward = Forward(text)
    steps = Steps(text, dict(zip(forward.arguments, arguments)))
    infinite: Optional[str] = None
    with inference():
        for number, statement in enumerate(forward.statements):
            steps.run(statement)
            for value in _float_tensors([steps.value(name) for name in forward.bound(number)]):
                if bool(torch.isnan(value).any()):
                    return operator_of(statement)
                if infinite is None and not bool(torch.isfinite(value).all()):
                    infinite = operator_of(statement)
            for name in forward.dead_after[number]:
                steps.forget(name)
    return infinite


def all_finite(results: Sequence[Any]) -> bool:
    """Whether every floating-point element of a forward's results is finite."""
    return all(bool(torch.isfinite(value).all()) for value in _float_tensors(results))


def _float_tensors(values: Sequence[Any]) -> Iterator[torch.Tensor]:
    return (one for one in leaves(list(values)) if isinstance(one, torch.Tensor) and one.is_floating_point())


class _Try:
    """An attempt to run `source`. It catches any exception and stores the message in `error`."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.error = ""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: Optional[BaseException], trace: Any) -> bool:
        if error is None or not isinstance(error, Exception):
            return False
        self.error = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
        return True


class _Rewriter:
    """Runs the source of a sample one statement at a time, and adds casts to the source where they are needed."""

    def __init__(self, text: str, old: str, new: str) -> None:
        self.forward = Forward(text)
        self.casts = 0
        self.kept: List[str] = []
        self._text = text
        self._old, self._new = old, new

    def run(self, arguments: Sequence[Any]) -> List[str]:
        """Run every statement and the return, and return the lines of the new forward."""
        self._steps = Steps(self._text, dict(zip(self.forward.arguments, arguments)))
        lines: List[str] = []
        with inference():
            for number in range(len(self.forward.statements)):
                lines += self._statement(number)
                for name in self.forward.dead_after[number]:
                    self._steps.forget(name)
            lines.append(self._return())
        return lines

    def _statement(self, number: int) -> List[str]:
        source, operator = self.forward.source(number), operator_of(self.forward.statements[number])
        bound = self.forward.bound(number)
        before = self._steps.values(bound)
        # Complex tensors keep their dtype. So a real result that is computed from one has the old dtype and must be
        # cast.
        read = self._steps.values(self.forward.read(number)).values()
        complex_before = any(torch.is_tensor(value) and value.is_complex() for value in read)
        for dtype, tried in self._ways(source, f"The operator {operator} (statement {number})"):
            with tried:
                self._steps.assign(before)  # undo the assignments of the previous attempt
                self._execute(tried.source)
                if any(getattr(self._steps.value(name), "dtype", None) == torch.complex32 for name in bound):
                    raise DeriveError("complex numbers of float16 have few operators")
                self.casts += dtype is not None
                if dtype != self._old and not (complex_before and any(map(self._is_old, bound))):
                    return [tried.source]
                self.kept.append(operator)
                back = [f"{name} = {name}.to(torch.{self._new})" for name in bound if self._is_old(name)]
                for line in back:
                    self._execute(line)
                return [tried.source, *back]
        raise AssertionError("the ways end with an error")

    def _return(self) -> str:
        source = self.forward.source_of(self.forward.result)
        for dtype, tried in self._ways(source, "The return"):
            with tried:
                self._steps.result(ast.parse(tried.source, mode="eval").body)
                self.casts += dtype is not None
                return f"return {tried.source}"
        raise AssertionError("the ways end with an error")

    def _ways(self, source: str, what: str) -> Iterator[Tuple[Optional[str], _Try]]:
        """Yield several forms of a piece of code, each with the dtype to which it casts operands.

        The first is the unchanged code. The caller tries the forms until one runs; DeriveError if none does.
        """
        first = _Try(source)
        yield None, first
        # `renamed` has the new dtype also where the code itself names the old one, as in y.to(torch.float32) @ w.
        renamed = source.replace(f"torch.{self._old}", f"torch.{self._new}")
        for text, dtype in ((source, self._new), (renamed, self._new), (source, self._old)):
            cast = self._with_casts(text, dtype) or text
            if cast != source:
                yield dtype, _Try(cast)
        raise DeriveError(f"{what} does not run in {self._new}, nor between casts to {self._old}: {first.error}")

    def _execute(self, line: str) -> None:
        for statement in ast.parse(line).body:
            self._steps.run(statement)

    def _is_old(self, name: str) -> bool:
        value = self._steps.value(name)
        return isinstance(value, torch.Tensor) and value.dtype == getattr(torch, self._old)

    def _with_casts(self, source: str, dtype: str) -> Optional[str]:
        """Return the code with casts of its floating-point operands to `dtype`; None if none needs a cast."""
        tree = ast.parse(source).body[0]
        written = _written_in_place(tree)
        for node in written:
            value = self._value(node)
            if isinstance(value, torch.Tensor) and value.is_floating_point():
                dtype = str(value.dtype)[len("torch.") :]  # an in-place operator computes in the dtype of its target
        positions = Positions(source)
        edits = [
            positions.replace(node, f"{node.id}.to(torch.{dtype})")
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node not in written
            if self._needs_cast(self._value(node), dtype)
        ]
        return apply_edits(source, edits) if edits else None

    def _value(self, node: ast.Name) -> Any:
        return self._steps.value(node.id) if node.id in self.forward.locals else None

    def _needs_cast(self, value: Any, dtype: str) -> bool:
        mixed = {getattr(torch, self._old), getattr(torch, self._new)}
        return isinstance(value, torch.Tensor) and value.dtype in mixed and value.dtype != getattr(torch, dtype)


def _written_in_place(tree: ast.stmt) -> List[ast.Name]:
    """Return the names whose tensors a statement writes in place. A write to a cast tensor would only change a copy."""
    found: List[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign):
            found.append(node.target)
        elif isinstance(node, ast.Assign):
            found += [target.value for target in node.targets if isinstance(target, ast.Subscript)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr.endswith("_") and not node.func.attr.endswith("__"):
                found.append(node.func.value)
        elif isinstance(node, ast.keyword) and node.arg == "out":
            found.append(node.value)
    return [one for one in found if isinstance(one, ast.Name)]


def _main_dtype(sample: Sample) -> str:
    counts: Dict[str, int] = {}
    for spec in sample.specs:
        if spec.dtype in _FLOATS and not spec.is_symint:
            counts[spec.dtype] = counts.get(spec.dtype, 0) + 1
    if not counts:
        raise DeriveError("No argument of the sample is floating-point, so it has no variant in another dtype.")
    return max(counts, key=lambda name: counts[name])


def _with_dtype(spec: TensorSpec, old: str, dtype: str, edge: float) -> TensorSpec:
    if spec.dtype == "complex64" and dtype == "float64":
        return replace(spec, dtype="complex128")
    if spec.dtype != old or spec.is_symint:
        return spec
    data = None if spec.data is None else tuple(_clamp(value, edge) for value in spec.data)
    return replace(spec, dtype=dtype, data=data)


def _clamp(value: Any, edge: float) -> Any:
    return math.copysign(edge, value) if math.isfinite(value) and abs(value) > edge else value


def _cast(value: Any, dtype: str) -> Any:
    wanted = getattr(torch, dtype)
    if not isinstance(value, torch.Tensor) or value.dtype == wanted:
        return value
    if not value.is_floating_point() or torch.finfo(wanted).max >= torch.finfo(value.dtype).max:
        return value.to(wanted)
    edge = torch.finfo(wanted).max
    return torch.where(torch.isfinite(value), value.clamp(-edge, edge), value).to(wanted)


def _clamped_literals(text: str, edge: float) -> Tuple[str, int]:
    """Replace literals that exceed the new dtype's maximum by this maximum. Also return the number of replacements."""
    positions = Positions(text)
    edits = [
        positions.replace(node, repr(edge))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
        if math.isfinite(node.value) and node.value > edge
    ]
    return apply_edits(text, edits), len(edits)


def _widened(text: str, old: str) -> str:
    """Replace the old dtype by float64, and complex64 by complex128, wherever the code names them."""
    positions = Positions(text)
    edits = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and dotted(node) in (f"torch.{old}", "torch.complex64"):
            edits.append(positions.replace(node, "torch.complex128" if "complex" in node.attr else "torch.float64"))
        function = node.func if isinstance(node, ast.Call) and not node.args else None
        if isinstance(function, ast.Attribute) and function.attr == "float" and old == "float32":
            start = positions.next(b"float", positions.end(function.value))
            edits.append(Edit(start, start + len("float"), "double"))
    return apply_edits(text, edits)
