"""The type of a function that gets the outputs of every row. A golden run (package `golden`) stores the outputs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from graphnet.runs.record import Record
    from graphnet.workers.client import Progress

#: A function that the run calls with each measured row before it writes the row. ``Progress.outputs`` holds the outputs
#: of each call of the graph, by the call's name. If the function raises StorageError, the run ends without writing the
#: row, so ``--resume`` measures the row again.
TakeOutputs: TypeAlias = "Callable[[Record, Progress], None]"
