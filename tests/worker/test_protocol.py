"""Tests the actions that the protocol of one sample's call returns for inputs, without a process."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, OutputPolicy, Purpose, Stage
from graphnet_runner.frames import Exited, Finish, OutputsNotStored
from graphnet_server import steps
from graphnet_server.sample.protocol import GRACE_S, IDLE_S, REPORT_S, Protocol

STAGE_S = 10.0
CLEAN = Exited(1, 0, 0, 1000)
OK = messages.Outcome(OutcomeCode.OK, Stage.OUTPUTS)
WRITTEN = messages.OutputSet()


class Script:
    """The protocol of one sample's call, with a clock that the test moves."""

    def __init__(self, purpose: Purpose = Purpose.RUN, policy: OutputPolicy = OutputPolicy.SHARED) -> None:
        self.protocol = Protocol("planted", purpose, 20, STAGE_S, policy)
        self.now = 100.0

    def give(self, *inputs: steps.Input) -> list[steps.Action]:
        """Give inputs to the protocol, as if each Order was carried out at once, and return all actions."""
        actions: list[steps.Action] = []
        for given in inputs:
            following = self.protocol.receive(given, self.now)
            actions += following
            if any(isinstance(action, steps.Order) for action in following):
                self.protocol.ordered(self.now)
        return actions

    def warm(self) -> list[steps.Action]:
        return self.give(*(step for stage in list(Stage)[1:5] for step in stage_of(stage)))

    @property
    def expires_in(self) -> float | None:
        """The seconds after which the protocol must get the input Expired, or None if no time limit applies."""
        return None if self.protocol.deadline is None else self.protocol.deadline - self.now


def stage_of(stage: Stage, duration_ns: int = 7) -> tuple[steps.Input, ...]:
    """Return the inputs that begin and end a stage, followed by Ready from the stage WARM_UP on."""
    ready = () if stage < Stage.WARM_UP else (messages.Ready(),)
    return messages.StageStarted(stage), messages.StageFinished(stage, duration_ns), *ready


def times(wall_ns: int) -> messages.TrialTimes:
    return messages.TrialTimes(1, (wall_ns,), (), (), 0, wall_ns)


def events(actions: Sequence[steps.Action]) -> list[messages.Event]:
    return [action.event for action in actions if isinstance(action, steps.Emit)]


def orders(actions: Sequence[steps.Action]) -> list[Any]:
    return [action.command for action in actions if isinstance(action, steps.Order)]


def failure(actions: Sequence[steps.Action]) -> Exception:
    (last,) = [action for action in actions if isinstance(action, steps.Fail)]
    assert actions[-1] is last
    return last.error


# Tests of the client's commands


def test_a_client_that_closes_at_once_gets_everything_measured() -> None:
    call = Script()
    assert call.give(steps.Closed()) == []
    assert orders(call.warm()) == [messages.RunTrials(20)]
    assert orders(call.give(*stage_of(Stage.MEASURE))) == [messages.SendOutputs()]
    assert orders(call.give(*stage_of(Stage.OUTPUTS))) == [Finish()]
    assert call.give(OK, CLEAN) == [steps.Conclude(CLEAN)]
    assert call.protocol.outcome == OK


def test_a_client_that_closes_a_warm_sample_gets_everything_measured() -> None:
    call = Script()
    call.warm()
    assert orders(call.give(steps.Closed())) == [messages.RunTrials(20)]


def test_trials_that_were_asked_before_the_sample_is_ready_wait_for_it() -> None:
    call = Script()
    assert call.give(messages.RunTrials(3), messages.RunTrials(4), steps.Closed()) == []
    assert orders(call.warm()) == [messages.RunTrials(3)]
    assert orders(call.give(*stage_of(Stage.MEASURE))) == [messages.RunTrials(4)]
    # The client has sent commands, so the protocol adds no default trials after them.
    assert orders(call.give(*stage_of(Stage.MEASURE))) == [Finish()]


def test_a_warm_sample_without_a_command_rests_and_is_stopped() -> None:
    call = Script()
    assert call.warm()[-2:] == [steps.Rest(), steps.Stop()]
    assert call.expires_in == IDLE_S
    assert call.give(messages.RunTrials(3)) == [steps.Order(messages.RunTrials(3))]
    assert call.expires_in == STAGE_S
    # The process is still carrying out a command, so a further command waits.
    assert call.give(messages.RunTrials(4)) == []


