"""Tests a sample's inputs, calls and outputs, with the real torch."""

from __future__ import annotations

import json
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from client import Client, X, start_of
from harness import IDENTITY, Worker, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.other_inputs import rolled_tensors
from graphnet_contract.samples import TensorSpec

pytestmark = pytest.mark.torch

MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, {more}):
        {statement}
        return {result}
"""


def model(result: str, statement: str = "pass", more: str = "") -> str:
    """Return the source code of a model that takes ``x`` and ``more``, executes ``statement``, returns ``result``."""
    return MODEL.format(result=result, statement=statement, more=more)


@pytest.fixture(scope="module")
def worker(torch_python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = write_backend(tmp_path_factory.mktemp("b") / "planted", IDENTITY)
    with running_worker(folder, torch_python, fake_torch=False) as started:
        yield started


def test_every_event_comes_in_order(client: Client) -> None:
    reply = client.run(start_of(model("(x + x,)")))

    who = client.info().worker_id  # type: ignore[union-attr]
    assert who == reply.one(messages.CallReport).worker_id != ""
    assert reply.outcome == messages.Outcome(
        OutcomeCode.OK, Stage.OUTPUTS, peak_memory_bytes=reply.outcome.peak_memory_bytes, worker_id=who
    )
    started, finished = reply.all(messages.StageStarted), reply.all(messages.StageFinished)
    assert [event.stage for event in started] == [event.stage for event in finished] == list(Stage)[1:]
    assert all(event.duration_ns > 0 for event in finished)
    kinds = [type(event).__name__ for event in reply.events if not type(event).__name__.startswith("Stage")]
    assert kinds == ["CompileReport", "CallReport", "Ready", "TrialTimes", "OutputSet", "OutputChunk", "Outcome"]
    assert reply.outcome.peak_memory_bytes > 10**7


def test_the_reports_say_what_happened(client: Client) -> None:
    reply = client.run(start_of(model("(x + x,)"), measuring=messages.Measuring(3, 5, 0)))
    calls, times = reply.one(messages.CallReport), reply.one(messages.TrialTimes)

    assert (calls.draws_random, calls.mutated_inputs, calls.calls_per_trial) == (False, (), 1)
    assert len(calls.warmup_ns) >= 3
    assert 0 < min(calls.warmup_ns) <= calls.first_call_ns
    assert len(times.wall_ns) == len(times.cpu_ns) == len(times.involuntary_switches) == 5
    assert times.ended_ns - times.started_ns >= sum(times.wall_ns)
    assert not times.recompiled
    assert 0 < reply.one(messages.CompileReport).compile_ns <= reply.all(messages.StageFinished)[2].duration_ns


def test_a_trial_lasts_as_long_as_asked(client: Client) -> None:
    reply = client.run(start_of(model("(x + x,)"), measuring=messages.Measuring(3, 5, 2_000_000)))
    times = reply.one(messages.TrialTimes)

    assert times.calls_per_trial > 1
    assert sorted(times.wall_ns)[2] > 1_000_000


@pytest.mark.parametrize("count", [0, 1, 7])
def test_as_many_raw_times_as_trials(client: Client, count: int) -> None:
    reply = client.run(start_of(model("(x,)")), messages.RunTrials(count))

    assert len(reply.one(messages.TrialTimes).wall_ns) == count
    assert reply.all(messages.OutputSet) == []


@pytest.mark.parametrize(
    ("result", "structure"),
    [
        ("x", {"tensor": 0}),
        ("None", None),
        ("3", 3),
        ("True", True),
        ("float('nan')", {"float": "nan"}),
        ("[x, x]", {"list": [{"tensor": 0}, {"tensor": 1}]}),
        ("(x, None, 3, 0.5)", {"tuple": [{"tensor": 0}, None, 3, {"float": "0.5"}]}),
        ("{'a': x, 'b': ()}", {"dict": [["a", {"tensor": 0}], ["b", {"tuple": []}]]}),
        ("((x, [x]),)", {"tuple": [{"tuple": [{"tensor": 0}, {"list": [{"tensor": 1}]}]}]}),
        ("x.shape", {"tuple": [4]}),
        ("torch.float32", {"other": "dtype torch.float32"}),
        ("torch.nn.Parameter(x)", {"tensor": 0}),
    ],
)
def test_any_nesting_is_kept(client: Client, result: str, structure: object) -> None:
    reply = client.run(start_of(model(result)))

    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert json.loads(reply.one(messages.OutputSet).structure_json) == structure
    assert all(content == struct.pack("<4f", 1, 2, 3, 4) for _, content in reply.outputs())


@pytest.mark.parametrize(
    ("expression", "dtype", "shape", "content"),
    [
        ("x.to(torch.bfloat16)", "bfloat16", (4,), np.array([0x3F80, 0x4000, 0x4040, 0x4080], "<u2")),
        ("x.half()", "float16", (4,), np.array([1, 2, 3, 4], "<f2")),
        ("x.double()", "float64", (4,), np.array([1, 2, 3, 4], "<f8")),
        ("x.to(torch.complex64) * 1j", "complex64", (4,), np.array([1j, 2j, 3j, 4j], "<c8")),
        ("(x.to(torch.complex64) * 1j).conj()", "complex64", (4,), np.array([-1j, -2j, -3j, -4j], "<c8")),
        ("(x * 1j).conj().imag", "float32", (4,), np.array([-1, -2, -3, -4], "<f4")),
        ("x > 2", "bool", (4,), np.array([0, 0, 1, 1], "u1")),
        ("x.to(torch.int8)", "int8", (4,), np.array([1, 2, 3, 4], "i1")),
        ("x.to(torch.int64)", "int64", (4,), np.array([1, 2, 3, 4], "<i8")),
        ("x.to(torch.float8_e5m2)", "float8_e5m2", (4,), np.array([60, 64, 66, 68], "u1")),
        ("x.sum()", "float32", (), np.array([10], "<f4")),
        ("x[:0]", "float32", (0,), np.array([], "<f4")),
        ("x.new_empty((3, 0, 2))", "float32", (3, 0, 2), np.array([], "<f4")),
        ("x.reshape(2, 2).t()", "float32", (2, 2), np.array([1, 3, 2, 4], "<f4")),
        ("x[::2]", "float32", (2,), np.array([1, 3], "<f4")),
        ("x[:1].expand(3, 2)", "float32", (3, 2), np.array([1] * 6, "<f4")),
        ("x.flip(0)", "float32", (4,), np.array([4, 3, 2, 1], "<f4")),
        ("x.reshape(2, 2).to_sparse()", "float32", (2, 2), np.array([1, 2, 3, 4], "<f4")),
        ("x * float('nan')", "float32", (4,), np.array([np.nan] * 4, "<f4")),
    ],
)
def test_any_dtype_and_layout_is_kept(
    client: Client, expression: str, dtype: str, shape: tuple[int, ...], content: np.ndarray
) -> None:
    replies = [
        client.run(start_of(model(f"({expression}, x)"), output_policy=policy))
        for policy in (messages.OutputPolicy.CHUNKS, messages.OutputPolicy.NONE)
    ]
    (header, given), (_, after) = replies[0].outputs()

    assert (header.dtype, header.shape, header.nbytes) == (dtype, shape, content.nbytes)
    assert np.array_equal(np.frombuffer(given, content.dtype), content.ravel(), equal_nan=content.dtype.kind == "f")
    assert after == struct.pack("<4f", 1, 2, 3, 4)
    # Every call gave the same bits, so the worker sent only the outputs of the first call.
    assert [output.call for output in replies[0].all(messages.OutputSet)] == ["first"]
    assert replies[1].one(messages.OutputSet).digest == replies[0].one(messages.OutputSet).digest


@pytest.mark.parametrize(
    ("spec", "content"),
    [
        (TensorSpec("x", (2,), "bfloat16", "input", data=(1.0, 2.0)), np.array([0x3F80, 0x4000], "<u2")),
        (TensorSpec("x", (2,), "float16", "input", data=(1.0, 2.0)), np.array([1, 2], "<f2")),
        (TensorSpec("x", (2,), "complex64", "input", data=(1.0, 2.0, 3.0, 4.0)), np.array([1 + 2j, 3 + 4j], "<c8")),
        (TensorSpec("x", (2,), "bool", "input", data=(1, 0)), np.array([1, 0], "u1")),
        (TensorSpec("x", (2,), "int64", "input", data=(-(2**63), 2**63 - 1)), np.array([-(2**63), 2**63 - 1], "<i8")),
        (TensorSpec("x", (), "float64", "input", data=(0.5,)), np.array([0.5], "<f8")),
        (TensorSpec("x", (0, 3), "float32", "input"), np.array([], "<f4")),
    ],
    ids=lambda value: value.dtype if isinstance(value, TensorSpec) else "",
)
def test_any_input_arrives(client: Client, spec: TensorSpec, content: np.ndarray) -> None:
    reply = client.run(start_of(model("(x.clone(),)"), spec))

    ((header, given),) = reply.outputs()
    assert (header.dtype, header.shape) == (spec.dtype, spec.shape)
    assert given == content.tobytes()


def test_a_symint_is_an_int(client: Client) -> None:
    specs = (TensorSpec("s0", (), "int64", "symint", data=(3,)), X)
    text = MODEL.replace("x: torch.Tensor, {more}", "s0: torch.SymInt, x: torch.Tensor").format(
        statement="assert type(s0) is int", result="(x[:s0], s0 + 1)"
    )
    reply = client.run(start_of(text, *specs))

    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.outputs()[0][0].shape == (3,)
    assert json.loads(reply.one(messages.OutputSet).structure_json) == {"tuple": [{"tensor": 0}, 4]}


def test_a_written_input_is_reported_and_restored_before_every_call(client: Client) -> None:
    w = TensorSpec("w", (4,), "float32", "buffer", data=(0.0,) * 4)
    reply = client.run(start_of(model("(w * 1,)", "w.add_(x); x.mul_(1)", "w: torch.Tensor"), X, w))

    assert reply.outcome.code == OutcomeCode.OK
    assert reply.one(messages.CallReport).mutated_inputs == ("w",)
    assert reply.one(messages.CallReport).calls_per_trial == 1
    announced = reply.one(messages.OutputSet)
    assert (announced.call, announced.mutated_inputs) == ("first", {"w": 1})
    assert [content for _, content in reply.outputs()] == [struct.pack("<4f", 1, 2, 3, 4)] * 2


def test_an_output_that_is_a_written_input_is_kept(client: Client) -> None:
    reply = client.run(start_of(model("(x, x)", "x.add_(1)")))

    assert [content for _, content in reply.outputs()] == [struct.pack("<4f", 2, 3, 4, 5)] * 3
    assert len(reply.all(messages.OutputSet)) == 1


def test_a_random_graph_is_seeded_before_every_call(client: Client, worker: Worker) -> None:
    start = start_of(model("(torch.rand(3), torch.nn.functional.dropout(x, 0.5, True))"))
    replies = [client.run(start) for _ in range(2)]
    other = client.run(start_of(start.model_source, measuring=messages.Measuring(1, 3, 0, call_seed=7)))

    calls = [reply.one(messages.CallReport) for reply in (*replies, other)]
    assert all(report.draws_random for report in calls)
    assert calls[0].generator_digest == calls[1].generator_digest != calls[2].generator_digest
    assert replies[0].files == replies[1].files != other.files
    assert list(replies[0].files) == ["first"]


def test_a_random_graph_is_the_same_on_two_workers(client: Client, torch_python: str, tmp_path: Path) -> None:
    start = start_of(model("(torch.randn(5),)"))
    here = client.run(start)
    backend = write_backend(tmp_path / "b")
    with running_worker(backend, torch_python, fake_torch=False) as other, other.client() as client:
        there = client.run(start)

    assert here.files == there.files
    assert here.one(messages.CallReport).generator_digest == there.one(messages.CallReport).generator_digest


def test_an_output_that_changes_between_calls_comes_twice(client: Client) -> None:
    text = model("(x + self.n,)", "self.n = getattr(self, 'n', 0) + 1")
    reply = client.run(start_of(text))

    first, last = (struct.unpack("<4f", reply.outputs(call)[0][1]) for call in ("first", "last"))
    assert first == (2.0, 3.0, 4.0, 5.0)
    assert last[0] > first[0]


def test_none_that_becomes_a_tensor_comes_twice(client: Client) -> None:
    text = model("out", "out, self.n = (x if getattr(self, 'n', 0) else None), 1")

    assert list(client.run(start_of(text)).files) == ["first", "second", "last"]


def test_a_call_after_which_outputs_are_asked_twice(client: Client) -> None:
    reply = client.run(start_of(model("(x,)")), messages.SendOutputs(), messages.RunTrials(1), messages.SendOutputs())

    assert [output.call for output in reply.all(messages.OutputSet)] == ["first"]


@pytest.mark.parametrize(
    ("statement", "code", "told"),
    [
        ("x.reshape(3)", OutcomeCode.RUNTIME_ERROR, "shape '[3]' is invalid"),
        ("torch.empty(2**40)", OutcomeCode.OUT_OF_MEMORY, "allocate memory"),
        ("torch.ones(2**28).sum()", OutcomeCode.OUT_OF_MEMORY, "allocate memory"),
        ("import ctypes; ctypes.string_at(0)", OutcomeCode.CRASHED, "SIGSEGV"),
        ("import os; os._exit(0)", OutcomeCode.CRASHED, "exit code 0"),
        ("while True: torch.ones(1000, 1000) @ torch.ones(1000, 1000)", OutcomeCode.TIMEOUT, "took over 1 s"),
        ("import ctypes; ctypes.PyDLL(None).sleep(1000)", OutcomeCode.TIMEOUT, "took over 1 s"),
    ],
)
def test_a_graph_that_fails(client: Client, statement: str, code: OutcomeCode, told: str) -> None:
    start = start_of(model("(x,)", statement), memory_bytes=900 * 1024**2, stage_timeout_ns=1_000_000_000)
    outcome = client.run(start).outcome

    assert (outcome.code, outcome.stage) == (code, Stage.WARM_UP), outcome
    assert told in outcome.message
    assert client.run(start_of(model("(x,)"))).outcome.code == OutcomeCode.OK


def test_threads_of_the_sample_are_those_asked_for(client: Client) -> None:
    text = model("(torch.get_num_threads(), len(__import__('os').sched_getaffinity(0)))")
    reply = client.run(start_of(text, threads=1))

    assert json.loads(reply.one(messages.OutputSet).structure_json) == {"tuple": [1, 1]}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("class GraphModule: pass", "defines no class GraphModule(torch.nn.Module)"),
        ("x = ", "SyntaxError"),
        ("", "defines no class GraphModule"),
        ("import nothing_like_it", "ModuleNotFoundError"),
        ("a = '\0'", "null"),
    ],
)
def test_a_text_that_is_no_model(client: Client, text: str, told: str) -> None:
    outcome = client.run(start_of(text)).outcome

    assert (outcome.code, outcome.stage) == (OutcomeCode.LOAD_ERROR, Stage.LOAD)
    assert told in outcome.message


def test_a_message_names_the_line_of_the_model(client: Client) -> None:
    outcome = client.run(start_of(model("(x,)", "raise ValueError('here')"))).outcome

    assert outcome.message == "ValueError: here (model.py line 6)"


def test_inputs_of_graphnets_recipe_are_made_where_torch_is(client: Client) -> None:
    start = start_of(
        "", X, inputs=messages.Inputs("graphnet", 1), purpose=messages.Purpose.MAKE_INPUTS,
        output_policy=messages.OutputPolicy.CHUNKS,
    )  # fmt: skip
    reply = client.run(start)

    assert reply.outcome.code == OutcomeCode.OK, (reply.outcome, reply.log)
    assert reply.outputs("inputs")[0][0].shape == (4,)


def test_a_cold_trial_is_one_call(client: Client) -> None:
    hot, cold = (
        client.run(start_of(measuring=messages.Measuring(1, 3, 1_000_000, cold=cold))) for cold in (False, True)
    )
    assert hot.one(messages.CallReport).calls_per_trial > 1
    assert cold.one(messages.CallReport).calls_per_trial == 1
    assert len(cold.one(messages.TrialTimes).wall_ns) == 3
    assert cold.outcome.code == OutcomeCode.OK


def float64_calls(client: Client, source: str, *tensors: TensorSpec) -> dict[str, np.ndarray]:
    """Return the first output of each of the four calls in float64, and that of a second nudged call, "again"."""
    extra = messages.ExtraCall
    asked = (extra.FLOAT64, extra.FLOAT64_NUDGED, extra.FLOAT64_OTHER_INPUTS, extra.FLOAT64_OTHER_INPUTS_NUDGED)
    found = {}
    for order in (asked, (extra.FLOAT64_NUDGED, extra.FLOAT64_NUDGED)):
        commands = [messages.SendOutputs(), *(messages.SendOutputs(call) for call in order), messages.SendOutputs()]
        reply = client.run(start_of(source, *tensors), *commands)
        assert reply.outcome.code == OutcomeCode.OK, reply.outcome
        sets = [event for event in reply.all(messages.OutputSet) if event.call != "first"]
        assert [event.call for event in sets] == [call.name.lower() for call in order]
        content = reply.files[sets[-1].call]
        if order is asked:
            for event in sets:
                tensor = event.tensors[0]
                raw = reply.files[event.call][tensor.offset : tensor.offset + tensor.nbytes]
                found[event.call] = np.frombuffer(raw, tensor.dtype)
        else:
            found["again"] = np.frombuffer(content[: sets[-1].tensors[0].nbytes], sets[-1].tensors[0].dtype)
    return found


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_float64_calls_use_the_inputs_as_they_are_rolled_or_nudged(client: Client, dtype: str) -> None:
    x = TensorSpec("x", (4,), dtype, "input", data=(0.5, 1.25, 2.0, 3.75))
    found = float64_calls(client, model("(x * 1,)"), x)
    exact = np.array([0.5, 1.25, 2.0, 3.75])
    assert found["float64"].tolist() == exact.tolist()
    assert found["float64_other_inputs"].tolist() == np.roll(exact, 1).tolist()

    share = 4 * np.finfo(dtype).eps
    moved = found["float64_nudged"] / exact - 1
    # The whole number 2.0 stays, because a graph may use it as an exact number.
    assert moved[2] == 0
    assert np.abs(moved[[0, 1, 3]]) == pytest.approx(share, rel=0.1)
    assert found["float64_other_inputs_nudged"][3] == 2.0
    assert (found["float64_other_inputs_nudged"] != np.roll(exact, 1)).sum() == 3
    # The seed is the number of nudged calls so far, so that repeated calls differ.
    assert found["again"].tolist() != found["float64_nudged"].tolist()


def test_inputs_that_a_float64_call_writes_are_sent_and_restored(client: Client) -> None:
    source = model("(x * 1,)", "x.add_(1.0)")
    commands = [messages.SendOutputs(), messages.SendOutputs(messages.ExtraCall.FLOAT64), messages.SendOutputs()]
    reply = client.run(start_of(source), *commands)
    (event,) = [event for event in reply.all(messages.OutputSet) if event.call == "float64"]
    assert dict(event.mutated_inputs) == {"x": 1}
    values = [np.frombuffer(raw, header.dtype).tolist() for header, raw in reply.outputs("float64")]
    assert values == [[2.0, 3.0, 4.0, 5.0]] * 2


TERMS = """import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence

