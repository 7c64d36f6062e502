"""The two forms of the survival suite: a short form of a few minutes, and a long form, if GRAPHNET_SURVIVAL=long."""

from __future__ import annotations

import os
import resource

IS_LONG = os.environ.get("GRAPHNET_SURVIVAL") == "long"


def count(short: int, long: int) -> int:
    """Return the number of repetitions: ``long`` in the long form of the suite, ``short`` in the short form."""
    return long if IS_LONG else short


def peak_of_children() -> int:
    """Return the largest resident memory of a process that this process started and that has ended, in bytes."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
