"""Shows the progress of a run on stderr: a live line on a terminal, and one plain line per finished row."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.status import Status

from graphnet.runs.record import Record
from graphnet.show import units
from graphnet.show.table import backend_label


class ProgressDisplay:
    """A Listener that prints the progress of a run for people to read."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._status: Status | None = None
        self._position = ""

    def __enter__(self) -> ProgressDisplay:
        if self._console.is_terminal:
            self._status = self._console.status("starting")
            self._status.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._status is not None:
            self._status.stop()
            self._status = None

    def say(self, text: str) -> None:
        """Print one line of text."""
        self._console.print(text, highlight=False, soft_wrap=True, markup=False)

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """Show that a sample begins."""
        self._position = f"[{number}/{total}]"
        self._show(f"{self._position} {sample}: reference")

    def row_started(self, sample: str, site: str) -> None:
        """Show that a sample begins on a site."""
        self._show(f"{self._position} {sample}: {site}")

    def row_done(self, record: Record) -> None:
        """Print a row that was just recorded."""
        parts = [self._position, record.sample, backend_label(record), record.outcome]
        if record.speedup is not None and record.outcome == "OK":
            parts.append(units.speedup(record.speedup))
        elif record.message:
            parts.append("- " + record.message.partition("\n")[0])
        self.say(" ".join(parts))

    def _show(self, text: str) -> None:
        if self._status is not None:
            # The position is escaped, because rich would interpret its brackets as markup.
            self._status.update(text.replace("[", r"\["))
