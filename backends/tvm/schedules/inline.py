"""Rule `inline`: chains of elementwise blocks become one block."""

from __future__ import annotations

from tvm.s_tir import Schedule, ScheduleError

from .view import Block, blocks_of, has_call

#: A block with a function call is computed once, not in its consumer, if the consumer is this many times larger.
_WORTH_KEEPING = 16


def inline(schedule: Schedule) -> int:
    """Move every injective block into its consumers, and return their number.

    Two kinds of blocks stay: the producer of a reduction (padding, for example), which would be computed once per
    summand; and, if all blocks are elementwise, a small one with an expensive call (a norm's square roots) before a
    large consumer. After a sum such a block is moved too: blocks that follow a sum move into its loops, and must not
    wait there for a third block.
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
