"""Outputs of a graph as files: one compressed file per call, and calls.json with everything that is not a tensor.

A file CALL.npy.zst holds the call's tensors one after the other, each in numpy's format NPY, compressed by Zstandard.
``zstd -d first.npy.zst`` makes a file that ``numpy.load`` reads, one tensor per call of ``numpy.load``.
"""

from __future__ import annotations

import errno
import json
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.errors import StorageError
from graphnet.judge.draws import Moments
from graphnet.judge.structure import Tree
from graphnet.judge.verdict import Outputs
from graphnet.talk.arrays import SampleOutputs, numpy_dtype

CALLS_FILE: Final = "calls.json"
_SCHEMA: Final = 1
_CALL: Final = re.compile(r"^[a-z_0-9]{1,40}$")
#: The largest number of bytes that one call reads from a compressed file.
_PIECE_BYTES: Final = 1 << 24
#: The errors of renaming a folder to the name of one that holds files.
_OCCUPIED: Final = (errno.EEXIST, errno.ENOTEMPTY)


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class KeptTensor(_Model):
    """The dtype (torch's name without ``torch.``) and the shape of one tensor in a call's file."""

    dtype: str
    shape: tuple[int, ...]


class KeptCall(_Model):
    """One call of a graph, without the values of its tensors."""

    structure: Any
    """The nesting of the returned value: a Tree of judge/structure.py in which each tuple has become a list."""
    tensors: tuple[KeptTensor, ...]
    """The tensors in the order of the file: first those that the call returned, then the inputs that it changed."""
    mutated: dict[str, int]
    """The inputs that the call changed in place, each with the index of its tensor."""
    digest: str
    """The xxh3-128 digest that the worker computed over the bytes of all tensors."""


class KeptCalls(_Model):
    """The content of calls.json."""

    schema_version: int = _SCHEMA
    """Version of the format of this folder."""
    draws_random: bool
    """Whether the graph draws random numbers."""
    generator_digest: str
    """The digest of the state of torch's generator after the first call."""
    draws: tuple[tuple[Moments, ...], ...] = ()
    """The moments of several draws of the reference, if the graph draws random numbers."""
    other_number: int = 0
    """The number of the inputs of the call ``other_inputs``: which inputs of integers were rolled, too."""
    calls: dict[str, KeptCall]
    """The calls by name, for instance ``first``, ``other_inputs`` and ``float64``."""


@dataclass(frozen=True)
class KeptOutputs:
    """The outputs of one graph: those of each call, by its name. KeptCalls describes the other fields."""

    calls: Mapping[str, SampleOutputs]
    draws_random: bool = False
    generator_digest: str = ""
    draws: tuple[tuple[Moments, ...], ...] = ()
    other_number: int = 0


def keep_outputs(folder: Path, kept: KeptOutputs, replace: bool = True) -> None:
    """Write outputs to a folder, completely or not at all, in place of what it holds. Raises StorageError. Without
    ``replace``, leave a folder that holds files as it is, because another process may be reading them.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent) as scratch:
            new = Path(scratch) / folder.name
            new.mkdir()
            _write(new, kept)
            if replace and folder.exists():
                shutil.rmtree(folder)
            try:
                new.rename(folder)
            except OSError as error:
                if replace or error.errno not in _OCCUPIED:
                    raise
    except OSError as error:
        raise StorageError(f"the outputs cannot be kept in {folder}: {error.strerror or error}; make room") from error


def read_outputs(folder: Path, needed: str = "first") -> KeptOutputs:
    """Read what ``keep_outputs`` wrote, and at least the call ``needed``. Raises StorageError, which names a fault."""
    path = folder / CALLS_FILE
    try:
        kept = KeptCalls.model_validate(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValidationError, ValueError, RecursionError) as error:
        raise StorageError(f"{path} cannot be read as a description of outputs: {_short(error)}") from error
    calls = {name: _read_call(folder, name, call) for name, call in kept.calls.items()}
    if needed not in calls:
        raise StorageError(f"{path} lists no call `{needed}`; it is not complete")
    return KeptOutputs(calls, kept.draws_random, kept.generator_digest, kept.draws, kept.other_number)


def _write(folder: Path, kept: KeptOutputs) -> None:
    import pyarrow

    for name, call in kept.calls.items():
        with pyarrow.CompressedOutputStream(str(_file(folder, name)), "zstd") as stream:
            for array in call.arrays:
                npy.write_array(stream, array.view(_stored_dtype(array.dtype)), allow_pickle=False)
    described = KeptCalls(
        draws_random=kept.draws_random,
        generator_digest=kept.generator_digest,
        draws=kept.draws,
        other_number=kept.other_number,
        calls={name: _described(call) for name, call in kept.calls.items()},
    )
    # The module json writes NaN as NaN. pydantic would write null, and an output that is a float NaN would be lost.
    (folder / CALLS_FILE).write_text(json.dumps(described.model_dump()), encoding="utf-8")


def _file(folder: Path, call: str) -> Path:
    if not _CALL.match(call):
        raise StorageError(f"{folder / CALLS_FILE} names a call {call!r}, which is no name of a call")
    return folder / f"{call}.npy.zst"


def _described(call: SampleOutputs) -> KeptCall:
    returned = len(call.outputs.arrays)
    names = [*call.outputs.dtypes, *(array.dtype.name for array in call.mutated.values())]
    return KeptCall(
        structure=_to_lists(call.outputs.structure),
        tensors=tuple(
            KeptTensor(dtype=name, shape=array.shape) for name, array in zip(names, call.arrays, strict=True)
        ),
        mutated={name: returned + number for number, name in enumerate(call.mutated)},
        digest=call.digest,
    )


def _stored_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return the dtype; if NPY cannot store it (bfloat16, float8), that of its bits as unsigned integers."""
    return dtype if dtype.kind in "biufc" and dtype.isbuiltin == 1 else np.dtype(f"u{dtype.itemsize}")


