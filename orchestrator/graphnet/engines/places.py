"""Divide this host into slots: disjoint sets of cores (``--slots NxC``), or every GPU (``--device cuda:all``)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from graphnet.errors import UsageError
from graphnet.runs.request import EVERY_GPU, Request, parse_slots
from graphnet.settings import gpu_count, usable_cores
from graphnet_contract.locks import lock_directory


@dataclass(frozen=True)
class SlotPlace:
    """Where one slot measures: its cores (empty: all of the host), its device, and the directory of its locks."""

    cores: tuple[int, ...]
    device: str
    locks: str


def places_of(request: Request, cores: Sequence[int] | None = None, gpus: int | None = None) -> list[SlotPlace]:
    """Divide this host into the slots that a request asks for.

    Args:
        request: the request, with ``--slots`` or with the device ``cuda:all``.
        cores: the cores that this process may use; None looks them up.
        gpus: the number of GPUs of this host; None looks it up.

    Raises:
        UsageError: the host has too few cores, or no GPU.
    """
    usable = usable_cores() if cores is None else len(cores)
    cores = sorted(os.sched_getaffinity(0)) if cores is None else list(cores)
    if request.device == EVERY_GPU:
        count = gpu_count() if gpus is None else gpus
        if gpus is None and os.environ.get("CUDA_VISIBLE_DEVICES") is not None:
            raise UsageError(f"--device {EVERY_GPU} means every GPU of the host; unset CUDA_VISIBLE_DEVICES")
        if count == 0:
            raise UsageError(f"--device {EVERY_GPU}: this host has no NVIDIA GPU")
        each = len(cores) // count
        # With too few cores for disjoint sets, every slot may use all of them.
        sets = [tuple(cores[i * each : (i + 1) * each]) for i in range(count)] if each >= request.threads else []
        return [SlotPlace(sets[i] if sets else (), f"cuda:{i}", lock_directory()) for i in range(count)]
    assert request.slots is not None
    count, each = parse_slots(request.slots)
    if count * each > usable:
        raise UsageError(
            f"--slots {request.slots} needs {count * each} cores, and this process may use {usable}; give fewer"
        )
    locks = Path(lock_directory())
    return [
        SlotPlace(tuple(cores[i * each : (i + 1) * each]), request.device, str(locks / f"slot-{i}"))
        for i in range(count)
    ]


def wants_slots(request: Request) -> bool:
    """Return whether a request is to be run on several slots of this host."""
    return request.slots is not None or request.device == EVERY_GPU
