"""Tests the control on a worker: the model that torch.export captures, uncompiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import N, V, X, floats, run

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode

BACKEND = Path(__file__).parents[2] / "backends" / "nope"
EXPORT = {"export": True}


@pytest.fixture(scope="module")
def client(torch_python: str) -> Iterator[Client]:
    """A client of a worker of nope."""
    with running_worker(BACKEND, torch_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def test_the_captured_graph_computes_what_the_model_computes(client: Client) -> None:
    plain, captured = (run(client, "return (torch.exp(x) * v,)", X, V, options=options) for options in ({}, EXPORT))
    assert captured.outcome.code == OutcomeCode.OK, captured.outcome
    assert floats(captured) == floats(plain)


def test_a_number_that_the_model_reads_is_flagged_and_a_written_input_is_written(client: Client) -> None:
    reply = run(client, "v.add_(1)\nreturn (x * v * n.item(),)", V, X, N, options=EXPORT)
    assert (reply.outcome.code, reply.outcome.flags) == (OutcomeCode.OK, ("loader:numbers,clones",)), reply.outcome
    assert reply.one(messages.CallReport).mutated_inputs == ("v",)


def test_a_size_that_depends_on_values_is_captured(client: Client) -> None:
    reply = run(client, "return (torch.nonzero(x > 0).to(torch.float32),)", X, options=EXPORT)
    assert floats(reply) == [0.0, 2.0]


def test_a_branch_on_values_is_what_torch_export_refuses(client: Client) -> None:
    body = "return (x + 1,) if bool((x.sum() > 0)) else (x - 1,)"
    assert run(client, body, X).outcome.code == OutcomeCode.OK
    assert run(client, body, X, options=EXPORT).outcome.code == OutcomeCode.UNSUPPORTED
