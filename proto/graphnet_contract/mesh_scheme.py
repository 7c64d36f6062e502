"""Inputs and weights of a sample, the same bits on every Python, numpy, CPU and host (scheme ``mesh``).

Per tensor: sha256 of ``graphnet-mesh-inputs/1``, seed, sample hash and name (NUL between them) keys a Philox counter
generator. Its raw words are little-endian 16-bit indices into a shipped table of normal quantiles; one float32 multiply
and one float32 add scale it, and a cast ends it. Nothing here calls libm, so nothing depends on a machine.
"""

from __future__ import annotations

import contextlib
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
# Elements per step: index and result stay in a core's L2 cache. A multiple of 4, the 16-bit words in one raw word.
_CHUNK = 65536

Digest = Callable[[Any], str]


@dataclass(frozen=True)
class Slot:
    """Where one tensor lies in the shared file."""

    spec: TensorSpec
    offset: int
    nbytes: int


@dataclass(frozen=True)
class Layout:
    """Every stored tensor's place, in spec order, and the size of the whole file in bytes."""

    slots: Tuple[Slot, ...]
    total_nbytes: int


@dataclass(frozen=True)
class Placement:
    """One written tensor: its name, place in the file and the digest of its bytes."""

    name: str
    offset: int
    nbytes: int
    digest: str


def layout(specs: Iterable[TensorSpec]) -> Layout:
    """Tensors in spec order, each at the next multiple of 64 bytes, the file padded to 4096; SymInts are not stored."""
    slots, end = [], 0
    for spec in specs:
        if not spec.is_symint:
            offset = _round_up(end, ALIGNMENT_BYTES)
            slots.append(Slot(spec, offset, spec.nbytes))
            end = offset + spec.nbytes
    return Layout(tuple(slots), _round_up(end, PAGE_BYTES))


def _round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


def write_inputs(sample: Sample, seed: int, file: Union[str, Path, BinaryIO], digest: Digest) -> List[Placement]:
    """Make every stored tensor of ``sample`` in ``file`` (a path, created or truncated, or an open ``w+b`` file).

    The file gets the bytes of :func:`layout`; a sample without tensors leaves it empty. ``digest`` is given each
    tensor's bytes, e.g. ``xxhash.xxh3_128_hexdigest``. OSError where the file system has no room; SampleError for a
    tensor that cannot be made, before anything is written where its dtype is unknown.
    """
    plan = layout(sample.specs)
    placements = []
    with _mapped(file, plan.total_nbytes) as memory:
        for slot in plan.slots:
            storage = slot.spec.storage.numpy
            target: Array = (
                np.frombuffer(memory, storage, slot.spec.numel, slot.offset) if slot.nbytes else _nothing(storage)
            )
            fill_into(target, slot.spec, seed, sample.sample_hash, sample.ours)
            placements.append(Placement(slot.spec.name, slot.offset, slot.nbytes, digest(target.view(np.uint8).data)))
            del target  # the map cannot close while an array looks into it
    return placements


def _nothing(storage: np.dtype[Any]) -> Array:
    return np.empty(0, storage)


@contextlib.contextmanager
def _mapped(file: Union[str, Path, BinaryIO], nbytes: int) -> Iterator[Any]:
    with contextlib.ExitStack() as stack:
        handle = stack.enter_context(open(file, "w+b")) if isinstance(file, (str, Path)) else file
        handle.truncate(0)
        if nbytes:
            # Reserved now: a full /dev/shm is an OSError here, where a write into the map would be a SIGBUS.
            os.posix_fallocate(handle.fileno(), 0, nbytes)
        yield stack.enter_context(mmap.mmap(handle.fileno(), nbytes)) if nbytes else io.BytesIO().getbuffer()


def fill(spec: TensorSpec, seed: int, sample_hash: str, ours: bool) -> Array:
    """One tensor of scheme ``mesh``, in its shape, stored as the table of dtypes says (bfloat16 as uint16 bits).

    Literal data come first (:func:`graphnet_contract.scales.keeps_data`), then integer ranges (both ends included),
    bools (even odds), and floats by :func:`graphnet_contract.scales.scale_of` clamped to what was recorded.
    SampleError for an unknown dtype, for an integer without data or range, and for data the dtype cannot hold.
    """
    target: Array = np.empty(spec.numel, spec.storage.numpy)
    fill_into(target, spec, seed, sample_hash, ours)
    return target.reshape(spec.shape)


def fill_into(target: Array, spec: TensorSpec, seed: int, sample_hash: str, ours: bool) -> None:
    """:func:`fill` into a flat array of the storage dtype; memory beyond it stays below a few MiB."""
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
    """The raw words of one tensor, handed out in order."""

    def __init__(self, seed: int, sample_hash: str, name: str) -> None:
        key = hashlib.sha256(f"{_DOMAIN}\0{seed}\0{sample_hash}\0{name}".encode()).digest()[:16]
        self._philox = np.random.Philox(key=np.frombuffer(key, "<u8").astype(np.uint64), counter=0)

    def words(self, count: int, dtype: str) -> Array:
        """The next ``count`` little-endian words; the rest of the last raw word is dropped."""
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
            # Multiply and shift: uniform to 2**-32 x span, and no division.
            drawn = (raw.words(count, "<u4").astype(np.uint64) * np.uint64(span)) >> np.uint64(32)
        else:
            drawn = raw.words(count, "<u8") % np.uint64(span) if span < 2**64 else raw.words(count, "<u8")
        # Two's complement wraps to the right value for every signed and unsigned width.
        target[part] = (drawn + np.uint64(low % 2**64)).astype(target.dtype)


def _fill_float(target: Array, scaler: convert.Scaler, raw: _Raw) -> None:
    if target.size < _TABLE_SIZE:
        target[...] = scaler.apply(_quantiles()[raw.words(target.size, "<u2")])
        return
    # Every step is elementwise, so scaling the table once gives the bits that scaling each element would.
    table = scaler.apply(_quantiles())
    for part in _chunks(target.size):
        np.take(table, raw.words(part.stop - part.start, "<u2"), out=target[part], mode="clip")


_cached_quantiles: List[Array] = []


def _quantiles() -> Array:
    """The shipped table: entry i is the float32 nearest to the normal quantile of (i + 0.5) / 65536."""
    if not _cached_quantiles:
        content = Path(__file__).with_name("normal_quantiles.f32").read_bytes()
        if len(content) != _TABLE_SIZE * 4:
            raise SampleError("normal_quantiles.f32 of graphnet_contract is damaged; install the package again.")
        _cached_quantiles.append(np.frombuffer(content, "<f4").astype(np.float32))
    return _cached_quantiles[0]
