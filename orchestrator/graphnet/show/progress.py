"""Shows the progress of a run on stderr: a live line on a terminal, and one plain line per finished row."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from types import TracebackType

from rich.console import Console
from rich.status import Status
from rich.text import Text

from graphnet import units
from graphnet.outcomes import Outcome
from graphnet.printable import printable
from graphnet.runs.figure_texts import measured
from graphnet.runs.record import Record


class ProgressDisplay:
    """A Listener (bench/listener.py) that prints the progress of a run for people to read.

    On a terminal, a live line shows the sample, the site, the stage with its time so far, why the run waits, the time
    of the run so far, and an estimate of the remaining time.
    """

    def __init__(self, console: Console, now: Callable[[], float] = time.monotonic) -> None:
        self.console = console
        self._now = now
        self._status: Status | None = None
        self._began = now()
        self._position = ""
        self._work = "starting"
        self._stage = ""
        self._stage_began = self._began
        self._waits_for = ""
        self._said_wait = False
        #: The number of rows of unavailable backends, by the backend and the reason.
        self._unavailable: Counter[tuple[str, str]] = Counter()
        self._first: tuple[int, float] | None = None
        self._left: float | None = None
        self._left_at = self._began

    def __enter__(self) -> ProgressDisplay:
        if self.console.is_terminal:
            self._status = self.console.status(self)
            self._status.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._status is not None:
            self._status.stop()
            self._status = None
        for (label, _reason), rows in self._unavailable.items():
            if rows > 1:
                more = units.count(rows - 1, "more row")
                self.say(f"{more} of {label} ended {Outcome.BACKEND_UNAVAILABLE} for the same reason")
        self._unavailable.clear()

    def __rich__(self) -> Text:
        # On a narrow terminal, the library rich continues a long Text on the next line, so its end is not cut off.
        return Text(self.line())

    def line(self) -> str:
        """Return the live line as it is now."""
        now = self._now()
        work = f"{self._position} {self._work}".strip()
        if self._stage:
            work += f": {self._stage} {units.clock(now - self._stage_began)}"
        parts = [work]
        if self._waits_for:
            parts.append(f"waits for {self._waits_for}")
        parts.append(f"{units.clock(now - self._began)} so far")
        if self._left is not None:
            left = self._left - (now - self._left_at)
            parts.append(f"about {units.clock(left)} left" if left > 0 else "nearly done")
        return ", ".join(parts)

    def say(self, text: str) -> None:
        """Print a text of one or more lines."""
        for line in text.splitlines():
            self.console.print(Text(printable(line)), soft_wrap=True)

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """Show that a sample begins, and estimate the remaining time of the run."""
        self._position = f"[{number}/{total}]"
        self._begin(f"{printable(sample)} on the reference")
        now = self._now()
        if self._first is None:
            # The estimate is based on the time since the first sample began. The workers start before that, and they
            # start only once.
            self._first = (number, now)
        first, began = self._first
        if number > first:
            self._left = (now - began) / (number - first) * (total - number + 1)
            self._left_at = now

    def row_started(self, sample: str, site: str) -> None:
        """Show that a sample begins on a site."""
        self._begin(f"{printable(sample)} on {printable(site)}")

    def stage_started(self, sample: str, site: str, stage: str) -> None:
        """Show the stage that the current sample has begun."""
        self._stage, self._stage_began, self._waits_for = stage.replace("_", " "), self._now(), ""

    def waiting(self, reason: str) -> None:
        """Show why the run waits; an empty reason ends the wait.

        Without a terminal, print a line only at the first wait of each row, because each timed block of a row may wait.
        """
        if reason and not self._said_wait and self._status is None:
            self.say(f"{self._position} waits for {printable(reason)}".strip())
            self._said_wait = True
        self._waits_for = printable(reason)

    def working(self, text: str) -> None:
        """Show what several slots or machines are doing."""
        self._begin(printable(text))

    def row_done(self, record: Record) -> None:
        """Print a row that was just recorded.

        Of the rows of an unavailable backend with one reason, only the first is printed. The number of others is
        printed when the display is closed.
        """
        self._stage = self._waits_for = ""
        if record.outcome is Outcome.BACKEND_UNAVAILABLE:
            cause = (record.site, record.message or "")
            self._unavailable[cause] += 1
            if self._unavailable[cause] > 1:
                return
        parts = [self._position, record.sample, record.site, record.outcome]
        if record.speedup is not None and record.outcome == "OK":
            parts.append(units.ratio(measured(record, record.speedup)))
        elif record.message:
            parts.append("- " + record.message.partition("\n")[0])
        self.say(printable(" ".join(parts)))

    def _begin(self, work: str) -> None:
        self._work, self._stage, self._waits_for, self._said_wait = work, "", "", False