def test_inputs_are_made_without_commands() -> None:
    call = Script(Purpose.MAKE_INPUTS)
    assert call.give(steps.Closed(), messages.StageStarted(Stage.INPUTS), WRITTEN) == [
        steps.Emit(messages.StageStarted(Stage.INPUTS)),
        steps.Announce(WRITTEN, chunks=False, headers_only=False),
    ]
    assert orders(call.give(messages.StageFinished(Stage.INPUTS, 7), OK, CLEAN)) == []
    assert call.protocol.outcome == OK


@pytest.mark.parametrize("warm", [False, True])
def test_a_bad_command_ends_the_call(warm: bool) -> None:
    call = Script()
    if warm:
        call.warm()
    error = failure(call.give(steps.Malformed("no meaning")))
    assert isinstance(error, steps.BadCommand) and str(error) == "no meaning"


@pytest.mark.parametrize("warm", [False, True])
def test_a_caller_that_is_gone_ends_the_call(warm: bool) -> None:
    call = Script()
    if warm:
        call.warm()
    assert isinstance(failure(call.give(steps.Gone())), steps.CallerGone)


# Tests of the events that the client gets


def test_stages_and_reports_are_passed_on() -> None:
    call = Script()
    report = messages.CompileReport(5, messages.Evidence(3, 2, 1))
    begun = messages.StageStarted(Stage.COMPILE)
    assert events(call.give(begun, report, messages.StageFinished(Stage.COMPILE, 9))) == [
        begun,
        report,
        messages.StageFinished(Stage.COMPILE, 9),
    ]


def test_blocks_one_after_the_other_are_one_stage() -> None:
    call = Script()
    call.warm()
    begin, end = stage_of(Stage.MEASURE, 7)[0], stage_of(Stage.MEASURE, 8)
    first = call.give(messages.RunTrials(1), begin, times(5), *stage_of(Stage.MEASURE, 7)[1:])
    second = call.give(messages.RunTrials(1), begin, times(6), *end[1:])
    after = call.give(messages.SendOutputs(), messages.StageStarted(Stage.OUTPUTS))
    assert events(first) == [messages.StageStarted(Stage.MEASURE), times(5)]
    assert events(second) == [times(6)]
    assert events(after) == [messages.StageFinished(Stage.MEASURE, 15), messages.StageStarted(Stage.OUTPUTS)]


def test_the_end_of_the_stage_measure_comes_before_an_outcome() -> None:
    call = Script()
    call.warm()
    call.give(messages.RunTrials(1), *stage_of(Stage.MEASURE), steps.Closed())
    assert events(call.give(OK)) == [messages.StageFinished(Stage.MEASURE, 7)]


@pytest.mark.parametrize(
    ("policy", "chunks", "headers_only"),
    [(OutputPolicy.SHARED, False, False), (OutputPolicy.CHUNKS, True, False), (OutputPolicy.NONE, False, True)],
)
def test_outputs_are_announced_as_the_client_wants_them(policy: OutputPolicy, chunks: bool, headers_only: bool) -> None:
    call = Script(policy=policy)
    call.warm()
    call.give(messages.SendOutputs(), messages.StageStarted(Stage.OUTPUTS))
    assert call.give(WRITTEN) == [steps.Announce(WRITTEN, chunks, headers_only)]
    assert not call.protocol.announced_late


@pytest.mark.parametrize(("policy", "late"), [(OutputPolicy.SHARED, True), (OutputPolicy.CHUNKS, False)])
def test_a_set_of_outputs_after_the_clients_close_must_still_be_mapped(policy: OutputPolicy, late: bool) -> None:
    call = Script(policy=policy)
    call.warm()
    call.give(messages.SendOutputs(), steps.Closed(), messages.StageStarted(Stage.OUTPUTS), WRITTEN)
    assert call.protocol.announced_late is late


# Tests of how a call ends


def test_an_outcome_before_the_exit_is_the_samples_outcome() -> None:
    call = Script()
    call.warm()
    assert call.give(OK) == []
    assert call.expires_in == GRACE_S
    # After the outcome, the protocol ignores everything that the sample process sends.
    assert call.give(times(5), steps.Garbled("late"), *stage_of(Stage.MEASURE)) == []
    assert call.give(Exited(1, 70, 0, 5)) == [steps.Conclude(Exited(1, 70, 0, 5))]
    assert call.protocol.outcome == OK


