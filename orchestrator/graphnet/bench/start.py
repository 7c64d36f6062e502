"""The messages that begin a sample on a worker. `Start` is built here and nowhere else in a run."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import replace

from graphnet.inputs.store import SharedInputs
from graphnet.runs.request import Caches, OptionScalar, Request, Scheme
from graphnet.workers.pool import Worker
from graphnet_contract import wire
from graphnet_contract.samples import Sample


def start_of(
    request: Request, worker: Worker, options: Mapping[str, OptionScalar], sample: Sample, inputs: wire.Inputs
) -> wire.Start:
    """Ask a worker for a sample as the run asks for it.

    Args:
        request: device, threads, limits, measuring.
        worker: says who it is, and how it returns outputs.
        options: the backend's options, defaults included.
        sample: the sample.
        inputs: the inputs as this worker gets them (``SharedInputs.for_worker``).
    """
    shared = worker.client.endpoint.outputs_directory is not None
    return wire.Start(
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
        measuring=wire.Measuring(
            # At least one call after the first: two calls that differ show that the reference is unstable.
            max(1, request.warmup),
            default_trials=request.trials,
            call_seed=request.seed,
            cold=request.caches is Caches.cold,
        ),
        output_policy=wire.OutputPolicy.SHARED if shared else wire.OutputPolicy.CHUNKS,
        stage_timeout_ns=int(request.timeout_s * 1e9),
    )


def start_of_job(
    request: Request, worker: Worker, options: Mapping[str, OptionScalar], sample: Sample, inputs: SharedInputs
) -> wire.Start:
    """Ask a worker for a row: the sample with everything that the run wants to keep of it."""
    start = start_of(request, worker, options, sample, inputs.for_worker(worker.client.endpoint.shares_inputs))
    # Nobody has used this name for the compiler's caches: the first compile is a cold one.
    cache_key = uuid.uuid4().hex if request.warm_compile else ""
    return replace(start, keep_artifacts=request.keep_artifacts, cache_key=cache_key)


def start_of_warm_compile(start: wire.Start) -> wire.Start:
    """Ask for the same sample again in a process that finds the first one's caches, and for nothing but its compile."""
    return replace(_without_warm_up(start), output_policy=wire.OutputPolicy.NONE, keep_artifacts=False)


def start_of_second_process(start: wire.Start) -> wire.Start:
    """Ask for the outputs of the same sample in another process; nothing is timed there."""
    return _without_warm_up(start)


def start_of_inputs(
    request: Request, worker: Worker, options: Mapping[str, OptionScalar], sample: Sample
) -> wire.Start:
    """Ask a worker to make the sample's inputs by GraphNet's recipe and send them, and for nothing else."""
    inputs = wire.Inputs(Scheme.graphnet.value, request.seed)
    start = start_of(request, worker, options, sample, inputs)
    return replace(start, purpose=wire.Purpose.MAKE_INPUTS, unused_tensors=sample.unused_specs)


def _without_warm_up(start: wire.Start) -> wire.Start:
    return replace(start, measuring=replace(start.measuring or wire.Measuring(), warmup_calls=0))
