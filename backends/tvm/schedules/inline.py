"""Rule `inline`: chains of elementwise blocks become one."""

from __future__ import annotations

from tvm.s_tir import Schedule, ScheduleError

from .view import Block, blocks_of, has_call

#: A block with a call is computed once instead of in its consumer where the consumer is so many times larger.
_WORTH_KEEPING = 16


def inline(schedule: Schedule) -> int:
    """Compute every injective block in its consumers, and return how many.

    Kept: a producer of a reduction (it would be computed once per summand; padding, above all), and, where all is
    elementwise, a small one with an expensive call (a norm's square roots) under a large consumer. Behind a sum it is
    inlined too: what follows a sum moves into its loops, and may not wait for a third block there.
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
