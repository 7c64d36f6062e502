"""How a field of the request becomes an option of the command line, and whether its value is part of a row's key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any


class KeyRule(Enum):
    """Whether the value of a field of the request becomes part of the keys of the run's rows.

    Rows with the same key are results of the same measurement. So a field must be part of the key if it changes
    measurements.
    """

    ALWAYS = "always"
    #: For new fields: the value is part of the key unless it is the field's default. So the rows that were written
    #: before the field existed keep their keys.
    UNLESS_DEFAULT = "unless it has its default"
    #: The value is not part of the key. Either the field changes no measurement, or the key already contains the part
    #: of the value that concerns the row.
    NEVER = "never"


@dataclass(frozen=True)
class Option:
    """The metadata of a field of the request, from which `cli/options.py` builds the field's option of ``bench``.

    The option's type, default and bounds come from the field itself. The help text is the first line of the field's
    docstring.

    Attributes:
        flag: the option as a user types it.
        key: whether the value becomes part of the rows' keys.
        typed: the type of the value on the command line, if it differs from the field's type.
        read: converts the typed value to the field's value. It may raise UsageError.
        metavar: the placeholder for the value in the help text.
        help: the help text, if it is not the first line of the field's docstring.
    """

    flag: str
    key: KeyRule
    typed: Any = None
    read: Callable[[Any], Any] | None = None
    metavar: str | None = None
    help: str | None = None

    @property
    def parameter(self) -> str:
        """Return the option's name as a parameter of a Python function."""
        return self.flag.lstrip("-").replace("-", "_")
