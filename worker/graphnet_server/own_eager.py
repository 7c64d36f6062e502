"""Times a backend's own eager mode in a process that never imported the compiler.

A compiler may change torch when it is imported: it replaces functions, starts threads, or sets flags. Eager mode in
such a process is not what a user without the compiler has. So a second zygote of the same interpreter imports torch
alone, and its sample process runs the uncompiled model.
"""

from __future__ import annotations

import dataclasses
import queue
import time
from pathlib import Path
from typing import Any, Callable, Optional

import graphnet_runner
from graphnet_contract import messages
from graphnet_runner.frames import Exited, OutputsNotStored, ServeSample
from graphnet_server.config import WorkerConfig
from graphnet_server.sample_process import SampleProcess
from graphnet_server.steps import Garbled, Lost
from graphnet_server.turn import Turn
from graphnet_server.zygotes import PlainZygotes, RunnerUnavailable

#: The flag of a sample whose own eager mode ran only in the process of the compiled graph.
IN_PROCESS_FLAG = "own_eager_in_process"
#: The folder with the adapter of the zygote that imports no compiler.
PLAIN_FOLDER = Path(graphnet_runner.__file__).parent / "plain"
_POLL_S = 0.2
#: The frames after which a sample process does nothing more.
_ENDS = (messages.Outcome, OutputsNotStored, Garbled, Exited, Lost)


class OwnEager:
    """The sample process of own eager. It starts with the first block of trials. Only one thread may use this object.

    Args:
        config: the worker's configuration.
        zygotes: makes the process.
        turn: the sample's turn, which the process shares with the process of the compiled graph. While one of them
            runs, the other one is stopped.
        observe: called with each frame of the process as soon as it arrives; returns true if the frame was meant for
            the server's observation of the block alone.
        timeout_s: seconds that the process may take to become warm, and for each block.
        aborted: returns true when nobody needs the times any more.
    """

    def __init__(
        self,
        config: WorkerConfig,
        zygotes: PlainZygotes,
        turn: Turn,
        observe: Callable[[Any, SampleProcess], bool],
        timeout_s: float,
        aborted: Callable[[], bool],
    ) -> None:
        self._config = config
        self._zygotes = zygotes
        self._turn = turn
        self._observe = observe
        self._timeout_s = timeout_s
        self._aborted = aborted
        self._frames: queue.Queue[Any] = queue.Queue()
        self._process: Optional[SampleProcess] = None
        #: Why own eager cannot be timed in this process; empty as long as it can.
        self.problem = ""

    def run_trials(
        self, command: messages.RunTrials, frame_of: Callable[[SampleProcess], ServeSample]
    ) -> Optional[messages.TrialTimes]:
        """Run one block of trials.

        Args:
            command: the client's command.
            frame_of: makes the first frame of the new process.

        Returns:
            The times; None if there are none, because nobody waits, or because ``problem`` says why.
        """
        if self.problem:
            return None
        if self._process is None and not self._warm_up(frame_of):
            return None
        process = self._process
        if process is None or not self._turn.begin_section():
            return None
        process.resume()
        process.send(dataclasses.replace(command, side=messages.Side.UNSPECIFIED))
        times = self._next(messages.TrialTimes)
        # The process says Ready after its times. Then it is stopped, and the next block may begin.
        if times is None or self._next(messages.Ready) is None:
            self._turn.block_ended(process)
            process.kill()
            return None
        return times if isinstance(times, messages.TrialTimes) else None

    def close(self) -> None:
        """End the process if there is one."""
        if self._process is not None:
            self._process.close()

    def kill(self) -> None:
        """Kill the process if there is one. Any thread may call this."""
        process = self._process
        if process is not None:
            process.kill()

    def _warm_up(self, frame_of: Callable[[SampleProcess], ServeSample]) -> bool:
        if not self._turn.begin_work():
            return False
        try:
            self._process = process = SampleProcess(
                self._zygotes, self._config.state_directory, self._config.limits.max_log_bytes, self._on_frame
            )
            process.send(_without_compiler(frame_of(process)))
            return self._next(messages.Ready) is not None
        except (OSError, RunnerUnavailable) as error:
            self.problem = "its process could not be made: %s" % error
            return False
        finally:
            if self._process is not None:
                self._process.pause()
            self._turn.end_work()

    def _on_frame(self, frame: Any) -> None:
        """Receive a frame of the process. The process's reading threads call this, so the block ends without delay."""
        process = self._process
        if process is not None and self._observe(frame, process):
            return
        if isinstance(frame, (messages.Ready, Exited, Lost)) and process is not None:
            self._turn.block_ended(process)
        self._frames.put(frame)

    def _next(self, kind: type) -> Any:
        """Return the next frame of this kind. Return None if the process ended, was too slow, or nobody waits."""
        deadline = time.monotonic() + self._timeout_s
        while time.monotonic() < deadline:
            try:
                frame = self._frames.get(timeout=_POLL_S)
            except queue.Empty:
                if self._aborted():
                    return None
                continue
            if isinstance(frame, kind):
                return frame
            if isinstance(frame, _ENDS):
                self.problem = "the model does not run: %s" % getattr(frame, "message", "its process ended")
                return None
        self.problem = "it took over %g s" % self._timeout_s
        return None


def _without_compiler(frame: ServeSample) -> ServeSample:
    """Return the first frame of a sample process as one that compiles nothing: the whole model, without options."""
    return dataclasses.replace(
        frame,
        start=dataclasses.replace(frame.start, options={}, parts=()),
        prepared="",
        artifacts="",
        cache="",
        output_prefix=frame.output_prefix + "own-eager-",
    )
