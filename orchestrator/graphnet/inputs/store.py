"""Store a sample's inputs on this host in a file in shared memory, which the workers on this host map.

The run removes the file when the sample is done.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import xxhash
from numpy.typing import NDArray

from graphnet_contract import mesh_scheme, messages
from graphnet_contract.samples import Sample, SampleError

DIGEST = xxhash.xxh3_128_hexdigest


class NoRoom(Exception):
    """The file system of the shared folder has no room for the sample's tensors."""


class InputsFailed(Exception):
    """The sample's inputs cannot be made; the message says which tensor and why."""


@dataclass(frozen=True)
class SharedInputs:
    """The inputs of one sample.

    Attributes:
        path: the file that holds every stored tensor. ``graphnet_contract.mesh_scheme.layout`` computes the offsets.
        scheme: ``mesh`` or ``graphnet``.
        seed: the seed from which the inputs were made.
        digests: the hash (xxh3-128) of each stored tensor, in the order of the tensors.
        exact_statistics: whether the mean and std that the sample gives for its tensors are exact, as our extractor
            writes them, or rounded, as GraphNet's samples have them.
    """

    path: Path
    scheme: str
    seed: int
    digests: tuple[str, ...]
    exact_statistics: bool

    @property
    def digest(self) -> str:
        """One hash of all tensors: the xxh3-128 of their digests, in the order of the tensors."""
        return DIGEST("\n".join(self.digests).encode())

    def for_worker(self, shares_inputs: bool) -> messages.Inputs:
        """Describe the inputs to a worker.

        Args:
            shares_inputs: whether the worker can map files of this host. A worker that cannot map files makes inputs of
                scheme `mesh` itself, and receives inputs of scheme `graphnet` as chunks. (Only the reference's torch
                can make inputs of scheme `graphnet`.)
        """
        chunked = 0 if shares_inputs or self.scheme == mesh_scheme.SCHEME else self.path.stat().st_size
        name = self.path.name if shares_inputs else ""
        return messages.Inputs(self.scheme, self.seed, name, self.digests, chunked, self.exact_statistics)


@contextlib.contextmanager
def mesh_inputs(sample: Sample, seed: int, directory: Path) -> Iterator[SharedInputs]:
    """Make the inputs of scheme ``mesh``, and remove them when the ``with`` block ends.

    Args:
        sample: the sample.
        seed: decides the values of the inputs.
        directory: the folder in which workers look for inputs.

    Raises:
        InputsFailed: the values of a tensor cannot be made from the tensor's description in the sample.
        NoRoom: the folder's file system has no room for the tensors.
    """
    path = _path(directory, sample, seed)
    needed = mesh_scheme.layout(sample.specs).total_nbytes
    free = shutil.disk_usage(directory).free
    if needed > free:
        raise NoRoom(f"{directory} has {free:,} bytes free, the sample's tensors need {needed:,}; free some there")
    try:
        placements = mesh_scheme.write_inputs(sample, seed, path, DIGEST)
        digests = tuple(placement.digest for placement in placements)
        with _held(path):
            yield SharedInputs(path, mesh_scheme.SCHEME, seed, digests, sample.ours)
    except SampleError as error:
        raise InputsFailed(str(error)) from error
    finally:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def received_inputs(
    sample: Sample, seed: int, arrays: Sequence[NDArray[Any]], directory: Path
) -> Iterator[SharedInputs]:
    """Store inputs of scheme ``graphnet``, which the reference has made. Remove them when the ``with`` block ends.

    Args:
        sample: the sample.
        seed: the seed from which the inputs were made.
        arrays: one array for each stored tensor, in order.
        directory: the folder in which workers look for inputs.

    Raises:
        InputsFailed: an array does not have the size of its tensor.
    """
    path = _path(directory, sample, seed)
    layout = mesh_scheme.layout(sample.specs)
    digests = []
    try:
        with path.open("wb") as file:
            file.truncate(layout.total_nbytes)
            for slot, array in zip(layout.slots, arrays, strict=True):
                data = np.ascontiguousarray(array).tobytes()
                if len(data) != slot.nbytes:
                    raise InputsFailed(f"the reference made {len(data)} bytes for {slot.spec.name}, not {slot.nbytes}")
                file.seek(slot.offset)
                file.write(data)
                digests.append(DIGEST(data))
        with _held(path):
            yield SharedInputs(path, "graphnet", seed, tuple(digests), sample.ours)
    finally:
        path.unlink(missing_ok=True)


def _path(directory: Path, sample: Sample, seed: int) -> Path:
    """Return a path with a random part, which no other run uses, because several runs may share the mesh's folder."""
    return directory / f"{sample.sample_hash[:32]}-{seed}-{uuid.uuid4().hex[:8]}"


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    """Make the file readable for workers that run as another user, and hold a lock on it.

    If a run is killed, its lock is gone but its file stays. The next run removes such files.
    """
    path.chmod(0o644)
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH)
        yield
    finally:
        os.close(descriptor)
