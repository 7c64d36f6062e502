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
from torch_tensorrt.dynamo.conversion._TRTInterpreter import TRTInterpreter

from graphnet_runner.adapter import CompileError, UnsupportedError

_TENSORRT_LOGGER = "torch_tensorrt [TensorRT Conversion Context]"
_NO_DTYPE = re.compile(r"unsupported data type .*got: torch\.(\w+)|does not support (float64|complex64|complex128)")
# A message about a piece of the graph lists at most this many of the piece's operators.
_NAMED = 12
_TARGET = re.compile(r"call_function\[target=torch\.ops\.([\w.]+)\]")
# Matches everything that follows the first sentences of a torch error: the node, its traceback and hints. The error
# message of a sample leaves this text out, but the sample's log has the whole error.
_ASIDE = re.compile(r" (While executing %|Original traceback:|Use tlparse|Caused by:|For more inf|\(unhinted: ).*")


@dataclasses.dataclass(frozen=True)
class Engine:
    """One TensorRT engine.

    ``nodes`` counts the graph's operators in it, ``layers`` the layers of its network, and ``plan_bytes`` the bytes of
    its plan (serialized engine).
    """

    name: str
    nodes: int
    layers: int | None
    plan_bytes: int


class PlannedEngine(torch.nn.Module):  # type: ignore[misc]  # torch is not read for types
    """A replacement for an engine on a machine without a GPU, where the engine cannot be loaded.

    It computes the same results with PyTorch, so that torch.compile can continue with the model's other graphs. A
    sample that contains a PlannedEngine is never timed or judged.
    """

    def __init__(self, module: torch.fx.GraphModule) -> None:
        super().__init__()
        self.module = module

    def forward(self, *arguments: Any) -> Any:
        """Run this piece of the graph in PyTorch, without TensorRT."""
        return self.module(*arguments)

    def set_output_tensors_as_unowned(self, enabled: bool) -> None:
        """Do nothing. torch_tensorrt calls this method of every engine, but a PlannedEngine owns no outputs."""


@contextlib.contextmanager
def recorded(planning: bool, artifacts: str | None) -> Iterator[list[Engine]]:
    """Yield a list. Every engine that torch_tensorrt makes inside the ``with`` block is appended to this list.

    If ``planning`` is true, only the plan of each engine (the serialized engine) is built, and no engine is loaded.
    """
    engines: list[Engine] = []
    real = _compiler.convert_module

    def convert(module: Any, inputs: Any, settings: Any, name: str = "", engine_cache: Any = None) -> Any:
        nodes = operator_nodes(module)
        if planning:
            layers, plan = _plan(module, inputs, settings, name)
            engines.append(Engine(name, nodes, layers, len(plan)))
            _keep(artifacts, "%02d-%s.plan" % (len(engines), name), plan)
            return PlannedEngine(module)
        with _errors_of_tensorrt() as told:
            try:
                made = real(module, inputs, settings=settings, name=name, engine_cache=engine_cache)
            except Exception as error:
                raise _not_made(name, error, told) from error
        plan = getattr(made, "serialized_engine", None) or b""
        engines.append(Engine(name, nodes, _layers(made), len(plan)))
        _keep(artifacts, "%02d-%s.plan" % (len(engines), name), plan)
        return made

    _compiler.convert_module = convert
    try:
        yield engines
    finally:
        _compiler.convert_module = real


def operator_nodes(module: torch.fx.GraphModule) -> int:
    """Return the number of calls of operators in a graph. Taking an element of a tuple (getitem) is not counted."""
    return sum(1 for node in module.graph.nodes if node.op == "call_function" and not _is_getitem(node))


def say(what: str) -> None:
    """Print one line into the sample's log. If the sample times out, the error message quotes the last line."""
    print("tensorrt: " + what, file=sys.stderr, flush=True)


def operators(module: torch.fx.GraphModule) -> str:
    """Return the operators of a graph as text, the most frequent ones first.

    Messages include this text because TensorRT seldom names an operator when its builder fails.
    """
    targets = Counter(str(node.target) for node in module.graph.nodes if node.op == "call_function")
    named = ["%d %s" % (count, target) for target, count in targets.most_common(_NAMED)]
    return ", ".join(named) + (", ..." if len(targets) > _NAMED else "")


def left_to_torch(module: torch.fx.GraphModule, engines: Sequence[Engine]) -> list[str]:
    """Return the operator name of each call that is not inside an engine.

    Each engine is a submodule that has the engine's name. Calls inside these submodules are left out.
    """
    inside = {engine.name for engine in engines}
    parts = [part for name, child in module.named_children() if name not in inside for part in child.modules()]
    graphs = [part.graph for part in (module, *parts) if isinstance(part, torch.fx.GraphModule)]
    nodes = [node for graph in graphs for node in graph.nodes]
    return [str(node.target) for node in nodes if node.op == "call_function" and not _is_getitem(node)]


def _is_getitem(node: torch.fx.Node) -> bool:
    return getattr(node.target, "__name__", "") == "getitem"


def _plan(module: Any, inputs: Any, settings: Any, name: str) -> tuple[int, bytes]:
    """Convert a piece of the graph and build its plan.

    Returns:
        The number of layers of the piece's TensorRT network, and the plan (the serialized engine).

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

    If the builder fails, torch_tensorrt raises AssertionError without a message, so the reason is read from the errors
    that TensorRT logged (``told``).
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
        """Append the message of the log record to ``told``."""
        self.told.append(record.getMessage())


@contextlib.contextmanager
def _errors_of_tensorrt() -> Iterator[list[str]]:
    """Yield a list that collects the errors that TensorRT logs.

    If TensorRT's builder fails, only these errors say why.
    """
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


def _keep(artifacts: str | None, name: str, plan: bytes) -> None:
    if artifacts is not None and plan:
        with open(os.path.join(artifacts, name), "wb") as file:
            file.write(plan)


def unsupported_dtype(text: str) -> str:
    """Return torch's name of the dtype that this error calls unsupported, or "" if the error has another cause."""
    match = _NO_DTYPE.search(text)
    return "torch." + (match.group(1) or match.group(2)) if match else ""


def explained(error: BaseException) -> str:
    """Return an error of export, lowering or a converter as one line.

    The line begins with the operator that failed, if the error names it.
    """
    text = " ".join(str(error).split())
    targets = _TARGET.findall(text)
    line = "%s: %s" % (type(error).__name__, _ASIDE.sub("", text)[:600] or "no message")
    return "at %s: %s" % (targets[-1], line) if targets else line
