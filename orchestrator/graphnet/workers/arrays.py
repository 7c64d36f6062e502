"""The outputs of a worker as numpy arrays, either mapped from a shared file or made from received bytes."""

from __future__ import annotations

import json
import mmap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import xxhash
from numpy.typing import NDArray

from graphnet.errors import WorkerLost
from graphnet.judge import Outputs, Tree
from graphnet.judge.likeness import TensorTraits
from graphnet_contract import messages

#: The torch dtypes that numpy does not have.
_DTYPES: Mapping[str, Any] = {
    "bfloat16": ml_dtypes.bfloat16,
    "float8_e4m3fn": ml_dtypes.float8_e4m3fn,
    "float8_e5m2": ml_dtypes.float8_e5m2,
    "float8_e4m3fnuz": ml_dtypes.float8_e4m3fnuz,
    "float8_e5m2fnuz": ml_dtypes.float8_e5m2fnuz,
}


@dataclass(frozen=True)
class SampleOutputs:
    """The return value of one call of a graph, and the inputs that the call changed in place.

    Attributes:
        outputs: the returned values.
        mutated: the changed inputs by name, with their values after the call.
        digest: xxh3-128 of the bytes of the outputs and of the changed inputs.
        traits: the traits of each returned tensor; empty if the worker does not say them.
    """

    outputs: Outputs
    mutated: Mapping[str, NDArray[Any]]
    digest: str
    traits: tuple[TensorTraits, ...] = ()


def numpy_dtype(name: str) -> np.dtype[Any]:
    """Return the numpy dtype for a torch name. Raises TypeError if neither numpy nor ml_dtypes has such a dtype."""
    dtype: np.dtype[Any] = np.dtype(_DTYPES.get(name, name))
    return dtype


def read_outputs(announced: messages.OutputSet, source: Path | bytearray) -> SampleOutputs:
    """Make arrays on top of a shared file or of received bytes, without copying them.

    Args:
        announced: the worker's description of the outputs.
        source: the file, or the bytes.

    Raises:
        WorkerLost: the bytes do not match the announcement, or the announcement contradicts itself.
    """
    data = _mapped(source, announced.file_bytes) if isinstance(source, Path) else memoryview(source)
    if xxhash.xxh3_128_hexdigest(data) != announced.digest:
        raise WorkerLost("the outputs that arrived are not those that the worker announced (digest differs)")
    try:
        arrays = [_array(data, tensor) for tensor in announced.tensors]
        mutated = {name: arrays[index] for name, index in announced.mutated_inputs.items()}
        returned = len(arrays) - len(mutated)
        structure = _tree(json.loads(announced.structure_json))
        dtypes = [tensor.dtype for tensor in announced.tensors[:returned]]
        traits = _traits(announced.tensors[:returned])
        return SampleOutputs(Outputs(structure, arrays[:returned], dtypes), mutated, announced.digest, traits)
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise WorkerLost(f"the worker announced outputs that make no sense: {error}") from error


def _traits(tensors: Sequence[messages.OutputTensor]) -> tuple[TensorTraits, ...]:
    if not all(tensor.layout for tensor in tensors):
        return ()
    return tuple(
        TensorTraits(tuple(one.shape), one.layout, tuple(one.strides), one.requires_grad, one.memory) for one in tensors
    )


def _mapped(path: Path, nbytes: int) -> memoryview:
    if not nbytes:
        return memoryview(b"")
    try:
        # The worker removes the file when the call ends, but the mapping remains valid after that.
        with path.open("rb") as file:
            return memoryview(mmap.mmap(file.fileno(), nbytes, access=mmap.ACCESS_READ))
    except (OSError, ValueError) as error:
        raise WorkerLost(f"the outputs file {path} cannot be mapped: {error}") from error


def _array(data: memoryview, tensor: messages.OutputTensor) -> NDArray[Any]:
    dtype = numpy_dtype(tensor.dtype)
    flat = np.frombuffer(data, dtype=np.uint8, count=tensor.nbytes, offset=tensor.offset)
    array: NDArray[Any] = flat.view(dtype).reshape(tensor.shape)
    return array


def _tree(value: Any) -> Tree:
    """Convert a structure from the worker's JSON to the judge's tagged tuples."""
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
