"""Count the work of a forward function in eager mode: the floating-point operations and the bytes of each operator.

Flops are those of products, convolutions and attention, by torch's own formulas (torch.utils.flop_counter). Other
operators count none: memory limits them. An operator that only makes a view counts nothing at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, FrozenSet, Iterator, List, Sequence, Set, Tuple

import torch
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.flop_counter import flop_registry, sdpa_flop_count

#: Operators that move no bytes, although their schema does not say that they return a view, or nothing yet.
_FREE = ("_unsafe_view", "_reshape_alias", "empty", "empty_strided", "empty_like", "new_empty", "new_empty_strided")
#: Operators that read only some rows of their first argument, a table: as many bytes as they return.
_GATHERS = ("embedding", "index_select", "gather", "index", "take")
#: Operators that write only some rows of their first argument in place. Their last tensor holds what they write.
_SCATTERS = ("scatter_", "scatter_add_", "index_add_", "index_put_", "index_copy_", "_index_put_impl_")
_ATTENTION = "_scaled_dot_product_flash_attention_for_cpu"


@dataclass(frozen=True)
class Operator:
    """One call of an operator: its name, its flops, the dtype of its results, and the bytes that it reads and writes.

    `reads` and `writes` say which memory: the number of a storage (one number for all of its views), and the bytes.
    """

    name: str
    flops: int
    dtype: str
    reads: Tuple[Tuple[int, int], ...]
    writes: Tuple[Tuple[int, int], ...]

    @property
    def nbytes(self) -> int:
        return sum(size for _, size in (*self.reads, *self.writes))


@dataclass(frozen=True)
class Work:
    """The work of a range of statements.

    Attributes:
        operators: every call of an operator, in order.
        fused_bytes: the bytes that any program must move that computes the same: those of the inputs that are read,
            each once, and those of the results that later statements use, each once.
    """

    operators: Tuple[Operator, ...]
    fused_bytes: int


@dataclass
class Counted:
    """The operators of each statement of a forward function, and the storages that the forward returns."""

    statements: List[List[Operator]] = field(default_factory=list)
    returned: Set[int] = field(default_factory=set)

    def work(self, first: int, end: int) -> Work:
        """Return the work of the statements from `first` to `end`, exclusive."""
        inside = [one for statement in self.statements[first:end] for one in statement]
        made: Set[int] = set()
        read: Dict[int, int] = {}
        written: Dict[int, int] = {}
        for one in inside:
            for storage, size in one.reads:
                if storage not in made:
                    read[storage] = max(read.get(storage, 0), size)
            for storage, size in one.writes:
                made.add(storage)
                written[storage] = max(written.get(storage, 0), size)
        used = self._read_after(end) | self.returned
        existed = self._existed_before(first)
        moved = sum(size for storage, size in written.items() if storage in used or storage in existed)
        return Work(tuple(inside), sum(read.values()) + moved)

    def _read_after(self, end: int) -> FrozenSet[int]:
        return frozenset(s for statement in self.statements[end:] for one in statement for s, _ in one.reads)

    def _existed_before(self, first: int) -> FrozenSet[int]:
        """Return the storages that earlier statements touched; changing one in place writes to memory."""
        touched: Set[int] = set()
        for statement in self.statements[:first]:
            for one in statement:
                touched.update(storage for storage, _ in (*one.reads, *one.writes))
        return frozenset(touched)


class Counting(TorchDispatchMode):  # type: ignore[misc]
    """Counts the operators that run inside the `with` block. `operators` holds those of the current statement."""

    def __init__(self) -> None:
        super().__init__()
        self.operators: List[Operator] = []
        # A weak reference keeps the address of a storage from being given to another one.
        self._storages: Dict[int, Tuple[StorageWeakRef, int]] = {}

    def take(self) -> List[Operator]:
        """Return the operators since the last call."""
        taken, self.operators = self.operators, []
        return taken

    def storages(self, values: Sequence[Any]) -> Set[int]:
        """Return the numbers of the storages of those values that are tensors."""
        return {self._number(value) for value in values if torch.is_tensor(value)}

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = func(*args, **(kwargs or {}))
        if not _is_view(func) and func.overloadpacket.__name__ not in _FREE:
            self.operators.append(self._counted(func, args, kwargs or {}, out))
        return out

    def _counted(self, func: Any, args: Sequence[Any], kwargs: Dict[str, Any], out: Any) -> Operator:
        name = func.overloadpacket.__name__
        given = list(_tensors((args, kwargs)))
        made = list(_tensors(out))
        reads: Dict[int, int] = {}
        for index, value in enumerate(given):
            size = _nbytes(value)
            if index == 0 and name in _GATHERS:
                size = min(size, sum(map(_nbytes, made)))
            elif index == 0 and name == "_embedding_bag":
                size = min(size, given[1].numel() * value.shape[1] * value.element_size())
            elif index == 0 and name in _SCATTERS:
                size = min(size, _nbytes(given[-1]))
            reads[self._number(value)] = max(size, reads.get(self._number(value), 0))
        writes: Dict[int, int] = {}
        for value in made:
            size = _nbytes(given[-1]) if name in _SCATTERS and given else _nbytes(value)
            writes[self._number(value)] = min(size, _nbytes(value))
        dtype = str((made or given or [torch.empty(0)])[0].dtype)[len("torch.") :]
        return Operator(name, _flops(func, args, kwargs, out), dtype, tuple(reads.items()), tuple(writes.items()))

    def _number(self, value: torch.Tensor) -> int:
        reference = StorageWeakRef(value.untyped_storage())
        known = self._storages.setdefault(reference.cdata, (reference, len(self._storages)))
        return known[1]


def _is_view(func: Any) -> bool:
    returns = func._schema.returns
    return bool(returns) and all(one.alias_info is not None and not one.alias_info.is_write for one in returns)


def _tensors(value: Any) -> Iterator[torch.Tensor]:
    if torch.is_tensor(value):
        if value.layout == torch.strided:
            yield value
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _tensors(one)
    elif isinstance(value, dict):
        yield from _tensors(list(value.values()))


def _nbytes(value: torch.Tensor) -> int:
    """Return the bytes of memory behind a tensor; an expanded dimension takes no memory."""
    return int(min(value.numel() * value.element_size(), value.untyped_storage().nbytes()))


def _flops(func: Any, args: Sequence[Any], kwargs: Dict[str, Any], out: Any) -> int:
    packet = func.overloadpacket
    if packet in flop_registry:
        return int(flop_registry[packet](*args, **kwargs, out_val=out))
    if packet.__name__ == _ATTENTION:
        return int(sdpa_flop_count(*(one.shape for one in args[:3])))
    return 0
