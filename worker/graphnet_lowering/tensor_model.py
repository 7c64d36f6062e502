"""Prepare a sample's model for compilers that capture a model ahead of time and accept only tensors as arguments.

Two rules are applied. If a rule changed something, a flag in the row of the result names the rule.

`numbers`: integer arguments become constants of the graph. So do tensor arguments without dimensions of which the
model's Python code reads the value or a number computed from it, for instance by `x.item()` or as a size. A capture
would stop at such a value, because the shape of the next operator depends on it.
`clones`: the capture gets copies of the arguments that the graph writes to, so that the caller's keep their values.

This module does not change devices in the model's source (`device="cuda:0"`). The loader in `graphnet_contract.samples`
replaces them; its rule is called `device`. This module needs torch 2 or newer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, FrozenSet, Iterator, List, Mapping, Sequence, Set, Tuple

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from graphnet_lowering.result import Recipe, recipe_of

NUMBERS = "numbers"
CLONES = "clones"


@dataclass(frozen=True)
class TensorModel:
    """A model whose forward takes only tensors: the original arguments that did not become constants.

    Its result is correct only for the values that the others had when `tensor_model` was called. `kept` are the
    positions of its arguments among the original ones, `written` those of the original arguments that a call changes in
    place. `rules` names the rules that changed something.
    """

    model: torch.nn.Module
    kept: Tuple[int, ...]
    written: Tuple[int, ...]
    rules: Tuple[str, ...]
    #: How the result is made of tensors that a compiler computes, of the original arguments, and of constants.
    recipe: Recipe
    #: The positions and values of the original arguments that are no tensors; see ``checking``.
    fixed: Tuple[Tuple[int, Any], ...] = ()

    @property
    def flags(self) -> Tuple[str, ...]:
        """Return the flag for the result's row: `loader:` and the rules' names; empty if no rule changed anything."""
        return ("loader:" + ",".join(self.rules),) if self.rules else ()

    def select(self, inputs: Sequence[Any]) -> Tuple[torch.Tensor, ...]:
        """Return the arguments to call `model` with: the original arguments at the positions `kept`."""
        return tuple(inputs[index] for index in self.kept)

    def examples(self, inputs: Sequence[Any]) -> Tuple[torch.Tensor, ...]:
        """Return the arguments for a capture: those of `select`, but copies of those that the model changes."""
        return tuple(inputs[i].detach().clone() if i in self.written else inputs[i] for i in self.kept)


def tensor_model(model: torch.nn.Module, inputs: Sequence[Any]) -> TensorModel:
    """Run the model once to see which arguments it writes to or reads as numbers, and apply the two rules.

    If the run changes an argument, its old value is restored. Raises any error that the model itself raises.
    """
    watch = _Watch(inputs)
    with watch, torch.no_grad():
        result = model(*inputs)
    watch.restore()
    numbers: Dict[int, Any] = {i: value for i, value in enumerate(inputs) if not isinstance(value, torch.Tensor)}
    fixed = tuple(numbers.items())
    for index in sorted(watch.read):
        numbers[index] = _Number(inputs[index].item(), inputs[index].dtype, inputs[index].device)
    kept = tuple(index for index in range(len(inputs)) if index not in numbers)
    written = tuple(sorted(set(watch.written) - set(numbers)))
    rules = ((NUMBERS,) if numbers else ()) + ((CLONES,) if written else ())
    module = _WithNumbers(model, numbers, kept) if numbers else model
    return TensorModel(module, kept, written, rules, recipe_of(result, inputs), fixed)


@dataclass(frozen=True)
class _Number:
    """A tensor argument that became a constant. The forward makes the tensor from its value, dtype and device."""

    value: Any
    dtype: torch.dtype
    device: torch.device

    def tensor(self) -> torch.Tensor:
        return torch.tensor(self.value, dtype=self.dtype, device=self.device)


class _WithNumbers(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """The model with fixed values for some of its arguments."""

    def __init__(self, model: torch.nn.Module, numbers: Mapping[int, Any], kept: Tuple[int, ...]) -> None:
        super().__init__()
        self.model = model
        self._numbers = dict(numbers)
        self._kept = kept

    def forward(self, *arguments: torch.Tensor) -> Any:
        every: List[Any] = [None] * (len(self._kept) + len(self._numbers))
        for index, argument in zip(self._kept, arguments):
            every[index] = argument
        for index, number in self._numbers.items():
            every[index] = number.tensor() if isinstance(number, _Number) else number
        return self.model(*every)


class _Watch(TorchDispatchMode):  # type: ignore[misc]  # torch is not read for types
    """Records to which arguments a run of the model writes, and from which arguments Python reads single numbers.

    `read` has the positions of these, and `written` copies of those from before the first write, by position.
    """

    def __init__(self, inputs: Sequence[Any]) -> None:
        super().__init__()
        self.read: Set[int] = set()
        self.written: Dict[int, torch.Tensor] = {}
        self._inputs = inputs
        tensors = [(i, value) for i, value in enumerate(inputs) if isinstance(value, torch.Tensor)]
        self._of_storage = {_storage(value): i for i, value in tensors if value.numel()}
        self._from: Dict[int, FrozenSet[int]] = {
            _storage(value): frozenset((i,)) for i, value in tensors if value.dim() == 0
        }
        # Kept alive, because a new tensor could get the address of a freed one, which identifies its storage.
        self._alive: List[torch.Tensor] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func._schema.is_mutable:
            for tensor in _mutated(func, args, kwargs):
                index = self._of_storage.get(_storage(tensor))
                if index is not None and index not in self.written:
                    self.written[index] = self._inputs[index].detach().clone()
        if func is torch.ops.aten._local_scalar_dense.default:
            self.read |= self._from.get(_storage(args[0]), frozenset())
        result = func(*args, **kwargs)
        self._follow(args, kwargs, result)
        return result

    def restore(self) -> None:
        """Set each changed argument back to its value before the run."""
        for index, value in self.written.items():
            self._inputs[index].copy_(value)

    def _follow(self, args: Any, kwargs: Any, result: Any) -> None:
        """Record from which arguments a result of one element was computed: if Python reads it, it has read these.

        Each tensor operand must be a model argument without dimensions or a result that is itself recorded.
        """
        if not isinstance(result, torch.Tensor) or result.numel() != 1 or _storage(result) in self._from:
            return
        sources = [self._from.get(_storage(leaf)) for leaf in tree_leaves((args, kwargs)) if _is_tensor(leaf)]
        if sources and all(source is not None for source in sources):
            self._from[_storage(result)] = frozenset().union(*(s for s in sources if s is not None))
            self._alive.append(result)


def _mutated(func: Any, args: Any, kwargs: Any) -> Iterator[torch.Tensor]:
    for position, argument in enumerate(func._schema.arguments):
        if argument.alias_info is not None and argument.alias_info.is_write:
            value = args[position] if position < len(args) else kwargs.get(argument.name)
            yield from (leaf for leaf in tree_leaves(value) if _is_tensor(leaf))


def _is_tensor(value: Any) -> bool:
    return isinstance(value, torch.Tensor)


def _storage(tensor: torch.Tensor) -> int:
    return int(tensor.untyped_storage().data_ptr())
