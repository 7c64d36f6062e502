"""The adapter of TensorRT, which it calls through torch_tensorrt.

Without a GPU the adapter still exports, lowers and cuts the graph. It builds the plans (serialized engines), but does
not load or run them.
"""

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
    """Compiles a model with TensorRT, and never falls back to PyTorch silently.

    If an engine cannot be built, compiling fails with an error. The row of a compiled sample names all operators that
    were left to PyTorch.
    """

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Return the versions of torch_tensorrt and TensorRT. Raise UnavailableError if a library or GPU is missing."""
        reason = library.unavailable_reason()
        if reason:
            raise UnavailableError(reason)
        return library.versions()

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_graphs.tensor_model that changed the model, or no flag."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export and lower the graph, cut it into pieces and build one engine per piece.

        If there is a GPU, load the engines.
        """
        library.import_in_sample()
        from . import compiler

        settled = compiler.settle(model, example_inputs)
        self._flags = settled.flags
        return compiler.compile_graph(settled, example_inputs, options)
