"""The adapter of TorchInductor, which it calls through torch.compile. Dynamo's counters show what was compiled.

The adapter never sets torch's default device. If it did, dynamo would silently run every graph in eager mode, and the
model would look compiled although it is not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from typing import Any

import torch
import torch._dynamo
import torch._dynamo.exc
import torch._inductor.compile_fx
import torch._inductor.config
import torch._inductor.exc
import torch._inductor.metrics
from torch._dynamo.utils import counters

from graphnet_runner.adapter import Adapter, Compiled, CompileError, CompileOptions, Evidence, UnsupportedError

_DYNAMIC = {"false": False, "true": True, "auto": None}


class InductorAdapter(Adapter):
    """Calls ``torch.compile`` once per sample. All code is compiled before ``compile`` returns.

    No cache contains code that was compiled for another sample, so no earlier sample shortens a compile time.
    """

    def info(self) -> dict[str, str]:
        """Return the versions of torch (which contains TorchInductor) and of the C++ compiler for CPU code."""
        return {"inductor": str(torch.__version__), "cxx": _cxx_version()}

    def prepare(self, directory: str) -> None:
        """Let inductor test the features of the CPU and of the C++ compiler.

        This takes six CPU seconds. The result is the same for every graph, so the test runs once, not per sample.
        """
        os.environ["TORCHINDUCTOR_CACHE_DIR"] = os.path.join(directory, "inductor")
        torch.compile(lambda x: x + 1)(torch.ones(64))

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Call ``torch.compile``, then call the returned function once.

        Dynamo and inductor compile the model during this first call.
        """
        _set_config(options)
        # Do not reset dynamo. The process is new, so nothing needs to be removed. If the sample is a whole model with
        # several graphs, a reset would remove the graphs that are already compiled.
        counters.clear()
        torch._inductor.metrics.reset()
        mode = options["mode"]
        compiled = torch.compile(
            model,
            backend="inductor",
            mode=None if mode == "default" else mode,
            dynamic=_DYNAMIC[options["dynamic"]],
            fullgraph=options["fullgraph"],
        )
        try:
            compiled(*example_inputs)
        except Exception as error:
            raise _explained(error) from error
        finally:
            if options.artifacts is not None:
                _keep_generated_code(options, options.artifacts)
        return Compiled(compiled, _evidence(), lambda: {"compilations": _graphs()})


def _set_config(options: CompileOptions) -> None:
    # Use a cache folder that belongs to this sample alone. If the compile time with warm caches is measured too, a
    # second process compiles the sample again and uses the same folder.
    cache = _cache(options)
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = cache
    prepared = os.path.join(options.prepared, "inductor")
    if os.path.isdir(prepared):
        shutil.copytree(prepared, cache, dirs_exist_ok=True)
    os.environ["TRITON_CACHE_DIR"] = os.path.join(options.cache or options.scratch, "triton")
    torch._inductor.config.fallback_random = options["fallback_random"]
    # By default dynamo runs the model in eager mode without a message after eight recompilations. Make dynamo raise an
    # error instead.
    torch._dynamo.config.fail_on_recompile_limit_hit = True


def _cache(options: CompileOptions) -> str:
    return os.path.join(options.cache or options.scratch, "inductor")


def _keep_generated_code(options: CompileOptions, directory: str) -> None:
    """Copy the Python and C++ code that inductor wrote for this sample from its cache folder to ``directory``.

    The cache folder also holds files that ``prepare`` made. They belong to no sample and are not copied.
    """
    cache, prepared = _cache(options), os.path.join(options.prepared, "inductor")
    for folder, _, names in os.walk(cache):
        for name in names:
            place = os.path.relpath(os.path.join(folder, name), cache)
            if name.endswith((".py", ".cpp", ".h")) and not os.path.exists(os.path.join(prepared, place)):
                shutil.copy(os.path.join(folder, name), os.path.join(directory, name))


def _graphs() -> int:
    return int(counters["stats"].get("unique_graphs", 0))


def _evidence() -> Evidence:
    graphs = _graphs()
    captured = int(counters["stats"].get("calls_captured", 0)) if graphs else 0
    breaks = {str(reason): int(count) for reason, count in counters["graph_break"].items()}
    metrics = torch._inductor.metrics
    return Evidence(
        # At each graph break dynamo leaves one operation to eager mode, so each break is counted as one node. If dynamo
        # skips a whole Python function, it does not count the function's operations. Then `nodes_total` lacks these
        # operations.
        nodes_total=captured + sum(breaks.values()),
        nodes_compiled=captured,
        partitions=graphs,
        fallback_ops=tuple(sorted(" ".join(reason.split())[:200] for reason in breaks)),
        compiler={
            "graphs": graphs,
            "graph_breaks": sum(breaks.values()),
            "kernels": int(metrics.generated_kernel_count),
            "cpp_vectorized_kernels": int(metrics.generated_cpp_vec_kernel_count),
            "ir_nodes_before_fusion": int(metrics.ir_nodes_pre_fusion),
            "cache_hits": int(counters["inductor"]["fxgraph_cache_hit"]),
        },
    )


def _explained(error: Exception) -> Exception:
    """Translate an error of dynamo or inductor into an exception of the adapter contract.

    Return every other error unchanged.
    """
    inner = error
    while isinstance(inner, torch._dynamo.exc.BackendCompilerFailed) and inner.inner_exception is not None:
        inner = inner.inner_exception
    text = "%s: %s" % (type(inner).__name__, " ".join(str(inner).split())[:1000])
    if isinstance(inner, (torch._inductor.exc.InvalidCxxCompiler, torch._inductor.exc.CppCompileError)):
        return CompileError(text, step="build")
    if isinstance(
        inner, torch._inductor.exc.MissingOperatorWithDecomp | torch._inductor.exc.MissingOperatorWithoutDecomp
    ):
        return UnsupportedError(text)
    if "GuardOnDataDependentSymNode" in type(inner).__name__ or "data-dependent" in text.lower():
        return UnsupportedError(text, operators=("data-dependent shape",))
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
