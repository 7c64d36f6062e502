"""Compiles a whole model graph by graph. Each graph is compiled with arguments that the model passes to it."""

from __future__ import annotations

import copy
import dataclasses
import os
from time import perf_counter_ns
from typing import Any, Dict, List, Mapping, Sequence, Tuple

from graphnet_contract.messages import Start
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence
from graphnet_runner.tensors import Inputs


def timed_compile(
    adapter: Adapter, model: Any, inputs: Sequence[Any], options: CompileOptions, device: str
) -> Tuple[Compiled, int]:
    """Compile one graph.

    Returns: what the adapter returned, and the wall time of its ``compile`` in ns. This function waits for the device
        before it stops the clock, so the time includes the device's work.
    Raises: any exception of the adapter.
    """
    started = perf_counter_ns()
    compiled = adapter.compile(model, list(inputs), options)
    adapter.synchronize(device)
    return compiled, perf_counter_ns() - started


def compile_parts(
    adapter: Adapter, model: Any, inputs: Inputs, options: CompileOptions, start: Start
) -> Tuple[Compiled, int, Tuple[str, ...]]:
    """Compile every graph (every part) of a whole model.

    The model is called once before anything is compiled, to learn each graph's arguments. That call does not count in
    the compile time.

    Args:
        adapter: the compiler.
        model: the whole model. ``model.calls`` has one callable for each part, and the model's forward calls them.
        inputs: the model's inputs. They have their original values when the first compilation begins. The caller
            restores the inputs that a compilation overwrites.
        options: the options for every part. Each part gets separate folders below ``scratch``, ``artifacts`` and
            ``cache``.
        start: the client's request, which names the parts and the device.

    Returns: the whole model with compiled graphs, the sum of the graphs' compile times in ns, and the flags that the
        adapter gave for every graph. The flags are collected after each graph, because an adapter keeps only the flags
        of its last graph.
    Raises: any exception of the adapter or the model; the sample's log names the part.
    """
    arguments = _first_arguments(model, start.parts, inputs.values)
    inputs.restore(inputs.written())
    kinds = {id(value): kind for value, kind in zip(inputs.values, options.kinds)}
    compiled: Dict[str, Compiled] = {}
    flags: Dict[str, None] = {}
    total_ns = 0
    for name in start.parts:
        own = _own_options(options, name, [kinds.get(id(value), "input") for value in arguments[name]])
        # Print the part's name to the log, because a compiler's error message does not say which part failed.
        print("compiling %s" % name, flush=True)
        compiled[name], duration_ns = timed_compile(adapter, model.calls[name], arguments[name], own, start.device)
        total_ns += duration_ns
        flags.update(dict.fromkeys(adapter.flags()))
    whole = copy.copy(model)
    whole.calls = {name: part.call for name, part in compiled.items()}
    return Compiled(whole.forward, _sum(compiled), lambda: _counters(compiled)), total_ns, tuple(flags)


def _first_arguments(model: Any, parts: Sequence[str], values: Sequence[Any]) -> Dict[str, List[Any]]:
    """Return the arguments of each part's first call.

    Do not copy the arguments. An argument may be a view, and a copy of a view can have other strides. But each part
    must be compiled for the strides of the view itself, because the compiled graph is later called with the view.
    """
    found: Dict[str, List[Any]] = {}
    calls = model.calls

    def recorder(name: str) -> Any:
        def call(*arguments: Any) -> Any:
            if name not in found:
                found[name] = list(arguments)
            return calls[name](*arguments)

        return call

    model.calls = {name: recorder(name) for name in calls}
    try:
        model(*values)
    finally:
        model.calls = calls
    missing = [name for name in parts if name not in found]
    if missing:
        raise ValueError("the model does not call %s" % ", ".join(missing))
    return found


def _own_options(options: CompileOptions, part: str, kinds: Sequence[str]) -> CompileOptions:
    folders: Dict[str, Any] = {}
    for name in ("scratch", "artifacts", "cache"):
        parent = getattr(options, name)
        if parent:
            folders[name] = os.path.join(parent, part)
            os.makedirs(folders[name], exist_ok=True)
    return dataclasses.replace(options, kinds=tuple(kinds), **folders)


def _sum(parts: Mapping[str, Compiled]) -> Evidence:
    """Combine the Evidence of all parts, that is, what the adapter says about the compiler's work on each part.

    Numbers are added up. If a part lacks a number (None), the sum of this number is None.
    """
    evidence = [part.evidence for part in parts.values()]
    return Evidence(
        nodes_total=_total([one.nodes_total for one in evidence]),
        nodes_compiled=_total([one.nodes_compiled for one in evidence]),
        partitions=_total([one.partitions for one in evidence]),
        fallback_ops=tuple(sorted({name for one in evidence for name in one.fallback_ops})),
        compiler={"parts": {name: dict(part.evidence.compiler) for name, part in parts.items()}},
    )


def _total(numbers: Sequence[Any]) -> Any:
    return None if any(number is None for number in numbers) else sum(numbers)


def _counters(parts: Mapping[str, Compiled]) -> Dict[str, int]:
    total: Dict[str, int] = {}
    for part in parts.values():
        for name, count in (part.counters() if part.counters is not None else {}).items():
            total[name] = total.get(name, 0) + count
    return total
