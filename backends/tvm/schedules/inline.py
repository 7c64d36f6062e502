"""The rule `inline`, which merges chains of elementwise blocks into one block."""

from __future__ import annotations

from tvm.s_tir import Schedule, ScheduleError

from .view import Block, blocks_of, has_call

#: A block that calls a function (such as sqrt) is not moved into a consumer that has at least this many times as many
#: elements as the block. Otherwise the call would be repeated for every element of the consumer.
_WORTH_KEEPING = 16


def inline(schedule: Schedule) -> int:
    """Move injective blocks (blocks without a sum) into the blocks that read them. Return the number of moved blocks.

    A block that a sum reads (padding, for example) is not moved, because it would be computed again for every summand.

    If the scheduled function contains no sum, a block that calls a function (such as the square roots of a norm) is not
    moved into a consumer with many more elements, because the call would be repeated for each of them.

    If the scheduled function contains a sum, a block that calls a function is moved into any consumer. The reason is
    that the blocks that read the sum are later computed inside the loops of the sum. There, the result of a separate
    block would not be available yet.
    """
    count = 0
    blocks = blocks_of(schedule)
    keeps_small = not any(block.reduced for block in blocks)
    for name in [block.name for block in blocks]:
        block = Block(schedule, schedule.get_sblock(name))
        consumers = [Block(schedule, handle) for handle in schedule.get_consumers(block.handle)]
        if (
            not consumers
            or not block.is_injective
            or not all(_takes(block, consumer, keeps_small) for consumer in consumers)
        ):
            continue
        try:
            schedule.compute_inline(block.handle)
        except ScheduleError:
            continue
        count += 1
    return count


def _takes(block: Block, consumer: Block, keeps_small: bool) -> bool:
    if not consumer.is_injective:
        return False
    return not (keeps_small and has_call(block.value) and consumer.elements >= _WORTH_KEEPING * block.elements)
