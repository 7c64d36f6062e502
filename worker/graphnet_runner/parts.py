"""Compiles a whole model graph by graph. Each graph is compiled with arguments that the model passes to it."""

from __future__ import annotations

import copy
import dataclasses
import json
import os
from time import perf_counter_ns
from typing import Any, Callable, Dict, List, Mapping, Sequence, Tuple

from graphnet_contract.messages import Start
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence, Region
from graphnet_runner.failures import print_traceback
from graphnet_runner.swallowed import swallowed_errors_raised
from graphnet_runner.tensors import Inputs

#: The artifact with the regions of a compiled graph: a list of objects with the fields of ``adapter.Region``.
REGIONS_FILE = "regions.json"


def timed_compile(
    adapter: Adapter, model: Any, inputs: Sequence[Any], options: CompileOptions, device: str
) -> Tuple[Compiled, int]:
    """Compile one graph. Return it and the wall time of ``compile`` in ns, which includes the device's work, but not
    the harness's own. An error that torch.compile swallowed becomes CompileError.
    """
    with swallowed_errors_raised():
        apart_ns, started = options.apart.ns, perf_counter_ns()
        compiled = adapter.compile(model, list(inputs), options)
        adapter.synchronize(device)
        duration_ns = max(1, perf_counter_ns() - started - (options.apart.ns - apart_ns))
    if options.artifacts is not None and compiled.regions is not None:
        with options.apart():
            _keep_regions(compiled.regions, options.artifacts)
    return compiled, duration_ns


def _keep_regions(regions: Callable[[], Sequence[Region]], directory: str) -> None:
    """Write the regions of a compiled graph to ``regions.json``. If they cannot be told, only the log says so."""
    try:
        text = json.dumps([dataclasses.asdict(region) for region in regions()], indent=1)
        with open(os.path.join(directory, REGIONS_FILE), "w", encoding="utf-8") as file:
            file.write(text + "\n")
    # The graph is compiled: a fault in what is told about it must not make the row fail.
    except Exception as error:
        print_traceback(error)


def compile_parts(
    adapter: Adapter, model: Any, inputs: Inputs, options: CompileOptions, start: Start
) -> Tuple[Compiled, int, Tuple[str, ...]]:
    """Compile every graph (every part) of a whole model.

    First call the model once, to learn each graph's arguments; this call does not count in the compile time. Each part
    gets separate folders below ``scratch``, ``artifacts`` and ``cache``. The caller restores the inputs that a
    compilation overwrites.

    Return the whole model with compiled graphs, the sum of the compile times in ns, and the adapter's flags. They are
    collected after each graph, because an adapter keeps only the flags of its last graph. Exceptions of the adapter and
    the model are passed on; the sample's log names the part.
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

    Do not copy them: a copy of a view can have other strides, but the compiled graph is later called with the view.
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
    """Combine the evidence of all parts. Numbers are added up; if a part lacks a number (None), the sum is None."""
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
