"""The adapter of CINN, the compiler of Paddle, for samples of Paddle.

A Paddle without CINN accepts ``backend="CINN"`` and silently runs its own kernels (PHI). So the adapter refuses such a
build, and counts as compiled only what CINN's kernels replaced in the program that runs.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import paddle

from graphnet_lowering.errors import explained
from graphnet_runner.adapter import (
    Adapter,
    Compiled,
    CompileOptions,
    Evidence,
    UnavailableError,
    UnsupportedError,
)
from graphnet_runner.frameworks.of_paddle import PaddleModel, to_torch

#: The operator that calls a kernel of CINN. Names of Paddle 3.3.1.
_KERNEL = "cinn_runtime.jit_kernel"
#: Operators of a program that compute nothing: its arguments, and constants that others take as attributes.
_NO_WORK = frozenset({"pd_op.data", "pd_op.full", "pd_op.full_int_array"})


class CinnAdapter(Adapter):
    """Compiles the whole program with CINN. What CINN leaves to Paddle's own kernels does not count as compiled."""

    def info(self) -> dict[str, str]:
        """Return Paddle's version. Raise UnavailableError if it was built without CINN."""
        if not paddle.is_compiled_with_cinn():
            text = (
                "Paddle %s was built without CINN and would run its own kernels in CINN's place: CINN needs a CUDA "
                "build of Paddle (-DWITH_CINN=ON); name its interpreter, as in cinn@PYTHON"
            )
            raise UnavailableError(text % paddle.__version__)
        return {"paddle": str(paddle.__version__)}

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Translate the layer to a program with ``paddle.jit.to_static``, which CINN compiles in the first call.

        Raises:
            UnsupportedError: The sample is one of torch.
            CompileError: Paddle cannot translate or compile the layer (step "build").
        """
        if not isinstance(model, PaddleModel):
            raise UnsupportedError("this is a sample of torch, and CINN compiles samples of Paddle only")
        # to_static changes the layer itself, and the model must stay as it is.
        layer = paddle.jit.to_static(copy.copy(model.layer), backend="CINN", full_graph=True)
        arguments = model.arguments(example_inputs)
        try:
            layer(*arguments)
            written, made = layer.forward.get_concrete_program(*arguments)
            before = operators_in(written.main_program)
            after = operators_in(made.infer_program.program)
        # Paddle's errors have no common class.
        except Exception as error:
            raise explained("paddle.jit.to_static", error, "build") from error
        return Compiled(lambda *inputs: to_torch(layer(*model.arguments(inputs))), evidence_of(before, after))


def operators_in(program: Any) -> list[str]:
    """Return the names of the operators of a program of PIR that compute something, in order."""
    names = [operator.name() for operator in program.global_block().ops]
    return [name for name in names if not name.startswith(("builtin.", "cf.")) and name not in _NO_WORK]


def evidence_of(before: Iterable[str], after: Iterable[str]) -> Evidence:
    """Return what the programs before and after the compile prove. Without a kernel of CINN, nothing was compiled."""
    total, found = len(list(before)), Counter(after)
    kernels = found.pop(_KERNEL, 0)
    left = sum(number for name, number in found.items() if name.startswith("pd_op."))
    compiled = max(0, total - left) if kernels else 0
    return Evidence(total, compiled, kernels, tuple(sorted(found)), {"kernels": kernels, "left": dict(found)})
