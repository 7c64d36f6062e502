"""The contract between the mesh and a compiler: everything that a backend has to write.

A backend is a folder with ``backend.toml`` and ``adapter.py``, which defines one subclass of :class:`Adapter`. The
zygote imports it once, together with torch and the compiler, and then only forks. Every method runs in a *sample
process*, a fresh fork that serves one sample and is killed afterwards. So an adapter may leak, change global state or
crash: only its sample is lost.

Rules for the module itself; the worker verifies the first one when it starts:

* importing it starts no thread and touches no device (no CUDA context, no PJRT client, no parallel
  operator): a fork of a process with either hangs or crashes;
* heavy imports belong at the top of ``adapter.py``, so that forks share them.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, Dict, Mapping, Optional, Sequence, Tuple


class UnsupportedError(Exception):
    """The compiler refuses this graph: outcome UNSUPPORTED, which names ``operators``.

    Raise it if the compiler says so; any other exception of ``compile`` is COMPILE_ERROR.
    """

    def __init__(self, message: str, operators: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.operators = tuple(operators)


class CompileError(Exception):
    """The compilation failed in its ``step``: "capture", "lower", "build" or "load"."""

    def __init__(self, message: str, step: str = "") -> None:
        super().__init__(message)
        self.step = step


class CompiledNotRunError(Exception):
    """The compiler did everything that is possible without a missing device or library: outcome COMPILED_NOT_RUN.

    ``step`` says how far it came: "plan" or "trace". The row keeps ``evidence``.
    """

    def __init__(self, message: str, step: str, evidence: Optional[Evidence] = None) -> None:
        super().__init__(message)
        self.step = step
        self.evidence = evidence


class UnavailableError(Exception):
    """Raised by ``info``: this backend cannot compile here; the message says what is missing and how to get it."""


@dataclasses.dataclass(frozen=True)
class Evidence:
    """Proof that the compiler ran; every row keeps it. Leave unknown facts out (None).

    ``nodes_compiled == 0`` makes the row FELL_BACK: a compiler that took no node has no speed.
    """

    #: Operator nodes of the graph.
    nodes_total: Optional[int] = None
    #: Operator nodes that the compiler took.
    nodes_compiled: Optional[int] = None
    #: Pieces (graphs, engines, modules) that the compiler built.
    partitions: Optional[int] = None
    #: Names of the operators that were left to eager.
    fallback_ops: Tuple[str, ...] = ()
    #: The compiler's own figures, of types that JSON has: kernels, HLO module, plan bytes, ...
    compiler: Mapping[str, Any] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class CompileOptions:
    """Everything that ``compile`` gets beside model and inputs."""

    #: Every option of backend.toml, validated, with defaults.
    values: Mapping[str, Any]
    #: "TYPE[:INDEX]" as torch writes it; model and inputs are on it already.
    device: str
    #: Threads that this process may use; its CPU affinity was set accordingly.
    threads: int
    #: An empty directory of this sample process, removed when it ends.
    scratch: str
    #: The directory that ``prepare`` filled, the same for every sample; do not write it.
    prepared: str = ""
    #: Directory for what the compiler made (HLO, generated code) if the caller keeps it; else None. The caller keeps it
    #: after every outcome. The time to write it counts in ``compile_ns``.
    artifacts: Optional[str] = None
    #: Kind of each example input: "parameter", "buffer", "constant", "input", "symint" or "unknown".
    kinds: Tuple[str, ...] = ()
    #: Directory for compile caches that a later process of the same sample will find. Empty if no such process comes:
    #: then put caches into ``scratch``, so that every compile time is a cold one.
    cache: str = ""

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


@dataclasses.dataclass(frozen=True)
class Compiled:
    """The result of ``compile``.

    ``call(*inputs)`` takes the inputs in the order of the model's ``forward`` (tensors on the device, and ints for
    SymInt arguments) and returns the model's result in the same nesting.
    """

    call: Callable[..., Any]
    evidence: Evidence
    #: Returns counters, for instance "compilations". If they change during timed calls, the times are void.
    counters: Optional[Callable[[], Dict[str, int]]] = None


class DeviceTimer:
    """Measures a piece of work on a device: marks its start and its end without waiting for it."""

    def start(self) -> None:
        """Count the work that is queued from here on."""
        raise NotImplementedError

    def stop(self) -> None:
        """Do not count the work that is queued from here on."""
        raise NotImplementedError

    def elapsed_ns(self) -> int:
        """Time on the device between the two, in ns. Call it when the device is synchronised."""
        raise NotImplementedError


class CudaTimer(DeviceTimer):
    """Two events on torch's current stream."""

    def __init__(self, device: str) -> None:
        import torch

        self._stream = torch.cuda.current_stream(device)
        self._begin = torch.cuda.Event(enable_timing=True)
        self._end = torch.cuda.Event(enable_timing=True)

    def start(self) -> None:
        """Record the first event."""
        self._begin.record(self._stream)

    def stop(self) -> None:
        """Record the second one."""
        self._end.record(self._stream)

    def elapsed_ns(self) -> int:
        """Convert torch's milliseconds."""
        return int(self._begin.elapsed_time(self._end) * 1e6)


class Adapter:
    """One compiler. Subclass it once in ``adapter.py``; the mesh constructs it without arguments."""

    def info(self) -> Dict[str, str]:
        """Return versions by component, including the compiler's own. The mesh adds "torch" and "python".

        Runs in a sample process when the worker starts. Raise UnavailableError if nothing can be compiled here.
        """
        return {}

    def prepare(self, directory: str) -> None:
        """Fill ``directory`` once per worker with files that the toolchain would otherwise make for every sample.

        For probes of the CPU and precompiled headers, never for compiled graphs: compile times are cold ones. Runs in a
        sample process of its own. An exception is logged; samples then only take longer.
        """

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile ``model`` (a ``torch.nn.Module``) completely: leave nothing to the first call.

        ``example_inputs`` are the real inputs. You may call the model with them: the mesh restores inputs that a call
        wrote. ``compile_ns`` is the wall time of this method.

        Errors: UnsupportedError -> UNSUPPORTED, CompileError -> COMPILE_ERROR with its step,
        CompiledNotRunError -> COMPILED_NOT_RUN, MemoryError and torch's out-of-memory errors ->
        OUT_OF_MEMORY, any other exception -> COMPILE_ERROR.
        """
        raise NotImplementedError

    def flags(self) -> Sequence[str]:
        """Return flags of the row: ``shims:a,b``, ``loader:x``. Called once, when the sample ends with any outcome.

        They name the changes that let the graph run here. They are also wanted if the graph failed to load.
        """
        return ()

    def device_timer(self, device: str) -> Optional[DeviceTimer]:
        """Return a timer of the device's own work; None if there is no device or its stream is not torch's."""
        return CudaTimer(device) if device.startswith("cuda") else None

    def peak_device_memory(self, device: str) -> int:
        """Return the most bytes that the stack's allocator held on the device; 0 if unknown, or without a device."""
        if not device.startswith("cuda"):
            return 0
        import torch

        return int(torch.cuda.max_memory_allocated(device))

    def synchronize(self, device: str) -> None:
        """Wait until all work queued on ``device`` is done. Called before and after every timed section."""
        if device.startswith("cuda"):
            import torch

            torch.cuda.synchronize(device)
