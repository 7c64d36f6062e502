"""Recipes of models that are written in this file in plain torch, with the shapes of well-known architectures."""

from __future__ import annotations

from typing import List

import torch
from torch import nn

from .recipe import Built, integers, normal, recipe


class DoubleConv(nn.Sequential):
    """Two 3x3 convolutions, each followed by batch norm and ReLU."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__(
            nn.Conv2d(inputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True),
        )  # fmt: skip


class UNet(nn.Module):
    """U-Net: a convolutional encoder and decoder with skip connections."""

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
    """The dot products of all pairs of feature vectors, for each row of a batch. Input: (batch, features, width)."""

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
    """DLRM: dense features, summed embeddings of categorical features, their interactions, and a network on top."""

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
    """A bidirectional GRU of two layers. The forecast is computed from the output of the last time step."""

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


class DeepFM(nn.Module):
    """DeepFM: a factorisation machine and a deep network on the same embeddings. The input has one index per field."""

    def __init__(self, fields: int, rows: int, width: int) -> None:
        super().__init__()
        self.first = nn.Embedding(fields * rows, 1)
        self.second = nn.Embedding(fields * rows, width)
        self.register_buffer("starts", torch.arange(fields) * rows)
        self.deep = _mlp([fields * width, 128, 64, 1])

    def forward(self, indices: torch.Tensor) -> torch.Tensor:
        indices = indices + self.starts
        linear = self.first(indices).sum(dim=1)
        vectors = self.second(indices)
        pairs = 0.5 * (vectors.sum(dim=1).pow(2) - vectors.pow(2).sum(dim=1)).sum(dim=1, keepdim=True)
        return torch.sigmoid(linear + pairs + self.deep(vectors.flatten(1)))


@recipe("torch", "deepfm", "recsys")
def deepfm() -> Built:
    return Built(DeepFM(16, 1000, 16), (integers(1000, 256, 16),))


class DeepInterest(nn.Module):
    """DIN (deep interest network): attention of a candidate item over a user's history, which is padded with item 0."""

    def __init__(self, items: int, width: int) -> None:
        super().__init__()
        self.items = nn.Embedding(items, width, padding_idx=0)
        self.attention = _mlp([4 * width, 64, 1])
        self.score = _mlp([3 * width, 128, 1])

    def forward(self, candidate: torch.Tensor, history: torch.Tensor) -> torch.Tensor:
        seen, item = self.items(history), self.items(candidate).unsqueeze(1)
        item = item.expand_as(seen)
        weights = self.attention(torch.cat([item, seen, item - seen, item * seen], dim=-1))
        weights = weights.masked_fill((history == 0).unsqueeze(-1), -1e9).softmax(dim=1)
        interest = (weights * seen).sum(dim=1)
        return self.score(torch.cat([item[:, 0], interest, item[:, 0] * interest], dim=-1))


@recipe("torch", "din", "recsys")
def din() -> Built:
    history = integers(2000, 128, 32)
    history[:, 24:] = 0
    return Built(DeepInterest(2000, 32), (integers(2000, 128), history))


class Forecaster(nn.Module):
    """DLinear in float64, as in weather models. One linear map forecasts the trend, and another one the season."""

    def __init__(self, past: int, future: int) -> None:
        super().__init__()
        self.average = nn.AvgPool1d(25, stride=1, padding=12, count_include_pad=False)
        self.seasonal = nn.Linear(past, future)
        self.trend = nn.Linear(past, future)

    def forward(self, series: torch.Tensor) -> torch.Tensor:
        series = series.transpose(1, 2)
        trend = self.average(series)
        return (self.seasonal(series - trend) + self.trend(trend)).transpose(1, 2)


@recipe("torch", "dlinear_f64", "timeseries", dtype="float64")
def dlinear() -> Built:
    return Built(Forecaster(336, 96), (normal(4, 336, 7),))


class SpectralOperator(nn.Module):
    """A Fourier neural operator on a square grid: pointwise maps, and products in the lowest Fourier modes."""

    def __init__(self, width: int, modes: int, layers: int) -> None:
        super().__init__()
        self.modes = modes
        self.lift, self.project = nn.Conv2d(3, width, 1), nn.Conv2d(width, 1, 1)
        self.pointwise = nn.ModuleList(nn.Conv2d(width, width, 1) for _ in range(layers))
        shape = (2, width, width, modes, modes, 2)
        self.spectral = nn.ParameterList(torch.zeros(shape) for _ in range(layers))

    def _filter(self, field: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        m, spectrum = self.modes, torch.fft.rfft2(field)
        low, high = torch.view_as_complex(weight[0].contiguous()), torch.view_as_complex(weight[1].contiguous())
        kept = torch.zeros_like(spectrum)
        kept[:, :, :m, :m] = torch.einsum("bixy,ioxy->boxy", spectrum[:, :, :m, :m], low)
        kept[:, :, -m:, :m] = torch.einsum("bixy,ioxy->boxy", spectrum[:, :, -m:, :m], high)
        return torch.fft.irfft2(kept, s=field.shape[-2:])

    def forward(self, field: torch.Tensor) -> torch.Tensor:
        field = self.lift(field)
        for pointwise, weight in zip(self.pointwise, self.spectral):
            field = nn.functional.gelu(self._filter(field, weight) + pointwise(field))
        return self.project(field)


@recipe("torch", "fourier_operator", "scientific")
def fourier_operator() -> Built:
    return Built(SpectralOperator(24, 8, 3), (normal(1, 3, 64, 64),))
