"""The adapter of TorchInductor, which it calls through dynamo, as torch.compile does.

The adapter never sets torch's default device: dynamo would then silently run every graph in eager mode.
"""

from __future__ import annotations

import ast
import difflib
import functools
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

import torch
import torch._dynamo
import torch._dynamo.exc
import torch._inductor.codecache
import torch._inductor.compile_fx
import torch._inductor.config
import torch._inductor.exc
import torch._inductor.metrics
from torch._dynamo.utils import count_calls, counters

from graphnet_lowering.bound import LoweringAdapter
from graphnet_lowering.errors import DATA_DEPENDENT, depends_on_data, one_line
from graphnet_runner.adapter import Compiled, CompileError, CompileOptions, Evidence, UnsupportedError

from .aot import compile_package, settings_of
from .capture import bind
from .provenance import tracked

_DYNAMIC = {"false": False, "true": True, "auto": None}


class _Counted(torch._TorchCompileInductorWrapper):  # type: ignore[misc]  # torch is not read for types
    """The backend that ``torch.compile`` uses, which also counts the nodes of the graphs for which it returned code."""

    nodes = 0

    def __call__(self, graph: Any, inputs: Sequence[Any], **more: Any) -> Any:
        """Compile one graph."""
        nodes = count_calls(graph.graph)
        compiled = super().__call__(graph, inputs, **more)
        self.nodes += nodes
        return compiled


