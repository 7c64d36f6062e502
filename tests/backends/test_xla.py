"""Tests XLA (through JAX) on a worker: what the adapter reports of XLA's work, and each way in which XLA can fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import M, N, X, evidence_of, floats, recipe_agrees, run, run_counted

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import TensorSpec

BACKEND = Path(__file__).parents[2] / "backends" / "xla"


@pytest.fixture(scope="module")
def client(xla_python: str) -> Iterator[Client]:
    """A client of an XLA worker of the flavour jax."""
    with running_worker(BACKEND, xla_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def test_evidence_names_the_program_and_its_work(client: Client) -> None:
    reply = run(client, "return (torch.relu(m @ m + 1).sum(0),)", M)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence, compiler = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total
    assert (evidence.nodes_total, evidence.partitions, evidence.fallback_ops) == (4, 1, ())
    (program,) = compiler["programs"]
    assert (program["platform"], compiler["matmul_precision"], compiler["x64"]) == ("cpu", "highest", True)
    assert compiler["xla_compilations"] == 1
    assert program["module"].startswith("jit") and program["instructions"] > 3
    assert compiler["flops"] >= 2 * 8**3
    assert not reply.one(messages.CallReport).compiled_late
    assert not any(times.recompiled for times in reply.all(messages.TrialTimes))


def test_an_operator_without_a_lowering_is_named(client: Client) -> None:
    reply = run(client, "return (torch.linalg.inv(m), torch.nn.functional.adaptive_max_pool2d(m[None], 3))", M)
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED
    assert "aten._linalg_check_errors.default" in reply.outcome.message
    assert "aten.adaptive_max_pool2d.default" in reply.outcome.message


def test_a_graph_of_data_dependent_operators_only_fell_back(client: Client) -> None:
    outcome = run(client, "return (torch.nonzero(x),)", X).outcome
    assert outcome.code == OutcomeCode.FELL_BACK
    assert "aten.nonzero" in outcome.message


def test_what_stays_eager_is_counted_and_named(client: Client) -> None:
    reply, left = run_counted(client, "y = (x * 2)[x > 0]\nreturn (torch.exp(y) + 1,)", X)
    evidence, _ = evidence_of(reply)
    assert left == {"aten.index": 1}
    (reason,) = evidence.fallback_ops
    assert "aten.index" in reason or "aten.nonzero" in reason
    assert evidence.nodes_compiled == evidence.nodes_total - 1
    assert evidence.partitions == 2
    assert floats(reply) == pytest.approx([8.38905609893065, 404.428793492735], rel=1e-6)


def test_a_conversion_that_decompositions_leave_is_lowered(client: Client) -> None:
    reply = run(client, "return (torch.ops.prims.convert_element_type(x * 2, torch.float64).to(torch.float32),)", X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert evidence_of(reply)[0].fallback_ops == ()


def test_pieces_can_be_refused(client: Client) -> None:
    outcome = run(client, "return (x[x > 0] + 1,)", X, options={"breaks": "refuse"}).outcome
    assert outcome.code == OutcomeCode.UNSUPPORTED
    assert "aten.index.Tensor" in outcome.message or "data" in outcome.message


def test_a_number_read_on_the_host_becomes_a_constant_and_is_flagged(client: Client) -> None:
    reply = run(client, "return (torch.ones(n.item()) * x[:3],)", N, X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.outcome.flags == ("loader:numbers",)
    evidence, _ = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total
    assert floats(reply) == [1.0, -2.0, 3.0]


def test_a_number_that_dynamo_wants_as_a_constant_becomes_one(client: Client) -> None:
    # dropout takes no number of a tensor, so AOTAutograd asks dynamo for another capture.
    rate = TensorSpec("p", (), "float64", "input", data=(0.5,))
    reply = run(client, "return (torch.nn.functional.dropout(x, p.item(), False) + p.item(),)", rate, X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.outcome.flags == ("loader:numbers",)
    assert floats(reply) == [1.5, -1.5, 3.5, -3.5]


def test_a_graph_that_cannot_be_captured_says_why(client: Client) -> None:
    outcome = run(client, "return (m @ x[:3],)", M, X).outcome
    assert (outcome.code, outcome.stage, outcome.step) == (OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "capture")
    assert "size" in outcome.message or "shape" in outcome.message


def test_a_compilation_over_its_limit_is_a_timeout(client: Client) -> None:
    body = "for i in range(400):\n    m = torch.sin(m @ m) + i\nreturn (m,)"
    outcome = run(client, body, M, stage_timeout_ns=1_500_000_000).outcome
    assert (outcome.code, outcome.stage) == (OutcomeCode.TIMEOUT, Stage.COMPILE)


def test_a_crash_of_xla_costs_its_sample(xla_python: str) -> None:
    # XLA_FLAGS contains an unknown flag. When XLA's client starts, XLA therefore aborts the process.
    wrapper = ["env", "XLA_FLAGS=--xla_no_such_flag=1"]
    with running_worker(BACKEND, xla_python, fake_torch=False, wrapper=wrapper) as worker, worker.client() as channel:
        reply = run(channel, "return (x + 1,)", X)
        assert (reply.outcome.code, reply.outcome.stage) == (OutcomeCode.CRASHED, Stage.COMPILE)
        assert "xla_no_such_flag" in reply.log
        worker.assert_clean()


def test_artifacts_hold_the_graph_before_and_after_optimisation(client: Client) -> None:
    reply = run(client, "return (torch.relu(m @ m),)", M, keep_artifacts=True)
    found = {piece.name: piece.data.decode() for piece in reply.all(messages.Artifact)}
    assert set(found) == {"graph-0.aten.py", "graph-0.stablehlo.txt", "graph-0.optimized-hlo.txt", "regions.json"}
    assert "torch.ops.aten.mm.default" in found["graph-0.aten.py"]
    assert "stablehlo.dot_general" in found["graph-0.stablehlo.txt"]
    assert found["graph-0.optimized-hlo.txt"].startswith("HloModule ")


def test_a_graph_that_xla_cannot_lower_leaves_its_aten_graph(client: Client) -> None:
    reply = run(client, "return (torch.nn.functional.adaptive_max_pool2d(m[None], 3),)", M, keep_artifacts=True)
    assert [piece.name for piece in reply.all(messages.Artifact)] == ["graph-0.aten.py"]


def test_random_numbers_are_xlas_own_and_repeat_under_one_seed(client: Client) -> None:
    body = "return (x + torch.rand_like(x),)"
    first, again = run(client, body, X), run(client, body, X)
    assert first.one(messages.CallReport).draws_random
    assert floats(first) == floats(again)
    assert first.files.keys() == {"first"}, "two calls under one seed must draw the same numbers"


def test_one_thread_is_one_thread(client: Client) -> None:
    wide = TensorSpec("w", (512, 512), "float32", "input", mean=0.0, std=0.05)
    body = "for _ in range(8):\n    w = torch.tanh(w @ w)\nreturn (w,)"
    reply = run(client, body, wide, threads=1)
    times = reply.all(messages.TrialTimes)
    wall, cpu = sum(sum(t.wall_ns) for t in times), sum(sum(t.cpu_ns) for t in times)
    assert cpu <= 1.1 * wall + 2_000_000


def test_the_recipe_of_its_scripts_agrees_with_eager_mode(xla_python: str) -> None:
    recipe_agrees(xla_python, BACKEND)
