"""The first frame of a sample process: the client's Start, completed with the places of this host."""

from __future__ import annotations

import dataclasses
import os
from dataclasses import dataclass
from typing import Any, Dict, List

from graphnet_contract import inputs as input_layout
from graphnet_contract import messages
from graphnet_contract.defaults import with_defaults
from graphnet_contract.specs import specs_of
from graphnet_server.config import WorkerConfig


@dataclass(frozen=True)
class Places:
    """Paths that one sample process gets."""

    #: File with the inputs; empty if the process makes them.
    inputs: str
    #: Directory for everything temporary.
    scratch: str
    #: Directory for what the compiler leaves to the client; empty if the client did not ask for it.
    artifacts: str
    #: Directory of compile caches that another process of the same sample finds; empty without a key.
    cache: str
    #: How the names of the sample's output files begin.
    output_prefix: str


def start_frame(config: WorkerConfig, start: messages.Start, options: Dict[str, Any], places: Places) -> Dict[str, Any]:
    """Make the frame that the runner's stages read.

    Args:
        config: the worker's configuration.
        start: the client's request.
        options: the backend's options, defaults included.
        places: paths of this sample.
    """
    measuring = with_defaults(start).measuring
    assert measuring is not None
    return {
        "command": "start" if start.purpose == messages.Purpose.RUN else "make_inputs",
        "model_source": start.model_source,
        "tensors": _placements(start),
        **(_recipe(start) if start.purpose == messages.Purpose.MAKE_INPUTS else {}),
        "inputs_path": places.inputs,
        "device": start.device,
        "threads": start.threads or len(os.sched_getaffinity(0)),
        "memory_bytes": start.memory_bytes,
        "options": options,
        "scratch": places.scratch,
        "cache": places.cache,
        "prepared": str(config.prepared_directory),
        "artifacts": places.artifacts,
        "outputs_directory": str(config.outputs_directory),
        "output_prefix": places.output_prefix,
        "max_output_bytes": config.limits.max_output_bytes,
        "measuring": {
            "warmup_calls": measuring.warmup_calls,
            "min_trial_ns": measuring.min_trial_ns,
            "call_seed": measuring.call_seed,
            "cold": measuring.cold,
        },
    }


def _placements(start: messages.Start) -> List[Dict[str, Any]]:
    """Say where each argument is stored in the file of inputs."""
    offsets = {slot.spec.name: slot.offset for slot in input_layout.layout(specs_of(start.tensors)).slots}
    return [
        {
            "name": spec.name,
            "dtype": spec.dtype,
            "shape": list(spec.shape),
            "offset": offsets.get(spec.name, 0),
            "symint": spec.symint_value if spec.is_symint else None,
            "kind": spec.kind,
        }
        for spec in specs_of(start.tensors)
    ]


def _recipe(start: messages.Start) -> Dict[str, Any]:
    """Everything that inputs of the graphnet scheme are drawn from."""
    assert start.inputs is not None
    specs = [*start.tensors, *start.unused_tensors]
    return {"seed": start.inputs.seed, "specs": [dataclasses.asdict(spec) for spec in specs]}
