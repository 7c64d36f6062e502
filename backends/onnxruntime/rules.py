"""This backend's own translations, of operators for which those of torch.onnx are slow in ONNX Runtime.

torch.onnx makes a loop over the bags of embedding_bag, and gives ScatterElements an index for each element where a
graph network adds whole rows. ScatterND adds rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from onnxscript import opset18 as op

from graphnet_lowering.nodes import index_of_rows

aten = torch.ops.aten


def naming_dimensions(program: Any) -> None:
    """Name every dimension where amax and amin leave them out, because torch.onnx wants to have them."""
    for node in program.graph_module.graph.nodes:
        if node.op == "call_function" and node.target in (aten.amax.default, aten.amin.default):
            dims = node.args[1] if len(node.args) > 1 else node.kwargs.get("dim")
            if not dims:
                node.args = (node.args[0], list(range(node.args[0].meta["val"].dim())), *node.args[2:])
                node.kwargs = {name: value for name, value in node.kwargs.items() if name != "dim"}
    program.graph_module.recompile()


def scattering_rows(program: Any) -> None:
    """Replace additions of rows by an index that is expanded to every element by additions of whole rows."""
    graph = program.graph_module.graph
    for node in list(graph.nodes):
        if node.op == "call_function" and node.target is aten.scatter_add.default:
            into, dim, index, rows = node.args
            short = index_of_rows(index)
            whole = rows.meta["val"].shape == index.meta["val"].shape
            if short is not None and dim == 0 and whole and rows.meta["val"].shape[1:] == into.meta["val"].shape[1:]:
                with graph.inserting_before(node):
                    added = graph.call_function(aten.index_put.default, (into, [short], rows, True))
                added.meta = dict(node.meta)
                node.replace_all_uses_with(added)
                graph.erase_node(node)
    graph.eliminate_dead_code()
    program.graph_module.recompile()


def _embedding_bag(
    weight: Any,
    indices: Any,
    offsets: Any,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: Any = None,
    include_last_offset: bool = False,
    padding_idx: int | None = -1,
) -> Any:
    """Gather the rows of all bags at once, and add each to its bag with ScatterND."""
    indices, offsets = op.Cast(indices, to=7), op.Cast(offsets, to=7)
    if include_last_offset:
        offsets = op.Slice(offsets, [0], [-1], [0])
    rows = op.Gather(weight, indices, axis=0)
    if per_sample_weights is not None:
        rows = op.Mul(rows, op.Unsqueeze(per_sample_weights, [1]))
    counted = None
    if padding_idx is not None and padding_idx >= 0:
        counted = op.Not(op.Equal(indices, padding_idx))
        nothing = op.CastLike(float("-inf") if mode == 2 else 0.0, weight)
        rows = op.Where(op.Unsqueeze(counted, [1]), rows, nothing)
    count = op.Shape(indices)
    # The bag of each index: the number of bags that begin at it or before, less one. Empty bags at the end begin after
    # all indices, hence one place more.
    places = op.Cast(op.Expand(0, op.Add(count, 1)), to=7)
    ones = op.Cast(op.Expand(1, op.Shape(offsets)), to=7)
    began = op.ScatterND(places, op.Unsqueeze(offsets, [1]), ones, reduction="add")
    bags = op.Sub(op.CumSum(op.Slice(began, [0], [-1], [0]), 0), 1)
    shape = op.Concat(op.Shape(offsets), op.Shape(weight, start=1), axis=0)
    start = op.CastLike(op.Expand(0.0, shape), weight)
    if mode == 2:
        lowest = op.CastLike(op.Expand(float("-inf"), shape), weight)
        found = op.ScatterND(lowest, op.Unsqueeze(bags, [1]), rows, reduction="max")
        return op.Where(op.IsInf(op.Cast(found, to=1), detect_positive=0), start, found), bags, bags, bags
    added = op.ScatterND(start, op.Unsqueeze(bags, [1]), rows, reduction="add")
    if mode == 1:
        ones = op.CastLike(op.Expand(1.0, count) if counted is None else counted, weight)
        nothing = op.CastLike(op.Expand(0.0, op.Shape(offsets)), weight)
        sizes = op.ScatterND(nothing, op.Unsqueeze(bags, [1]), ones, reduction="add")
        added = op.Div(added, op.Unsqueeze(op.Max(sizes, op.CastLike(1.0, weight)), [1]))
    return added, bags, bags, bags


#: Translations by operator, for ``torch.onnx.export(custom_translation_table=...)``.
TRANSLATIONS: Mapping[Any, Callable[..., Any]] = {
    aten.embedding_bag.default: _embedding_bag,
    aten.embedding_bag.padding_idx: _embedding_bag,
    aten._embedding_bag.default: _embedding_bag,
    aten._embedding_bag_forward_only.default: _embedding_bag,
}
