"""The interface through which a run reports its progress. The room `show` implements it; `bench` imports no display."""

from __future__ import annotations

from typing import Protocol

from graphnet.runs.record import Record


class Listener(Protocol):
    """Hears how a run goes. Calls come from one thread, in order."""

    def say(self, text: str) -> None:
        """Show one line."""

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """A sample with rows to do begins; it is the ``number``-th of ``total``, from 1."""

    def row_started(self, sample: str, site: str) -> None:
        """A site begins on the sample."""

    def row_done(self, record: Record) -> None:
        """A row is in the run's files."""
