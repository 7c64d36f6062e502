"""Models written here in plain torch, in the shape of well-known architectures."""

from __future__ import annotations

from typing import List

import torch
from torch import nn

from .recipe import Built, integers, normal, recipe


class DoubleConv(nn.Sequential):
    """Two 3x3 convolutions with batch norm."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__(
            nn.Conv2d(inputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True),
        )  # fmt: skip


class UNet(nn.Module):
    """An encoder and a decoder of convolutions with skip connections."""

    def __init__(self, widths: List[int], classes: int) -> None:
        super().__init__()
        self.down = nn.ModuleList(DoubleConv(a, b) for a, b in zip([3, *widths[:-1]], widths))
        self.pool = nn.MaxPool2d(2)
        pairs = list(zip(widths[:0:-1], widths[-2::-1]))
        self.up = nn.ModuleList(nn.ConvTranspose2d(a, b, 2, stride=2) for a, b in pairs)
        self.merge = nn.ModuleList(DoubleConv(2 * b, b) for _, b in pairs)
        self.head = nn.Conv2d(widths[0], classes, 1)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        skips = []
        for block in self.down:
            image = block(image if not skips else self.pool(image))
            skips.append(image)
        skips.pop()
        for up, merge in zip(self.up, self.merge):
            image = merge(torch.cat([skips.pop(), up(image)], dim=1))
        return self.head(image)


@recipe("torch", "unet", "segmentation")
def unet() -> Built:
    return Built(UNet([16, 32, 64, 128], 2), (normal(1, 3, 128, 128),))


class Interactions(nn.Module):
    """Pairwise dot products between feature vectors (batch, features, width), lower triangle."""

    def __init__(self, features: int) -> None:
        super().__init__()
        rows, columns = torch.tril_indices(features, features, offset=-1)
        self.register_buffer("rows", rows)
        self.register_buffer("columns", columns)

    def forward(self, vectors: torch.Tensor) -> torch.Tensor:
        products = torch.bmm(vectors, vectors.transpose(1, 2))
        return products[:, self.rows, self.columns]


def _mlp(sizes: List[int]) -> nn.Sequential:
    layers: List[nn.Module] = []
    for a, b in zip(sizes, sizes[1:]):
        layers += [nn.Linear(a, b), nn.ReLU()]
    return nn.Sequential(*layers[:-1])


class DLRM(nn.Module):
    """Dense features and bags of categorical ones, their interactions, a top network."""

    def __init__(self, tables: int, rows: int, width: int) -> None:
        super().__init__()
        self.bags = nn.ModuleList(nn.EmbeddingBag(rows, width, mode="sum") for _ in range(tables))
        self.bottom = _mlp([13, 128, width])
        self.interactions = Interactions(tables + 1)
        self.top = _mlp([width + tables * (tables + 1) // 2, 128, 1])

    def forward(self, dense: torch.Tensor, indices: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
        dense = self.bottom(dense)
        bags = [bag(index, offset) for bag, index, offset in zip(self.bags, indices, offsets)]
        vectors = torch.stack([dense, *bags], dim=1)
        return torch.sigmoid(self.top(torch.cat([dense, self.interactions(vectors)], dim=1)))


@recipe("torch", "dlrm", "recsys")
def dlrm() -> Built:
    batch, tables, per_bag = 128, 8, 3
    indices = integers(4000, tables, batch * per_bag)
    offsets = (torch.arange(batch) * per_bag).expand(tables, batch).contiguous()
    return Built(DLRM(tables, 4000, 32), (normal(batch, 13), indices, offsets))


class BidirectionalGru(nn.Module):
    """A two-layer bidirectional GRU that forecasts from its last step."""

    def __init__(self) -> None:
        super().__init__()
        self.gru = nn.GRU(16, 96, num_layers=2, bidirectional=True, batch_first=True)
        self.head = nn.Linear(192, 24)

    def forward(self, series: torch.Tensor) -> torch.Tensor:
        states, _ = self.gru(series)
        return self.head(states[:, -1])


@recipe("torch", "bigru", "timeseries")
def bigru() -> Built:
    return Built(BidirectionalGru(), (normal(8, 48, 16),))
