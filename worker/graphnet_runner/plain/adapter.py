"""The adapter that times eager mode in processes that never import the compiler.

A second zygote (a process that forks sample processes) loads this adapter and the backend's torch.
"""

from __future__ import annotations

from typing import Any, Optional, Sequence

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, DeviceTimer, Evidence


class PlainAdapter(Adapter):
    """Runs the model unchanged in eager mode."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model itself. The evidence is empty, because no compiler did anything."""
        return Compiled(model, Evidence())

    def device_timer(self, device: str) -> Optional[DeviceTimer]:
        """Return None: no device timer is needed, because only the wall times of eager mode are compared."""
        return None
