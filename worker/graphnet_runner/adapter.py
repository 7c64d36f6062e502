"""The contract between the mesh and a compiler: all that a backend has to write.

A backend is a folder with ``backend.toml`` and ``adapter.py``; the latter defines one subclass of
:class:`Adapter`. The zygote imports it once, together with torch and the compiler, and then only
forks; every method except the import runs in a *sample process*, a fresh fork that serves one
sample and is killed afterwards. So an adapter may leak, change global state or crash: it costs that
sample only.

Rules for the module itself, checked when the worker starts:

* importing it starts no thread and touches no device (no CUDA context, no PJRT client, no parallel
  operator): a fork of a process with either hangs or crashes;
* heavy imports belong at the top of ``adapter.py``, so that forks share them.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, Dict, Mapping, Optional, Sequence, Tuple


class UnsupportedError(Exception):
    """The compiler does not take this graph: outcome UNSUPPORTED, naming ``operators``.

    Raise it where the compiler says so; any other exception of ``compile`` is COMPILE_ERROR.
    """

    def __init__(self, message: str, operators: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.operators = tuple(operators)


class CompileError(Exception):
    """A failed compilation with its ``step``: "capture", "lower", "build" or "load"."""

    def __init__(self, message: str, step: str = "") -> None:
        super().__init__(message)
        self.step = step


class CompiledNotRunError(Exception):
    """All was done that can be without a missing device or library: outcome COMPILED_NOT_RUN.

    ``step`` says how far it went: "plan" or "trace". ``evidence`` is kept.
    """

    def __init__(self, message: str, step: str, evidence: Optional[Evidence] = None) -> None:
        super().__init__(message)
        self.step = step
        self.evidence = evidence


class UnavailableError(Exception):
    """Raised by ``info``: this backend cannot compile here; the message says what is missing and how to get it."""


@dataclasses.dataclass(frozen=True)
class Evidence:
    """Proof that the compiler ran; travels with every row. Leave out (None) what is not known.

    ``nodes_compiled == 0`` makes the row FELL_BACK: a compiler that took nothing has no speed.
    """

    #: Operator nodes of the graph, and those the compiler took.
    nodes_total: Optional[int] = None
    nodes_compiled: Optional[int] = None
    #: Pieces (graphs, engines, modules) the compiler built.
    partitions: Optional[int] = None
    #: Names of operators left to eager.
    fallback_ops: Tuple[str, ...] = ()
    #: The compiler's own figures, JSON-able: kernels, HLO module, plan bytes, ...
    compiler: Mapping[str, Any] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class CompileOptions:
    """What ``compile`` is told besides model and inputs."""

    #: Every option of backend.toml, validated, defaults filled in.
    values: Mapping[str, Any]
    #: "TYPE[:INDEX]" as torch writes it; model and inputs are there already.
    device: str
    #: Threads this process may use; its CPU affinity is set accordingly before ``compile``.
    threads: int
    #: An empty directory of this sample process, deleted with it.
    scratch: str
    #: What ``prepare`` left, the same for every sample; do not write it.
    prepared: str = ""
    #: Where to leave what the compiler made (HLO, generated code), if the caller keeps it; else None.
    #: It is kept whatever the outcome; the time that writing takes counts in ``compile_ns``.
    artifacts: Optional[str] = None
    #: What each example input is: "parameter", "buffer", "constant", "input", "symint" or "unknown".
    kinds: Tuple[str, ...] = ()
    #: Where a later process of the same sample finds compile caches: put them here. Empty where none will ask, and
    #: caches, if any, belong into ``scratch``: every compile time is then a cold one.
    cache: str = ""

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


@dataclasses.dataclass(frozen=True)
class Compiled:
    """The result of ``compile``.

    ``call(*inputs)`` takes the inputs in the order of the model's ``forward`` (tensors on the
    device, and ints for SymInt arguments) and returns what the model returns, nesting included.
    """

    call: Callable[..., Any]
    evidence: Evidence
    #: Asked again after the timed section; a change of "compilations" there voids the timing.
    counters: Optional[Callable[[], Dict[str, int]]] = None


class DeviceTimer:
    """Marks the beginning and the end of work on a device, without waiting for it."""

    def start(self) -> None:
        """What is queued from here on counts."""
        raise NotImplementedError

    def stop(self) -> None:
        """What is queued from here on does not."""
        raise NotImplementedError

    def elapsed_ns(self) -> int:
        """Time on the device between the two; call it when the device is synchronised."""
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
        """From torch's milliseconds."""
        return int(self._begin.elapsed_time(self._end) * 1e6)


class Adapter:
    """One compiler. Subclass it once in ``adapter.py``; the mesh makes the instance without arguments."""

    def info(self) -> Dict[str, str]:
        """Versions by component, the compiler's own included ("torch" and "python" are filled in).

        Runs in a sample process at start-up. Raise UnavailableError if nothing can be compiled here.
        """
        return {}

    def prepare(self, directory: str) -> None:
        """Fill ``directory`` once per worker with what the toolchain would make anew for every sample.

        For probes of the CPU and precompiled headers, never for compiled graphs: compile times are
        cold ones. Runs in a sample process of its own; an exception is logged and costs only time.
        """

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile ``model`` (a ``torch.nn.Module``) completely: nothing may be left to the first call.

        ``example_inputs`` are the real inputs; the model may be called with them (the mesh restores
        what a call wrote). ``compile_ns`` is the wall time of this method.

        Errors: UnsupportedError -> UNSUPPORTED, CompileError -> COMPILE_ERROR with its step,
        CompiledNotRunError -> COMPILED_NOT_RUN, MemoryError and torch's out-of-memory errors ->
        OUT_OF_MEMORY, anything else -> COMPILE_ERROR.
        """
        raise NotImplementedError

    def flags(self) -> Sequence[str]:
        """Flags of the row, asked once when the sample ends, whatever its outcome: ``shims:a,b``, ``loader:x``.

        They name what was done so that the graph could run here at all, also where loading it already failed.
        """
        return ()

    def device_timer(self, device: str) -> Optional[DeviceTimer]:
        """What times the device's own work; None where there is no device, or its stream is not torch's."""
        return CudaTimer(device) if device.startswith("cuda") else None

    def peak_device_memory(self, device: str) -> int:
        """The most bytes that the stack's allocator held on the device; 0: unknown, or no device of its own."""
        if not device.startswith("cuda"):
            return 0
        import torch

        return int(torch.cuda.max_memory_allocated(device))

    def synchronize(self, device: str) -> None:
        """Return when everything queued on ``device`` is done. Called on both sides of every timed section."""
        if device.startswith("cuda"):
            import torch

            torch.cuda.synchronize(device)
