"""Computes how much other processes disturbed the timing of a row, from the load that workers report for each block."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from graphnet.runs.record import LoadGroup
from graphnet_contract import messages

#: The largest allowed load of other processes, as a share of the time for which one side of a row (for instance the
#: reference) was timed. If the load is larger for any side, the row gets the flag ``busy``.
BUSY_ABOVE: Final = 0.2


def load_of(blocks: Iterable[messages.TrialTimes]) -> LoadGroup | None:
    """Return the load during all timed blocks of one side; None if the worker reported no load for any block.

    ``waiting`` is the time for which tasks waited for a CPU, divided by the time of the blocks. Both times are summed
    over all blocks, because one block is too short: it takes about 30 ms, and the kernel counts the CPU time of other
    processes in steps of 10 ms. ``device``, the load of a GPU, is the largest value of any block.
    """
    loads = [block.load for block in blocks if block.load is not None]
    section = sum(load.section_ns for load in loads)
    if not section:
        return None
    devices = [load.foreign_device_share for load in loads if load.foreign_device_share is not None]
    return LoadGroup(
        waiting=sum(load.waited_ns for load in loads) / section,
        source=loads[-1].source,
        device=max(devices, default=None),
    )


def is_busy(load: Mapping[str, LoadGroup] | None) -> bool:
    """Whether other processes' load exceeded BUSY_ABOVE while any side was timed. ``load`` has one entry per side."""
    return any(side.share > BUSY_ABOVE for side in (load or {}).values())


def raw_load(block: messages.TrialTimes) -> dict[str, Any]:
    """Return the load during one block, as entries to add to the block's raw times; empty if it is unknown."""
    if block.load is None:
        return {}
    return {"section_ns": block.load.section_ns, "waited_ns": block.load.waited_ns}
