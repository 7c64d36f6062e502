"""How commands print: results on stdout, everything else on stderr."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from typing import Any, TextIO

from rich.console import Console

_PIPED_WIDTH = 250


class Format(StrEnum):
    """What stdout gets from a command that lists or shows."""

    text = "text"
    json = "json"


def results_console() -> Console:
    """For tables and summaries."""
    return _console(sys.stdout)


def progress_console() -> Console:
    """For what happens meanwhile."""
    return _console(sys.stderr)


def _console(stream: TextIO) -> Console:
    options: dict[str, Any] = {} if stream.isatty() or os.environ.get("COLUMNS") else {"width": _PIPED_WIDTH}
    return Console(file=stream, **options)
