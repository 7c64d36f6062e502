"""Read sizes as people write them, for instance ``8GiB``, ``500MB`` or ``123``."""

from __future__ import annotations

import math
from typing import Final

_BYTES: Final = {"": 1, "B": 1, "KIB": 1024, "MIB": 1024**2, "GIB": 1024**3, "KB": 10**3, "MB": 10**6, "GB": 10**9}


def parse_size(text: str) -> int:
    """Read a size, and return it in bytes.

    Args:
        text: a number and, unless it is in bytes, a unit. The units are B, KB, MB, GB (powers of 1000) and KiB, MiB,
            GiB (powers of 1024), in upper or lower case.

    Raises:
        ValueError: the text is not a finite number of at least 0 with a known unit.
    """
    number = text.strip().rstrip("kKmMgGiIbB ")
    unit = text.strip()[len(number) :].strip().upper()
    if unit not in _BYTES:
        raise ValueError(f"{unit!r} is not a unit of size")
    size = float(number) * _BYTES[unit]
    if not 0 <= size < math.inf:
        raise ValueError(f"{text!r} is not a size")
    return int(size)
