"""A stand-in for BladeDISC's package torch_blade. It compiles nothing, and it can fail in the same ways as torch_blade.

Like the original, ``optimize`` usually raises no error if it cannot compile a graph. If tracing fails, ``optimize``
logs this failure and tries to script the module. If scripting fails too, it logs this second failure and returns the
module unchanged. If an engine cannot be built, ``optimize`` logs a warning, and the engine's nodes stay TorchScript. To
ask for a failure, a test puts a name that begins with ``standin::`` into ``customize_op_black_list``.
"""

from __future__ import annotations

import contextlib
import copy
import io
from typing import Any, ClassVar, Iterator, List

import torch

from . import mlir, version
from .logging import logger

__all__ = ["Config", "mlir", "optimize", "version"]


class Config:
    """Stands in for torch_blade's class Config: a context manager that refuses attributes unknown to torch_blade."""

    _stack: ClassVar[List[Config]] = []
    _KNOWN = (
        "optimization_pipeline",
        "enable_fp16",
        "disc_cpu_fast_math_level",
        "enable_static_shape",
        "customize_op_black_list",
        "disc_compile_for_multi_cuda_targets",
    )

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self._KNOWN:
            raise AttributeError(name)
        if name == "disc_cpu_fast_math_level":
            assert isinstance(value, int)
        super().__setattr__(name, value)

    def __enter__(self) -> Config:
        self._stack.append(self)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.pop()

    @classmethod
    def current(cls) -> Config:
        return cls._stack[-1] if cls._stack else cls()


def optimize(model: Any, allow_tracing: Any = None, model_inputs: Any = None) -> Any:
    """Return a TorchScript copy of the module with groups of its operators as engines, or else the module itself."""
    black_list = getattr(Config.current(), "customize_op_black_list", [])
    if "standin::raises" in black_list:
        raise AssertionError("the pipeline is not registered")
    exported = _export(model, allow_tracing, model_inputs)
    if "standin::plain" in black_list:
        return torch.nn.Sequential(torch.nn.Identity())
    if not isinstance(exported, torch.jit.ScriptModule):
        return exported
    torch._C._jit_pass_inline(exported.graph)
    for cluster in _clusters(exported.graph, black_list):
        if "standin::engine_fails" in black_list:
            logger.warning("Command 'disc_compiler_main' returned non-zero exit status 1.")
        else:
            mlir.register(exported, cluster)
    return exported


def _export(model: Any, allow_tracing: Any, model_inputs: Any) -> Any:
    if allow_tracing:
        try:
            with _quiet():
                return _copied(torch.jit.trace(model, model_inputs, check_trace=False, strict=False))
        except Exception as error:
            logger.warning("%s\nFailed! Try to export it through torch.jit.script:\n", error)
    try:
        return torch.jit.script(copy.deepcopy(model))
    except Exception as error:
        logger.warning("%s\nFail to export torchscript on the top level of the model", error)
        return model


def _copied(module: Any) -> Any:
    buffer = io.BytesIO()
    torch.jit.save(module, buffer)
    buffer.seek(0)
    return torch.jit.load(buffer)


def _clusters(graph: Any, black_list: List[str]) -> List[int]:
    """Return the sizes of the groups of adjacent operators. An operator in the black list separates two groups."""
    sizes = [0]
    for node in graph.nodes():
        if node.kind() in black_list:
            sizes.append(0)
        elif node.kind().startswith("aten::"):
            sizes[-1] += 1
    return [size for size in sizes if size]


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
