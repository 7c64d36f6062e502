"""Conformance cases about values: dtypes, shapes, layouts, arguments, written inputs, random numbers and operators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np

from graphnet.conformance.case import Case
from graphnet.conformance.graphs import Array, Graph
from graphnet.conformance.subject import Broken, Subject, ok

_FLOATS = ("float32", "float64", "float16", "bfloat16")
_INTEGERS = ("int64", "int32", "int16", "int8", "uint8")


def value_cases() -> Iterator[Case]:
    """Yield the cases that test computed values."""
    for dtype in _FLOATS:
        yield _case(dtype, f"{dtype}: a matrix product, a sum and a square root", _of_floats(dtype))
    for dtype in _INTEGERS:
        yield _case(dtype, f"{dtype}: products, differences and bits, exactly", _of_integers(dtype))
    for name, (promise, graph) in _GRAPHS.items():
        yield _case(name, promise, graph)
    yield Case("random", "a graph that draws random numbers draws the same ones before every call", _random)
    yield Case("determinism", "two calls on the same inputs have the same bits", _determinism)


def _case(name: str, promise: str, graph: Graph) -> Case:
    return Case(name, promise, lambda subject: subject.require(graph))


def grid(*shape: int, dtype: Any = np.float32, start: int = 1, step: float = 0.25, modulo: int = 16) -> Array:
    """Return small numbers that every dtype holds exactly: start, start + step, ..., again after ``modulo`` numbers."""
    count = int(np.prod(shape, dtype=np.int64))
    values = start + step * (np.arange(count) % modulo)
    return values.reshape(shape).astype(dtype)


def _of_floats(name: str) -> Graph:
    dtype = np.dtype(getattr(ml_dtypes, name, name))

    def expected(x: Array, w: Array, b: Array) -> Any:
        exact = [value.astype(np.float64) for value in (x, w, b)]
        return (np.sqrt(exact[0] @ exact[1] + exact[2]).astype(dtype),)

    arguments = {"x": grid(4, 6, dtype=dtype), "w": grid(6, 5, dtype=dtype), "b": grid(5, dtype=dtype)}
    return Graph("return (torch.sqrt(x @ w + b),)", arguments, expected)


def _of_integers(name: str) -> Graph:
    def expected(x: Array, y: Array) -> Any:
        return (x * 3 - y, x & y, np.maximum(x, y))

    arguments = {"x": grid(3, 5, dtype=name, start=5, step=1), "y": grid(3, 5, dtype=name, start=2, step=1, modulo=7)}
    return Graph("return (x * 3 - y, x & y, torch.maximum(x, y))", arguments, expected)


def _padded_convolution(x: Array, w: Array) -> Any:
    """Compute a 3 x 3 convolution with padding 1. The shapes are [n, c, h, w] for ``x`` and [k, c, 3, 3] for ``w``."""
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3))
    return (np.einsum("nchwij,kcij->nkhw", windows, w).astype(np.float32),)


def _softmax(x: Array) -> Any:
    exponentials = np.exp(x - x.max(-1, keepdims=True))
    return (exponentials / exponentials.sum(-1, keepdims=True),)


_COMPLEX = grid(3, 4, dtype=np.complex64) + 1j * grid(3, 4, dtype=np.complex64, start=-2)
_BOOLS = {"x": grid(4, 4, step=1).astype(np.int64) % 2 == 0, "y": grid(4, 4, step=1).astype(np.int64) % 3 == 0}

_GRAPHS: dict[str, tuple[str, Graph]] = {
    "bool": (
        "bool: logic and comparisons",
        Graph("return (x & ~y, torch.logical_xor(x, y))", _BOOLS, lambda x, y: (x & ~y, x ^ y)),
    ),
    "complex64": (
        "complex64: a product and a conjugate",
        Graph("return (x * x + torch.conj(x),)", {"x": _COMPLEX}, lambda x: (x * x + np.conj(x),)),
    ),
    "mixed_dtypes": (
        "int32 and float32 promote to float32; casts are exact",
        Graph(
            "return (x + y, x.to(torch.float64), y > 2)",
            {"x": grid(2, 3, dtype=np.int32, step=1), "y": grid(2, 3)},
            lambda x, y: ((x + y).astype(np.float32), x.astype(np.float64), y > 2),
        ),
    ),
    "zero_dim": (
        "tensors without dimensions",
        Graph("return (x * y + 1, y.sum())", {"x": grid(), "y": grid(3)}, lambda x, y: (x * y + 1, y.sum())),
    ),
    "empty": (
        "tensors without elements",
        Graph("return (torch.relu(x), x.sum(0))", {"x": grid(0, 3)}, lambda x: (x, np.zeros(3, np.float32))),
    ),
    "non_contiguous": (
        "outputs that are transposed, strided or expanded views",
        Graph(
            "y = x * 2\nreturn (y.t(), y[:, ::2], y[:1].expand(3, 6))",
            {"x": grid(4, 6)},
            lambda x: ((2 * x).T, (2 * x)[:, ::2], np.broadcast_to(2 * x[:1], (3, 6))),
        ),
    ),
    "symint": (
        "an integer argument in shapes and in arithmetic",
        Graph(
            "return (x.reshape(s0, -1) * s0,)",
            {"x": grid(4, 6), "s0": 8},
            lambda x, s0: (x.reshape(s0, -1) * np.float32(s0),),
        ),
    ),
    "nested_outputs": (
        "a dict of lists and None comes back as such",
        Graph(
            'return {"a": (x + 1, [x * 2]), "b": None}', {"x": grid(2, 3)}, lambda x: {"a": (x + 1, [x * 2]), "b": None}
        ),
    ),
    "python_values": (
        "numbers and None among the outputs",
        Graph("return (x + 1, 3, None, 1.5)", {"x": grid(2, 3)}, lambda x: (x + 1, 3, None, 1.5)),
    ),
    "repeated_output": (
        "one tensor returned twice, and an input returned as it is",
        Graph("y = x + 1\nreturn (y, y, x)", {"x": grid(2, 3)}, lambda x: (x + 1, x + 1, x)),
    ),
    "unused_argument": (
        "an argument that forward does not use",
        Graph("return (x + 1,)", {"x": grid(2, 3), "y": grid(5)}, lambda x, y: (x + 1,)),
    ),
    "in_place": (
        "an input written by the graph is reported, and restored before the next call",
        Graph("x.add_(1)\nreturn (x * 2,)", {"x": grid(2, 3)}, lambda x: ((x + 1) * 2,), lambda x: {"x": x + 1}),
    ),
    "in_place_view": (
        "an input written through a view of it",
        Graph(
            "x[:, 0].zero_()\nreturn (x.sum(1),)",
            {"x": grid(2, 3)},
            lambda x: (x[:, 1:].sum(1),),
            lambda x: {"x": np.concatenate([np.zeros_like(x[:, :1]), x[:, 1:]], axis=1)},
        ),
    ),
    "generated_inputs": (
        "inputs of the generator arrive bit by bit",
        Graph("return (x * 1.0, x.abs().amax())", {"x": (64, 33)}, lambda x: (x, np.abs(x).max())),
    ),
    "convolution": (
        "a padded 3 x 3 convolution",
        Graph(
            "return (torch.nn.functional.conv2d(x, w, padding=1),)",
            {"x": grid(1, 3, 8, 8), "w": grid(4, 3, 3, 3, start=-1)},
            _padded_convolution,
        ),
    ),
    "embedding": (
        "rows selected by an index tensor",
        Graph(
            "return (torch.nn.functional.embedding(i, w),)",
            {"i": np.array([[3, 0], [7, 3]]), "w": grid(8, 4, modulo=32)},
            lambda i, w: (w[i],),
        ),
    ),
    "softmax": (
        "a softmax over the last dimension",
        Graph("return (torch.softmax(x, -1),)", {"x": grid(4, 16)}, _softmax),
    ),
}

_DROPOUT = Graph("return (torch.nn.functional.dropout(x, 0.5, True),)", {"x": grid(64, 64)})
_REDUCTIONS = Graph("return (torch.softmax(x @ w, -1), (x @ w).sum())", {"x": (96, 160), "w": (160, 64)})


def _random(subject: Subject) -> None:
    progress, arguments = subject.run(_DROPOUT)
    ok(progress)
    if "last" in progress.outputs:
        raise Broken("two calls with the same seed drew different numbers")
    (drawn,) = progress.outputs["first"].outputs.arrays
    kept = drawn != 0
    if not np.array_equal(drawn[kept], 2 * np.asarray(arguments["x"])[kept]):
        raise Broken("the elements that dropout kept are not the input's, doubled", "ACCURACY")
    if not 0.4 < kept.mean() < 0.6:
        raise Broken(f"dropout of one half kept {kept.mean():.0%} of 4096 elements", "ACCURACY")


def _determinism(subject: Subject) -> None:
    progress, _ = subject.run(_REDUCTIONS)
    ok(progress)
    if "last" in progress.outputs:
        raise Broken("the last call's bits differ from those of the first")
