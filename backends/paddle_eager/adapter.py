"""The reference for samples of Paddle. It runs the model unchanged in Paddle's eager mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import paddle

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence, UnsupportedError
from graphnet_runner.frameworks.of_paddle import PaddleModel


class PaddleEagerAdapter(Adapter):
    """Compiles nothing."""

    def info(self) -> dict[str, str]:
        """Return Paddle's version."""
        return {"paddle": str(paddle.__version__)}

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model itself, with empty evidence. Raise UnsupportedError for a model of torch."""
        if not isinstance(model, PaddleModel):
            raise UnsupportedError("this is a sample of torch, whose reference is the backend eager")
        return Compiled(model, Evidence())
