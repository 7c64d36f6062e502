"""The rules `lanes` and `window` for sums that are not matrix products."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .injective import share, vector_width
from .view import Axis, Block, product, uses


class Lanes:
    """Schedules a sum over elements that are adjacent in memory, as in softmax, norms, or matrix times vector.

    The rule adds four registers of partial sums (lanes), or two or one, depending on the length. Neither the CPU nor
    LLVM may reorder the chain of floating-point additions of a single running sum.
    """

    name = "lanes"

    def applies(self, block: Block) -> bool:
        """Whether the summed axes are contiguous in every operand and can be divided into full vectors."""
        if not _is_reduction(block):
            return False
        return _lanes(_length(block), block.lanes) > 1 and _contiguous(block, block.reduced[-1])

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Split the block with TVM's `rfactor` into blocks that compute and add the lanes, in shared loops."""
        partial, row = lanes(schedule, block)
        if block.elements > 1:
            share(schedule, [row], block.elements * product(block.reduced))
        schedule.decompose_reduction(partial, schedule.get_loops(partial)[1])


def lanes(schedule: Schedule, block: Block) -> tuple[Any, Any]:
    """Divide a sum into lanes. Return the block that computes them, and the loop over the rows of the result."""
    loops = [schedule.get_loops(block.handle)[axis.index] for axis in block.reduced]
    if _joined(block):
        loops = [schedule.fuse(*loops)]
    _, lane = schedule.split(loops[-1], [None, _lanes(_length(block), block.lanes)])
    partial = schedule.rfactor(lane, 0)
    schedule.set_scope(partial, 0, "local")
    spatial = schedule.get_loops(block.handle)[: len(block.spatial)]
    if not spatial:
        row = schedule.add_unit_loop(block.handle)
    else:
        row = schedule.fuse(*spatial) if len(spatial) > 1 else spatial[0]
    schedule.compute_at(partial, row)
    # rfactor puts the axis of the lanes before all others: the first loop inside `row` moves inside the sum's loops.
    vector, *sums = schedule.get_loops(partial)[1:]
    schedule.reorder(*sums, vector)
    schedule.vectorize(vector)
    return partial, row


class Window:
    """Schedules a sum over a few neighbours (as in pooling) or a sum across rows.

    It computes vectors along the last axis of the result and keeps the sums in registers.
    """

    name = "window"

    def applies(self, block: Block) -> bool:
        """Whether the block is a reduction whose result has at least one axis."""
        return _is_reduction(block) and bool(block.spatial)

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Order the loops from outside to inside: outer axes of the result, the sum, one vector of the last axis."""
        # The block computes its sums in registers, and a new block stores the finished sums.
        target = schedule.cache_write(block.handle, 0, "local")
        loops = schedule.get_loops(block.handle)
        last = block.spatial[-1]
        width = vector_width(last.extent, block.lanes)
        outer, vector = schedule.split(loops[last.index], [None, width])
        spatial = [loops[axis.index] for axis in block.spatial[:-1]]
        reduced = [loops[axis.index] for axis in block.reduced]
        schedule.reorder(*spatial, outer, *reduced, vector)
        schedule.reverse_compute_at(target, outer)
        if width > 1:
            schedule.vectorize(vector)
            # With a width of 1, the last loop of `target` would be an ordinary loop over the result.
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


def _lanes(extent: int, lanes: int) -> int:
    """Return the number of lanes (partial sums) for a sum of this length, or 1 if lanes cannot be used."""
    return next((width for width in (4 * lanes, 2 * lanes, lanes) if extent % width == 0 and extent >= 2 * width), 1)


def _length(block: Block) -> int:
    return product(block.reduced) if _joined(block) else block.reduced[-1].extent


def _joined(block: Block) -> bool:
    """Whether the summed axes are, in order, all of the last axes of every operand: they are one axis in memory."""
    axes = block.reduced
    for load in block.loads:
        if not any(uses(index, axis.variable) for index in load.indices for axis in axes):
            continue
        last = list(load.indices)[-len(axes) :]
        shape = [int(size) for size in load.source.shape][-len(axes) :]
        if [axis.extent for axis in axes][1:] != shape[1:]:
            return False
        if not all(index.same_as(axis.variable) for index, axis in zip(last, axes, strict=False)):
            return False
    return len(axes) > 1
