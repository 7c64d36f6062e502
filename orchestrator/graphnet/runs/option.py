"""The way a field of the request is asked for on the command line, and whether it is a part of a row's key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any


class KeyRule(Enum):
    """Whether the value of a field of the request enters the keys of the run's rows.

    Two rows with one key are the same measurement, so a field must enter if it changes a measurement.
    """

    ALWAYS = "always"
    #: For a new field: rows that were written before it existed keep their keys.
    UNLESS_DEFAULT = "unless it has its default"
    #: The field changes no measurement, or each row's key holds its own part of it.
    NEVER = "never"


@dataclass(frozen=True)
class Option:
    """Metadata of a field of the request. `cli/options.py` builds the option of ``bench`` from it.

    The field itself gives the rest: its type, default and bounds, and the first line of its docstring, which is the
    option's help.

    Attributes:
        flag: the option as a user types it.
        key: whether the value enters the rows' keys.
        typed: the type of the value on the command line, where it is not the field's own.
        read: makes the field's value of the typed one. May raise UsageError.
        metavar: the placeholder for the value in the help.
        help: the help, where it is not the first line of the field's docstring.
    """

    flag: str
    key: KeyRule
    typed: Any = None
    read: Callable[[Any], Any] | None = None
    metavar: str | None = None
    help: str | None = None

    @property
    def parameter(self) -> str:
        """The name of the option as a parameter of Python."""
        return self.flag.lstrip("-").replace("-", "_")
