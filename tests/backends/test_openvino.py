"""Tests OpenVINO through a worker: its proofs, its precision, and each kind of refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import REFUSED, M, X, evidence_of, floats, recipe_agrees, regions_of, run

from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import TensorSpec

BACKEND = Path(__file__).parents[2] / "backends" / "openvino"

W = TensorSpec("w", (16, 8), "float32", "parameter", mean=0.0, std=1.0)
WIDE = TensorSpec("d", (2,), "float64", "input", data=(1.0, 2.0))


@pytest.fixture(scope="module")
def client(openvino_python: str) -> Iterator[Client]:
    with running_worker(BACKEND, openvino_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def test_the_counters_prove_what_ran_and_the_regions_say_from_where(client: Client) -> None:
    body = "y = torch.nn.functional.linear(m, w)\nreturn (torch.relu(y).sum(1),)"
    reply = run(client, body, M, W, keep_artifacts=True)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence, compiler = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total == 3
    assert compiler["operators"]["FullyConnected"] == 1
    assert not [name for name in compiler["implementations"] if "bf16" in name.lower()]
    assert {line for region in regions_of(reply) for line in region["lines"]} == {6, 7}


def test_float64_is_refused_unless_it_may_be_narrowed(client: Client) -> None:
    refused = run(client, "return ((d * 3).to(torch.float32),)", WIDE)
    assert refused.outcome.code == OutcomeCode.UNSUPPORTED
    assert "aten.mul.Tensor" in refused.outcome.message
    assert floats(run(client, "return ((d * 3).to(torch.float32),)", WIDE, options={"float64": "narrow"})) == [3, 6]


@pytest.mark.parametrize(("body", "said"), REFUSED)
def test_what_it_lacks_is_refused_by_name(client: Client, body: str, said: str) -> None:
    reply = run(client, body, X)
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED, reply.outcome
    assert said in reply.outcome.message


def test_a_property_that_it_does_not_have_is_an_error(client: Client) -> None:
    reply = run(client, "return (x + 1,)", X, options={"config": "NO_SUCH_PROPERTY=1"})
    assert reply.outcome.code == OutcomeCode.COMPILE_ERROR
    assert "NO_SUCH_PROPERTY" in reply.outcome.message


def test_the_recipe_of_its_scripts_agrees_with_eager_mode(openvino_python: str) -> None:
    recipe_agrees(openvino_python, BACKEND)
