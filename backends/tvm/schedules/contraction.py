"""The rule `contraction` for matrix products and convolutions.

It divides the result into tiles and keeps the sums of a tile in vector registers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.s_tir import Schedule

from .injective import share, vector_width
from .reduction import steps_by_one
from .view import (
    Axis,
    Block,
    always_reads,
    depth,
    divisors,
    is_load,
    product,
    reads_in_place,
    register_bits,
    uncast,
    uses,
)

#: The number of vector registers that hold sums, of sixteen; four hold operands. With 13, the compiler would keep every
#: sum in memory, which is five times slower. CPUs with registers of 512 bits have twice as many.
_SUMS, _SUMS_512 = 12, 24
#: A tile whose vectors fill only half of a register has its merit multiplied by this factor. The second factor is for
#: registers of 512 bits: AMD's Zen 4 computes with half of them as fast.
_HALF, _HALF_512 = 0.5, 0.8
#: The bytes of an operand's part for one tile up to which the factors are the cost of loading it: it comes from the
#: first-level cache, the second, or from further away.
_CACHES = ((16 << 10, 1.0), (256 << 10, 1.5), (1 << 62, 3.0))
#: Factors that reduce the merit of a tile if an operand must be packed (copied so that the elements of a vector become
#: adjacent), and if the elements of a vector are not adjacent in the memory of the result.
_PACKING, _SCATTERING = 0.8, 0.5
_PACKED = 8


@dataclass(frozen=True)
class Tile:
    """A tile of the result: `width` elements along the axis `vector` times `height` elements along the axis `unrolled`.

    Operand number `operand` is loaded as vectors along its axis `vector`, and must be packed first if `packs`.
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

    C is divided into tiles of the size with the most work per loaded register, whose sums stay in registers until they
    are complete. One operand is loaded as vectors, the other one element at a time. If the first is not contiguous
    along the vector's axis (like the weight of a linear layer), it is copied into panels as wide as the vectors.
    Elementwise work after the product (such as bias and activation) is done on each finished tile.
    """

    name = "contraction"

    def applies(self, block: Block) -> bool:
        return best_tile(block) is not None

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Order the loops from outside to inside: batch and other axes, tiles, the sum, the elements of a tile."""
        tile = best_tile(block)
        assert tile is not None
        panel = self._pack(schedule, block, tile) if tile.packs else None
        follower = _follower(schedule, block)
        place = block.position(tile.vector)
        if place is not None and place < len(block.spatial) - 1:
            # The sums of one vector must be adjacent.
            schedule.transform_layout(block.handle, ("write", 0), lambda *i: [*i[:place], *i[place + 1 :], i[place]])
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
        # Every iteration of `middle` reads the same data of the operand loaded as vectors, which lacks these axes. So
        # all iterations read one panel (a packed copy) inside the loop that fills it, or else, outside of the loop over
        # tiles, each finds the operand's data in the cache.
        outer, below = [*head, *middle, vectors], rows
        if panel is not None:
            outer, below = [*head, vectors], [*middle, *rows]
        elif _elements(block, 1 - tile.operand) > _elements(block, tile.operand):
            # The larger operand is read once, and the smaller one again for each of its tiles.
            own = [axis.index for axis in exclusive(block, tile.operand)]
            batch = [loops[axis.index] for axis in shared if axis.index not in own]
            swept = [loops[axis.index] for axis in shared if axis.index in own]
            outer, below = [*batch, *middle, *rows, *swept, vectors], []
        schedule.reorder(*outer, *below, *reduced, *inner, vector)
        task = schedule.fuse(*outer) if len(outer) > 1 else outer[0]
        schedule.vectorize(vector)
        for loop in inner:
            schedule.unroll(loop)
        at = below[-1] if below else task
        schedule.reverse_compute_at(follower, at)
        finish(schedule, follower, at, block.lanes)
        if panel is not None:
            schedule.compute_at(panel, task)
            _tile_panel(schedule, panel, block.lanes)
        share(schedule, [task], block.elements * product(block.reduced))
        schedule.decompose_reduction(block.handle, reduced[0])

    def _pack(self, schedule: Schedule, block: Block, tile: Tile) -> Any:
        source = operands_of(block)[tile.operand].source
        number = next(i for i, read in enumerate(block.statement.reads) if read.source.same_as(source))
        place = _place(block, operands_of(block)[tile.operand], tile.vector)
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
    """Return the tile with the most work per loaded register; None if the block is not a contraction."""
    operands = operands_of(block)
    if len(operands) != 2:
        return None
    found: list[Tile] = []
    for number in (0, 1):
        for axis in exclusive(block, number):
            found += tiles(block, number, axis, exclusive(block, 1 - number))
    return max(found, key=lambda tile: tile.merit, default=None)


def exclusive(block: Block, number: int) -> list[Axis]:
    """Return the result's axes (of more than one element) that occur in this operand alone."""
    operands = operands_of(block)
    wide = [axis for axis in block.spatial if axis.extent > 1]
    return [axis for axis in wide if _in(operands[number], axis) and not _in(operands[1 - number], axis)]


