"""Tests IREE through a worker: its proofs, its outputs, its threads, and each kind of refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import REFUSED, M, X, evidence_of, floats, recipe_agrees, run, run_counted

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import TensorSpec

BACKEND = Path(__file__).parents[2] / "backends" / "iree"
W = TensorSpec("w", (16, 8), "float32", "parameter", mean=0.0, std=1.0)
WIDE = TensorSpec("d", (2,), "float64", "input", data=(1.0, 2.0))
LINEAR = "y = torch.nn.functional.linear(m, w)\nreturn (torch.relu(y).sum(1),)"


@pytest.fixture(scope="module")
def client(iree_python: str) -> Iterator[Client]:
    with running_worker(BACKEND, iree_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def test_the_scheduler_counts_the_kernels_and_nothing_is_left_to_eager_mode(client: Client) -> None:
    reply, left = run_counted(client, LINEAR, M, W)
    evidence, compiler = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total == 3
    assert compiler["dispatches"] > 0
    assert "--iree-llvmcpu-target-cpu=host" in compiler["flags"]
    # The weight is a constant of the module.
    assert compiler["global"]["constant-size"] >= 4 * 16 * 8
    assert left == {}


@pytest.mark.parametrize(
    "options", [{"weights": "arguments"}, {"opt_level": "O0"}, {"flags": "--iree-opt-const-eval=false"}]
)
def test_its_options_change_no_value(client: Client, options: dict[str, str]) -> None:
    assert floats(run(client, LINEAR, M, W, options=options)) == pytest.approx(
        floats(run(client, LINEAR, M, W)), rel=1e-5
    )


def test_float64_is_computed_in_float64(client: Client) -> None:
    # In float32 the sum would be 1.
    assert floats(run(client, "return (((d[0] + 2**-40 - 1) * 2**40).to(torch.float32)[None],)", WIDE)) == [1.0]


def test_bools_and_half_precision_go_in_and_out(client: Client) -> None:
    body = "y = x.to(torch.bfloat16) > 0\nz = y.to(torch.float16) + y.logical_not().to(torch.float16)"
    body += "\nreturn (z.float().sum()[None],)"
    assert floats(run(client, body, X)) == [float(X.shape[0])]


def test_inputs_that_the_graph_writes_to_are_written(client: Client) -> None:
    # For IREE, the copy is the input itself.
    reply = run(client, "y = x.clone()\nx.mul_(2)\nreturn (y,)", X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.one(messages.CallReport).mutated_inputs == ("x",)
    (_, copy), _written = reply.outputs()
    assert list(memoryview(copy).cast("f")) == list(X.data)


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int8", "int64", "float16", "bfloat16", "float64"])
def test_tensors_of_a_dtype_go_in_and_out(client: Client, dtype: str) -> None:
    values = TensorSpec(
        "v", (2, 3), dtype, "input", data=(0, 1, 1, 0, 1, 0) if dtype == "bool" else (0, 1, 2, 3, 4, 100)
    )
    reply = run(client, "return (v.t(), v.to(torch.float64))", values)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    (header, _), (_, wide) = reply.outputs()
    assert (header.dtype, header.shape) == (dtype, (3, 2))
    assert list(memoryview(wide).cast("d")) == [float(value) for value in values.data]


@pytest.mark.parametrize(("body", "said"), REFUSED)
def test_what_it_lacks_is_refused_by_name(client: Client, body: str, said: str) -> None:
    reply = run(client, body, X)
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED, reply.outcome
    assert said in reply.outcome.message


def test_an_error_of_the_compiler_names_the_line(client: Client) -> None:
    assert "line 7" in run(client, "y = x + 1\nreturn (torch.special.bessel_j0(y),)", X).outcome.message


def test_a_flag_that_it_does_not_have_is_an_error(client: Client) -> None:
    reply = run(client, "return (x + 1,)", X, options={"flags": "--iree-no-such-flag"})
    assert reply.outcome.code == OutcomeCode.COMPILE_ERROR
    assert "iree-no-such-flag" in reply.outcome.message


def test_the_recipe_of_its_scripts_agrees_with_eager_mode(iree_python: str) -> None:
    recipe_agrees(iree_python, BACKEND)
