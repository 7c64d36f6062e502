"""XLA: the adapter of every flavour. Which one this is follows from the interpreter: it holds torch_xla, or JAX."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions

# Never unset: with a GPU build and no usable GPU, JAX would go to the CPU without a word.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
# Containers share a GPU: take what is needed, not three quarters of it.
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
    """One XLA program per captured graph, everything compiled before ``compile`` returns."""

    def __init__(self) -> None:
        self._stack = _STACK()

    def info(self) -> dict[str, str]:
        """Versions of the front-end and of XLA's runtime."""
        return self._stack.versions()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Errors: as the contract says; operators without a lowering are UNSUPPORTED by name."""
        return self._stack.compile_model(model, example_inputs, options)

    def device_timer(self, device: str) -> None:
        """XLA's streams are not torch's: events there would see nothing of its work."""

    def peak_device_memory(self, device: str) -> int:
        """What XLA's own allocator says."""
        return self._stack.peak_device_memory(device)

    def flags(self) -> Sequence[str]:
        """``loader:numbers`` where values that the model reads on the host were made constants."""
        return self._stack.flags
