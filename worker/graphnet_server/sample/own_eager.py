"""Times a backend's own eager mode in a process that never imported the compiler.

A compiler may change torch when it is imported: it replaces functions, starts threads, or sets flags. So eager mode in
such a process may differ from that of a user without the compiler. The worker starts a second zygote with the same
interpreter, which imports torch but not the compiler.
"""

from __future__ import annotations

import dataclasses
import queue
import time
from pathlib import Path
from typing import Any, Callable, Generator, Optional

import graphnet_runner
from graphnet_contract import messages
from graphnet_runner.frames import BlockReady, Exited, OutputsNotStored, Places, ServeSample
from graphnet_server.config import WorkerConfig
from graphnet_server.sample.process import SampleProcess
from graphnet_server.sample.turn import GrantedWait, Turn
from graphnet_server.steps import Garbled, Lost, ProcessInput
from graphnet_server.zygotes.keeper import RunnerUnavailable
from graphnet_server.zygotes.process import Listener, NewProcess

#: The flag of a sample whose eager mode could not be timed in a separate process without the compiler, and was timed in
#: the process of the compiled graph instead.
IN_PROCESS_FLAG = "own_eager_in_process"
#: The folder with the adapter for processes that import torch but no compiler.
PLAIN_FOLDER = Path(graphnet_runner.__file__).parent / "plain"
_POLL_S = 0.2
#: After any of these frames, a sample process does nothing more.
_ENDS = (messages.Outcome, OutputsNotStored, Garbled, Exited, Lost)


class OwnEager:
    """The sample process that times the backend's own eager mode. It starts with the first block of trials.

    Only one thread may use this object, but any thread may call ``kill``.

    Args:
        fork: makes the process (see ``Zygotes.fork_plain``), and ``frame_of`` its first frame.
        turn: the sample's right to run. While this process or that of the compiled graph runs, the other is stopped.
        observe: called with each frame as it arrives; it returns the frame that remains to be used, if any.
        inputs_path: the file with the inputs.
        timeout_s: the longest time, in seconds, for one block, with the process's start, without waits for the turn.
        aborted: returns true when the client or the process of the compiled graph is gone, so nobody needs the times.
        checked: returns the given frame, or Garbled if the frame cannot be sent on to the client.
        memory_bytes: the memory limit of the process.
    """

    def __init__(
        self,
        config: WorkerConfig,
        fork: Callable[[Listener, Optional[Places]], NewProcess],
        frame_of: Callable[[SampleProcess], ServeSample],
        turn: Turn,
        observe: Callable[[Any, SampleProcess], Any],
        inputs_path: str,
        timeout_s: float,
        aborted: Callable[[], bool],
        checked: Callable[[Any], ProcessInput],
        memory_bytes: int = 0,
    ) -> None:
        self._config = config
        self._fork = fork
        self._frame_of = frame_of
        self._turn = turn
        self._observe = observe
        self._inputs_path = inputs_path
        self._timeout_s = timeout_s
        self._aborted = aborted
        self._checked = checked
        self._memory_bytes = memory_bytes
        self._frames: queue.Queue[Any] = queue.Queue()
        self._process: Optional[SampleProcess] = None
        self._left_s = timeout_s
        #: The reason why this process cannot time the backend's eager mode; empty if it can.
        self.problem = ""
        #: Whether no other process may time eager mode after a failure of this process: it has timed a block, and the
        #: times of two processes must not be mixed, or it has taken so long that no time is left for another process.
        self.is_final = False

    @property
    def spent_s(self) -> float:
        """The time, in seconds, that the last block took, without the waits until the sample may run."""
        return self._timeout_s - self._left_s

    def run_trials(
        self, command: messages.RunTrials
    ) -> Generator[messages.Waiting, None, Optional[messages.TrialTimes]]:
        """Run one block of trials. Yield reasons of long waits.

        Return None if the block was not timed, for the reason in ``problem`` or because nobody needs the times any
        more.
        """
        self._left_s = self._timeout_s
        if self.problem:
            return None
        if self._process is None and not (yield from self._warm_up()):
            return None
        process = self._process
        if process is None or not (yield from self._turn.begin_section()):
            return None
        process.resume()
        process.send(dataclasses.replace(command, side=messages.Side.UNSPECIFIED, keep=False))
        times = self._next(messages.TrialTimes)
        # At Ready, which follows the times, ``_on_frame`` stops the process and frees the device. Do it here otherwise.
        if times is None or self._next(messages.Ready) is None:
            self._turn.block_ended(process)
            process.kill()
            return None
        self.is_final = True
        return times if isinstance(times, messages.TrialTimes) else None

    def close(self) -> None:
        if self._process is not None:
            self._process.close()

    def kill(self) -> None:
        """Kill the process if there is one. Any thread may call this."""
        process = self._process
        if process is not None:
            process.kill()

    def _warm_up(self) -> GrantedWait:
        if not (yield from self._turn.begin_work()):
            return False
        try:
            self._process = process = SampleProcess(
                self._fork, self._config, self._on_frame, (), (self._inputs_path,), self._memory_bytes
            )
            process.send(_without_compiler(self._frame_of(process)))
            if self._next(messages.Ready) is not None:
                return True
            # Otherwise the ``finally`` block could stop it while it ends, and it would keep its memory for the row.
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
        """Receive a frame, in the thread that read it, so that a block ends without delay."""
        process = self._process
        given = frame if isinstance(frame, BlockReady) else self._checked(frame)
        if process is not None:
            given = self._observe(given, process)
            if given is None:
                return
        # The observer has not checked a BlockReady that it did not expect.
        frame = self._checked(given) if isinstance(given, BlockReady) else given
        if isinstance(frame, (messages.Ready, Exited, Lost)) and process is not None:
            self._turn.block_ended(process)
        self._frames.put(frame)

    def _next(self, kind: type) -> Any:
        """Wait for the next frame of a class. Return None if the process ended, was too slow, or is not needed any
        more.
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
    """Change the first frame so that the process compiles nothing and runs the whole model without options."""
    return dataclasses.replace(
        frame,
        start=dataclasses.replace(frame.start, options={}, parts=()),
        prepared="",
        artifacts="",
        cache="",
        output_prefix=frame.output_prefix + "own-eager-",
    )
