"""Store a sample's inputs in a file in shared memory, which workers on this host map, until the sample is done."""

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

from graphnet.settings import shared_memory
from graphnet_contract import mesh_scheme, messages
from graphnet_contract.samples import Sample, SampleError
from graphnet_contract.storage_errors import FULL

DIGEST = xxhash.xxh3_128_hexdigest


class NoRoom(Exception):
    """This machine has no room for the sample's tensors: in its shared memory, or in its memory."""


class InputsFailed(Exception):
    """The sample's inputs cannot be made; the message says which tensor and why."""


@dataclass(frozen=True)
class SharedInputs:
    """A sample's inputs, laid out by ``mesh_scheme.layout``. ``exact_statistics``: mean and std are not rounded."""

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
        """Describe the inputs. A worker that cannot map files of this host makes scheme `mesh` itself, and gets
        `graphnet` as chunks, because only the reference's torch can make these.
        """
        chunked = 0 if shares_inputs or self.scheme == mesh_scheme.SCHEME else self.path.stat().st_size
        name = self.path.name if shares_inputs else ""
        return messages.Inputs(self.scheme, self.seed, name, self.digests, chunked, self.exact_statistics)


@contextlib.contextmanager
def mesh_inputs(sample: Sample, seed: int, directory: Path) -> Iterator[SharedInputs]:
    """Make inputs of scheme ``mesh`` until the ``with`` block ends. Raises InputsFailed or NoRoom."""
    path = _path(directory, sample, seed)
    try:
        with _room(directory, mesh_scheme.layout(sample.specs).total_nbytes):
            digests = tuple(mesh_scheme.write_inputs(sample, seed, path, DIGEST))
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
    """Store inputs of scheme ``graphnet`` until the block ends. Raises InputsFailed for an array of a wrong size, and
    NoRoom.
    """
    path = _path(directory, sample, seed)
    layout = mesh_scheme.layout(sample.specs)
    digests = []
    try:
        with _room(directory, layout.total_nbytes), path.open("wb") as file:
            file.truncate(layout.total_nbytes)
            for slot, array in zip(layout.slots, arrays, strict=True):
                data = np.ascontiguousarray(array).tobytes()
                if len(data) != slot.nbytes:
                    raise InputsFailed(
                        f"the graphnet scheme made {len(data)} bytes for {slot.spec.name}, not {slot.nbytes}"
                    )
                file.seek(slot.offset)
                file.write(data)
                digests.append(DIGEST(data))
        with _held(path):
            yield SharedInputs(path, "graphnet", seed, tuple(digests), sample.ours)
    finally:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def _room(directory: Path, needed: int) -> Iterator[None]:
    """Raise NoRoom if ``needed`` bytes do not fit into the directory. Another run may take the room while they are
    written.
    """
    full = needed > shutil.disk_usage(directory).free
    try:
        if not full:
            yield
            return
    except OSError as error:
        if error.errno not in FULL:
            raise
    free, held = shutil.disk_usage(directory).free, _held_by_runs()
    raise NoRoom(
        f"{directory} is full: {free:,} bytes are free, the sample's tensors need {needed:,}, and files of runs hold "
        f"{held:,}; wait until other runs end, or free some there, and go on with --resume"
    )


def _held_by_runs() -> int:
    """Return the bytes that the files of all runs, this one included, have in shared memory."""
    held = 0
    for path in shared_memory().glob("graphnet-*/**/*"):
        # The file of another run may vanish at any moment.
        with contextlib.suppress(OSError):
            held += path.stat().st_blocks * 512 if path.is_file() else 0
    return held


def _path(directory: Path, sample: Sample, seed: int) -> Path:
    """Return a path with a random part, which no other run uses, because several runs may share the mesh's folder."""
    return directory / f"{sample.sample_hash[:32]}-{seed}-{uuid.uuid4().hex[:8]}"


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    """Make the file readable for other users' workers, and lock it: the next run removes files without a lock."""
    path.chmod(0o644)
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH)
        yield
    finally:
        os.close(descriptor)