def tiles(block: Block, number: int, vector: Axis, rows: list[Axis]) -> list[Tile]:
    """Return the possible tiles of vectors along an axis of operand `number`, and of a height along one of `rows`."""
    operand = operands_of(block)[number]
    contiguous = steps_by_one(operand.indices[-1], vector)
    others = block.elements // vector.extent
    if not contiguous and (_place(block, operand, vector) is None or others < _PACKED):
        return []
    is_last = block.position(vector) == len(block.statement.body.indices) - 1
    penalty = (1.0 if contiguous else _PACKING) * (1.0 if is_last else _SCATTERING)
    # If two tiles are equally good, the first is taken: rows along the last axis are adjacent in the result.
    candidates: list[Axis | None] = [*reversed(rows)] or [None]
    found: list[Tile] = []
    sums, half = (_SUMS_512, _HALF_512) if register_bits() == 512 else (_SUMS, _HALF)
    for width in _widths(vector.extent, block.lanes):
        registers = max(1, width // block.lanes)
        size = product(block.reduced) * width * operand.ty.dtype.bits // 8
        load = next(factor for most, factor in _CACHES if size <= most)
        for row in candidates:
            for height in divisors(row.extent, sums) if row is not None else [1]:
                if registers * height <= sums:
                    work = registers * height / (registers * load + height) * (1.0 if width >= block.lanes else half)
                    found.append(Tile(number, vector, width, row, height, not contiguous, work * penalty))
    return found


def _widths(extent: int, lanes: int) -> list[int]:
    # LLVM splits vectors of 24 or 48 elements, which makes the code twenty times slower.
    return [width for width in (8 * lanes, 4 * lanes, 2 * lanes, lanes, lanes // 2) if extent % width == 0]


def operands_of(block: Block) -> list[Any]:
    """Return the two factors of a sum of products, without their casts; empty for any other block."""
    if not block.is_plain or not block.reduced or not isinstance(block.value, tirx.Add):
        return []
    product_ = block.value.b
    if not isinstance(product_, tirx.Mul):
        return []
    factors = [uncast(product_.a), uncast(product_.b)]
    return factors if all(map(is_load, factors)) and not factors[0].source.same_as(factors[1].source) else []


def _in(load: Any, axis: Axis) -> bool:
    return any(uses(index, axis.variable) for index in load.indices)


def _place(block: Block, load: Any, axis: Axis) -> int | None:
    """Return the one dimension whose index contains `axis`, if it steps by one with `axis` and contains no summed axis.

    Besides `axis` itself, this is `group * 24 + axis` for the filters of a convolution with groups. The rule fails for
    an index such as `group * 3 + axis` of longer axes, and another rule is used.
    """
    places = [i for i, index in enumerate(load.indices) if uses(index, axis.variable)]
    if len(places) != 1:
        return None
    index = load.indices[places[0]]
    is_summed = any(uses(index, other.variable) for other in block.reduced)
    return places[0] if steps_by_one(index, axis) and not is_summed else None


def _outer_axes(block: Block, tile: Tile) -> tuple[list[Axis], list[Axis]]:
    """Return the result's axes outside of the tile: those of the operand loaded as vectors, and the others."""
    operand = operands_of(block)[tile.operand]
    inside = {tile.vector.index, *([tile.unrolled.index] if tile.unrolled else [])}
    outside = [axis for axis in block.spatial if axis.index not in inside]
    shared = [axis for axis in outside if _in(operand, axis)]
    return shared, [axis for axis in outside if axis not in shared]


def _elements(block: Block, number: int) -> int:
    operand = operands_of(block)[number]
    return product([axis for axis in block.axes if _in(operand, axis)])


def _follower(schedule: Schedule, block: Block) -> Any:
    """Return the block that reads each finished tile: the only consumer if it is elementwise, or else a new block.

    The new block copies the tile from registers to memory.
    """
    consumers = schedule.get_consumers(block.handle)
    if len(consumers) == 1:
        consumer = Block(schedule, consumers[0])
        is_whole = consumer.is_injective and consumer.elements == block.elements
        if is_whole and always_reads(consumer, block) and reads_in_place(consumer, block):
            schedule.set_scope(block.handle, 0, "local")
            return consumer.handle
    return schedule.cache_write(block.handle, 0, "local")


def finish(schedule: Schedule, follower: Any, at: Any, lanes: int) -> None:
    """Unroll and vectorize the loops that store a tile: sums stay in registers only if all indices are constants."""
    inside = schedule.get_loops(follower)[depth(schedule, follower, at) :]
    for loop in inside[:-1]:
        schedule.unroll(loop)
    if not inside:
        return
    width = vector_width(int(schedule.get(inside[-1]).extent), lanes)
    pieces, vector = schedule.split(inside[-1], [None, width])
    schedule.unroll(pieces)
    if width > 1:
        schedule.vectorize(vector)


def _tile_panel(schedule: Schedule, panel: Any, lanes: int) -> None:
    """Schedule the block that copies part of an operand into a panel, in squares of `lanes` x `lanes` elements.

    Each is read in the order of memory, transposed in registers, and written in the order of memory.
    """
    loops = schedule.get_loops(panel)
    inner = loops[-2:]
    extents = [int(schedule.get(loop).extent) for loop in inner]
    if len(loops) < 3 or extents[0] % lanes or extents[1] % lanes:
        return
    rows, row = schedule.split(inner[0], [None, lanes])
    columns, column = schedule.split(inner[1], [None, lanes])
    schedule.reorder(rows, columns, column, row)
    schedule.unroll(column)
    schedule.vectorize(row)
