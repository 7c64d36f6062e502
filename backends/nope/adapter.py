"""A control that runs the model in eager mode, like the reference.

If a result of this backend differs from the reference, the difference is caused by GraphNet Mesh itself, or with the
option ``export`` by torch.export.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch  # noqa: F401 - imported once here, before the worker forks its sample processes

from graphnet_lowering.bound import LoweringAdapter
from graphnet_runner.adapter import Compiled, CompileOptions, Evidence


class NopeAdapter(LoweringAdapter):
    """Compiles nothing. It reports no number of compiled nodes, because 0 would make the outcome FELL_BACK."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Return the model itself, or what torch.export captures of it. The evidence (what was compiled) is empty.

        With the option ``export``, raises the errors of ``graphnet_lowering.exported.export``.
        """
        if not options["export"]:
            return Compiled(model, Evidence())
        # This needs torch 2, and the control also runs with older ones.
        from graphnet_lowering.exported import NONE, export

        with options.apart():
            lowered = self.lowered(model, example_inputs, options)
        program = export(lowered.module, lowered.examples, NONE, fixed_sizes=False)
        return Compiled(lowered.calling.calling(program.module()), Evidence())
