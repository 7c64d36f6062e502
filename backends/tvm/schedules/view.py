"""Reads the properties of a block (one loop nest of a function) that the schedule rules need.

These are its axes, the tensors that it reads, and the order of its elements in memory.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import tvm
from tvm import tirx
from tvm.ir.expr import TensorLoad
from tvm.s_tir import Schedule
from tvm.target import codegen

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
        self.schedule = schedule
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
        """The axes of the block's result."""
        return tuple(axis for axis in self.axes if not axis.is_reduction)

    @property
    def reduced(self) -> tuple[Axis, ...]:
        """The axes over which the block sums."""
        return tuple(axis for axis in self.axes if axis.is_reduction)

    @property
    def elements(self) -> int:
        return math.prod(axis.extent for axis in self.spatial)

    @property
    def lanes(self) -> int:
        """The number of the result's elements that a vector register of the target holds, at most that of float32."""
        bits = self.value.ty.dtype.bits if self.value is not None else 32
        return register_bits() // max(32, bits)

    @functools.cached_property
    def value(self) -> Any:
        """The expression that the block stores, or None if it does more."""
        return self.statement.body.value if isinstance(self.statement.body, tirx.BufferStore) else None

    @functools.cached_property
    def loads(self) -> tuple[Any, ...]:
        """Every read of a tensor in `value`."""
        return tuple(node for node in walk(self.value) if is_load(node)) if self.value is not None else ()

    @property
    def is_injective(self) -> bool:
        return self.is_plain and not self.reduced and self.value is not None

    @property
    def is_copy(self) -> bool:
        """Whether the block stores every element of another tensor, perhaps as another dtype, in the same place."""
        value = uncast(self.value)
        if not self.is_injective or not is_load(value):
            return False
        pairs = zip(value.indices, self.statement.body.indices, strict=False)
        return len(value.indices) == len(self.axes) and all(index.same_as(place) for index, place in pairs)

    def position(self, axis: Axis) -> int | None:
        """Return the dimension of the block's result whose index is exactly `axis`, if any."""
        indices = self.statement.body.indices
        return next((i for i, index in enumerate(indices) if index.same_as(axis.variable)), None)


def register_bits() -> int:
    """Return the width of the vector registers of the target in whose ``with`` block this is called."""
    target = tvm.target.Target.current()
    return _register_bits(str(target.attrs.get("mcpu", "")) if target is not None else "")


@functools.cache
def _register_bits(cpu: str) -> int:
    target = tvm.target.Target({"kind": "llvm", "mcpu": cpu} if cpu else {"kind": "llvm"})
    features = {str(name) for name in codegen.llvm_get_cpu_features(target)}
    if "sse2" in features:
        # TVM 0.27 has a function for this width, which returns 512 for every x86 CPU.
        return 512 if "avx512f" in features else 256 if "avx" in features else 128
    return max(128, int(codegen.llvm_get_vector_width(target)))


def walk(node: Any) -> Iterator[Any]:
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


def always_reads(consumer: Block, block: Block) -> bool:
    """Whether each element of the consumer reads the block's result. Those of a padding do not: a condition keeps them
    from it. In the loops of the block, such a consumer would lack them.
    """
    result = block.statement.writes[0].source
    conditions = [node for node in walk(consumer.value) if _is_condition(node)]
    return not any(is_load(item) and item.source.same_as(result) for node in conditions for item in walk(node))


def reads(consumer: Block, block: Block) -> int:
    """Return at how many places the consumer reads the block's result for each of its own elements.

    Of an if-then-else, the places of both sides count.
    """
    result = block.statement.writes[0].source
    return len({str(load.indices) for load in consumer.loads if load.source.same_as(result)})


def reads_in_place(consumer: Block, block: Block, dimensions: Sequence[int] | None = None) -> bool:
    """Whether the consumer can be computed part by part: its elements for a part of the block's result read only that.

    True if it reads the result at one place, and if in each of ``dimensions`` (default: all) the index is an axis of
    the consumer, or the quotient or the remainder of an axis whose other one is an index, too.
    """
    result, axes = block.statement.writes[0].source, [axis.variable for axis in consumer.axes]
    asked = range(len(result.shape)) if dimensions is None else dimensions
    parts = [number for number in asked if int(result.shape[number]) > 1]
    if reads(consumer, block) != 1:
        return False
    load = next(load for load in consumer.loads if load.source.same_as(result))
    return all(_is_own(load.indices[number], load, axes) for number in parts)


def _is_own(index: Any, load: Any, axes: Sequence[Any]) -> bool:
    if any(index.same_as(axis) for axis in axes):
        return True
    kind = type(index).__name__
    if kind not in ("FloorDiv", "FloorMod") or not any(index.a.same_as(axis) for axis in axes):
        return False
    others = [other for other in load.indices if type(other).__name__ in {"FloorDiv", "FloorMod"} - {kind}]
    return any(other.a.same_as(index.a) and int(other.b) == int(index.b) for other in others)


def _is_condition(node: Any) -> bool:
    return type(node).__name__ == "Call" and str(getattr(node.op, "name", "")).endswith("if_then_else")


def is_load(node: Any) -> bool:
    return isinstance(node, TensorLoad)


def uncast(value: Any) -> Any:
    while isinstance(value, tirx.Cast):
        value = value.value
    return value


def uses(node: Any, variable: Any) -> bool:
    return any(item.same_as(variable) for item in walk(node) if hasattr(item, "same_as"))


def is_costly(node: Any) -> bool:
    """Whether the expression contains a division or a call of a function, such as exp, sqrt or if-then-else."""
    return any(type(item).__name__ in ("Call", "Div") for item in walk(node))


def blocks_of(schedule: Schedule) -> list[Block]:
    """Return every block of the scheduled function except the root block, in program order."""
    return [Block(schedule, handle) for handle in schedule.get_child_blocks(schedule.get_sblock("root"))]


def depth(schedule: Schedule, block: Any, at: Any) -> int:
    """Return the number of loops around the block down to the loop `at`, included."""
    wanted = schedule.get_sref(at)
    loops = schedule.get_loops(block)
    for count, loop in enumerate(loops, start=1):
        if schedule.get_sref(loop).same_as(wanted):
            return count
    raise ValueError("the loop vanished")


def divisors(number: int, most: int) -> list[int]:
    """Return the divisors up to `most`, in ascending order."""
    return [d for d in range(1, min(number, most) + 1) if number % d == 0]


def product(axes: Sequence[Axis]) -> int:
    return math.prod(axis.extent for axis in axes)


def _extent(value: Any) -> int:
    extent = getattr(value, "value", value)
    if not isinstance(extent, int):
        raise ValueError("an axis whose size is known only at run time")
    return extent
