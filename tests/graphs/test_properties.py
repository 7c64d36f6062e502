"""Extracts random modules with views, in-place writes, aliases, constants and graph breaks, and runs the files."""

from __future__ import annotations

import tempfile
from typing import Any

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from torch import nn

from graphnet_graphs.capture.dynamo import capture_settings
from graphnet_graphs.capture.extract import extract
from graphnet_graphs.capture.manifest import MANIFEST, replay
from graphnet_graphs.check.check_sample import check_sample
from graphnet_graphs.running.compare import first_difference, leaves

pytestmark = pytest.mark.torch

SIZE = 6
STEPS = (
    "linear", "same_linear", "buffer", "constant", "literal", "view", "transpose", "slice", "row_write", "add_",
    "augmented", "alias", "negative", "infinity", "stack", "where", "break", "decide", "shape", "integer_index", "none",
)  # fmt: skip


class Steps(nn.Module):
    """Applies steps to a SIZE x SIZE tensor: pairs of a kind, and the index of the earlier value that it uses."""

    def __init__(self, steps: list[tuple[str, int]]) -> None:
        super().__init__()
        self.steps = steps
        self.shared = nn.Linear(SIZE, SIZE)
        self.layers = nn.ModuleList(nn.Linear(SIZE, SIZE, bias=index % 2 == 0) for index in range(len(steps)))
        self.register_buffer("offset", torch.linspace(-1, 1, SIZE))
        self.scale = torch.full((SIZE,), 0.5)

    def forward(self, x: torch.Tensor) -> Any:
        values = [x.clone()]
        for index, (kind, which) in enumerate(self.steps):
            values.append(self._step(kind, values[which % len(values)], values, index))
        return {"last": values[-1], "all": tuple(values)}

    def _step(self, kind: str, x: torch.Tensor, values: list[torch.Tensor], index: int) -> torch.Tensor:
        if kind == "break":
            torch._dynamo.graph_break()
            return x + 1
        if kind == "decide":
            return x * 2 if x.sum() > 0 else x - 3
        return _apply(self, kind, x, values, index)


def _apply(self: Steps, kind: str, x: torch.Tensor, values: list[torch.Tensor], index: int) -> torch.Tensor:
    if kind == "row_write":
        y = x.clone()
        y[index % SIZE] = self.offset
        return y
    if kind == "add_":
        x.add_(0.25)
        return x
    if kind == "augmented":
        x *= 0.5
        x -= self.offset
        return x
    if kind == "slice":
        return torch.cat([x[1:, ...], x[:1]], dim=0)
    made = {
        "linear": lambda: self.layers[index](x),
        "same_linear": lambda: self.shared(x),
        "buffer": lambda: x + self.offset,
        "constant": lambda: x * self.scale,
        "literal": lambda: x + torch.tensor([0.5, -1.25, 3.0, 0.1, 1e-8, 7.0]),
        "view": lambda: x.view(-1, SIZE, 1)[..., 0],
        "transpose": lambda: x.t(),
        "alias": lambda: x,
        "negative": lambda: -x - (-2),
        "infinity": lambda: x.masked_fill(x > 1e30, float("-inf")),
        "stack": lambda: torch.stack([x, values[0]]).mean(0),
        "where": lambda: torch.where(x > 0, x, torch.zeros((), dtype=x.dtype, device=x.device)),
        "shape": lambda: x.reshape(x.shape[0], x.size(-1)) / x.numel(),
        "integer_index": lambda: x[torch.tensor([3, 1, 0, 5, 4, 2])],
        "none": lambda: x[:, None].squeeze(1),
    }
    return made[kind]()


@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 9)), min_size=1, max_size=8))
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
def test_the_files_compute_what_the_model_does(steps: list[tuple[str, int]]) -> None:
    torch.manual_seed(0)
    model, x = Steps(steps), torch.randn(SIZE, SIZE)
    with tempfile.TemporaryDirectory() as folder:
        done = extract(model, x, name="steps", out=folder)
        if (done.folder / MANIFEST).exists():
            state = {**dict(model.named_parameters()), **dict(model.named_buffers())}
            with capture_settings():
                expected = leaves(model(x.clone()))
            assert first_difference(replay(done.folder, ((x,), {}), state), expected) is None
        for sample in done.samples:
            failed = [gate for gate in check_sample(sample.path) if not gate.ok and gate.name != "spread"]
            assert not failed, (steps, failed)
