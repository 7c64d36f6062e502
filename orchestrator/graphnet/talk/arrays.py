"""The outputs of a worker as numpy arrays, copied from a shared file or from the pieces that the worker sends."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import ml_dtypes
import numpy as np
import xxhash
from numpy.typing import NDArray

from graphnet.errors import WorkerLost
from graphnet.judge.likeness import TensorTraits
from graphnet.judge.structure import Tree
from graphnet.judge.verdict import Outputs
from graphnet.talk.output_checks import parse_structure
from graphnet.talk.rules import BrokenContract
from graphnet_contract import messages

#: Maps the torch names of dtypes that numpy does not have to the types of the package ml_dtypes.
_DTYPES: Mapping[str, Any] = {
    "bfloat16": ml_dtypes.bfloat16,
    "float8_e4m3fn": ml_dtypes.float8_e4m3fn,
    "float8_e5m2": ml_dtypes.float8_e5m2,
    "float8_e4m3fnuz": ml_dtypes.float8_e4m3fnuz,
    "float8_e5m2fnuz": ml_dtypes.float8_e5m2fnuz,
}
#: The largest number of bytes that are read from a file at once.
_PIECE_BYTES: Final = 1 << 20


@dataclass(frozen=True)
class SampleOutputs:
    """The return value of one call of a graph, and the inputs that the call changed in place, after the call.

    ``digest`` is the xxh3-128 digest of the bytes of both. ``traits`` has an item for each returned tensor; it is empty
    if the worker does not report them.
    """

    outputs: Outputs
    mutated: Mapping[str, NDArray[Any]]
    digest: str
    traits: tuple[TensorTraits, ...] = ()

    @property
    def arrays(self) -> list[NDArray[Any]]:
        """All tensors: those that the call returned, then the inputs that it changed."""
        return [*self.outputs.arrays, *self.mutated.values()]


def numpy_dtype(name: str) -> np.dtype[Any]:
    """Return the numpy dtype for a torch name. Raises TypeError if neither numpy nor ml_dtypes has such a dtype."""
    dtype: np.dtype[Any] = np.dtype(_DTYPES.get(name, name))
    return dtype


def read_outputs(announced: messages.OutputSet, source: Path | Iterator[bytes]) -> SampleOutputs:
    """Copy a set of outputs into private memory, and return arrays that use the memory of the copy.

    The file is copied and never mapped into memory: if the sample process shortened it, reading the mapping would kill
    this process (SIGBUS). Alternatively, ``source`` yields the pieces of the file, of at least one byte each.

    Raises WorkerLost if the file cannot be read, or the bytes do not match what the worker announced.
    """
    pieces = _pieces_of(source, announced.file_bytes) if isinstance(source, Path) else source
    data = _received(pieces, announced)
    try:
        arrays = [_array(data, tensor) for tensor in announced.tensors]
        mutated = {name: arrays[index] for name, index in announced.mutated_inputs.items()}
        returned = len(arrays) - len(mutated)
        structure = _tree(parse_structure(announced, returned))
        dtypes = [tensor.dtype for tensor in announced.tensors[:returned]]
        traits = _traits(announced.tensors[:returned])
        return SampleOutputs(Outputs(structure, arrays[:returned], dtypes), mutated, announced.digest, traits)
    except (BrokenContract, ValueError, TypeError, KeyError, IndexError, OverflowError) as error:
        raise WorkerLost(f"the worker announced outputs that make no sense: {error}", again=False) from error


def _traits(tensors: Sequence[messages.OutputTensor]) -> tuple[TensorTraits, ...]:
    if not all(tensor.layout for tensor in tensors):
        return ()
    return tuple(
        TensorTraits(tuple(one.shape), one.layout, tuple(one.strides), one.requires_grad, one.memory) for one in tensors
    )


def _received(pieces: Iterator[bytes], announced: messages.OutputSet) -> NDArray[np.uint8]:
    """Copy the pieces and check their digest. Hash each piece while it is still in the processor's cache."""
    # The kernel provides the pages of this array when they are written, so a large ``file_bytes`` alone is harmless.
    data = np.empty(announced.file_bytes, np.uint8)
    hasher, end = xxhash.xxh3_128(), 0
    while end < announced.file_bytes:
        piece = next(pieces)
        if not 0 < len(piece) <= announced.file_bytes - end:
            raise WorkerLost("the worker sent other bytes of its outputs than it announced", again=False)
        hasher.update(piece)
        data[end : end + len(piece)] = np.frombuffer(piece, np.uint8)
        end += len(piece)
    if hasher.hexdigest() != announced.digest:
        raise WorkerLost("the outputs that arrived are not those that the worker announced (digest differs)")
    return data


def _pieces_of(path: Path, nbytes: int) -> Iterator[bytes]:
    """Yield the bytes of a file that other processes may change or replace at any time.

    Refuse symbolic links, which could lead to any file, and pipes and devices, which could block for ever.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode) or status.st_size != nbytes:
                raise WorkerLost(f"the outputs file {path} is not a regular file of {nbytes:,} bytes")
            while nbytes > 0:
                piece = os.read(descriptor, min(nbytes, _PIECE_BYTES))
                nbytes -= len(piece)
                yield piece
        finally:
            os.close(descriptor)
    except OSError as error:
        raise WorkerLost(f"the outputs file {path} cannot be read: {error.strerror}") from error


def _array(data: NDArray[np.uint8], tensor: messages.OutputTensor) -> NDArray[Any]:
    dtype = numpy_dtype(tensor.dtype)
    flat = data[tensor.offset : tensor.offset + tensor.nbytes]
    array: NDArray[Any] = flat.view(dtype).reshape(tensor.shape)
    return array


def _tree(value: Any) -> Tree:
    """Convert a nested structure of outputs from the worker's JSON to the form that ``graphnet.judge`` compares."""
    if not isinstance(value, dict):
        return value  # type: ignore[no-any-return]
    ((tag, content),) = value.items()
    match tag:
        case "tensor":
            return ("tensor", int(content))
        case "float":
            return float(content)
        case "other":
            return str(content)
        case "dict":
            return ("dict", *(part for key, item in content for part in (key, _tree(item))))
        case _:
            return (str(tag), *(_tree(item) for item in content))
