"""Lets a zygote import a backend on a machine with GPUs without waking CUDA's driver.

Compilers ask torch for GPUs when they are imported. torch asks the driver, which starts a thread, and from then on no
fork of the process can use a GPU ("Cannot re-initialize CUDA in forked subprocess"). Asking NVML instead starts a
thread as well. So while the backend is imported, the answer comes from the kernel's list of GPUs.
"""

from __future__ import annotations

import contextlib
import os
from typing import Any, Iterator, List

#: The kernel's list of NVIDIA's GPUs: one folder for each.
GPUS = "/proc/driver/nvidia/gpus"


def gpus_of_the_kernel(path: str = GPUS) -> int:
    """Return the number of NVIDIA GPUs that the kernel knows."""
    try:
        return len(os.listdir(path))
    except OSError:
        return 0


def visible_gpus(count: int) -> int:
    """Return how many of ``count`` GPUs ``CUDA_VISIBLE_DEVICES`` leaves, as CUDA reads it: up to a wrong one."""
    named = os.environ.get("CUDA_VISIBLE_DEVICES")
    if named is None:
        return count
    chosen: List[str] = []
    for name in (one.strip() for one in named.split(",")):
        if not name or name in chosen or (name.lstrip("-").isdigit() and not 0 <= int(name) < count):
            break
        chosen.append(name)
    return min(len(chosen), count)


@contextlib.contextmanager
def without_driver(path: str = GPUS) -> Iterator[None]:
    """Answer ``torch.cuda.is_available`` and ``device_count`` from the kernel's list, until the block ends.

    Without a GPU, nothing changes. A module that keeps one of these functions gets torch's own answers after the block.
    """
    count = gpus_of_the_kernel(path)
    if not count:
        yield
        return
    import torch

    cuda: Any = torch.cuda
    available, counted = cuda.is_available, cuda.device_count
    found = visible_gpus(count) if torch.version.cuda else 0
    importing = True

    def is_available() -> bool:
        return found > 0 if importing else bool(available())

    def device_count() -> int:
        return found if importing else int(counted())

    cuda.is_available, cuda.device_count = is_available, device_count
    try:
        yield
    finally:
        importing = False
        # A backend that replaced them itself keeps its own.
        if cuda.is_available is is_available:
            cuda.is_available = available
        if cuda.device_count is device_count:
            cuda.device_count = counted
