"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model as a session of ONNX Runtime runs what `torch.onnx.export` makes of torch.export."""
    import onnxruntime

    program = torch.export.export(model, tuple(inputs), strict=False)
    made = torch.onnx.export(program, (), dynamo=True, verbose=False)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = torch.get_num_threads()
    if options["optimization"] == "disabled":
        settings.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    providers = ["CUDAExecutionProvider" if torch.cuda.is_available() else "CPUExecutionProvider"]
    session = onnxruntime.InferenceSession(made.model_proto.SerializeToString(), settings, providers)
    names = [one.name for one in session.get_inputs()]

    def call(*values: Any) -> list[torch.Tensor]:
        arrays = [one.cpu().numpy() for one in values if torch.is_tensor(one)]
        return [torch.from_numpy(one) for one in session.run(None, dict(zip(names, arrays, strict=True)))]

    return call
