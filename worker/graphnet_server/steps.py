"""The steps of one sample's call: the protocol's inputs, its actions, and the errors that end a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from graphnet_contract import messages
from graphnet_contract.messages import Event
from graphnet_runner.frames import Exited, Finish, OutputsNotStored


class CallerGone(Exception):
    """The caller cancelled, disappeared, or let its deadline pass, so nobody reads further events."""


class CallerIdle(RuntimeError):
    """A sample waited too long for the next command of the caller."""


class WorkerLost(RuntimeError):
    """The runner ended before the sample did. This is a failure of the system, never of the compiler."""


class BadCommand(ValueError):
    """The caller sent something that is not a command for a running sample."""


class StorageFailed(OSError):
    """The directory of the outputs is full or cannot be written."""


# The following classes are inputs of the protocol. The commands RunTrials and SendOutputs and the frames of the sample
# process are inputs as well, but they are defined in other modules.


@dataclass(frozen=True)
class Malformed:
    """The client sent something that is not a command for a running sample."""

    message: str


@dataclass(frozen=True)
class Closed:
    """The client sends no more commands."""


@dataclass(frozen=True)
class Gone:
    """The client disappeared: nobody reads further events."""


@dataclass(frozen=True)
class Expired:
    """The deadline of the protocol (``Protocol.deadline``) has passed."""


@dataclass(frozen=True)
class Garbled:
    """The sample process sent something that a correct runner never sends."""

    message: str


@dataclass(frozen=True)
class Lost:
    """The runner, which made the sample process, has ended. The sample process ended together with it."""


ClientInput = Union[messages.RunTrials, messages.SendOutputs, Malformed, Closed, Gone]
ProcessInput = Union[
    messages.StageStarted,
    messages.StageFinished,
    messages.CompileReport,
    messages.CallReport,
    messages.Ready,
    messages.TrialTimes,
    messages.OutputSet,
    messages.OperatorCounts,
    messages.PartTimes,
    messages.Outcome,
    OutputsNotStored,
    Garbled,
    Exited,
    Lost,
]
Input = Union[ClientInput, ProcessInput, Expired]


# The following classes are the actions that the protocol returns. ``sample/call.py`` carries them out.


@dataclass(frozen=True)
class Emit:
    """Send the event to the client."""

    event: Event


@dataclass(frozen=True)
class Announce:
    """Announce a set of outputs, and stream its bytes (``chunks``) or delete them unsent (``headers_only``)."""

    announced: messages.OutputSet
    chunks: bool
    headers_only: bool


@dataclass(frozen=True)
class Order:
    """Wait until the sample may run. Then continue its process with the command, and call ``Protocol.ordered``."""

    command: Union[messages.RunTrials, messages.SendOutputs, Finish]


@dataclass(frozen=True)
class Rest:
    """Allow other samples of this host to be timed, because this sample's process now waits for a command."""


@dataclass(frozen=True)
class Stop:
    """Stop the process (SIGSTOP) until the client sends a command for it."""


@dataclass(frozen=True)
class Kill:
    """Kill the sample process."""


@dataclass(frozen=True)
class Conclude:
    """Send the sample's outcome to the client and end the call, because the sample process has ended."""

    exited: Exited


@dataclass(frozen=True)
class Fail:
    """End the call with the error. If ``runner_is_stuck``, also kill the runner."""

    error: Exception
    runner_is_stuck: bool = False


Action = Union[Emit, Announce, Order, Rest, Stop, Kill, Conclude, Fail]
