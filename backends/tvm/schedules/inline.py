"""The rule `inline`, which merges chains of elementwise blocks into one block."""

from __future__ import annotations

from tvm.s_tir import Schedule, ScheduleError

from .contraction import operands_of
from .view import Block, blocks_of, is_costly, product, reads

#: A block that calls a function (such as sqrt) or divides stays if a consumer reads its elements this often, because
#: this would be repeated each time.
_WORTH_KEEPING = 16


def inline(schedule: Schedule) -> int:
    """Move injective blocks (blocks without a sum) into the blocks that read them. Return the number of moved blocks.

    A block that a sum reads (padding, for example) is not moved, because it would be computed again for every summand,
    unless it only copies (padding by nothing), or the sum reads each element once (the squares of a norm).
    A block that calls a function or divides is not moved into a consumer that reads each element many times (the scales
    of a norm, or images that are made larger), unless the function contains a product: the blocks that read the product
    are later computed inside its loops, where the result of a separate block would not be available yet.
    """
    count = 0
    blocks = blocks_of(schedule)
    # By the name of a block: about how often it repeats the costly blocks that were moved into it.
    repeated: dict[str, float] = {}
    keeps_costly = not any(operands_of(block) for block in blocks)
    for name in [block.name for block in blocks]:
        block = Block(schedule, schedule.get_sblock(name))
        consumers = [Block(schedule, handle) for handle in schedule.get_consumers(block.handle)]
        times = {one.name: repeated.get(name, 1) * _times(block, one) for one in consumers}
        if (
            not consumers
            or not block.is_injective
            or not all(_takes(block, one, keeps_costly, times[one.name], len(consumers)) for one in consumers)
        ):
            continue
        try:
            schedule.compute_inline(block.handle)
        except ScheduleError:
            continue
        count += 1
        if is_costly(block.value):
            repeated.update({one: max(factor, repeated.get(one, 1)) for one, factor in times.items()})
    return count


def _times(block: Block, consumer: Block) -> float:
    """How often each of the block's elements is read."""
    return reads(consumer, block) * consumer.elements / max(1, block.elements)


def _takes(block: Block, consumer: Block, keeps_costly: bool, times: float, readers: int) -> bool:
    if not consumer.is_injective:
        return block.is_copy or (readers == 1 and consumer.is_plain and product(consumer.axes) == block.elements)
    return not (keeps_costly and is_costly(block.value) and times >= _WORTH_KEEPING)
