"""The listener of ``graphnet test-compiler``: it writes a row's lines of GraphNet's log when the row is done."""

from __future__ import annotations

from collections.abc import Mapping

from graphnet.bench.listener import Silent
from graphnet.cli.console import note
from graphnet.exchange.classes import left_out, no_lines
from graphnet.exchange.grammar import without_marks
from graphnet.exchange.graphnet_log import LogWriter
from graphnet.exchange.settings import settings_of
from graphnet.printable import printable
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore


class LogListener(Silent):
    """A Listener that writes GraphNet's log instead of progress lines.

    ``prompt`` is the beginning of each log line. ``paths`` maps each sample's name to its path in the log.
    """

    def __init__(self, store: RunStore, prompt: str, paths: Mapping[str, str]) -> None:
        self._store = store
        self._prompt = prompt
        self._paths = paths
        self._said_wait = False

    def say(self, text: str) -> None:
        """Write one line. Words that GraphNet's parser would read as a failure of the previous sample are changed."""
        note(without_marks(text))

    def row_started(self, sample: str, site: str) -> None:
        """Write the next wait again, because it is the first one of this row."""
        self._said_wait = False

    def waiting(self, reason: str) -> None:
        """Write a line at the first wait of each row, because each timed block of a row may wait."""
        if reason and not self._said_wait:
            self.say(f"graphnet: waits for {printable(reason)}")
            self._said_wait = True

    def row_done(self, record: Record) -> None:
        """Write the lines of the log for this row. If the log leaves out the row, write one line with the reason."""
        reason = no_lines(record)
        if reason is not None:
            message = without_marks((record.message or "").partition("\n")[0])
            sample = without_marks(record.sample)
            note(f"graphnet: {sample} is left out of the log: {reason}{': ' + message if message else ''}")
            return
        # Read the settings only now, because run.json does not list the hardware until the run has begun.
        writer = LogWriter(settings_of(self._store.about()), self._prompt)
        uncounted = left_out(record)
        if uncounted is not None:
            note(f"graphnet: no score of ours counts {without_marks(record.sample)}, because it is {uncounted}")
        for line in writer.lines(record, self._paths.get(record.sample)):
            note(line)
