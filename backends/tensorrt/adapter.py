"""The adapter of TensorRT, which it calls through torch_tensorrt.

Without a GPU the adapter exports, lowers and cuts the graph and builds the plans (serialized engines), but runs none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_lowering.bound import LoweringAdapter
from graphnet_runner.adapter import Compiled, CompileOptions, UnavailableError

from . import library

library.load()
if not library.unavailable_reason() and not library.HAS_GPU:
    from . import compiler  # noqa: F401 - imported before the forks, as torch is


class TensorRtAdapter(LoweringAdapter):
    """Compiles a model with TensorRT.

    An engine that cannot be built is an error; the row names the operators that are left to PyTorch.
    """

    def info(self) -> dict[str, str]:
        """Return the versions. Raise UnavailableError if a library or GPU is missing."""
        reason = library.unavailable_reason()
        if reason:
            raise UnavailableError(reason)
        return library.versions()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export and lower the graph, cut it, build an engine per piece, and load them if there is a GPU."""
        with options.apart():
            library.import_in_sample()
            from . import compiler

            lowered = self.lowered(model, example_inputs, options, options["weights"] == "bound", copies=False)
        return compiler.compile_graph(lowered, options)
