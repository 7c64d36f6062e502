"""Tests that a backend's own eager mode is timed in a process that never imported the compiler."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from client import Client, start_of
from harness import Worker, eventually, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Side

#: A backend that adds the attribute ``marked`` to torch when the backend is imported. It imitates compilers that
#: replace functions of torch when they are imported.
MARKING = """import torch
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence

torch.marked = True


class Marking(Adapter):
    def compile(self, model, example_inputs, options):
        return Compiled(lambda *inputs: model(*inputs), Evidence())

    def flags(self):
        return ("marked",)
"""

#: A model that writes one file for each process that calls it. The file says whether torch has the attribute ``marked``
#: in this process.
NOTING = """import os
import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, ):
        marked = hasattr(torch, "marked")
        {statement}
        with open(os.path.join({folder!r}, str(os.getpid())), "w") as file:
            file.write(str(marked))
        return (x,)
"""

IN_PROCESS = "own_eager_in_process"
TRIALS = messages.RunTrials(3, 2)
OWN = messages.RunTrials(3, 2, Side.OWN_EAGER)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    return folder


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    with running_worker(write_backend(tmp_path / "planted", MARKING), isolation="off") as started:
        yield started
        started.assert_clean()


def noted(notes: Path) -> dict[int, bool]:
    """Return, by process id, whether ``torch.marked`` existed in each process that called the model."""
    return {int(path.name): path.read_text() == "True" for path in notes.iterdir()}


def text(notes: Path, statement: str = "pass") -> str:
    return NOTING.format(folder=str(notes), statement=statement)


def test_own_eager_runs_where_the_compiler_was_never_imported(notes: Path, client: Client) -> None:
    reply = client.run(start_of(text(notes)), TRIALS, OWN, TRIALS, OWN, messages.SendOutputs())
    seen = noted(notes)
    assert sorted(seen.values()) == [False, True]
    blocks = reply.all(messages.TrialTimes)
    assert [(len(block.wall_ns), block.calls_per_trial) for block in blocks] == [(3, 2)] * 4
    assert all(block.started_ns <= block.ended_ns for block in blocks)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert "marked" in reply.outcome.flags
    assert IN_PROCESS not in reply.outcome.flags
    stages = [event.stage for event in reply.all(messages.StageFinished)]
    assert stages.count(messages.Stage.MEASURE) == 1


def test_a_model_that_needs_the_adapters_changes_is_timed_in_its_process_and_flagged(
    notes: Path, client: Client
) -> None:
    start = start_of(text(notes, "assert marked"))
    reply = client.run(start, TRIALS, OWN, OWN)
    assert list(noted(notes).values()) == [True]
    assert [len(block.wall_ns) for block in reply.all(messages.TrialTimes)] == [3, 3, 3]
    assert IN_PROCESS in reply.outcome.flags
    assert "eager mode without the compiler was not timed: the model does not run: AssertionError" in reply.log


def test_eager_mode_in_the_compilers_process_leaves_the_outputs_that_were_kept(notes: Path, client: Client) -> None:
    """The client learns only of the inputs of the compiled graph's call."""
    stream = client.open(start_of(text(notes, "assert marked")))
    stream.send(replace(TRIALS, keep=True))
    kept = stream.until(messages.TrialTimes).kept_inputs
    stream.send(*[replace(OWN, keep=True)] * 3)
    assert kept not in {stream.until(messages.TrialTimes).kept_inputs for _ in range(3)}
    extra = messages.ExtraCall
    stream.send(messages.SendOutputs(extra.TIMED), messages.SendOutputs(extra.OTHER_INPUTS, kept))
    stream.send(messages.SendOutputs())
    stream.close()
    reply = stream.end()
    assert IN_PROCESS in reply.outcome.flags
    assert reply.files["timed"] == reply.files["other_inputs"]


def test_a_model_that_no_process_can_run_in_eager_mode_has_no_trials(notes: Path, tmp_path: Path) -> None:
    adapter = MARKING.replace("lambda *inputs: model(*inputs)", "lambda *inputs: inputs")
    with (
        running_worker(write_backend(tmp_path / "planted", adapter), isolation="off") as worker,
        worker.client() as client,
    ):
        reply = client.run(start_of(text(notes, "raise ValueError('here')")), TRIALS, OWN, TRIALS)
        assert [len(block.wall_ns) for block in reply.all(messages.TrialTimes)] == [3, 0, 3]
        assert reply.outcome.code == OutcomeCode.OK
        worker.assert_clean()


