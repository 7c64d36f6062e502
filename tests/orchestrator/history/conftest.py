"""Gives each test an empty database: an SQLite file, and a PostgreSQL database if ./check history runs the tests."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

#: ``tools/with_postgres.py`` sets this variable to the URL of a server.
VARIABLE = "GRAPHNET_TEST_POSTGRES"


@pytest.fixture
def postgres() -> Iterator[str]:
    """Make an empty PostgreSQL database and return its URL, which holds a password."""
    url = os.environ.get(VARIABLE)
    if url is None:
        pytest.skip(f"{VARIABLE} is not set; ./check history sets it")
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield make_url(url).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty history. Each test runs twice: with an SQLite file and with PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "history.sqlite")
    url: str = request.getfixturevalue("postgres")
    return url
