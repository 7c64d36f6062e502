"""The two forms of the survival suite: GRAPHNET_SURVIVAL=long does everything in full, else it takes minutes."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("GRAPHNET_SURVIVAL") == "long"


def count(short: int, long: int) -> int:
    """How often this form does something."""
    return long if IS_LONG else short
