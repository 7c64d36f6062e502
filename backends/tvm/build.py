"""Compiles a Relax module into a function of torch tensors: passes, schedule, LLVM or CUDA code, virtual machine."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import torch
import tvm
from tvm import relax

#: Calls of compiled functions in the virtual machine's listing; names that begin with "vm." are the machine's own.
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
    """A named way to schedule the loops of every PrimFunc."""

    def apply(self, module: tvm.IRModule, target: tvm.target.Target) -> tvm.IRModule:
        """Return the module with scheduled functions."""

    def evidence(self) -> dict[str, Any]:
        """Return counts of its work for the row's evidence."""


@dataclass(frozen=True)
class Piece:
    """One compiled piece. `call` takes the arguments that are not bound; `takes` holds their positions."""

    call: Callable[..., Any]
    takes: tuple[int, ...]
    functions: int
    calls: int


def host_target(threads: int) -> tvm.target.Target:
    """The target for this CPU, by LLVM's name for it."""
    cpu = str(tvm.get_global_func("tvm.codegen.llvm.GetHostCPUName")())
    return tvm.target.Target({"kind": "llvm", "mcpu": cpu, "num-cores": threads})


def cuda_target() -> tvm.target.Target:
    """The target for the generation of the GPU that torch reports."""
    major, minor = torch.cuda.get_device_capability()
    return gpu_target("sm_%d%d" % (major, minor))


def gpu_target(architecture: str) -> tvm.target.Target:
    """The target for a generation of GPUs. TVM can make code for it without a GPU."""
    return tvm.target.Target({"kind": "cuda", "arch": architecture, "host": {"kind": "llvm"}})


def use_threads(threads: int) -> None:
    """Set the number of threads in TVM's pool. TVM reads it at its first run."""
    os.environ["TVM_NUM_THREADS"] = str(threads)
    # The worker's CPU affinity limits the threads. TVM would pin thread N to core N.
    os.environ["TVM_BIND_THREADS"] = "0"


def bind_constants(module: tvm.IRModule, values: Mapping[str, torch.Tensor]) -> tvm.IRModule:
    """Make these parameters of `main` constants."""
    if not values:
        return module
    constants = {name: tvm.runtime.from_dlpack(value.contiguous()) for name, value in values.items()}
    return relax.transform.BindParams("main", constants)(module)


def prepare(module: tvm.IRModule) -> tvm.IRModule:
    """Turn Relax operators into fused PrimFuncs without a schedule. Call it inside the target's context."""
    module = tvm.transform.Sequential(_SIMPLIFY)(module)
    try:
        # Transpose a linear layer's weight inside its product, not by a separate function at each call.
        module = relax.transform.FuseTransposeMatmul()(module)
    except IndexError:
        # TVM 0.27 fails on a matrix times its own transpose; then every transpose stays a separate function.
        _log.info("products and transposes are not fused: the graph multiplies a matrix by its own transpose")
    return tvm.transform.Sequential(_FUSE)(module)


def build(
    module: tvm.IRModule, takes: Sequence[int], target: tvm.target.Target, scheduler: Scheduler | None
) -> tuple[Piece, tvm.IRModule]:
    """Compile a module, with TVM's default pipeline if there is no scheduler. Returns also the lowered module.

    Raises:
        tvm.error.InternalError: TVM failed; its passes raise other errors too.
    """
    with target:
        if scheduler is None:
            lowered, pipeline = module, relax.get_default_pipeline(target)
        else:
            lowered, pipeline = scheduler.apply(prepare(module), target), relax.get_pipeline("default_build")
        executable = tvm.compile(lowered, target, relax_pipeline=pipeline)
    machine = relax.VirtualMachine(executable, tvm.cuda() if target.kind.name == "cuda" else tvm.cpu())
    called = _CALLED.findall(executable.as_text())
    call = _plain_function(machine["main"], bool(takes))
    return Piece(call, tuple(takes), len(set(called)), len(called)), lowered


def _plain_function(packed: Any, takes_tensors: bool) -> Callable[..., Any]:
    # torch.fx needs a target with a name.
    def compiled(*arguments: torch.Tensor) -> Any:
        return packed(*arguments)

    def converting() -> Any:
        # A result is a torch tensor if one of the arguments was one.
        value = packed()
        single = isinstance(value, tvm.runtime.Tensor)
        return torch.from_dlpack(value) if single else [torch.from_dlpack(item) for item in value]

    return compiled if takes_tensors else converting
