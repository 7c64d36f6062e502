"""The adapter of the backend xla, for the flavours jax, jax_cuda and torch_xla.

It uses torch_xla if the interpreter has it, and otherwise JAX.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions

# Without a name of the platform, a GPU build of JAX that finds no usable GPU would use the CPU silently.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
# By default JAX allocates three quarters of the GPU's memory at once, but containers share the GPU.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")


class Stack(Protocol):
    """A way to use XLA, either through JAX or through torch_xla. Each instance compiles one sample."""

    #: Flags for the sample's row of results. They are set even if the compilation fails.
    flags: tuple[str, ...]

    def versions(self) -> dict[str, str]:
        """Return the versions of the libraries by name, without using a device."""

    def peak_device_memory(self, device: str) -> int:
        """Return the largest number of bytes that XLA's allocator has held on the device."""

    def compile_model(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile every graph of the model. See ``Adapter.compile`` for the contract."""


_STACK: type[Stack]
if find_spec("torch_xla") is None:
    from .jax_stack import JaxStack

    _STACK = JaxStack
else:
    from .torch_xla_stack import TorchXlaStack

    _STACK = TorchXlaStack


class XlaAdapter(Adapter):
    """Compiles one XLA program per captured graph. All programs are compiled before ``compile`` returns."""

    def __init__(self) -> None:
        self._stack = _STACK()

    def info(self) -> dict[str, str]:
        """Return the versions of XLA's front-end (JAX or torch_xla) and of XLA's runtime."""
        return self._stack.versions()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile every graph of the model. Raise UnsupportedError with the operators that cannot be translated."""
        return self._stack.compile_model(model, example_inputs, options)

    def device_timer(self, device: str) -> None:
        """Return None: XLA runs its work on its own streams, which events on torch's stream do not measure."""

    def peak_device_memory(self, device: str) -> int:
        """Return the peak memory that XLA's own allocator reports for the device, in bytes."""
        return self._stack.peak_device_memory(device)

    def flags(self) -> Sequence[str]:
        """Return ``loader:numbers`` if values that the model reads from tensors in Python became constants."""
        return self._stack.flags
