"""Reads the sample of a unit and makes the sample's inputs on this host."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from graphnet.bench.endings import TensorsTooLarge
from graphnet.bench.equipment import Equipment
from graphnet.bench.plan import PlannedSite
from graphnet.bench.start import start_of_inputs
from graphnet.bench.unit import Unit
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.inputs.store import InputsFailed, NoRoom, SharedInputs, mesh_inputs, received_inputs
from graphnet.runs.request import Scheme
from graphnet.talk.arrays import SampleOutputs
from graphnet_contract import mesh_scheme
from graphnet_contract.samples import Sample, SampleError


def read_sample(equipment: Equipment, unit: Unit) -> Sample:
    """Read a unit's sample. Raises SampleError, or, if its tensors alone need more than ``--memory``, TensorsTooLarge
    or (if nobody asked for that limit) NoRoom.
    """
    sample = equipment.reader.read_unit(unit)
    needed, limit = needed_bytes(sample), equipment.request.memory_bytes
    if needed > limit and equipment.request.memory_is_default:
        raise NoRoom(
            f"its tensors have {needed:,} bytes, and this run's processes may have {limit:,}, a share of the memory "
            f"that was available when it began; free some or give --memory, and begin another run"
        )
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
def open_inputs(equipment: Equipment, unit: Unit, sample: Sample) -> Iterator[SharedInputs]:
    """Make a sample's inputs until the block ends. Raises InputsFailed, NoRoom, or why no worker made them."""
    request, folder = equipment.request, equipment.pool.share.inputs
    if request.inputs is Scheme.mesh:
        with mesh_inputs(sample, request.seed, folder) as inputs:
            yield inputs
        return
    made = _graphnet_inputs(equipment, unit, sample)
    with received_inputs(sample, request.seed, made.outputs.arrays, folder) as inputs:
        yield inputs


def _graphnet_inputs(equipment: Equipment, unit: Unit, sample: Sample) -> SampleOutputs:
    """Make the sample's inputs of scheme `graphnet` with the reference's torch. If kept outputs are the reference, the
    first backend of the unit that can make inputs makes them; their digest then shows whether its torch makes the same
    inputs. If none can, raise the error of the last one that did not fail to start.
    """
    reference = equipment.sites.reference
    if reference is not None:
        return _inputs_of(equipment, reference, sample)
    sites = [equipment.sites.named(job.site) for job in unit.jobs]
    *others, last = [one for one in sites if equipment.pool.problem(one.site) is None] or sites
    for planned in others:
        with contextlib.suppress(BackendUnavailable, WorkerLost, InputsFailed):
            return _inputs_of(equipment, planned, sample)
    return _inputs_of(equipment, last, sample)


def _inputs_of(equipment: Equipment, planned: PlannedSite, sample: Sample) -> SampleOutputs:
    """Let the worker of a site make the sample's inputs. Raises BackendUnavailable, WorkerLost or InputsFailed."""
    worker = equipment.pool.get(planned.site)
    start = start_of_inputs(equipment.request, worker, planned.options, sample)
    with worker.client.open(start) as stream:
        outcome = stream.finish()
        if "inputs" not in stream.progress.outputs:
            raise InputsFailed(f"the graphnet scheme could not make the inputs: {outcome.message}")
        return stream.progress.outputs["inputs"]
