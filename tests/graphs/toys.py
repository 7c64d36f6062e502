"""Small models for the tests of graphs/. Each model has one property that is difficult to capture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn


class Plain(nn.Module):
    """A model with a parameter, a buffer, a constant attribute, and private functions of torch in its graph."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(4, 4)
        self.register_buffer("shift", torch.ones(4))
        self.steps = torch.arange(4.0)

    def forward(self, x: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        here = torch.zeros(4, device=x.device)
        return nn.functional.gelu(self.layer(x) + self.shift + self.steps + here) * scale


class ThreeBreaks(nn.Module):
    """A model that has three graph breaks and calls one of its layers twice."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(8, 8), nn.Linear(8, 8)

    def forward(self, x: torch.Tensor) -> dict[str, Any]:
        x = self.first(x)
        torch._dynamo.graph_break()
        x = self.second(x).relu()
        if x.mean() > -9:
            x = x * 2
        torch._dynamo.graph_break()
        return {"y": self.first(x), "n": 3}


class BreakInLoop(nn.Module):
    """A model that branches on a tensor's value in a loop. Dynamo captures no graph of it, and does not report this."""

    def __init__(self, layers: int = 4) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(4, 4) for _ in range(layers))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = torch.relu(layer(x))
            if x.sum() < 0:
                x = x + 1
        return x * 2


class Autocast(nn.Module):
    """A model with a disabled autocast region inside an enabled one, and a separate disabled region without effect."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(8, 8)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            low = self.layer(x)
            with torch.autocast("cpu", enabled=False):
                high = self.layer(x)
        with torch.autocast("cpu", enabled=False):
            last = self.layer(x)
        return low, high, last


class InPlace(nn.Module):
    """A model that writes in place: through a view, by augmented assignments, and into its input."""

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = x.clone()
        row = y[0]
        row.add_(1)
        y[1] = row
        y *= 2
        y += x
        x.mul_(3)
        return y, row, x


class Vmapped(nn.Module):
    """A model that computes an attention mask with four nested vmaps."""

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        positions, batch, head = torch.arange(8), torch.arange(2), torch.arange(1)

        def allowed(b: torch.Tensor, h: torch.Tensor, q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
            return q.new_ones((), dtype=torch.bool) & (k <= q) & mask[b, k]

        function = allowed
        for axes in ((None, None, None, 0), (None, None, 0, None), (None, 0, None, None), (0, None, None, None)):
            function = torch.vmap(function, axes)
        return nn.functional.scaled_dot_product_attention(
            x, x, x, attn_mask=function(batch, head, positions, positions)
        )


class VmappedProduct(nn.Module):
    """A model that calls vmap on a function of vectors. The vmap pass refuses such a region."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.vmap(torch.dot)(x, x)


class Sizes(nn.Module):
    """A model that computes with the sizes of its input, so that a dynamic capture has SymInts."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(6, 6, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        return self.layer(x).reshape(batch * length, width) + torch.arange(batch * length).unsqueeze(1)


class Nothing(nn.Module):
    """A model that computes nothing: it returns its input."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x


class OutsideTorch(nn.Module):
    """A model that computes a part of its result with numpy."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(8, 8)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        import numpy

        y = self.layer(x)
        torch._dynamo.graph_break()
        return torch.from_numpy(_sorted(numpy, y.numpy())) + 1


@torch._dynamo.disable
def _sorted(numpy: Any, values: Any) -> Any:
    return numpy.sort(values, axis=-1)


class Stateful(nn.Module):
    """A model that counts its calls in a buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.calls += 1
        return x + self.calls


class Integers(nn.Module):
    """A model that takes integers and bools, and has a mask with infinities and a table of bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("table", torch.arange(200, dtype=torch.uint8))
        self.register_buffer("mask", torch.triu(torch.full((80, 80), float("-inf")), diagonal=1))

    def forward(self, x: torch.Tensor, offsets: torch.Tensor, keep: torch.Tensor) -> torch.Tensor:
        bags = nn.functional.embedding_bag(offsets, x, torch.arange(0, 80, 2), mode="sum")
        scores = (bags @ bags.T)[:, :40] + self.mask[:40, :40]
        return scores.softmax(-1) * self.table[:40].float() * keep


class KeepsFirst(nn.Module):
    """A model that caches a result in its first call and uses it in all later calls."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(8, 8)
        self.kept: Any = None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if self.kept is None:
            self.kept = self.inner(x).softmax(-1)
        return self.kept * 2


class LongConstant(nn.Module):
    """A model with an attribute of too many values for a sample's files, which is used after a graph break."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(100, 100)
        self.scale = torch.randn(100)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.inner(x)
        torch._dynamo.graph_break()
        return y * self.scale


class TakesNumber(nn.Module):
    """A model that converts the largest magnitude of x into a Python number, and uses it after a graph break."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        largest = float(x.abs().max())
        torch._dynamo.graph_break()
        return x / (largest * 3)


@dataclass
class Batch:
    """An object that holds an input tensor."""

    x: torch.Tensor


class TakesObject(nn.Module):
    """A model that takes its input tensor inside an object."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Linear(8, 8)

    def forward(self, batch: Batch) -> torch.Tensor:
        return self.inner(batch.x)
