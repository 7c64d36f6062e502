"""Builds TensorRT engines from a graph. The option ``mode`` selects one of torch_tensorrt's three entry points."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import torch
import torch._dynamo
import torch_tensorrt
from torch.utils import _pytree as pytree
from torch_tensorrt.dynamo.backend.backends import torch_tensorrt_backend

from graphnet_graphs.tensor_model import TensorModel, tensor_model
from graphnet_runner.adapter import (
    Compiled,
    CompiledNotRunError,
    CompileError,
    CompileOptions,
    Evidence,
    UnsupportedError,
)
from graphnet_runner.failures import is_out_of_memory

from . import library
from .engines import Engine, explained, left_to_torch, operators, recorded, say, unsupported_dtype
from .settings import settings_of, shown

_WEIGHTS = ("parameter", "buffer", "constant")


class Bound(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """A wrapper that holds some of the model's arguments as buffers. Its ``forward`` takes only the other arguments.

    ``forward`` returns a flat tuple of the tensors in the model's result. It leaves out all other Python values,
    because torch_tensorrt expects tensors only.
    """

    def __init__(self, model: torch.nn.Module, arguments: Sequence[torch.Tensor], bound: frozenset[int]) -> None:
        super().__init__()
        self.model = model
        self._bound = bound
        self._count = len(arguments)
        for index in sorted(bound):
            self.register_buffer("argument_%d" % index, arguments[index])

    def forward(self, *given: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Call the model and return the tensors of its result as a flat tuple."""
        free = iter(given)
        output = self.model(
            *(getattr(self, "argument_%d" % i) if i in self._bound else next(free) for i in range(self._count))
        )
        return tuple(leaf for leaf in pytree.tree_leaves(output) if isinstance(leaf, torch.Tensor))


@dataclasses.dataclass(frozen=True)
class Graph:
    """The module to compile, and how to call it with the model's arguments and get the model's result.

    ``rebuild(module(*select(inputs)))`` returns the same as ``model(*inputs)``.
    """

    module: torch.nn.Module
    free: tuple[int, ...]
    examples: tuple[torch.Tensor, ...]
    leaves: tuple[Any, ...]
    nesting: Any

    def select(self, inputs: Sequence[Any]) -> tuple[Any, ...]:
        """Return those of the model's arguments (``inputs``) that the module takes."""
        return tuple(inputs[index] for index in self.free)

    def rebuild(self, tensors: Sequence[Any]) -> Any:
        """Return a result nested like the model's result, with ``tensors`` in place of the model's output tensors."""
        remaining = iter(tensors)
        leaves = [next(remaining) if isinstance(leaf, torch.Tensor) else leaf for leaf in self.leaves]
        return pytree.tree_unflatten(leaves, self.nesting)


@dataclasses.dataclass(frozen=True)
class Made:
    """The function that torch_tensorrt returned, its engines, and the names of the operators left to PyTorch."""

    call: Callable[..., Any]
    engines: list[Engine]
    left: list[str]


def settle(model: Any, inputs: Sequence[Any]) -> TensorModel:
    """Prepare the model for torch.export.

    Numbers that the model reads from its arguments become constants (see graphnet_graphs.tensor_model).
    """
    return tensor_model(model, inputs)


def compile_graph(settled: TensorModel, inputs: Sequence[Any], options: CompileOptions) -> Compiled:
    """Build the engines of a graph.

    Raises:
        CompiledNotRunError: All plans (serialized engines) were built, but there is no GPU to load them.
        CompileError: A step failed. The error names the step.
        UnsupportedError: TensorRT lacks an operator, a dtype or dynamic shapes.
    """
    settings = settings_of(options)
    planning = not options.device.startswith("cuda")
    if planning:
        library.stay_on_the_cpu()
    graph = _bind(settled, inputs, options)
    made = _WAYS[options["mode"]](graph, settings, options)
    evidence = _evidence(made, options, settings)
    if planning and made.engines:
        message = "%d of %d plans built, with %d of %d nodes in them; engines load and run on a GPU only"
        counts = (len(made.engines), len(made.engines), evidence.nodes_compiled, evidence.nodes_total)
        raise CompiledNotRunError(message % counts, "plan", evidence)
    return Compiled(lambda *arguments: graph.rebuild(made.call(*graph.select(arguments))), evidence)


def _bind(settled: TensorModel, inputs: Sequence[Any], options: CompileOptions) -> Graph:
    examples = settled.examples(inputs)
    kept = settled.kept
    bound: frozenset[int] = frozenset()
    if options["weights"] == "bound":
        bound = frozenset(
            place
            for place, index in enumerate(kept)
            if options.kinds[index] in _WEIGHTS and index not in settled.written
        )
    if len(bound) == len(kept):
        # All arguments are weights, so keep all of them as arguments. Otherwise the graph would have no arguments.
        # TensorRT would compute such a graph at compile time and keep only its result.
        bound = frozenset()
    free = [place for place in range(len(kept)) if place not in bound]
    module = Bound(settled.model, examples, bound).eval()
    leaves, nesting = pytree.tree_flatten(settled.model(*settled.examples(inputs)))
    return Graph(module, tuple(kept[p] for p in free), tuple(examples[p] for p in free), tuple(leaves), nesting)


def _by_export(graph: Graph, settings: dict[str, Any], options: CompileOptions) -> Made:
    """Call torch.export, then torch_tensorrt.dynamo.compile. All engines are built before the function returns."""
    try:
        program = torch.export.export(graph.module, graph.examples, strict=False)
    except Exception as error:
        raise _not_captured(error) from error
    say("lowering %s" % operators(program.graph_module))
    with recorded(_plans(options), options.artifacts) as engines:
        try:
            module = torch_tensorrt.dynamo.compile(program, arg_inputs=graph.examples, **settings)
        except (CompileError, UnsupportedError):
            raise
        except Exception as error:
            raise _not_lowered(error) from error
    return Made(module, engines, left_to_torch(module, engines))


