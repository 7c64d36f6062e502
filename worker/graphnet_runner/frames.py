"""The messages between a worker's server and its runner: frozen dataclasses, standard library only.

The lists at the end name the classes that each receiver accepts. A list contains classes of this module, and messages
of worker.proto that the server passes on between the client and the sample process.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Mapping, Optional, Tuple

from graphnet_contract import messages
from graphnet_contract.messages import Device, Start


@dataclass(frozen=True)
class ForkZygote:
    """Asks the root zygote for a zygote; Forked or Refused answers. With descriptors of its control socket and log."""

    #: The folder with the backend's adapter.
    folder: str
    #: A digest of environment variables, cores, niceness and the current directory, which the root zygote must share.
    conditions: str


# The following frames are sent between the server and the zygote, which forks all sample processes.


@dataclass(frozen=True)
class Places:
    """Paths that a confined sample process may write, may read wherever they are, and must not see."""

    writable: Tuple[str, ...]
    readable: Tuple[str, ...]
    hidden: Tuple[str, ...]
    #: Whether to make no process if it cannot be confined. If false, it then runs unconfined.
    required: bool
    #: The limit of each private temporary folder, whose files are memory; 0 if the sample's limit is not known.
    memory_bytes: int = 0


@dataclass(frozen=True)
class Fork:
    """Tells the zygote to make a sample process. With descriptors of its channel and of the write end of its log."""

    #: The number of the sample process. Each answer to this frame repeats it.
    id: int
    #: None makes a process that is not confined.
    places: Optional[Places] = None


@dataclass(frozen=True)
class Hello:
    """The zygote has imported the compiler, and can now fork sample processes."""

    pid: int
    #: The version of the Python interpreter in which the zygote and its sample processes run.
    python: str
    #: Whether the kernel randomizes the addresses of the zygote and of its sample processes: on, off, or unknown.
    address_randomization: str


@dataclass(frozen=True)
class Broken:
    """The zygote cannot use the backend's adapter, for the reason in ``message``, so it exits."""

    message: str


@dataclass(frozen=True)
class Forked:
    """The zygote has made a sample process. This frame answers Fork."""

    id: int
    pid: int


@dataclass(frozen=True)
class Refused:
    """The zygote could not make a sample process. This frame answers Fork."""

    id: int
    message: str


@dataclass(frozen=True)
class Exited:
    """A sample process has ended, and its process group was killed."""

    id: int
    #: The process's exit code; -1 if a signal ended the process.
    code: int
    #: The number of the signal that ended the process; 0 for none.
    signal: int
    #: The largest resident memory of the process, in bytes.
    peak_memory_bytes: int
    #: A private folder of the process's room that was full when the process failed, and its limit; empty if none was.
    full: str = ""


# The following frames are sent between the server and a sample process.


@dataclass(frozen=True)
class Probe:
    """Tells a sample process to find the versions of its software and the CUDA devices, and to exit."""


@dataclass(frozen=True)
class Probed:
    """The answer to a Probe frame."""

    versions: Mapping[str, str]
    devices: Tuple[Device, ...]
    #: The reason why nothing can be compiled here; empty if the backend can compile.
    unavailable_reason: str
    #: Whether sample processes are confined: ``on``, ``off`` if nobody asked for it, else ``refused: `` and the reason.
    isolation: str = "off"
    #: The events that the processor's counters count in a sample process, or why they count none
    #: (``Counters.describe``).
    counters: str = ""
    #: The confinement of a sample process as the kernel says it, for instance whether its system calls are filtered.
    confinement: Mapping[str, str] = field(default_factory=dict)
    #: Why a sample process cannot use the GPUs that the kernel knows; empty if it can, or if there are none.
    gpu_problem: str = ""


@dataclass(frozen=True)
class Prepare:
    """Tells a sample process to call Adapter.prepare. The process then exits and runs no sample."""

    directory: str


@dataclass(frozen=True)
class Prepared:
    """Adapter.prepare has returned."""


@dataclass(frozen=True)
class ServeSample:
    """Tells a sample process to serve one sample, or only to make the sample's inputs.

    ``start`` is the client's request with all defaults, all options, and a thread count of at least 1. A process that
    makes the inputs gets the values in ``start.tensors``. A process that runs the sample reads them from the inputs
    file instead, so only SymInts, which the file does not have, keep their values.
    """

    start: Start
    #: For each tensor in ``start.tensors``, the position of its bytes in the inputs file; 0 for a SymInt.
    offsets: Tuple[int, ...]
    #: The cores on which this process may run, one for each of its threads.
    cores: Tuple[int, ...]
    #: The file with the inputs; empty if this process makes them.
    inputs_path: str
    #: An empty directory for this process.
    scratch: str
    #: The directory that Adapter.prepare has filled.
    prepared: str
    #: Directory for the compiler's files that the client wants to keep; empty if the client did not ask for them.
    artifacts: str
    #: Directory of the compile caches that all processes of this sample share; empty if they share none.
    cache: str
    outputs_directory: str
    #: The beginning of the names of this process's output files.
    output_prefix: str
    #: The upper limit on the size of one output file, in bytes.
    max_output_bytes: int


@dataclass(frozen=True)
class BlockReady:
    """The process begins a block of trials. Until the end of the block, the server's words follow (``gate.py``)."""

    #: The number of calls in one trial.
    calls: int


@dataclass(frozen=True)
class Finish:
    """Tells the sample process to report its outcome and exit."""


@dataclass(frozen=True)
class OutputsNotStored:
    """The directory of the outputs is full or cannot be written. This is a fault of the system, not of the sample."""

    message: str


def _by_name(*kinds: Any) -> Mapping[str, Any]:
    return {kind.__name__: kind for kind in kinds}


TO_ROOT_ZYGOTE = _by_name(ForkZygote)
FROM_ROOT_ZYGOTE = _by_name(Forked, Refused)
TO_ZYGOTE = _by_name(Fork)
FROM_ZYGOTE = _by_name(Hello, Broken, Forked, Refused, Exited)
FIRST_TO_SAMPLE = _by_name(Probe, Prepare, ServeSample)
TO_SAMPLE = _by_name(messages.RunTrials, messages.SendOutputs, Finish)
FROM_SAMPLE = _by_name(
    *(messages.StageStarted, messages.StageFinished, messages.CompileReport, messages.CallReport, messages.Ready),
    *(messages.TrialTimes, messages.OutputSet, messages.OperatorCounts, messages.PartTimes, messages.Outcome),
    *(Probed, Prepared, OutputsNotStored, BlockReady),
)
