"""Compiles graphs with the library ``torch_blade``, which must be installed, and counts the engines that it makes."""

from __future__ import annotations

import contextlib
import logging
from typing import Any, Dict, Iterator, List, Sequence

import torch
import torch_blade
import torch_blade.mlir
from torch_blade.logging import logger

from graphnet_runner.adapter import Compiled, CompileOptions, Evidence

from .capture import Captured, failed, operators

_MAX_WARNINGS = 20


def version() -> str:
    """Return the version of torch_blade."""
    return str(torch_blade.version.__version__)


def optimize(captured: Captured, inputs: Sequence[Any], options: CompileOptions) -> Compiled:
    """Compile a captured graph with ``torch_blade.optimize``, which returns normally even if it has compiled nothing.

    Raises:
        CompileError: torch_blade refused an option or could not compile the graph (step "lower"), or the first call of
            the engines failed (step "load").
    """
    given = captured.arguments(inputs)
    total = operators(captured.module.inlined_graph)
    with _warnings() as told:
        try:
            with _config(options):
                optimized = torch_blade.optimize(captured.module, allow_tracing=True, model_inputs=given)
        except Exception as error:
            raise failed("torch_blade.optimize", error, step="lower") from error
    evidence = _evidence(optimized, sum(total.values()), sorted(total), told)
    if evidence.nodes_compiled:
        try:
            with options.apart():
                optimized(*given)
        except Exception as error:
            raise failed("the first call of the engines", error, step="load") from error

    def call(*arguments: Any) -> Any:
        outputs = captured.computed(optimized(*captured.arguments(arguments)))
        return captured.eager.recipe.rebuild(outputs, arguments)

    return Compiled(call, evidence)


def optimize_through_dynamo(model: Any, inputs: Sequence[Any], mode: str) -> Compiled:
    """Call ``torch.compile`` with the dynamo backend ``mode``, which ``torch_blade.dynamo`` registers in torch 2.0."""
    made: List[Any] = []
    real = torch_blade.optimize

    def recorded(*arguments: Any, **keywords: Any) -> Any:
        made.append(real(*arguments, **keywords))
        return made[-1]

    torch_blade.optimize = recorded
    try:
        with _warnings() as told:
            compiled = torch.compile(model, backend=mode)
            compiled(*inputs)
    except Exception as error:
        raise failed("torch.compile", error) from error
    finally:
        torch_blade.optimize = real
    parts = [_evidence(module, 0, [], told) for module in made]
    evidence = Evidence(
        nodes_total=sum(part.nodes_total or 0 for part in parts),
        nodes_compiled=sum(part.nodes_compiled or 0 for part in parts),
        partitions=sum(part.partitions or 0 for part in parts),
        fallback_ops=tuple(sorted({name for part in parts for name in part.fallback_ops})),
        compiler={"graphs": len(made), "warnings": told},
    )
    return Compiled(compiled, evidence)


def _config(options: CompileOptions) -> Any:
    config = torch_blade.Config()
    config.optimization_pipeline = "DISC"
    config.enable_fp16 = options["fp16"]
    config.disc_cpu_fast_math_level = int(options["cpu_fast_math"])
    config.enable_static_shape = options["static_shapes"]
    config.customize_op_black_list = [name.strip() for name in options["leave_out"].split(",") if name.strip()]
    # Compile for the GPU of this machine only. By default torch_blade compiles for five kinds of GPUs.
    config.disc_compile_for_multi_cuda_targets = False
    return config


def _evidence(optimized: Any, total: int, names: Sequence[str], told: List[str]) -> Evidence:
    """Make the evidence from torch_blade's counters. A module without an engine was not compiled."""
    if not isinstance(optimized, torch.jit.ScriptModule):
        return Evidence(total or None, 0, 0, tuple(names) or ("no TorchScript came back",), {"warnings": told})
    engines = int(torch_blade.mlir.num_engines(optimized))
    per_engine = [int(count) for count in torch_blade.mlir.num_compiled_nodes(optimized)] if engines else []
    left = operators(optimized.inlined_graph)
    compiler: Dict[str, Any] = {"engines": engines, "nodes_per_engine": per_engine, "warnings": told}
    # torch_blade counts constants among the nodes of an engine, so both numbers of nodes include them.
    return Evidence(sum(left.values()) + sum(per_engine), sum(per_engine), engines, tuple(sorted(left)), compiler)


class _Collector(logging.Handler):
    def __init__(self, told: List[str]) -> None:
        super().__init__(logging.WARNING)
        self._told = told

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the log message, because only torch_blade's log names the subgraphs that were not compiled."""
        if len(self._told) < _MAX_WARNINGS:
            self._told.append(" ".join(record.getMessage().split())[:500])


@contextlib.contextmanager
def _warnings() -> Iterator[List[str]]:
    told: List[str] = []
    handler = _Collector(told)
    logger.addHandler(handler)
    try:
        yield told
    finally:
        logger.removeHandler(handler)
