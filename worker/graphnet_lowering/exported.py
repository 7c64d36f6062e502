"""Captures a module with torch.export as one functional graph of operators. Needs torch 2."""

from __future__ import annotations

import warnings
from typing import Any, Mapping, Optional, Sequence, Tuple

import torch
from torch.export.graph_signature import InputKind

from graphnet_lowering.errors import explained
from graphnet_lowering.nodes import data_dependent, operators_in, remove_checks, remove_copies
from graphnet_runner.adapter import CompileError, UnsupportedError

#: Passed as ``decompositions``: only make the graph functional, and leave every operator as the model calls it.
NONE: Mapping[Any, Any] = {}


def export(
    module: Any,
    examples: Sequence[Any],
    decompositions: Optional[Mapping[Any, Any]] = None,
    fixed_sizes: bool = True,
) -> Any:
    """Return an ``ExportedProgram`` of the module, which must take tensors only, by position.

    ``decompositions`` is the table of operators to decompose: None for torch's core operators, ``NONE`` for none. The
    graph is functional in any case, and has neither assertions nor copies of tensors.

    Raises:
        UnsupportedError: A branch depends on the values of tensors, or with ``fixed_sizes`` a shape does.
        CompileError: torch.export refuses the module for another reason (step "capture").
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = torch.export.export(module, tuple(examples), strict=False)
            program = program.run_decompositions(None if decompositions is None else dict(decompositions))
    # torch.export does not catch errors of the traced Python code, so any type of error can arrive here.
    except Exception as error:
        raise explained("torch.export", error, "capture") from error
    remove_checks(program.graph_module)
    remove_copies(program.graph_module)
    dependent = data_dependent(operators_in(program.graph_module))
    if dependent and fixed_sizes:
        raise UnsupportedError("shapes depend on the values of tensors", dependent)
    return program


def lifted(program: Any) -> Tuple[torch.Tensor, ...]:
    """Return the tensors that the program's graph takes before the arguments of its module: weights and constants.

    Raises CompileError (step "capture") for a kind of argument that is neither.
    """
    found = []
    for spec in program.graph_signature.input_specs:
        if spec.kind in (InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR):
            value = program.state_dict.get(spec.target)
            found.append(program.constants[spec.target] if value is None else value)
        elif spec.kind is not InputKind.USER_INPUT:
            text = "torch.export made a %s an argument, which this backend cannot pass" % spec.kind.name
            raise CompileError(text, step="capture")
    return tuple(value.detach() for value in found)
