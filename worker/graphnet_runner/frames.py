"""The messages between a worker's server and its runner: frozen dataclasses, standard library only.

The lists at the end say which classes travel which way: those of this module, and messages of worker.proto that the
server passes on between client and sample process. A receiver accepts only the classes of its list.
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

# Between server and zygote.


@dataclass(frozen=True)
class Fork:
    """Make a sample process. Two descriptors come with it: the process's channel, and the write end of its log."""

    #: Number of the sample process; the answers repeat it.
    id: int


@dataclass(frozen=True)
class Hello:
    """The zygote has imported the compiler and can fork."""

    pid: int
    #: Version of Python.
    python: str


@dataclass(frozen=True)
class Broken:
    """The backend's folder cannot serve; the zygote ends."""

    message: str


@dataclass(frozen=True)
class Forked:
    """A sample process was made."""

    id: int
    pid: int


@dataclass(frozen=True)
class Refused:
    """No sample process could be made."""

    id: int
    message: str


@dataclass(frozen=True)
class Exited:
    """A sample process has ended, and its process group was killed."""

    id: int
    #: Exit code; -1 if a signal ended the process.
    code: int
    #: Number of the signal; 0 for none.
    signal: int
    #: Largest resident memory.
    peak_memory_bytes: int


# Between server and sample process.


@dataclass(frozen=True)
class Probe:
    """Find the versions and the devices: the only task of this sample process."""


@dataclass(frozen=True)
class Probed:
    """The result of Probe."""

    versions: Mapping[str, str]
    devices: Tuple[Device, ...]
    #: The reason why nothing can be compiled here; empty if it can.
    unavailable_reason: str


@dataclass(frozen=True)
class Prepare:
    """Call Adapter.prepare: the only task of this sample process."""

    directory: str


@dataclass(frozen=True)
class Prepared:
    """Adapter.prepare has returned."""


@dataclass(frozen=True)
class ServeSample:
    """Serve one sample, or make its inputs.

    ``start`` is the client's, completed by the server: all defaults, all options, threads from 1 on. Its tensors have
    no data, except for SymInts and where the inputs are to be made.
    """

    start: Start
    #: Position of each of ``start.tensors`` in the inputs file, in bytes; 0 for a SymInt.
    offsets: Tuple[int, ...]
    #: File with the inputs; empty if this process makes them.
    inputs_path: str
    #: Empty directory of this process.
    scratch: str
    #: Directory that Adapter.prepare has filled.
    prepared: str
    #: Directory for what the compiler leaves to the client; empty if the client did not ask for it.
    artifacts: str
    #: Directory of compile caches; empty for none.
    cache: str
    outputs_directory: str
    #: Beginning of the names of this process's output files.
    output_prefix: str
    #: Upper limit on one output file.
    max_output_bytes: int


@dataclass(frozen=True)
class Finish:
    """Report the outcome and end."""


@dataclass(frozen=True)
class OutputsNotStored:
    """The directory of the outputs has no room or cannot be written: a fault of the system, not of the sample."""

    message: str


def _by_name(*kinds: Any) -> Mapping[str, Any]:
    return {kind.__name__: kind for kind in kinds}


TO_ZYGOTE = _by_name(Fork)
FROM_ZYGOTE = _by_name(Hello, Broken, Forked, Refused, Exited)
FIRST_TO_SAMPLE = _by_name(Probe, Prepare, ServeSample)
TO_SAMPLE = _by_name(RunTrials, SendOutputs, Finish)
FROM_SAMPLE = _by_name(
    *(Probed, Prepared, StageStarted, StageFinished, CompileReport, CallReport, Ready, TrialTimes, OutputSet),
    *(Outcome, OutputsNotStored),
)
