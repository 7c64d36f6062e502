"""``torch.compile`` with XLA behind it: dynamo captures, AOTAutograd makes ATen, torchax lowers it, XLA compiles it."""

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

from graphnet_graphs.loader import NUMBERS, Settled, settle

from .lower import DataDependentError, lower
from .program import Program, dump_into
from .torchax_ops import decompositions

#: What capturing raises where the graph's shapes or branches depend on values.
_DATA_DEPENDENT = (GuardOnDataDependentSymNode, torch._dynamo.exc.UserError)
_CAPTURE_ERRORS = (torch._dynamo.exc.TorchDynamoException, GuardOnDataDependentSymNode)
#: Marks XLA's share in a profile; operators outside of it ran in eager mode.
_RANGE = "graphnet_xla_program"


@dataclass
class Capture:
    """What one model became: its compiled call, its programs, and the graph breaks between them."""

    #: JAX's device.
    device: Any
    artifacts: str | None
    programs: list[Program] = field(default_factory=list)
    breaks: dict[str, int] = field(default_factory=dict)
    #: What the record says of it.
    flags: tuple[str, ...] = ()

    def compile(self, model: Any, inputs: Sequence[Any], allow_breaks: bool) -> Callable[..., Any]:
        """Capture whole first, which proves that nothing is left to eager; in pieces only where that fails.

        What a model reads from its arguments on the host becomes constants before it is cut. Errors: torch._dynamo's;
        those of lowering and building, wrapped by dynamo.
        """
        try:
            return self._compile(model, inputs, fullgraph=True)
        except _CAPTURE_ERRORS as error:
            if not _goes_in_pieces(error):
                raise
            whole = error
        settled = settle(model, inputs)
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
        torch._dynamo.reset()
        counters.clear()
        self.programs.clear()
        # Eight recompilations is dynamo's limit, past which it runs eager without a word.
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
        # The graph's inputs are fake tensors here, but its constants are real ones, whose values are wanted.
        with _disable_current_modes():
            program = Program(lower(graph), inputs, self.device, dump)
        self.programs.append(program)

        def boxed(arguments: list[Any]) -> Any:
            # Boxed: the list is ours to empty, so that intermediate values of the caller can be freed.
            tensors = tuple(arguments)
            arguments.clear()
            with torch.autograd.profiler.record_function(_RANGE) if _profiling() else contextlib.nullcontext():
                return program(*tensors)

        boxed._boxed_call = True  # type: ignore[attr-defined]
        return boxed


def _selecting(settled: Settled, compiled: Callable[..., Any]) -> Callable[..., Any]:
    """Called like the original model."""
    return lambda *inputs: compiled(*settled.select(inputs))


def innermost(error: BaseException) -> BaseException:
    """What dynamo has wrapped."""
    while isinstance(error, torch._dynamo.exc.BackendCompilerFailed) and error.inner_exception is not None:
        error = error.inner_exception
    return error


def _goes_in_pieces(error: Exception) -> bool:
    """Whether the model may be captured with breaks: dynamo or a shape stands in the way, not an operator."""
    return isinstance(innermost(error), (torch._dynamo.exc.Unsupported, DataDependentError, *_DATA_DEPENDENT))


@contextlib.contextmanager
def _without_mkldnn() -> Iterator[None]:
    """LSTMs become ATen's own operators: torchax knows none of mkldnn's."""
    enabled = torch.backends.mkldnn.is_available()
    torch._C._set_mkldnn_enabled(False)
    try:
        yield
    finally:
        torch._C._set_mkldnn_enabled(enabled)


def _profiling() -> bool:
    return bool(torch.autograd._profiler_enabled())


def eager_operators(call: Callable[..., Any], inputs: Sequence[Any]) -> dict[str, int]:
    """How often each ATen operator runs outside of XLA in one call, by name; views and bookkeeping included."""
    with torch.autograd.profiler.profile(use_cpu=True) as profile:
        call(*inputs)
    names: dict[str, int] = {}
    for event in profile.function_events:
        if event.name.startswith("aten::") and not _is_inside(event):
            name = "aten." + event.name.removeprefix("aten::")
            names[name] = names.get(name, 0) + 1
    return names


def _is_inside(event: Any) -> bool:
    """Whether an event belongs to an XLA program or is a part of another operator."""
    parent = event.cpu_parent
    while parent is not None:
        if parent.name == _RANGE or parent.name.startswith("aten::"):
            return True
        parent = parent.cpu_parent
    return False
