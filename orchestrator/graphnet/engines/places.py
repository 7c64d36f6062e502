"""Divide this host into slots: disjoint sets of cores (``--slots NxC``), or every GPU (``--device cuda:all``)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from graphnet.errors import UsageError
from graphnet.runs.request import EVERY_GPU, Request, parse_slots
from graphnet.settings import gpu_count, usable_cores
from graphnet_contract.cores import SYSTEM, cores_by_node, sets_of_cores
from graphnet_contract.locks import lock_directory


@dataclass(frozen=True)
class SlotPlace:
    """Where one slot measures: its cores (empty: all of the host), its device, and the directory of its locks."""

    cores: tuple[int, ...]
    device: str
    locks: str


def places_of(
    request: Request, cpus: Sequence[int] | None = None, gpus: int | None = None, system: Path = SYSTEM
) -> list[SlotPlace]:
    """Divide this host into slots, by default with all usable CPUs and GPUs. Raises UsageError if it has too few.

    A slot has whole physical cores with all of their CPUs, of one NUMA node where possible.
    """
    usable = usable_cores() if cpus is None else sum(map(len, cores_by_node(cpus, system)))
    if request.device == EVERY_GPU:
        count = gpu_count() if gpus is None else gpus
        if gpus is None and os.environ.get("CUDA_VISIBLE_DEVICES") is not None:
            raise UsageError(f"--device {EVERY_GPU} means every GPU of the host; unset CUDA_VISIBLE_DEVICES")
        if count == 0:
            raise UsageError(f"--device {EVERY_GPU}: this host has no NVIDIA GPU")
        each = usable // count
        # With too few cores for disjoint sets, every slot may use all of them.
        sets = sets_of_cores(count, each, cpus, system) if each >= request.threads else []
        return [SlotPlace(sets[i] if sets else (), f"cuda:{i}", lock_directory()) for i in range(count)]
    assert request.slots is not None
    count, each = parse_slots(request.slots)
    if count * each > usable:
        fewer = f"{max(1, usable // each)}x{min(each, usable)}"
        smaller = f"{count}x{usable // count}"
        fitting = fewer if smaller == fewer or usable < count else f"{fewer} or {smaller}"
        raise UsageError(
            f"--slots {request.slots} needs {count * each} physical cores, and this process may use {usable}; "
            f"give {fitting}"
        )
    locks = Path(lock_directory())
    sets = sets_of_cores(count, each, cpus, system)
    return [SlotPlace(cores, request.device, str(locks / f"slot-{i}")) for i, cores in enumerate(sets)]


def wants_slots(request: Request) -> bool:
    """Return whether a request is to be run on several slots of this host."""
    return request.slots is not None or request.device == EVERY_GPU
