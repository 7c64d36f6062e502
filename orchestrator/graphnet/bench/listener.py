"""The interface by which a run reports its progress. Package `show` implements it, so `bench` imports no display."""

from __future__ import annotations

from typing import Protocol

from graphnet.runs.record import Record


class Listener(Protocol):
    """An object whose methods a run calls to report its progress. All calls come from one thread, in order."""

    def say(self, text: str) -> None:
        """Show one line of text."""

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """Show that the run begins a sample that lacks rows. ``number`` counts the samples from 1 to ``total``."""

    def row_started(self, sample: str, site: str) -> None:
        """Show that the run begins to measure the sample on a site, for one row."""

    def stage_started(self, sample: str, site: str, stage: str) -> None:
        """Show that a worker begins a stage of the sample: load, inputs, compile, warm_up, measure or outputs."""

    def waiting(self, reason: str) -> None:
        """Show why the run waits, for instance for another command's lock. An empty reason ends the wait."""

    def working(self, text: str) -> None:
        """Show what other slots or machines are doing, for a run on several of them."""

    def row_done(self, record: Record) -> None:
        """Show a row that the run has written to its files."""


class Silent:
    """A Listener that shows nothing. Other listeners extend it, and show what they need."""

    def say(self, text: str) -> None:
        """Show nothing."""

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """Show nothing."""

    def row_started(self, sample: str, site: str) -> None:
        """Show nothing."""

    def stage_started(self, sample: str, site: str, stage: str) -> None:
        """Show nothing."""

    def waiting(self, reason: str) -> None:
        """Show nothing."""

    def working(self, text: str) -> None:
        """Show nothing."""

    def row_done(self, record: Record) -> None:
        """Show nothing."""
