"""Tests that the worker counts the operators of torch that run in a call, with the real torch."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest
from client import Client, start_of
from harness import Worker, model_of_two_graphs, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.messages import ExtraCall, OperatorCount, OutcomeCode
from graphnet_contract.samples import TensorSpec

pytestmark = pytest.mark.torch

#: Compiles nothing, or wraps the call or a graph of a whole model as the option says.
ADAPTER = """
import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence, compiled_code


def swallow(model, inputs):
    import torch._dynamo

    def backend(graph, given):
        raise ValueError("there is no kernel")

    torch._dynamo.config.suppress_errors = True
    compiled = torch.compile(model, backend=backend)
    compiled(*inputs)
    return compiled


class PlantedAdapter(Adapter):
    def compile(self, model, example_inputs, options):
        way = options["way"]
        call = model
        if way == "torchscript" or (way == "first-part" and "one" in options.scratch):
            call = torch.jit.trace(model, tuple(example_inputs), strict=False)
        if way == "inductor":
            import torch._inductor.config as config

            # Do not test the CPU, and compile no headers, which takes longer than this graph.
            config.cpp.simdlen, config.cpp_cache_precompile_headers = 1, False
            call = torch.compile(model, fullgraph=True)
            call(*example_inputs)
        if way == "swallows":
            call = swallow(model, example_inputs)
        if way == "range":
            def call(*inputs):
                with compiled_code():
                    return model(*inputs)
        return Compiled(call, Evidence())
"""

OPTION = '[options.way]\ntype = "string"\ndefault = ""\nhelp = "how to compile"\n'
#: Two operators compute something. A view, a copy, an allocation and the parts of an operator are no nodes.
MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x, w):
        torch.empty(3)
        y = torch.nn.functional.linear(x.clone().t().contiguous().reshape(2, 2), w)
        return (y.view(4).unsqueeze_(0).squeeze_(0).relu(),)
"""
PARTS = model_of_two_graphs(
    "return (x @ w,)",
    """
    first = self.calls["one"](x + 0, w)
    return self.calls["two"](self.calls["two"](first[0])[0])
    """,
)
X = TensorSpec("x", (2, 2), "float32", "input", data=(1.0, 2.0, 3.0, 4.0))
W = TensorSpec("w", (2, 2), "float32", "parameter", data=(3.0, 5.0, 7.0, 9.0))
NODES = (OperatorCount("aten.linear", 1), OperatorCount("aten.relu", 1))


@pytest.fixture(scope="module")
def worker(torch_python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = write_backend(tmp_path_factory.mktemp("b") / "planted", ADAPTER, options=OPTION)
    with running_worker(folder, torch_python, fake_torch=False) as started:
        yield started


def counted(
    client: Client, call: ExtraCall, way: str = "", model: str = MODEL, **changes: object
) -> list[OperatorCount]:
    # A compiler may take long on a loaded machine.
    start = start_of(model, X, W, options={"way": way}, stage_timeout_ns=200_000_000_000, **changes)
    reply = client.run(start, messages.SendOutputs(), messages.SendOutputs(call), timeout_s=250)
    assert reply.outcome.code == OutcomeCode.OK, reply.log
    found = reply.one(messages.OperatorCounts)
    assert found.call == call.name.lower()
    return list(found.counts)


def test_operators_that_compute_are_counted_once(client: Client) -> None:
    assert counted(client, ExtraCall.EAGER_OPERATORS) == [*NODES]
    assert counted(client, ExtraCall.OPERATORS) == [*NODES]


@pytest.mark.parametrize("way", ["torchscript", "range"])
def test_operators_of_compiled_code_are_told_apart(client: Client, way: str) -> None:
    found = counted(client, ExtraCall.OPERATORS, way)
    assert found
    assert all(one.by_compiled_code for one in found)
    assert counted(client, ExtraCall.EAGER_OPERATORS, way) == [*NODES]


def test_kernels_are_no_operators_and_what_inductor_calls_is_a_library(client: Client) -> None:
    found = counted(client, ExtraCall.OPERATORS, "inductor")
    assert {one.name for one in found} <= {"aten.addmm", "aten.mm", "aten.linear"}
    assert all(one.by_compiled_code for one in found)


def test_graphs_of_a_model_are_counted_one_by_one_and_the_model_itself_is_not(client: Client) -> None:
    parts = ("one", "two")
    eager = counted(client, ExtraCall.EAGER_OPERATORS, "first-part", PARTS, parts=parts)
    assert eager == [OperatorCount("aten.matmul", 1, "one"), OperatorCount("aten.sub", 2, "two")]
    found = counted(client, ExtraCall.OPERATORS, "first-part", PARTS, parts=parts)
    assert [(one.part, one.by_compiled_code) for one in found] == [("one", True), ("two", False)]


def test_an_error_that_dynamo_swallows_is_a_compile_error(client: Client) -> None:
    outcome = client.run(start_of(MODEL, X, W, options={"way": "swallows"})).outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "capture")
    assert "there is no kernel" in outcome.message


def test_a_call_is_traced_into_an_artifact(client: Client) -> None:
    parts = model_of_two_graphs("return (x * w,)", 'return (self.calls["two"](self.calls["one"](x, w)[0])[0],)')
    for model, names in ((MODEL, ()), (parts, ("one", "two"))):
        start = start_of(model, X, W, options={"way": ""}, parts=names, keep_artifacts=True)
        reply = client.run(start, messages.SendOutputs(), messages.SendOutputs(ExtraCall.PROFILE))
        assert reply.outcome.code == OutcomeCode.OK, reply.log
        data = b"".join(piece.data for piece in reply.all(messages.Artifact) if piece.name == "trace.json.gz")
        trace = json.loads(gzip.decompress(data))
        assert trace["otherData"]["source"] == "torch"
        assert min(trace["otherData"]["plain_ns"], trace["otherData"]["profiled_ns"]) > 0
        seen = [event.get("name", "") for event in trace["traceEvents"]]
        assert any(name.startswith("aten::") for name in seen)
        assert sorted(name for name in seen if name.startswith("graphnet: part")) == [
            f"graphnet: part {name}" for name in names
        ]
