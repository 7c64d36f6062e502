"""The identity control: any difference from eager comes from GraphNet Mesh itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class NopeAdapter(Adapter):
    """Compiles nothing and claims nothing: its evidence is empty, not zero."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model itself, with empty evidence."""
        return Compiled(model, Evidence())
