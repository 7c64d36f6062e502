"""Recipes that build graph neural networks of PyTorch Geometric and run them on a random graph."""

from __future__ import annotations

from typing import Tuple

import torch
from torch_geometric.nn import models

from .recipe import Built, integers, normal, recipe

NODES, EDGES, FEATURES = 1000, 5000, 64


def _graph() -> Tuple[torch.Tensor, torch.Tensor]:
    return normal(NODES, FEATURES), integers(NODES, 2, EDGES)


@recipe("torch_geometric", "gcn", "gnn", "torch_geometric")
def gcn() -> Built:
    return Built(models.GCN(FEATURES, 64, 3, 16), _graph())


@recipe("torch_geometric", "gcn_f64", "gnn", "torch_geometric", dtype="float64")
def gcn_f64() -> Built:
    return Built(models.GCN(FEATURES, 64, 2, 16), _graph())


@recipe("torch_geometric", "gat", "gnn", "torch_geometric")
def gat() -> Built:
    return Built(models.GAT(FEATURES, 64, 2, 16, heads=4), _graph())


@recipe("torch_geometric", "sage", "gnn", "torch_geometric")
def sage() -> Built:
    return Built(models.GraphSAGE(FEATURES, 64, 3, 16), _graph())


@recipe("torch_geometric", "gin", "gnn", "torch_geometric")
def gin() -> Built:
    return Built(models.GIN(FEATURES, 64, 2, 16), _graph())
