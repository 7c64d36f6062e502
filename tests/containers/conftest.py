"""The mesh for the tests of containers: real images, built without an image registry and started by Docker Compose.

The tests need root and a Docker engine, and fail on a machine without these. GRAPHNET_TEST_SERVICES says which services
to start.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from compose import CORE, Mesh


@pytest.fixture(scope="session")
def mesh() -> Iterator[Mesh]:
    """The mesh, started and serving. It is removed with its volumes after the tests."""
    given = os.environ.get("GRAPHNET_TEST_SERVICES", "").split()
    mesh = Mesh(tuple(given or CORE))
    mesh.build()
    mesh.up()
    try:
        yield mesh
    finally:
        mesh.down()
