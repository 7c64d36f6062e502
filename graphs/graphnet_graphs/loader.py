"""What a compiler cannot take as an argument is settled before it sees the graph; the record names each rule.

`numbers`: integer arguments, and single values that the model's Python reads (`x.item()`, a size that came as a 0-dim
tensor), become constants of the graph. A capture would stop there, for the next operator's shape depends on the value.
`clones`: the capture gets copies of the arguments that the graph writes; whoever compiles sees the values the caller
will pass, however often the model ran. Device literals are the loader's own (rule `device`).

Needs torch 2 or newer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, FrozenSet, Iterator, List, Mapping, Sequence, Set, Tuple

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

NUMBERS = "numbers"
CLONES = "clones"


@dataclass(frozen=True)
class Settled:
    """A model whose forward takes `kept` of the original arguments, all of them tensors.

    `written` are the original arguments that a call changes in place, `rules` the names of the rules that applied.
    """

    model: torch.nn.Module
    kept: Tuple[int, ...]
    written: Tuple[int, ...]
    rules: Tuple[str, ...]

    @property
    def flags(self) -> Tuple[str, ...]:
        """What a record says of it."""
        return ("loader:" + ",".join(self.rules),) if self.rules else ()

    def select(self, inputs: Sequence[Any]) -> Tuple[torch.Tensor, ...]:
        """The arguments of `model` for the original's: what a call passes."""
        return tuple(inputs[index] for index in self.kept)

    def examples(self, inputs: Sequence[Any]) -> Tuple[torch.Tensor, ...]:
        """As `select`, with copies of what is written: what a capture may run on."""
        written = set(self.written)
        return tuple(inputs[i].detach().clone() if i in written else inputs[i] for i in self.kept)


def settle(model: torch.nn.Module, inputs: Sequence[Any]) -> Settled:
    """Run the model once to see what it reads and writes, and settle it; `inputs` keep their values.

    The numbers are constants of the result: it is right for arguments that have the same ones.
    """
    watch = _Watch(inputs)
    with watch, torch.no_grad():
        model(*inputs)
    watch.restore()
    numbers: Dict[int, Any] = {i: value for i, value in enumerate(inputs) if not isinstance(value, torch.Tensor)}
    for index in sorted(watch.read):
        numbers[index] = _Number(inputs[index].item(), inputs[index].dtype, inputs[index].device)
    kept = tuple(index for index in range(len(inputs)) if index not in numbers)
    written = tuple(sorted(set(watch.written) - set(numbers)))
    rules = ((NUMBERS,) if numbers else ()) + ((CLONES,) if written else ())
    return Settled(_WithNumbers(model, numbers, kept) if numbers else model, kept, written, rules)


@dataclass(frozen=True)
class _Number:
    """A tensor of no dimensions, to be made inside the forward: there a capture knows its value."""

    value: Any
    dtype: torch.dtype
    device: torch.device

    def tensor(self) -> torch.Tensor:
        return torch.tensor(self.value, dtype=self.dtype, device=self.device)


class _WithNumbers(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """The model with some of its arguments fixed."""

    def __init__(self, model: torch.nn.Module, numbers: Mapping[int, Any], kept: Tuple[int, ...]) -> None:
        super().__init__()
        self.model = model
        self._numbers = dict(numbers)
        self._kept = kept

    def forward(self, *arguments: torch.Tensor) -> Any:
        """The original's result."""
        every: List[Any] = [None] * (len(self._kept) + len(self._numbers))
        for index, argument in zip(self._kept, arguments):
            every[index] = argument
        for index, number in self._numbers.items():
            every[index] = number.tensor() if isinstance(number, _Number) else number
        return self.model(*every)


class _Watch(TorchDispatchMode):  # type: ignore[misc]  # torch is not read for types
    """Notes which arguments a run writes, keeping their first values, and which single values its Python reads."""

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
        # Storages are known by address: one that was freed could come back as another's.
        self._alive: List[torch.Tensor] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func._schema.is_mutable:
            for tensor in _mutated(func, args, kwargs):
                self._keep(tensor)
        if func is torch.ops.aten._local_scalar_dense.default:
            self.read |= self._from.get(_storage(args[0]), frozenset())
        result = func(*args, **kwargs)
        self._follow(args, kwargs, result)
        return result

    def restore(self) -> None:
        """Give the written arguments their first values again."""
        for index, value in self.written.items():
            self._inputs[index].copy_(value)

    def _keep(self, tensor: torch.Tensor) -> None:
        index = self._of_storage.get(_storage(tensor))
        if index is not None and index not in self.written:
            self.written[index] = self._inputs[index].detach().clone()

    def _follow(self, args: Any, kwargs: Any, result: Any) -> None:
        """Single values computed from nothing but single values may be read on the host too."""
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
