"""Imports torch_tensorrt without starting CUDA in the process that forks the sample processes.

When torch_tensorrt is imported, it asks for the compute capability of the GPU, and its C++ runtime counts the GPUs. On
a machine with a GPU, these queries start CUDA, after which a process cannot be forked. Therefore a separate process
tries the import first, and each sample process imports the library again after the fork. Without a GPU, the queries
raise an error. Therefore functions of torch.cuda give made-up answers during the import, which happens once before the
forks.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import torch

from graphnet_runner.adapter import UnavailableError

#: Whether the machine has an NVIDIA GPU. This is read from the file system, because asking torch would start CUDA.
HAS_GPU = os.path.exists("/dev/nvidiactl")

_HOW = (
    "torch_tensorrt is not installed in this interpreter: "
    "use --backend tensorrt:rtx, which installs from the package registries"
)
_TRY = "import torch_tensorrt"
_LIBRARY_PREFIX = "/libtorchtrt"
_unavailable = ""


def load() -> None:
    """Import torch_tensorrt, on a machine with a GPU in a separate process. Keep the reason of a failure."""
    global _unavailable
    if importlib.util.find_spec("torch_tensorrt") is None:
        _unavailable = _HOW
        return
    if HAS_GPU:
        tried = subprocess.run([sys.executable, "-c", _TRY], capture_output=True, text=True, check=False)
        problem = tried.stderr.strip().rpartition("\n")[2] if tried.returncode else ""
    else:
        problem = _imported()
    if problem:
        _unavailable = "torch_tensorrt cannot be imported: %s; use --backend tensorrt:rtx" % problem


def import_in_sample() -> None:
    """Import torch_tensorrt in a sample process. Raise UnavailableError if the import fails."""
    if "torch_tensorrt" not in sys.modules:
        problem = _imported()
        if problem:
            raise UnavailableError("torch_tensorrt cannot be imported: %s" % problem)


def _imported() -> str:
    """Import torch_tensorrt. Return an empty string, or the reason if the import fails."""
    without_device = contextlib.nullcontext() if HAS_GPU and torch.cuda.is_available() else _no_device()
    try:
        with without_device, _only_what_this_torch_can_load():
            importlib.import_module("torch_tensorrt")
    # If libnvinfer is missing, torch_tensorrt raises a bare Exception.
    except Exception as error:  # noqa: BLE001
        return " ".join(str(error).split())[:300] or type(error).__name__
    return ""


def unavailable_reason() -> str:
    """Return one sentence that says why TensorRT can neither compile nor build plans on this machine, or ""."""
    if _unavailable or HAS_GPU or is_rtx():
        return _unavailable
    return "TensorRT needs an NVIDIA GPU even to build plans: use --backend tensorrt:rtx, which plans without one"


def is_rtx() -> bool:
    """Whether torch_tensorrt uses TensorRT-RTX instead of TensorRT."""
    return importlib.util.find_spec("tensorrt_rtx") is not None


def versions() -> dict[str, str]:
    """Return the versions of torch_tensorrt and of the TensorRT library that it uses."""
    distributions = importlib.metadata.packages_distributions()
    names = ("torch_tensorrt", "tensorrt_rtx" if is_rtx() else "tensorrt")
    return {name: importlib.metadata.version(distributions[name][0]) for name in names if name in distributions}


def stay_on_the_cpu() -> None:
    """Make torch_tensorrt use the CPU and never ask for a GPU, in a sample process that only builds plans."""
    _replace(_pretended())
    for name, module in list(sys.modules.items()):
        if name.startswith("torch_tensorrt") and hasattr(module, "to_torch_device"):
            module.__dict__["to_torch_device"] = lambda *_: torch.device("cpu")


def _pretended() -> list[tuple[Any, str, Any]]:
    return [
        (torch.cuda, "get_device_capability", lambda *_: (8, 9)),
        (torch.cuda, "current_device", lambda: 0),
        (torch.cuda, "empty_cache", lambda: None),
        (torch.cuda, "mem_get_info", lambda *_: (1 << 40, 1 << 40)),
    ]


def _replace(attributes: list[tuple[Any, str, Any]]) -> None:
    for owner, name, value in attributes:
        setattr(owner, name, value)


@contextlib.contextmanager
def _no_device() -> Iterator[None]:
    if not hasattr(torch._C, "_CudaDeviceProperties"):
        # Annotations in torch_tensorrt name this type, which a CPU build of torch lacks.
        torch._C._CudaDeviceProperties = type("_CudaDeviceProperties", (), {})
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in _pretended()]
    _replace(_pretended())
    try:
        yield
    finally:
        _replace(before)


@contextlib.contextmanager
def _only_what_this_torch_can_load() -> Iterator[None]:
    """Hide torch_tensorrt's C++ runtime, which is linked against libtorch_cuda, from a torch without CUDA."""
    if torch.version.cuda is not None:
        yield
        return
    isfile = os.path.isfile
    os.path.isfile = lambda path: _LIBRARY_PREFIX not in str(path) and isfile(path)
    try:
        yield
    finally:
        os.path.isfile = isfile
