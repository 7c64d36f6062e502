"""Computes positions for a picture of a graph: each operation is below all operations whose results it uses.

This is the layered layout of Sugiyama, Tagawa and Toda (1981) in a simple form. The layer of an operation is the length
of the longest path to it. A long edge has a bend in each layer between its two ends. Several sweeps, down and up, sort
the nodes of each layer by the mean position of their neighbours, and place each node near that position.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

_SWEEPS = 6
_GAP = 14.0
_BEND_WIDTH = 6.0


@dataclass
class Node:
    """One operation, or a bend of an edge. ``width`` and ``x``, its middle, are in pixels; layer 0 is at the top.

    ``above`` and ``below`` are the indices of the neighbours in the next layers.
    """

    width: float
    layer: int
    x: float = 0.0
    above: list[int] = field(default_factory=list)
    below: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Layout:
    """The placed nodes: first the ``operations`` operations, then the bends.

    Each edge is a path of nodes' indices from top to bottom. Each layer lists its nodes from left to right.
    """

    operations: int
    nodes: list[Node]
    edges: list[tuple[int, ...]]
    layers: list[list[int]]


def place(widths: Sequence[float], uses: Sequence[Sequence[int]]) -> Layout:
    """Arrange operations of some widths (pixels) in layers. ``uses``: the earlier operations whose results each uses.

    No two nodes of a layer overlap, and the left side of the leftmost node is at 0.
    """
    nodes = [Node(width, 0) for width in widths]
    for index, used in enumerate(uses):
        nodes[index].layer = 1 + max((nodes[one].layer for one in used), default=-1)
    edges = _with_bends(nodes, uses)
    layers: list[list[int]] = [[] for _ in range(1 + max((node.layer for node in nodes), default=-1))]
    for index, node in enumerate(nodes):
        layers[node.layer].append(index)
    for sweep in range(_SWEEPS):
        for layer in layers if sweep % 2 == 0 else reversed(layers):
            _place_layer(nodes, layer, downward=sweep % 2 == 0)
    left = min((node.x - node.width / 2 for node in nodes), default=0.0)
    for node in nodes:
        node.x -= left
    return Layout(len(widths), nodes, edges, layers)


def _with_bends(nodes: list[Node], uses: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Give each edge a bend in every layer between its ends. Edges that begin at one operation share their bends."""
    bends: dict[tuple[int, int], int] = {}
    edges = []
    for index, used in enumerate(uses):
        for one in used:
            path = [one]
            for layer in range(nodes[one].layer + 1, nodes[index].layer):
                if (one, layer) not in bends:
                    bends[(one, layer)] = len(nodes)
                    nodes.append(Node(_BEND_WIDTH, layer))
                path.append(bends[(one, layer)])
            path.append(index)
            edges.append(tuple(path))
            for upper, lower in itertools.pairwise(path):
                if lower not in nodes[upper].below:
                    nodes[upper].below.append(lower)
                    nodes[lower].above.append(upper)
    return edges


def _place_layer(nodes: list[Node], layer: list[int], downward: bool) -> None:
    """Sort a layer's nodes by the mean position of their neighbours, and place each near it, without overlaps."""
    wanted = {}
    for index in layer:
        node = nodes[index]
        beside = node.above if downward else node.below
        wanted[index] = sum(nodes[one].x for one in beside) / len(beside) if beside else node.x
    layer.sort(key=wanted.__getitem__)
    edge = float("-inf")
    for index in layer:
        node = nodes[index]
        node.x = max(wanted[index], edge + _GAP + node.width / 2)
        edge = node.x + node.width / 2
    # The loop above placed some nodes to the right of their wanted positions, and none to the left. So move the whole
    # layer to the left by the mean distance from these positions.
    shift = sum(nodes[index].x - wanted[index] for index in layer) / len(layer)
    for index in layer:
        nodes[index].x -= shift
