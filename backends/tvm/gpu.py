"""The schedule for CUDA: TVM's own rules for GPUs, which need no tuning."""

from __future__ import annotations

from typing import Any

import tvm
from tvm.s_tir import dlight

_RULES = (
    dlight.gpu.Matmul,
    dlight.gpu.GEMV,
    dlight.gpu.Reduction,
    dlight.gpu.GeneralReduction,
    dlight.gpu.Transpose,
    dlight.gpu.Fallback,
)


class GpuScheduler:
    """dlight's rules in the order that TVM's documentation gives; the last takes whatever is left."""

    def apply(self, module: tvm.IRModule, target: tvm.target.Target) -> tvm.IRModule:
        """Every function bound to blocks and threads."""
        with target:
            return dlight.ApplyDefaultSchedule(*(rule() for rule in _RULES))(module)

    def evidence(self) -> dict[str, Any]:
        """The rules' names."""
        return {"rules": [rule.__name__ for rule in _RULES]}
