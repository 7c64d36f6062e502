"""Fixtures for tests of backends that need a separate environment. Each fixture is a backend's Python interpreter."""

from __future__ import annotations

import os

import pytest


def interpreter_of(backend: str) -> str:
    """Return the interpreter that ``GRAPHNET_TEST_<BACKEND>_PYTHON`` names; without the variable, skip the test."""
    variable = f"GRAPHNET_TEST_{backend.upper()}_PYTHON"
    path = os.environ.get(variable)
    if not path:
        pytest.skip(f"{variable} names no interpreter (./graphnet backends --build {backend} prints one)")
    return path


@pytest.fixture(scope="session")
def bladedisc_python() -> str:
    """The interpreter of BladeDISC: Python 3.8 with torch 1.12."""
    return interpreter_of("bladedisc")


@pytest.fixture(scope="session")
def tensorrt_python() -> str:
    """The interpreter of TensorRT: Python 3.11 with TensorRT-RTX."""
    return interpreter_of("tensorrt")


@pytest.fixture(scope="session")
def xla_python() -> str:
    """The interpreter of XLA: Python 3.11 with JAX and torchax."""
    return interpreter_of("xla")


@pytest.fixture(scope="session")
def tvm_python() -> str:
    """The interpreter of TVM: Python 3.11 with apache-tvm."""
    return interpreter_of("tvm")
