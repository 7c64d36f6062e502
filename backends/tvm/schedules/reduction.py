"""The rules `lanes` and `window` for sums that are not matrix products."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .injective import share, vector_width
from .view import LANES, Axis, Block, product, uses


class Lanes:
    """Schedules a sum over elements that are adjacent in memory, as in softmax, norms, or matrix times vector.

    The rule computes 16 partial sums (lanes), or 8 if the length of the sum is not divisible by 16 or is below 32. Then
    it adds the partial sums. A single running sum would be slow, because neither the CPU nor LLVM may reorder a chain
    of floating-point additions.
    """

    name = "lanes"

    def applies(self, block: Block) -> bool:
        """Whether the last summed axis is contiguous in every operand and can be divided into full vectors."""
        if not _is_reduction(block):
            return False
        # `_lanes` returns 1 if the sum cannot be divided into lanes, for example because it is so short that each lane
        # would contain a single element.
        return _lanes(block.reduced[-1].extent) > 1 and _contiguous(block, block.reduced[-1])

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Split the block with TVM's `rfactor` into a block that computes the lanes and a block that adds them.

        Both blocks share the loops over the result.
        """
        loops = schedule.get_loops(block.handle)
        last = block.reduced[-1]
        width = _lanes(last.extent)
        _, lanes = schedule.split(loops[last.index], [None, width])
        partial = schedule.rfactor(lanes, 0)
        schedule.set_scope(partial, 0, "local")
        spatial = schedule.get_loops(block.handle)[: len(block.spatial)]
        row = _row(schedule, spatial, block)
        schedule.compute_at(partial, row)
        # The function rfactor puts the axis of the lanes before all other axes. Therefore the first loop inside `row`
        # runs over the lanes. Move this loop inside the loops over the sum.
        vector, *sums = schedule.get_loops(partial)[1:]
        schedule.reorder(*sums, vector)
        schedule.vectorize(vector)
        schedule.decompose_reduction(partial, sums[0])


class Window:
    """Schedules a sum over a few neighbours (as in depthwise convolution or pooling) or a sum across rows.

    The rule computes vectors along the last axis of the result and keeps the sums in registers.
    """

    name = "window"

    def applies(self, block: Block) -> bool:
        """Whether the block is a reduction (a sum or similar) whose result has at least one axis."""
        return _is_reduction(block) and bool(block.spatial)

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Order the loops from outside to inside: outer axes of the result, the sum, one vector of the last axis."""
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
            # The last loop of `target` runs over one vector, so vectorize it. With a width of 1, it would be an
            # ordinary loop over the result, which must not be vectorized.
            schedule.vectorize(schedule.get_loops(target)[-1])
        share(schedule, spatial, block.elements * product(block.reduced))
        schedule.decompose_reduction(block.handle, reduced[0])


def _is_reduction(block: Block) -> bool:
    return block.is_plain and bool(block.reduced) and block.value is not None and len(block.statement.writes) == 1


def _contiguous(block: Block, axis: Axis) -> bool:
    """Whether every operand that depends on the axis is contiguous along this axis."""
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
    """Return the number of lanes (partial sums) for a sum of this length, or 1 if lanes cannot be used."""
    return next((width for width in (2 * LANES, LANES) if extent % width == 0 and extent >= 2 * width), 1)


def _accumulator(schedule: Schedule, block: Block) -> Any:
    """Make the block compute its sums in registers. Return the new block that stores the finished sums."""
    return schedule.cache_write(block.handle, 0, "local")
