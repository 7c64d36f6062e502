"""How long the command line waits for the events of one sample. docs/worker.md documents the limits."""

from __future__ import annotations

import time
from typing import Final

#: The time in seconds that a stage may take beyond its own limit, which the worker itself enforces. After that the
#: worker counts as lost.
STAGE_GRACE_S: float = 30.0
#: Bytes of tensors and artifacts for which the limit of a stage grows by one second.
_SLOWEST_BYTES_PER_S: Final = 1 << 20
#: A row's waits together may last as long as this number of stages, each with its grace, and of measuring budgets. Each
#: of at most eight stages has its own limit; other command lines on the same device may need turns in between.
_ROW_STAGES: Final = 10


class Waits:
    """The limits of the waits for one sample's events: one for each stage, and one for the whole row.

    Args:
        stage_s: the limit of a stage, without the grace, in seconds.
        sent_bytes: the bytes of inputs that are sent before the first stage can begin.
    """

    def __init__(self, stage_s: float, sent_bytes: int) -> None:
        self.stage_s = stage_s + STAGE_GRACE_S
        self._waited_s = 0.0
        self._row_s = self._row_limit(0)
        self._deadline = 0.0
        self.next_stage()
        self.transferred(sent_bytes)

    def next_stage(self) -> None:
        """Start the limit of a stage again: a stage or a command begins now."""
        self._deadline = time.monotonic() + self.stage_s

    def next_row(self, measuring_s: float) -> None:
        """Start the limit of a row again, whose trials may take ``measuring_s`` seconds. A reference has many rows."""
        self._waited_s, self._row_s = 0.0, self._row_limit(measuring_s)

    def transferred(self, nbytes: int) -> None:
        """Extend the limit of the stage by the time in which a slow network carries this number of bytes."""
        self._deadline += nbytes / _SLOWEST_BYTES_PER_S

    def waited(self, seconds: float) -> None:
        """Note that the command line has waited."""
        self._waited_s += seconds

    @property
    def left_s(self) -> float:
        """The seconds for which the next event may be waited for; below 0 if a limit has passed."""
        return min(self._deadline - time.monotonic(), self._row_s - self._waited_s)

    def _row_limit(self, measuring_s: float) -> float:
        return _ROW_STAGES * (self.stage_s + measuring_s)
