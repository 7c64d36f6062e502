"""TensorRT through torch_tensorrt; where no GPU is, the same way up to the finished plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, shared by every fork

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, UnavailableError

from . import library

library.load()
if not library.unavailable_reason() and not library.HAS_GPU:
    from . import compiler  # noqa: F401 - shared by every fork


class TensorRtAdapter(Adapter):
    """Never PyTorch unseen: an engine that fails to build fails the row, and what stays in PyTorch is named."""

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Versions of torch_tensorrt and TensorRT. Errors: UnavailableError saying what is missing."""
        reason = library.unavailable_reason()
        if reason:
            raise UnavailableError(reason)
        return library.versions()

    def flags(self) -> Sequence[str]:
        """The loader rules that settled the graph."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export, lower, partition, convert and build every engine; on a GPU load them."""
        library.import_in_sample()
        from . import compiler

        settled = compiler.settle(model, example_inputs)
        self._flags = settled.flags
        return compiler.compile_graph(settled, example_inputs, options)
