"""``torch.compile`` with XLA: dynamo captures, AOTAutograd makes an ATen graph, torchax lowers it, XLA compiles it."""

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

#: Errors of a capture if the graph's shapes or branches depend on values.
_DATA_DEPENDENT = (GuardOnDataDependentSymNode, torch._dynamo.exc.UserError)
_CAPTURE_ERRORS = (torch._dynamo.exc.TorchDynamoException, GuardOnDataDependentSymNode)
#: Marks XLA's part of a profile; operators outside of it ran in eager mode.
_RANGE = "graphnet_xla_program"


@dataclass
class Capture:
    """The capture of one model: its compiled call, its programs, and the graph breaks between them."""

    #: The device of JAX to compile for.
    device: Any
    artifacts: str | None
    programs: list[Program] = field(default_factory=list)
    breaks: dict[str, int] = field(default_factory=dict)
    #: Flags of the row.
    flags: tuple[str, ...] = ()
    #: Whether a capture was tried before in this instance.
    is_retried: bool = False

    def compile(self, model: Any, inputs: Sequence[Any], allow_breaks: bool) -> Callable[..., Any]:
        """Capture the model whole, which proves that nothing is left to eager. If that fails, capture it in pieces.

        Before the model is cut into pieces, values that it reads from its arguments on the host become constants.

        Raises:
            Exception: An error of torch._dynamo; it wraps errors of lowering and building.
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
        # Only then: the process is new, and a reset would drop the earlier graphs of a whole model.
        self.is_retried = True
        counters.clear()
        self.programs.clear()
        # After eight recompilations dynamo would run the model in eager mode without a message.
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
        # The graph's inputs are fake tensors here. Its constants are real tensors, whose values are needed.
        with _disable_current_modes():
            program = Program(lower(graph), inputs, self.device, dump)
        self.programs.append(program)

        def boxed(arguments: list[Any]) -> Any:
            # Boxed: this function empties the list, so that the caller's intermediate values can be freed.
            tensors = tuple(arguments)
            arguments.clear()
            with torch.autograd.profiler.record_function(_RANGE) if _profiling() else contextlib.nullcontext():
                return program(*tensors)

        boxed._boxed_call = True  # type: ignore[attr-defined]
        return boxed


def _selecting(settled: TensorModel, compiled: Callable[..., Any]) -> Callable[..., Any]:
    """Make a function that is called like the original model."""
    return lambda *inputs: compiled(*settled.select(inputs))


def innermost(error: BaseException) -> BaseException:
    """The error that dynamo has wrapped."""
    while isinstance(error, torch._dynamo.exc.BackendCompilerFailed) and error.inner_exception is not None:
        error = error.inner_exception
    return error


def _goes_in_pieces(error: Exception) -> bool:
    """Whether graph breaks can help: the cause is dynamo or a shape, not an operator without a lowering."""
    return isinstance(innermost(error), (torch._dynamo.exc.Unsupported, DataDependentError, *_DATA_DEPENDENT))


@contextlib.contextmanager
def _without_mkldnn() -> Iterator[None]:
    """Switch mkldnn off, so that LSTMs become ATen's operators: torchax has no lowerings for mkldnn's."""
    enabled = torch.backends.mkldnn.is_available()
    torch._C._set_mkldnn_enabled(False)
    try:
        yield
    finally:
        torch._C._set_mkldnn_enabled(enabled)


def _profiling() -> bool:
    return bool(torch.autograd._profiler_enabled())


def eager_operators(call: Callable[..., Any], inputs: Sequence[Any]) -> dict[str, int]:
    """Count the ATen operators that run outside of XLA in one call, by name, including views and bookkeeping."""
    with torch.autograd.profiler.profile(use_cpu=True) as profile:
        call(*inputs)
    names: dict[str, int] = {}
    for event in profile.function_events:
        if event.name.startswith("aten::") and not _is_inside(event):
            name = "aten." + event.name.removeprefix("aten::")
            names[name] = names.get(name, 0) + 1
    return names


def _is_inside(event: Any) -> bool:
    """Whether an event is inside of an XLA program or of another operator."""
    parent = event.cpu_parent
    while parent is not None:
        if parent.name == _RANGE or parent.name.startswith("aten::"):
            return True
        parent = parent.cpu_parent
    return False
