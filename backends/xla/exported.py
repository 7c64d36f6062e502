"""Captures a model with ``torch.export`` instead of ``torch.compile``. The model is always captured as one graph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.export.graph_signature import InputKind, OutputKind
from torch.utils import _pytree as pytree

from graphnet_runner.adapter import CompileError, UnsupportedError

from .lower import lower
from .program import Dump, Program
from .torchax_ops import decompositions


def compile_exported(model: Any, inputs: Sequence[Any], device: Any, dump: Dump) -> tuple[Callable[..., Any], Program]:
    """Compile one program for the whole model.

    Returns:
        A function that is called like the model, and the XLA program that it calls.

    Raises:
        UnsupportedError: torch.export refuses the model.
        Exception: Lowering the graph or building the program failed.
    """
    try:
        exported = torch.export.export(model, tuple(inputs), strict=False).run_decompositions(decompositions())
    # torch.export does not catch errors of the model's code or of its own passes, so any type of error can arrive here.
    except Exception as error:  # noqa: BLE001
        raise UnsupportedError("torch.export: %s" % " ".join(str(error).split())[:1000]) from error
    graph, signature = exported.graph_module, exported.graph_signature
    dump("aten.py", lambda: graph.print_readable(print_output=False))
    arguments = [_argument(spec, exported) for spec in signature.input_specs]
    places = [node for node in graph.graph.nodes if node.op == "placeholder"]
    kept = [place for place, node in enumerate(places) if isinstance(node.meta["val"], torch.Tensor)]
    for place in set(range(len(places))) - set(kept):
        if places[place].users:
            raise UnsupportedError("argument %s is not a tensor, and the graph uses it" % places[place].name)
    program = Program(lower(graph), [places[place].meta["val"] for place in kept], device, dump)
    written = [_target(spec, signature) for spec in signature.output_specs if spec.kind in _WRITES]
    out_spec = exported.call_spec.out_spec

    def call(*values: Any) -> Any:
        flat = pytree.arg_tree_leaves(*values)
        given = [flat[argument] if isinstance(argument, int) else argument for argument in arguments]
        results = program(*[given[place] for place in kept])
        for target, value in zip(written, results, strict=False):
            flat[target].copy_(value)
        return pytree.tree_unflatten(results[len(written) :], out_spec)

    return call, program


_WRITES = (OutputKind.USER_INPUT_MUTATION, OutputKind.BUFFER_MUTATION)


def _argument(spec: Any, exported: Any) -> Any:
    """Return the source of the value that one input of the exported graph gets.

    If the input is an argument of the model, return the argument's position. If it is a constant, return the constant
    tensor.
    """
    if spec.kind is InputKind.USER_INPUT:
        return exported.graph_signature.user_inputs.index(getattr(spec.arg, "name", getattr(spec.arg, "value", None)))
    found = exported.constants.get(spec.target, exported.state_dict.get(spec.target))
    if not isinstance(found, torch.Tensor):
        raise CompileError("torch.export made %s an argument, which is not a tensor" % spec.target, "capture")
    return found


def _target(spec: Any, signature: Any) -> int:
    if spec.kind is OutputKind.BUFFER_MUTATION:
        raise UnsupportedError("the graph writes its buffer %s" % spec.target)
    return int(signature.user_inputs.index(spec.target))
