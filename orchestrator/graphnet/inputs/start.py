"""Make the message `Start`, which begins a sample on a worker. No other module makes this message from a request."""

from __future__ import annotations

from collections.abc import Mapping

from graphnet.launch.pool import Worker
from graphnet.runs.request import Caches, OptionValue, Request
from graphnet_contract import messages
from graphnet_contract.samples import Sample


def start_of(
    request: Request, worker: Worker, options: Mapping[str, OptionValue], sample: Sample, inputs: messages.Inputs
) -> messages.Start:
    """Make the message by which a worker begins a sample. Its connection decides whether outputs return shared."""
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
            # Comparing the first call with at least one more shows whether the reference is unstable.
            max(1, request.warmup),
            default_trials=request.trials,
            call_seed=request.seed,
            cold=request.caches is Caches.cold,
        ),
        output_policy=messages.OutputPolicy.SHARED if shared else messages.OutputPolicy.CHUNKS,
        stage_timeout_ns=int(request.timeout_s * 1e9),
        parts=tuple(sample.graph_calls),
    )
