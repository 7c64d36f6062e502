"""Times a backend's own eager mode in a process that never imported the compiler.

When a compiler is imported, it may change torch: it replaces functions, starts threads, or sets flags. Eager mode in
such a process may differ from the eager mode of a user without the compiler. So the worker starts a second zygote (a
process that forks sample processes) with the same interpreter. This zygote imports torch but not the compiler, and its
sample process runs the uncompiled model.
"""

from __future__ import annotations

import dataclasses
import queue
import time
from pathlib import Path
from typing import Any, Callable, Generator, Optional

import graphnet_runner
from graphnet_contract import messages
from graphnet_runner.frames import BlockDone, BlockReady, Exited, OutputsNotStored, ServeSample
from graphnet_server.config import WorkerConfig
from graphnet_server.sample_process import SampleProcess
from graphnet_server.steps import Garbled, Lost, ProcessInput
from graphnet_server.turn import GrantedWait, Turn
from graphnet_server.zygotes import PlainZygotes, RunnerUnavailable

#: The flag of a sample whose eager mode could not be timed in a separate process without the compiler, and was timed in
#: the process of the compiled graph instead.
IN_PROCESS_FLAG = "own_eager_in_process"
#: The folder with the adapter for processes that import torch but no compiler.
PLAIN_FOLDER = Path(graphnet_runner.__file__).parent / "plain"
_POLL_S = 0.2
#: The frames that mark the beginning and the end of a block. Only the server's observation of the block needs them.
_OBSERVED = (BlockReady, BlockDone)
#: After any of these frames, a sample process does nothing more.
_ENDS = (messages.Outcome, OutputsNotStored, Garbled, Exited, Lost)


class OwnEager:
    """The sample process that times the backend's own eager mode. It starts with the first block of trials.

    Only one thread may use this object, but any thread may call ``kill``.

    Args:
        config: the worker's configuration.
        zygotes: starts the process.
        turn: the sample's right to run, which this process shares with the process of the compiled graph. While one of
            the two processes runs, the other one is stopped.
        observe: called with each frame of the process as soon as the frame arrives; returns true if the frame was
            meant only for the server's observation of the block.
        timeout_s: the longest time, in seconds, for one block. It includes the start of the process, but not the waits
            until the sample may run.
        aborted: returns true when the client or the process of the compiled graph is gone, so nobody needs the times.
        checked: is called with a frame. It returns the frame, or Garbled if the frame cannot be sent on to the client.
    """

    def __init__(
        self,
        config: WorkerConfig,
        zygotes: PlainZygotes,
        turn: Turn,
        observe: Callable[[Any, SampleProcess], bool],
        timeout_s: float,
        aborted: Callable[[], bool],
        checked: Callable[[Any], ProcessInput],
    ) -> None:
        self._config = config
        self._zygotes = zygotes
        self._turn = turn
        self._observe = observe
        self._timeout_s = timeout_s
        self._aborted = aborted
        self._checked = checked
        self._frames: queue.Queue[Any] = queue.Queue()
        self._process: Optional[SampleProcess] = None
        self._left_s = timeout_s
        #: The reason why this process cannot time the backend's eager mode; empty if it can.
        self.problem = ""
        #: True if no other process may time the backend's eager mode after a failure of this process. There are two
        #: possible reasons. This process has timed a block already, and the times of two processes must not be mixed.
        #: Or it has taken so long that no time is left for another process.
        self.is_final = False

    @property
    def spent_s(self) -> float:
        """The time, in seconds, that the last block took, without the waits until the sample may run."""
        return self._timeout_s - self._left_s

    def run_trials(
        self, command: messages.RunTrials, frame_of: Callable[[SampleProcess], ServeSample]
    ) -> Generator[messages.Waiting, None, Optional[messages.TrialTimes]]:
        """Run one block of trials.

        Args:
            command: the client's command.
            frame_of: makes the first frame of the new process.

        Yields:
            A message that says what the process waits for, if the wait is long.

        Returns:
            The times of the block. None if the block was not timed, for the reason in ``problem`` or because nobody
            needs the times any more.
        """
        self._left_s = self._timeout_s
        if self.problem:
            return None
        if self._process is None and not (yield from self._warm_up(frame_of)):
            return None
        process = self._process
        if process is None or not (yield from self._turn.begin_section()):
            return None
        process.resume()
        process.send(dataclasses.replace(command, side=messages.Side.UNSPECIFIED))
        times = self._next(messages.TrialTimes)
        # After the times of the block, the process sends Ready. When the server receives Ready, ``_on_frame`` stops the
        # process and frees the device. If the times or Ready do not come, do the same here,
        # and kill the process.
        if times is None or self._next(messages.Ready) is None:
            self._turn.block_ended(process)
            process.kill()
            return None
        self.is_final = True
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

    def _warm_up(self, frame_of: Callable[[SampleProcess], ServeSample]) -> GrantedWait:
        if not (yield from self._turn.begin_work()):
            return False
        try:
            self._process = process = SampleProcess(
                self._zygotes, self._config.state_directory, self._config.limits.max_log_bytes, self._on_frame
            )
            process.send(_without_compiler(frame_of(process)))
            if self._next(messages.Ready) is not None:
                return True
            # Kill the process. Otherwise the ``finally`` block could stop it while it is ending, and it would keep its
            # memory until the row ends.
            process.kill()
            return False
        except (OSError, RunnerUnavailable) as error:
            self.problem = "its process could not be made: %s" % error
            return False
        finally:
            if self._process is not None:
                self._process.pause()
            self._turn.end_work()

    def _on_frame(self, frame: Any) -> None:
        """Receive a frame of the process.

        The thread that reads the frames of the process calls this method directly, so that a block ends without delay.
        """
        process = self._process
        given = frame if isinstance(frame, _OBSERVED) else self._checked(frame)
        if process is not None and self._observe(given, process):
            return
        # ``_observe`` returned false, which means that the frame has another use than the observation of the block.
        # So pass the frame to ``_next``. If its class is in ``_OBSERVED``, it has not been checked yet, so check it
        # now.
        frame = self._checked(given) if isinstance(given, _OBSERVED) else given
        if isinstance(frame, (messages.Ready, Exited, Lost)) and process is not None:
            self._turn.block_ended(process)
        self._frames.put(frame)

    def _next(self, kind: type) -> Any:
        """Wait for the next frame of the class ``kind``, and return it.

        Return None if the process ended or was too slow, or if nobody needs the times any more.
        """
        deadline = time.monotonic() + self._left_s
        try:
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
        finally:
            self._left_s = deadline - time.monotonic()
        self.problem = "it took over %g s" % self._timeout_s
        self.is_final = True
        return None


def _without_compiler(frame: ServeSample) -> ServeSample:
    """Return the first frame, changed so that the process compiles nothing and runs the whole model without options."""
    return dataclasses.replace(
        frame,
        start=dataclasses.replace(frame.start, options={}, parts=()),
        prepared="",
        artifacts="",
        cache="",
        output_prefix=frame.output_prefix + "own-eager-",
    )
