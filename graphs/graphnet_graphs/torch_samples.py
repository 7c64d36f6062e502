"""Reads samples for the graph tools, which understand graphs of torch only."""

from __future__ import annotations

from pathlib import Path
from typing import Union

from graphnet_contract.samples import Sample, SampleError, load_sample


def load_torch_sample(path: Union[str, Path]) -> Sample:
    """Read and check one sample folder, like ``load_sample``. Raise SampleError, too, if its model is not torch's."""
    sample = load_sample(path)
    if sample.framework != "torch":
        raise SampleError(
            f"{path} is a sample of {sample.framework}, and graph tools read samples of torch only; "
            "a backend of its framework can run it."
        )
    return sample
