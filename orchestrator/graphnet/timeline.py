"""Writes a time line of a run (``bench --trace FILE``): each stage of each process, and what the command line does.

The file has the JSON array format of Chrome's trace events, which Perfetto and chrome://tracing open. Every event is
written as soon as it has ended, and the end of the array may be missing. So the file of a killed run can be opened.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

from graphnet.errors import storing

#: The track of the command line itself. Tracks of sample processes have higher numbers.
COMMAND_LINE = 0


class Timeline:
    """An open file of trace events, for any thread. Times are in ns of the host's monotonic clock.

    A trace never harms the run: if the file cannot be written, later events are dropped, and ``problem`` says why.
    """

    def __init__(self, path: Path) -> None:
        """Create or replace the file. Raises StorageError."""
        self._path = path
        #: Why the file is not complete; None if there was no problem so far.
        self.problem: str | None = None
        self._mutex = threading.Lock()
        self._tracks = itertools.count(COMMAND_LINE + 1)
        with storing(f"--trace {path}", "written"):
            self._file: TextIO | None = path.open("w", encoding="utf-8", buffering=1)
            self._file.write("[\n")
        self._name(COMMAND_LINE, "command line")

    def track(self, name: str) -> int:
        """Begin a row of the time line, for instance for one sample process. Return its number."""
        with self._mutex:
            number = next(self._tracks)
        self._name(number, name)
        return number

    def add(self, track: int, name: str, began_ns: int, ended_ns: int, facts: Mapping[str, Any] | None = None) -> None:
        """Add a span of time to a track. A viewer shows the facts when the span is selected."""
        event = {"ph": "X", "pid": 1, "tid": track, "name": name, "ts": began_ns / 1000}
        self._write({**event, "dur": max(0, ended_ns - began_ns) / 1000, "args": dict(facts or {})})

    def close(self) -> None:
        """End the array and close the file."""
        with self._mutex:
            if self._file is None:
                return
            try:
                # The last event must not be followed by a comma.
                name = {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": "graphnet"}}
                self._file.write(json.dumps(name) + "\n]\n")
                self._file.close()
                self._file = None
            except OSError as error:
                self._fail(error)

    def _name(self, track: int, name: str) -> None:
        self._write({"ph": "M", "pid": 1, "tid": track, "name": "thread_name", "args": {"name": name}})

    def _write(self, event: Mapping[str, Any]) -> None:
        text = json.dumps(event) + ",\n"
        with self._mutex:
            if self._file is None:
                return
            try:
                self._file.write(text)
            except OSError as error:
                self._fail(error)

    def _fail(self, error: OSError) -> None:
        file, self._file = self._file, None
        self.problem = f"--trace {self._path} is not complete: {error.strerror}"
        if file is not None:
            with contextlib.suppress(OSError):
                file.close()


def now_ns() -> int:
    """Return the time on the clock of the time line, in ns."""
    return time.monotonic_ns()
