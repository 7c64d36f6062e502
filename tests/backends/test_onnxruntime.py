"""Tests ONNX Runtime through a worker: its proofs, this backend's own translations, and each kind of refusal."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from harness import running_worker
from through_worker import M, X, evidence_of, floats, recipe_agrees, regions_of, run

from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import TensorSpec

ROOT = Path(__file__).parents[2]
BACKEND = ROOT / "backends" / "onnxruntime"

W = TensorSpec("w", (16, 8), "float32", "parameter", mean=0.0, std=1.0)
TABLE = TensorSpec("t", (4, 2), "float32", "parameter", data=(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0))
PLACES = TensorSpec("p", (5,), "int64", "input", data=(0, 1, 1, 3, 2))
STARTS = TensorSpec("s", (3,), "int64", "input", data=(0, 2, 2))


@pytest.fixture(scope="module")
def client(onnxruntime_python: str) -> Iterator[Client]:
    with running_worker(BACKEND, onnxruntime_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def test_the_profile_proves_what_ran_and_the_regions_say_from_where(client: Client) -> None:
    body = "y = torch.nn.functional.linear(m, w)\nreturn (torch.nn.functional.gelu(y).sum(1),)"
    reply = run(client, body, M, W, keep_artifacts=True)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    evidence, compiler = evidence_of(reply)
    assert evidence.nodes_compiled == evidence.nodes_total == 3
    assert compiler["providers"] == {"CPUExecutionProvider": compiler["kernels"]}
    assert compiler["threads"] == 1
    regions = regions_of(reply)
    # linear is on line 6 of the sample, gelu and sum on line 7.
    assert {line for region in regions for line in region["lines"]} == {6, 7}
    assert "Gelu" in {operator for region in regions for operator in region["operators"]} | set(compiler["operators"])


@pytest.mark.parametrize(("mode", "expected"), [("sum", [4, 6, 0, 0, 15, 18]), ("mean", [2, 3, 0, 0, 5, 6])])
def test_embedding_bag_is_no_loop(client: Client, mode: str, expected: list[float]) -> None:
    body = f"return (torch.nn.functional.embedding_bag(p, t, s, mode={mode!r}),)"
    reply = run(client, body, TABLE, PLACES, STARTS)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert floats(reply) == expected
    assert "Loop" not in evidence_of(reply)[1]["operators"]


@pytest.mark.parametrize(
    ("mode", "expected"),
    [("sum", [4, 6, 0, 0, 8, 10]), ("mean", [2, 3, 0, 0, 4, 5]), ("max", [3, 4, 0, 0, 5, 6])],
)
def test_embedding_bag_leaves_the_padding_out(client: Client, mode: str, expected: list[float]) -> None:
    body = f"return (torch.nn.functional.embedding_bag(p, t, s, mode={mode!r}, padding_idx=3),)"
    reply = run(client, body, TABLE, PLACES, STARTS)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert floats(reply) == expected


@pytest.mark.parametrize(
    ("starts", "last", "expected"),
    [
        ((0, 2, 5), False, [4, 6, 15, 18, 0, 0]),
        ((0, 0, 0), False, [0, 0, 0, 0, 19, 24]),
        # The last offset is where the last bag ends.
        ((0, 2, 5), True, [4, 6, 15, 18]),
    ],
)
def test_bags_may_be_empty(client: Client, starts: tuple[int, ...], last: bool, expected: list[float]) -> None:
    body = f"return (torch.nn.functional.embedding_bag(p, t, s, mode='sum', include_last_offset={last}),)"
    for dtype in ("int64", "int32"):
        places = TensorSpec("p", (5,), dtype, "input", data=PLACES.data)
        offsets = TensorSpec("s", (len(starts),), dtype, "input", data=starts)
        reply = run(client, body, TABLE, places, offsets)
        assert reply.outcome.code == OutcomeCode.OK, reply.outcome
        assert floats(reply) == expected


def test_an_index_that_is_repeated_by_rows_adds_elements(client: Client) -> None:
    # The index is as long as a row, so its shape does not say along which dimension it is repeated.
    body = "i = s.unsqueeze(0).expand(3, 3)\nreturn (torch.zeros(3, 3).scatter_add(0, i, m[:3, :3]),)"
    reply = run(client, body, M, STARTS)
    plain = run(client, body, M, STARTS, options={"own_rules": False})
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert floats(reply) == floats(plain)


def test_rows_are_added_whole(client: Client) -> None:
    index = "i = (p % 3).unsqueeze(1).expand(5, 2)\n"
    body = index + "return (torch.zeros(3, 2).scatter_add(0, i, t[p]),)"
    reply = run(client, body, TABLE, PLACES)
    assert floats(reply) == [8, 10, 6, 8, 5, 6]
    operators = evidence_of(reply)[1]["operators"]
    assert "ScatterElements" not in operators
    assert "ScatterND" in operators
    plain = run(client, body, TABLE, PLACES, options={"own_rules": False})
    assert floats(plain) == floats(reply)
    assert "ScatterElements" in evidence_of(plain)[1]["operators"]
    # ScatterND loses sums of several threads.
    assert "ScatterND" not in evidence_of(run(client, body, TABLE, PLACES, threads=2))[1]["operators"]


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ("return (x + torch.rand(4),)", OutcomeCode.UNSUPPORTED, "aten.rand.default"),
        ("return (torch.fft.fft(x).real,)", OutcomeCode.UNSUPPORTED, "complex"),
        ("return (torch.special.bessel_j0(x),)", OutcomeCode.UNSUPPORTED, "bessel_j0"),
        # Without the folder of the file, which is another one for each sample.
        (
            "y = x.bfloat16().reshape(1, 1, 1, -1)\nreturn (torch.conv2d(y, y),)",
            OutcomeCode.UNSUPPORTED,
            "Load model from graph.onnx failed",
        ),
    ],
)
def test_what_it_lacks_is_refused_by_name(client: Client, body: str, code: OutcomeCode, said: str) -> None:
    reply = run(client, body, X)
    assert reply.outcome.code == code, reply.outcome
    assert said in reply.outcome.message


def test_a_provider_that_is_not_there_is_no_other_one(client: Client) -> None:
    reply = run(client, "return (x + 1,)", X, options={"provider": "cuda"})
    assert reply.outcome.code == OutcomeCode.BACKEND_UNAVAILABLE
    assert "CUDAExecutionProvider" in reply.outcome.message


#: Compiles a graph, and prints its evidence. The profile says that another provider ran the kernels of some operators,
#: as it does on a GPU.
_WITH_ANOTHER_PROVIDER = """
import dataclasses, json, sys, tempfile, types
import torch
from graphnet_runner.adapter import CompileOptions
from graphnet_runner.zygote import load_adapter
adapter = load_adapter(sys.argv[1])

