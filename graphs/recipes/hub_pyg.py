"""Graph neural networks of PyTorch Geometric on a random graph."""

from __future__ import annotations

import torch
from torch_geometric.nn import models

from .recipe import Built, integers, normal, recipe

NODES, EDGES, FEATURES = 1000, 5000, 64


def _graph() -> "tuple[torch.Tensor, torch.Tensor]":
    return normal(NODES, FEATURES), integers(NODES, 2, EDGES)


@recipe("torch_geometric", "gcn", "gnn", "torch_geometric")
def gcn() -> Built:
    return Built(models.GCN(FEATURES, 64, 3, 16), _graph())
