"""Compiles a Relax module (TVM's form of a graph) into a function of torch tensors.

The steps are: run TVM's passes, schedule the loops, generate LLVM or CUDA code, and load it in TVM's virtual machine.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Protocol

import torch
import tvm
from tvm import relax

#: Finds the calls of compiled functions in the listing of TVM's virtual machine, whose own functions begin with "vm.".
_CALLED = re.compile(r"call\s+(?!vm\.)([A-Za-z_]\w*)\b")

_log = logging.getLogger(__name__)

_SIMPLIFY = (
    relax.backend.DispatchSampling(),
    relax.backend.DispatchSortScan(),
    relax.transform.DecomposeOpsForInference(),
    relax.transform.CanonicalizeBindings(),
    relax.transform.FoldConstant(),
)
_FUSE = (
    relax.transform.LegalizeOps(),
    relax.transform.AnnotateTIROpPattern(),
    relax.transform.FoldConstant(),
    relax.transform.FuseOps(),
    relax.transform.FuseTIR(),
    relax.transform.DeadCodeElimination(["main"]),
)


class Scheduler(Protocol):
    """An interface for ways to schedule the loops of every PrimFunc (compiled function) of a module."""

    def apply(self, module: tvm.IRModule, target: tvm.target.Target) -> tvm.IRModule:
        """Return the module with the loops of its functions scheduled."""

    def compiling(self) -> AbstractContextManager[None]:
        """Return the context in which TVM generates the code."""

    def evidence(self) -> dict[str, Any]:
        """Return what this scheduler did, for the sample's row of results."""


@dataclass(frozen=True)
class Piece:
    """One compiled piece of the graph. `takes` has the positions of the arguments that `call` takes: no constants."""

    call: Callable[..., Any]
    takes: tuple[int, ...]
    functions: int
    calls: int


def host_target(threads: int) -> tvm.target.Target:
    """Return TVM's target for the CPU that LLVM reports."""
    cpu = str(tvm.get_global_func("tvm.codegen.llvm.GetHostCPUName")())
    return tvm.target.Target({"kind": "llvm", "mcpu": cpu, "num-cores": threads})


def cuda_target() -> tvm.target.Target:
    """Return TVM's target for the GPU that torch uses."""
    major, minor = torch.cuda.get_device_capability()
    return gpu_target("sm_%d%d" % (major, minor))


def gpu_target(architecture: str) -> tvm.target.Target:
    """Return TVM's target for a generation of GPUs, such as "sm_80", also on a machine without a GPU."""
    return tvm.target.Target({"kind": "cuda", "arch": architecture, "host": {"kind": "llvm"}})


def use_threads(threads: int) -> None:
    """Set the number of threads in TVM's thread pool, which TVM reads once, at its first run."""
    os.environ["TVM_NUM_THREADS"] = str(threads)
    # By default TVM pins thread N to core N, but the worker's CPU affinity already chooses the cores.
    os.environ["TVM_BIND_THREADS"] = "0"


@tvm.instrument.pass_instrument
class Skipping:
    """Keeps TVM from running some passes. ``unknown`` are those of them that TVM never wanted to run.

    ``fused`` are the modules whose operators TVM has grouped into functions, but not yet turned into loops.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = frozenset(names)
        self.unknown = set(names)
        self.fused: list[tvm.IRModule] = []

    def should_run(self, module: tvm.IRModule, info: Any) -> bool:
        """Whether TVM may run a pass."""
        if str(info.name) == "FuseTIR":
            self.fused.append(module)
        self.unknown.discard(str(info.name))
        return str(info.name) not in self.names


def bind_constants(module: tvm.IRModule, values: Mapping[str, torch.Tensor]) -> tvm.IRModule:
    """Replace parameters of the module's function `main` by constants. `values` maps names to constants."""
    if not values:
        return module
    constants = {name: tvm.runtime.from_dlpack(value.contiguous()) for name, value in values.items()}
    return relax.transform.BindParams("main", constants)(module)


def prepare(module: tvm.IRModule) -> tvm.IRModule:
    """Turn the Relax operators of a module into fused PrimFuncs without schedules, inside `with target:`."""
    module = tvm.transform.Sequential(_SIMPLIFY)(module)
    try:
        # Transpose the weight of a linear layer inside the matrix product instead of in a separate function.
        module = relax.transform.FuseTransposeMatmul()(module)
    except (IndexError, AttributeError) as error:
        # TVM 0.27 raises IndexError if the graph multiplies a matrix by its own transpose, and AttributeError if it
        # also returns the transpose.
        _log.info("products and transposes are not fused: %r", error)
    return tvm.transform.Sequential(_FUSE)(module)


def build(
    module: tvm.IRModule, takes: Sequence[int], target: tvm.target.Target, scheduler: Scheduler | None
) -> tuple[Piece, tvm.IRModule]:
    """Compile a module, by default with TVM's default pipeline, and return the piece and the lowered module.

    Raises tvm.error.InternalError if TVM failed. TVM's passes can also raise other errors.
    """
    with target:
        if scheduler is None:
            lowered, pipeline = module, relax.get_default_pipeline(target)
        else:
            lowered, pipeline = scheduler.apply(prepare(module), target), relax.get_pipeline("default_build")
        with scheduler.compiling() if scheduler is not None else nullcontext():
            executable = tvm.compile(lowered, target, relax_pipeline=pipeline)
    machine = relax.VirtualMachine(executable, tvm.cuda() if target.kind.name == "cuda" else tvm.cpu())
    called = _CALLED.findall(executable.as_text())
    call = _plain_function(machine["main"], bool(takes))
    return Piece(call, tuple(takes), len(set(called)), len(called)), lowered


def _plain_function(packed: Any, takes_tensors: bool) -> Callable[..., Any]:
    # torch.fx cannot call a function without a name.
    def compiled(*arguments: torch.Tensor) -> Any:
        return packed(*arguments)

    def converting() -> Any:
        # TVM returns torch tensors only if it is called with torch tensors, but here are no arguments.
        value = packed()
        single = isinstance(value, tvm.runtime.Tensor)
        return torch.from_dlpack(value) if single else [torch.from_dlpack(item) for item in value]

    return compiled if takes_tensors else converting
