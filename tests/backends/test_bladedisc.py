"""Tests BladeDISC on Python 3.8 with torch 1.12. Without the library torch_blade, the adapter only traces the model;
tests of engines use a stand-in for the library.
"""

from __future__ import annotations

import ast
import os
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client, Reply, start_of
from harness import running_worker
from through_worker import evidence_of

from graphnet_contract import messages
from graphnet_contract.backend import read_backend
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import TensorSpec

ROOT = Path(__file__).parents[2]
BACKEND = ROOT / "backends" / "bladedisc"
STANDINS = ROOT / "tests" / "backends" / "standins"

X = TensorSpec("x", (2, 3), "float32", "input", data=(1.0, 2.0, 3.0, 4.0, 5.0, 6.0))
W = TensorSpec("w", (3, 3), "float32", "parameter", data=(1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 3.0))
#: In alphabetical order, the tensor `a`, usually a model's last argument, would be the first.
A = TensorSpec("a", (2,), "float32", "input", data=(10.0, 20.0))


ATTENTION = "return ({0}.scaled_dot_product_attention(x[None], x[None], x[None]{1}),)"


def model(body: str, arguments: str) -> str:
    indented = "".join(f"        {line}\n" for line in body.splitlines())
    return f"import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, {arguments}):\n{indented}"


@pytest.fixture(scope="module")
def traced(bladedisc_python: str) -> Iterator[Client]:
    """A client of a BladeDISC worker whose interpreter lacks torch_blade."""
    with running_worker(BACKEND, bladedisc_python, fake_torch=False) as worker, worker.client() as client:
        yield client


@pytest.fixture(scope="module")
def compiled(bladedisc_python: str) -> Iterator[Client]:
    """A client of a BladeDISC worker whose interpreter has the stand-in for torch_blade."""
    paths = os.pathsep.join([str(STANDINS), str(ROOT / "proto"), str(ROOT / "worker")])
    wrapper = ["env", f"PYTHONPATH={paths}"]
    started = running_worker(BACKEND, bladedisc_python, fake_torch=False, wrapper=wrapper)
    with started as worker, worker.client() as client:
        yield client


def run(client: Client, body: str, *tensors: TensorSpec, arguments: str = "", **options: Any) -> Reply:
    names = arguments or ", ".join(f"{tensor.name}: torch.Tensor" for tensor in tensors)
    return client.run(start_of(model(body, names), *tensors, options=options))


def test_without_the_library_the_trace_is_frozen_and_compared(traced: Client) -> None:
    reply = run(traced, "y = x @ w\nreturn (torch.relu(y), {'sum': y.sum()}, 3, None)", X, W)
    outcome = reply.outcome

    assert (outcome.code, outcome.stage, outcome.step) == (OutcomeCode.COMPILED_NOT_RUN, Stage.COMPILE, "trace")
    assert "bladedisc/bladedisc:latest-runtime-torch1.12.0-cu113" in outcome.message
    evidence, compiler = evidence_of(reply)
    assert (evidence.nodes_total, evidence.nodes_compiled) == (3, None)
    assert compiler["operators"] == {"aten::matmul": 1, "aten::relu": 1, "aten::sum": 1}
    assert (compiler["trace_bit_equal"], compiler["trace_max_abs_error"]) == (True, 0.0)
    assert not reply.all(messages.CallReport)
    assert not reply.all(messages.TrialTimes)


def test_the_worker_says_that_it_traces_only(traced: Client) -> None:
    info = traced.info("bladedisc", "torch112")
    versions = dict(info.versions)

    assert info.unavailable_reason == ""
    assert versions["python"].startswith("3.8.")
    assert versions["torch"].startswith("1.12.")
    assert versions["torch_blade"].startswith("not installed")


