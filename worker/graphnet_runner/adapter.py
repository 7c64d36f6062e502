"""The contract between the mesh and a compiler: everything that a backend has to write.

A backend is a folder with ``backend.toml`` and ``adapter.py``. ``adapter.py`` defines one subclass of :class:`Adapter`.
The worker's zygote imports ``adapter.py`` once, together with torch and the compiler, and then only forks. Every method
of an adapter runs in a *sample process*, a fresh fork that serves one sample and is killed afterwards. So an adapter
may leak, change global state or crash: only its sample is lost.

The module ``adapter.py`` must keep two rules; the worker verifies the first rule when it starts:

* Importing the module starts no thread and touches no device (no CUDA context, no PJRT client, no parallel
  operator), because a fork of a process that has a thread or an open device either hangs or crashes.
* Heavy imports belong at the top of ``adapter.py``, so that forks share them.
"""

from __future__ import annotations

import contextlib
import dataclasses
from time import perf_counter_ns
from typing import Any, Callable, Dict, Iterator, Mapping, Optional, Sequence, Tuple

#: The name of the range that ``compiled_code`` opens in torch's profiler.
COMPILED_CODE = "graphnet: compiled code"


def compiled_code() -> Any:
    """Return a range for a call of compiled code that calls operators of torch as a library: ``with compiled_code():``.

    The worker counts the operators of one call, and those outside of such a range ran in eager mode. TorchInductor and
    TorchScript need no range, because torch marks their calls. Unless the worker counts, the range does nothing.
    """
    import torch

    counts = torch.autograd._profiler_enabled()
    return torch.autograd.profiler.record_function(COMPILED_CODE) if counts else contextlib.nullcontext()


