"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("llvm_cpu",)
DEVICES = ("cpu",)


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as IREE's compiler for CPUs compiles what its importer makes of torch.export."""
    import iree.runtime
    from iree.turbine import aot

    program = torch.export.export(model, tuple(inputs), strict=False)
    imported = aot.export(program.run_decompositions(aot.decompositions.current_aot_decompositions()))
    flags = [flag.strip() for flag in options["flags"].split(",") if flag.strip()]
    base = ("--iree-llvmcpu-target-cpu=host", "--iree-input-demote-f64-to-f32=false")
    imported.session.set_flags(*base, "--iree-opt-level=" + options["opt_level"], *flags)
    code = bytes(imported.compile(None).map_memory())
    config = iree.runtime.Config("local-sync" if torch.get_num_threads() == 1 else "local-task")
    module = iree.runtime.VmModule.copy_buffer(config.vm_instance, code)
    main = iree.runtime.load_vm_module(module, config)["main"]

    def call(*values: Any) -> list[torch.Tensor]:
        found = main(*[one.numpy() for one in values if torch.is_tensor(one)])
        return [torch.tensor(one.to_host()) for one in (found if isinstance(found, (list, tuple)) else [found])]

    return call
