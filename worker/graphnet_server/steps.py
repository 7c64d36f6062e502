"""Steps of one sample's call: the inputs that the protocol answers, its actions, and the errors that end a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from graphnet_contract import messages
from graphnet_contract.messages import Event
from graphnet_runner.frames import Exited, Finish, OutputsNotStored


class CallerGone(Exception):
    """The caller cancelled, vanished, or let its deadline pass: nobody reads further events."""


class WorkerLost(RuntimeError):
    """The runner ended under the sample: a failure of the system, never the compiler's."""


class BadCommand(ValueError):
    """The caller sent something that is not a command for a running sample."""


class StorageFailed(OSError):
    """The directory of the outputs has no room, or cannot be written."""


# Inputs: further ones are the commands RunTrials and SendOutputs, and the frames of the sample process.


@dataclass(frozen=True)
class Malformed:
    """The client sent something that is not a command for a running sample."""

    message: str


@dataclass(frozen=True)
class Closed:
    """The client sends no more commands."""


@dataclass(frozen=True)
class Gone:
    """Nobody reads further events."""


@dataclass(frozen=True)
class Expired:
    """The time in ``Protocol.deadline`` has passed."""


@dataclass(frozen=True)
class Garbled:
    """The sample process sent something that its driver never sends."""

    message: str


@dataclass(frozen=True)
class Lost:
    """The runner has ended, and the sample process with it."""


ClientInput = Union[messages.RunTrials, messages.SendOutputs, Malformed, Closed, Gone]
ProcessInput = Union[
    messages.StageStarted,
    messages.StageFinished,
    messages.CompileReport,
    messages.CallReport,
    messages.Ready,
    messages.TrialTimes,
    messages.OutputSet,
    messages.Outcome,
    OutputsNotStored,
    Garbled,
    Exited,
    Lost,
]
Input = Union[ClientInput, ProcessInput, Expired]


# Actions


@dataclass(frozen=True)
class Emit:
    """Send this event to the client."""

    event: Event


@dataclass(frozen=True)
class Announce:
    """Announce a set of outputs to the client; with ``chunks``, stream its bytes; with ``headers_only``, drop them."""

    announced: messages.OutputSet
    chunks: bool
    headers_only: bool


@dataclass(frozen=True)
class Order:
    """Wait until the process may do this, then continue it with this command and call ``Protocol.ordered``."""

    command: Union[messages.RunTrials, messages.SendOutputs, Finish]


@dataclass(frozen=True)
class Rest:
    """The process has done its work: let others of this host be timed."""


@dataclass(frozen=True)
class Stop:
    """Stop the process: no command waits for it."""


@dataclass(frozen=True)
class Kill:
    """Kill the process."""


@dataclass(frozen=True)
class Conclude:
    """The process has ended: make the sample's outcome and end the call."""

    exited: Exited


@dataclass(frozen=True)
class Fail:
    """End the call with this error; with ``runner_is_stuck``, kill the runner, too."""

    error: Exception
    runner_is_stuck: bool = False


Action = Union[Emit, Announce, Order, Rest, Stop, Kill, Conclude, Fail]
