"""Tensors in a sample process: map them, compare them bit by bit, write them. Imports torch only when called."""

from __future__ import annotations

import mmap
import os
import warnings
from typing import Any, Collection, Dict, List, Optional, Sequence, Tuple

from graphnet_contract.messages import OutputTensor, TensorSpec

_ALIGNMENT = 64


class StorageError(Exception):
    """The worker's directory of outputs is full or cannot be written. This is not the fault of a compiler."""


class Inputs:
    """The arguments of one sample on its device. This object can restore the arguments that a call overwrote.

    Each tensor's bytes begin at its offset in the inputs file.
    """

    def __init__(self, path: str, specs: Sequence[TensorSpec], offsets: Sequence[int], device: str) -> None:
        self.names = [spec.name for spec in specs]
        self.values: List[Any] = []
        self._pristine: Dict[str, Any] = {}
        private, pristine = _map_file(path, writable=True), _map_file(path, writable=False)
        for spec, offset in zip(specs, offsets):
            if spec.kind == "symint":
                assert spec.data, "the server refuses a SymInt without a value"
                self.values.append(int(spec.data[0]))
            else:
                self.values.append(_view(private, spec, offset).to(device))
                self._pristine[spec.name] = _view(pristine, spec, offset)

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

    def pristine(self, position: int) -> Any:
        """Return the bits of one input in the inputs file. The tensor is on the CPU, and must not be changed."""
        return self._pristine[self.names[position]]

    def named(self, names: Sequence[str]) -> Dict[str, Any]:
        """Return the current values of the named inputs, by name."""
        wanted = set(names)
        return {name: value for name, value in zip(self.names, self.values) if name in wanted}


def same_bits(left: Any, right: Any) -> bool:
    """Whether two tensors have the same shape, dtype and bits: a NaN equals the same NaN, but 0.0 and -0.0 differ."""
    import torch

    if left.shape != right.shape or left.dtype != right.dtype:
        return False
    if left.numel() == 0:
        return True
    ours, theirs = _bytes_of(left), _bytes_of(right)
    if all(side.numel() % 8 == 0 and side.storage_offset() % 8 == 0 for side in (ours, theirs)):
        # Large weights are compared often: in a measurement, 64-bit integers took a quarter of the time of bytes.
        ours, theirs = ours.view(torch.int64), theirs.view(torch.int64)
    return bool(torch.equal(ours, theirs))


def same_outputs(left: Sequence[Any], right: Sequence[Any]) -> bool:
    """Whether two lists of output tensors agree bit by bit."""
    return len(left) == len(right) and all(same_bits(a, b) for a, b in zip(left, right))


def flatten(value: Any) -> Tuple[Any, List[Any]]:
    """Return the nesting of a call's result as a JSON value, and the result's tensors in order.

    A tensor becomes ``{"tensor": i}``, a float ``{"float": repr}`` because JSON has no NaN, a tuple ``{"tuple":
    [...]}``, a list ``{"list": [...]}``, and a dict ``{"dict": [...]}``. None, booleans, integers and texts stay. Any
    other value becomes ``{"other": text}``, with its type and its value.
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
    """Write tensors into a new file, each at a multiple of 64 bytes. Return a header of each tensor.

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
            # With ftruncate instead, the first access to a page would raise SIGBUS if the tmpfs were full.
            os.posix_fallocate(descriptor, 0, nbytes)
    except OSError as error:
        what = "%d bytes of outputs cannot be stored in %s" % (nbytes, os.path.dirname(path))
        raise StorageError("%s: %s" % (what, error.strerror)) from error
    return descriptor


def _plain(tensor: Any) -> Any:
    import torch

    value = tensor.detach()
    if value.layout is not torch.strided:
        value = value.to_dense()
    for resolve in ("resolve_conj", "resolve_neg"):
        if hasattr(value, resolve):
            value = getattr(value, resolve)()
    return value.cpu()


def _bytes_of(tensor: Any) -> Any:
    import torch

    return _plain(tensor).contiguous().reshape(-1).view(torch.uint8)


def _map_file(path: str, writable: bool) -> Optional[mmap.mmap]:
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        if os.fstat(descriptor).st_size == 0:
            return None
        # A graph may overwrite its inputs: it then changes only this process's copy, page by page.
        if writable:
            return mmap.mmap(descriptor, 0, flags=mmap.MAP_PRIVATE, prot=mmap.PROT_READ | mmap.PROT_WRITE)
        return mmap.mmap(descriptor, 0, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ)
    finally:
        os.close(descriptor)


def _view(mapped: Optional[mmap.mmap], spec: TensorSpec, offset: int) -> Any:
    import torch

    dtype = getattr(torch, spec.dtype)
    count = 1
    for size in spec.shape:
        count *= size
    if count == 0 or mapped is None:
        return torch.empty(spec.shape, dtype=dtype)
    with warnings.catch_warnings():
        # Suppress torch's warning about read-only memory: the mapping of the original bits is read-only on purpose.
        warnings.simplefilter("ignore")
        return torch.frombuffer(mapped, dtype=dtype, count=count, offset=offset).reshape(spec.shape)
