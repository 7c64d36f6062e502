"""Tests samples of Paddle through workers: the reference paddle_eager, and what CINN refuses and proves."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from client import Client, Reply, start_of
from harness import running_worker
from through_worker import PATIENCE_S, M, X, floats, run

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import TensorSpec

BACKENDS = Path(__file__).parents[2] / "backends"
HEAD = "import paddle\n\n\nclass GraphModule(paddle.nn.Layer):\n    def forward(self, {names}):\n"


@pytest.fixture(scope="module")
def client(paddle_eager_python: str) -> Iterator[Client]:
    with (
        running_worker(BACKENDS / "paddle_eager", paddle_eager_python, fake_torch=False) as worker,
        worker.client() as one,
    ):
        yield one


def run_paddle(client: Client, body: str, *tensors: TensorSpec, commands: Sequence[messages.Command] = ()) -> Reply:
    indented = "".join(f"        {line}\n" for line in body.splitlines())
    text = HEAD.format(names=", ".join(tensor.name for tensor in tensors)) + indented
    return client.run(start_of(text, *tensors, options={}), *commands, timeout_s=PATIENCE_S)


def test_a_layer_gets_the_inputs_and_its_outputs_come_back_as_it_nests_them(client: Client) -> None:
    reply = run_paddle(client, "y = paddle._C_ops.relu(x)\nreturn [y, (paddle._C_ops.abs(x), y)]", X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    values = [list(memoryview(data).cast("f")) for _, data in reply.outputs()]
    assert values == [[1.0, 0.0, 3.0, 0.0], [1.0, 2.0, 3.0, 4.0], [1.0, 0.0, 3.0, 0.0]]


@pytest.mark.parametrize(
    "dtype", ["bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64"]
)
def test_tensors_of_a_dtype_go_in_and_out(client: Client, dtype: str) -> None:
    data = (0, 1, 1, 0, 1, 0) if dtype == "bool" else (0, 1, 2, 3, 4, 100)
    values = TensorSpec("v", (2, 3), dtype, "input", data=data)
    reply = run_paddle(client, "return (paddle.transpose(v, [1, 0]), v.astype('float64'))", values)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    (header, _), (_, wide) = reply.outputs()
    assert (header.dtype, header.shape) == (dtype, (3, 2))
    assert list(memoryview(wide).cast("d")) == [float(value) for value in data]


def test_a_scalar_and_an_empty_tensor_go_in_and_out(client: Client) -> None:
    n = TensorSpec("n", (), "int64", "input", data=(3,))
    e = TensorSpec("e", (0, 4), "float32", "input", data=())
    reply = run_paddle(client, "return (n + 1, paddle.concat([e, e], 0))", n, e)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert [header.shape for header, _ in reply.outputs()] == [(), (0, 4)]


def test_random_numbers_are_seen_and_are_the_same_in_another_process(client: Client) -> None:
    body = "return (paddle.nn.functional.dropout(m, 0.5, training=True),)"
    first, second = (run_paddle(client, body, M) for _ in range(2))
    for reply in (first, second):
        assert reply.outcome.code == OutcomeCode.OK, reply.outcome
        assert reply.one(messages.CallReport).draws_random
    assert floats(first) == floats(second)
    assert 0.0 in floats(first)
    assert not run_paddle(client, "return (x + 1,)", X).one(messages.CallReport).draws_random


def test_inputs_that_a_layer_writes_to_are_written(client: Client) -> None:
    reply = run_paddle(client, "paddle._C_ops.scale_(x, 2.0, 0.0, True)\nreturn (x + 1,)", X)
    assert reply.outcome.code == OutcomeCode.OK, reply.outcome
    assert reply.one(messages.CallReport).mutated_inputs == ("x",)


def test_a_change_of_an_arguments_shape_is_an_error_and_no_wrong_value(client: Client) -> None:
    reply = run_paddle(client, "x.unsqueeze_(0)\nreturn (x + 1,)", X)
    assert reply.outcome.code == OutcomeCode.RUNTIME_ERROR
    assert "changes the shape, dtype or memory of an argument" in reply.outcome.message


def test_calls_on_other_tensors_keep_paddles_of_each(paddle_eager_python: str, tmp_path: Path) -> None:
    """A call of a short sample gets other tensors than the one before it, and its results are those of its own."""
    assert "made 3" in script(paddle_eager_python, KEPT, tmp_path)


def test_a_float64_reference_has_the_samples_dtypes_replaced(client: Client) -> None:
    body = "three = paddle._C_ops.full([1], 3.0, paddle.float32, paddle.core.CPUPlace())\n"
    body += "return (paddle._C_ops.cast(x, paddle.float32) / three,)"
    commands = (messages.SendOutputs(), messages.SendOutputs(messages.ExtraCall.FLOAT64))
    reply = run_paddle(client, body, X, commands=commands)
    ((header, data),) = reply.outputs("float64")
    assert header.dtype == "float64"
    assert list(memoryview(data).cast("d")) == [value / 3 for value in X.data]


def test_a_sample_of_torch_is_refused(client: Client) -> None:
    reply = run(client, "return (x + 1,)", X)
    assert reply.outcome.code == OutcomeCode.UNSUPPORTED
    assert "whose reference is the backend eager" in reply.outcome.message


def test_a_class_that_is_no_layer_is_no_sample(client: Client) -> None:
    text = "import paddle\n\n\nclass GraphModule(paddle.Tensor):\n    def forward(self, x):\n        return (x,)\n"
    reply = client.run(start_of(text, X, options={}), timeout_s=PATIENCE_S)
    assert reply.outcome.code == OutcomeCode.LOAD_ERROR
    assert "GraphModule(paddle.nn.Layer)" in reply.outcome.message


def test_a_paddle_without_cinn_is_never_timed_as_cinn(paddle_eager_python: str) -> None:
    with running_worker(BACKENDS / "cinn", paddle_eager_python, fake_torch=False) as worker, worker.client() as one:
        info = one.info()
    assert "was built without CINN" in info.unavailable_reason


CINN_CODE = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("cinn_adapter", CINN)
adapter = importlib.util.module_from_spec(spec)
sys.modules["cinn_adapter"] = adapter
spec.loader.exec_module(adapter)
import torch
from graphnet_runner.adapter import CompileOptions
from graphnet_runner.model import load_model

x, w = torch.randn(4, 8), torch.randn(8, 3)
model = load_model(sys.argv[1], "cpu", sys.argv[2])
compiled = adapter.CinnAdapter().compile(model, [x, w], CompileOptions({}, "cpu", 1, sys.argv[2]))
assert "forward" not in vars(model.layer), "own eager mode runs the layer itself"
first, second = compiled.call(x, w)
assert torch.allclose(first, torch.relu(x @ w), atol=1e-5) and torch.allclose(second, (x @ w).abs(), atol=1e-5)
# This Paddle accepts backend="CINN" and runs its own kernels: the program proves it.
evidence = compiled.evidence
assert (evidence.nodes_total, evidence.nodes_compiled) == (3, 0), evidence
assert evidence.fallback_ops == ("pd_op.abs", "pd_op.matmul", "pd_op.relu"), evidence
fused = adapter.evidence_of(["pd_op.matmul", "pd_op.relu", "pd_op.abs"], ["pd_op.matmul", "cinn_runtime.jit_kernel"])
assert (fused.nodes_total, fused.nodes_compiled, fused.partitions, fused.fallback_ops) == (3, 2, 1, ("pd_op.matmul",))
"""


