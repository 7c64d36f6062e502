"""The interface by which a run reports its progress. Package `show` implements it, so `bench` imports no display."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from graphnet.runs.record import Record

if TYPE_CHECKING:
    from graphnet.bench.expected import Expected
    from graphnet.talk.client import Progress

#: A function that the run calls with each measured row before it writes the row. ``Progress.outputs`` holds the outputs
#: of each call of the graph, by the call's name, and ``Expected`` those of the reference. If the function raises
#: StorageError, the run ends without writing the row, so ``--resume`` measures the row again.
TakeOutputs: TypeAlias = "Callable[[Record, Progress, Expected], None]"


class Listener(Protocol):
    """An object whose methods a run calls to report its progress. All calls come from one thread, in order."""

    # Without `return`, mypy takes a method for abstract, and ``Silent`` could not be made.
    def say(self, text: str) -> None:
        """Show one line of text."""
        return

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """Show that the run begins a sample that lacks rows. ``number`` counts the samples from 1 to ``total``."""
        return

    def row_started(self, sample: str, site: str) -> None:
        """Show that the run begins to measure the sample on a site, for one row."""
        return

    def stage_started(self, sample: str, site: str, stage: str) -> None:
        """Show that a worker begins a stage of the sample: load, inputs, compile, warm_up, measure or outputs."""
        return

    def waiting(self, reason: str) -> None:
        """Show why the run waits, for instance for another command's lock. An empty reason ends the wait."""
        return

    def working(self, text: str) -> None:
        """Show what other slots or machines are doing, for a run on several of them."""
        return

    def row_done(self, record: Record) -> None:
        """Show a row that the run has written to its files."""
        return


class Silent(Listener):
    """A Listener that shows nothing. Other listeners extend it, and show what they need."""
