"""The two consoles of every command: results are printed on stdout, everything else on stderr."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from typing import Any, TextIO

from rich.console import Console

_PIPED_WIDTH = 250


class ListFormat(StrEnum):
    """The formats in which commands that list or show something print it on stdout."""

    text = "text"
    json = "json"


def results_console() -> Console:
    """Make the console for tables and summaries."""
    return _console(sys.stdout)


def progress_console() -> Console:
    """Make the console for progress and warnings."""
    return _console(sys.stderr)


def _console(stream: TextIO) -> Console:
    # Piped tables keep their columns on one line; on a terminal, rich finds the width itself.
    options: dict[str, Any] = {} if stream.isatty() or os.environ.get("COLUMNS") else {"width": _PIPED_WIDTH}
    return Console(file=stream, **options)
