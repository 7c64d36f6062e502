"""A sample's inputs on this host: made once into shared memory, mapped by every worker, removed after the sample."""

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
    """The host's shared memory has no room for the sample's tensors."""


class InputsFailed(Exception):
    """The sample's inputs cannot be made; the message says which tensor and why."""


@dataclass(frozen=True)
class SharedInputs:
    """One sample's inputs: the file, a digest per stored tensor in order, and one of them all."""

    path: Path
    scheme: str
    seed: int
    digests: tuple[str, ...]
    exact_statistics: bool

    @property
    def digest(self) -> str:
        """One digest for the record: of the tensors' digests in order."""
        return DIGEST("\n".join(self.digests).encode())

    def for_worker(self, shares_inputs: bool) -> messages.Inputs:
        """What Start says of them; a worker that shares nothing makes them itself or gets them as chunks."""
        chunked = 0 if shares_inputs or self.scheme == mesh_scheme.SCHEME else self.path.stat().st_size
        name = self.path.name if shares_inputs else ""
        return messages.Inputs(self.scheme, self.seed, name, self.digests, chunked, self.exact_statistics)


@contextlib.contextmanager
def mesh_inputs(sample: Sample, seed: int, directory: Path) -> Iterator[SharedInputs]:
    """Make the inputs of scheme ``mesh``. Errors: InputsFailed, NoRoom."""
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
    """Inputs of scheme ``graphnet``, made by the reference: one array per stored tensor, in order."""
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
    """A name of this run's own: the mesh's directory serves several runs at once."""
    return directory / f"{sample.sample_hash[:32]}-{seed}-{uuid.uuid4().hex[:8]}"


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    """Readable for workers under another uid, and locked: what nobody holds was left by a run that was killed."""
    path.chmod(0o644)
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH)
        yield
    finally:
        os.close(descriptor)
