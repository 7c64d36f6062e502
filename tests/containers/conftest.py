"""Gives the tests of containers a mesh: a set of worker containers that Docker Compose starts.

The images are real, and they are built without an image registry. The tests fail on a machine without root or without a
Docker engine. GRAPHNET_TEST_SERVICES says which services to start; by default all that can run on a CPU and fit on the
disk. A skipped test names the services that are left out.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from compose import CORE, ROOT, Mesh, affordable


@pytest.fixture(scope="session")
def mesh() -> Iterator[Mesh]:
    """A mesh whose services are ready. The mesh and its volumes are removed after the tests."""
    given = os.environ.get("GRAPHNET_TEST_SERVICES", "").split()
    services = tuple(given or CORE)
    if not given and not os.environ.get("GRAPHNET_TEST_BUILT"):
        free_bytes = shutil.disk_usage(ROOT).free
        services = affordable(CORE, free_bytes)
    mesh = Mesh(services)
    mesh.build()
    mesh.up()
    try:
        yield mesh
    finally:
        mesh.down()
