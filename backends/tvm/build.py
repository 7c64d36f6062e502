"""From Relax to a function of torch tensors: passes, schedule, LLVM or CUDA code, the virtual machine."""

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

#: Compiled functions in the machine's listing; what begins with vm. is the machine's own.
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
        """The module with scheduled functions."""

    def evidence(self) -> dict[str, Any]:
        """What it did, for the record."""


@dataclass(frozen=True)
class Piece:
    """One compiled piece: `call` takes those of its arguments that are not bound, by the positions in `takes`."""

    call: Callable[..., Any]
    takes: tuple[int, ...]
    functions: int
    calls: int


def host_target(threads: int) -> tvm.target.Target:
    """This CPU, as LLVM names it."""
    cpu = str(tvm.get_global_func("tvm.codegen.llvm.GetHostCPUName")())
    return tvm.target.Target({"kind": "llvm", "mcpu": cpu, "num-cores": threads})


def cuda_target() -> tvm.target.Target:
    """The GPU that torch sees, for its own generation."""
    major, minor = torch.cuda.get_device_capability()
    return gpu_target("sm_%d%d" % (major, minor))


def gpu_target(architecture: str) -> tvm.target.Target:
    """A GPU by its generation; code for it can be made without one."""
    return tvm.target.Target({"kind": "cuda", "arch": architecture, "host": {"kind": "llvm"}})


def use_threads(threads: int) -> None:
    """Give TVM's pool so many threads; it reads this when it first runs."""
    os.environ["TVM_NUM_THREADS"] = str(threads)
    # Our own affinity holds them; TVM would pin each to the core of its own number.
    os.environ["TVM_BIND_THREADS"] = "0"


def bind_constants(module: tvm.IRModule, values: Mapping[str, torch.Tensor]) -> tvm.IRModule:
    """Make constants of these parameters of `main`."""
    if not values:
        return module
    constants = {name: tvm.runtime.from_dlpack(value.contiguous()) for name, value in values.items()}
    return relax.transform.BindParams("main", constants)(module)


def prepare(module: tvm.IRModule) -> tvm.IRModule:
    """Relax operators become fused PrimFuncs without a schedule; call it under the target."""
    module = tvm.transform.Sequential(_SIMPLIFY)(module)
    try:
        # A linear layer's weight is turned inside its product, not by a function of its own at each call.
        module = relax.transform.FuseTransposeMatmul()(module)
    except IndexError:
        # TVM 0.27 stumbles over a matrix times its own transpose; then every transpose stays a function.
        _log.info("products and transposes are not fused: the graph multiplies a matrix by its own transpose")
    return tvm.transform.Sequential(_FUSE)(module)


def build(
    module: tvm.IRModule, takes: Sequence[int], target: tvm.target.Target, scheduler: Scheduler | None
) -> tuple[Piece, tvm.IRModule]:
    """Compile a module, by TVM's default pipeline as it comes where no scheduler is given; also the lowered module.

    Errors: tvm.error.InternalError and what else TVM's passes raise.
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
    # torch.fx wants a target with a name.
    def compiled(*arguments: torch.Tensor) -> Any:
        return packed(*arguments)

    def converting() -> Any:
        # Results are torch's where an argument was.
        value = packed()
        single = isinstance(value, tvm.runtime.Tensor)
        return torch.from_dlpack(value) if single else [torch.from_dlpack(item) for item in value]

    return compiled if takes_tensors else converting