def test_an_exit_without_an_outcome_has_none() -> None:
    call = Script()
    call.give(messages.StageStarted(Stage.COMPILE))
    assert call.give(Exited(1, -1, 11, 5)) == [steps.Conclude(Exited(1, -1, 11, 5))]
    assert (call.protocol.outcome, call.protocol.timed_out, call.protocol.stage) == (None, False, Stage.COMPILE)


def test_a_process_that_stays_after_its_outcome_is_killed() -> None:
    call = Script()
    call.give(OK)
    assert call.give(steps.Expired(), Exited(1, -1, 9, 5)) == [steps.Kill(), steps.Conclude(Exited(1, -1, 9, 5))]
    assert call.protocol.outcome == OK and not call.protocol.timed_out


@pytest.mark.parametrize("stage", list(Stage)[1:])
def test_every_stage_has_its_time(stage: Stage) -> None:
    call = Script()
    call.give(messages.StageStarted(stage))
    assert call.expires_in == STAGE_S
    call.now += STAGE_S
    assert call.give(steps.Expired()) == [steps.Kill()]
    assert call.expires_in == REPORT_S
    assert call.give(Exited(1, -1, 9, 5)) == [steps.Conclude(Exited(1, -1, 9, 5))]
    assert (call.protocol.outcome, call.protocol.timed_out, call.protocol.stage) == (None, True, stage)


def test_a_stage_that_ends_in_time_takes_nothing_from_the_next() -> None:
    call = Script()
    call.give(*stage_of(Stage.LOAD))
    assert call.expires_in == STAGE_S
    call.now += STAGE_S - 1
    call.give(messages.StageStarted(Stage.INPUTS))
    assert call.expires_in == STAGE_S


def test_a_process_that_ends_a_stage_and_begins_nothing_times_out() -> None:
    call = Script()
    call.give(messages.StageStarted(Stage.WARM_UP), messages.StageFinished(Stage.WARM_UP, 7))
    assert call.expires_in == STAGE_S
    assert call.give(steps.Expired()) == [steps.Kill()]


def test_the_client_hears_once_that_the_sample_is_ready() -> None:
    call = Script()
    assert events(call.warm())[-2:] == [messages.StageFinished(Stage.WARM_UP, 7), messages.Ready()]
    assert messages.Ready() not in events(call.give(messages.RunTrials(1), *stage_of(Stage.MEASURE)))


def test_a_process_that_says_ready_in_the_middle_of_a_stage_breaks_the_driver() -> None:
    call = Script()
    assert call.give(messages.StageStarted(Stage.COMPILE), messages.Ready())[-1] == steps.Kill()
    assert call.protocol.outcome is not None and "Ready in the middle of stage COMPILE" in call.protocol.outcome.message


def test_a_process_must_answer_a_command_in_time() -> None:
    call = Script()
    call.warm()
    call.protocol.receive(messages.RunTrials(1), call.now)
    # While the sample waits for the device, no time limit applies to the process.
    assert call.expires_in is None
    call.now += 100
    call.protocol.ordered(call.now)
    assert call.expires_in == STAGE_S
    assert call.give(steps.Expired(), Exited(1, -1, 9, 5)) == [steps.Kill(), steps.Conclude(Exited(1, -1, 9, 5))]
    assert call.protocol.timed_out


def test_a_caller_that_sends_no_command_is_idle_in_the_end() -> None:
    script = Script()
    script.warm()
    assert script.expires_in == IDLE_S, "a stage of 10 s allows less"
    assert len(script.give(messages.RunTrials(2))) == 1
    assert script.expires_in == STAGE_S
    script.give(*stage_of(Stage.MEASURE))
    script.now += IDLE_S
    (failed,) = script.give(steps.Expired())

    assert isinstance(failed, steps.Fail) and isinstance(failed.error, steps.CallerIdle)
    assert str(failed.error) == "the caller sent no command for 3600 s"


def test_a_killed_process_whose_end_nobody_reports_has_a_stuck_runner() -> None:
    call = Script()
    call.give(messages.StageStarted(Stage.LOAD), steps.Expired())
    # Frames of a killed process must not extend its time limit, and must not lead to a further command.
    call.give(messages.StageFinished(Stage.LOAD, 7), *(step for stage in list(Stage)[2:5] for step in stage_of(stage)))
    assert call.expires_in == REPORT_S
    (fails,) = call.give(steps.Expired())
    assert isinstance(fails, steps.Fail) and fails.runner_is_stuck
    assert isinstance(fails.error, steps.WorkerLost) and "planted did not report" in str(fails.error)


