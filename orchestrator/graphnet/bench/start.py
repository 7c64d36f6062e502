"""Make the `Start` messages of a run. Each message asks a worker to run a sample once, for one of several purposes."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import replace

from graphnet.inputs.start import start_of
from graphnet.inputs.store import SharedInputs
from graphnet.launch.pool import Worker
from graphnet.runs.request import OptionValue, Request, Scheme
from graphnet_contract import messages
from graphnet_contract.samples import Sample


def start_of_job(
    request: Request,
    worker: Worker,
    options: Mapping[str, OptionValue],
    sample: Sample,
    inputs: SharedInputs,
    cache_key: str | None = None,
) -> messages.Start:
    """Make the message that begins a job. The message also says whether the compiler's files and caches are kept.
    ``cache_key`` None: further processes of this job may use its caches, and no other job.
    """
    start = start_of(request, worker, options, sample, inputs.for_worker(worker.client.endpoint.shares_inputs))
    key = job_cache_key(request) if cache_key is None else cache_key
    return replace(start, keep_artifacts=request.wants_artifacts, cache_key=key)


def job_cache_key(request: Request) -> str:
    """Make a key without caches, so that a row's first compile is cold; empty if no further process needs caches."""
    return new_cache_key() if request.warm_compile or request.processes != 1 else ""


def new_cache_key() -> str:
    """Make a key without caches."""
    return uuid.uuid4().hex


def start_of_further_process(start: messages.Start) -> messages.Start:
    """Make the message that opens another process of the same sample, without asking for outputs or artifacts."""
    return replace(start, output_policy=messages.OutputPolicy.NONE, keep_artifacts=False)


def start_of_warm_compile(start: messages.Start) -> messages.Start:
    """Make the message that asks another process to compile the sample with the first process's caches, and no more."""
    return start_of_further_process(start_of_second_process(start))


def start_of_second_process(start: messages.Start) -> messages.Start:
    """Make the message that asks for the outputs of the same sample from another process, without any timing."""
    return replace(start, measuring=replace(start.measuring or messages.Measuring(), warmup_calls=0))


def start_of_inputs(
    request: Request, worker: Worker, options: Mapping[str, OptionValue], sample: Sample
) -> messages.Start:
    """Make the message that asks a worker to make a sample's inputs as GraphNet does, and to send them."""
    inputs = messages.Inputs(Scheme.graphnet.value, request.seed)
    start = start_of(request, worker, options, sample, inputs)
    return replace(start, purpose=messages.Purpose.MAKE_INPUTS, unused_tensors=sample.unused_specs)
