"""TensorRT through torch_tensorrt. Without a GPU it takes the same steps and stops at the finished plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, UnavailableError

from . import library

library.load()
if not library.unavailable_reason() and not library.HAS_GPU:
    from . import compiler  # noqa: F401 - imported before the forks, as torch is


class TensorRtAdapter(Adapter):
    """Never falls back to PyTorch silently: a failed engine fails the row, and operators left to PyTorch are named."""

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Return the versions of torch_tensorrt and TensorRT. Raises UnavailableError, which names what is missing."""
        reason = library.unavailable_reason()
        if reason:
            raise UnavailableError(reason)
        return library.versions()

    def flags(self) -> Sequence[str]:
        """Return the loader rules that changed the graph."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export, lower, partition, convert and build every engine, and load them on a GPU."""
        library.import_in_sample()
        from . import compiler

        settled = compiler.settle(model, example_inputs)
        self._flags = settled.flags
        return compiler.compile_graph(settled, example_inputs, options)
