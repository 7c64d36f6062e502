"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("jax",)
DEVICES = ("cpu",)


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as XLA compiles the function that torchax makes of torch.export."""
    import jax

    # torchax 0.0.13 names overloads that torch 2.13 no longer has (google/torchax issue 101).
    packet: Any = torch._ops.OpOverloadPacket
    known = packet.__getattr__
    packet.__getattr__ = lambda self, name: object() if "imname" in name or "names" in name else known(self, name)
    from torchax.export import exported_program_to_jax

    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_default_matmul_precision", "highest")
    program = torch.export.export(model, tuple(inputs), strict=False).run_decompositions({})
    weights, function = exported_program_to_jax(program)
    tensors = [one for one in inputs if torch.is_tensor(one)]
    compiled = jax.jit(function).lower(weights, tuple(jax.dlpack.from_dlpack(one) for one in tensors)).compile()

    # The program also returns the inputs and buffers that the model writes to.
    kinds = [spec.kind.name for spec in program.graph_signature.output_specs]

    def call(*values: Any) -> list[torch.Tensor]:
        arrays = tuple(jax.dlpack.from_dlpack(one.contiguous()) for one in values if torch.is_tensor(one))
        found = zip(kinds, jax.tree.leaves(compiled(weights, arrays)), strict=True)
        return [torch.from_dlpack(one) for kind, one in found if kind == "USER_OUTPUT"]

    return call
