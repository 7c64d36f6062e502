"""The messages that begin a sample in a run: a job, its warm compile, a second process, the making of inputs."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import replace

from graphnet.inputs.start import start_of
from graphnet.inputs.store import SharedInputs
from graphnet.runs.request import OptionValue, Request, Scheme
from graphnet.workers.pool import Worker
from graphnet_contract import messages
from graphnet_contract.samples import Sample


def start_of_job(
    request: Request, worker: Worker, options: Mapping[str, OptionValue], sample: Sample, inputs: SharedInputs
) -> messages.Start:
    """Ask a worker for a row: the sample with everything that the run wants to keep of it."""
    start = start_of(request, worker, options, sample, inputs.for_worker(worker.client.endpoint.shares_inputs))
    # Nobody has used this name for the compiler's caches: the first compile is a cold one.
    cache_key = uuid.uuid4().hex if request.warm_compile else ""
    return replace(start, keep_artifacts=request.keep_artifacts, cache_key=cache_key)


def start_of_warm_compile(start: messages.Start) -> messages.Start:
    """Ask for the same sample again in a process that finds the first one's caches, and for nothing but its compile."""
    return replace(_without_warm_up(start), output_policy=messages.OutputPolicy.NONE, keep_artifacts=False)


def start_of_second_process(start: messages.Start) -> messages.Start:
    """Ask for the outputs of the same sample in another process; nothing is timed there."""
    return _without_warm_up(start)


def start_of_inputs(
    request: Request, worker: Worker, options: Mapping[str, OptionValue], sample: Sample
) -> messages.Start:
    """Ask a worker to make the sample's inputs by the graphnet scheme and send them, and for nothing else."""
    inputs = messages.Inputs(Scheme.graphnet.value, request.seed)
    start = start_of(request, worker, options, sample, inputs)
    return replace(start, purpose=messages.Purpose.MAKE_INPUTS, unused_tensors=sample.unused_specs)


def _without_warm_up(start: messages.Start) -> messages.Start:
    return replace(start, measuring=replace(start.measuring or messages.Measuring(), warmup_calls=0))
