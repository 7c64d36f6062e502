"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("cpu",)
DEVICES = ("cpu",)


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as a session of ONNX Runtime runs what `torch.onnx.export` makes of torch.export."""
    import onnxruntime

    program = torch.export.export(model, tuple(inputs), strict=False)
    made = torch.onnx.export(program, (), dynamo=True, verbose=False)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = torch.get_num_threads()
    levels = {"disabled": "DISABLE_ALL", "layout": "ENABLE_LAYOUT"}
    level = levels.get(options["optimization"], "ENABLE_" + options["optimization"].upper())
    settings.graph_optimization_level = getattr(onnxruntime.GraphOptimizationLevel, "ORT_" + level)
    session = onnxruntime.InferenceSession(
        made.model_proto.SerializeToString(), settings, providers=["CPUExecutionProvider"]
    )
    names = [one.name for one in session.get_inputs()]

    def call(*values: Any) -> list[torch.Tensor]:
        arrays = [one.numpy() for one in values if torch.is_tensor(one)]
        return [torch.from_numpy(one) for one in session.run(None, dict(zip(names, arrays, strict=True)))]

    return call
