"""XLA: the adapter of both flavours. Which one this is follows from the interpreter: it holds JAX, or torch_xla."""

from __future__ import annotations

import os

# Never unset: with a GPU build and no usable GPU, JAX would go to the CPU without a word.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
# Containers share a GPU: take what is needed, not three quarters of it.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

from collections.abc import Sequence  # noqa: E402
from typing import Any  # noqa: E402

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions  # noqa: E402

from . import jax_stack as stack  # noqa: E402


class XlaAdapter(Adapter):
    """One XLA program per captured graph, everything compiled before ``compile`` returns."""

    def info(self) -> dict[str, str]:
        """Versions of the front-end and of XLA's runtime."""
        return stack.versions()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Errors: as the contract says; operators without a lowering are UNSUPPORTED by name."""
        return stack.compile_model(model, example_inputs, options)