def _read_call(folder: Path, name: str, call: KeptCall) -> SampleOutputs:
    import pyarrow

    path = _file(folder, name)
    try:
        arrays = list(_read_tensors(path, call.tensors))
        mutated = {label: arrays[index] for label, index in call.mutated.items()}
        returned = len(arrays) - len(mutated)
        dtypes = [tensor.dtype for tensor in call.tensors[:returned]]
        outputs = Outputs(_to_tuples(call.structure), arrays[:returned], dtypes)
    except (OSError, pyarrow.ArrowException, ValueError, TypeError, IndexError, RecursionError) as error:
        raise StorageError(f"{path} cannot be read as the outputs of a call: {_short(error)}") from error
    return SampleOutputs(outputs, mutated, call.digest)


def _read_tensors(path: Path, tensors: tuple[KeptTensor, ...]) -> Iterator[NDArray[Any]]:
    """Yield the tensors of a call's file. Raises ValueError if they do not match the description in calls.json."""
    import pyarrow

    with pyarrow.input_stream(str(path), compression="zstd") as stream:
        for number, tensor in enumerate(tensors):
            dtype = numpy_dtype(tensor.dtype)
            version = npy.read_magic(stream)
            header = npy.read_array_header_1_0 if version == (1, 0) else npy.read_array_header_2_0
            shape, _, stored = header(stream)
            if stored != _stored_dtype(dtype):
                raise ValueError(f"tensor {number} has dtype {stored} where {CALLS_FILE} says {tensor.dtype}")
            if shape != tensor.shape:
                raise ValueError(f"tensor {number} has shape {shape} where {CALLS_FILE} says {tensor.shape}")
            yield _read_values(stream, dtype, tensor.shape)
        if stream.read(1):
            raise ValueError(f"it holds more than the {len(tensors)} tensors that {CALLS_FILE} lists")


def _read_values(stream: Any, dtype: np.dtype[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    nbytes = dtype.itemsize * int(np.prod(shape, dtype=object))
    data = bytearray()
    while len(data) < nbytes:
        piece = stream.read(min(nbytes - len(data), _PIECE_BYTES))
        if not piece:
            raise ValueError(f"it ends after {len(data):,} of {nbytes:,} bytes of a tensor")
        data += piece
    return np.frombuffer(data, np.uint8).view(dtype).reshape(shape)


def _to_lists(tree: Tree) -> Any:
    """Convert a Tree to values that JSON can hold. Tuples become lists, and complex numbers become JSON objects."""
    if isinstance(tree, tuple):
        return [_to_lists(part) for part in tree]
    return {"complex": [tree.real, tree.imag]} if isinstance(tree, complex) else tree


def _to_tuples(value: Any) -> Tree:
    if isinstance(value, list):
        return tuple(_to_tuples(part) for part in value)
    if isinstance(value, dict):
        return complex(*value["complex"])
    return value  # type: ignore[no-any-return]


def _short(error: Exception) -> str:
    if isinstance(error, ValidationError):
        return error.errors()[0]["msg"]
    return (
        (getattr(error, "strerror", None) or str(error)).splitlines()[0][:200] if str(error) else type(error).__name__
    )