def _by_torch_compile(graph: Graph, settings: dict[str, Any], options: CompileOptions) -> Made:
    """Call torch.compile with torch_tensorrt's backend.

    torch.compile does not return the engines. Therefore they are recorded while dynamo calls the backend.
    """
    left: list[str] = []

    def watched(module: torch.fx.GraphModule, examples: Sequence[Any]) -> Any:
        before = len(engines)
        made = torch_tensorrt_backend(module, examples, options=settings)
        if not isinstance(made, torch.fx.GraphModule):
            message = "torch_tensorrt does not show which higher-order operators stay in PyTorch: use mode=export"
            raise CompileError(message, step="lower")
        left.extend(left_to_torch(made, engines[before:]))
        return made

    with recorded(_plans(options), options.artifacts) as engines:
        compiled = torch.compile(graph.module, backend=watched, dynamic=False, fullgraph=True)
        try:
            compiled(*graph.examples)
        except Exception as error:
            inner = error
            while isinstance(inner, torch._dynamo.exc.BackendCompilerFailed):
                inner = inner.inner_exception
            if isinstance(inner, torch._dynamo.exc.TorchDynamoException):
                # torch.compile was called with fullgraph=True, so a graph break raises an error. Otherwise dynamo would
                # leave operations to eager mode at a graph break, and no counter would show them.
                raise _not_captured(inner, "torch.compile") from error
            raise (inner if isinstance(inner, (CompileError, UnsupportedError)) else _not_lowered(inner)) from error
    return Made(compiled, engines, left)


def _by_torchscript(graph: Graph, settings: dict[str, Any], options: CompileOptions) -> Made:
    """Trace the model with torch.jit and compile the trace with torch_tensorrt's TorchScript frontend."""
    if not torch_tensorrt.ENABLED_FEATURES.torchscript_frontend:
        message = "this torch_tensorrt %s has no TorchScript frontend: use mode=export" % torch_tensorrt.__version__
        raise CompileError(message, step="capture")
    try:
        traced = torch.jit.trace(graph.module, graph.examples, check_trace=False, strict=False)
    except Exception as error:
        raise _not_captured(error) from error
    names = ("min_block_size", "disable_tf32", "workspace_size", "num_avg_timing_iters", "truncate_double")
    chosen = {name: settings[name] for name in names} | {
        "require_full_compilation": settings["require_full_compilation"]
    }
    try:
        module = torch_tensorrt.compile(traced, ir="ts", inputs=list(graph.examples), **chosen)
    except Exception as error:
        raise _not_lowered(error) from error
    kinds = [node.kind() for node in module.graph.nodes()]
    left = [kind for kind in kinds if kind.startswith("aten::")]
    # The TorchScript frontend does not show which nodes an engine contains. All engines together contain the nodes that
    # were not left to PyTorch. Therefore the number of these nodes is recorded for the first engine, and 0 for every
    # other engine.
    taken = sum(1 for node in traced.inlined_graph.nodes() if node.kind().startswith("aten::")) - len(left)
    found = [index for index, kind in enumerate(kinds) if kind == "tensorrt::execute_engine"]
    engines = [Engine("engine_%d" % i, taken if i == found[0] else 0, None, 0) for i in found]
    return Made(module, engines, left)


_WAYS = {"export": _by_export, "torch_compile": _by_torch_compile, "torchscript": _by_torchscript}


def _plans(options: CompileOptions) -> bool:
    return not options.device.startswith("cuda")


def _not_captured(error: BaseException, what: str = "torch.export") -> BaseException:
    text = explained(error)
    if _is_out_of_memory(error):
        return error
    if "DataDependent" in type(error).__name__ or "data-dependent" in text.lower():
        return UnsupportedError("%s: %s" % (what, text), ("data-dependent shape",))
    return CompileError("%s: %s" % (what, text), step="capture")


def _not_lowered(error: BaseException) -> BaseException:
    text = explained(error)
    if _is_out_of_memory(error):
        return error
    if "DataDependent" in type(error).__name__:
        return UnsupportedError("torch_tensorrt: " + text, ("data-dependent shape",))
    dtype = unsupported_dtype(text)
    if dtype:
        return UnsupportedError("torch_tensorrt: " + text, (dtype,))
    return CompileError("torch_tensorrt: " + text, step="lower")


def _is_out_of_memory(error: BaseException) -> bool:
    return is_out_of_memory(error)


def _evidence(made: Made, options: CompileOptions, settings: dict[str, Any]) -> Evidence:
    inside, left = sum(engine.nodes for engine in made.engines), Counter(made.left)
    layers = [engine.layers for engine in made.engines if engine.layers is not None]
    return Evidence(
        nodes_total=inside + sum(left.values()),
        nodes_compiled=inside,
        partitions=len(made.engines),
        fallback_ops=tuple(sorted(left)),
        compiler={
            "engines": len(made.engines),
            "layers": sum(layers) if layers else None,
            "plan_bytes": sum(engine.plan_bytes for engine in made.engines),
            "left_to_torch": dict(left.most_common()),
            "mode": options["mode"],
            "weights": options["weights"],
            "min_block_size": settings["min_block_size"],
            "tf32": options["tf32"],
            "precision": options["precision"],
            "timing_cache": "none" if library.is_rtx() else options["timing_cache"] or "new",
            "settings": shown(settings),
        },
    )