KEPT = """
import sys, torch
from graphnet_runner.frameworks import of_paddle
from graphnet_runner.model import load_model

made, convert = [], of_paddle._to_paddle
of_paddle._to_paddle = lambda tensor: made.append(1) or convert(tensor)
model = load_model(sys.argv[1], "cpu", sys.argv[2])
first, second, third = (torch.full((3,), float(value)) for value in (1, 2, 3))
strided = torch.zeros(3, 2)[:, 0]
for _ in range(3):
    for tensor in (first, second, third):
        got, _ = model(tensor, 2)
        assert got.tolist() == [2 * tensor[0].item()] * 3
    first += 1
print("made", len(made))
for value in (5.0, 6.0):
    # The tensor is not dense, so Paddle gets a copy of its values in each call.
    strided.fill_(value)
    assert model(strided, 2)[0].tolist() == [2 * value] * 3
"""


def script(python: str, code: str, folder: Path, body: str = "return (x * n, None)", names: str = "x, n") -> str:
    """Run code with Paddle and the runner, which gets a sample's text and a folder. Return what it prints."""
    paths = os.pathsep.join(str(BACKENDS.parent / name) for name in ("proto", "worker"))
    indented = "".join(f"        {line}\n" for line in body.splitlines())
    command = [python, "-c", code, HEAD.format(names=names) + indented, str(folder)]
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_cinn_counts_its_own_kernels_and_a_program_of_paddles_kernels_counts_nothing(
    paddle_eager_python: str, tmp_path: Path
) -> None:
    body = "y = paddle._C_ops.matmul(x, w, False, False)\nreturn (paddle._C_ops.relu(y), paddle._C_ops.abs(y))"
    code = f"CINN = {str(BACKENDS / 'cinn' / 'adapter.py')!r}\n" + CINN_CODE
    script(paddle_eager_python, code, tmp_path, body, "x, w")
