"""Decompose a sample into parts: run it once, choose where to cut, and write each part as a complete sample.

A part takes and returns only tensors and integers, because a sample cannot have other arguments. For instance, a cut
between `pair = x.chunk(2)` and `a = pair[0]` is refused, because the first part would have to return the tuple `pair`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_contract.samples import Sample
from graphnet_graphs.code.parts import Forward, Part
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.run_sample import make_arguments
from graphnet_graphs.running.sample_module import Steps, inference, load_module

Value = Any


@dataclass(frozen=True)
class Observed:
    """A sample's forward function, and what was observed when it ran once, statement by statement.

    `passed_on` has for each statement the values that a cut before it would pass on to later parts: their types by
    name.
    """

    forward: Forward
    passed_on: Tuple[Mapping[str, str], ...]
    results: Tuple[Any, ...]

    def obstacle(self, position: int) -> Optional[str]:
        """Describe the first value that prevents a cut before statement `position`; None if there is none."""
        names = self.obstacles(position)
        return f"{names[0]}, which is a {self.passed_on[position][names[0]]}" if names else None

    def obstacles(self, position: int) -> List[str]:
        """Return the names of all values that prevent a cut before statement `position`."""
        return sorted(name for name, kind in self.passed_on[position].items() if kind not in (_TENSOR, _INTEGER))

    def free_positions(self) -> List[int]:
        return [number for number in range(1, len(self.forward.statements)) if self.obstacle(number) is None]

    def require(self, positions: Sequence[int]) -> None:
        """Raise UsageError if the forward cannot be cut at one of these positions.

        The position is outside the forward, or a value other than a tensor or an integer would have to pass the cut.
        """
        last = len(self.forward.statements) - 1
        for position in positions:
            if not 1 <= position <= last:
                raise UsageError(f"The forward cannot be cut at {position}; give positions from 1 to {last}.")
            obstacle = self.obstacle(position)
            if obstacle is not None:
                free = self.free_positions()
                near = min(free, key=lambda other: abs(other - position)) if free else None
                advice = f"cut at {near}" if near is not None else "this forward cannot be cut"
                raise UsageError(f"A cut at {position} would pass on {obstacle}; {advice}.")


_TENSOR, _INTEGER = "tensor", "integer"


def observe(sample: Sample, arguments: Optional[Sequence[Value]] = None) -> Observed:
    """Run the forward of a sample once and record the types of the values that it computes.

    The default `arguments` are new values, made from the arguments' descriptions. Raises SyntaxError or ValueError if
    the sample's code has no forward that ends with a return. The sample's code itself may raise any other exception.
    """
    return observe_text(sample.model_source, make_arguments(sample) if arguments is None else arguments)


def observe_text(text: str, arguments: Sequence[Value], device: str = "cpu") -> Observed:
    """Run the forward of a model.py as `observe` does. It makes new tensors on `device`."""
    forward = Forward(text)
    types: Dict[str, str] = {}
    passed_on: List[Mapping[str, str]] = []
    carried = forward.carried()
    steps = Steps(text, dict(zip(forward.arguments, arguments)), device)
    with inference():
        for number, statement in enumerate(forward.statements):
            passed_on.append({name: types[name] for name in carried[number]})
            steps.run(statement)
            types.update({name: _type_of(steps.value(name)) for name in forward.bound(number)})
            for name in forward.dead_after[number]:
                steps.forget(name)
        results = steps.result(forward.result)
    return Observed(forward, tuple(passed_on), tuple(results))


def _type_of(value: Value) -> str:
    if isinstance(value, torch.Tensor):
        return _TENSOR
    return _INTEGER if isinstance(value, int) and not isinstance(value, bool) else type(value).__name__


def run_parts(
    parts: Sequence[Part],
    values: Mapping[str, Value],
    before: Callable[[int, Part, Mapping[str, Value]], None] = lambda number, part, values: None,
) -> Tuple[Any, ...]:
    """Call the parts of a forward in turn, without gradients and with a fixed seed. Return the results of the last.

    `values` are the whole forward's arguments by name. `before` is called before each part with the part's number, the
    part, and the values of its arguments by name.
    """
    known = dict(values)
    results: Tuple[Any, ...] = ()
    with inference():
        for number, part in enumerate(parts):
            given = {name: known[name] for name in part.arguments}
            before(number, part, given)
            results = tuple(load_module(part.text).forward(*given.values()))
            known.update(zip(part.results, results))
    return results