class Model(torch.nn.Module):
    def forward(self, m, w):
        y = torch.nn.functional.linear(m, w)
        return torch.nn.functional.gelu(y).sum(1), torch.topk(y, 2)[1]

def load(file, read=json.load):
    events = read(file)
    for event in events:
        if event.get("args", {}).get("op_name") in sys.argv[2].split(","):
            event["args"]["provider"] = "AnotherExecutionProvider"
    return events

json.load = load
values = {"provider": "auto", "optimization": "all", "execution": "sequential", "weights": "bound"}
with tempfile.TemporaryDirectory() as scratch:
    options = CompileOptions(
        {**values, "optimizers_off": "", "own_rules": True}, "cpu", 1, scratch, kinds=("input", "parameter")
    )
    compiled = adapter.compile(Model(), (torch.ones(8, 8), torch.ones(16, 8)), options)
    print(json.dumps(dataclasses.asdict(compiled.evidence)))
"""


@pytest.mark.parametrize(
    ("operators", "compiled", "left"),
    [("", 4, []), ("Gelu,TopK", 2, ["aten.gelu.default", "aten.topk.default"]), ("TopK,Gelu,Gemm,ReduceSum", 0, None)],
)
def test_what_another_provider_ran_is_named_and_not_compiled(
    onnxruntime_python: str, operators: str, compiled: int, left: list[str] | None
) -> None:
    command = [onnxruntime_python, "-c", _WITH_ANOTHER_PROVIDER, str(BACKEND), operators]
    path = os.pathsep.join(str(ROOT / name) for name in ("proto", "worker"))
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": path})
    evidence = json.loads(done.stdout.splitlines()[-1])
    assert (evidence["nodes_total"], evidence["nodes_compiled"]) == (4, compiled)
    if left is not None:
        assert evidence["fallback_ops"] == left
    named = evidence["compiler"]["other_providers"]
    assert named == {f"{operator} on AnotherExecutionProvider": 1 for operator in operators.split(",") if operator}


def test_the_recipe_of_its_scripts_agrees_with_eager_mode(onnxruntime_python: str) -> None:
    recipe_agrees(onnxruntime_python, BACKEND)
