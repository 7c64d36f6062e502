"""The command that a user typed, as run.json keeps it: without the passwords of URLs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

#: The parameters of a URL that may hold a password.
SECRET_PARAMETERS: Final = ("password", "sslpassword", "passfile")
#: The text that replaces a password.
HIDDEN: Final = "***"


def typed_command() -> list[str]:
    """Return the program's name and its arguments, with ``***`` in place of every password of a URL."""
    return [Path(sys.argv[0]).name, *map(without_password, sys.argv[1:])]


def without_password(argument: str) -> str:
    """Return a command-line argument. If it holds a URL with a password, ``***`` replaces the password.
    A password with unencoded special characters (``/``, ``?``, ``@``) is hidden, too.
    """
    head, separator, rest = argument.partition("://")
    if not separator:
        return argument
    user, at, host = rest.rpartition("@")
    name, colon, _ = user.partition(":")
    place, question, query = (f"{name}:{HIDDEN}@{host}" if at and colon else rest).partition("?")
    parameters = "&".join(map(_without_value, query.split("&")))
    return f"{head}{separator}{place}{question}{parameters}"


def _without_value(parameter: str) -> str:
    name, equals, _ = parameter.partition("=")
    return f"{name}{equals}{HIDDEN}" if equals and name.lower() in SECRET_PARAMETERS else parameter
