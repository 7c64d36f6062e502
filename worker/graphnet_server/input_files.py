"""Obtains a sample's inputs as one file.

If this host has the shared file, this file is used; if not, the worker writes a file.
"""

from __future__ import annotations

import contextlib
import errno
import mmap
import re
import uuid
from pathlib import Path
from typing import BinaryIO, Iterable, Iterator

import xxhash

from graphnet_contract import mesh_scheme, messages
from graphnet_contract.samples import Sample
from graphnet_contract.specs import specs_of

#: A path component that is allowed as a file's name: no "." at its beginning, and short enough for every file system.
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._+-]{0,200}\Z")


class InputsError(ValueError):
    """The request does not allow this worker to obtain the inputs."""


class DigestMismatch(RuntimeError):
    """The bytes of this worker's inputs differ from those of the caller's inputs."""


@contextlib.contextmanager
def obtain(directory: Path, own_prefix: str, start: messages.Start, chunks: Iterable[bytes]) -> Iterator[Path]:
    """Yield the file with a sample's inputs. If this worker made the file, remove it afterwards.

    Args:
        directory: the worker's directory of inputs.
        own_prefix: the beginning of the name of a file that this worker makes.
        start: the client's request.
        chunks: the bytes that the client streams, if it announced any.

    Raises:
        InputsError: the inputs cannot be made from the request.
        DigestMismatch: this worker's inputs differ from the caller's.
        OSError: the directory is full, or the inputs do not fit into memory.
    """
    assert start.inputs is not None
    shared = directory / _checked_name(start.inputs.file_name)
    if start.inputs.file_name and shared.is_file():
        _compare_digests(shared, start)
        yield shared
        return
    own = directory / (own_prefix + uuid.uuid4().hex)
    try:
        _make(own, start, chunks)
        _compare_digests(own, start)
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
        # OverflowError means that literal data have a value that their dtype cannot hold.
        except (ValueError, OverflowError) as error:
            raise InputsError(str(error)) from error
        # If writing fails, closing the memory map raises BufferError, because the traceback of the first exception
        # still refers to the map. The first exception is the BufferError's context.
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
    # Compare the size even without digests, because the kernel kills a process that maps a too short file and reads
    # beyond its end.
    if path.stat().st_size != layout.total_nbytes:
        raise DigestMismatch("the inputs file has %d bytes, not %d" % (path.stat().st_size, layout.total_nbytes))
    with open(str(path), "rb") as file, _mapped(file, layout.total_nbytes) as memory:
        for slot, theirs in zip(layout.slots, expected):
            ours = xxhash.xxh3_128_hexdigest(memory[slot.offset : slot.offset + slot.nbytes])
            if ours != theirs:
                raise DigestMismatch("input %s has digest %s here, %s at the caller's" % (slot.spec.name, ours, theirs))


@contextlib.contextmanager
def _mapped(file: BinaryIO, nbytes: int) -> Iterator[memoryview]:
    if not nbytes:
        yield memoryview(b"")
        return
    with mmap.mmap(file.fileno(), nbytes, access=mmap.ACCESS_READ) as mapped, memoryview(mapped) as memory:
        yield memory


def _as_sample(start: messages.Start) -> Sample:
    assert start.inputs is not None
    return Sample(
        path=Path(),
        name=start.sample,
        source="",
        category="",
        sample_hash=start.sample_hash,
        model_source="",
        specs=specs_of(start.tensors),
        attributes={},
        loader_rules=(),
        ours=start.inputs.exact_statistics,
    )


def _checked_name(name: str) -> str:
    if name and not _NAME.match(name):
        raise InputsError("the inputs file %.250r must be a bare name in the shared directory" % name)
    return name or "none"
