"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("cpu",)
DEVICES = ("cpu",)


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as OpenVINO's CPU plugin compiles what `openvino.convert_model` makes of torch.export."""
    import openvino

    program = torch.export.export(model, tuple(inputs), strict=False).run_decompositions({})
    converted = openvino.convert_model(program)
    tensors = [one for one in inputs if torch.is_tensor(one)]
    converted.reshape({port: list(one.shape) for port, one in zip(converted.inputs, tensors, strict=True)})
    properties = {
        "INFERENCE_PRECISION_HINT": options["precision"],
        "PERFORMANCE_HINT": options["performance"].upper(),
        "INFERENCE_NUM_THREADS": torch.get_num_threads(),
    }
    compiled = openvino.compile_model(converted, "CPU", properties)

    def call(*values: Any) -> list[torch.Tensor]:
        found = compiled([one.numpy() for one in values if torch.is_tensor(one)])
        return [torch.from_numpy(found[port].copy()) for port in compiled.outputs]

    return call