def test_a_process_of_own_eager_that_is_killed_costs_only_its_own_times(notes: Path, client: Client) -> None:
    # The model kills each process in which torch lacks the attribute ``marked``. Torch lacks it only in the process of
    # own eager mode, which never imported the backend.
    statement = "marked or os.kill(os.getpid(), 9)"
    reply = client.run(start_of(text(notes, statement)), OWN, TRIALS)
    assert reply.outcome.code == OutcomeCode.OK
    assert IN_PROCESS in reply.outcome.flags


def test_times_of_two_processes_are_never_mixed(notes: Path, tmp_path: Path, client: Client) -> None:
    """Later blocks have no times after the process of own eager mode, which timed the first one, was killed."""
    trigger = tmp_path / "kill"
    statement = f"marked or (os.path.exists({str(trigger)!r}) and os.kill(os.getpid(), 9))"
    stream = client.open(start_of(text(notes, statement)))
    stream.send(OWN)
    assert len(stream.until(messages.TrialTimes).wall_ns) == 3
    trigger.touch()
    stream.send(OWN, OWN, TRIALS)
    assert [len(stream.until(messages.TrialTimes).wall_ns) for _ in range(3)] == [0, 0, 3]
    stream.close()
    outcome = stream.end().outcome
    assert outcome.code == OutcomeCode.OK
    assert IN_PROCESS not in outcome.flags


def test_a_slow_process_of_own_eager_has_half_of_the_limit_of_a_stage(notes: Path, client: Client) -> None:
    """The compiler's process does not time it instead: too little of the client's patience for a block is left."""
    sleeps = text(notes, "marked or __import__('time').sleep(1000)")
    reply = client.run(start_of(sleeps, stage_timeout_ns=10_000_000_000), OWN, TRIALS)
    assert [len(block.wall_ns) for block in reply.all(messages.TrialTimes)] == [0, 3]
    assert reply.outcome.code == OutcomeCode.OK
    assert IN_PROCESS not in reply.outcome.flags
    assert "eager mode without the compiler was not timed: it took over 5 s" in reply.log


FORGES = """marked or [
            one.send(__import__("graphnet_contract.messages", fromlist=["x"]).TrialTimes(1, (2**70,)))
            for one in __import__("gc").get_objects() if type(one).__name__ == "ServerLink"
        ]"""


def test_times_that_cannot_be_sent_on_are_not_used(notes: Path, client: Client) -> None:
    reply = client.run(start_of(text(notes, FORGES)), OWN, TRIALS)
    assert [len(block.wall_ns) for block in reply.all(messages.TrialTimes)] == [3, 3]
    assert max(reply.all(messages.TrialTimes)[0].wall_ns) < 2**63
    assert reply.outcome.code == OutcomeCode.OK
    assert IN_PROCESS in reply.outcome.flags


def own_eager_process(worker: Worker, notes: Path) -> int:
    (pid,) = [pid for pid, marked in noted(notes).items() if not marked]
    assert pid in worker.processes()
    return pid


def test_a_caller_that_goes_away_leaves_no_process(notes: Path, worker: Worker, client: Client) -> None:
    stream = client.open(start_of(text(notes)))
    stream.send(OWN)
    stream.until(messages.TrialTimes)
    pid = own_eager_process(worker, notes)
    stream.cancel()
    assert eventually(lambda: pid not in worker.processes(), within_s=20)
    assert eventually(lambda: not set(worker.processes()) & set(noted(notes)), within_s=20)


def test_either_zygote_is_replaced_and_the_other_one_stays(notes: Path, worker: Worker, client: Client) -> None:
    def own_times(client: Client) -> None:
        for note in notes.iterdir():
            note.unlink()
        reply = client.run(start_of(text(notes)), TRIALS, OWN)
        assert sorted(noted(notes).values()) == [False, True]
        assert reply.outcome.code == OutcomeCode.OK

    own_times(client)
    for number in range(2):
        before = worker.zygotes()
        assert len(before) == 2
        os.kill(before[number], signal.SIGKILL)
        assert eventually(lambda killed=before[number]: killed not in worker.zygotes(), 20)  # type: ignore[misc]
        assert before[1 - number] in worker.zygotes()
        own_times(client)
        assert before[1 - number] in worker.zygotes()
