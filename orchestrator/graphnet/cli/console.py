"""The two consoles of every command: one prints results on stdout, the other prints everything else on stderr."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from typing import Any, TextIO

from rich.console import Console

_PIPED_WIDTH = 250


class ListFormat(StrEnum):
    """The formats in which commands such as ``show`` and ``samples list`` print their results on stdout."""

    text = "text"
    json = "json"


def results_console() -> Console:
    """Make the console on stdout, for tables and summaries."""
    return _console(sys.stdout)


def progress_console() -> Console:
    """Make the console on stderr, for progress and warnings."""
    return _console(sys.stderr)


def _console(stream: TextIO) -> Console:
    # Print to a pipe or file with a large fixed width, so that each row of a table stays on one line. On a terminal, or
    # if COLUMNS is set, the library ``rich`` finds the width itself.
    options: dict[str, Any] = {} if stream.isatty() or os.environ.get("COLUMNS") else {"width": _PIPED_WIDTH}
    return Console(file=stream, **options)
