"""Tests a whole model on a worker: each of its graphs is compiled separately, and the model calls them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np
import pytest
from client import Client, start_of
from harness import Worker, model_of_two_graphs, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.messages import ExtraCall, OutcomeCode, Stage
from graphnet_contract.samples import TensorSpec

pytestmark = pytest.mark.torch

#: An adapter that reports its inputs in ``Evidence.compiler``. Its compiled call multiplies every result by 10, so the
#: result shows how many compiled calls contributed to it.
ADAPTER = """
import os

from graphnet_runner.adapter import Adapter, Compiled, CompileError, Evidence


class PlantedAdapter(Adapter):
    last = "none"

    def flags(self):
        return ("shims:" + self.last,)

    def compile(self, model, example_inputs, options):
        if options["refuses"] and "two" in options.scratch:
            raise CompileError("no kernel for this graph", step="lower")
        seen = {
            "values": [value.tolist() for value in example_inputs],
            "kinds": list(options.kinds),
            "scratch": os.path.isdir(options.scratch),
        }
        evidence = Evidence(nodes_total=2, nodes_compiled=1, partitions=1, fallback_ops=("aten.add",), compiler=seen)
        self.last = os.path.basename(options.scratch)
        return Compiled(lambda *inputs: tuple(10 * value for value in model(*inputs)), evidence)
"""

MODEL = model_of_two_graphs(
    "return (x * w, x + w)",
    """
    call_0 = self.calls["one"](x, w)
    call_1 = self.calls["two"](call_0[0])
    call_2 = self.calls["two"](call_1[0])
    return (call_2[0], call_0[1])
    """,
)

X = TensorSpec("x", (2,), "float32", "input", data=(1.0, 2.0))
W = TensorSpec("w", (2,), "float32", "parameter", data=(3.0, 5.0))


@pytest.fixture(scope="module")
def worker(torch_python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    option = '[options.refuses]\ntype = "bool"\ndefault = false\nhelp = "refuse the second graph"\n'
    folder = write_backend(tmp_path_factory.mktemp("b") / "planted", ADAPTER, options=option)
    with running_worker(folder, torch_python, fake_torch=False) as started:
        yield started


def test_each_graph_is_compiled_by_itself_and_called_as_the_model_calls_it(client: Client) -> None:
    reply = client.run(start_of(MODEL, X, W, parts=("one", "two")))
    assert reply.outcome.code == OutcomeCode.OK, reply.log
    values = [np.frombuffer(data, np.float32).tolist() for _, data in reply.outputs()]
    # The compiled graph "one" computes 10 * (x * w, x + w). The compiled graph "two" computes 10 * (y - 1) and is
    # called twice.
    once = [10 * (10 * value - 1) for value in (3.0, 10.0)]
    assert values == [[10 * (value - 1) for value in once], [40.0, 70.0]]
    report = reply.one(messages.CompileReport)
    assert report.evidence is not None
    evidence = report.evidence
    assert (evidence.nodes_total, evidence.nodes_compiled, evidence.partitions) == (4, 2, 2)
    assert evidence.fallback_ops == ("aten.add",)
    parts = json.loads(evidence.compiler_json)["parts"]
    assert parts["one"] == {"values": [[1.0, 2.0], [3.0, 5.0]], "kinds": ["input", "parameter"], "scratch": True}
    # The example input of the second graph is the result of the first graph in eager mode.
    assert parts["two"] == {"values": [[3.0, 10.0]], "kinds": ["input"], "scratch": True}
    assert reply.one(messages.CallReport).peak_memory_bytes > 0
    # The adapter itself remembers only the last graph, so the runner must collect the flags of each graph.
    assert sorted(reply.outcome.flags) == ["shims:one", "shims:two"]


def test_without_parts_the_model_is_one_graph(client: Client) -> None:
    reply = client.run(start_of(MODEL, X, W))
    assert reply.outcome.code == OutcomeCode.OK
    values = [np.frombuffer(data, np.float32).tolist() for _, data in reply.outputs()]
    assert values == [[10 * 1.0, 10 * 8.0], [40.0, 70.0]]


def test_a_graph_that_cannot_be_compiled_is_named_in_the_log(client: Client) -> None:
    reply = client.run(start_of(MODEL, X, W, parts=("one", "two"), options={"refuses": True}))
    assert (reply.outcome.code, reply.outcome.stage) == (OutcomeCode.COMPILE_ERROR, Stage.COMPILE)
    assert reply.outcome.step == "lower"
    assert "compiling two" in reply.log


def test_a_part_that_the_model_does_not_call_is_an_error(client: Client) -> None:
    reply = client.run(start_of(MODEL, X, W, parts=("one", "two", "three")))
    assert reply.outcome.code == OutcomeCode.COMPILE_ERROR
    assert "does not call three" in reply.outcome.message


def test_each_graph_is_timed_in_calls_of_the_model(client: Client) -> None:
    start = start_of(MODEL, X, W, parts=("one", "two"))
    reply = client.run(start, messages.SendOutputs(), messages.SendOutputs(ExtraCall.PART_TIMES))
    assert reply.outcome.code == OutcomeCode.OK, reply.log
    timed = {part.name: part.wall_ns for part in reply.one(messages.PartTimes).parts}
    assert list(timed) == ["one", "two"]
    assert min(len(timed["one"]), len(timed["two"])) >= 3
    assert min(timed["one"] + timed["two"]) > 0


def test_one_graph_has_no_times_of_graphs(client: Client) -> None:
    reply = client.run(start_of(MODEL, X, W), messages.SendOutputs(), messages.SendOutputs(ExtraCall.PART_TIMES))
    assert reply.outcome.code == OutcomeCode.OK
    assert not reply.all(messages.PartTimes)
