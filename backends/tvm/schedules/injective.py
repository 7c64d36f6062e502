"""Rules `injective` and `transpose`: elementwise work, copies, gathers."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .view import LANES, PARALLEL_ELEMENTS, Axis, Block, divisors, uses

_TILE = 8


class Injective:
    """Each element is computed once: the last axis in vectors, the others shared among threads."""

    name = "injective"

    def applies(self, block: Block) -> bool:
        """Any block without a sum."""
        return block.is_injective

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Split the innermost loop by a vector that divides it, so that nothing is predicated."""
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
    """A copy whose source is contiguous in another axis than its target: in tiles that fit the registers.

    Row by row one side of it jumps a line of the cache at each element.
    """

    name = "transpose"

    def applies(self, block: Block) -> bool:
        """A plain load whose last index is not the axis stored last, both in tiles."""
        return block.is_injective and len(block.loads) == 1 and _source_axis(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Tiles of 8 x 8 in the two axes: unrolled over the source's, vectors over the target's."""
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
    """How many elements of a loop to take at once: as whole registers as its length allows."""
    for width in (2 * LANES, LANES, LANES // 2):
        if extent % width == 0:
            return width
    return extent if 1 < extent < 2 * LANES else max(divisors(extent, 2 * LANES))


def share(schedule: Schedule, loops: list[Any], elements: int) -> None:
    """Fuse loops and share them among threads, where the work is worth it."""
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
