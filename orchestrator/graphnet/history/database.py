"""Opens a history in SQLite or PostgreSQL, and turns errors of the database into one sentence."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from graphnet.errors import StorageError, UsageError
from graphnet.history.address import Address
from graphnet.history.tables import METADATA, VERSION, VERSIONS
from graphnet.printable import printable

#: The seconds that a command waits for other writers of an SQLite file. Writing a run takes less than a second per
#: 10,000 rows.
WAIT_S: Final = 120
#: The seconds that a command waits for a PostgreSQL server to answer.
_CONNECT_S: Final = 10
#: PostgreSQL's advisory lock that allows only one connection at a time to create the tables. The number is arbitrary.
_CREATING: Final = 0x67726170686E6574
_OWNERS_MODE: Final = 0o600
#: A database's message is cut after this number of characters.
MOST_MESSAGE: Final = 300
_FOREIGN: Final = "has tables, but not those of a history; name another file or database"


class History:
    """An open history. If the database fails, every method raises StorageError with a message of one sentence."""

    def __init__(self, address: Address, engine: Engine) -> None:
        self.address = address
        self.engine = engine

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """Begin a transaction that writes. An error discards its changes."""
        with _in_one_sentence(self.address), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """Begin a transaction that only reads."""
        with (
            _in_one_sentence(self.address),
            self.engine.connect().execution_options(graphnet_reads=True) as connection,
            connection.begin(),
        ):
            yield connection


def open_history(address: Address, create: bool) -> History:
    """Open a history and check its version. ``create``: also create a missing file, or tables in an empty database.

    Raises UsageError if the history does not exist, or an SQLite file has tables, but not those of a history;
    StorageError if it is damaged, has tables of another version, or cannot be reached.
    """
    if address.file is not None:
        _require_file(address, create)
    history = History(address, _engine(address))
    if address.file is not None:
        with history.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise damaged(address, str(found))
    with history.reading() as connection:
        known = _is_ready(connection, address)
    if not known:
        if not create:
            raise UsageError(f"{address.shown} holds no history yet; `graphnet history add RUN` begins one")
        with history.writing() as connection:
            _create(connection, address)
    return history


def _engine(address: Address) -> Engine:
    sqlite = address.file is not None
    limits: dict[str, Any] = {"timeout": WAIT_S} if sqlite else {"connect_timeout": _CONNECT_S}
    engine = create_engine(address.url, poolclass=NullPool, connect_args=limits, hide_parameters=True)
    if sqlite:
        event.listen(engine, "connect", _take_over_transactions)
        event.listen(engine, "begin", _begin)
    return engine


def _take_over_transactions(connection: Any, _: Any) -> None:
    """Let ``_begin`` begin every transaction: the module sqlite3 would begin it too late, just before the first write.

    Also make SQLite enforce foreign keys.
    """
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: Connection) -> None:
    # A transaction that writes must take SQLite's lock when it begins. If it read first and took the lock later, SQLite
    # would refuse the lock at once if another process had written in between.
    reads = connection.get_execution_options().get("graphnet_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _require_file(address: Address, create: bool) -> None:
    path = address.file
    assert path is not None
    if path.exists():
        return
    if not create:
        raise UsageError(
            f"the history {address.shown} does not exist; `graphnet history add RUN` with the same --history makes it"
        )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Only the owner may read the file, because the messages of rows may contain what a sample printed.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, _OWNERS_MODE))
    except OSError as error:
        raise StorageError(f"{address.shown} cannot be made: {error.strerror}; name another file") from error


def _is_ready(connection: Connection, address: Address) -> bool:
    """Whether the database holds a history; False if its tables must be created. Raises as ``open_history`` does."""
    names = set(inspect(connection).get_table_names())
    if VERSIONS.name not in names:
        if address.file is not None and names:
            raise UsageError(f"{address.shown} {_FOREIGN}")
        return False
    version = connection.execute(select(VERSIONS.c.version)).scalar()
    missing = set(METADATA.tables) - names
    if version is not None and version != VERSION:
        raise StorageError(
            f"{address.shown} has version {version} of a history's tables, and this version of graphnet reads version "
            f"{VERSION}; use the graphnet that wrote it, or add the runs to a new history"
        )
    if version is None or missing:
        what = f"the table {sorted(missing)[0]} is missing" if missing else "its version is missing"
        raise damaged(address, what)
    return True


def _create(connection: Connection, address: Address) -> None:
    """Create the history's tables, unless another process has created them meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _CREATING})
    if not _is_ready(connection, address):
        METADATA.create_all(connection)
        connection.execute(VERSIONS.insert().values(version=VERSION))


@contextlib.contextmanager
def _in_one_sentence(address: Address) -> Iterator[None]:
    """Turn each error of the database into a StorageError that names the history and shows no password."""
    try:
        yield
    except DBAPIError as error:
        # Do not chain the original error, because its text, or the text of its cause, may show the password.
        raise _explained(address, error.orig or error) from None
    except SQLAlchemyError as error:
        raise _explained(address, error) from None


def _explained(address: Address, error: BaseException) -> StorageError:
    said = without_secrets(address, str(error))
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(address, said)
    state = getattr(error, "sqlstate", None)
    if state is None:
        return StorageError(f"the database {address.shown} cannot be reached: {said}; nothing was changed in it")
    advice = "make room on the server and try again" if str(state).startswith("53") else "nothing was changed in it"
    return StorageError(f"the database {address.shown} refused: {said}; {advice}")


def _of_sqlite(address: Address, said: str) -> StorageError:
    if "not a database" in said or "malformed" in said:
        return damaged(address, said)
    if "full" in said or "disk I/O error" in said:
        return StorageError(
            f"{address.shown} cannot be written: {said}; it is as it was before, make room and try again"
        )
    if "locked" in said:
        return StorageError(
            f"{address.shown} cannot be written: another program has had it locked for {WAIT_S} s; "
            "end that program, or wait for it, and try again"
        )
    return StorageError(f"{address.shown} cannot be read or written: {said}; nothing was changed in it")


def damaged(address: Address, said: str) -> StorageError:
    """Return the error to raise for a damaged history."""
    return StorageError(
        f"{address.shown} is damaged or is no history: {without_secrets(address, said)}; "
        "restore a copy, or move it away and add the runs to a new one"
    )


def without_secrets(address: Address, said: str) -> str:
    """Return a database's message without passwords, on one line of limited length."""
    # Hide passwords before the text is cut. Otherwise the cut text could end with the first part of a password, which
    # would not be recognized.
    return printable(" ".join(address.without_secrets(said).split()), MOST_MESSAGE).rstrip(".")
