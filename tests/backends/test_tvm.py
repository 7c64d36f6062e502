"""Tests TVM through a worker: the operators that TVM compiles or leaves to eager mode, dtypes, and each kind of
failure.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import M, N, X, evidence_of, floats, recipe_agrees, regions_of, run

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import TensorSpec

BACKEND = Path(__file__).parents[2] / "backends" / "tvm"

W = TensorSpec("w", (16, 8), "float32", "parameter", mean=0.0, std=1.0)
INDEX = TensorSpec("i", (3,), "int64", "input", data=(2, -1, 0))


@pytest.fixture(scope="module")
def client(tvm_python: str) -> Iterator[Client]:
    with running_worker(BACKEND, tvm_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


@pytest.mark.parametrize("schedule", ["rules", "default"])
def test_the_whole_graph_is_compiled_and_says_how(client: Client, schedule: str) -> None:
    body = "return (torch.nn.functional.linear(m, w).relu().sum(1),)"
    reply = run(client, body, M, W, options={"schedule": schedule})
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence, compiler = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total
    assert (evidence.partitions, evidence.fallback_ops) == (1, ())
    assert compiler["schedule"] == schedule
    assert compiler["functions"] >= 1
    assert '"llvm"' in compiler["target"]


def test_regions_say_which_lines_are_in_one_function(client: Client) -> None:
    body = "a = torch.nn.functional.linear(m, w)\nb = torch.relu(a)\nc = b * 2\nd = c @ w\nreturn (d,)"
    reply = run(client, body, M, W, keep_artifacts=True)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    lines = [tuple(region["lines"]) for region in regions_of(reply)]
    # The operators behind the first product are fused with it, and the second product is a function of its own.
    assert {line for one in lines for line in one} == {6, 7, 8, 9}
    assert any({7, 8} <= set(one) for one in lines)
    assert not any({8, 9} <= set(one) for one in lines)


def test_rules_are_counted_and_none_fails_here(client: Client) -> None:
    reply = run(client, "return (torch.softmax(m @ w.t() + 1, -1),)", M, W)
    compiler = evidence_of(reply)[1]
    assert compiler["unscheduled"] == []
    assert compiler["rules_failed"] == {}
    assert compiler["rules"]["contraction"] == 1


def test_schedules_agree(client: Client) -> None:
    body = "return (torch.softmax(m @ w.t(), -1).sum(0),)"
    ours, plain = (floats(run(client, body, M, W, options={"schedule": name})) for name in ("rules", "default"))
    assert ours == pytest.approx(plain, abs=1e-5)


def test_a_later_sample_uses_the_records_that_the_tuner_kept(client: Client) -> None:
    body = "return (torch.softmax(m @ w.t(), -1).sum(0),)"
    options = {"schedule": "metaschedule", "database": "kept"}
    tuned = run(client, body, M, W, options={**options, "trials": 2}, stage_timeout_ns=int(150e9))
    again = run(client, body, M, W, options={**options, "trials": 0})
    assert tuned.outcome.code == OutcomeCode.OK, tuned.outcome
    assert again.outcome.code == OutcomeCode.OK, again.outcome
    first, second = evidence_of(tuned)[1], evidence_of(again)[1]
    assert (first["trials"], first["records_before"]) == (2, 0)
    assert first["records"] >= 1
    assert (second["trials"], second["records_before"], second["records"]) == (0, first["records"], first["records"])
    plain = floats(run(client, body, M, W, options={"schedule": "default"}))
    assert floats(tuned) == pytest.approx(plain, abs=1e-5)
    assert floats(again) == pytest.approx(plain, abs=1e-5)


def test_weights_can_be_constants(client: Client) -> None:
    body = "return (torch.nn.functional.linear(m, w),)"
    as_inputs, bound = run(client, body, M, W), run(client, body, M, W, options={"bind_weights": True})
    assert evidence_of(bound)[1]["weights"] == "constants"
    assert floats(bound) == pytest.approx(floats(as_inputs), abs=1e-5)


def test_an_operator_that_tvm_lacks_stays_in_eager_by_name(client: Client) -> None:
    reply = run(client, "return (torch.fft.fft((m @ m).relu()).abs() + 1,)", M)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence, _ = evidence_of(reply)
    assert evidence.nodes_compiled is not None and evidence.nodes_total is not None
    assert 0 < evidence.nodes_compiled < evidence.nodes_total
    assert any("fft" in name for name in evidence.fallback_ops)


def test_a_graph_must_be_whole_if_one_says_so(client: Client) -> None:
    reply = run(client, "return (torch.fft.fft(x).real + 1,)", X, options={"whole": True})
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED
    assert "fft" in reply.outcome.message


def test_a_graph_of_unsupported_operators_fell_back(client: Client) -> None:
    reply = run(client, "return (torch.nonzero(x),)", X)
    assert reply.outcome.code == OutcomeCode.FELL_BACK
    assert "nonzero" in reply.outcome.message


def test_a_branch_on_data_is_unsupported_by_name(client: Client) -> None:
    reply = run(client, "return (x + 1,) if x.sum() > 0 else (x - 1,)", X)
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED
    assert "data-dependent" in reply.outcome.message


def test_a_size_that_came_as_a_tensor_becomes_a_number(client: Client) -> None:
    reply = run(client, "return (x.new_ones(int(n)) * x[: int(n)],)", X, N)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert floats(reply) == [1.0, -2.0, 3.0]
    assert "loader:numbers" in reply.outcome.flags


def test_what_the_graph_writes_is_written(client: Client) -> None:
    reply = run(client, "x.add_(1)\nreturn (x * 2,)", X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.one(messages.CallReport).mutated_inputs == ("x",)
    assert "loader:clones" in reply.outcome.flags


def test_negative_indices_count_from_the_end(client: Client) -> None:
    assert floats(run(client, "return (x[i],)", X, INDEX)) == [3.0, -4.0, 1.0]


def test_integers_bools_and_several_outputs_keep_their_types(client: Client) -> None:
    reply = run(client, "return (x > 0, i * 2, (x > 0).cumsum(0), None, x.argmax())", X, INDEX)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert [header.dtype for header, _ in reply.outputs()] == ["bool", "int64", "int64", "int64"]


@pytest.mark.parametrize("dtype", ["float16", "float64"])
def test_products_keep_their_dtype(client: Client, dtype: str) -> None:
    matrix = TensorSpec("m", (8, 8), dtype, "input", mean=0.0, std=1.0)
    reply = run(client, "return (m @ m,)", matrix)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert [header.dtype for header, _ in reply.outputs()] == [dtype]


def test_a_python_error_of_the_graph_fails_in_capture(client: Client) -> None:
    reply = run(client, "return (m @ x.reshape(2, 2),)", M, X)
    assert reply.outcome.code == OutcomeCode.COMPILE_ERROR
    assert reply.outcome.stage == Stage.COMPILE


def test_a_compile_over_its_limit_is_a_timeout(client: Client) -> None:
    reply = run(client, "return (m @ m,)", M, stage_timeout_ns=1_000_000)
    assert reply.outcome.code == OutcomeCode.TIMEOUT


def test_the_recipe_of_its_scripts_agrees_with_eager_mode(tvm_python: str) -> None:
    recipe_agrees(tvm_python, BACKEND)
