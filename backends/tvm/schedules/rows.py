"""The rule `rows` for functions of several steps that work row by row, such as softmax and norms."""

from __future__ import annotations

from tvm.s_tir import Schedule

from .injective import share, vectorize_last
from .reduction import Lanes, lanes
from .view import Block, product

_SUM = Lanes()


def is_row_by_row(blocks: list[Block]) -> bool:
    """Whether all blocks have the same first axis, and read from each other only what has the same index there."""
    if len(blocks) < 3 or not all(block.is_plain and block.spatial and block.loads for block in blocks):
        return False
    rows = blocks[0].axes[0].extent
    made = [block.statement.writes[0].source for block in blocks]
    for block in blocks:
        row = block.axes[0]
        if row.is_reduction or row.extent != rows or (block.reduced and not _SUM.applies(block)):
            return False
        if len(block.spatial) > 1 if block.reduced else len(block.axes) > 1 and block.axes[-1].extent == 1:
            return False
        for load in block.loads:
            is_made = any(load.source.same_as(source) for source in made)
            if is_made and (not load.indices or not load.indices[0].same_as(row.variable)):
                return False
    return rows > 1 and any(block.reduced for block in blocks)


def by_rows(schedule: Schedule, blocks: list[Block]) -> None:
    """Compute all steps of a row before the next row, so that each finds the row in the cache.

    The rules for single blocks would write whole tensors between the steps.
    """
    sums = []
    for block in blocks:
        if block.reduced:
            sums.append(lanes(schedule, block)[0])
        elif len(block.axes) > 1:
            vectorize_last(schedule, block.handle, block.lanes)
    row = schedule.merge(*(schedule.get_loops(block.handle)[0] for block in blocks))
    share(schedule, [row], max(product(block.axes) for block in blocks))
    for partial in sums:
        schedule.decompose_reduction(partial, schedule.get_loops(partial)[1])
