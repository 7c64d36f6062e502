"""Captures a model with dynamo and compiles it with XLA.

For each graph that dynamo captures, AOTAutograd makes a graph of ATen operators, torchax translates it to JAX, and XLA
compiles the result.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
import torch._dynamo
import torch._dynamo.exc
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.convert_frame import fullgraph_capture, get_traced_fn
from torch._dynamo.eval_frame import set_enable_dynamic
from torch._dynamo.utils import counters, dynamo_timed, get_metrics_context
from torch._guards import TracingContext, tracing
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode
from torch.utils._python_dispatch import _disable_current_modes

from graphnet_lowering.result import checking
from graphnet_lowering.tensor_model import NUMBERS, TensorModel, tensor_model
from graphnet_runner.adapter import Apart

from .lower import DataDependentError, lower
from .own_lowerings import decomposition_table
from .program import Program, dump_into

#: The errors of a capture if a shape, a branch or a number of the graph depends on the values of tensors. The last one
#: asks for a new capture in which a number is a constant: the second attempt makes it so.
_DATA_DEPENDENT = (
    GuardOnDataDependentSymNode,
    torch._dynamo.exc.UserError,
    torch._dynamo.exc.TensorifyScalarRestartAnalysis,
)
_CAPTURE_ERRORS = (torch._dynamo.exc.TorchDynamoException, GuardOnDataDependentSymNode)


@dataclass
class Capture:
    """Captures one model and compiles its graphs. Holds the XLA programs, the graph breaks between them, and flags."""

    #: JAX's device, for which the programs are compiled.
    device: Any
    artifacts: str | None
    apart: Apart = field(default_factory=Apart)
    #: Flags of XLA.
    settings: Mapping[str, Any] = field(default_factory=dict)
    programs: list[Program] = field(default_factory=list)
    breaks: dict[str, int] = field(default_factory=dict)
    #: Flags for the sample's row of results.
    flags: tuple[str, ...] = ()

    def compile(self, model: Any, inputs: Sequence[Any], allow_breaks: bool) -> Callable[..., Any]:
        """Capture the model, compile its graphs, and return a function that is called like the model.

        The first attempt captures the unchanged model as one graph. The second attempt replaces values that the model
        reads from its arguments in Python (such as ``tensor.item()``) by constants. If ``allow_breaks`` is true, a last
        attempt captures the model in pieces. Only in this attempt may operators run in eager mode.

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
        with self.apart():
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
        counters.clear()
        self.programs.clear()
        if fullgraph:
            return self._whole(model, inputs)
        compiled = self._through_dynamo(model, fullgraph=False)
        with _without_mkldnn():
            compiled(*inputs)
        self.breaks = {" ".join(str(reason).split())[:200]: n for reason, n in counters["graph_break"].items()}
        return compiled

    def _through_dynamo(self, model: Any, fullgraph: bool) -> Callable[..., Any]:
        # By default dynamo silently runs the model in eager mode after eight recompilations.
        torch._dynamo.config.fail_on_recompile_limit_hit = True
        compiled: Callable[..., Any] = torch.compile(model, backend=self._backend(), fullgraph=fullgraph, dynamic=False)
        return compiled

    def _backend(self) -> Any:
        return aot_autograd(fw_compiler=self._program, decompositions=decomposition_table())

    def _whole(self, model: Any, inputs: Sequence[Any]) -> Callable[..., Any]:
        """Capture the model as one graph. Return a function that is called like the model and runs the graph's program.

        Before each call, the function checks dynamo's guards. If they fail (the shapes have changed, for instance), it
        calls torch.compile, which compiles another program.
        """
        # Otherwise dynamo adds calls to the bytecode that record its own time for the profiler.
        torch._dynamo.config.record_runtime_overhead = False
        function, owner = get_traced_fn(model)
        own = () if owner is None else (owner,)
        with get_metrics_context(), dynamo_timed("xla"), set_enable_dynamic(False), _without_mkldnn():
            captured = fullgraph_capture(model, tuple(inputs))
            found = captured.backend_input
            if found is None:
                # The model calls no operator.
                return functools.partial(function, *own)
            output = captured.graph_capture_output
            context = TracingContext(found.fake_mode)
            context.tensor_to_context = found.tensor_to_context
            # AOTAutograd adds guards, for instance that two inputs share no memory.
            context.guards_context.aotautograd_guards = output.output_graph.aotautograd_guards
            try:
                with tracing(context):
                    wrapped = self._backend()(found.graph_module, found.example_inputs)
            except Exception as error:
                raise torch._dynamo.exc.BackendCompilerFailed(self._program, error, None) from error
            guards = output.build_guards(function.__code__).guard_manager
        # Dynamo's bytecode calls the graph by this name. AOTAutograd's wrapper writes to inputs and makes outputs that
        # are views of inputs. Other graphs do not need it.
        program = self.programs[-1] if _is_plain(context.fw_metadata) else wrapped
        function.__globals__[found.backend_id] = program
        direct = types.FunctionType(output.bytecode, function.__globals__, None, output.argdefs, output.closure)
        direct.__kwdefaults__ = output.kwdefaults
        check, scope = guards.root.check, _scope_of(function)
        through_dynamo: list[Callable[..., Any]] = []

        def call(*values: Any) -> Any:
            if check(scope(*own, *values)):
                return direct(*own, *values)
            if not through_dynamo:
                through_dynamo.append(self._through_dynamo(model, fullgraph=True))
            with _without_mkldnn():
                return through_dynamo[0](*values)

        return call

    def _program(self, graph: torch.fx.GraphModule, inputs: Sequence[Any]) -> Callable[[list[Any]], Any]:
        dump = dump_into(self.artifacts, len(self.programs), self.apart)
        dump("aten.py", lambda: graph.print_readable(print_output=False))
        # Lowering needs the values of constants, but dynamo's mode makes new tensors fake, without values.
        with _disable_current_modes():
            program = Program(lower(graph), inputs, self.device, self.settings, dump)
        self.programs.append(program)

        def boxed(arguments: list[Any]) -> Any:
            # AOTAutograd passes the arguments in a list ("boxed call"). Values of an emptied list can be freed.
            tensors = tuple(arguments)
            arguments.clear()
            return program(*tensors)

        boxed._boxed_call = True  # type: ignore[attr-defined]
        return boxed


