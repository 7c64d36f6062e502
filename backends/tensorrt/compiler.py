"""Builds TensorRT engines from a graph. The option ``mode`` selects one of torch_tensorrt's three entry points."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import torch
import torch._dynamo
import torch_tensorrt
from torch_tensorrt.dynamo.backend.backends import torch_tensorrt_backend

from graphnet_lowering.bound import Lowerable
from graphnet_lowering.errors import DATA_DEPENDENT, depends_on_data
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


@dataclasses.dataclass(frozen=True)
class Made:
    """The function that torch_tensorrt returned, its engines, and the names of the operators left to PyTorch."""

    call: Callable[..., Any]
    engines: list[Engine]
    left: list[str]


def compile_graph(graph: Lowerable, options: CompileOptions) -> Compiled:
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
    made = _WAYS[options["mode"]](graph, settings, options)
    _refuse_dropped(made.engines, options)
    evidence = _evidence(made, options, settings)
    if planning and made.engines:
        message = "%d of %d plans built, with %d of %d nodes in them; engines load and run on a GPU only"
        counts = (len(made.engines), len(made.engines), evidence.nodes_compiled, evidence.nodes_total)
        raise CompiledNotRunError(message % counts, "plan", evidence)
    return Compiled(graph.calling.calling(made.call), evidence)


def _by_export(graph: Lowerable, settings: dict[str, Any], options: CompileOptions) -> Made:
    """Call torch.export, then torch_tensorrt.dynamo.compile."""
    try:
        program = torch.export.export(graph.module, graph.examples, strict=False)
    except Exception as error:
        raise _not_captured(error) from error
    say("lowering %s" % operators(program.graph_module))
    with recorded(options) as engines:
        try:
            module = torch_tensorrt.dynamo.compile(program, arg_inputs=graph.examples, **settings)
        except (CompileError, UnsupportedError):
            raise
        except Exception as error:
            raise _not_lowered(error) from error
    return Made(module, engines, left_to_torch(module, engines))


def _by_torch_compile(graph: Lowerable, settings: dict[str, Any], options: CompileOptions) -> Made:
    """Call torch.compile with torch_tensorrt's backend, and record the engines, which it does not return."""
    left: list[str] = []

    def watched(module: torch.fx.GraphModule, examples: Sequence[Any]) -> Any:
        before = len(engines)
        made = torch_tensorrt_backend(module, examples, options=settings)
        if not isinstance(made, torch.fx.GraphModule):
            message = "torch_tensorrt does not show which higher-order operators stay in PyTorch: use mode=export"
            raise CompileError(message, step="lower")
        left.extend(left_to_torch(made, engines[before:]))
        return made

    with recorded(options) as engines:
        compiled = torch.compile(graph.module, backend=watched, dynamic=False, fullgraph=True)
        try:
            compiled(*graph.examples)
        except Exception as error:
            inner = error
            while isinstance(inner, torch._dynamo.exc.BackendCompilerFailed):
                inner = inner.inner_exception
            if isinstance(inner, torch._dynamo.exc.TorchDynamoException):
                # With fullgraph=True, a graph break is an error. Otherwise no counter would show what it leaves to
                # eager.
                raise _not_captured(inner, "torch.compile") from error
            raise (inner if isinstance(inner, (CompileError, UnsupportedError)) else _not_lowered(inner)) from error
    return Made(compiled, engines, left)


def _by_torchscript(graph: Lowerable, settings: dict[str, Any], options: CompileOptions) -> Made:
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
    # The TorchScript frontend does not show which nodes an engine contains, so the first engine gets all of them.
    taken = sum(1 for node in traced.inlined_graph.nodes() if node.kind().startswith("aten::")) - len(left)
    found = [index for index, kind in enumerate(kinds) if kind == "tensorrt::execute_engine"]
    engines = [Engine("engine_%d" % i, taken if i == found[0] else 0, None, 0) for i in found]
    return Made(module, engines, left)


_WAYS = {"export": _by_export, "torch_compile": _by_torch_compile, "torchscript": _by_torchscript}


def _not_captured(error: BaseException, what: str = "torch.export") -> BaseException:
    text = explained(error)
    if is_out_of_memory(error):
        return error
    if depends_on_data(error):
        return UnsupportedError("%s: %s" % (what, text), (DATA_DEPENDENT,))
    return CompileError("%s: %s" % (what, text), step="capture")


def _not_lowered(error: BaseException) -> BaseException:
    text = explained(error)
    if is_out_of_memory(error):
        return error
    if depends_on_data(error):
        return UnsupportedError("torch_tensorrt: " + text, (DATA_DEPENDENT,))
    dtype = unsupported_dtype(text)
    if dtype:
        return UnsupportedError("torch_tensorrt: " + text, (dtype,))
    return CompileError("torch_tensorrt: " + text, step="lower")


def _refuse_dropped(engines: Sequence[Engine], options: CompileOptions) -> None:
    """Raise CompileError if TensorRT's builder worked otherwise than the options ask."""
    left_to_tensorrt = {"workspace_mb": 0, "optimization_level": -1}
    names = [n for n in ("tf32", "num_avg_timing_iters", *left_to_tensorrt) if options[n] != left_to_tensorrt.get(n)]
    for engine in engines:
        dropped = [name for name in names if engine.builder.get(name, options[name]) != options[name]]
        if dropped:
            message = "torch_tensorrt did not pass the option %s on to TensorRT, whose builder says: %s"
            raise CompileError(message % (", ".join(dropped), engine.builder), step="build")


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
            "timing_cache": "none" if library.is_rtx() else "kept" if options["timing_cache"] else "new",
            "settings": shown(settings),
            "builder": made.engines[0].builder if made.engines else {},
        },
    )
