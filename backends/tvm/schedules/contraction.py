"""The rule `contraction` for matrix products and convolutions.

It divides the result into tiles and keeps the sums of a tile in vector registers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.s_tir import Schedule

from .injective import share, vector_width
from .reduction import steps_by_one
from .view import LANES, Axis, Block, divisors, is_load, product, uses

#: The number of vector registers that hold sums. The CPU has sixteen vector registers, and the other four hold
#: operands. With 13 registers for sums, the compiler would keep every sum in memory, which is five times slower.
_SUMS = 12
#: Two factors that reduce the merit of a tile (its work per loaded register). The first factor applies if an operand
#: must be packed (copied so that the elements of a vector become adjacent). The second factor applies if the elements
#: of a vector are not adjacent in the memory of the result.
_PACKING, _SCATTERING = 0.8, 0.5
_PACKED = 8


@dataclass(frozen=True)
class Tile:
    """A tile of the result: `width` elements along the axis `vector` times `height` elements along the axis `unrolled`.

    Operand number `operand` is loaded as vectors, and `vector` is one of its axes. `packs` says whether this operand
    must be packed first (copied so that the elements of a vector become adjacent in memory).
    """

    operand: int
    vector: Axis
    width: int
    unrolled: Axis | None
    height: int
    packs: bool
    merit: float


class Contraction:
    """Schedules a block of the form C += A * B if some axis of C occurs in only one of A and B.

    The rule divides C into tiles and chooses the tile size with the most work per loaded register. The sums of a tile
    stay in registers until they are complete. One operand is loaded as vectors, and the other is loaded one element at
    a time. If the operand that is loaded as vectors is not contiguous along the vector's axis (like the weight of a
    linear layer), the rule copies this operand into panels that are as wide as the vectors. Elementwise work that
    follows the product (such as bias and activation) is done on each finished tile.
    """

    name = "contraction"

    def applies(self, block: Block) -> bool:
        """Whether the block is a contraction for which a tile exists."""
        return best_tile(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Order the loops from outside to inside: batch and other axes, tiles, the sum, the elements of a tile."""
        tile = best_tile(block)
        assert tile is not None
        panel = self._pack(schedule, block, tile) if tile.packs else None
        follower = _follower(schedule, block)
        loops = schedule.get_loops(block.handle)
        vectors, vector = schedule.split(loops[tile.vector.index], [None, tile.width])
        inner: list[Any] = []
        rows: list[Any] = []
        if tile.unrolled is not None:
            row, unrolled = schedule.split(loops[tile.unrolled.index], [None, tile.height])
            rows, inner = [row], [unrolled]
        shared, others = _outer_axes(block, tile)
        reduced = [loops[axis.index] for axis in block.reduced]
        head = [loops[axis.index] for axis in shared]
        middle = [loops[axis.index] for axis in others]
        # Choose where to put the loops `middle`. The operand loaded as vectors lacks the axes of these loops, so every
        # iteration of `middle` reads the same data of this operand.
        # If the operand is packed, put `middle` inside the loop that fills a panel (a packed copy of a part of the
        # operand). Then all iterations of `middle` read one panel.
        # If the operand is not packed, put `middle` outside of the loop over tiles. Then each iteration of `middle`
        # finds the operand's data in the cache.
        outer = [*head, vectors] if panel is not None else [*head, *middle, vectors]
        below = [*middle, *rows] if panel is not None else rows
        schedule.reorder(*outer, *below, *reduced, *inner, vector)
        task = schedule.fuse(*outer) if len(outer) > 1 else outer[0]
        schedule.vectorize(vector)
        for loop in inner:
            schedule.unroll(loop)
        at = below[-1] if below else task
        schedule.reverse_compute_at(follower, at)
        _finish(schedule, follower, at)
        if panel is not None:
            schedule.compute_at(panel, task)
            _tile_panel(schedule, panel)
        share(schedule, [task], block.elements * product(block.reduced))
        schedule.decompose_reduction(block.handle, reduced[0])

    def _pack(self, schedule: Schedule, block: Block, tile: Tile) -> Any:
        source = _operands(block)[tile.operand].source
        number = next(i for i, read in enumerate(block.statement.reads) if read.source.same_as(source))
        place = _place(_operands(block)[tile.operand], tile.vector)
        assert place is not None, "best_tile chooses a vector that is an index of its operand"
        panel = schedule.cache_read(block.handle, number, "global")
        width = tile.width

        def layout(*indices: Any) -> list[Any]:
            index = indices[place]
            rest = [item for i, item in enumerate(indices) if i != place]
            return [index // width, *rest, index % width]

        schedule.transform_layout(block.handle, ("read", number), layout)
        return panel


def best_tile(block: Block) -> Tile | None:
    """Return the tile with the most work per loaded register, or None if the block is not a contraction."""
    operands = _operands(block)
    if len(operands) != 2:
        return None
    found: list[Tile] = []
    for number, operand in enumerate(operands):
        other = operands[1 - number]
        rows = [axis for axis in block.spatial if _in(other, axis) and not _in(operand, axis)]
        for axis in block.spatial:
            if _in(operand, axis) and not _in(other, axis) and axis.extent > 1:
                found += _tiles(block, number, axis, rows)
    return max(found, key=lambda tile: tile.merit, default=None)


def _tiles(block: Block, number: int, vector: Axis, rows: list[Axis]) -> list[Tile]:
    operand = _operands(block)[number]
    contiguous = steps_by_one(operand.indices[-1], vector)
    others = block.elements // vector.extent
    if not contiguous and (_place(operand, vector) is None or others < _PACKED):
        return []
    penalty = (1.0 if contiguous else _PACKING) * (1.0 if _is_last(block, vector) else _SCATTERING)
    candidates: list[Axis | None] = [axis for axis in rows if axis.extent > 1] or [None]
    tiles: list[Tile] = []
    for width in _widths(vector.extent):
        registers = math.ceil(width / LANES)
        for row in candidates:
            for height in divisors(row.extent, _SUMS) if row is not None else [1]:
                if registers * height <= _SUMS:
                    work = registers * height / (registers + height) * (width / (registers * LANES))
                    tiles.append(Tile(number, vector, width, row, height, not contiguous, work * penalty))
    return tiles


def _widths(extent: int) -> list[int]:
    # Use powers of two only, because LLVM splits vectors of 24 or 48 elements, which makes the code twenty times
    # slower.
    return [width for width in (8 * LANES, 4 * LANES, 2 * LANES, LANES) if extent % width == 0]


def _operands(block: Block) -> list[Any]:
    """Return the two factors of a sum of products, without their casts, or an empty list for any other block."""
    if not block.is_plain or not block.reduced or not isinstance(block.value, tirx.Add):
        return []
    product_ = block.value.b
    if not isinstance(product_, tirx.Mul):
        return []
    factors = [_uncast(product_.a), _uncast(product_.b)]
    return factors if all(map(is_load, factors)) and not factors[0].source.same_as(factors[1].source) else []


def _uncast(value: Any) -> Any:
    return value.value if isinstance(value, tirx.Cast) else value


def _in(load: Any, axis: Axis) -> bool:
    return any(uses(index, axis.variable) for index in load.indices)


def _place(load: Any, axis: Axis) -> int | None:
    """Return the dimension that `load` (a read of a tensor) indexes by the variable of `axis` alone.

    Return None if there is no such dimension, or if the index of another dimension also contains the variable.
    """
    places = [i for i, index in enumerate(load.indices) if uses(index, axis.variable)]
    if len(places) != 1 or not load.indices[places[0]].same_as(axis.variable):
        return None
    return places[0]


def _is_last(block: Block, axis: Axis) -> bool:
    return block.position(axis) == len(block.statement.body.indices) - 1


def _outer_axes(block: Block, tile: Tile) -> tuple[list[Axis], list[Axis]]:
    """Return the axes of the result that are outside of the tile, in two lists.

    The first list holds the axes that also occur in the operand loaded as vectors, and the second holds the others.
    """
    operand = _operands(block)[tile.operand]
    inside = {tile.vector.index, *([tile.unrolled.index] if tile.unrolled else [])}
    outside = [axis for axis in block.spatial if axis.index not in inside]
    shared = [axis for axis in outside if _in(operand, axis)]
    return shared, [axis for axis in outside if axis not in shared]


def _follower(schedule: Schedule, block: Block) -> Any:
    """Return the block that reads each finished tile.

    If the block has exactly one consumer and this consumer is elementwise, return the consumer. Otherwise add and
    return a block that copies the tile from registers to memory.
    """
    consumers = schedule.get_consumers(block.handle)
    if len(consumers) == 1:
        consumer = Block(schedule, consumers[0])
        if consumer.is_injective and consumer.elements == block.elements:
            schedule.set_scope(block.handle, 0, "local")
            return consumer.handle
    return schedule.cache_write(block.handle, 0, "local")


def _finish(schedule: Schedule, follower: Any, at: Any) -> None:
    """Unroll and vectorize the loops that store a tile, so that all indices into the tile are constants.

    If a loop remained, the compiler could not keep the sums in registers.
    """
    inside = schedule.get_loops(follower)[_depth(schedule, follower, at) :]
    for loop in inside[:-1]:
        schedule.unroll(loop)
    if not inside:
        return
    width = vector_width(int(schedule.get(inside[-1]).extent))
    pieces, vector = schedule.split(inside[-1], [None, width])
    schedule.unroll(pieces)
    if width > 1:
        schedule.vectorize(vector)


def _depth(schedule: Schedule, follower: Any, at: Any) -> int:
    wanted = schedule.get_sref(at)
    loops = schedule.get_loops(follower)
    for depth, loop in enumerate(loops, start=1):
        if schedule.get_sref(loop).same_as(wanted):
            return depth
    raise ValueError("the tile's loop vanished")


def _tile_panel(schedule: Schedule, panel: Any) -> None:
    """Schedule the block that copies part of an operand into a panel (a packed copy).

    The block copies the operand in squares of LANES x LANES elements. Each square is read in the order of memory,
    transposed in registers, and written in the order of memory.
    """
    loops = schedule.get_loops(panel)
    inner = loops[-2:]
    extents = [int(schedule.get(loop).extent) for loop in inner]
    if len(loops) < 3 or extents[0] % LANES or extents[1] % LANES:
        return
    rows, row = schedule.split(inner[0], [None, LANES])
    columns, column = schedule.split(inner[1], [None, LANES])
    schedule.reorder(rows, columns, column, row)
    schedule.unroll(column)
    schedule.vectorize(row)