class UnsupportedError(Exception):
    """The compiler refuses this graph. The sample's outcome is UNSUPPORTED, and its row names ``operators``.

    Raise this exception only if the compiler itself says that it cannot compile the graph. Most other exceptions of
    ``compile`` give the outcome COMPILE_ERROR.
    """

    def __init__(self, message: str, operators: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.operators = tuple(operators)


class CompileError(Exception):
    """The compilation failed. ``step`` names the step that failed: "capture", "lower", "build" or "load"."""

    def __init__(self, message: str, step: str = "") -> None:
        super().__init__(message)
        self.step = step


class CompiledNotRunError(Exception):
    """A device or library is missing, and the compiler did everything that is possible without it.

    The sample's outcome is COMPILED_NOT_RUN. ``step`` names the last step that succeeded: "plan" or "trace". The
    sample's row keeps ``evidence``.
    """

    def __init__(self, message: str, step: str, evidence: Optional[Evidence] = None) -> None:
        super().__init__(message)
        self.step = step
        self.evidence = evidence


class UnavailableError(Exception):
    """The backend cannot compile here. The message says what is missing and how to get it.

    ``Adapter.info`` raises this exception if no graph can be compiled. ``Adapter.compile`` raises it if an option names
    something that this worker cannot reach, such as a folder of another machine. The sample's outcome is then
    BACKEND_UNAVAILABLE, which is left out of scores.
    """


@dataclasses.dataclass(frozen=True)
class Evidence:
    """The compiler's work as the adapter states it, in the compiler's own terms. Leave unknown facts out (None).

    Count a node only after the compiler has returned code for it. ``nodes_compiled == 0`` makes the row's outcome
    FELL_BACK, because the times of a compiler that compiled no node of the graph are useless. The worker counts by
    itself what still runs in eager mode (see ``compiled_code``): the row has these numbers, and a flag if the adapter
    says that everything was compiled, but something was not. The constructor raises ValueError for evidence that
    contradicts itself.
    """

    #: The number of operator nodes in the graph, as the compiler sees it.
    nodes_total: Optional[int] = None
    #: The number of operator nodes for which the compiler returned code.
    nodes_compiled: Optional[int] = None
    #: The number of pieces (graphs, engines, modules) that the compiler built.
    partitions: Optional[int] = None
    #: Names of the operators that the compiler left to PyTorch's eager mode, or to another library.
    fallback_ops: Tuple[str, ...] = ()
    #: The compiler's own figures, in types that JSON has: number of kernels, HLO module, bytes of the plan, and so on.
    compiler: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("nodes_total", "nodes_compiled", "partitions"):
            number = getattr(self, name)
            if isinstance(number, int) and number < 0:
                raise ValueError("the evidence has %s=%d, but no number of it can be negative" % (name, number))
        total, compiled = self.nodes_total, self.nodes_compiled
        if isinstance(total, int) and isinstance(compiled, int) and compiled > total:
            raise ValueError("the evidence says that %d nodes of a graph of %d were compiled" % (compiled, total))


@dataclasses.dataclass(frozen=True)
class SampleFacts:
    """The sample as the client sent it. Compilers do not need these facts, but backends that examine samples do."""

    #: The name of the sample, for messages.
    name: str
    #: sha256 of the sample's files.
    sample_hash: str
    #: The source code of model.py, in which the name graphnet_device replaces every device.
    model_source: str
    #: The descriptions of forward's arguments, in the order of its signature: ``messages.TensorSpec``.
    tensors: Tuple[Any, ...]
    #: True if mean and std in the tensors' descriptions are exact, because our own extractor wrote the descriptions.
    exact_statistics: bool


class Apart:
    """Measures the harness's own work inside ``Adapter.compile``, which ``compile_ns`` leaves out. See there."""

    def __init__(self) -> None:
        #: The wall time of all that work so far, in ns.
        self.ns = 0

    @contextlib.contextmanager
    def __call__(self) -> Iterator[None]:
        """Measure the body. Bodies must not be nested."""
        started = perf_counter_ns()
        try:
            yield
        finally:
            self.ns += perf_counter_ns() - started


@dataclasses.dataclass(frozen=True)
class CompileOptions:
    """Everything that ``Adapter.compile`` gets in addition to the model and its inputs."""

    #: The validated value of every option that backend.toml declares. If the caller did not give an option, its value
    #: is the default.
    values: Mapping[str, Any]
    #: The device as torch writes it: "TYPE[:INDEX]". The model and its inputs are on this device already.
    device: str
    #: The number of threads that this process may use. Its CPU affinity is already limited to this number of cores.
    threads: int
    #: An empty directory for this sample process, which is removed when the process ends.
    scratch: str
    #: The directory that ``Adapter.prepare`` filled. All samples share this directory, so do not write into it.
    prepared: str = ""
    #: Directory for files that the compiler makes (HLO, generated code); None if the caller does not want the files.
    #: The caller gets the files whatever the outcome is. Write them inside ``with options.apart():``.
    artifacts: Optional[str] = None
    #: The kind of each example input: "parameter", "buffer", "constant", "input", "symint" or "unknown".
    kinds: Tuple[str, ...] = ()
    #: Directory for compile caches that a later process of the same sample will find. The path is empty ("") if there
    #: will be no later process. In that case, put the caches into ``scratch``, so that every compilation starts without
    #: caches.
    cache: str = ""
    #: The sample that is compiled. None if the sample is a whole model, because each compilation then gets only one
    #: graph of the model.
    sample: Optional[SampleFacts] = None
    #: ``with options.apart():`` leaves the body's time out of ``compile_ns``.
    apart: Apart = dataclasses.field(default_factory=Apart)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


@dataclasses.dataclass(frozen=True)
class Region:
    """A piece of code that the compiler made, and the nodes of the sample that are computed in it."""

    #: The piece's name in the compiler: a kernel, a fusion, an engine, a node of its optimised graph.
    name: str
    #: The lines of the sample's model.py whose operators are computed here, counted from 1. A line has one operator.
    lines: Tuple[int, ...]
    #: How the lines are known: "traced" (the compiler itself carries them through its passes), "named" (they follow
    #: from names that the compiler keeps) or "likely" (the adapter infers them, so they may be wrong).
    certainty: str
    #: The compiler's operators in this piece, in its own terms.
    operators: Tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.certainty not in ("traced", "named", "likely"):
            raise ValueError("the certainty of a region is traced, named or likely, not %r" % self.certainty)


@dataclasses.dataclass(frozen=True)
class Compiled:
    """The result of ``Adapter.compile``.

    ``call(*inputs)`` takes the inputs in the order of the model's ``forward`` (tensors on the device, and ints for
    SymInt arguments). It returns the model's result, with the tensors nested as the model nests them.
    """

    call: Callable[..., Any]
    evidence: Evidence
    #: Returns the compiler's counters, for instance "compilations". If a counter changes during timed calls, the times
    #: of these calls are void.
    counters: Optional[Callable[[], Dict[str, int]]] = None
    #: Returns the pieces of the compiled code with the lines of the sample in each. Called at most once, after
    #: ``compile``, if the caller keeps artifacts; its time counts nowhere. The worker writes them to an artifact,
    #: ``regions.json``. A line may be in several regions, and in none if it is left to eager mode or was removed.
    regions: Optional[Callable[[], Sequence[Region]]] = None


class DeviceTimer:
    """Measures the duration of work on a device. Marks the start and the end without waiting for the work."""

    def start(self) -> None:
        """Mark the start: the timer counts the work that is queued after this call."""
        raise NotImplementedError

    def stop(self) -> None:
        """Mark the end: the timer does not count the work that is queued after this call."""
        raise NotImplementedError

    def elapsed_ns(self) -> int:
        """Return the device's time from ``start`` to ``stop``, in ns. Synchronise the device before you call this."""
        raise NotImplementedError


class CudaTimer(DeviceTimer):
    """Times work on a CUDA device with two events on torch's current stream."""

    def __init__(self, device: str) -> None:
        import torch

        self._stream = torch.cuda.current_stream(device)
        self._begin = torch.cuda.Event(enable_timing=True)
        self._end = torch.cuda.Event(enable_timing=True)

    def start(self) -> None:
        self._begin.record(self._stream)

    def stop(self) -> None:
        self._end.record(self._stream)

    def elapsed_ns(self) -> int:
        return int(self._begin.elapsed_time(self._end) * 1e6)


class Adapter:
    """One compiler. Define one subclass in ``adapter.py``. The mesh constructs the subclass without arguments."""

    def info(self) -> Dict[str, str]:
        """Return versions by component, including the compiler's own. The mesh adds "torch" and "python".

        The mesh calls this method in a sample process when the worker starts. Raise UnavailableError if nothing can be
        compiled here.
        """
        return {}

    def prepare(self, directory: str) -> None:
        """Fill ``directory`` once per worker with files that the toolchain would otherwise make for every sample.

        The directory is meant for results of CPU probes, and for precompiled headers. Never put compiled graphs into
        it, because every sample's compile time must be measured without them. The mesh calls this method in a separate
        sample process. If the method raises an exception, the worker only logs it, because samples can run without the
        prepared files, only more slowly.
        """

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Compile ``model`` (a ``torch.nn.Module``, or a PaddleModel) completely: leave nothing to the first call.

        ``example_inputs`` are the real inputs. You may call the model with them, because the mesh restores the inputs
        that a call overwrote.

        ``compile_ns`` is the wall time of this method, without what runs inside ``with options.apart():``. Put there
        what the compiler's users would not do: trial runs, imports, files for ``artifacts``, facts for the evidence.

        If this method raises an exception, its class decides the sample's outcome: UNSUPPORTED for UnsupportedError;
        COMPILE_ERROR with the failed step for CompileError; COMPILED_NOT_RUN for CompiledNotRunError;
        BACKEND_UNAVAILABLE for UnavailableError; OUT_OF_MEMORY for MemoryError and torch's out-of-memory errors;
        BACKEND_UNAVAILABLE for an exception that says that a file system is full; COMPILE_ERROR for any other one.
        """
        raise NotImplementedError

    def flags(self) -> Sequence[str]:
        """Return the flags that the adapter adds to the sample's row, for instance ``shims:a,b`` or ``loader:x``.

        A flag names a change that the adapter made so that the graph runs with this compiler. The mesh calls this
        method when the sample ends, even if the graph failed to load or compile. If the sample is a whole model, the
        mesh also calls this method after it has compiled each graph of the model.
        """
        return ()

    def device_timer(self, device: str) -> Optional[DeviceTimer]:
        """Return a timer of the device's work; None on a CPU, or if the compiler does not use torch's stream."""
        return CudaTimer(device) if device.startswith("cuda") else None

    def peak_device_memory(self, device: str) -> int:
        """Return the largest number of bytes that the backend's allocator held on the device; 0 if this is unknown."""
        if not device.startswith("cuda"):
            return 0
        import torch

        return int(torch.cuda.max_memory_allocated(device))

    def synchronize(self, device: str) -> None:
        """Wait until all work queued on ``device`` is done. Called before and after each trial, but never on a CPU."""
        if device.startswith("cuda"):
            import torch

            torch.cuda.synchronize(device)
