"""The mesh of this suite: real images, built without an image registry and started by Docker Compose.

Needs root and a Docker engine; a machine that lacks them fails here. GRAPHNET_TEST_SERVICES says which services.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from compose import CORE, Mesh


@pytest.fixture(scope="session")
def mesh() -> Iterator[Mesh]:
    """The mesh, up and serving; gone with its volumes at the end."""
    given = os.environ.get("GRAPHNET_TEST_SERVICES", "").split()
    mesh = Mesh(tuple(given or CORE))
    mesh.build()
    mesh.up()
    try:
        yield mesh
    finally:
        mesh.down()
