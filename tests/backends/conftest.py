"""Fixtures for tests of backends that need a separate environment. Each fixture is a backend's Python interpreter."""

from __future__ import annotations

import os
from typing import Any

import pytest


def interpreter_of(backend: str) -> str:
    """Return the interpreter that ``GRAPHNET_TEST_<BACKEND>_PYTHON`` names; without the variable, skip the test."""
    variable = f"GRAPHNET_TEST_{backend.upper()}_PYTHON"
    path = os.environ.get(variable)
    if not path:
        pytest.skip(f"{variable} names no interpreter (./graphnet backends --build {backend} prints one)")
    return path


def _interpreter_fixture(backend: str) -> Any:
    @pytest.fixture(scope="session", name=f"{backend}_python")
    def python() -> str:
        return interpreter_of(backend)

    return python


bladedisc_python = _interpreter_fixture("bladedisc")  # Python 3.8 with torch 1.12
onnxruntime_python = _interpreter_fixture("onnxruntime")  # Python 3.11 with torch and ONNX Runtime
executorch_python = _interpreter_fixture("executorch")  # Python 3.11 with torch and ExecuTorch
iree_python = _interpreter_fixture("iree")  # Python 3.11 with torch and IREE
openvino_python = _interpreter_fixture("openvino")  # Python 3.11 with torch and OpenVINO
paddle_eager_python = _interpreter_fixture("paddle_eager")  # Python 3.11 with torch and Paddle
tensorrt_python = _interpreter_fixture("tensorrt")  # Python 3.11 with TensorRT-RTX
xla_python = _interpreter_fixture("xla")  # Python 3.11 with JAX and torchax
tvm_python = _interpreter_fixture("tvm")  # Python 3.11 with apache-tvm
