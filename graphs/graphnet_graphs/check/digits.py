"""Find the operators at which eager mode loses its digits: run a sample in its own dtype beside float64.

Both runs execute one statement of the forward function after the other, each on its own values. After each statement,
the error of a value is the root mean square of the difference, divided by the root mean square of the float64 value.
"""

from __future__ import annotations

import ast
import contextlib
import math
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional, Tuple

import torch

from graphnet_contract.samples import Sample
from graphnet_contract.widened import widened_source
from graphnet_graphs.code.parts import bound_names, read_names
from graphnet_graphs.code.syntax import argument_names, dotted, find_forward, source_of, value_of
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.running.sample_module import Steps, inference

#: A statement is listed if it makes the largest error of its arguments at least this many times as large.
GROWTH = 4.0
#: ... and if its error is then at least this many roundings of the dtype.
_FEWEST_ROUNDINGS = 64.0


@dataclass(frozen=True)
class Loss:
    """A statement at which the values lose digits.

    Attributes:
        line: the number of the statement's line in model.py, from 1.
        operator: the function or method that it calls, for instance "torch.nn.functional.batch_norm".
        shape: the shape of the value with the largest error.
        before: the largest relative error of the values that it reads; 0 if they are exact.
        after: the largest relative error of the values that it makes.
        digits: how many decimal digits are lost: log10(after / before), where an exact value counts as one rounding.
    """

    line: int
    operator: str
    statement: str
    shape: Tuple[int, ...]
    before: float
    after: float
    digits: float


@dataclass(frozen=True)
class Digits:
    """The largest relative error of an output in eager mode, and the statements that lose digits, in program order.

    `first_above` is the first statement with an error above the bound that was asked for.
    """

    error: float
    losses: List[Loss] = field(default_factory=list)
    first_above: Optional[Loss] = None


def digits_of(sample: Sample, seed: int, bound: float) -> Digits:
    """Run a sample statement by statement in its own dtype and in float64, on equal inputs, and compare all values.

    `seed` is that of ``graphnet bench --seed``. The first statement with a relative error above `bound` is named.

    Raises:
        UsageError: the sample has no floating-point value, or draws random numbers.
    """
    run = _BothRuns(sample, seed)
    losses: List[Loss] = []
    first_above: Optional[Loss] = None
    least = run.rounding * _FEWEST_ROUNDINGS / GROWTH
    with inference():
        before = torch.random.get_rng_state()
        for loss in run.losses():
            if first_above is None and loss.after > bound:
                first_above = loss
            if loss.after >= GROWTH * max(loss.before, least):
                losses.append(loss)
        error = run.error_of_result()
        if not torch.equal(before, torch.random.get_rng_state()):
            raise UsageError(f"{sample.path} draws random numbers, which float64 draws in another way")
    return Digits(error, losses, first_above)


class _BothRuns:
    """The runs of one sample in its own dtype and in float64, statement by statement."""

    def __init__(self, sample: Sample, seed: int) -> None:
        text, wide = sample.model_source, widened_source(sample.model_source)
        forward = find_forward(text)
        names = argument_names(forward)
        values = make_arguments(sample, seed)
        floats = [one.dtype for one in values if isinstance(one, torch.Tensor) and one.dtype.is_floating_point]
        if not floats:
            raise UsageError(f"{sample.path} has no floating-point input")
        #: The largest rounding of the inputs' dtypes.
        self.rounding = max(torch.finfo(dtype).eps for dtype in floats)
        self._text = text
        self._pairs = list(zip(forward.body, find_forward(wide).body))
        self._own = Steps(text, dict(zip(names, values)))
        self._exact = Steps(wide, dict(zip(names, map(_widened, values))))
        self._errors: Dict[str, float] = {}
        self._result: Tuple[Any, Any] = ((), ())

    def losses(self) -> Iterator[Loss]:
        """Execute all statements. Yield each one that makes floating-point values with an error."""
        for own, exact in self._pairs:
            if isinstance(own, ast.Return):
                self._return(own, exact)
                return
            known = [self._errors.get(name, 0.0) for name in read_names(own)]
            self._own.run(own)
            with _float64_by_default():
                self._exact.run(exact)
            names = [*bound_names(own), *(read_names(own) if isinstance(own, ast.Expr) else ())]
            largest, shape = 0.0, ()
            for name in names:
                one, other = self._own.values([name]).get(name), self._exact.values([name]).get(name)
                error = relative_error(one, other)
                self._errors[name] = 0.0 if error is None else error
                if error is not None and error > largest:
                    largest, shape = error, tuple(one.shape) if isinstance(one, torch.Tensor) else ()
            if largest > 0.0:
                yield self._loss(own, max(known, default=0.0), largest, shape)

    def _return(self, own: ast.Return, exact: ast.stmt) -> None:
        assert isinstance(exact, ast.Return)
        if own.value is not None and exact.value is not None:
            with _float64_by_default():
                wide = self._exact.result(exact.value)
            self._result = (self._own.result(own.value), wide)

    def error_of_result(self) -> float:
        """Return the largest relative error of an output. Call this after ``losses``."""
        return relative_error(*self._result) or 0.0

    def _loss(self, statement: ast.stmt, before: float, after: float, shape: Tuple[int, ...]) -> Loss:
        value = value_of(statement)
        operator = dotted(value.func) if isinstance(value, ast.Call) else None
        if operator is None or operator.partition(".")[0] != "torch":
            method = value.func.attr if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) else None
            operator = f".{method}" if method else type(value).__name__ if operator is None else operator
        digits = math.log10(after / max(before, self.rounding))
        return Loss(statement.lineno, operator, source_of(self._text, statement), shape, before, after, digits)


def relative_error(own: Any, exact: Any) -> Optional[float]:
    """Return the error of a value: root mean square of the difference over that of the float64 value.

    The values may be tensors, or nestings of tuples and lists: the largest error of a floating-point tensor counts.
    Elements that are not finite on either side are left out. None if there is no floating-point tensor, or if shapes
    differ.
    """
    if isinstance(own, (tuple, list)) and isinstance(exact, (tuple, list)) and len(own) == len(exact):
        found = [error for error in map(relative_error, own, exact) if error is not None]
        return max(found, default=None)
    if not (isinstance(own, torch.Tensor) and isinstance(exact, torch.Tensor)) or own.shape != exact.shape:
        return None
    if not (own.dtype.is_floating_point or own.dtype.is_complex) or own.numel() == 0:
        return None
    wide = own.to(exact.dtype)
    finite = torch.isfinite(wide) & torch.isfinite(exact)
    difference, scale = (wide - exact)[finite].abs(), exact[finite].abs()
    if not finite.any():
        return None
    power = float(scale.square().mean())
    error = float(difference.square().mean())
    # An output of zeros in float64 has no scale. An error that is too large for float64 has no measure.
    relative = math.sqrt(error / power) if power > 0.0 else 0.0
    return relative if math.isfinite(relative) else None


def _widened(value: Any) -> Any:
    if not isinstance(value, torch.Tensor):
        return value
    if value.dtype.is_complex:
        return value.to(torch.complex128, copy=True)
    return value.to(torch.float64, copy=True) if value.dtype.is_floating_point else value.clone()


@contextlib.contextmanager
def _float64_by_default() -> Iterator[None]:
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        yield
    finally:
        torch.set_default_dtype(before)
