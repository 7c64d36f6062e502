"""Reads the properties of a block (one loop nest of a function) that the schedule rules need.

The properties are the axes of the block, the tensors that the block reads, and the order of its elements in memory.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.ir.expr import TensorLoad
from tvm.s_tir import Schedule

#: The number of float32 values in one vector register of AVX2. A register of AVX-512 holds twice as many values, but
#: gains little and may lower the clock frequency of the CPU.
LANES = 8
#: A block with fewer elements is run by one thread, which finishes before a second thread has woken up.
PARALLEL_ELEMENTS = 16384

_SPATIAL, _REDUCTION = 0, 2


@dataclass(frozen=True)
class Axis:
    """One axis of a block: its position among the axes, its length, and whether the block sums over it."""

    index: int
    variable: Any
    extent: int
    is_reduction: bool


class Block:
    """One block (loop nest) of a function. The constructor raises ValueError if an axis has no constant length."""

    def __init__(self, schedule: Schedule, handle: Any) -> None:
        self.handle = handle
        self.statement = schedule.get(handle)
        self.name = str(self.statement.name_hint)
        self.axes = tuple(
            Axis(i, axis.var, _extent(axis.dom.extent), int(axis.iter_type) == _REDUCTION)
            for i, axis in enumerate(self.statement.iter_vars)
        )
        self.is_plain = all(int(axis.iter_type) in (_SPATIAL, _REDUCTION) for axis in self.statement.iter_vars)

    @property
    def spatial(self) -> tuple[Axis, ...]:
        """The axes of the block's result. The block does not sum over them."""
        return tuple(axis for axis in self.axes if not axis.is_reduction)

    @property
    def reduced(self) -> tuple[Axis, ...]:
        """The axes over which the block sums."""
        return tuple(axis for axis in self.axes if axis.is_reduction)

    @property
    def elements(self) -> int:
        """The number of elements of the result."""
        return math.prod(axis.extent for axis in self.spatial)

    @functools.cached_property
    def value(self) -> Any:
        """The expression that the block stores, or None if the block does more than store one expression."""
        return self.statement.body.value if isinstance(self.statement.body, tirx.BufferStore) else None

    @functools.cached_property
    def loads(self) -> tuple[Any, ...]:
        """Every read of a tensor in the expression that the block stores."""
        return tuple(node for node in walk(self.value) if is_load(node)) if self.value is not None else ()

    @property
    def is_injective(self) -> bool:
        """Whether the block computes each element once, without a sum."""
        return self.is_plain and not self.reduced and self.value is not None

    def position(self, axis: Axis) -> int | None:
        """Return the dimension of the block's result whose index is exactly `axis`, or None if there is none."""
        indices = self.statement.body.indices
        return next((i for i, index in enumerate(indices) if index.same_as(axis.variable)), None)


def walk(node: Any) -> Iterator[Any]:
    """Yield the expression and all its subexpressions."""
    yield node
    for name in ("a", "b", "value", "condition", "true_value", "false_value", "cond", "base", "stride"):
        child = getattr(node, name, None)
        if hasattr(child, "expr_ty") or hasattr(child, "same_as"):
            yield from walk(child)
    for name in ("indices", "args"):
        children = getattr(node, name, None)
        if children is not None and not callable(children):
            for child in children:
                yield from walk(child)


def is_load(node: Any) -> bool:
    """Whether the expression is a read of a tensor (buffer)."""
    return isinstance(node, TensorLoad)


def uses(node: Any, variable: Any) -> bool:
    """Whether the expression contains the variable."""
    return any(item.same_as(variable) for item in walk(node) if hasattr(item, "same_as"))


def has_call(node: Any) -> bool:
    """Whether the expression contains a call of a function, such as exp, sqrt or if-then-else."""
    return any(type(item).__name__ == "Call" for item in walk(node))


def blocks_of(schedule: Schedule) -> list[Block]:
    """Return every block of the scheduled function except the root block, in program order."""
    return [Block(schedule, handle) for handle in schedule.get_child_blocks(schedule.get_sblock("root"))]


def divisors(number: int, most: int) -> list[int]:
    """Return the divisors of the number that are at most `most`, in ascending order."""
    return [d for d in range(1, min(number, most) + 1) if number % d == 0]


def product(axes: Sequence[Axis]) -> int:
    """Return the product of the lengths of these axes."""
    return math.prod(axis.extent for axis in axes)


def _extent(value: Any) -> int:
    extent = getattr(value, "value", value)
    if not isinstance(extent, int):
        raise ValueError("an axis whose size is known only at run time")
    return extent
