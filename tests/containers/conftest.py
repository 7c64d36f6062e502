"""Gives the tests of containers a mesh of real images, built without an image registry and started by Docker Compose.

The tests fail on a machine without root or without a Docker engine. GRAPHNET_TEST_SERVICES says which services to
start.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from compose import CORE, Mesh


@pytest.fixture(scope="session")
def mesh() -> Iterator[Mesh]:
    """A mesh whose services are ready. The mesh and its volumes are removed after the tests."""
    given = os.environ.get("GRAPHNET_TEST_SERVICES", "").split()
    mesh = Mesh(tuple(given or CORE))
    mesh.build()
    mesh.up()
    try:
        yield mesh
    finally:
        mesh.down()
