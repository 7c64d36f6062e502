"""Obtains a sample's inputs as one file: the caller's in the shared directory, or one that the worker writes."""

from __future__ import annotations

import contextlib
import errno
import heapq
import mmap
import re
import uuid
from pathlib import Path
from typing import BinaryIO, Iterable, Iterator

import xxhash

from graphnet_contract import mesh_scheme, messages
from graphnet_contract.samples import Sample
from graphnet_contract.scales import keeps_data
from graphnet_contract.specs import specs_of

#: The number of tensors that are generated again to check that the caller's inputs belong to the sample.
_DRAWN_TENSORS = 3
#: The maximum size, in bytes, of such a tensor. Generating a tensor of this size takes about 0.1 s.
_MAX_DRAWN_BYTES = 16 * 1024**2
#: The least size, in bytes, of preferred tensors. Smaller ones of two samples could be equal by chance.
_TELLING_BYTES = 32
#: A path component that is allowed as a file's name: no "." at its beginning, and short enough for every file system.
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._+-]{0,200}\Z")


class InputsError(ValueError):
    """This worker cannot obtain the inputs in the way that the request describes."""


class DigestMismatch(RuntimeError):
    """The bytes of this worker's inputs differ from those of the caller's inputs."""


@contextlib.contextmanager
def obtain(directory: Path, own_prefix: str, start: messages.Start, chunks: Iterable[bytes]) -> Iterator[Path]:
    """Yield the file with a sample's inputs. If this worker made the file, remove it afterwards.

    Its name then begins with ``own_prefix``. ``chunks`` are the bytes that the client streams, if it announced any.

    Raise InputsError if the inputs cannot be made from the request, DigestMismatch if they differ from the caller's or
    are not those of the request's sample, and OSError if the directory is full, or they do not fit into memory.
    """
    assert start.inputs is not None
    shared = directory / _checked_name(start.inputs.file_name)
    if start.inputs.file_name and shared.is_file():
        _compare_digests(shared, start)
        _require_sample(start)
        yield shared
        return
    own = directory / (own_prefix + uuid.uuid4().hex)
    try:
        _make(own, start, chunks)
        _compare_digests(own, start)
        _require_sample(start)
        yield own
    finally:
        if own.exists():
            own.unlink()


def _make(path: Path, start: messages.Start, chunks: Iterable[bytes]) -> None:
    assert start.inputs is not None
    if start.inputs.chunked_bytes:
        received = 0
        expected = mesh_scheme.layout(specs_of(start.tensors)).total_nbytes
        if start.inputs.chunked_bytes != expected:
            raise InputsError(
                "%d input bytes were announced, the tensors have %d" % (start.inputs.chunked_bytes, expected)
            )
        with open(str(path), "wb") as file:
            for data in chunks:
                received += file.write(data)
                if received >= start.inputs.chunked_bytes:
                    break
        if received != start.inputs.chunked_bytes:
            raise InputsError("%d of %d announced input bytes arrived" % (received, start.inputs.chunked_bytes))
    elif start.inputs.scheme == "mesh":
        try:
            mesh_scheme.write_inputs(_as_sample(start), start.inputs.seed, path, xxhash.xxh3_128_hexdigest)
        # OverflowError: the dtype of a tensor cannot hold one of its values in the request.
        except (ValueError, OverflowError) as error:
            raise InputsError(str(error)) from error
        # If writing the memory map fails, the traceback can still refer to the map, so that closing it raises
        # BufferError. Report the original exception, its context.
        except BufferError as error:
            raise InputsError(str(error.__context__ or error)) from error
        except MemoryError as error:
            raise OSError(errno.ENOMEM, "the inputs do not fit into memory") from error
    else:
        raise InputsError(
            "inputs of scheme %r cannot be made here; send them as chunks or share the file" % start.inputs.scheme
        )


def _compare_digests(path: Path, start: messages.Start) -> None:
    assert start.inputs is not None
    expected = start.inputs.digests
    layout = mesh_scheme.layout(specs_of(start.tensors))
    if expected and len(layout.slots) != len(expected):
        raise DigestMismatch("%d input digests came for %d stored tensors" % (len(expected), len(layout.slots)))
    # Even without digests, because the kernel kills a process that reads beyond the end of a mapped file.
    if path.stat().st_size != layout.total_nbytes:
        raise DigestMismatch("the inputs file has %d bytes, not %d" % (path.stat().st_size, layout.total_nbytes))
    with open(str(path), "rb") as file, _mapped(file, layout.total_nbytes) as memory:
        for slot, theirs in zip(layout.slots, expected):
            ours = xxhash.xxh3_128_hexdigest(memory[slot.offset : slot.offset + slot.nbytes])
            if ours != theirs:
                raise DigestMismatch("input %s has digest %s here, %s at the caller's" % (slot.spec.name, ours, theirs))


def _require_sample(start: messages.Start) -> None:
    """Raise DigestMismatch if the inputs do not belong to the sample that ``sample_hash`` names.

    Scheme `mesh` generates each tensor from the seed, the sample's hash and the tensor's name. So generate a few small
    tensors again and compare their digests with the caller's. Without a hash or digests, compare nothing.
    """
    assert start.inputs is not None
    if start.inputs.scheme != "mesh" or not start.inputs.digests or not start.sample_hash:
        return
    ours, seed = start.inputs.exact_statistics, start.inputs.seed
    drawn = [
        (slot.nbytes < _TELLING_BYTES, slot.nbytes, slot.spec.name, slot.spec, digest)
        for slot, digest in zip(mesh_scheme.layout(specs_of(start.tensors)).slots, start.inputs.digests)
        if 0 < slot.nbytes <= _MAX_DRAWN_BYTES and not keeps_data(slot.spec, ours)
    ]
    for _, _, name, spec, theirs in heapq.nsmallest(_DRAWN_TENSORS, drawn, key=lambda one: one[:3]):
        try:
            tensor = mesh_scheme.fill(spec, seed, start.sample_hash, ours)
        except (ValueError, OverflowError) as error:
            raise InputsError(str(error)) from error
        if xxhash.xxh3_128_hexdigest(tensor.tobytes()) != theirs:
            raise DigestMismatch(
                "input %s is not the one that seed %d and sample_hash %r give, so the inputs belong to another sample"
                % (name, seed, start.sample_hash)
            )


@contextlib.contextmanager
def _mapped(file: BinaryIO, nbytes: int) -> Iterator[memoryview]:
    if not nbytes:
        yield memoryview(b"")
        return
    with mmap.mmap(file.fileno(), nbytes, access=mmap.ACCESS_READ) as mapped, memoryview(mapped) as memory:
        yield memory


def _as_sample(start: messages.Start) -> Sample:
    assert start.inputs is not None
    specs, ours = specs_of(start.tensors), start.inputs.exact_statistics
    return Sample(Path(), start.sample, "", "", start.sample_hash, "", specs, attributes={}, loader_rules=(), ours=ours)


def _checked_name(name: str) -> str:
    if name and not _NAME.match(name):
        raise InputsError("the inputs file %.250r must be a bare name in the shared directory" % name)
    return name or "none"