class InductorAdapter(LoweringAdapter):
    """Calls TorchInductor once per sample. No cache contains code that was compiled for another sample."""

    def info(self) -> dict[str, str]:
        """Return the versions of torch (which contains TorchInductor) and of the C++ compiler for CPU code."""
        return {"inductor": str(torch.__version__), "cxx": _cxx_version()}

    def prepare(self, directory: str) -> None:
        """Let inductor test the CPU and the C++ compiler once, not per graph, which takes six CPU seconds."""
        os.environ["TORCHINDUCTOR_CACHE_DIR"] = os.path.join(directory, "inductor")
        _use_headers(os.path.join(directory, "headers"))
        torch.compile(lambda x: x + 1)(torch.ones(64))

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Do what ``torch.compile`` does, and call the function once: dynamo and inductor compile during this call."""
        _set_config(options)
        if options["aot"]:
            return self._compile_package(model, example_inputs, options)
        # Dynamo is not reset, which would remove the graphs of a whole model that are already compiled.
        counters.clear()
        torch._inductor.metrics.reset()
        with options.apart():
            bound = bind(model, example_inputs, options)
        self._flags = bound.flags
        if bound.flags:
            # By default dynamo stops at every ``item()``, also at that of a constant, of which it then knows the value.
            torch._dynamo.config.capture_scalar_outputs = True
        dynamic = _DYNAMIC[options["dynamic"]]
        inductor = _Counted(options["mode"], None, dynamic)
        compiled = torch._dynamo.optimize(inductor, nopython=options["fullgraph"], dynamic=dynamic)(bound.model)
        try:
            with tracked(options.artifacts is not None) as regions:
                compiled(*bound.select(example_inputs))
        except Exception as error:
            raise _explained(error) from error
        finally:
            if options.artifacts is not None:
                with options.apart():
                    _keep_generated_code(options, options.artifacts)
        return Compiled(
            bound.calling(compiled),
            _evidence(inductor.nodes, options.device),
            counters=lambda: {"compilations": _graphs()},
            regions=(lambda: regions) if regions else None,
        )

    def _compile_package(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        settings = settings_of(options, _chosen(options))
        with options.apart():
            lowered = self.lowered(model, example_inputs, options)
        try:
            return compile_package(lowered, options, settings)
        finally:
            if options.artifacts is not None:
                with options.apart():
                    _keep_generated_code(options, options.artifacts)


def _set_config(options: CompileOptions) -> None:
    # The folder belongs to this sample. A second process that measures the compile time with warm caches uses it too.
    cache = _cache(options)
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = cache
    prepared = os.path.join(options.prepared, "inductor")
    if os.path.isdir(prepared):
        with options.apart():
            shutil.copytree(prepared, cache, dirs_exist_ok=True)
    own_headers = os.path.join(options.cache or options.scratch, "headers")
    _use_headers(own_headers, os.path.join(options.prepared, "headers"))
    os.environ["TRITON_CACHE_DIR"] = os.path.join(options.cache or options.scratch, "triton")
    for name, value in _chosen(options).items():
        place, _, last = name.rpartition(".")
        setattr(functools.reduce(getattr, place.split(".") if place else (), torch._inductor.config), last, value)
    torch._dynamo.config.capture_scalar_outputs = options["capture_scalars"]
    # By default dynamo silently runs the model in eager mode after eight recompilations.
    torch._dynamo.config.fail_on_recompile_limit_hit = True


def _chosen(options: CompileOptions) -> dict[str, Any]:
    """Return what the options set in ``torch._inductor.config``."""
    return {
        "fallback_random": options["fallback_random"],
        "freezing": options["freezing"],
        "cpp_wrapper": options["cpp_wrapper"],
        "max_autotune_gemm_backends": options["gemm_backends"].upper(),
        **dict(_settings(options["config"])),
    }


def _settings(text: str) -> Iterator[tuple[str, Any]]:
    """Read the option ``config``. Raise CompileError for a setting that inductor does not have."""
    known = torch._inductor.list_options()
    for setting in filter(None, text.split(",")):
        name, _, value = (part.strip() for part in setting.partition("="))
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = ": did you mean %s?" % near[0] if near else ""
            raise CompileError("option config: inductor has no setting %r%s" % (name, hint), step="capture")
        try:
            yield name, ast.literal_eval(value)
        except (ValueError, SyntaxError):
            yield name, value


def _use_headers(folder: str, prepared: str = "") -> None:
    """Let inductor keep its precompiled headers in ``folder``, which gets links to those that were prepared.

    By default, they are in a folder of /tmp that all programs of the user share, where one sample could change them for
    the next. Compiling them takes seconds, and they have 150 MB.
    """
    os.makedirs(folder, exist_ok=True)
    for name in os.listdir(prepared) if os.path.isdir(prepared) else ():
        if name != "locks" and not os.path.lexists(os.path.join(folder, name)):
            os.symlink(os.path.join(prepared, name), os.path.join(folder, name))
    torch._inductor.codecache._HEADER_DIR = folder
    torch._inductor.codecache._HEADER_LOCK_DIR = os.path.join(folder, "locks")


def _cache(options: CompileOptions) -> str:
    return os.path.join(options.cache or options.scratch, "inductor")


def _keep_generated_code(options: CompileOptions, directory: str) -> None:
    """Copy the code that inductor wrote for this sample, without the files that ``prepare`` made, to ``directory``."""
    cache, prepared = _cache(options), os.path.join(options.prepared, "inductor")
    for folder, _, names in os.walk(cache):
        for name in names:
            place = os.path.relpath(os.path.join(folder, name), cache)
            if name.endswith((".py", ".cpp", ".h")) and not os.path.exists(os.path.join(prepared, place)):
                shutil.copy(os.path.join(folder, name), os.path.join(directory, name))


def _graphs() -> int:
    return int(counters["stats"].get("unique_graphs", 0))


def _evidence(nodes: int, device: str) -> Evidence:
    """Make the evidence. The reason of a graph break has the text of the error that dynamo swallowed, if there is one.

    At each graph break dynamo leaves one operation to eager mode, so each break is counted as one node. On a GPU, it
    also says how many graphs inductor did not launch as CUDA graphs although the mode asks for them.
    """
    graphs = _graphs()
    breaks = {str(reason): int(count) for reason, count in counters["graph_break"].items()}
    metrics = torch._inductor.metrics
    return Evidence(
        nodes_total=nodes + sum(breaks.values()),
        nodes_compiled=nodes,
        partitions=graphs,
        fallback_ops=tuple(sorted(" ".join(reason.split())[:200] for reason in breaks)),
        compiler={
            "graphs": graphs,
            "graph_breaks": sum(breaks.values()),
            "kernels": int(metrics.generated_kernel_count),
            "cpp_vectorized_kernels": int(metrics.generated_cpp_vec_kernel_count),
            "ir_nodes_before_fusion": int(metrics.ir_nodes_pre_fusion),
            "cache_hits": int(counters["inductor"]["fxgraph_cache_hit"]),
            **({} if device.startswith("cpu") else {"cudagraph_skips": int(counters["inductor"]["cudagraph_skips"])}),
        },
    )


def _explained(error: Exception) -> Exception:
    """Translate an error of dynamo or inductor into one of the adapter contract. Return every other error unchanged."""
    inner = error
    while isinstance(inner, torch._dynamo.exc.BackendCompilerFailed) and inner.inner_exception is not None:
        inner = inner.inner_exception
    text = one_line(inner)
    if isinstance(inner, (torch._inductor.exc.InvalidCxxCompiler, torch._inductor.exc.CppCompileError)):
        return CompileError(text, step="build")
    if isinstance(
        inner, torch._inductor.exc.MissingOperatorWithDecomp | torch._inductor.exc.MissingOperatorWithoutDecomp
    ):
        return UnsupportedError(text)
    if depends_on_data(inner):
        return UnsupportedError(text, operators=(DATA_DEPENDENT,))
    if isinstance(inner, torch._dynamo.exc.Unsupported):
        return UnsupportedError(text)
    if isinstance(inner, torch._inductor.exc.LoweringException):
        return CompileError(text, step="lower")
    if isinstance(error, torch._dynamo.exc.BackendCompilerFailed):
        return CompileError(text, step="lower")
    if isinstance(inner, torch._dynamo.exc.TorchDynamoException):
        return CompileError(text, step="capture")
    return error


def _cxx_version() -> str:
    compiler = os.environ.get("CXX") or shutil.which("g++") or shutil.which("clang++") or shutil.which("c++")
    if not compiler:
        return "not found: TorchInductor needs a C++ compiler to compile for a CPU"
    done = subprocess.run([compiler, "--version"], capture_output=True, text=True, timeout=20, check=False)
    return done.stdout.splitlines()[0] if done.stdout else compiler
