"""The inputs of a sample as one file: the shared one if it is here, else made or received."""

from __future__ import annotations

import contextlib
import mmap
import os
import uuid
from pathlib import Path
from typing import BinaryIO, Iterable, Iterator

import xxhash

from graphnet_contract import inputs as generator
from graphnet_contract import wire
from graphnet_contract.samples import Sample


class InputsError(ValueError):
    """The inputs cannot be made from the request."""


class DigestMismatch(RuntimeError):
    """The inputs here are not those the caller meant."""


@contextlib.contextmanager
def obtain(directory: Path, start: wire.Start, chunks: Iterable[bytes]) -> Iterator[Path]:
    """The file with a sample's inputs; one that was made here is removed afterwards.

    Errors: InputsError, DigestMismatch.
    """
    assert start.inputs is not None
    shared = directory / _checked_name(start.inputs.file_name)
    if start.inputs.file_name and shared.is_file():
        _compare_digests(shared, start)
        yield shared
        return
    own = directory / ("made-" + uuid.uuid4().hex)
    try:
        _make(own, start, chunks)
        _compare_digests(own, start)
        yield own
    finally:
        if own.exists():
            own.unlink()


def _make(path: Path, start: wire.Start, chunks: Iterable[bytes]) -> None:
    assert start.inputs is not None
    if start.inputs.chunked_bytes:
        received = 0
        with open(str(path), "wb") as file:
            for data in chunks:
                received += file.write(data)
                if received >= start.inputs.chunked_bytes:
                    break
        if received != start.inputs.chunked_bytes:
            raise InputsError("%d of %d announced input bytes arrived" % (received, start.inputs.chunked_bytes))
    elif start.inputs.scheme == "mesh":
        try:
            generator.write_inputs(_as_sample(start), start.inputs.seed, path, xxhash.xxh3_128_hexdigest)
        except ValueError as error:
            raise InputsError(str(error)) from error
    else:
        raise InputsError(
            "inputs of scheme %r cannot be made here; send them as chunks or share the file" % start.inputs.scheme
        )


def _compare_digests(path: Path, start: wire.Start) -> None:
    assert start.inputs is not None
    expected = start.inputs.digests
    if not expected:
        return
    layout = generator.layout(start.tensors)
    if len(layout.slots) != len(expected):
        raise DigestMismatch("%d input digests came for %d stored tensors" % (len(expected), len(layout.slots)))
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


def _as_sample(start: wire.Start) -> Sample:
    assert start.inputs is not None
    return Sample(
        path=Path(),
        name=start.sample,
        source="",
        category="",
        sample_hash=start.sample_hash,
        model_source="",
        specs=start.tensors,
        attributes={},
        loader_rules=(),
        ours=start.inputs.exact_statistics,
    )


def _checked_name(name: str) -> str:
    if os.path.basename(name) != name or name in (".", ".."):
        raise InputsError("the inputs file %r must be a bare name in the shared directory" % name)
    return name or "none"
