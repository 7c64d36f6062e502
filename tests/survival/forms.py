"""The two forms of the survival suite: a short one of minutes, and a full one with GRAPHNET_SURVIVAL=long."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("GRAPHNET_SURVIVAL") == "long"


def count(short: int, long: int) -> int:
    """Choose the number of repetitions for this form."""
    return long if IS_LONG else short
