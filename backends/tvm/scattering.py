"""The converter of `scatter_add`, which adds elements in the order in which they are in memory.

TVM's own function takes one column after the other, and reads a row of memory anew for each of its elements. Here each
thread takes some columns, and the elements of a row are added together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import fx
from tvm import te, tirx
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as script

from graphnet_lowering.nodes import index_of_rows

#: The most columns that a thread takes at once: with fewer, the index is read more often.
_COLUMNS = 64


def scatter_rows(importer: Any, node: fx.Node) -> Any:
    """Translate `scatter_add`. An index that repeats one number along each row is read once per row."""
    data, axis, index, source = node.args[:4]
    value = data.meta["val"]  # type: ignore[union-attr]
    if value.dtype is torch.bool:
        raise NotImplementedError("LLVM adds no bools")
    if not math.prod(index.meta["val"].shape):  # type: ignore[union-attr]
        return importer.env[data]
    rank = len(data.meta["val"].shape)  # type: ignore[union-attr]
    axis = int(axis) % max(1, rank)  # type: ignore[call-overload]
    shape = tuple(map(int, index.meta["val"].shape))  # type: ignore[union-attr]
    short = index_of_rows(index) if axis == 0 and rank > 1 else None  # type: ignore[arg-type]
    # A piece of the graph may begin between the short index and the long one.
    has_short = short is not None and short in importer.env
    given = [importer.env[one] for one in (data, short if has_short else index, source)]
    return importer.block_builder.emit_te(
        lambda into, places, added: _scatter(into, places, added, axis, shape, has_short),
        *given,
        primfunc_name_hint="tir_scatter_add",
    )


def _scatter(
    into: te.Tensor, index: te.Tensor, source: te.Tensor, axis: int, shape: Sequence[int], by_row: bool
) -> Any:
    """Compute ``into`` plus each element of ``source`` at its place.

    ``shape`` is that of the long index: torch reads only this part of the source, and writes only to this part of the
    other axes of ``into``. ``by_row`` says that ``index`` is the short one.
    """
    sizes = [int(size) for size in into.shape] or [1]
    sources = [int(size) for size in source.shape] or [1]
    counts = list(shape) or [1]
    before, count, columns = counts[:axis], counts[axis], counts[axis + 1 :]
    width = math.prod(columns)
    block = next((size for size in range(_COLUMNS, 0, -1) if width % size == 0), 1)
    blocks = width // block

    def place(position: Sequence[Any], within: Sequence[int]) -> Any:
        flat: Any = 0
        for one, size in zip(position, within, strict=True):
            flat = flat * size + one
        return flat

    def split(flat: Any, within: Sequence[int]) -> list[Any]:
        position: list[Any] = []
        for size in reversed(within):
            position.insert(0, flat % size if len(within) > 1 else flat)
            flat = flat // size
        return position

    def generate(ins: Any, outs: Any) -> Any:
        old, places, added, new = (script.buffer_proxy(buffer) for buffer in (*ins, outs[0]))
        with IRBuilder() as builder:
            with script.seq_scope():
                with script.parallel(0, math.prod(sizes)) as i:
                    new[i] = old[i]
                with script.parallel(0, math.prod(before) * blocks) as task:
                    leading, first = split(task // blocks, before), task % blocks * block
                    with script.serial(0, count) as k, script.serial(0, block) as j:
                        rest = split(first + j, columns)
                        long = [*leading, k, *rest]
                        wanted = places[k] if by_row else places[place(long, counts)]
                        target = place([*leading, wanted, *rest], sizes)
                        new[target] = new[target] + added[place(long, sources)]
            return builder.get()

    out = tirx.decl_buffer(into.shape, into.dtype, "out_buf", layout=None)
    return te.extern(
        [into.shape], [into, index, source], generate, dtype=into.dtype, out_buffers=[out], name="scatter_add"
    )
