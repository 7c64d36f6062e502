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

import graphnet_runner
from graphnet_lowering.bound import Lowerable
from graphnet_lowering.errors import DATA_DEPENDENT
from graphnet_lowering.exported import NONE, export
from graphnet_lowering.nodes import operators_in
from graphnet_runner.adapter import Compiled, CompileError, CompileOptions, Evidence, UnsupportedError, compiled_code

#: Options of ``torch.compile`` and of dynamo, with their defaults. They have no meaning for a package.
_OF_DYNAMO: Mapping[str, Any] = {"dynamic": "false", "fullgraph": False, "capture_scalars": False}
_BUILDER = os.path.join(os.path.dirname(__file__), "aot_build.py")


def settings_of(options: CompileOptions, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return inductor's settings for a package. ``chosen`` are those that the options set.

    Raises CompileError (step "capture") for an option of dynamo.
    """
    asked = [name for name, default in _OF_DYNAMO.items() if options[name] != default]
    asked += ["mode=reduce-overhead"] if options["mode"] == "reduce-overhead" else []
    if asked:
        text = "option aot: a package has no dynamo and no CUDA graphs, so leave out %s" % asked[0]
        raise CompileError(text, "capture")
    of_mode = torch._inductor.list_mode_options(options["mode"])
    # Precompiling headers saves time from the second package of a process on. The process here builds only one, which
    # takes 13 s without them, and 46 s with them.
    found: dict[str, Any] = {"aot_inductor.precompile_headers": False}
    found.update((name, value) for name, value in of_mode.items() if "cudagraphs" not in name)
    return {**found, **chosen}


def compile_package(lowered: Lowerable, options: CompileOptions, settings: Mapping[str, Any]) -> Compiled:
    """Export the model, compile it with AOTInductor and load the package.

    Raises:
        UnsupportedError: inductor lacks an operator, or cannot compile a size that depends on values.
        CompileError: a step failed.
        MemoryError: the process that compiles ran out of memory.
    """
    began = perf_counter_ns()
    program = export(lowered.module, lowered.examples, NONE, fixed_sizes=False)
    exported = perf_counter_ns()
    package, built = _build(program, options, settings)
    loading = perf_counter_ns()
    call = _load(package, options)
    loaded = perf_counter_ns()
    nodes = len(operators_in(program.graph_module))
    evidence = Evidence(
        nodes_total=nodes,
        nodes_compiled=nodes,
        partitions=1,
        compiler={
            "export_ns": exported - began,
            **built,
            "load_ns": loaded - loading,
            "package_bytes": os.path.getsize(package),
        },
    )
    return Compiled(lowered.calling.calling(call), evidence)


def _build(program: Any, options: CompileOptions, settings: Mapping[str, Any]) -> tuple[str, dict[str, int]]:
    """Let a process compile the program. Return the path of the package, and what that took.

    Starting and ending the process, and passing it the program, is the harness's work, which ``compile_ns`` leaves out.
    """
    folder = os.path.join(options.scratch, "aot")
    os.makedirs(folder, exist_ok=True)
    package, program_file = os.path.join(folder, "model.pt2"), os.path.join(folder, "program.pt2")
    order = {
        "program": program_file,
        "package": package,
        "settings": dict(settings),
        "threads": options.threads,
        "worker": os.path.dirname(os.path.dirname(graphnet_runner.__file__)),
    }
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
            assert builder.stdin is not None
            assert builder.stdout is not None
            is_ready = builder.stdout.readline() != ""
        answer = ""
        if is_ready:
            builder.stdin.write("\n")
            builder.stdin.flush()
            answer = builder.stdout.readline()
        with options.apart():
            builder.communicate()
            log.seek(0)
            said = log.read()
            if options.artifacts is not None:
                with open(os.path.join(options.artifacts, "aot.log"), "w", encoding="utf-8") as kept:
                    kept.write(said)
    if builder.returncode == -signal.SIGKILL:
        raise MemoryError("the process of AOTInductor was killed, as the kernel does when memory is exhausted")
    if builder.returncode != 0 or not answer:
        raise CompileError("the process of AOTInductor %s: %s" % (_ending(builder.returncode), said[-500:]), "build")
    found = json.loads(answer)
    if "error" in found:
        raise _refusal(found["error"], found["message"])
    return package, {"build_ns": found["build_ns"], "build_memory_bytes": found["build_memory_bytes"]}


def _ending(code: int) -> str:
    return "was ended by %s" % signal.Signals(-code).name if code < 0 else "ended with the code %d" % code


def _refusal(kind: str, message: str) -> Exception:
    """Make an exception of the adapter contract from the answer of the process."""
    if kind == "memory":
        return MemoryError(message)
    if kind == "data":
        return UnsupportedError(message, (DATA_DEPENDENT,))
    return UnsupportedError(message) if kind == "missing" else CompileError(message, kind)


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
