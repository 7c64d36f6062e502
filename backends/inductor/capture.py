"""Makes arguments of a model constants of its graph: numbers that the model reads in Python, and weights to freeze."""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from graphnet_lowering.bound import Bound as BoundModel
from graphnet_lowering.bound import weights_of
from graphnet_lowering.result import checking
from graphnet_lowering.tensor_model import NUMBERS, tensor_model
from graphnet_runner.adapter import CompileOptions


@dataclass(frozen=True)
class Bound:
    """A model whose forward takes the original arguments at the positions ``kept``; the others became constants."""

    model: Any
    kept: tuple[int, ...]
    #: Whether ``kept`` are all positions.
    is_whole: bool = False
    #: Flags for the sample's row of results.
    flags: tuple[str, ...] = ()
    #: The positions and values of the arguments that became constants and are no tensors.
    fixed: tuple[tuple[int, Any], ...] = ()

    def select(self, inputs: Sequence[Any]) -> Sequence[Any]:
        """Return the arguments to call ``model`` with."""
        return [inputs[position] for position in self.kept]

    def calling(self, compiled: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that takes all original arguments, and calls ``compiled`` with those at ``kept``."""
        if self.is_whole:
            return compiled
        kept = self.kept
        return checking(self.fixed, lambda *inputs: compiled(*[inputs[position] for position in kept]))


def bind(model: Any, inputs: Sequence[Any], options: CompileOptions) -> Bound:
    """Run the model once to see what it reads in Python and what it overwrites, and bind what may become constants.

    Numbers stay arguments if the options make sizes or read numbers symbols. Weights are bound for ``freezing``, which
    folds only tensors that belong to a module.
    """
    settled = tensor_model(model, inputs)
    bound = Bound(model, tuple(range(len(inputs))), is_whole=True)
    if NUMBERS in settled.rules and options["dynamic"] == "false" and not options["capture_scalars"]:
        bound = Bound(_with_own_code(settled.model), settled.kept, flags=("loader:" + NUMBERS,), fixed=settled.fixed)
    if not options["freezing"]:
        return bound
    fixed = set(weights_of(options.kinds, settled.written)) & set(bound.kept)
    weights = {place: inputs[i] for place, i in enumerate(bound.kept) if i in fixed}
    free = tuple(i for i in bound.kept if i not in fixed)
    model = _with_own_code(BoundModel(bound.model, len(bound.kept), weights))
    return Bound(model, free, flags=bound.flags, fixed=bound.fixed)


def _with_own_code(model: Any) -> Any:
    """Give the forward of a wrapper a code object of its own. Dynamo compiles a code object for at most eight models,
    and a whole model may have more graphs.
    """
    kind = type(model)
    forward = kind.forward
    own = types.FunctionType(
        forward.__code__.replace(), forward.__globals__, forward.__name__, forward.__defaults__, forward.__closure__
    )
    model.__class__ = type(kind.__name__, (kind,), {"forward": own})
    return model
