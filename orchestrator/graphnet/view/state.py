"""The state of a run for people who watch it: running or not, how many rows it has, and when it will be complete."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from graphnet.runs.listing import is_being_written
from graphnet.runs.store import RESULTS_FILE

#: The time of the remaining rows is estimated only if at least this many rows were finished since the run began or was
#: resumed.
_FEWEST_ROWS: Final = 2


class Phase(StrEnum):
    """The phase of a run: running, complete, stopped or unknown."""

    running = "running"
    """A process is writing the run."""
    complete = "complete"
    """Every planned row is there."""
    stopped = "stopped"
    """Rows are missing, and no process is writing the run."""
    unknown = "unknown"
    """No process is writing the run, and nobody knows how many rows were planned, for instance in an imported run."""


@dataclass(frozen=True)
class Progress:
    """The progress of a run.

    finished: the number of rows that ``--resume`` would not measure again.
    planned: the number of rows that the run will have; None if this number is unknown.
    left_s: the estimated seconds until the run is complete; None if no process is writing the run, or if there is no
        basis for an estimate.
    """

    phase: Phase
    finished: int
    planned: int | None
    left_s: float | None


def progress_of(folder: Path, run: Mapping[str, Any], finished: int) -> Progress:
    """Find out how far a run is.

    Args:
        folder: the run's folder.
        run: the content of its run.json.
        finished: the number of rows that ``--resume`` would not measure again.
    """
    # In a merged run, ``planned_rows`` counts only the planned rows of the first of the merged runs, so ignore it.
    planned = run.get("planned_rows") if "merged" not in run else None
    planned = planned if isinstance(planned, int) else None
    if is_being_written(folder):
        return Progress(Phase.running, finished, planned, _left_s(folder, run, finished, planned))
    if planned is None:
        return Progress(Phase.unknown, finished, None, None)
    return Progress(Phase.complete if finished >= planned else Phase.stopped, finished, planned, None)


def _left_s(folder: Path, run: Mapping[str, Any], finished: int, planned: int | None) -> float | None:
    """Estimate the seconds until the run is complete, from the mean time per row since the run began or was resumed."""
    try:
        session = run["session"]
        began = datetime.fromisoformat(session["started"]).timestamp()
        rows = finished - int(session["rows_before"])
        latest = os.stat(folder / RESULTS_FILE).st_mtime
    except (KeyError, TypeError, ValueError, OSError):
        # There is no basis for an estimate. For instance, a new run has no file of rows yet, and earlier versions did
        # not store the time at which a run began or was resumed.
        return None
    if planned is None or rows < _FEWEST_ROWS or latest <= began:
        return None
    per_row = (latest - began) / rows
    since_latest = max(0.0, time.time() - latest)
    # Subtract the time that the current row has taken so far, but at most the mean time per row. A longer row would
    # otherwise reduce the estimate for the rows after it.
    return max(0.0, (planned - finished) * per_row - min(since_latest, per_row))
