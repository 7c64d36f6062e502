"""Running a written sample from its stored spec: values by scheme `mesh`, no weights of the model's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, List, Tuple, Union

import numpy
import torch

from graphnet_contract.mesh_scheme import fill
from graphnet_contract.samples import Sample, TensorSpec, load_sample


def value_of(spec: TensorSpec, sample: Sample, seed: int) -> Union[torch.Tensor, int]:
    """The argument that `spec` describes, on the CPU."""
    if spec.kind == "symint":
        return spec.symint_value
    array = numpy.ascontiguousarray(fill(spec, seed, sample.sample_hash, sample.ours))
    dtype = getattr(torch, spec.dtype)
    if array.dtype == numpy.uint16 and dtype != getattr(torch, "uint16", None):
        array = array.view(numpy.int16)  # bfloat16 comes as raw words, and torch before 2.3 knows no uint16
    tensor = torch.from_numpy(array)
    return (tensor if tensor.dtype == dtype else tensor.view(dtype)).reshape(spec.shape)


def load_forward(sample: Sample) -> Any:
    """The sample's forward, ready to call on the CPU."""
    namespace: Any = {"__name__": "graphnet_sample", "graphnet_device": torch.device("cpu")}
    exec(compile(sample.model_source, str(sample.path / "model.py"), "exec"), namespace)  # a sample is a program
    return namespace["GraphModule"]().forward


def arguments(sample: Sample, seed: int = 0) -> List[Union[torch.Tensor, int]]:
    """Fresh values for every argument of forward."""
    return [value_of(spec, sample, seed) for spec in sample.specs]


def run(path: Path, seed: int = 0) -> Tuple[Any, ...]:
    """The outputs of the sample in `path`, computed from its spec."""
    sample = load_sample(path)
    with torch.no_grad():
        torch.manual_seed(seed)
        return tuple(load_forward(sample)(*arguments(sample, seed)))
