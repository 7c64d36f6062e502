"""Shared by every test: the interpreter with torch, where there is one."""

from __future__ import annotations

import os

import pytest

TORCH_PYTHON = "GRAPHNET_TEST_TORCH_PYTHON"

# Whatever mesh is up on this machine: tests bring workers of their own.
os.environ.setdefault("GRAPHNET_WORKERS", "")


@pytest.fixture(scope="session")
def torch_python() -> str:
    """An interpreter that has torch; the test is skipped where none is named."""
    path = os.environ.get(TORCH_PYTHON)
    if not path:
        pytest.skip(f"{TORCH_PYTHON} names no interpreter with torch")
    return path