def test_arguments_are_traced_in_the_signatures_order(traced: Client) -> None:
    # GraphNet's own backend traces a model with the arguments in alphabetical order, a, w, x. The model would then
    # multiply `a` by `w` and add `x`.
    reply = run(traced, "return ((x @ w).sum(1) + a,)", X, W, A)
    assert reply.outcome.code == OutcomeCode.COMPILED_NOT_RUN, reply.outcome

    swapped = run(traced, "return ((x @ w).sum(1) + a,)", X, W, A, arguments="a, w, x")
    assert swapped.outcome.code == OutcomeCode.COMPILE_ERROR, "arguments in another order must not fit the graph"


def test_what_a_graph_writes_stays_an_argument(traced: Client) -> None:
    reply = run(traced, "w.add_(1)\nx.mul_(2)\nreturn (x @ w,)", X, W)
    assert reply.outcome.code == OutcomeCode.COMPILED_NOT_RUN, reply.outcome
    assert evidence_of(reply)[1]["trace_bit_equal"]


def test_a_graph_of_weights_alone_is_not_folded_away(traced: Client) -> None:
    evidence, _ = evidence_of(run(traced, "return (w @ w,)", W))
    assert evidence.nodes_total == 1


def test_random_numbers_are_drawn_alike(traced: Client) -> None:
    reply = run(traced, "return (torch.nn.functional.dropout(x, 0.5, True) + torch.rand(2, 3),)", X)
    assert evidence_of(reply)[1]["trace_bit_equal"], reply.outcome


@pytest.mark.parametrize(
    ("body", "shim"),
    [
        (ATTENTION.format("torch.nn.functional", ", scale=0.5"), "scaled_dot_product_attention"),
        (ATTENTION.format("torch._C._nn", ""), "scaled_dot_product_attention"),
        ("return (torch.rms_norm(x, (3,), w[0], 1e-5),)", "rms_norm"),
        ("torch._check_is_size(2)\nreturn (torch.concatenate([x, x]),)", "_check_is_size,concatenate"),
        ("return (x + torch.sym_sum([1, x.shape[0]]),)", "sym_sum"),
        ("return (x.reshape(torch.ops.aten.sym_size.int(x, 0), -1),)", "sym_size"),
    ],
)
def test_a_shim_that_was_used_is_named(traced: Client, body: str, shim: str) -> None:
    outcome = run(traced, body, X, W).outcome
    assert outcome.code == OutcomeCode.COMPILED_NOT_RUN, outcome
    assert outcome.flags == (f"shims:{shim}",)


def test_no_shim_is_named_where_none_was_used(traced: Client) -> None:
    assert run(traced, "return (x + 1,)", X).outcome.flags == ()


@pytest.mark.parametrize(
    ("body", "operator"),
    [
        ("return (torch.nonesuch(x),)", "torch.nonesuch"),
        ("return (torch.ops.aten.nonesuch.default(x),)", "torch.ops.aten.nonesuch"),
        ("return (torch.nn.functional.layer_norm(x.half(), (3,)),)", "LayerNormKernelImpl"),
        ("return (torch.nn.functional.relu(x, nonesuch=1),)", "relu"),
        ("return (x.nonesuch(),)", "Tensor.nonesuch"),
    ],
)
def test_what_this_torch_lacks_is_named(traced: Client, body: str, operator: str) -> None:
    outcome = run(traced, body, X).outcome
    assert outcome.code == OutcomeCode.UNSUPPORTED, outcome
    assert f"(operators: {operator})" in outcome.message


def test_a_trace_that_computes_something_else_is_a_compile_error(traced: Client) -> None:
    # self.calls has another value in the model's next call than during tracing.
    body = "self.calls = getattr(self, 'calls', 0) + 1\nreturn (x + self.calls,)"
    outcome = run(traced, body, X).outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "capture")
    assert "computes something else" in outcome.message


@pytest.mark.parametrize("mode", ["disc", "aot_disc"])
def test_dynamo_modes_are_refused_on_torch_1_12(traced: Client, mode: str) -> None:
    outcome = run(traced, "return (x + 1,)", X, mode=mode).outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "capture")
    assert "needs torch 2.0" in outcome.message


