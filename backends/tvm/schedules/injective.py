"""Rules `injective` and `transpose`: elementwise work, copies, gathers."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .view import LANES, PARALLEL_ELEMENTS, Axis, Block, divisors, uses

_TILE = 8


class Injective:
    """Schedules blocks without a sum: the last axis in vectors, the others divided among threads."""

    name = "injective"

    def applies(self, block: Block) -> bool:
        """Whether the block has no sum."""
        return block.is_injective

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Split the innermost loop by a vector width that divides it, so that no element needs a condition."""
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
    """Schedules a copy whose source and target are contiguous in different axes, in tiles that fit the registers.

    Row by row, one side would jump to another line of the cache at each element.
    """

    name = "transpose"

    def applies(self, block: Block) -> bool:
        """Whether the block is a load whose last index is not the last stored axis, and tiles divide both axes."""
        return block.is_injective and len(block.loads) == 1 and _source_axis(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Make tiles of 8 x 8 in the two axes, unrolled over the source's and in vectors over the target's."""
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
    """Number of elements of a loop in one vector: as many registers as divide its length."""
    for width in (2 * LANES, LANES, LANES // 2):
        if extent % width == 0:
            return width
    return extent if 1 < extent < 2 * LANES else max(divisors(extent, 2 * LANES))


def share(schedule: Schedule, loops: list[Any], elements: int) -> None:
    """Fuse loops and divide them among threads, if there is enough work."""
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
