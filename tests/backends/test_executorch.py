"""Tests ExecuTorch through a worker: its proofs, its outputs, its threads, and each kind of refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import REFUSED, M, X, evidence_of, floats, run, run_counted

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import TensorSpec

BACKEND = Path(__file__).parents[2] / "backends" / "executorch"
W = TensorSpec("w", (16, 8), "float32", "parameter", mean=0.0, std=1.0)
WIDE = TensorSpec("d", (2,), "float64", "input", data=(1.0, 2.0))
LINEAR = "y = torch.nn.functional.linear(m, w)\nreturn (torch.relu(y).sum(1),)"


@pytest.fixture(scope="module")
def client(executorch_python: str) -> Iterator[Client]:
    with running_worker(BACKEND, executorch_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def test_xnnpack_takes_what_it_can_and_the_rest_has_kernels_of_executorch(client: Client) -> None:
    reply, left = run_counted(client, LINEAR, M, W)
    evidence, compiler = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total == 3
    assert evidence.partitions == compiler["delegates"] > 0
    assert compiler["program_bytes"] > 4 * 16 * 8
    # By itself, the pool has as many threads as the machine has cores.
    assert compiler["threads"] == 1
    assert left == {}
    alone = run(client, LINEAR, M, W, options={"delegate": "none"})
    assert evidence_of(alone)[1]["delegates"] == 0
    assert "aten::relu.out" in evidence_of(alone)[1]["own_kernels"]
    assert floats(alone) == pytest.approx(floats(reply), rel=1e-5)


def test_weights_may_be_arguments(client: Client) -> None:
    bound, passed = (run(client, LINEAR, M, W, options={"weights": way}) for way in ("bound", "arguments"))
    assert floats(passed) == pytest.approx(floats(bound), rel=1e-5)


def test_float64_is_computed_in_float64(client: Client) -> None:
    # In float32 the sum would be 1.
    assert floats(run(client, "return (((d[0] + 2**-40 - 1) * 2**40).to(torch.float32)[None],)", WIDE)) == [1.0]


def test_inputs_that_the_graph_writes_to_are_written(client: Client) -> None:
    reply = run(client, "x.mul_(2)\nreturn (x + 1,)", X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.one(messages.CallReport).mutated_inputs == ("x",)


@pytest.mark.parametrize(("body", "said"), REFUSED)
def test_what_it_lacks_is_refused_by_name(client: Client, body: str, said: str) -> None:
    reply = run(client, body, X)
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED, reply.outcome
    assert said in reply.outcome.message