def _scope_of(function: Any) -> Callable[..., dict[str, Any]]:
    """Return a function that makes, from a call's arguments, the local variables that dynamo's guards check."""
    code = function.__code__
    names, flags = code.co_varnames[: code.co_argcount], inspect.CO_VARARGS | inspect.CO_VARKEYWORDS
    if not (code.co_flags & flags or code.co_kwonlyargcount or code.co_freevars or function.__defaults__):
        return lambda *values: dict(zip(names, values, strict=True))
    signature = inspect.signature(function, follow_wrapped=False)

    def scope(*values: Any) -> dict[str, Any]:
        bound = signature.bind(*values)
        bound.apply_defaults()
        cells = zip(code.co_freevars, function.__closure__ or (), strict=True)
        return {**bound.arguments, **{name: cell.cell_contents for name, cell in cells}}

    return scope


def _is_plain(metadata: Any) -> bool:
    """Whether all outputs of a graph are new tensors and it writes to none of its inputs."""
    return not (
        metadata.num_mutated_inp_runtime_indices
        or metadata.num_outputs_aliased
        or metadata.num_intermediate_bases
        or metadata.dynamic_outputs
        or metadata.tokens
        or metadata.grad_enabled_mutation is not None
        or torch.is_grad_enabled()
    )


def _selecting(settled: TensorModel, compiled: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that is called like the original model, and passes ``compiled`` no constants."""
    return checking(settled.fixed, lambda *inputs: compiled(*settled.select(inputs)))


def innermost(error: BaseException) -> BaseException:
    """Return the error that dynamo has wrapped in its own exceptions, or the error itself if it is not wrapped."""
    while isinstance(error, torch._dynamo.exc.BackendCompilerFailed) and error.inner_exception is not None:
        error = error.inner_exception
    return error


def _goes_in_pieces(error: Exception) -> bool:
    """Whether pieces may help: dynamo refused some code, or a shape depends on the values of tensors.

    They cannot help if an operator has no lowering to JAX.
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