@pytest.mark.parametrize("late", [messages.Ready(), steps.Garbled("x"), OK, OutputsNotStored("no room"), times(5)])
def test_a_stage_that_took_too_long_has_timed_out_whatever_comes_late(late: steps.Input) -> None:
    call = Script()
    call.give(messages.StageStarted(Stage.WARM_UP), steps.Expired())
    assert call.give(messages.StageFinished(Stage.WARM_UP, 7), late) == []
    call.give(Exited(1, -1, 9, 5))
    assert (call.protocol.outcome, call.protocol.timed_out) == (None, True)


@pytest.mark.parametrize("after_outcome", [False, True])
def test_a_runner_that_ends_takes_the_sample_along(after_outcome: bool) -> None:
    call = Script()
    call.warm()
    if after_outcome:
        call.give(OK)
    error = failure(call.give(steps.Lost()))
    assert isinstance(error, steps.WorkerLost) and "the runner of planted ended" in str(error)


def test_a_full_disk_is_not_the_samples_outcome() -> None:
    error = failure(Script().give(OutputsNotStored("no room")))
    assert isinstance(error, steps.StorageFailed) and str(error) == "no room"


# Tests of inputs that a sound sample process never sends


def test_a_broken_driver_has_crashed_and_is_killed() -> None:
    call = Script()
    call.give(messages.StageStarted(Stage.COMPILE))
    assert call.give(steps.Garbled("KeyError: 'x'")) == [steps.Kill()]
    assert call.protocol.outcome is not None
    assert (call.protocol.outcome.code, call.protocol.outcome.stage) == (OutcomeCode.CRASHED, Stage.COMPILE)
    assert (
        call.protocol.outcome.message == "the sample process sent something that its driver never sends: KeyError: 'x'"
    )
    assert call.give(Exited(1, -1, 9, 5)) == [steps.Conclude(Exited(1, -1, 9, 5))]


@pytest.mark.parametrize("before", [(), (messages.StageStarted(Stage.LOAD),), stage_of(Stage.COMPILE)])
def test_the_end_of_a_stage_that_did_not_run_breaks_the_driver(before: tuple[steps.Input, ...]) -> None:
    call = Script()
    call.give(*before)
    assert call.give(messages.StageFinished(Stage.WARM_UP, 7))[-1] == steps.Kill()
    assert call.protocol.outcome is not None and "the end of stage WARM_UP" in call.protocol.outcome.message


def test_a_sample_that_skips_stages_is_served_all_the_same() -> None:
    call = Script()
    assert call.give(messages.RunTrials(1), *stage_of(Stage.WARM_UP))[-1] == steps.Order(messages.RunTrials(1))


def test_an_outcome_of_a_waiting_sample_takes_no_further_command() -> None:
    call = Script()
    call.warm()
    assert call.give(OK, messages.RunTrials(1), steps.Closed()) == []


# Tests that give inputs in any order


ANYTHING: tuple[steps.Input, ...] = (
    *(messages.StageStarted(stage) for stage in Stage),
    *(messages.StageFinished(stage, 7) for stage in Stage),
    *(messages.RunTrials(3), messages.SendOutputs(), steps.Closed(), steps.Malformed("no meaning"), steps.Gone()),
    *(times(5), messages.CompileReport(5, None), messages.Ready(), WRITTEN, OutputsNotStored("no room")),
    *(steps.Expired(), steps.Garbled("x"), OK, CLEAN, Exited(1, -1, 9, 5), steps.Lost()),
)


@pytest.mark.parametrize("seed", range(200))
def test_no_order_of_inputs_breaks_the_protocol(seed: int) -> None:
    generator = random.Random(seed)
    call = Script(generator.choice([Purpose.RUN, Purpose.MAKE_INPUTS]))
    works, killed = generator.random() < 0.5, False
    if not works:
        call.warm()
    for _ in range(200):
        actions = call.give(generator.choice(ANYTHING))
        for action in actions:
            assert not isinstance(action, (steps.Order, steps.Stop)) or not killed, "a killed process does nothing more"
            assert not isinstance(action, steps.Order) or not works, "a process that works takes no order"
            works = (works or isinstance(action, steps.Order)) and not isinstance(action, steps.Rest)
            killed = killed or isinstance(action, steps.Kill)
        if any(isinstance(action, (steps.Conclude, steps.Fail)) for action in actions):
            assert isinstance(actions[-1], (steps.Conclude, steps.Fail)), "nothing follows the end"
            return
        assert not killed or call.expires_in is not None, "somebody must notice that a killed process does not end"
    raise AssertionError("a call of 200 inputs has an end")
