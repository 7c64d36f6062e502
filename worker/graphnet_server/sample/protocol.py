"""The protocol of one sample's call, as a state machine that answers each input with actions (see ``steps.py``).

This module has no thread, process, socket, file or clock: its caller (``call.py``) passes the current time in and
carries the actions out.
"""

from __future__ import annotations

import enum
from typing import Iterator, List, Optional, Union

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, OutputPolicy, Purpose, Stage
from graphnet_runner.frames import Exited, Finish, OutputsNotStored
from graphnet_server import steps

#: Seconds within which a sample process must end by itself after it has sent its outcome.
GRACE_S = 2.0
#: Seconds within which the runner must report the end of a killed process. A runner that takes longer is stuck.
REPORT_S = 5.0
#: A sample waits for the client's next command for IDLE_S seconds, or for IDLE_STAGES times the time limit of a stage,
#: whichever is longer. Meanwhile, the client may run several stages of another call, with which it compares this one.
IDLE_S = 3600.0
IDLE_STAGES = 10
#: The frames of the process that the client gets as they are.
_PASSED_ON = (
    *(messages.CompileReport, messages.CallReport, messages.TrialTimes),
    *(messages.OperatorCounts, messages.PartTimes),
)


class _State(enum.Enum):
    BUSY = "the process works, and answers by a frame"
    WAITING = "the process waits for a command"
    ENDING = "the outcome is known; the process ends by itself"
    KILLED = "the process was killed; the runner reports its end"
    OVER = "nothing more happens"


