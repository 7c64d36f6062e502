"""Limit how long the command line waits for the events of one sample. docs/how-to/worker.md documents the limits."""

from __future__ import annotations

import time
from typing import Final

#: How far, in seconds, a stage may exceed its limit, at which the worker should end it, before the worker is lost.
STAGE_GRACE_S: float = 30.0
#: The limit of a stage grows by one second per this many transferred bytes of tensors or artifacts.
_SLOWEST_BYTES_PER_S: Final = 1 << 20
#: The limit for all waits of a row is this factor times the limit of a stage, with its grace, plus the time for trials.
#: A row has at most eight stages. Time that it waits for other command lines does not count, if the worker says so.
_ROW_STAGES: Final = 10


class Waits:
    """The time limits for waiting for one sample's events: one limit for each stage, and one for the whole row.

    The argument ``stage_s`` is the limit of a stage; the attribute ``stage_s`` adds STAGE_GRACE_S. ``sent_bytes`` of
    inputs are sent before the first stage.
    """

    def __init__(self, stage_s: float, sent_bytes: int) -> None:
        self.stage_s = stage_s + STAGE_GRACE_S
        self.next_row(0)
        self.next_stage()
        self.transferred(sent_bytes)

    def next_stage(self) -> None:
        """Restart the time limit of a stage, after a command, or when a stage or a wait has begun or ended."""
        self._deadline = time.monotonic() + self.stage_s

    def next_row(self, measuring_s: float) -> None:
        """Restart the time limit of a row, whose trials may take ``measuring_s`` seconds."""
        self._waited_s, self._row_s = 0.0, _ROW_STAGES * (self.stage_s + measuring_s)

    def transferred(self, nbytes: int) -> None:
        """Extend the limit of the stage by the time that a slow network needs for this number of bytes."""
        self._deadline += nbytes / _SLOWEST_BYTES_PER_S

    def waited(self, seconds: float) -> None:
        """Add this many seconds to the time that the command line has waited for the row's own work."""
        self._waited_s += seconds

    @property
    def left_s(self) -> float:
        """The longest time, in seconds, to wait for the next event; 0 or negative if a limit has passed."""
        return min(self._deadline - time.monotonic(), self._row_s - self._waited_s)
