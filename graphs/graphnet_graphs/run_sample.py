"""Run a sample from its files alone: its arguments are made from their descriptions, by scheme `mesh`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, List, Tuple, Union

import numpy
import torch

from graphnet_contract.mesh_scheme import fill
from graphnet_contract.samples import Sample, TensorSpec, load_sample

from .sample_module import call, load_module


def load_sample_module(sample: Sample) -> Any:
    """The sample's GraphModule on the CPU; `load_module` says which errors there are."""
    return load_module(sample.model_source, str(sample.path / "model.py"))


def make_argument(spec: TensorSpec, sample: Sample, seed: int = 0) -> Union[torch.Tensor, int]:
    """The argument that `spec` describes: a tensor of its shape and dtype on the CPU, or an integer for a SymInt."""
    if spec.kind == "symint":
        return spec.symint_value
    array = numpy.ascontiguousarray(fill(spec, seed, sample.sample_hash, sample.ours))
    dtype = getattr(torch, spec.dtype)
    if array.dtype == numpy.uint16 and dtype != getattr(torch, "uint16", None):
        array = array.view(numpy.int16)  # bfloat16 comes as raw words, and torch before 2.3 has no uint16
    tensor = torch.from_numpy(array)
    return (tensor if tensor.dtype == dtype else tensor.view(dtype)).reshape(spec.shape)


def make_arguments(sample: Sample, seed: int = 0) -> List[Union[torch.Tensor, int]]:
    """New values for every argument of forward, in the order of its signature; equal seeds give equal bits."""
    return [make_argument(spec, sample, seed) for spec in sample.specs]


def run_sample(path: Path, seed: int = 0) -> Tuple[Any, ...]:
    """The results of the sample in a folder.

    Raises:
        SampleError: the sample cannot be read. Any other error is the text's own.
    """
    sample = load_sample(path)
    return call(load_sample_module(sample).forward, make_arguments(sample, seed), seed)
