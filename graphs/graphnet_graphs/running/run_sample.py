"""Run a sample from its files alone. The arguments get random values that fit their descriptions in weight_meta.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any, List, Tuple, Union

import numpy
import torch

from graphnet_contract.mesh_scheme import fill
from graphnet_contract.samples import Sample, TensorSpec
from graphnet_graphs.running.sample_module import call, load_module
from graphnet_graphs.torch_samples import load_torch_sample


def load_sample_module(sample: Sample) -> Any:
    return load_module(sample.model_source, str(sample.path / "model.py"))


def make_argument(spec: TensorSpec, sample: Sample, seed: int = 0) -> Union[torch.Tensor, int]:
    """Make the argument that `spec` describes: a CPU tensor of its shape and dtype, or an integer for a SymInt."""
    if spec.kind == "symint":
        return spec.symint_value
    array = numpy.ascontiguousarray(fill(spec, seed, sample.sample_hash, sample.ours))
    dtype = getattr(torch, spec.dtype)
    if array.dtype == numpy.uint16 and dtype != getattr(torch, "uint16", None):
        array = array.view(numpy.int16)  # the array holds bfloat16 as raw words, and torch before 2.3 has no uint16
    tensor = torch.from_numpy(array)
    return (tensor if tensor.dtype == dtype else tensor.view(dtype)).reshape(spec.shape)


def make_arguments(sample: Sample, seed: int = 0) -> List[Union[torch.Tensor, int]]:
    """Make values for every argument of forward, in the order of its signature. Equal seeds give equal bits."""
    return [make_argument(spec, sample, seed) for spec in sample.specs]


def run_sample(path: Path, seed: int = 0) -> Tuple[Any, ...]:
    """Run the sample in a folder. Raises SampleError if it cannot be read; any other error is the sample's own."""
    sample = load_torch_sample(path)
    return call(load_sample_module(sample).forward, make_arguments(sample, seed), seed)
