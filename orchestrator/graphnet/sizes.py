"""Read sizes and durations as people write them, for instance ``8GiB``, ``500MB`` or ``1h30m``."""

from __future__ import annotations

import math
import re
from typing import Final

_BYTES: Final = {"": 1, "B": 1, "KIB": 1024, "MIB": 1024**2, "GIB": 1024**3, "KB": 10**3, "MB": 10**6, "GB": 10**9}
_SECONDS: Final = {"d": 86400, "h": 3600, "m": 60, "s": 1}
_PART: Final = r"([0-9]+(?:\.[0-9]+)?)([dhms])"


def parse_size(text: str) -> int:
    """Read a size, and return it in bytes. Raises ValueError.

    The units are B, KB, MB, GB (powers of 1000) and KiB, MiB, GiB (powers of 1024), in upper or lower case.
    """
    number = text.strip().rstrip("kKmMgGiIbB ")
    unit = text.strip()[len(number) :].strip().upper()
    if unit not in _BYTES:
        raise ValueError(f"{unit!r} is not a unit of size")
    size = float(number) * _BYTES[unit]
    if not 0 <= size < math.inf:
        raise ValueError(f"{text!r} is not a size")
    return int(size)


def parse_duration(text: str) -> float:
    """Read a duration such as ``2h`` or ``1h30m``, and return it in seconds. Raises ValueError.

    The units are d, h, m and s. A number needs one, because it might mean minutes as well as seconds.
    """
    spelled = text.strip().lower()
    if not re.fullmatch(f"(?:{_PART})+", spelled):
        raise ValueError(f"{text!r} is not a duration")
    return sum(float(number) * _SECONDS[unit] for number, unit in re.findall(_PART, spelled))
