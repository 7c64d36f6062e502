"""Scheme ``mesh`` makes a sample's inputs and weights. The bits are the same with every Python, numpy, CPU and host.

Each tensor has a separate Philox counter generator. The generator's key is the first 16 bytes of the sha256 of four
texts: ``graphnet-mesh-inputs/1``, the seed, the sample hash and the tensor's name, separated by NUL bytes. Integers and
booleans are computed from the generator's raw words. For floats, the raw words are read as little-endian 16-bit indices
into a table of normal quantiles, which is a file of this package. One multiplication, one addition, the tensor's limits
and a cast turn a quantile into a value, in float64 for float64 and complex128, and otherwise in float32. The scheme
calls only one function of the C library's mathematics, the square root, which IEEE 754 defines to the last bit.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import io
import mmap
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Callable, Iterable, Iterator, List, Tuple, Union

import numpy as np

from graphnet_contract import convert
from graphnet_contract.samples import Sample, SampleError, TensorSpec
from graphnet_contract.scales import keeps_data, scale_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

SCHEME = "mesh"
ALIGNMENT_BYTES = 64
PAGE_BYTES = 4096
_DOMAIN = "graphnet-mesh-inputs/1"
_TABLE_SIZE = 65536
# The elements made in one step, which stay in a core's L2 cache. A multiple of 4: a raw word has four 16-bit words.
_CHUNK = 65536

Digest = Callable[[Any], str]


@dataclass(frozen=True)
class Slot:
    """The position of one tensor in the inputs file, in bytes."""

    spec: TensorSpec
    offset: int
    nbytes: int


@dataclass(frozen=True)
class Layout:
    """The position of every stored tensor, in the order of the specs, and the size of the inputs file in bytes."""

    slots: Tuple[Slot, ...]
    total_nbytes: int


def layout(specs: Iterable[TensorSpec]) -> Layout:
    """Place tensors in order at multiples of 64 bytes, except SymInts, and pad the file to a multiple of 4096 bytes."""
    slots, end = [], 0
    for spec in specs:
        if not spec.is_symint:
            offset = _round_up(end, ALIGNMENT_BYTES)
            slots.append(Slot(spec, offset, spec.nbytes))
            end = offset + spec.nbytes
    return Layout(tuple(slots), _round_up(end, PAGE_BYTES))


def _round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


def write_inputs(sample: Sample, seed: int, file: Union[str, Path, BinaryIO], digest: Digest) -> List[str]:
    """Write every stored tensor of ``sample`` to ``file`` (a path to create or truncate, or an open ``w+b`` file).

    The file has the layout that :func:`layout` returns. Return the result of ``digest``, such as
    ``xxhash.xxh3_128_hexdigest``, for the bytes of each tensor. Raise OSError if the file cannot be written, and
    SampleError if a tensor's dtype is unknown (the file is then unchanged), or a tensor cannot be made from its
    description.
    """
    plan = layout(sample.specs)
    digests = []
    with _mapped(file, plan.total_nbytes) as memory:
        for slot in plan.slots:
            storage = slot.spec.storage.numpy
            target: Array = np.empty(0, storage)
            if slot.nbytes:
                target = np.frombuffer(memory, storage, slot.spec.numel, slot.offset)
            problem = _problem_of_filling(target, slot.spec, seed, sample)
            if problem:
                del target
                raise SampleError(problem)
            digests.append(digest(target.view(np.uint8).data))
            del target  # drop this reference, because the map cannot close while an array refers to it
    return digests


def _problem_of_filling(target: Array, spec: TensorSpec, seed: int, sample: Sample) -> str:
    """Fill a tensor. Return why the tensor cannot be made; empty if it was made.

    The SampleError itself must not leave this function: its traceback refers to ``target``, whose memory map could then
    not be closed (BufferError).
    """
    try:
        fill_into(target, spec, seed, sample.sample_hash, sample.ours)
    except SampleError as error:
        return str(error)
    return ""


@contextlib.contextmanager
def _mapped(file: Union[str, Path, BinaryIO], nbytes: int) -> Iterator[Any]:
    with contextlib.ExitStack() as stack:
        handle = stack.enter_context(open(file, "w+b")) if isinstance(file, (str, Path)) else file
        handle.truncate(0)
        if nbytes:
            # Without this, a later write into the map would end the process by SIGBUS if the file system is full.
            os.posix_fallocate(handle.fileno(), 0, nbytes)
        yield stack.enter_context(mmap.mmap(handle.fileno(), nbytes)) if nbytes else io.BytesIO().getbuffer()


def fill(spec: TensorSpec, seed: int, sample_hash: str, ours: bool) -> Array:
    """Return one tensor of scheme ``mesh`` in its shape and storage dtype (bfloat16 is stored as uint16 bits).

    If the spec has literal data, the tensor normally gets these values (see
    :func:`graphnet_contract.scales.keeps_data`). Integers are uniform in their range, both ends included. A bool is
    true or false with equal probability. Floats have the scale that :func:`graphnet_contract.scales.scale_of` returns
    and are clamped to the recorded limits. If ``ours``, our own extractor wrote the sample, so its mean and std are
    exact.

    Raise SampleError if the dtype is unknown or float8, an integer has neither data nor a range, or an integer dtype
    cannot hold the data or the range.
    """
    target: Array = np.empty(spec.numel, spec.storage.numpy)
    fill_into(target, spec, seed, sample_hash, ours)
    return target.reshape(spec.shape)


def fill_into(target: Array, spec: TensorSpec, seed: int, sample_hash: str, ours: bool) -> None:
    """Fill a flat array of the storage dtype with the values that :func:`fill` returns.

    Values are drawn in small pieces, which need only a few MiB of extra memory; literal data are converted all at once.
    """
    if keeps_data(spec, ours):
        target[...] = convert.literal(spec)
        return
    raw = _Raw(seed, sample_hash, spec.name)
    dtype = spec.storage
    if dtype.is_bool:
        _fill_bool(target, raw)
    elif dtype.is_integer:
        _fill_integer(target, spec, raw)
    elif dtype.is_complex:
        _fill_float(target.view(target.real.dtype), convert.Scaler(spec, scale_of(spec, ours)), raw)
    else:
        _fill_float(target, convert.Scaler(spec, scale_of(spec, ours)), raw)


class _Raw:
    """The raw words that one tensor's generator makes, in order."""

    def __init__(self, seed: int, sample_hash: str, name: str) -> None:
        key = hashlib.sha256(f"{_DOMAIN}\0{seed}\0{sample_hash}\0{name}".encode()).digest()[:16]
        self._philox = np.random.Philox(key=np.frombuffer(key, "<u8").astype(np.uint64), counter=0)

    def words(self, count: int, dtype: str) -> Array:
        """Return the next ``count`` little-endian words of numpy's type ``dtype``.

        An unused rest of the last raw word, of 64 bits, is dropped.
        """
        per_raw = 8 // np.dtype(dtype).itemsize
        raw = self._philox.random_raw(-(-count // per_raw))
        return raw.astype("<u8", copy=False).view(dtype)[:count]


def _chunks(size: int) -> Iterator[slice]:
    for start in range(0, size, _CHUNK):
        yield slice(start, min(start + _CHUNK, size))


def _fill_bool(target: Array, raw: _Raw) -> None:
    for part in _chunks(target.size):
        target[part] = raw.words(part.stop - part.start, "<u2") & 1


def _fill_integer(target: Array, spec: TensorSpec, raw: _Raw) -> None:
    low, high = convert.integer_range(spec)
    span = high - low + 1
    for part in _chunks(target.size):
        count = part.stop - part.start
        if span <= 2**32:
            # Without a division: uniform up to a relative error of 2**-32 x span.
            drawn = (raw.words(count, "<u4").astype(np.uint64) * np.uint64(span)) >> np.uint64(32)
        else:
            drawn = raw.words(count, "<u8") % np.uint64(span) if span < 2**64 else raw.words(count, "<u8")
        # The sum wraps around in two's complement, so the cast is right for every signed and unsigned width.
        target[part] = (drawn + np.uint64(low % 2**64)).astype(target.dtype)


def _fill_float(target: Array, scaler: convert.Scaler, raw: _Raw) -> None:
    if target.size < _TABLE_SIZE:
        target[...] = scaler.apply(quantiles()[raw.words(target.size, "<u2")])
        return
    # Every step of the scaler is elementwise, so scaling the table once gives the same bits as scaling each element.
    table = scaler.apply(quantiles())
    for part in _chunks(target.size):
        np.take(table, raw.words(part.stop - part.start, "<u2"), out=target[part], mode="clip")


@functools.lru_cache(maxsize=None)
def quantiles() -> Array:
    """Return the float32 nearest to the quantile of (i + 0.5) / 65536 for each i. Raise SampleError if damaged."""
    content = Path(__file__).with_name("normal_quantiles.f32").read_bytes()
    if len(content) != _TABLE_SIZE * 4:
        raise SampleError("normal_quantiles.f32 of graphnet_contract is damaged; install the package again.")
    return np.frombuffer(content, "<f4").astype(np.float32)
