"""The flavours ``jax`` and ``jax_cuda``, which reach XLA through JAX: settings, capture, evidence and errors."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import jax
import jax.monitoring
import jaxlib
import torch._dynamo.exc

from graphnet_lowering.errors import one_line
from graphnet_runner.adapter import Compiled, CompileError, CompileOptions, Evidence, UnsupportedError

from .capture import Capture, innermost
from .torchax_ops import VERSION

_COMPILED = "/jax/core/compile/backend_compile_duration"
_FOUND = "/jax/compilation_cache/cache_hits"
_PLATFORMS = {"cpu": "cpu", "cuda": "gpu"}


class _Compilations:
    """Counts the programs that XLA has compiled in this process, and the programs that JAX has found in its cache."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.found = 0
        jax.monitoring.register_event_listener(self._noticed)
        jax.monitoring.register_event_duration_secs_listener(self._heard)

    def _noticed(self, event: str, **_: Any) -> None:
        self.found += event == _FOUND

    def _heard(self, event: str, seconds: float, **_: Any) -> None:
        if event == _COMPILED:
            self.count += 1
            self.seconds += seconds


class JaxStack:
    """The compilation of one sample through JAX. ``flags`` is valid even if the compilation fails."""

    def __init__(self) -> None:
        self.flags: tuple[str, ...] = ()

    def versions(self) -> dict[str, str]:
        """Return the versions of JAX, jaxlib and torchax, without using a device."""
        return {"jax": jax.__version__, "jaxlib": jaxlib.__version__, "torchax": VERSION}

    def peak_device_memory(self, device: str) -> int:
        """Return JAX's peak memory on the device in bytes. On a CPU, JAX does not measure memory, so return 0."""
        index = int(device.partition(":")[2] or 0)
        statistics = jax.devices()[index].memory_stats() or {}
        return int(statistics.get("peak_bytes_in_use", 0))

    def compile_model(self, model: Any, inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile every graph of the model. See ``Adapter.compile`` for the contract."""
        device = configure(options.device)
        if options.cache:
            _keep_programs(options.cache)
        compilations = _Compilations()
        settings = _settings(options, device.platform)
        capture = Capture(device, options.artifacts, options.apart, settings)
        try:
            call = capture.compile(model, inputs, allow_breaks=options["breaks"] == "allow")
        except Exception as error:
            raise _explained(error) from error
        finally:
            self.flags = capture.flags
        with options.apart():
            evidence = _evidence(capture, compilations)
        programs = list(capture.programs)
        return Compiled(
            call,
            evidence,
            counters=lambda: {"compilations": compilations.count},
            regions=lambda: [region for program in programs for region in program.regions()],
        )


def _settings(options: CompileOptions, platform: str) -> dict[str, Any]:
    """Return XLA's flags. XLA itself refuses a name that it does not have."""
    settings: dict[str, Any] = {"xla_cpu_prefer_vector_width": options["vector_width"]} if platform == "cpu" else {}
    if options["passes_off"]:
        settings["xla_disable_hlo_passes"] = options["passes_off"]
    for setting in filter(None, options["flags"].split(",")):
        name, _, value = (part.strip() for part in setting.partition("="))
        settings[name] = {"true": True, "false": False}.get(value.lower(), int(value) if value.isdigit() else value)
    return settings


def configure(name: str) -> Any:
    """Select JAX's platform, make JAX as precise as torch's eager mode, and return its device ``name``.

    Raises:
        UnsupportedError: This backend cannot compile for this kind of device.
        CompileError: This machine does not have the device (step "load").
    """
    kind, _, index = name.partition(":")
    platform = _PLATFORMS.get(kind)
    if platform is None:
        raise UnsupportedError("XLA through JAX has no device %r here" % kind)
    jax.config.update("jax_platforms", kind)
    # By default JAX silently makes int64 and float64 values 32 bits wide.
    jax.config.update("jax_enable_x64", True)
    # By default JAX may use TF32 or bfloat16 for products of float32 values.
    jax.config.update("jax_default_matmul_precision", "highest")
    # Run programs for the CPU in the calling thread: handing them to another thread costs more than a small graph.
    jax.config.update("jax_cpu_enable_async_dispatch", False)
    try:
        devices = jax.devices()
    # JAX raises AssertionError if the plugin of the platform is not installed.
    except (RuntimeError, AssertionError) as error:
        raise CompileError("JAX has no %s here: %s" % (kind, " ".join(str(error).split())[:500]), "load") from error
    device = devices[int(index or 0)]
    if device.platform != platform:
        raise CompileError("JAX runs on %r instead of %r" % (device.platform, platform), "load")
    jax.config.update("jax_default_device", device)
    return device


def _keep_programs(directory: str) -> None:
    """Make JAX store its compiled programs in the directory, for later processes."""
    jax.config.update("jax_compilation_cache_dir", directory)
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


def _evidence(capture: Capture, compilations: _Compilations) -> Evidence:
    """Make the evidence. At each graph break dynamo leaves one operation to eager mode, which counts as one node."""
    programs = [program.facts() for program in capture.programs]
    nodes = sum(facts.nodes for facts in programs)
    return Evidence(
        nodes_total=nodes + sum(capture.breaks.values()),
        nodes_compiled=nodes,
        partitions=len(programs),
        fallback_ops=tuple(sorted(capture.breaks)),
        compiler={
            "xla_compilations": compilations.count,
            "xla_compile_s": round(compilations.seconds, 3),
            "cache_hits": compilations.found,
            "fusions": sum(facts.fusions for facts in programs),
            "flops": sum(facts.flops for facts in programs),
            "matmul_precision": "highest",
            "x64": True,
            "programs": [dataclasses.asdict(facts) for facts in programs],
        },
    )


def _explained(error: Exception) -> BaseException:
    """Translate an error of dynamo into an exception of the adapter contract. Return other errors unchanged."""
    inner = innermost(error)
    if isinstance(inner, (UnsupportedError, CompileError, MemoryError)):
        return inner
    text = one_line(inner)
    if isinstance(inner, torch._dynamo.exc.Unsupported):
        return UnsupportedError(text)
    if isinstance(error, torch._dynamo.exc.BackendCompilerFailed):
        return CompileError(text, "lower")
    if isinstance(inner, torch._dynamo.exc.TorchDynamoException):
        return CompileError(text, "capture")
    return error
