"""The messages between a worker's server and its runner: frozen dataclasses, standard library only.

The lists at the end name the classes that each receiver accepts. A list contains classes of this module, and messages
of worker.proto that the server passes on between the client and the sample process.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Tuple

from graphnet_contract.messages import (
    CallReport,
    CompileReport,
    Device,
    Outcome,
    OutputSet,
    Ready,
    RunTrials,
    SendOutputs,
    StageFinished,
    StageStarted,
    Start,
    TrialTimes,
)


@dataclass(frozen=True)
class ForkZygote:
    """Asks the root zygote for a zygote of a backend. Forked or Refused answers it.

    The frame carries two descriptors: the zygote's end of its control socket, and the file of its log.
    """

    #: The folder with the backend's adapter.
    folder: str
    #: A digest of what the server would give to a zygote that it started by itself: environment variables, cores,
    #: niceness and the current directory. The root zygote must have been started with the same.
    conditions: str


# The following frames are sent between the server and the zygote. The zygote is the process that forks all sample
# processes.


@dataclass(frozen=True)
class Fork:
    """Tells the zygote to make a sample process.

    The frame carries two descriptors: the channel of the process, and the write end of its log.
    """

    #: The number of the sample process. Each answer to this frame repeats it.
    id: int


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
    """The zygote (the process that forks sample processes) cannot use the backend's adapter, so it exits.

    ``message`` says why the adapter cannot be used.
    """

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


# The following frames are sent between the server and a sample process.


@dataclass(frozen=True)
class Probe:
    """Tells a sample process to find the versions of its software and the CUDA devices.

    The process then exits and runs no sample.
    """


@dataclass(frozen=True)
class Probed:
    """The answer to a Probe frame."""

    versions: Mapping[str, str]
    devices: Tuple[Device, ...]
    #: The reason why nothing can be compiled here; empty if the backend can compile.
    unavailable_reason: str


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

    ``start`` is the client's request. The server has filled in all defaults, all options, and a thread count of at
    least 1. ``start.tensors`` describes the inputs, and the client may have put their values into these descriptions.
    A process that makes the inputs gets the descriptions with all these values. A process that runs the sample reads
    the values from the inputs file instead, so the server has removed them from the descriptions. Only SymInts keep
    their values, because the file does not have them.
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
    """The sample process is about to begin a block of trials, and waits for Begin.

    The server measures the time from Begin to BlockDone on its own clock.
    """


@dataclass(frozen=True)
class Begin:
    """The answer to BlockReady: begin the block now."""


@dataclass(frozen=True)
class BlockDone:
    """The block of trials has ended. TrialTimes follows."""


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
TO_SAMPLE = _by_name(RunTrials, SendOutputs, Finish, Begin)
FROM_SAMPLE = _by_name(
    *(Probed, Prepared, StageStarted, StageFinished, CompileReport, CallReport, Ready, TrialTimes, OutputSet),
    *(Outcome, OutputsNotStored, BlockReady, BlockDone),
)
