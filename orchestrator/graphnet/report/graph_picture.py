"""Draws the operations of a graph as an SVG picture: each operation below all operations whose results it uses.

The layout is the layered one of Sugiyama, Tagawa and Toda (1981) in its simplest form: layers by the longest path, and
the order inside a layer by the mean position of the neighbours (barycentre), swept down and up a few times.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.report.graph_text import Operation, read_operations

#: The most operations that a picture shows. A longer graph shows its first ones.
MOST_OPERATIONS: Final = 300
_SWEEPS: Final = 4
_GAP_X: Final = 14
_GAP_Y: Final = 44
_HEIGHT: Final = 24
_LETTER: Final = 7.2


@dataclass(frozen=True)
class GraphPicture:
    """A picture of a graph. ``shown`` of its ``operations`` operations are in ``svg``."""

    svg: str
    shown: int
    operations: int


def draw_graph(model_text: str) -> GraphPicture | None:
    """Draw the graph of a kept model.py; None if its text has no operations that can be read."""
    operations = read_operations(model_text)
    if not operations:
        return None
    shown = operations[:MOST_OPERATIONS]
    return GraphPicture(_svg(shown), len(shown), len(operations))


def layers_of(operations: Sequence[Operation]) -> list[list[int]]:
    """Return the indices of the operations by layer, in the order from left to right.

    The layer of an operation is one below the lowest layer of the operations that it uses.
    """
    depth: list[int] = []
    for operation in operations:
        depth.append(1 + max((depth[used] for used in operation.uses), default=-1))
    layers: list[list[int]] = [[] for _ in range(max(depth, default=-1) + 1)]
    for index, layer in enumerate(depth):
        layers[layer].append(index)
    users: list[list[int]] = [[] for _ in operations]
    for index, operation in enumerate(operations):
        for used in operation.uses:
            users[used].append(index)
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        _sort(layers if down else layers[::-1], (lambda i: operations[i].uses) if down else (lambda i: users[i]))
    return layers


def _sort(layers: Sequence[list[int]], neighbours: Callable[[int], Sequence[int]]) -> None:
    """Sort each layer in place by the mean relative position of the neighbours that were placed before."""
    place: dict[int, float] = {}
    for layer in layers:
        old = {index: (number + 0.5) / len(layer) for number, index in enumerate(layer)}
        keys = {}
        for index in layer:
            held = [place[other] for other in neighbours(index) if other in place]
            keys[index] = sum(held) / len(held) if held else old[index]
        layer.sort(key=keys.__getitem__)
        place.update({index: (number + 0.5) / len(layer) for number, index in enumerate(layer)})


@dataclass(frozen=True)
class _Box:
    x: float
    y: float
    width: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


def _boxes(operations: Sequence[Operation]) -> dict[int, _Box]:
    """Place every operation. Each layer is centred."""
    rows = [
        [(index, _LETTER * len(operations[index].label) + 16) for index in layer] for layer in layers_of(operations)
    ]
    widths = [sum(width for _, width in row) + _GAP_X * (len(row) - 1) for row in rows]
    boxes = {}
    for number, row in enumerate(rows):
        x = (max(widths) - widths[number]) / 2 + _GAP_X
        for index, width in row:
            boxes[index] = _Box(x, number * _GAP_Y + 8, width)
            x += width + _GAP_X
    return boxes


def _svg(operations: Sequence[Operation]) -> str:
    boxes = _boxes(operations)
    width = max(box.x + box.width for box in boxes.values()) + _GAP_X
    height = max(box.y for box in boxes.values()) + _HEIGHT + 8
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width:.0f} {height:.0f}",
            "width": f"{width:.0f}",
            "height": f"{height:.0f}",
            "class": "graph",
        },
    )
    for index, operation in enumerate(operations):
        for used in operation.uses:
            ET.SubElement(root, "path", {"d": _edge(boxes[used], boxes[index])})
    for index, operation in enumerate(operations):
        box = boxes[index]
        place = {"x": f"{box.x:.0f}", "y": f"{box.y:.0f}", "width": f"{box.width:.0f}", "height": str(_HEIGHT)}
        ET.SubElement(root, "rect", {**place, "rx": "4"})
        text = ET.SubElement(root, "text", {"x": f"{box.middle:.0f}", "y": f"{box.y + 16:.0f}"})
        text.text = operation.label
    return ET.tostring(root, encoding="unicode")


def _edge(above: _Box, below: _Box) -> str:
    top, bottom = above.y + _HEIGHT, below.y
    half = (top + bottom) / 2
    return (
        f"M{above.middle:.0f} {top:.0f}C{above.middle:.0f} {half:.0f} "
        f"{below.middle:.0f} {half:.0f} {below.middle:.0f} {bottom:.0f}"
    )
