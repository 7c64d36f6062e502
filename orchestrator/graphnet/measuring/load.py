"""Computes how much other processes disturbed the timing of a row, from the load that workers report for each block."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from graphnet.runs.record import LoadGroup
from graphnet_contract import messages

#: If others' load is a larger share of the time for which any side was timed, the row gets the flag ``busy``.
BUSY_ABOVE: Final = 0.2


def load_of(blocks: Iterable[messages.TrialTimes]) -> LoadGroup | None:
    """Return the load during all blocks of one side; None if unknown. ``waiting`` is a share of their time, summed up
    because the kernel counts CPU time in steps of 10 ms and a block takes 30 ms. ``device`` is the largest share of any
    block.
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
    raw = {"section_ns": block.load.section_ns, "waited_ns": block.load.waited_ns}
    return raw if block.load.delayed_ns is None else raw | {"delayed_ns": block.load.delayed_ns}


def load_from(raw: Mapping[str, Any]) -> messages.Load | None:
    """Return the load of which ``raw_load`` kept these entries; None if there are none. Its source is not among them,
    and neither is the load of a GPU.
    """
    if "section_ns" not in raw:
        return None
    return messages.Load(section_ns=raw["section_ns"], waited_ns=raw["waited_ns"], delayed_ns=raw.get("delayed_ns"))
