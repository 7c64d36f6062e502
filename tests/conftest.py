"""Settings and fixtures of every test: the interpreter that has torch, and no mesh of the machine."""

from __future__ import annotations

import os

import pytest

TORCH_PYTHON = "GRAPHNET_TEST_TORCH_PYTHON"

# Tests start their own workers, also on a machine where a mesh is running.
os.environ.setdefault("GRAPHNET_WORKERS", "")


@pytest.fixture(scope="session")
def torch_python() -> str:
    """The path of an interpreter that has torch; without GRAPHNET_TEST_TORCH_PYTHON the test is skipped."""
    path = os.environ.get(TORCH_PYTHON)
    if not path:
        pytest.skip(f"{TORCH_PYTHON} does not name an interpreter with torch")
    return path
