"""Makes a module of a sample's model that a compiler can take: some arguments bound, and only tensors as results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Collection, Dict, List, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_lowering.result import Recipe, checking
from graphnet_runner.adapter import Adapter, CompileOptions

#: The kinds of arguments whose values never change from call to call (``CompileOptions.kinds``).
WEIGHTS = frozenset({"parameter", "buffer", "constant"})


def weights_of(kinds: Sequence[str], written: Collection[int] = ()) -> Tuple[int, ...]:
    """Return the positions of the weights among a model's arguments, without those that the model writes to."""
    return tuple(index for index, kind in enumerate(kinds) if kind in WEIGHTS and index not in written)


class Bound(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """A model with some of its arguments bound. ``forward`` takes the others, in their order.

    Bound tensors become buffers, so that compilers treat them as weights; other bound values become attributes. With a
    ``recipe``, ``forward`` returns a flat tuple: the tensors of the result that the recipe computes, and the new values
    of the arguments at the positions ``copied``, which the model writes to. It then leaves the caller's unchanged.
    """

    def __init__(
        self,
        model: Any,
        count: int,
        bound: Mapping[int, Any],
        recipe: Optional[Recipe] = None,
        copied: Sequence[int] = (),
    ) -> None:
        super().__init__()
        self.model = model
        self._recipe = recipe
        self._copied = tuple(copied)
        free = iter(range(count))
        #: For each argument of the model, the name of its attribute, or its position in forward's arguments.
        self._places: List[Any] = []
        for index in range(count):
            self._places.append("argument_%d" % index if index in bound else next(free))
        for index, value in bound.items():
            if isinstance(value, torch.Tensor):
                self.register_buffer("argument_%d" % index, value)
            else:
                setattr(self, "argument_%d" % index, value)

    def forward(self, *free: Any) -> Any:
        arguments = [getattr(self, place) if isinstance(place, str) else free[place] for place in self._places]
        for index in self._copied:
            arguments[index] = arguments[index].clone()
        result = self.model(*arguments)
        if self._recipe is None:
            return result
        return (*self._recipe.computed(result), *(arguments[index] for index in self._copied))


@dataclass(frozen=True)
class Calling:
    """How to call a compiled ``Bound`` like the model: select arguments, write back, and put the result together."""

    #: The positions of the model's arguments that the compiled module takes.
    free: Tuple[int, ...]
    #: The positions of the model's arguments that it writes to.
    written: Tuple[int, ...]
    recipe: Recipe
    #: The positions and values of the model's arguments that are no tensors.
    fixed: Tuple[Tuple[int, Any], ...] = ()

    def select(self, inputs: Sequence[Any]) -> Tuple[Any, ...]:
        """Return the arguments of the compiled module."""
        return tuple(inputs[index] for index in self.free)

    def calling(self, run: Callable[..., Sequence[Any]]) -> Callable[..., Any]:
        """Return a function that is called like the model. ``run`` takes the free arguments and returns the outputs.

        The outputs of ``run`` are those of ``Bound``. The returned function does no more than a model needs.
        It raises ValueError if an integer argument differs from that of the capture.
        """
        free, written, recipe = self.free, self.written, self.recipe
        whole = free == tuple(range(len(free)))

        def plain(*inputs: Any) -> Any:
            return tuple(run(*[inputs[index] for index in free]))

        def call(*inputs: Any) -> Any:
            outputs = list(run(*[inputs[index] for index in free]))
            first = len(outputs) - len(written)
            for index, value in zip(written, outputs[first:]):
                inputs[index].copy_(value)
            return recipe.rebuild(outputs, inputs)

        if written or not recipe.is_plain:
            return checking(self.fixed, call)
        # Selecting the arguments of a model with 200 weights takes 5 us.
        return checking(self.fixed, plain if not whole else lambda *inputs: tuple(run(*inputs[: len(free)])))


@dataclass(frozen=True)
class Lowerable:
    """A module for a compiler that accepts only tensors and must not write to its arguments, and how to call it."""

    module: Bound
    #: The arguments with which to capture the module.
    examples: Tuple[torch.Tensor, ...]
    calling: Calling
    #: Flags for the sample's row of results.
    flags: Tuple[str, ...] = ()


def lowerable(
    model: Any, inputs: Sequence[Any], kinds: Sequence[str], bind_weights: bool = True, copies: bool = True
) -> Lowerable:
    """Make a module of the model for ahead-of-time compilers. Runs the model once; needs torch 2.

    Numbers that the model's Python code reads become constants (see ``tensor_model``), and so do weights if
    ``bind_weights`` is true. If that left no argument, the tensors stay arguments, because a compiler could compute
    everything ahead. Without ``copies``, the module writes to its arguments as the model does, for compilers that
    support this. Raises any error that the model itself raises.
    """
    from graphnet_lowering.tensor_model import tensor_model

    settled = tensor_model(model, inputs)
    fixed = frozenset(weights_of(kinds, settled.written)) if bind_weights else frozenset()
    free = tuple(index for index in settled.kept if index not in fixed) or settled.kept
    bound: Dict[int, Any] = {}
    for place, index in enumerate(settled.kept):
        if index not in free:
            bound[place] = inputs[index]
    copied = [settled.kept.index(index) for index in settled.written] if copies else []
    module = Bound(settled.model, len(settled.kept), bound, settled.recipe, copied).eval()
    chosen = dict(zip(settled.kept, settled.examples(inputs)))
    calling = Calling(free, settled.written if copies else (), settled.recipe, settled.fixed)
    return Lowerable(module, tuple(chosen[index] for index in free), calling, settled.flags)


class LoweringAdapter(Adapter):
    """An adapter whose rows say which rules of graphnet_lowering.tensor_model changed the model."""

    def __init__(self) -> None:
        self._flags: Tuple[str, ...] = ()

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_lowering.tensor_model that changed the model, or no flag."""
        return self._flags

    def lowered(
        self,
        model: Any,
        inputs: Sequence[Any],
        options: CompileOptions,
        bind_weights: bool = True,
        copies: bool = True,
    ) -> Lowerable:
        """Return ``lowerable`` of the model, with the kinds of the arguments. Call it within ``options.apart()``."""
        found = lowerable(model, inputs, options.kinds, bind_weights, copies)
        self._flags = found.flags
        return found
