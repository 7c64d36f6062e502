"""Replaces torch_tensorrt's function that converts one piece of the graph into an engine.

The replacement also records each engine. Without a GPU it only builds the plan (serialized engine) of each piece.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import logging
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch_tensorrt.dynamo import _compiler
from torch_tensorrt.dynamo.conversion._conversion import infer_module_output_dtypes
from torch_tensorrt.dynamo.conversion._TRTInterpreter import TRTInterpreter, trt

from graphnet_runner.adapter import CompileError, CompileOptions, UnsupportedError

_TENSORRT_LOGGER = "torch_tensorrt [TensorRT Conversion Context]"
_NO_DTYPE = re.compile(r"unsupported data type .*got: torch\.(\w+)|does not support (float64|complex64|complex128)")
# A message lists at most this many operators of a piece of the graph.
_NAMED = 12
_TARGET = re.compile(r"call_function\[target=torch\.ops\.([\w.]+)\]")
# Matches what follows the first sentences of a torch error, the node, traceback and hints, which only the log keeps.
_ASIDE = re.compile(r" (While executing %|Original traceback:|Use tlparse|Caused by:|For more inf|\(unhinted: ).*")


@dataclasses.dataclass(frozen=True)
class Engine:
    """A TensorRT engine: the numbers of the graph's operators and of its network's layers, and its plan's bytes.

    ``builder`` is how TensorRT's builder made it, as the builder says itself; empty if it was not asked.
    """

    name: str
    nodes: int
    layers: int | None
    plan_bytes: int
    builder: dict[str, Any] = dataclasses.field(default_factory=dict)


class PlannedEngine(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """Computes an engine's results with PyTorch where no GPU can load it, so that torch.compile can continue.

    A sample that contains a PlannedEngine is never timed or judged.
    """

    def __init__(self, module: torch.fx.GraphModule) -> None:
        super().__init__()
        self.module = module

    def forward(self, *arguments: Any) -> Any:
        return self.module(*arguments)

    def set_output_tensors_as_unowned(self, enabled: bool) -> None:
        """Do nothing: torch_tensorrt calls this of every engine, but a PlannedEngine owns no outputs."""


@contextlib.contextmanager
def recorded(options: CompileOptions) -> Iterator[list[Engine]]:
    """Yield a list to which every engine is appended that torch_tensorrt makes inside the ``with`` block.

    Without a GPU, only the plan of each engine (the serialized engine) is built, and no engine is loaded.
    """
    planning = not options.device.startswith("cuda")
    engines: list[Engine] = []
    builder: dict[str, Any] = {}
    real, configure = _compiler.convert_module, TRTInterpreter._populate_trt_builder_config

    def configured(interpreter: Any, *arguments: Any, **keywords: Any) -> Any:
        config = configure(interpreter, *arguments, **keywords)
        builder.update(_builder(interpreter.ctx.net, config))
        return config

    def convert(module: Any, inputs: Any, settings: Any, name: str = "", engine_cache: Any = None) -> Any:
        nodes = operator_nodes(module)
        if planning:
            layers, plan = _plan(module, inputs, settings, name)
            engines.append(Engine(name, nodes, layers, len(plan), dict(builder)))
            _keep(options, "%02d-%s.plan" % (len(engines), name), plan)
            return PlannedEngine(module)
        with _errors_of_tensorrt() as told:
            try:
                made = real(module, inputs, settings=settings, name=name, engine_cache=engine_cache)
            except Exception as error:
                raise _not_made(name, error, told) from error
        plan = getattr(made, "serialized_engine", None) or b""
        engines.append(Engine(name, nodes, _layers(made), len(plan), dict(builder)))
        _keep(options, "%02d-%s.plan" % (len(engines), name), plan)
        return made

    owner = TRTInterpreter
    _compiler.convert_module, owner._populate_trt_builder_config = convert, configured
    try:
        yield engines
    finally:
        _compiler.convert_module, owner._populate_trt_builder_config = real, configure


def _builder(network: Any, config: Any) -> dict[str, Any]:
    """Ask TensorRT's builder how it works, because torch_tensorrt ignores some settings without a message."""
    return {
        "strongly_typed": network.get_flag(trt.NetworkDefinitionCreationFlag.STRONGLY_TYPED),
        "tf32": config.get_flag(trt.BuilderFlag.TF32),
        "workspace_mb": config.get_memory_pool_limit(trt.MemoryPoolType.WORKSPACE) >> 20,
        "optimization_level": config.builder_optimization_level,
        "num_avg_timing_iters": config.avg_timing_iterations,
    }


def operator_nodes(module: torch.fx.GraphModule) -> int:
    """Return the number of calls of operators in a graph, without getitem."""
    return sum(1 for node in module.graph.nodes if node.op == "call_function" and not _is_getitem(node))


def say(what: str) -> None:
    """Print one line into the sample's log. If the sample times out, the error message quotes the last line."""
    print("tensorrt: " + what, file=sys.stderr, flush=True)


