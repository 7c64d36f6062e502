"""The message that begins a sample on a worker. `Start` is built here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from graphnet.errors import BackendUnavailable
from graphnet.runs.request import Caches, OptionValue, Request
from graphnet.workers.pool import Worker
from graphnet_contract import messages
from graphnet_contract.samples import Sample

#: The revision of the contract in which Start names the graphs of a whole model. An older worker would compile the
#: model as one graph.
_PARTS_SINCE = 1


def start_of(
    request: Request, worker: Worker, options: Mapping[str, OptionValue], sample: Sample, inputs: messages.Inputs
) -> messages.Start:
    """Ask a worker for a sample as the run asks for it.

    Args:
        request: device, threads, limits, measuring.
        worker: says who it is, and how it returns outputs.
        options: the backend's options, defaults included.
        sample: the sample.
        inputs: the inputs as this worker gets them (``SharedInputs.for_worker``).

    Raises:
        BackendUnavailable: the sample is a whole model, and the worker is too old to know of these.
    """
    if sample.graph_calls and worker.client.contract_revision < _PARTS_SINCE:
        raise BackendUnavailable(
            f"the worker of {worker.info.backend} is of an older version and cannot run whole models; update its image"
        )
    shared = worker.client.endpoint.outputs_directory is not None
    return messages.Start(
        backend=worker.info.backend,
        flavour=worker.info.flavour,
        sample=sample.name,
        sample_hash=sample.sample_hash,
        model_source=sample.model_source,
        tensors=sample.specs,
        inputs=inputs,
        device=request.device,
        threads=request.threads,
        memory_bytes=request.memory_bytes,
        options=options,
        measuring=messages.Measuring(
            # At least one call after the first: two calls that differ show that the reference is unstable.
            max(1, request.warmup),
            default_trials=request.trials,
            call_seed=request.seed,
            cold=request.caches is Caches.cold,
        ),
        output_policy=messages.OutputPolicy.SHARED if shared else messages.OutputPolicy.CHUNKS,
        stage_timeout_ns=int(request.timeout_s * 1e9),
        parts=tuple(sample.graph_calls),
    )
