"""XLA: the adapter of every flavour. It chooses the stack by what the interpreter has installed: torch_xla, or JAX."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions

# Always set: with a GPU build and no usable GPU, JAX would use the CPU without a message.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
# Containers share a GPU: JAX would otherwise allocate three quarters of its memory at once.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")


class Stack(Protocol):
    """The way to XLA of one interpreter. One instance serves one sample."""

    #: Flags of the row, known however the compilation ends.
    flags: tuple[str, ...]

    def versions(self) -> dict[str, str]:
        """Versions by component, without touching a device."""

    def peak_device_memory(self, device: str) -> int:
        """Most bytes that the stack's allocator held on the device."""

    def compile_model(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile the whole model, as ``Adapter.compile`` promises."""


_STACK: type[Stack]
if find_spec("torch_xla") is None:
    from .jax_stack import JaxStack

    _STACK = JaxStack
else:
    from .torch_xla_stack import TorchXlaStack

    _STACK = TorchXlaStack


class XlaAdapter(Adapter):
    """Compiles one XLA program per captured graph, all of them before ``compile`` returns."""

    def __init__(self) -> None:
        self._stack = _STACK()

    def info(self) -> dict[str, str]:
        """Return the versions of the front-end and of XLA's runtime."""
        return self._stack.versions()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile every graph of the model. Raises UnsupportedError with the names of operators without a lowering."""
        return self._stack.compile_model(model, example_inputs, options)

    def device_timer(self, device: str) -> None:
        """Give no device times: XLA has its own streams, so events on torch's stream would not measure its work."""

    def peak_device_memory(self, device: str) -> int:
        """Return the peak that XLA's own allocator reports, in bytes."""
        return self._stack.peak_device_memory(device)

    def flags(self) -> Sequence[str]:
        """Return ``loader:numbers`` if values that the model reads on the host became constants."""
        return self._stack.flags