def test_dynamo_modes_accept_every_default() -> None:
    """torch_blade's dynamo backends see none of these options, so the adapter accepts only their defaults."""
    tree = ast.parse((BACKEND / "adapter.py").read_text(encoding="utf-8"))
    (accepted,) = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_NOT_IN_DYNAMO"
    ]
    options = read_backend(BACKEND).complete_options({})
    assert accepted == {name: options[name] for name in accepted}
    assert set(options) - set(accepted) == {"mode"}


@pytest.mark.parametrize("mode", ["script", "fx"])
def test_other_captures_agree_with_eager_too(traced: Client, mode: str) -> None:
    reply = run(traced, "return (torch.relu(x @ w), (x + 2, w))", X, W, mode=mode)
    assert reply.outcome.code == OutcomeCode.COMPILED_NOT_RUN, reply.outcome
    compiler = evidence_of(reply)[1]
    assert (compiler["mode"], compiler["bound_inputs"]) == (mode, 1 if mode == "fx" else 0)


def test_engines_are_proven_by_the_librarys_own_counters(compiled: Client) -> None:
    reply = run(compiled, "return ((torch.relu(x @ w) + 1).sum(1) + a, 7)", X, W, A)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence, compiler = evidence_of(reply)
    assert (evidence.partitions, evidence.nodes_compiled) == (1, compiler["nodes_per_engine"][0])
    assert compiler["engines"] == 1
    ((tensor, data),) = reply.outputs()
    assert (tensor.shape, struct.unpack("2f", data)) == ((2,), (27.0, 55.0))


def test_operators_left_out_split_the_graph(compiled: Client) -> None:
    evidence, compiler = evidence_of(run(compiled, "return (torch.relu(x @ w) + 1,)", X, W, leave_out="aten::relu"))
    assert (evidence.partitions, compiler["nodes_per_engine"]) == (2, [1, 1])


@pytest.mark.parametrize("failure", ["standin::plain", "standin::engine_fails"])
def test_a_call_that_returns_without_an_engine_fell_back(compiled: Client, failure: str) -> None:
    # In both cases, optimize() makes no engine, but raises no exception. Eager mode then computes right outputs, and
    # GraphNet's own backend would report a success.
    reply = run(compiled, "return (torch.relu(x @ w),)", X, W, leave_out=failure)
    assert reply.outcome.code == OutcomeCode.FELL_BACK, reply.outcome
    assert "aten::relu" in reply.outcome.message
    assert not reply.all(messages.TrialTimes)
    if failure == "standin::engine_fails":
        assert "disc_compiler_main" in evidence_of(reply)[1]["warnings"][0]


def test_an_error_of_its_pipeline_is_a_compile_error(compiled: Client) -> None:
    outcome = run(compiled, "return (x + 1,)", X, leave_out="standin::raises").outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "lower")
    assert "not registered" in outcome.message


def test_the_graph_reaches_the_library_as_torchscript(compiled: Client) -> None:
    # With GraphNet's alphabetical order, tracing in the library would fail, and the library would only log this
    # failure.
    reply = run(compiled, "return ((x @ w).sum(1) + a,)", X, W, A)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert evidence_of(reply)[1]["warnings"] == []


def test_unknown_options_are_refused(traced: Client) -> None:
    reply = traced.run(start_of(options={"enable_fp16": True}))
    assert reply.code.name == "INVALID_ARGUMENT"


HASHES = """
import pathlib, sys, torch
from graphnet_graphs.code.dedupe import hash_of_sample
assert (sys.version_info[:2], torch.__version__[:4]) == ((3, 8), "1.12")
for written in sorted(pathlib.Path(sys.argv[1]).rglob("graph_hash.txt")):
    assert hash_of_sample(written.parent) == written.read_text().strip(), written
    print(written.parent.name)
"""


def test_the_old_stack_computes_the_hashes_that_the_new_one_wrote(bladedisc_python: str) -> None:
    paths = os.pathsep.join(str(ROOT / name) for name in ("proto", "graphs"))
    environment = {**os.environ, "PYTHONPATH": paths}
    command = [bladedisc_python, "-c", HASHES, str(ROOT / "samples")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert len(done.stdout.split()) >= 45
