"""Rules `lanes` and `window`: sums that are no matrix product."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .injective import share, vector_width
from .view import LANES, Axis, Block, product, uses


class Lanes:
    """A sum along memory (softmax, a norm's mean, a matrix times a vector): partial sums in 16 lanes, then those.

    A single running sum is a chain of additions that neither the CPU nor LLVM may reorder.
    """

    name = "lanes"

    def applies(self, block: Block) -> bool:
        """A reduction whose last summed axis is contiguous in every operand and a number of whole vectors long."""
        if not _is_reduction(block):
            return False
        # Fewer than two vectors are no chain.
        return _lanes(block.reduced[-1].extent) > 1 and _contiguous(block, block.reduced[-1])

    def apply(self, schedule: Schedule, block: Block) -> None:
        """`rfactor` the lanes out; both blocks then share the loops of the result."""
        loops = schedule.get_loops(block.handle)
        last = block.reduced[-1]
        width = _lanes(last.extent)
        _, lanes = schedule.split(loops[last.index], [None, width])
        partial = schedule.rfactor(lanes, 0)
        schedule.set_scope(partial, 0, "local")
        spatial = schedule.get_loops(block.handle)[: len(block.spatial)]
        row = _row(schedule, spatial, block)
        schedule.compute_at(partial, row)
        # rfactor puts the new axis first, compute_at leaves one loop per axis below the row.
        vector, *sums = schedule.get_loops(partial)[1:]
        schedule.reorder(*sums, vector)
        schedule.vectorize(vector)
        schedule.decompose_reduction(partial, sums[0])


class Window:
    """A sum over few elements beside each other (depthwise convolution, pooling) or across rows: vectors along the
    result's last axis, the sum in registers."""

    name = "window"

    def applies(self, block: Block) -> bool:
        """Any reduction with a result of at least one axis."""
        return _is_reduction(block) and bool(block.spatial)

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Loops: the result's outer axes, then the sum, then one vector of the last axis."""
        target = _accumulator(schedule, block)
        loops = schedule.get_loops(block.handle)
        last = block.spatial[-1]
        width = vector_width(last.extent)
        outer, vector = schedule.split(loops[last.index], [None, width])
        spatial = [loops[axis.index] for axis in block.spatial[:-1]]
        reduced = [loops[axis.index] for axis in block.reduced]
        schedule.reorder(*spatial, outer, *reduced, vector)
        schedule.reverse_compute_at(target, outer)
        if width > 1:
            schedule.vectorize(vector)
            # Where the width is 1, there is no such loop, and the last one would be the result's own.
            schedule.vectorize(schedule.get_loops(target)[-1])
        share(schedule, spatial, block.elements * product(block.reduced))
        schedule.decompose_reduction(block.handle, reduced[0])


def _is_reduction(block: Block) -> bool:
    return block.is_plain and bool(block.reduced) and block.value is not None and len(block.statement.writes) == 1


def _contiguous(block: Block, axis: Axis) -> bool:
    """Whether the axis runs along memory wherever it is read."""
    reads = [load for load in block.loads if any(uses(index, axis.variable) for index in load.indices)]
    return bool(reads) and all(steps_by_one(load.indices[-1], axis) for load in reads)


def steps_by_one(index: Any, axis: Axis) -> bool:
    return bool(index.same_as(axis.variable)) or (
        type(index).__name__ == "Add" and uses(index, axis.variable) and not _multiplied(index, axis)
    )


def _multiplied(index: Any, axis: Axis) -> bool:
    parts = [index.a, index.b] if hasattr(index, "a") else []
    return any(uses(part, axis.variable) and not part.same_as(axis.variable) for part in parts)


def _row(schedule: Schedule, spatial: list[Any], block: Block) -> Any:
    if not spatial:
        return schedule.add_unit_loop(block.handle)
    row = schedule.fuse(*spatial) if len(spatial) > 1 else spatial[0]
    if block.elements > 1:
        share(schedule, [row], block.elements * product(block.reduced))
    return row


def _lanes(extent: int) -> int:
    """Lanes for a sum of this length; 1 where no two vectors fill it."""
    return next((width for width in (2 * LANES, LANES) if extent % width == 0 and extent >= 2 * width), 1)


def _accumulator(schedule: Schedule, block: Block) -> Any:
    """Let the block sum in registers; returns the block that stores what it summed."""
    return schedule.cache_write(block.handle, 0, "local")
