"""The reference, with which all compilers are compared. It runs the model unchanged in eager mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class EagerAdapter(Adapter):
    """The adapter of the reference. It compiles nothing."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model itself. The evidence (what was compiled) is empty, because nothing was compiled."""
        return Compiled(model, Evidence())
