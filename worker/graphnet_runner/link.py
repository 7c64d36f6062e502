"""The sample process's end of its channel to the server: sends stages and reports, and receives commands."""

from __future__ import annotations

import contextlib
import socket
from time import perf_counter_ns
from typing import Any, Iterator, Optional, Union

from graphnet_contract.messages import Ready, RunTrials, SendOutputs, Stage, StageFinished, StageStarted
from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.failures import Failure, classify, print_traceback
from graphnet_runner.frames import TO_SAMPLE, BlockReady, Finish
from graphnet_runner.gate import Gate
from graphnet_runner.tensors import StorageError


class StageFailed(Exception):
    """Raised to end the sample. The attribute ``failure`` says why."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.message)
        self.failure = failure


class ServerLink:
    """Sends frames to the server and receives the server's commands."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel

    def send(self, frame: Any) -> None:
        """Send one frame; its class must be in ``frames.FROM_SAMPLE``."""
        send_frame(self._channel, frame)

    def next_command(self) -> Optional[Union[RunTrials, SendOutputs]]:
        """Say that the sample is ready. Return the next command; None if it must finish or the server is gone."""
        self.send(Ready())
        command = receive_frame(self._channel, TO_SAMPLE)
        return None if isinstance(command, Finish) else command

    def block(self, calls: int) -> Gate:
        """Say that a block of trials of so many calls begins. Return the gate through which the server times it."""
        self.send(BlockReady(calls))
        return Gate(self._channel)

    @contextlib.contextmanager
    def stage(self, stage: Stage) -> Iterator[None]:
        """Announce a stage, run the body, and report its duration. Exceptions but StorageError become StageFailed."""
        self.send(StageStarted(stage))
        started = perf_counter_ns()
        try:
            yield
        except (StageFailed, StorageError):
            raise
        # An exception of a sample or of its compiler is a result to report, even SystemExit.
        except BaseException as error:
            print_traceback(error)
            raise StageFailed(classify(error, stage)) from error
        self.send(StageFinished(stage, perf_counter_ns() - started))
