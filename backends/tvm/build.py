"""From Relax to a function of torch tensors: passes, schedule, LLVM or CUDA code, the virtual machine."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import torch
import tvm
from tvm import relax

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


@dataclass(frozen=True)
class Built:
    """One compiled piece: call it with the graph's tensors; it returns a sequence of tensors."""

    call: Callable[..., Any]
    functions: int
    calls: int
    source: str


def host_target(threads: int) -> tvm.target.Target:
    """This CPU, as LLVM names it."""
    cpu = str(tvm.get_global_func("tvm.codegen.llvm.GetHostCPUName")())
    return tvm.target.Target({"kind": "llvm", "mcpu": cpu, "num-cores": threads})


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


def build(module: tvm.IRModule, target: tvm.target.Target, scheduler: Scheduler | None) -> Built:
    """Compile a module; without a scheduler by TVM's default pipeline as it comes."""
    with target:
        if scheduler is None:
            lowered, pipeline = module, relax.get_default_pipeline(target)
        else:
            lowered, pipeline = scheduler.apply(prepare(module), target), relax.get_pipeline("default_build")
        executable = tvm.compile(lowered, target, relax_pipeline=pipeline)
    text = executable.as_text()
    machine = relax.VirtualMachine(executable, _device(target))
    return Built(
        _plain_function(machine["main"], bool(module["main"].params)), _functions(executable), text.count("call"), text
    )


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


def _functions(executable: Any) -> int:
    return len(executable.mod.imports)


def _device(target: tvm.target.Target) -> Any:
    return tvm.cuda() if target.kind.name == "cuda" else tvm.cpu()
