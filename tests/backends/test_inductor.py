"""Tests TorchInductor on a worker: numbers that the model reads in Python, and options that change its code."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client, Reply
from harness import running_worker
from through_worker import M, N, V, X, evidence_of, floats, regions_of, run

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import TensorSpec

BACKEND = Path(__file__).parents[2] / "backends" / "inductor"
W = TensorSpec("w", (8, 8), "float32", "parameter", mean=0.0, std=1.0)
#: The limit on a stage for code with a C++ wrapper: inductor compiles long headers for it.
PATIENT: dict[str, Any] = {"stage_timeout_ns": 150_000_000_000}


@pytest.fixture(scope="module")
def client(torch_python: str) -> Iterator[Client]:
    """A client of a worker of inductor."""
    with running_worker(BACKEND, torch_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def code_of(reply: Reply) -> str:
    """Return all code that inductor generated."""
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    found: dict[str, bytes] = defaultdict(bytes)
    for piece in reply.all(messages.Artifact):
        found[piece.name] += piece.data
    return "\n".join(text.decode() for text in found.values())


def test_a_number_read_on_the_host_becomes_a_constant_and_is_flagged(client: Client) -> None:
    reply = run(client, "return (torch.ones(n.item()) * x[:3],)", N, X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.outcome.flags == ("loader:numbers",)
    evidence, _ = evidence_of(reply)
    assert (evidence.partitions, evidence.fallback_ops) == (1, ())
    assert floats(reply) == [1.0, -2.0, 3.0]


def test_a_number_stays_an_argument_if_it_becomes_a_symbol(client: Client) -> None:
    reply = run(client, "return (x * n.item(),)", N, X, options={"capture_scalars": True})
    assert (reply.outcome.code, reply.outcome.flags) == (OutcomeCode.OK, ()), reply.outcome
    assert floats(reply) == [3.0, -6.0, 9.0, -12.0]


def test_frozen_weights_are_constants_of_the_code(client: Client) -> None:
    body = "return (m @ (w * 2 + 1),)"
    reply, plain = (
        run(client, body, W, M, options={"freezing": freezing}, keep_artifacts=True) for freezing in (True, False)
    )
    assert "_frozen_param" in code_of(reply)
    assert "_frozen_param" not in code_of(plain)
    assert floats(reply) == pytest.approx(floats(plain), rel=1e-5)


def test_regions_say_which_lines_are_in_one_kernel(client: Client) -> None:
    body = "a = m @ w\nb = torch.relu(a)\nc = b * 2\nd = c @ w\nreturn (d,)"
    lines = [set(region["lines"]) for region in regions_of(run(client, body, W, M, keep_artifacts=True))]
    assert {6} in lines
    assert {7, 8} in lines
    assert {9} in lines


def test_a_weight_that_the_graph_overwrites_is_not_frozen(client: Client) -> None:
    reply = run(client, "v.add_(1)\nreturn (x * v,)", V, X, options={"freezing": True}, keep_artifacts=True)
    assert "_frozen_param" not in code_of(reply)
    assert reply.one(messages.CallReport).mutated_inputs == ("v",)


def test_products_of_max_autotune_can_be_generated_in_cpp(client: Client) -> None:
    options = {"mode": "max-autotune", "freezing": True, "gemm_backends": "CPP"}
    reply = run(client, "return (m @ w,)", W, M, options=options, keep_artifacts=True)
    assert "micro_gemm" in code_of(reply)


def test_the_code_between_the_kernels_can_be_cpp(client: Client) -> None:
    patient = {"keep_artifacts": True, **PATIENT}
    reply, plain = (
        run(client, "return (torch.exp(x),)", X, options={"cpp_wrapper": on}, **patient) for on in (True, False)
    )
    assert "inductor_entry_impl" in code_of(reply)
    assert "inductor_entry_impl" not in code_of(plain)


def test_a_whole_model_may_have_more_graphs_with_numbers_than_dynamo_compiles_of_one_code(torch_python: str) -> None:
    root = BACKEND.parents[1]
    text = f"""
import sys
sys.path[:0] = [{str(root / "worker")!r}, {str(root / "proto")!r}, {str(root / "graphs")!r}]
import torch
from graphnet_runner.zygote import load_adapter
load_adapter({str(BACKEND)!r})
from graphnet_adapter.capture import bind


class Options(dict):
    kinds = ("input", "input")


torch._dynamo.config.fail_on_recompile_limit_hit = True
torch._dynamo.config.capture_scalar_outputs = True
options = Options(dynamic="false", capture_scalars=False, freezing=False)
for number in range(12):
    class Model(torch.nn.Module):
        def forward(self, x, n):
            return x * n.item()
    inputs = (torch.ones(3), torch.tensor(number))
    bound = bind(Model(), inputs, options)
    assert bound.flags
    compiled = torch._dynamo.optimize("eager", nopython=True, dynamic=False)(bound.model)
    assert compiled(*bound.select(inputs)).tolist() == [number] * 3
print("all")
"""
    done = subprocess.run(
        [torch_python, "-W", "ignore", "-c", text], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.stdout == "all\n", done.stderr[-2000:]


def test_a_package_of_aotinductor_is_built_elsewhere_and_loaded(client: Client) -> None:
    body = "return ((m @ (w * 2 + 1)).relu(),)"
    packaged, plain = (run(client, body, W, M, options={"aot": aot}, **PATIENT) for aot in (True, False))
    assert packaged.outcome.code == OutcomeCode.OK, packaged.outcome
    assert floats(packaged) == pytest.approx(floats(plain), rel=1e-5)
    evidence, compiler = evidence_of(packaged)
    assert evidence.nodes_compiled == evidence.nodes_total == 4
    assert (evidence.partitions, evidence.fallback_ops) == (1, ())
    figures = ("export_ns", "build_ns", "build_memory_bytes", "load_ns", "package_bytes")
    assert min(compiler[name] for name in figures) > 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"dynamic": "true"}, "leave out dynamic"),
        ({"mode": "reduce-overhead"}, "leave out mode=reduce-overhead"),
        ({"config": "cpp.simdlenn=1"}, "did you mean cpp.simdlen?"),
    ],
)
def test_options_that_a_package_does_not_have_are_refused(client: Client, options: dict[str, str], said: str) -> None:
    reply = run(client, "return (x + 1,)", X, options={"aot": True, **options}, **PATIENT)
    assert (reply.outcome.code, reply.outcome.step) == (OutcomeCode.COMPILE_ERROR, "capture")
    assert said in reply.outcome.message


def test_a_package_may_have_frozen_weights_and_sizes_that_depend_on_values(client: Client) -> None:
    options = {"aot": True, "freezing": True}
    reply = run(
        client, "return (torch.nn.functional.linear(m, w),)", W, M, options=options, keep_artifacts=True, **PATIENT
    )
    assert "linear_pointwise" in code_of(reply)
    sized = run(client, "return (torch.nonzero(x > 0).to(torch.float32),)", X, options={"aot": True}, **PATIENT)
    assert floats(sized) == [0.0, 2.0]


def test_an_error_in_the_process_of_aotinductor_names_its_step(client: Client) -> None:
    options = {"aot": True, "config": "cpp.cxx=[]"}
    reply = run(client, "return (x + 1,)", X, options=options, **PATIENT)
    assert (reply.outcome.code, reply.outcome.step) == (OutcomeCode.COMPILE_ERROR, "build")
