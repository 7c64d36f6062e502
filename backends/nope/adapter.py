"""A control that runs the model in eager mode, like the reference.

If a result of this backend differs from the reference, the difference is caused by GraphNet Mesh itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class NopeAdapter(Adapter):
    """Compiles nothing. It reports no number of compiled nodes, because 0 would make the outcome FELL_BACK."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model itself. The evidence (what was compiled) is empty."""
        return Compiled(model, Evidence())
