"""Imports torch_tensorrt in a way that allows forks, or keeps one sentence that says why it cannot be imported.

The import asks for the GPU's compute capability, and torch_tensorrt's C++ runtime counts the GPUs when it is loaded.
With a GPU this starts CUDA, and a process that has started CUDA cannot be forked: a separate process tries the import,
and each sample process imports the library again. Without a GPU the question raises an error: the import gets a made-up
answer, once, before the forks.
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

#: Read from the file system: torch would start the driver in this process.
HAS_GPU = os.path.exists("/dev/nvidiactl")

_HOW = (
    "torch_tensorrt is not installed in this interpreter: "
    "use --backend tensorrt:rtx, which installs from the package registries"
)
_TRY = "import torch_tensorrt"
_LIBRARY_PREFIX = "/libtorchtrt"
_unavailable = ""


def load() -> None:
    """Import torch_tensorrt. If that fails, keep the reason for :func:`unavailable_reason`."""
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
    """Import torch_tensorrt in a sample process, before its first use. Raises UnavailableError."""
    if "torch_tensorrt" not in sys.modules:
        problem = _imported()
        if problem:
            raise UnavailableError("torch_tensorrt cannot be imported: %s" % problem)


def _imported() -> str:
    """Import torch_tensorrt. Returns the reason if that fails, else an empty string."""
    without_device = contextlib.nullcontext() if HAS_GPU and torch.cuda.is_available() else _no_device()
    try:
        with without_device, _only_what_this_torch_can_load():
            importlib.import_module("torch_tensorrt")
    # Without libnvinfer the library raises a bare Exception.
    except Exception as error:  # noqa: BLE001
        return " ".join(str(error).split())[:300] or type(error).__name__
    return ""


def unavailable_reason() -> str:
    """One sentence that says why nothing can be compiled or planned here; empty if it can."""
    if _unavailable or HAS_GPU or is_rtx():
        return _unavailable
    return "TensorRT needs an NVIDIA GPU even to build plans: use --backend tensorrt:rtx, which plans without one"


def is_rtx() -> bool:
    """Whether the TensorRT behind torch_tensorrt is TensorRT-RTX."""
    return importlib.util.find_spec("tensorrt_rtx") is not None


def versions() -> dict[str, str]:
    """Versions of torch_tensorrt and of the TensorRT behind it."""
    distributions = importlib.metadata.packages_distributions()
    names = ("torch_tensorrt", "tensorrt_rtx" if is_rtx() else "tensorrt")
    return {name: importlib.metadata.version(distributions[name][0]) for name in names if name in distributions}


def stay_on_the_cpu() -> None:
    """Keep a sample process that only plans from moving tensors to a GPU or asking for one."""
    _replace(_pretended())
    for name, module in list(sys.modules.items()):
        if name.startswith("torch_tensorrt") and hasattr(module, "to_torch_device"):
            module.__dict__["to_torch_device"] = lambda *_: torch.device("cpu")


def _pretended() -> list[tuple[Any, str, Any]]:
    """Replacements for functions of torch.cuda, used where no GPU may be asked."""
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
        # A CPU build of torch lacks this type, and annotations in torch_tensorrt name it.
        torch._C._CudaDeviceProperties = type("_CudaDeviceProperties", (), {})
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in _pretended()]
    _replace(_pretended())
    try:
        yield
    finally:
        _replace(before)


@contextlib.contextmanager
def _only_what_this_torch_can_load() -> Iterator[None]:
    """Hide torch_tensorrt's C++ runtime from a torch without CUDA: it is linked against libtorch_cuda."""
    if torch.version.cuda is not None:
        yield
        return
    isfile = os.path.isfile
    os.path.isfile = lambda path: _LIBRARY_PREFIX not in str(path) and isfile(path)
    try:
        yield
    finally:
        os.path.isfile = isfile
