"""Properties of a block that rules need: its axes, its reads and their order in memory."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.ir.expr import TensorLoad
from tvm.s_tir import Schedule

#: Lanes of float32 in one vector register. AVX-512 code gains little from twice as many and may lower the clock.
LANES = 8
#: With fewer elements, one thread finishes before a second one has woken up.
PARALLEL_ELEMENTS = 16384

_SPATIAL, _REDUCTION = 0, 2


@dataclass(frozen=True)
class Axis:
    """One axis of a block: its place among the axes, its length, and whether it is summed over."""

    index: int
    variable: Any
    extent: int
    is_reduction: bool


class Block:
    """A block of a schedule. Raises ValueError if its axes are not static."""

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
        """The axes of the result."""
        return tuple(axis for axis in self.axes if not axis.is_reduction)

    @property
    def reduced(self) -> tuple[Axis, ...]:
        """The axes that are summed over."""
        return tuple(axis for axis in self.axes if axis.is_reduction)

    @property
    def elements(self) -> int:
        """Number of elements of the result."""
        return math.prod(axis.extent for axis in self.spatial)

    @functools.cached_property
    def value(self) -> Any:
        """The stored value; None if the block is more than one store."""
        return self.statement.body.value if isinstance(self.statement.body, tirx.BufferStore) else None

    @functools.cached_property
    def loads(self) -> tuple[Any, ...]:
        """Every tensor load in the stored value."""
        return tuple(node for node in walk(self.value) if is_load(node)) if self.value is not None else ()

    @property
    def is_injective(self) -> bool:
        """Whether each element is computed once, without a sum."""
        return self.is_plain and not self.reduced and self.value is not None

    def position(self, axis: Axis) -> int | None:
        """Position of the store's index that is the axis itself; None if there is none."""
        indices = self.statement.body.indices
        return next((i for i, index in enumerate(indices) if index.same_as(axis.variable)), None)


def walk(node: Any) -> Iterator[Any]:
    """Yield an expression and all its parts."""
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
    """Whether an expression reads a buffer."""
    return isinstance(node, TensorLoad)


def uses(node: Any, variable: Any) -> bool:
    """Whether an expression contains the variable."""
    return any(item.same_as(variable) for item in walk(node) if hasattr(item, "same_as"))


def has_call(node: Any) -> bool:
    """Whether an expression calls a function (exp, sqrt, a choice)."""
    return any(type(item).__name__ == "Call" for item in walk(node))


def blocks_of(schedule: Schedule) -> list[Block]:
    """Every block below the root, in program order."""
    return [Block(schedule, handle) for handle in schedule.get_child_blocks(schedule.get_sblock("root"))]


def divisors(number: int, most: int) -> list[int]:
    """Divisors of a number up to `most`, ascending."""
    return [d for d in range(1, min(number, most) + 1) if number % d == 0]


def product(axes: Sequence[Axis]) -> int:
    """Product of the lengths of these axes."""
    return math.prod(axis.extent for axis in axes)


def _extent(value: Any) -> int:
    extent = getattr(value, "value", value)
    if not isinstance(extent, int):
        raise ValueError("an axis whose size is known only at run time")
    return extent
