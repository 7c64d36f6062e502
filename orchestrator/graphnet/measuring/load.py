"""The load of other processes while a row was timed, summed over the row's timed blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from graphnet.runs.record import LoadGroup
from graphnet_contract import messages

#: The largest allowed load of other processes, as a share of the time for which a side was timed. A row is flagged if
#: the load on one of its sides is larger.
BUSY_ABOVE: Final = 0.2


def load_of(blocks: Iterable[messages.TrialTimes]) -> LoadGroup | None:
    """Sum up the load over all timed blocks of one side. Return None if the worker reported no load for any block.

    A single block is too short to judge: it takes about 30 ms, and the kernel counts the CPU time of other processes in
    steps of 10 ms.
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
    """Whether the load of other processes exceeded the share BUSY_ABOVE of the timed blocks of at least one side."""
    return any(side.share > BUSY_ABOVE for side in (load or {}).values())


def raw_load(block: messages.TrialTimes) -> dict[str, Any]:
    """Return the load of one block as entries for the raw times of that block; empty if the load is unknown."""
    if block.load is None:
        return {}
    return {"section_ns": block.load.section_ns, "waited_ns": block.load.waited_ns}
