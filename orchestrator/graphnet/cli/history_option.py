"""Reads the option ``--history`` of several commands, and adds a finished run to the history that this option names."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from graphnet.cli.console import note
from graphnet.errors import GraphNetError, StorageError
from graphnet.history.address import address_of
from graphnet.printable import printable

if TYPE_CHECKING:
    from graphnet.history.database import History

#: The value of ``--history`` that means the default history.
DEFAULT_WORD: Final = "default"


def open_typed(text: str, create: bool = False) -> History:
    """Open the history that ``--history`` names. Raises UsageError and StorageError, as ``open_history`` does."""
    # SQLAlchemy takes 0.3 s to import, and commands without a history do not need it.
    from graphnet.history.database import open_history

    return open_history(address_of(None if text == DEFAULT_WORD else text), create)


def option_to_type_again(text: str, history: History) -> str:
    """Return ``--history VALUE`` for a shell. A URL is shown without password."""
    return f"--history {shlex.quote(DEFAULT_WORD if text == DEFAULT_WORD else history.address.typed)}"


def add_to_history(history: History, folder: Path) -> None:
    """Add a finished run to a history, and print how many rows were new. Raises StorageError if it cannot be added."""
    from graphnet.history.add import add_run

    try:
        added = add_run(history, folder)
    except GraphNetError as error:
        raise StorageError(
            f"the run in {folder} is complete, but it is not in the history: {error}; "
            f"add it later by `graphnet history add {folder}` with the same --history"
        ) from error
    note(f"graphnet: {added.new:,} rows were added to {printable(history.address.shown)}")
