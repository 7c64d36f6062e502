"""Makes the first frame of a sample process: the client's Start, completed with paths on this host."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Dict, Tuple

from graphnet_contract import mesh_scheme
from graphnet_contract.messages import Purpose, Start, TensorSpec
from graphnet_contract.specs import specs_of
from graphnet_runner.frames import ServeSample
from graphnet_server.config import WorkerConfig


@dataclass(frozen=True)
class Places:
    """The paths of the files and directories that one sample process uses."""

    #: The file with the inputs; empty if the process makes them.
    inputs: str
    #: The directory for temporary files.
    scratch: str
    #: Directory for the compiler's files that the client wants to keep; empty if the client asked for none.
    artifacts: str
    #: Directory of compile caches for all processes of the same sample; empty if the request has no cache key.
    cache: str
    #: The beginning of the names of the sample's output files.
    output_prefix: str


def start_frame(
    config: WorkerConfig, start: Start, options: Dict[str, Any], places: Places, cores: Tuple[int, ...]
) -> ServeSample:
    """Make the first frame, which the runner's stages read.

    Args:
        config: the worker's configuration.
        start: the client's request with all defaults.
        options: the backend's options, defaults included.
        places: the paths of this sample.
        cores: the cores on which the process starts.
    """
    offsets = {slot.spec.name: slot.offset for slot in mesh_scheme.layout(specs_of(start.tensors)).slots}
    return ServeSample(
        start=_completed(start, options, len(cores)),
        offsets=tuple(offsets.get(spec.name, 0) for spec in start.tensors),
        cores=cores,
        inputs_path=places.inputs,
        scratch=places.scratch,
        prepared=str(config.prepared_directory),
        artifacts=places.artifacts,
        cache=places.cache,
        outputs_directory=str(config.outputs_directory),
        output_prefix=places.output_prefix,
        max_output_bytes=config.limits.max_output_bytes,
    )


def _completed(start: Start, options: Dict[str, Any], threads: int) -> Start:
    if start.purpose == Purpose.RUN:
        start = dataclasses.replace(start, tensors=tuple(map(_without_data, start.tensors)))
    return dataclasses.replace(start, options=options, threads=threads)


def _without_data(spec: TensorSpec) -> TensorSpec:
    """Return a tensor's description without its values, which are in the inputs file. A SymInt keeps its value."""
    return spec if spec.data is None or spec.kind == "symint" else dataclasses.replace(spec, data=None)
