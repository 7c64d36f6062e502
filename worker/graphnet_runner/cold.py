"""Fills a device's caches with other data. Imports torch when called."""

from __future__ import annotations

import glob
import re
from typing import Any

_SIZES = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
#: Least size of the buffer on a CPU.
_AT_LEAST = 64 << 20
#: Size of the buffer on a GPU, whose second-level cache is always smaller.
_ON_A_GPU = 256 << 20


class Flush:
    """A buffer of twice the size of the last-level cache; each call writes all of it."""

    def __init__(self, device: str) -> None:
        import torch

        size = _ON_A_GPU if device.startswith("cuda") else max(_AT_LEAST, 2 * last_level_bytes())
        self._buffer: Any = torch.zeros(size // 8, dtype=torch.int64, device=device)

    def __call__(self) -> None:
        """Write the buffer."""
        self._buffer.add_(1)


def last_level_bytes(pattern: str = "/sys/devices/system/cpu/cpu0/cache/index*/size") -> int:
    """Size of the largest cache of the first core; 0 if the kernel does not say."""
    sizes = [0]
    for path in glob.glob(pattern):
        with open(path, encoding="ascii") as file:
            found = re.fullmatch(r"(\d+)([KMG]?)", file.read().strip())
        if found:
            sizes.append(int(found.group(1)) * _SIZES.get(found.group(2), 1))
    return max(sizes)
