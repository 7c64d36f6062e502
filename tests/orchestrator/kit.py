"""Types and texts that the tests of the orchestrator share. The shared fixtures are in conftest.py."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fake_worker import FakeWorker

MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, weight: torch.Tensor):
        return (x @ weight,)
"""

META = """class Program_weight_tensor_meta_{name}:
    name = "{name}"
    shape = {shape}
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None
    kind = "{kind}"
"""


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        """The content of stdout, which must be one JSON document."""
        value: dict[str, Any] = json.loads(self.out)
        return value

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The rows that ``bench --format json`` printed."""
        rows: list[dict[str, Any]] = self.json["results"]
        return rows


Cli = Callable[..., Result]
MakeWorker = Callable[..., FakeWorker]
MakeSample = Callable[..., Path]
