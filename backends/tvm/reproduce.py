"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("relax",)
DEVICES = ("cpu",)


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as TVM's own importer and default pipeline compile it for the CPU."""
    import tvm
    from tvm import relax
    from tvm.relax.frontend.torch import from_exported_program

    program = torch.export.export(model, tuple(inputs), strict=False).run_decompositions()
    module = from_exported_program(program)
    with tvm.transform.PassContext(opt_level=options["opt_level"]):
        built = tvm.compile(module, tvm.target.Target("llvm"))
    machine = relax.VirtualMachine(built, tvm.cpu())

    def call(*values: Any) -> list[torch.Tensor]:
        tensors = [tvm.runtime.from_dlpack(one.contiguous()) for one in values if torch.is_tensor(one)]
        found = machine["main"](*tensors)
        return [torch.from_dlpack(one) for one in ([found] if isinstance(found, tvm.runtime.Tensor) else found)]

    return call
