"""Tensors in a sample process: map them, compare them bit by bit, write them. Imports torch only when called."""

from __future__ import annotations

import dataclasses
import mmap
import os
import warnings
from typing import Any, Collection, Dict, List, Optional, Sequence, Tuple

from graphnet_contract.messages import OutputTensor, TensorSpec

_ALIGNMENT = 64


class StorageError(Exception):
    """The worker's directory of outputs is full or cannot be written. This is not the fault of a compiler."""


@dataclasses.dataclass(frozen=True)
class InputTensor:
    """One argument of forward: the position of the tensor's bytes in the inputs file, or the value of a SymInt."""

    name: str
    dtype: str
    shape: Tuple[int, ...]
    offset: int
    symint: Optional[int] = None


def placed(spec: TensorSpec, offset: int) -> InputTensor:
    """Return the argument that ``spec`` describes, with its bytes at ``offset`` in the inputs file."""
    if spec.kind != "symint":
        return InputTensor(spec.name, spec.dtype, spec.shape, offset)
    # A SymInt always has a value here, because the server refuses a SymInt without a value.
    assert spec.data
    return InputTensor(spec.name, spec.dtype, spec.shape, offset, int(spec.data[0]))


class Inputs:
    """The arguments of one sample on its device. This object can restore the arguments that a call overwrote."""

    def __init__(self, path: str, tensors: Sequence[InputTensor], device: str) -> None:
        self.names = [tensor.name for tensor in tensors]
        private = _map_file(path, writable=True)
        pristine = _map_file(path, writable=False)
        self._pristine = {t.name: _view(pristine, t) for t in tensors if t.symint is None}
        self.values: List[Any] = [
            tensor.symint if tensor.symint is not None else _view(private, tensor).to(device) for tensor in tensors
        ]

    def written(self) -> List[str]:
        """Return the names of the inputs whose bits differ from those in the inputs file."""
        return [
            name
            for name, value in zip(self.names, self.values)
            if name in self._pristine and not same_bits(value, self._pristine[name])
        ]

    def restore(self, names: Collection[str]) -> None:
        """Set the named inputs back to the bits in the inputs file, in place."""
        if not names:
            return
        wanted = set(names)
        for name, value in zip(self.names, self.values):
            if name in wanted:
                value.copy_(self._pristine[name])

    def named(self, names: Sequence[str]) -> Dict[str, Any]:
        """Return the current values of the named inputs, by name."""
        wanted = set(names)
        return {name: value for name, value in zip(self.names, self.values) if name in wanted}


def same_bits(left: Any, right: Any) -> bool:
    """Whether two tensors have the same shape, dtype and bits.

    So a NaN is equal to a NaN with the same bits, but 0.0 and -0.0 differ.
    """
    import torch

    if left.shape != right.shape or left.dtype != right.dtype:
        return False
    if left.numel() == 0:
        return True
    ours, theirs = _bytes_of(left), _bytes_of(right)
    if all(side.numel() % 8 == 0 and side.storage_offset() % 8 == 0 for side in (ours, theirs)):
        # Compare 64-bit integers instead of single bytes, because large weights are compared often. In a measurement,
        # comparing integers took a quarter of the time.
        ours, theirs = ours.view(torch.int64), theirs.view(torch.int64)
    return bool(torch.equal(ours, theirs))


def same_outputs(left: Sequence[Any], right: Sequence[Any]) -> bool:
    """Whether two lists of output tensors agree bit by bit."""
    return len(left) == len(right) and all(same_bits(a, b) for a, b in zip(left, right))


def flatten(value: Any) -> Tuple[Any, List[Any]]:
    """Return the nesting of a call's result as a JSON value, and the result's tensors in order.

    A tensor becomes ``{"tensor": i}``, and a float becomes ``{"float": repr}`` because JSON has no NaN. A tuple becomes
    ``{"tuple": [...]}``, a list ``{"list": [...]}``, and a dict ``{"dict": [...]}``. None, booleans, integers and texts
    stay as they are. Any other value becomes ``{"other": text}``, where the text consists of its type and its value.
    """
    tensors: List[Any] = []
    return _flatten(value, tensors), tensors


