"""The type of a function that gets the outputs of every row. A golden run (package `golden`) keeps them with it."""

from __future__ import annotations

from collections.abc import Callable

from graphnet.runs.record import Record
from graphnet.workers.client import Progress

#: A function that is called with each row that a worker ran, before the run keeps the row. ``Progress.outputs`` holds
#: the outputs by call. If the function raises StorageError, the run ends; the row is then not kept, so ``--resume``
#: measures it again.
TakeOutputs = Callable[[Record, Progress], None]
