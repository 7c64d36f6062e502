"""Gives the tests an interpreter that has torch, and prevents them from using workers that run on this machine."""

from __future__ import annotations

import os

import pytest

TORCH_PYTHON = "GRAPHNET_TEST_TORCH_PYTHON"

# Make tests start their own workers, even if a mesh (a set of worker containers) is running on this machine.
os.environ.setdefault("GRAPHNET_WORKERS", "")


@pytest.fixture(scope="session")
def torch_python() -> str:
    """Return the path of an interpreter that has torch. Skip the test if GRAPHNET_TEST_TORCH_PYTHON is not set."""
    path = os.environ.get(TORCH_PYTHON)
    if not path:
        pytest.skip(f"{TORCH_PYTHON} does not name an interpreter with torch")
    return path
