"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("llvm_cpu",)
DEVICES = ("cpu",)


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as IREE's compiler for CPUs compiles what its importer makes of torch.export.

    Weights are constants in any case. numpy has no bfloat16, so its tensors cannot be passed.
    """
    import iree.runtime
    from iree.turbine import aot

    aten, table = torch.ops.aten, dict(aot.decompositions.current_aot_decompositions())
    for name in ("and", "or", "xor"):
        for kind in ("Tensor", "Scalar"):
            operator = getattr(aten, "bitwise_" + name)
            table[getattr(getattr(aten, "__" + name + "__"), kind)] = getattr(operator, kind)
    program = torch.export.export(model, tuple(inputs), strict=False).run_decompositions(table)
    imported = aot.export(program)
    further = [one.strip() for one in options["flags"].split(",") if one.strip()]
    base = ["--iree-llvmcpu-target-cpu=host", "--iree-input-demote-f64-to-f32=false"]
    base += [
        "--iree-opt-level=" + options["opt_level"],
        "--iree-opt-data-tiling=" + str(options["data_tiling"]).lower(),
    ]
    imported.session.set_flags(*base, *further)
    code = bytes(imported.compile(None).map_memory())
    iree.runtime.flags.parse_flags("--task_topology_group_count=%d" % torch.get_num_threads())
    config = iree.runtime.Config("local-sync" if torch.get_num_threads() == 1 else "local-task")
    module = iree.runtime.VmModule.copy_buffer(config.vm_instance, code)
    main = iree.runtime.load_vm_module(module, config)["main"]

    def call(*values: Any) -> list[torch.Tensor]:
        found = main(*[one.numpy() for one in values if torch.is_tensor(one)])
        return [torch.tensor(one.to_host()) for one in (found if isinstance(found, (list, tuple)) else [found])]

    return call