torch.backends.cudnn.allow_tf32 = True
torch.backends.cuda.matmul.allow_tf32 = True
torch.set_flush_denormal(True)


class TermsAdapter(Adapter):
    def compile(self, model, example_inputs, options):
        matmul = torch.backends.cuda.matmul
        found = [torch.backends.cudnn.allow_tf32, matmul.allow_tf32, matmul.allow_fp16_reduced_precision_reduction]
        with options.apart():
            options.apart.ns += 10**15
        flushed = float(torch.tensor(1e-310, dtype=torch.float64) * 1.0) == 0.0
        return Compiled(model, Evidence(compiler={"on": [*found, flushed], "threads": torch.get_num_threads()}))
"""


def test_every_sample_computes_on_the_same_terms(torch_python: str, tmp_path: Path) -> None:
    """The worker sets them after the import of the adapter, which may have set others. It also leaves the harness's own
    work out of the compile time.
    """
    folder = write_backend(tmp_path / "planted", TERMS)
    with running_worker(folder, torch_python, fake_torch=False) as started, started.client() as client:
        reply = client.run(start_of())
    assert reply.outcome.code == OutcomeCode.OK, reply.log
    report = reply.one(messages.CompileReport)
    assert report.evidence is not None
    assert json.loads(report.evidence.compiler_json) == {"on": [False] * 4, "threads": 1}
    assert report.compile_ns == 1
    assert report.apart_ns > 10**15


@pytest.mark.parametrize("calls", [1, 50])
def test_the_outputs_of_a_timed_call_are_kept_and_its_inputs_can_be_called_again(client: Client, calls: int) -> None:
    values = TensorSpec("x", (64,), "float32", kind="input", data=tuple(map(float, range(64))))
    extra, eager = messages.ExtraCall, messages.Side.OWN_EAGER
    stream = client.open(start_of(model("(x + x,)"), values))
    stream.send(messages.RunTrials(4, calls, keep=True))
    kept = stream.until(messages.TrialTimes).kept_inputs
    stream.send(messages.RunTrials(4, calls), messages.RunTrials(4, calls, eager, keep=True))
    assert kept > 0
    assert stream.until(messages.TrialTimes).kept_inputs == 0
    stream.send(messages.SendOutputs(extra.TIMED), messages.SendOutputs(extra.OTHER_INPUTS, kept))
    stream.send(messages.SendOutputs())
    stream.close()
    reply = stream.end()
    assert reply.outcome.code == OutcomeCode.OK
    timed, again, own = (
        struct.unpack("<64f", reply.outputs(call)[0][1]) for call in ("timed", "other_inputs", "first")
    )
    # One of 64 calls after a trial's first has the sample's own order.
    shift = rolled_tensors([values])[0].shift(kept)
    assert timed == again == (*own[64 - shift :], *own[: 64 - shift])


REFUSES = "(x + x,) if x.tolist()[0] == 1.0 else (x.missing,)"


@pytest.mark.parametrize("calls", [1, 7])
def test_a_graph_that_refuses_rolled_inputs_is_timed_on_its_own(client: Client, calls: int) -> None:
    values = TensorSpec("x", (4,), "float32", kind="input", data=(1.0, 2.0, 3.0, 4.0))
    commands = [messages.RunTrials(4, calls, keep=True), messages.SendOutputs(messages.ExtraCall.TIMED)]
    reply = client.run(start_of(model(REFUSES), values), *commands, messages.SendOutputs())
    assert reply.outcome.code == OutcomeCode.OK
    assert len(reply.one(messages.TrialTimes).wall_ns) == 4
    assert list(reply.files) == ["first"]
    assert "trials have the sample's own inputs: AttributeError" in reply.log


def test_small_inputs_of_any_dtype_differ_from_call_to_call(torch_python: str) -> None:
    """torch cannot take elements of some of these dtypes."""
    text = (
        "import tempfile, torch\n"
        "from graphnet_contract.messages import TensorSpec\n"
        "from graphnet_contract.other_inputs import number_of\n"
        "from graphnet_runner.other_inputs import OtherInputs\n"
        "from graphnet_runner.tensors import Inputs, same_bits\n"
        "for name in ('float8_e5m2', 'uint16', 'bfloat16', 'complex64', 'int64'):\n"
        "    for count in (3, 500, 20000):\n"
        "        file = tempfile.NamedTemporaryFile()\n"
        "        file.write(bytes(range(250)) * 700)\n"
        "        file.flush()\n"
        "        specs = [TensorSpec('x', (count,), name, 'input')]\n"
        "        inputs = Inputs(file.name, specs, [0], 'cpu')\n"
        "        other = OtherInputs(inputs, specs)\n"
        "        arguments = other.of_trial(12345, 50)\n"
        "        calls = [one[0].clone() for one in arguments]\n"
        "        assert other.written(12345) == []\n"
        "        arguments[49][0].view(torch.uint8)[-1] ^= 1\n"
        "        assert other.written(12345) == ['x']\n"
        "        other.of_trial(12346, 1)\n"
        "        assert other.written(12346) == []\n"
        "        inputs.values[0].view(torch.uint8)[-1] ^= 1\n"
        "        assert other.written(12346) == ['x']\n"
        "        for call in (0, 1, 49):\n"
        "            other.roll(number_of(12345, call))\n"
        "            assert same_bits(inputs.values[0], calls[call]), (name, count, call)\n"
        "        other.restore()\n"
        "        assert inputs.written() == []\n"
    )
    root = Path(__file__).parents[2]
    environment = {"PYTHONPATH": f"{root / 'proto'}:{root / 'worker'}"}
    done = subprocess.run([torch_python, "-c", text], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
