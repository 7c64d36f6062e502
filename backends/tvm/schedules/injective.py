"""The rules `injective`, `padding` and `transpose` for elementwise work, copies and gathers."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .view import PARALLEL_ELEMENTS, Axis, Block, divisors, uses

_TILE = 8


class Injective:
    """Schedules a block without a reduction: vectorizes its last axis, and shares the others among the threads."""

    name = "injective"

    def applies(self, block: Block) -> bool:
        return block.is_injective

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Split the innermost loop by a width that divides its length, so that every vector is full."""
        if schedule.get_loops(block.handle):
            share(schedule, vectorize_last(schedule, block.handle, block.lanes), block.elements)


class Padding:
    """Schedules the padding of a convolution as a fill and a copy.

    As one block it would ask for each element whether it is inside, and nothing that asks can be a vector.
    """

    name = "padding"

    def applies(self, block: Block) -> bool:
        loops = block.schedule.get_loops(block.handle) if block.is_injective else []
        return bool(loops) and bool(block.schedule.can_decompose_padding(block.handle, loops[_plane(loops)]))

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Fill and copy one plane (the last two axes) after the other, so that the copy finds the fill in the cache."""
        plane = _plane(schedule.get_loops(block.handle))
        decompose(schedule, block.handle, plane, block.lanes)
        share(schedule, schedule.get_loops(block.handle)[:plane], block.elements)


class Transpose:
    """Schedules a copy whose source and target are contiguous along different axes, in tiles that fit into registers.

    Row by row, each element of the source or the target would be in another cache line than the one before it.
    """

    name = "transpose"

    def applies(self, block: Block) -> bool:
        """Whether the block is such a copy, and the lengths of both axes are multiples of the tile size."""
        return block.is_injective and len(block.loads) == 1 and _source_axis(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Make tiles of 8 x 8, unrolled along the source's contiguous axis and vectorized along the target's."""
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


def vector_width(extent: int, lanes: int) -> int:
    """Return the number of elements of one vector in a loop of length `extent`. A register holds `lanes` elements.

    It is the first of two registers, one, and half of one that divides the length, or else its largest divisor up to
    two registers.
    """
    for width in (2 * lanes, lanes, lanes // 2):
        if extent % width == 0:
            return width
    return extent if 1 < extent < 2 * lanes else max(divisors(extent, 2 * lanes))


def share(schedule: Schedule, loops: list[Any], elements: int) -> None:
    """Fuse the loops and divide the fused loop among threads, if the block has enough elements for several threads."""
    if loops and elements >= PARALLEL_ELEMENTS:
        schedule.parallel(schedule.fuse(*loops) if len(loops) > 1 else loops[0])


def vectorize_last(schedule: Schedule, handle: Any, lanes: int) -> list[Any]:
    """Vectorize the innermost loop of a block, and return the loops outside of the vector."""
    loops = schedule.get_loops(handle)
    width = vector_width(int(schedule.get(loops[-1]).extent), lanes)
    if width == 1:
        return list(loops[:-1])
    outer, vector = schedule.split(loops[-1], [None, width])
    schedule.vectorize(vector)
    return [*loops[:-1], outer]


def decompose(schedule: Schedule, padding: Any, depth: int, lanes: int) -> None:
    """Divide the block of a padding into a fill and a copy inside the outer `depth` loops, and vectorize both.

    A block that pads nothing is vectorized as it is.
    """
    loops, parts = schedule.get_loops(padding), [padding]
    if schedule.can_decompose_padding(padding, loops[depth]):
        parts.append(schedule.decompose_padding(padding, loops[depth]))
    for part in parts:
        vectorize_last(schedule, part, lanes)


def _plane(loops: list[Any]) -> int:
    return max(len(loops) - 2, 0)


def _source_axis(block: Block) -> Axis | None:
    load, target = block.loads[0], block.axes[-1] if block.axes else None
    if target is None or not load.indices or uses(load.indices[-1], target.variable):
        return None
    source = next((axis for axis in block.axes[:-1] if load.indices[-1].same_as(axis.variable)), None)
    if source is None or source.extent % _TILE or target.extent % _TILE:
        return None
    return source
