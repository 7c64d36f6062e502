"""Empties a device's caches by overwriting a large buffer. Imports torch only when a function is called."""

from __future__ import annotations

import glob
import re
from typing import Any

_SIZES = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
#: The least size of the buffer on a CPU, in bytes. Usually the buffer is twice as large as the last-level cache.
_AT_LEAST = 64 << 20
#: The size of the buffer on a GPU, in bytes. A GPU's second-level cache is always smaller.
_ON_A_GPU = 256 << 20


class Flush:
    """A buffer that is larger than each cache of the device. Each call empties the caches by overwriting the buffer."""

    def __init__(self, device: str) -> None:
        import torch

        size = _ON_A_GPU if device.startswith("cuda") else max(_AT_LEAST, 2 * last_level_bytes())
        self._buffer: Any = torch.zeros(size // 8, dtype=torch.int64, device=device)

    def __call__(self) -> None:
        self._buffer.add_(1)


def last_level_bytes(pattern: str = "/sys/devices/system/cpu/cpu0/cache/index*/size") -> int:
    """Return the size of the first core's largest cache, in bytes; 0 if the kernel does not report caches."""
    sizes = [0]
    for path in glob.glob(pattern):
        with open(path, encoding="ascii") as file:
            found = re.fullmatch(r"(\d+)([KMG]?)", file.read().strip())
        if found:
            sizes.append(int(found.group(1)) * _SIZES.get(found.group(2), 1))
    return max(sizes)
