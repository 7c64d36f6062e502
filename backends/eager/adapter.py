"""The reference: the model as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, shared by every fork

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class EagerAdapter(Adapter):
    """Calls the model without compiling anything."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """The model itself."""
        return Compiled(model, Evidence())
