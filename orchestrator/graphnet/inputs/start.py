"""Make the message `Start`, which begins a sample on a worker. No other module makes this message from a request."""

from __future__ import annotations

from collections.abc import Mapping

from graphnet.errors import BackendUnavailable
from graphnet.runs.request import Caches, OptionValue, Request
from graphnet.workers.pool import Worker
from graphnet_contract import messages
from graphnet_contract.samples import Sample

#: The first revision of the contract in which Start names the graphs of a whole model. An older worker would compile
#: the model as one graph.
_PARTS_SINCE = 1


def start_of(
    request: Request, worker: Worker, options: Mapping[str, OptionValue], sample: Sample, inputs: messages.Inputs
) -> messages.Start:
    """Make the message by which a worker begins a sample with the request's settings.

    Args:
        request: gives the device, the threads, the limits and the settings of the measurement.
        worker: the worker that gets the message. Its answer to GetInfo gives the flavour. Its connection decides
            whether it returns outputs in shared memory or in chunks.
        options: the backend's options, defaults included.
        sample: the sample.
        inputs: the description of the inputs for this worker (``SharedInputs.for_worker``).

    Raises:
        BackendUnavailable: the sample is a whole model, and the worker is too old to run whole models.
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
            # Ask for at least one warm-up call besides the first call. Comparing the outputs of these two calls shows
            # whether the reference is unstable.
            max(1, request.warmup),
            default_trials=request.trials,
            call_seed=request.seed,
            cold=request.caches is Caches.cold,
        ),
        output_policy=messages.OutputPolicy.SHARED if shared else messages.OutputPolicy.CHUNKS,
        stage_timeout_ns=int(request.timeout_s * 1e9),
        parts=tuple(sample.graph_calls),
    )
