"""A fake torch in plain Python (3.8 or later), with only those names that graphnet_runner and the tests' models use.

Its operators use only a tensor's flat memory, and its only device is the CPU.
"""

from __future__ import annotations

import array
import contextlib
import math
import random
import struct
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

__version__ = "0.0-fake"
strided = "strided"
SymInt = int


class dtype:  # noqa: N801 - torch spells it so
    """A scalar type: its name, and its code in the module ``struct``."""

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        self.code = code

    def __repr__(self) -> str:
        return "torch." + self.name


float32 = dtype("float32", "f")
int16 = dtype("int16", "h")
int32 = dtype("int32", "i")
int64 = dtype("int64", "q")
uint8 = dtype("uint8", "B")


class device:  # noqa: N801 - torch spells it so
    """Stands in for ``torch.device``; the tests use ``device("cpu")``."""

    def __init__(self, name: str) -> None:
        self.type = name.partition(":")[0]


class Tensor:
    """A tensor: bytes in memory, with a shape and a dtype."""

    layout = strided
    requires_grad = False
    device = "cpu"

    def __init__(self, memory: memoryview, shape: Sequence[int], kind: dtype) -> None:
        self._memory = memory
        self.shape = tuple(shape)
        self.dtype = kind

    def numel(self) -> int:
        return math.prod(self.shape)

    def element_size(self) -> int:
        return struct.calcsize(self.dtype.code)

    def stride(self) -> tuple[int, ...]:
        return tuple(math.prod(self.shape[dimension + 1 :]) for dimension in range(len(self.shape)))

    def storage_offset(self) -> int:
        return 0

    def reshape(self, *shape: Any) -> Tensor:
        sizes = shape[0] if isinstance(shape[0], (tuple, list)) else shape
        return Tensor(self._memory, (self.numel(),) if tuple(sizes) == (-1,) else sizes, self.dtype)

    def view(self, kind: Any) -> Tensor:
        if isinstance(kind, tuple):
            return self.reshape(kind)
        # The sizes of the elements are equal, or the tensor has one dimension.
        count = len(self._memory) // struct.calcsize(kind.code)
        return Tensor(self._memory, self.shape if count == self.numel() else (count,), kind)

    def __getitem__(self, part: Any) -> Tensor:
        """Return a row, or a range of a tensor of one dimension."""
        if isinstance(part, slice):
            first, last, _ = part.indices(self.numel())
            rest: tuple[int, ...] = (last - first,)
        else:
            rest = self.shape[1:]
            first, last = part * math.prod(rest), (part + 1) * math.prod(rest)
        size = self.element_size()
        return Tensor(self._memory[first * size : last * size], rest, self.dtype)

    def __iter__(self) -> Iterator[Tensor]:
        return (self[place] for place in range(self.shape[0]))

    def take(self, places: Tensor) -> Tensor:
        values = self.numbers()
        return _of([values[place] for place in places.numbers()], places.shape, self.dtype)

    def to(self, _device: Any) -> Tensor:
        return self

    def detach(self) -> Tensor:
        return self

    def cpu(self) -> Tensor:
        return self

    def contiguous(self) -> Tensor:
        return self

    def clone(self) -> Tensor:
        return Tensor(memoryview(bytearray(self._memory)), self.shape, self.dtype)

    def data_ptr(self) -> int:
        return id(self._memory.obj)

    def roll(self, shift: int) -> Tensor:
        values = self.numbers()
        return _of(values[-shift:] + values[:-shift], self.shape, self.dtype)

    def copy_(self, source: Tensor) -> Tensor:
        self._memory[:] = source._memory
        return self

    def numbers(self) -> list[Any]:
        values = array.array(self.dtype.code)
        values.frombytes(bytes(self._memory))
        return list(values)

    def tolist(self) -> list[Any]:
        return self.numbers()

    def add_(self, number: float) -> Tensor:
        return self.copy_(_of([value + number for value in self.numbers()], self.shape, self.dtype))


class Module:
    """Stands in for ``torch.nn.Module``, without parameters."""

    forward: Callable[..., Any]

    def __call__(self, *arguments: Any) -> Any:
        return self.forward(*arguments)

    def eval(self) -> Module:
        return self


nn = types.SimpleNamespace(Module=Module)
cuda = types.SimpleNamespace(is_available=lambda: False)


def _of(values: Sequence[Any], shape: Sequence[int], kind: dtype) -> Tensor:
    return Tensor(memoryview(bytearray(array.array(kind.code, values).tobytes())), shape, kind)


def frombuffer(memory: Any, dtype: dtype, count: int, offset: int = 0) -> Tensor:
    whole = memoryview(memory).cast("B")
    return Tensor(whole[offset : offset + count * struct.calcsize(dtype.code)], (count,), dtype)


def empty(shape: Any, dtype: dtype, device: str = "cpu") -> Tensor:
    sizes = (shape,) if isinstance(shape, int) else shape
    return _of([0] * math.prod(sizes), sizes, dtype)


def tensor(rows: Sequence[Sequence[int]]) -> Tensor:
    return _of([value for row in rows for value in row], (len(rows), len(rows[0])), int64)


def equal(left: Tensor, right: Tensor) -> bool:
    return left.shape == right.shape and left._memory == right._memory


def add(left: Tensor, right: Tensor | float) -> Tensor:
    others = right.numbers() if isinstance(right, Tensor) else [right] * left.numel()
    return _of([a + b for a, b in zip(left.numbers(), others)], left.shape, left.dtype)


def rand(*shape: int) -> Tensor:
    return _of([_generator.random() for _ in range(math.prod(shape))], shape, float32)


_generator = random.Random(0)


def manual_seed(seed: int) -> None:
    _generator.seed(seed)


class _State:
    def tolist(self) -> list[int]:
        state: tuple[Any, ...] = _generator.getstate()
        return list(repr(state).encode())


def get_rng_state() -> _State:
    return _State()


called: list[str] = []


def cos(value: Tensor) -> Tensor:
    called.append(f"cos of {value.numel()}")
    return value


def set_num_threads(_count: int) -> None:
    return


@contextlib.contextmanager
def no_grad() -> Iterator[None]:
    yield