def operators(module: torch.fx.GraphModule) -> str:
    """Return the operators of a graph, the most frequent first, because TensorRT's builder seldom names one."""
    targets = Counter(str(node.target) for node in module.graph.nodes if node.op == "call_function")
    named = ["%d %s" % (count, target) for target, count in targets.most_common(_NAMED)]
    return ", ".join(named) + (", ..." if len(targets) > _NAMED else "")


def left_to_torch(module: torch.fx.GraphModule, engines: Sequence[Engine]) -> list[str]:
    """Return the operator name of each call that is not inside an engine, a submodule of the engine's name."""
    inside = {engine.name for engine in engines}
    parts = [part for name, child in module.named_children() if name not in inside for part in child.modules()]
    graphs = [part.graph for part in (module, *parts) if isinstance(part, torch.fx.GraphModule)]
    nodes = [node for graph in graphs for node in graph.nodes]
    return [str(node.target) for node in nodes if node.op == "call_function" and not _is_getitem(node)]


def _is_getitem(node: torch.fx.Node) -> bool:
    return getattr(node.target, "__name__", "") == "getitem"


def _plan(module: Any, inputs: Any, settings: Any, name: str) -> tuple[int, bytes]:
    """Convert a piece of the graph. Return the number of its network's layers, and its plan (the serialized engine).

    Raises:
        CompileError: A converter failed (step "lower"), or the builder made no plan (step "build").
        UnsupportedError: TensorRT lacks a dtype that the piece uses.
        MemoryError: The builder ran out of memory.
    """
    dtypes = infer_module_output_dtypes(module, truncate_double=settings.truncate_double)
    interpreter = TRTInterpreter(module, inputs, output_dtypes=dtypes, compilation_settings=settings)
    say("converting %s: %s" % (name, operators(module)))
    try:
        interpreter._construct_trt_network_def()
    # A converter can raise any type of error, so all types are caught.
    except MemoryError:
        raise
    except Exception as error:
        text = "%s cannot be converted: %s" % (name, explained(error))
        dtype = unsupported_dtype(text)
        raise (UnsupportedError(text, (dtype,)) if dtype else CompileError(text, step="lower")) from error
    layers = int(interpreter.ctx.net.num_layers)
    config = interpreter._populate_trt_builder_config()
    say("building %s: %d layers of %s" % (name, layers, operators(module)))
    with _errors_of_tensorrt() as told:
        plan = interpreter.builder.build_serialized_network(interpreter.ctx.net, config)
    if plan is None:
        why = " ".join(" ".join(told).split())[:600] or "TensorRT gives no reason"
        message = "the builder made no plan of %s (%d layers of %s): %s" % (name, layers, operators(module), why)
        raise MemoryError(message) if "bad_alloc" in why else CompileError(message, step="build")
    return layers, bytes(plan)


def _not_made(name: str, error: Exception, told: Sequence[str]) -> BaseException:
    """Return the exception that explains why a piece of the graph did not become an engine.

    If the builder fails, torch_tensorrt raises AssertionError without a message; the reason is in TensorRT's log
    (``told``).
    """
    why, text = " ".join(" ".join(told).split())[:600], explained(error)
    said = ("%s %s" % (why, text)).lower()
    if "bad_alloc" in said or "out of memory" in said:
        return MemoryError("%s: %s" % (name, why or text))
    if "deserialize" in said:
        return CompileError("%s was built and cannot be loaded: %s" % (name, why or text), step="load")
    if why or "build_serialized_network" in text or text == "AssertionError: no message":
        return CompileError("the builder made no engine of %s: %s" % (name, why or text), step="build")
    return error


class _Collector(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


@contextlib.contextmanager
def _errors_of_tensorrt() -> Iterator[list[str]]:
    """Yield a list that collects the errors that TensorRT logs: only these say why its builder fails."""
    collector, logger = _Collector(), logging.getLogger(_TENSORRT_LOGGER)
    logger.addHandler(collector)
    try:
        yield collector.told
    finally:
        logger.removeHandler(collector)


def _layers(made: Any) -> int | None:
    if not hasattr(made, "get_layer_info"):
        return None
    return len(json.loads(made.get_layer_info()).get("Layers", []))


def _keep(options: CompileOptions, name: str, plan: bytes) -> None:
    if options.artifacts is not None and plan:
        with options.apart(), open(os.path.join(options.artifacts, name), "wb") as file:
            file.write(plan)


def unsupported_dtype(text: str) -> str:
    """Return torch's name of the dtype that this error calls unsupported, or "" if the error has another cause."""
    match = _NO_DTYPE.search(text)
    return "torch." + (match.group(1) or match.group(2)) if match else ""


def explained(error: BaseException) -> str:
    """Return an error of export, lowering or a converter as one line, after the operator that failed if it is named."""
    text = " ".join(str(error).split())
    targets = _TARGET.findall(text)
    line = "%s: %s" % (type(error).__name__, _ASIDE.sub("", text)[:600] or "no message")
    return "at %s: %s" % (targets[-1], line) if targets else line
