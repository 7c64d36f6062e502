"""AOTInductor: a process of its own compiles the graph to a package (.pt2), and the sample's process only loads it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter_ns
from typing import Any

import torch
import torch._inductor
import torch.export

from graphnet_lowering.bound import lowerable
from graphnet_lowering.exported import NONE, export
from graphnet_lowering.nodes import operators_in
from graphnet_runner.adapter import Compiled, CompileError, CompileOptions, Evidence, UnsupportedError, compiled_code

#: Options of ``torch.compile`` and of dynamo, with their defaults. They have no meaning for a package.
_OF_DYNAMO: Mapping[str, Any] = {"dynamic": "false", "fullgraph": False, "capture_scalars": False, "freezing": False}
#: What an error of inductor means, by the name of its class. Any other one is a CompileError of the step "build".
_MISSING = frozenset({"MissingOperatorWithDecomp", "MissingOperatorWithoutDecomp"})
_LOWERING = frozenset({"LoweringException"})
_BUILDER = os.path.join(os.path.dirname(__file__), "aot_build.py")


def compile_package(
    model: Any, example_inputs: Sequence[Any], options: CompileOptions, settings: Mapping[str, Any]
) -> tuple[Compiled, tuple[str, ...]]:
    """Export the model, compile it with AOTInductor and load the package. Return it with the flags of the row.

    ``settings`` are inductor's own, as ``torch._inductor.config`` has them. Weights become constants of the package.

    Raises:
        UnsupportedError: inductor lacks an operator, or a shape depends on values.
        CompileError: an option is one of dynamo's, or a step failed.
    """
    asked = [name for name, default in _OF_DYNAMO.items() if options[name] != default]
    asked += ["mode=reduce-overhead"] if options["mode"] == "reduce-overhead" else []
    if asked:
        raise CompileError(
            "option aot: a package has no dynamo and no CUDA graphs, so leave out %s" % asked[0], "capture"
        )
    of_mode = torch._inductor.list_mode_options(options["mode"])
    # Precompiled headers save time for the second package of a process, and this process compiles one: 46 s, not 13 s.
    defaults = {"aot_inductor.precompile_headers": False}
    defaults.update((name, value) for name, value in of_mode.items() if "cudagraphs" not in name)
    with options.apart():
        lowered = lowerable(model, example_inputs, options.kinds)
    began = perf_counter_ns()
    program = export(lowered.module, lowered.examples, NONE)
    exported = perf_counter_ns()
    package, built = _build(program, options, {**defaults, **settings})
    loading = perf_counter_ns()
    call = _load(package, options)
    loaded = perf_counter_ns()
    nodes = len(operators_in(program.graph_module))
    times = {"export_ns": exported - began, **built, "load_ns": loaded - loading}
    evidence = Evidence(
        nodes_total=nodes,
        nodes_compiled=nodes,
        partitions=1,
        compiler={**times, "package_bytes": os.path.getsize(package)},
    )
    return Compiled(lowered.calling.calling(call), evidence), lowered.flags


def _build(program: Any, options: CompileOptions, settings: Mapping[str, Any]) -> tuple[str, dict[str, int]]:
    """Let a process compile the program. Return the path of the package, and how long that took.

    Starting the process and passing it the program is the harness's work, which ``compile_ns`` leaves out.
    """
    folder = os.path.join(options.scratch, "aot")
    os.makedirs(folder, exist_ok=True)
    package = os.path.join(folder, "model.pt2")
    program_file = os.path.join(folder, "program.pt2")
    order = {"program": program_file, "package": package, "settings": dict(settings), "threads": options.threads}
    with contextlib.ExitStack() as stack:
        with options.apart():
            torch.export.save(program, program_file)
            log = stack.enter_context(open(os.path.join(folder, "log.txt"), "w+", encoding="utf-8"))
            builder = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, _BUILDER, json.dumps(order)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    cwd=folder,
                )
            )
            assert builder.stdout is not None
            is_ready = builder.stdout.readline() != ""
        answer = builder.communicate("\n" if is_ready else None)[0].strip().rpartition("\n")[2]
        log.seek(0)
        said = log.read()
    if options.artifacts is not None:
        with options.apart(), open(os.path.join(options.artifacts, "aot.log"), "w", encoding="utf-8") as kept:
            kept.write(said)
    if builder.returncode != 0 or not answer:
        raise CompileError("the process of AOTInductor %s: %s" % (_ending(builder.returncode), said[-500:]), "build")
    found = json.loads(answer)
    if "error" in found:
        raise _refusal(found["error"], found["message"])
    return package, {"build_ns": found["build_ns"]}


def _ending(code: int) -> str:
    return "was ended by %s" % signal.Signals(-code).name if code < 0 else "ended with the code %d" % code


def _refusal(classes: Sequence[str], message: str) -> Exception:
    """Make an error of the adapter contract from one of inductor: the names of its classes, the cause's last."""
    if _MISSING.intersection(classes):
        return UnsupportedError(message)
    return CompileError(message, "lower" if _LOWERING.intersection(classes) else "build")


def _load(package: str, options: CompileOptions) -> Callable[..., Sequence[Any]]:
    """Load the package. Return a function that takes and returns tensors, which calls it with as little as possible."""
    index = torch.device(options.device).index
    try:
        run = torch._inductor.aoti_load_package(package, device_index=-1 if index is None else index).loader.run
    except Exception as error:
        raise CompileError("the package of AOTInductor cannot be loaded: %s" % error, "load") from error

    def call(*tensors: torch.Tensor) -> Sequence[Any]:
        with compiled_code():
            found: Sequence[Any] = run(list(tensors))
        return found

    return call
