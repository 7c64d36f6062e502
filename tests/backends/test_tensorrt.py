"""Tests TensorRT without a GPU: the real library builds every engine's plan, and no failure is reported as success."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import through_worker
from client import Client, Reply, start_of
from harness import running_worker
from through_worker import evidence_of

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import TensorSpec

ROOT = Path(__file__).parents[2]
BACKEND = ROOT / "backends" / "tensorrt"

X = TensorSpec("x", (1, 3, 8, 8), "float32", "input", mean=0.0, std=1.0)
W = TensorSpec("w", (4, 3, 3, 3), "float32", "parameter", mean=0.0, std=0.1)
SCALE = TensorSpec("scale", (4,), "float32", "parameter", mean=1.0, std=0.1)
I16 = TensorSpec("i", (4,), "int16", "input", data=(1, 2, 3, 4))

#: The output of TensorRT's builder with the default options.
BUILDER = {"strongly_typed": True, "tf32": False, "optimization_level": 3, "num_avg_timing_iters": 1}

NORM = "torch.nn.functional.batch_norm(y, scale * 0, scale.abs(), scale, scale)"


@pytest.fixture(scope="module")
def client(tensorrt_python: str) -> Iterator[Client]:
    """A client of a TensorRT-RTX worker on the CPU."""
    with running_worker(BACKEND, tensorrt_python, fake_torch=False) as worker, worker.client() as channel:
        yield channel


def run(client: Client, body: str, *tensors: TensorSpec, keep: bool = False, **options: Any) -> Reply:
    return through_worker.run(client, body, *tensors, options=options, keep_artifacts=keep, memory_bytes=8 * 1024**3)


@pytest.mark.parametrize("mode", ["export", "torch_compile"])
def test_without_a_gpu_every_plan_is_built_and_none_is_timed(client: Client, mode: str) -> None:
    reply = run(client, f"y = torch.conv2d(x, w)\nreturn (torch.relu({NORM}), None, 3)", X, W, SCALE, mode=mode)
    outcome = reply.outcome

    assert (outcome.code, outcome.stage, outcome.step) == (OutcomeCode.COMPILED_NOT_RUN, Stage.COMPILE, "plan")
    evidence, compiler = evidence_of(reply)
    assert (evidence.partitions, evidence.fallback_ops) == (1, ())
    assert evidence.nodes_compiled == evidence.nodes_total
    assert (evidence.nodes_total or 0) >= 3
    assert (compiler["engines"], compiler["tf32"], compiler["mode"]) == (1, False, mode)
    assert compiler["builder"] == {**BUILDER, "workspace_mb": compiler["builder"]["workspace_mb"]}
    assert compiler["plan_bytes"] > 1000
    assert compiler["layers"] > 0
    assert not reply.all(messages.CallReport)
    assert not reply.all(messages.TrialTimes)
    assert not reply.all(messages.OutputSet)


def test_the_worker_names_the_library_behind_it(client: Client) -> None:
    info = client.info("tensorrt")
    assert info.unavailable_reason == ""
    assert {"torch_tensorrt", "tensorrt_rtx"} <= set(dict(info.versions))


@pytest.mark.parametrize("mode", ["export", "torch_compile"])
def test_a_failed_build_is_never_run_in_pytorch_unseen(client: Client, mode: str) -> None:
    # By default, torch_tensorrt only logs the failure, and PyTorch then computes right results. Without the setting
    # pass_through_build_failures, the outcome in the mode torch_compile would be FELL_BACK.
    outcome = run(client, "return (i * 2 + i,)", I16, mode=mode).outcome
    assert outcome.code == OutcomeCode.UNSUPPORTED, outcome
    assert "(operators: torch.int16)" in outcome.message


def test_a_dtype_that_tensorrt_has_not_is_named_and_can_be_truncated(client: Client) -> None:
    double = TensorSpec("d", (1, 2), "float64", "input", data=(1.0, 2.0))
    weight = TensorSpec("p", (2, 2), "float64", "parameter", data=(1.0, 2.0, 3.0, 4.0))
    body = "return (torch.nn.functional.linear(d, p),)"
    refused = run(client, body, double, weight).outcome
    assert refused.code == OutcomeCode.UNSUPPORTED, refused
    assert "(operators: torch.float64)" in refused.message

    evidence, _ = evidence_of(run(client, body, double, weight, truncate_double=True))
    assert evidence.nodes_compiled


def test_bound_weights_are_folded_before_the_builder(client: Client) -> None:
    body = f"y = torch.conv2d(x, w)\nreturn ({NORM},)"
    bound = evidence_of(run(client, body, X, W, SCALE))[1]
    inputs = evidence_of(run(client, body, X, W, SCALE, weights="inputs"))[1]
    assert (bound["weights"], inputs["weights"]) == ("bound", "inputs")
    assert bound["layers"] < inputs["layers"]


@pytest.mark.parametrize("mode", ["export", "torch_compile"])
def test_every_setting_of_the_builder_reaches_it(client: Client, mode: str) -> None:
    wanted = {"tf32": True, "workspace_mb": 64, "optimization_level": 1, "num_avg_timing_iters": 4}
    compiler = evidence_of(run(client, "return (torch.conv2d(x, w),)", X, W, mode=mode, **wanted))[1]
    assert compiler["builder"] == {"strongly_typed": True, **wanted}


def test_products_of_half_precision_are_summed_in_float32(client: Client) -> None:
    """As eager's are. TensorRT is strongly typed, so the network shows it: casts around the product."""
    half = [TensorSpec(name, (4, 4), "float16", kind, std=0.1) for name, kind in (("h", "input"), ("v", "parameter"))]
    layers = [
        evidence_of(run(client, "return (h @ v,)", *half, **options))[1]["layers"]
        for options in ({}, {"use_fp32_acc": False})
    ]
    assert layers[0] > layers[1]


