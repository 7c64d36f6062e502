"""The two forms of the survival suite: a short one that takes minutes, and a full one if GRAPHNET_SURVIVAL=long."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("GRAPHNET_SURVIVAL") == "long"


def count(short: int, long: int) -> int:
    """Return the number of repetitions: ``long`` in the full form of the suite, else ``short``."""
    return long if IS_LONG else short
