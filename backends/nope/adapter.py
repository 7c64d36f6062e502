"""The identity control: whatever differs from eager here is the mesh's own error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, shared by every fork

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class NopeAdapter(Adapter):
    """Returns the model uncompiled and claims nothing: its evidence is unknown, not zero."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """The model itself."""
        return Compiled(model, Evidence())
