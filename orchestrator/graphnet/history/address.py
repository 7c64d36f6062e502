"""The address of a history: the file of an SQLite database, or the URL of a PostgreSQL database.

A URL may hold a password. No message of this program may show a password, so each message names a history by the field
``Address.shown``.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, quote_plus

from graphnet.errors import UsageError
from graphnet.printable import printable
from graphnet.runs.command import HIDDEN, SECRET_PARAMETERS

if TYPE_CHECKING:
    from sqlalchemy import URL

#: The environment variable that names the history if the command line does not.
VARIABLE: Final = "GRAPHNET_HISTORY"
#: The default history. It is not in the folder graphnet-runs, so that `graphnet-runs/*` names runs only.
DEFAULT: Final = Path("graphnet-history.sqlite")
#: Maps the part of a URL before the colon to the driver with which SQLAlchemy connects to this database.
_DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
#: Matches a text that is probably a mistyped URL and not a file: ``//me@host/db``, ``postgresql//me@host/db``,
#: ``me:word@host/db``, ``me@host/db?password=word``. The part ``word`` may contain a slash.
_MISTYPED_URL: Final = re.compile(
    rf"({'|'.join(map(re.escape, _DRIVERS))})?//|.*:.*@|.*[?&]({'|'.join(SECRET_PARAMETERS)})=",
    re.DOTALL | re.IGNORECASE,
)


@dataclass(frozen=True)
class Address:
    """The address of a history.

    ``url`` is what SQLAlchemy needs, with the password; ``file`` the database's file, None for PostgreSQL; ``shown``
    the address without any password, on one line, for messages.
    """

    url: URL
    file: Path | None
    shown: str

    @property
    def typed(self) -> str:
        """The address as a user can type it again, without passwords."""
        if self.file is not None:
            return str(self.file)
        from sqlalchemy import URL

        url = self.url
        query = {name: value for name, value in url.query.items() if name.lower() not in SECRET_PARAMETERS}
        plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
        return plain.render_as_string(hide_password=False)

    def without_secrets(self, text: str) -> str:
        """Return ``text`` with every password of this address replaced, in plain and in percent-encoded form."""
        for secret in self._secrets():
            for form in {secret, quote(secret, safe=""), quote_plus(secret)}:
                text = text.replace(form, HIDDEN)
        return text

    def _secrets(self) -> list[str]:
        query = (self.url.query.get(name) for name in SECRET_PARAMETERS)
        found = [self.url.password, *query]
        texts = [part for one in found if one for part in ((one,) if isinstance(one, str) else one)]
        # Longer passwords come first and are replaced first, because one password may be a part of another.
        return sorted(map(str, texts), key=len, reverse=True)


def address_of(text: str | None) -> Address:
    """Read the address of a history: a file, or a URL that begins with ``postgresql://`` or ``sqlite:///``.

    None means the address in ``GRAPHNET_HISTORY`` or, if that is not set, ``graphnet-history.sqlite``. Raises
    UsageError if the text is neither. A message about a URL does not show the text, because it may hold a password.
    """
    given = text if text is not None else os.environ.get(VARIABLE) or str(DEFAULT)
    if not given:
        raise UsageError("a history cannot have an empty name; give a file or the URL of a PostgreSQL database")
    kind = given.partition(":")[0].lower()
    # Treat the text as a URL even if the second slash after the colon is missing. The text may hold a password, and
    # messages show the name of a file, but not a URL.
    if ":/" in given or (":" in given and kind in _DRIVERS):
        return _of_url(given, kind)
    if _MISTYPED_URL.match(given):
        raise UsageError(
            "the history seems to be a mistyped URL, which is not shown because it may hold a password; write it as "
            "postgresql://USER@HOST:PORT/DATABASE, or name a file that does not begin with // and has no : before an @"
        )
    return _of_file(Path(given))


def _of_file(path: Path) -> Address:
    from sqlalchemy import URL  # Importing SQLAlchemy takes 0.3 s, and only commands with a history need it.

    shown = printable(str(path))
    try:
        is_folder = path.is_dir()
        # This call raises OSError if the path is too long or its folder may not be read.
        path.exists()
        # Use the absolute path, because some relative names, such as ":memory:", have a special meaning in SQLite.
        absolute = path.absolute()
    except OSError as error:
        raise UsageError(f"the history {shown} cannot be opened: {error.strerror}; name another file") from error
    if is_folder:
        raise UsageError(f"{shown} is a folder; name the file of a history, for instance {path / DEFAULT.name}")
    return Address(URL.create("sqlite", database=str(absolute)), path, shown)


def _of_url(text: str, kind: str) -> Address:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    if kind not in _DRIVERS:
        raise UsageError(
            f"a history is a file, or a URL that begins with postgresql:// or sqlite:///, not {printable(kind, 30)}:"
        )
    try:
        url = make_url(text).set(drivername=_DRIVERS[kind])
    except (ArgumentError, ValueError):
        # Do not chain SQLAlchemy's error, because its message shows the whole URL.
        raise UsageError(
            f"the {kind} URL of the history cannot be read; write it as postgresql://USER@HOST:PORT/DATABASE"
        ) from None
    if _DRIVERS[kind] == "sqlite":
        if not url.database:
            raise UsageError("the sqlite URL of the history names no file; write it as sqlite:///FILE")
        return _of_file(Path(url.database))
    return Address(url, None, _shown(url))


def _shown(url: URL) -> str:
    plain = url.set(drivername="postgresql", query={})
    return printable(plain.render_as_string(hide_password=True))