def _flatten(value: Any, tensors: List[Any]) -> Any:
    import torch

    if isinstance(value, torch.Tensor):
        tensors.append(value)
        return {"tensor": len(tensors) - 1}
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return {"float": repr(value)}
    if isinstance(value, (tuple, list)):
        return {"list" if isinstance(value, list) else "tuple": [_flatten(item, tensors) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[str(key), _flatten(item, tensors)] for key, item in value.items()]}
    if type(value).__name__ in ("SymInt", "SymBool"):
        return int(value)
    return {"other": "%s %s" % (type(value).__name__, value)}


def clone_outputs(tensors: Sequence[Any]) -> List[Any]:
    """Return copies of the tensors, because some compilers overwrite the same output buffers in each call."""
    return [tensor.detach().clone() for tensor in tensors]


def write_tensors(path: str, tensors: Sequence[Any], max_bytes: int) -> List[OutputTensor]:
    """Write tensors into a new file. Return a header of each tensor: its dtype, shape, position and size.

    Each tensor begins at a multiple of 64 bytes.

    Raise ValueError if there are more than ``max_bytes`` bytes, and StorageError if the file cannot be written.
    """
    import torch

    headers: List[OutputTensor] = []
    end = 0
    for tensor in tensors:
        offset = -(-end // _ALIGNMENT) * _ALIGNMENT
        nbytes = tensor.numel() * tensor.element_size()
        dtype = str(tensor.dtype).replace("torch.", "")
        headers.append(OutputTensor(dtype, tuple(int(n) for n in tensor.shape), offset, nbytes))
        end = offset + nbytes
    if end > max_bytes:
        raise ValueError("the outputs have %d bytes, over the worker's limit of %d" % (end, max_bytes))
    descriptor = _create(path, end)
    try:
        if not end:
            return headers
        with mmap.mmap(descriptor, end) as mapped:
            for tensor, header in zip(tensors, headers):
                if header.nbytes:
                    target = torch.frombuffer(mapped, dtype=tensor.dtype, count=tensor.numel(), offset=header.offset)
                    target.copy_(_plain(tensor).reshape(-1))
                    del target
    finally:
        os.close(descriptor)
    return headers


def _create(path: str, nbytes: int) -> int:
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o644)
        if nbytes:
            # Reserve the file's memory at once. ftruncate reserves none, so the first access to a page would raise
            # SIGBUS if the tmpfs were full.
            os.posix_fallocate(descriptor, 0, nbytes)
    except OSError as error:
        raise StorageError("%d bytes of outputs cannot be stored: %s" % (nbytes, error.strerror)) from error
    return descriptor


def _plain(tensor: Any) -> Any:
    """Return the tensor as a dense CPU tensor, with torch's lazy conjugation and negation carried out."""
    value = tensor.detach()
    if value.layout is not _strided():
        value = value.to_dense()
    for resolve in ("resolve_conj", "resolve_neg"):
        if hasattr(value, resolve):
            value = getattr(value, resolve)()
    return value.cpu()


def _strided() -> Any:
    import torch

    return torch.strided


def _bytes_of(tensor: Any) -> Any:
    import torch

    return _plain(tensor).contiguous().reshape(-1).view(torch.uint8)


def _map_file(path: str, writable: bool) -> Optional[mmap.mmap]:
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        if os.fstat(descriptor).st_size == 0:
            return None
        # Map the file privately, because a graph may overwrite its inputs. Such a graph then changes only this
        # process's copy, and only the overwritten pages use additional memory.
        if writable:
            return mmap.mmap(descriptor, 0, flags=mmap.MAP_PRIVATE, prot=mmap.PROT_READ | mmap.PROT_WRITE)
        return mmap.mmap(descriptor, 0, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ)
    finally:
        os.close(descriptor)


def _view(mapped: Optional[mmap.mmap], tensor: InputTensor) -> Any:
    import torch

    dtype = getattr(torch, tensor.dtype)
    count = 1
    for size in tensor.shape:
        count *= size
    if count == 0 or mapped is None:
        return torch.empty(tensor.shape, dtype=dtype)
    with warnings.catch_warnings():
        # Suppress torch's warning about read-only memory: the mapping that keeps the inputs' original bits is read-only
        # on purpose.
        warnings.simplefilter("ignore")
        return torch.frombuffer(mapped, dtype=dtype, count=count, offset=tensor.offset).reshape(tensor.shape)
