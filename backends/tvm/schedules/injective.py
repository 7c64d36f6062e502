"""The rules `injective` and `transpose` for elementwise work, copies and gathers."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .view import LANES, PARALLEL_ELEMENTS, Axis, Block, divisors, uses

_TILE = 8


class Injective:
    """Schedules a block without a reduction: vectorizes its last axis, and divides its other axes among the threads."""

    name = "injective"

    def applies(self, block: Block) -> bool:
        """Whether the block computes each element once, without a sum."""
        return block.is_injective

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Split the innermost loop by a vector width that divides its length, so that every vector is full."""
        loops = schedule.get_loops(block.handle)
        if not loops:
            return
        width = vector_width(_extent_of(schedule, loops[-1]))
        outer = list(loops[:-1])
        if width > 1:
            loop, inner = schedule.split(loops[-1], [None, width])
            schedule.vectorize(inner)
            outer.append(loop)
        share(schedule, outer, block.elements)


class Transpose:
    """Schedules a copy whose source and target are contiguous along different axes.

    The copy is done in tiles that fit into the registers. If it were done row by row, each element of either the source
    or the target would be in another cache line than the element before it.
    """

    name = "transpose"

    def applies(self, block: Block) -> bool:
        """Whether this rule can schedule the block.

        The block must copy a tensor into a tensor that is contiguous along a different axis. The lengths of both axes
        must be multiples of the tile size.
        """
        return block.is_injective and len(block.loads) == 1 and _source_axis(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Make tiles of 8 x 8 elements.

        Unroll the loop along the contiguous axis of the source, and vectorize the loop along the contiguous axis of the
        target.
        """
        source, target = _source_axis(block), block.axes[-1]
        assert source is not None
        loops = schedule.get_loops(block.handle)
        outer_source, inner_source = schedule.split(loops[source.index], [None, _TILE])
        outer_target, inner_target = schedule.split(loops[target.index], [None, _TILE])
        rest = [loops[axis.index] for axis in block.axes if axis.index not in (source.index, target.index)]
        schedule.reorder(*rest, outer_source, outer_target, inner_source, inner_target)
        schedule.unroll(inner_source)
        schedule.vectorize(inner_target)
        share(schedule, [*rest, outer_source], block.elements)


def vector_width(extent: int) -> int:
    """Return the number of elements to compute as one vector in a loop of length `extent`.

    A vector register holds 8 elements. The result is the first of 16, 8 and 4 that divides the length of the loop. If
    none of them does, it is the largest divisor of the length up to 16.
    """
    for width in (2 * LANES, LANES, LANES // 2):
        if extent % width == 0:
            return width
    return extent if 1 < extent < 2 * LANES else max(divisors(extent, 2 * LANES))


def share(schedule: Schedule, loops: list[Any], elements: int) -> None:
    """Fuse the loops and divide the fused loop among threads, if the block has enough elements for several threads."""
    if loops and elements >= PARALLEL_ELEMENTS:
        schedule.parallel(schedule.fuse(*loops) if len(loops) > 1 else loops[0])


def _source_axis(block: Block) -> Axis | None:
    load, target = block.loads[0], block.axes[-1] if block.axes else None
    if target is None or not load.indices or uses(load.indices[-1], target.variable):
        return None
    source = next((axis for axis in block.axes[:-1] if load.indices[-1].same_as(axis.variable)), None)
    if source is None or source.extent % _TILE or target.extent % _TILE:
        return None
    return source


def _extent_of(schedule: Schedule, loop: Any) -> int:
    return int(schedule.get(loop).extent)
