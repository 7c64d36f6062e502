"""Reads the sample of a unit and makes the sample's inputs on this host."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from graphnet.bench.endings import TensorsTooLarge
from graphnet.bench.equipment import Equipment
from graphnet.bench.start import start_of_inputs
from graphnet.bench.unit import Unit
from graphnet.inputs.store import InputsFailed, SharedInputs, mesh_inputs, received_inputs
from graphnet.runs.request import Scheme
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.pool import Worker
from graphnet_contract import mesh_scheme
from graphnet_contract.samples import Sample, SampleError


def read_sample(equipment: Equipment, unit: Unit) -> Sample:
    """Read the sample of a unit.

    Raises:
        SampleError: the sample cannot be read, or its files have changed since the index was made.
        TensorsTooLarge: the sample's tensors alone need more than ``--memory``.
    """
    sample = equipment.reader.read_unit(unit)
    needed, limit = needed_bytes(sample), equipment.request.memory_bytes
    if needed > limit:
        raise TensorsTooLarge(f"its tensors have {needed:,} bytes, over --memory {limit:,}; give it more")
    return sample


def needed_bytes(sample: Sample) -> int:
    """Return the size of all tensors of a sample, in bytes; 0 if a dtype is unknown."""
    try:
        return mesh_scheme.layout(sample.specs).total_nbytes
    except SampleError:
        # The sample has an unknown dtype. The next step makes the inputs and will report the unknown dtype.
        return 0


@contextlib.contextmanager
def open_inputs(equipment: Equipment, sample: Sample, reference: Worker) -> Iterator[SharedInputs]:
    """Make the inputs of a sample in a file on this host, and remove the file when the ``with`` block ends.

    Args:
        equipment: gives the request and the folder of inputs.
        sample: the sample.
        reference: the reference's worker. Its torch makes inputs of scheme `graphnet`.

    Raises:
        InputsFailed: the inputs cannot be made.
        NoRoom: the folder's file system has no room for them.
        WorkerLost: the reference's worker went away.
    """
    request, folder = equipment.request, equipment.pool.share.inputs
    if request.inputs is Scheme.mesh:
        with mesh_inputs(sample, request.seed, folder) as inputs:
            yield inputs
        return
    made = _graphnet_inputs(equipment, sample, reference)
    with received_inputs(sample, request.seed, made.outputs.arrays, folder) as inputs:
        yield inputs


def _graphnet_inputs(equipment: Equipment, sample: Sample, reference: Worker) -> SampleOutputs:
    """Make the sample's inputs as GraphNet does (the scheme `graphnet`), with the reference's torch."""
    start = start_of_inputs(equipment.request, reference, equipment.sites.reference.options, sample)
    with reference.client.open(start) as stream:
        outcome = stream.finish()
        if "inputs" not in stream.progress.outputs:
            raise InputsFailed(f"the graphnet scheme could not make the inputs: {outcome.message}")
        return stream.progress.outputs["inputs"]