class Protocol:
    """The state of one sample's call. Only one thread at a time may use it.

    ``default_trials`` are run if the client sends no command. Each stage and the answer to each command may take
    ``stage_timeout_s`` seconds. ``policy`` is how the client wants to get outputs.
    """

    def __init__(
        self, backend: str, purpose: Purpose, default_trials: int, stage_timeout_s: float, policy: OutputPolicy
    ) -> None:
        self._backend = backend
        self._runs = purpose == Purpose.RUN
        self._default_trials = default_trials
        self._stage_timeout_s = stage_timeout_s
        self._idle_s = max(IDLE_S, IDLE_STAGES * stage_timeout_s)
        self._policy = policy
        self._state = _State.BUSY
        self._pending: List[Union[messages.RunTrials, messages.SendOutputs]] = []
        self._commanded = False
        self._closed = False
        self._stage_runs = False
        self._announced_ready = False
        self._measured_ns = 0
        #: The time at which ``Expired`` is due, in seconds on the clock of ``receive``; None without a time limit.
        self.deadline: Optional[float] = None
        #: The stage that began last.
        self.stage = Stage.UNSPECIFIED
        #: The sample's outcome, which the process reports, or this class makes if the process breaks the protocol.
        self.outcome: Optional[messages.Outcome] = None
        #: Whether the process was killed because its stage took too long.
        self.timed_out = False
        #: Whether outputs were announced by name after the client's last command, so that it needs time to map them.
        self.announced_late = False

    def receive(self, given: steps.Input, now: float) -> List[steps.Action]:
        """Change the state as one input requires, and return the actions to carry out, in this order.

        ``now`` is in seconds, from the same clock in every call. No input may follow the action ``Conclude`` or
        ``Fail``.
        """
        actions = list(self._react(given, now))
        if self._state is _State.WAITING:
            actions.append(self._next_order())
        return actions

    def ordered(self, now: float) -> None:
        """Note that the sample process is given a command now, and limit the time for its answer.

        Count from the command and not from the start of a stage, because a broken process may begin no stage.
        """
        self._limit(now, self._stage_timeout_s)

    def _react(self, given: steps.Input, now: float) -> Iterator[steps.Action]:
        if isinstance(given, (steps.Closed, steps.Gone, steps.Malformed, messages.RunTrials, messages.SendOutputs)):
            yield from self._hear_client(given)
        elif isinstance(given, steps.Expired):
            yield from self._expire(now)
        elif isinstance(given, steps.Lost):
            yield self._fail(steps.WorkerLost("the runner of %s ended while it held a sample" % self._backend))
        elif isinstance(given, Exited):
            self._state = _State.OVER
            yield steps.Conclude(given)
        # Frames after the outcome or the kill must not change how the sample ended.
        elif self.outcome is None and self._state is not _State.KILLED:
            yield from self._hear_process(given, now)

    def _hear_client(self, given: steps.ClientInput) -> Iterator[steps.Action]:
        if isinstance(given, steps.Gone):
            yield self._fail(steps.CallerGone())
        elif isinstance(given, steps.Malformed):
            yield self._fail(steps.BadCommand(given.message))
        elif isinstance(given, steps.Closed):
            self._closed = True
            if self._runs and not self._commanded:
                self._pending = [messages.RunTrials(self._default_trials), messages.SendOutputs()]
        else:
            self._commanded = True
            self._pending.append(given)

    def _expire(self, now: float) -> Iterator[steps.Action]:
        if self._state is _State.KILLED:
            message = "the runner of %s did not report the end of a killed sample" % self._backend
            yield self._fail(steps.WorkerLost(message), runner_is_stuck=True)
            return
        if self._state is _State.WAITING:
            yield self._fail(steps.CallerIdle("the caller sent no command for %g s" % self._idle_s))
            return
        self.timed_out = self.outcome is None
        yield self._kill(now)

    def _hear_process(self, given: steps.ProcessInput, now: float) -> Iterator[steps.Action]:
        if isinstance(given, messages.StageStarted):
            yield from self._begin_stage(given.stage, now)
        elif isinstance(given, messages.StageFinished):
            yield from self._finish_stage(given, now)
        elif isinstance(given, messages.Ready):
            yield from self._become_ready(now)
        elif isinstance(given, messages.Outcome):
            yield from self._measured()
            self.outcome = given
            self._limit(now, GRACE_S)
            self._enter(_State.ENDING)
        elif isinstance(given, messages.OutputSet):
            self.announced_late = self._closed and self._policy == OutputPolicy.SHARED
            yield steps.Announce(given, self._policy == OutputPolicy.CHUNKS, self._policy == OutputPolicy.NONE)
        elif isinstance(given, OutputsNotStored):
            yield self._fail(steps.StorageFailed(given.message))
        elif isinstance(given, steps.Garbled):
            message = "the sample process sent something that its driver never sends: " + given.message
            self.outcome = messages.Outcome(OutcomeCode.CRASHED, self.stage, "", message)
            yield self._kill(now)
        elif isinstance(given, _PASSED_ON):
            yield steps.Emit(given)

    def _begin_stage(self, stage: Stage, now: float) -> Iterator[steps.Action]:
        before, self.stage = self.stage, stage
        self._stage_runs = True
        self._limit(now, self._stage_timeout_s)
        if stage is not Stage.MEASURE or before is not Stage.MEASURE:
            yield from self._measured()
            yield steps.Emit(messages.StageStarted(stage))

    def _finish_stage(self, given: messages.StageFinished, now: float) -> Iterator[steps.Action]:
        if given.stage is not self.stage or not self._stage_runs:
            yield from self._hear_process(
                steps.Garbled("the end of stage %s, which did not run" % given.stage.name), now
            )
            return
        self._stage_runs = False
        # Within this new time limit, the process must begin the next stage or become ready.
        self._limit(now, self._stage_timeout_s)
        if self.stage is Stage.MEASURE:
            self._measured_ns += given.duration_ns
        else:
            yield steps.Emit(given)

    def _become_ready(self, now: float) -> Iterator[steps.Action]:
        if self._stage_runs or self._state is not _State.BUSY:
            yield from self._hear_process(steps.Garbled("Ready in the middle of stage %s" % self.stage.name), now)
            return
        self._limit(now, self._idle_s)
        self._enter(_State.WAITING)
        if not self._announced_ready:
            self._announced_ready = True
            yield steps.Emit(messages.Ready())
        yield steps.Rest()

    def _measured(self) -> Iterator[steps.Action]:
        """Tell the client that stage MEASURE has ended. The client sees all blocks of trials as one stage."""
        if self._measured_ns:
            yield steps.Emit(messages.StageFinished(Stage.MEASURE, self._measured_ns))
            self._measured_ns = 0

    def _next_order(self) -> steps.Action:
        if self._pending:
            self._enter(_State.BUSY)
            # There is no time limit while the command waits until the sample may run.
            self.deadline = None
            return steps.Order(self._pending.pop(0))
        if self._closed:
            self._enter(_State.BUSY)
            return steps.Order(Finish())
        return steps.Stop()

    def _enter(self, state: _State) -> None:
        # So frames that the process sent before it was killed change nothing.
        if self._state not in (_State.KILLED, _State.OVER):
            self._state = state

    def _limit(self, now: float, seconds: float) -> None:
        """Make ``Expired`` due ``seconds`` after ``now``."""
        if self._state is not _State.KILLED:
            self.deadline = now + seconds

    def _kill(self, now: float) -> steps.Action:
        self._limit(now, REPORT_S)
        self._enter(_State.KILLED)
        return steps.Kill()

    def _fail(self, error: Exception, runner_is_stuck: bool = False) -> steps.Action:
        self._state = _State.OVER
        return steps.Fail(error, runner_is_stuck)
