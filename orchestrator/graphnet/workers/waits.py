"""Limit how long the command line waits for the events of one sample. docs/worker.md documents the limits."""

from __future__ import annotations

import time
from typing import Final

#: The grace, in seconds: how far a stage may exceed its limit before the client gives up on the worker. The worker
#: itself should end a stage at its limit; if it has not done so after the grace, it is treated as lost.
STAGE_GRACE_S: float = 30.0
#: The limit of a stage grows by one second per this many transferred bytes of tensors or artifacts.
_SLOWEST_BYTES_PER_S: Final = 1 << 20
#: The limit for all waits of a row together is this factor times a sum: the limit of one stage, plus STAGE_GRACE_S,
#: plus the time that the row's trials may take. A row has at most eight stages. So a factor of 10 leaves some time in
#: which the row may wait for other command lines that use the same device.
_ROW_STAGES: Final = 10


class Waits:
    """The time limits for waiting for one sample's events: one limit for each stage, and one for the whole row.

    Args:
        stage_s: the limit of a stage in seconds, without STAGE_GRACE_S.
        sent_bytes: the number of bytes of inputs that are sent before the first stage can begin.
    """

    def __init__(self, stage_s: float, sent_bytes: int) -> None:
        self.stage_s = stage_s + STAGE_GRACE_S
        self._waited_s = 0.0
        self._row_s = self._row_limit(0)
        self._deadline = 0.0
        self.next_stage()
        self.transferred(sent_bytes)

    def next_stage(self) -> None:
        """Restart the time limit of a stage.

        The client calls this function when it sends a command, and when the worker reports that a stage has begun or
        ended, or that the sample has to wait.
        """
        self._deadline = time.monotonic() + self.stage_s

    def next_row(self, measuring_s: float) -> None:
        """Restart the time limit of a row, whose trials may take ``measuring_s`` seconds.

        The limit must be restarted, because the stream of a reference serves many rows.
        """
        self._waited_s, self._row_s = 0.0, self._row_limit(measuring_s)

    def transferred(self, nbytes: int) -> None:
        """Extend the limit of the stage by the time that a slow network needs for this number of bytes."""
        self._deadline += nbytes / _SLOWEST_BYTES_PER_S

    def waited(self, seconds: float) -> None:
        """Add this many seconds to the time that the command line has waited for events in this row."""
        self._waited_s += seconds

    @property
    def left_s(self) -> float:
        """The longest time, in seconds, to wait for the next event; 0 or negative if a limit has passed."""
        return min(self._deadline - time.monotonic(), self._row_s - self._waited_s)

    def _row_limit(self, measuring_s: float) -> float:
        return _ROW_STAGES * (self.stage_s + measuring_s)