def test_operators_left_to_pytorch_are_named_and_split_the_graph(client: Client) -> None:
    body = "return (torch.relu(torch.relu(x + 1).abs() + 1),)"
    evidence, compiler = evidence_of(run(client, body, X, torch_executed_ops="aten.abs.default"))
    assert (evidence.partitions, evidence.fallback_ops) == (2, ("aten.abs.default",))
    assert (evidence.nodes_total, evidence.nodes_compiled) == (5, 4)
    assert compiler["left_to_torch"] == {"aten.abs.default": 1}


def test_a_piece_below_the_block_size_is_left_out(client: Client) -> None:
    outcome = run(client, "return (torch.relu(x + 1),)", X, min_block_size=5).outcome
    assert outcome.code == OutcomeCode.FELL_BACK
    assert "aten.relu.default" in outcome.message


def test_a_shape_that_depends_on_values_is_unsupported(client: Client) -> None:
    outcome = run(client, "return (torch.zeros(int(x.abs().sum().item()) + 1) + 1,)", X).outcome
    assert outcome.code == OutcomeCode.UNSUPPORTED, outcome
    assert "data-dependent" in outcome.message


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"mode": "torchscript"}, "no TorchScript frontend: use mode=export"),
        ({"torch_executed_ops": "aten.nonesuch.default"}, "is not an operator; write names such as aten.mm.default"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(client: Client, options: dict[str, str], told: str) -> None:
    outcome = run(client, "return (x + 1,)", X, **options).outcome
    assert (outcome.code, outcome.step) == (OutcomeCode.COMPILE_ERROR, "capture")
    assert told in outcome.message


def test_names_that_torch_tensorrt_would_drop_are_refused_before_anything_runs(client: Client) -> None:
    reply = client.run(start_of(options={"enabled_precisions": "fp16"}))
    assert reply.code.name == "INVALID_ARGUMENT"
    assert not reply.events


def test_plans_are_kept_as_artifacts(client: Client) -> None:
    reply = run(client, "return (torch.relu(x + 1),)", X, keep=True)
    kept = [artifact for artifact in reply.all(messages.Artifact) if artifact.name.endswith(".plan")]
    assert kept
    assert sum(len(artifact.data) for artifact in kept) == evidence_of(reply)[1]["plan_bytes"]
