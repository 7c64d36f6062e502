"""The rule `planes` for convolutions that have little to share among channels, or rows of an odd length."""

from __future__ import annotations

from typing import Any

from tvm.s_tir import Schedule

from .contraction import Tile, exclusive, finish, operands_of, tiles
from .injective import decompose, share, vectorize_last
from .reduction import steps_by_one
from .view import Block, always_reads, product, reads_in_place

#: The most steps of a sum that are unrolled: the taps of a depthwise convolution.
_TAPS = 64


class Planes:
    """Schedules a convolution plane by plane: each task computes whole planes of the result for some channels.

    The rule is for depthwise convolutions, in which every channel has its own filter of a few taps, and for those that
    the importer makes wider than the result, so that vectors are full (`converters.convolution`). The sums of a tile
    stay in registers. A task's padded input (if depthwise) and its wide result stay in the cache until the block that
    crops the result, with the elementwise work after it, has read them.
    """

    name = "planes"

    def applies(self, block: Block) -> bool:
        return plane_tile(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Order the loops from outside to inside: channels, rows and vectors of the plane, the sum, one tile."""
        tile = plane_tile(block)
        assert tile is not None
        reader = only_reader(block)
        is_depthwise = not exclusive(block, 1 - tile.operand) and product(block.reduced) <= _TAPS
        stage = schedule.cache_write(block.handle, 0, "local")
        loops = schedule.get_loops(block.handle)
        outer = {axis.index: loops[axis.index] for axis in block.spatial}
        vectors, vector = schedule.split(loops[tile.vector.index], [None, tile.width])
        inner: list[Any] = []
        if tile.unrolled is not None:
            row, unrolled = schedule.split(loops[tile.unrolled.index], [None, tile.height])
            outer[tile.unrolled.index], inner = row, [unrolled]
        plane = [axis.index for axis in exclusive(block, tile.operand)]
        channels = [loop for index, loop in outer.items() if index not in plane]
        rows = [outer[index] for index in plane if index != tile.vector.index]
        reduced = [loops[axis.index] for axis in block.reduced]
        schedule.reorder(*channels, *rows, vectors, *reduced, *inner, vector)
        task = schedule.fuse(*channels) if len(channels) > 1 else channels[0]
        schedule.vectorize(vector)
        for loop in inner:
            schedule.unroll(loop)
        schedule.reverse_compute_at(stage, vectors)
        finish(schedule, stage, vectors, block.lanes)
        if reader is not None and reads_in_place(reader, block, _dimensions(block, plane)):
            schedule.reverse_compute_at(reader.handle, task)
            vectorize_last(schedule, reader.handle, block.lanes)
        if is_depthwise:
            self._taps(schedule, block, task, reduced)
        share(schedule, [task], block.elements * product(block.reduced))
        schedule.decompose_reduction(block.handle, reduced[0])

    def _taps(self, schedule: Schedule, block: Block, task: Any, reduced: list[Any]) -> None:
        for loop in reduced:
            schedule.unroll(loop)
        for producer in schedule.get_producers(block.handle):
            if Block(schedule, producer).is_injective:
                schedule.compute_at(producer, task)
                decompose(schedule, producer, 1, block.lanes)


def _dimensions(block: Block, plane: list[int]) -> list[int]:
    """Return the dimensions of the result whose parts are computed by different tasks: all but those of the plane."""
    inside = [block.position(axis) for axis in block.spatial if axis.index in plane]
    return [number for number in range(len(block.statement.body.indices)) if number not in inside]


def plane_tile(block: Block) -> Tile | None:
    """Return the best tile along the last axis of the result, or None if the block is not for this rule."""
    operands = operands_of(block)
    if len(operands) != 2 or not block.spatial:
        return None
    last = block.spatial[-1]
    for number, data in enumerate(operands):
        plane, channels = exclusive(block, number), exclusive(block, 1 - number)
        if last not in plane or not steps_by_one(data.indices[-1], last):
            continue
        slides = not data.indices[-1].same_as(last.variable)
        reader = only_reader(block)
        is_cropped = reader is not None and reader.elements < block.elements
        if is_cropped or (slides and not channels):
            rows = channels or [axis for axis in plane if axis is not last]
            return max(tiles(block, number, last, rows), key=lambda tile: tile.merit, default=None)
    return None


def only_reader(block: Block) -> Block | None:
    """Return the elementwise block that reads this block's result or a part of it, if it is the only reader."""
    consumers = block.schedule.get_consumers(block.handle)
    if len(consumers) != 1:
        return None
    consumer = Block(block.schedule, consumers[0])
    fits = consumer.is_injective and consumer.elements <= block.elements
    return consumer if fits and always_reads(consumer, block) else None
