"""Compiles a model with XLA through ``torch.compile``.

Dynamo captures the model's graphs. For each graph, AOTAutograd makes a graph of ATen operators, torchax translates it
to JAX, and XLA compiles the result.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
import torch._dynamo
import torch._dynamo.exc
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.utils import counters
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode
from torch.utils._python_dispatch import _disable_current_modes

from graphnet_graphs.tensor_model import NUMBERS, TensorModel, tensor_model

from .lower import DataDependentError, lower
from .program import Program, dump_into
from .torchax_ops import decompositions

#: The errors that a capture raises if a shape or a branch of the graph depends on the values of tensors.
_DATA_DEPENDENT = (GuardOnDataDependentSymNode, torch._dynamo.exc.UserError)
_CAPTURE_ERRORS = (torch._dynamo.exc.TorchDynamoException, GuardOnDataDependentSymNode)
#: The name that marks the calls of XLA programs in a profile. Operators outside of these calls ran in eager mode.
_RANGE = "graphnet_xla_program"


@dataclass
class Capture:
    """Captures one model and compiles its graphs. Holds the XLA programs, the graph breaks between them, and flags."""

    #: JAX's device, for which the programs are compiled.
    device: Any
    artifacts: str | None
    programs: list[Program] = field(default_factory=list)
    breaks: dict[str, int] = field(default_factory=dict)
    #: Flags for the sample's row of results.
    flags: tuple[str, ...] = ()
    #: True after the first attempt to capture the model. A further attempt resets dynamo first.
    is_retried: bool = False

    def compile(self, model: Any, inputs: Sequence[Any], allow_breaks: bool) -> Callable[..., Any]:
        """Capture the model and compile its graphs. If an attempt fails, another way to capture may be tried.

        The first attempt captures the unchanged model as one graph. The second attempt replaces values that the model
        reads from its arguments in Python (such as ``tensor.item()``) by constants. If ``allow_breaks`` is true, a last
        attempt captures the model in pieces. Only in this attempt may operators run in eager mode.

        Returns:
            A function that is called like the model.

        Raises:
            Exception: torch._dynamo failed, a graph could not be lowered, or a program could not be built. In the last
                two cases, torch._dynamo wraps the original error in an exception of its own.
        """
        try:
            return self._compile(model, inputs, fullgraph=True)
        except _CAPTURE_ERRORS as error:
            if not _goes_in_pieces(error):
                raise
            whole = error
        settled = tensor_model(model, inputs)
        if NUMBERS in settled.rules:
            self.flags = ("loader:" + NUMBERS,)
            try:
                return _selecting(settled, self._compile(settled.model, settled.select(inputs), fullgraph=True))
            except _CAPTURE_ERRORS as error:
                if not _goes_in_pieces(error):
                    raise
        if not allow_breaks:
            raise whole
        return _selecting(settled, self._compile(settled.model, settled.select(inputs), fullgraph=False))

    def _compile(self, model: Any, inputs: Sequence[Any], fullgraph: bool) -> Callable[..., Any]:
        if self.is_retried:
            torch._dynamo.reset()
        # Dynamo is reset only before a retry. The process is new, so nothing else needs to be removed. If the sample is
        # a whole model with several graphs, a reset would also remove the graphs that are already compiled.
        self.is_retried = True
        counters.clear()
        self.programs.clear()
        # By default dynamo runs the model in eager mode without a message after eight recompilations. Make dynamo raise
        # an error instead.
        torch._dynamo.config.fail_on_recompile_limit_hit = True
        backend = aot_autograd(fw_compiler=self._program, decompositions=decompositions())
        compiled: Callable[..., Any] = torch.compile(model, backend=backend, fullgraph=fullgraph, dynamic=False)
        with _without_mkldnn():
            compiled(*inputs)
        self.breaks = {" ".join(str(reason).split())[:200]: n for reason, n in counters["graph_break"].items()}
        return compiled

    def _program(self, graph: torch.fx.GraphModule, inputs: Sequence[Any]) -> Callable[[list[Any]], Any]:
        dump = dump_into(self.artifacts, len(self.programs))
        dump("aten.py", lambda: graph.print_readable(print_output=False))
        # Dynamo calls this method in a mode in which new tensors are fake and have no values. Switch this mode off,
        # because lowering needs the values of the graph's constants.
        with _disable_current_modes():
            program = Program(lower(graph), inputs, self.device, dump)
        self.programs.append(program)

        def boxed(arguments: list[Any]) -> Any:
            # AOTAutograd passes the arguments in a list ("boxed call"). Empty the list, so that intermediate values of
            # the caller can be freed.
            tensors = tuple(arguments)
            arguments.clear()
            with torch.autograd.profiler.record_function(_RANGE) if _profiling() else contextlib.nullcontext():
                return program(*tensors)

        boxed._boxed_call = True  # type: ignore[attr-defined]
        return boxed


def _selecting(settled: TensorModel, compiled: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that is called like the original model.

    The returned function calls ``compiled`` without the arguments that have become constants.
    """
    return lambda *inputs: compiled(*settled.select(inputs))


def innermost(error: BaseException) -> BaseException:
    """Return the error that dynamo has wrapped in its own exceptions, or the error itself if it is not wrapped."""
    while isinstance(error, torch._dynamo.exc.BackendCompilerFailed) and error.inner_exception is not None:
        error = error.inner_exception
    return error


def _goes_in_pieces(error: Exception) -> bool:
    """Whether the model could be compiled in pieces, although capturing it as one graph failed with ``error``.

    Pieces may help if dynamo refused some code, or if a shape depends on the values of tensors. Pieces cannot help if
    an operator has no lowering to JAX.
    """
    return isinstance(innermost(error), (torch._dynamo.exc.Unsupported, DataDependentError, *_DATA_DEPENDENT))


@contextlib.contextmanager
def _without_mkldnn() -> Iterator[None]:
    """Switch mkldnn off. With mkldnn, torch turns an LSTM into an operator for which torchax has no lowering."""
    enabled = torch.backends.mkldnn.is_available()
    torch._C._set_mkldnn_enabled(False)
    try:
        yield
    finally:
        torch._C._set_mkldnn_enabled(enabled)


def _profiling() -> bool:
    return bool(torch.autograd._profiler_enabled())


def eager_operators(call: Callable[..., Any], inputs: Sequence[Any]) -> dict[str, int]:
    """Call the function once. Count, by name, the ATen operators (including views) that ran in eager mode."""
    with torch.autograd.profiler.profile(use_cpu=True) as profile:
        call(*inputs)
    names: dict[str, int] = {}
    for event in profile.function_events:
        if event.name.startswith("aten::") and not _is_inside(event):
            name = "aten." + event.name.removeprefix("aten::")
            names[name] = names.get(name, 0) + 1
    return names


def _is_inside(event: Any) -> bool:
    """Whether an event of a profile is nested in another event that is the call of an XLA program or an operator."""
    parent = event.cpu_parent
    while parent is not None:
        if parent.name == _RANGE or parent.name.startswith("aten::"):
            return True
        parent = parent.cpu_parent
    return False
