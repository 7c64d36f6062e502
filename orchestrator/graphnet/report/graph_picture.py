"""Draws the operations of a graph as an SVG picture, made from the text of its model.py."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.report.graph_text import Operation, read_operations
from graphnet.report.layout import Layout, Node, place

#: The largest number of operations in a picture.
MOST_OPERATIONS: Final = 300
_LAYER: Final = 44
_HEIGHT: Final = 24
_LETTER: Final = 7.4
_EDGE_OF_PICTURE: Final = 8


@dataclass(frozen=True)
class GraphPicture:
    """A picture of the first ``shown`` of a graph's ``operations``."""

    svg: str | None
    shown: int
    operations: int


def draw_graph(model_text: str) -> GraphPicture | None:
    """Draw the graph that the text of a model.py defines; None if no operations can be read from it."""
    operations = read_operations(model_text)
    if not operations:
        return None
    shown = operations[:MOST_OPERATIONS]
    return GraphPicture(_svg(shown), len(shown), len(operations))


def _svg(operations: Sequence[Operation]) -> str:
    layout = place([_LETTER * len(one.label) + 16 for one in operations], [one.uses for one in operations])
    width = max(node.x + node.width / 2 for node in layout.nodes) + 2 * _EDGE_OF_PICTURE
    height = len(layout.layers) * _LAYER
    size = {"viewBox": f"0 0 {width:.0f} {height}", "width": f"{width:.0f}", "height": str(height)}
    root = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "class": "graph", **size})
    ET.SubElement(root, "path", {"d": _lines(layout)})
    for node, operation in zip(layout.nodes, operations, strict=False):
        x, y = _x(node), node.layer * _LAYER + _EDGE_OF_PICTURE
        box = {"x": f"{x - node.width / 2:.0f}", "y": str(y), "width": f"{node.width:.0f}", "height": str(_HEIGHT)}
        ET.SubElement(root, "rect", box)
        ET.SubElement(root, "text", {"x": str(x), "y": str(y + 16)}).text = operation.label
    return ET.tostring(root, encoding="unicode")


def _lines(layout: Layout) -> str:
    """Return all edges as one SVG path that draws a shared part once, in relative coordinates, which compress well."""
    drawn: set[tuple[int, int]] = set()
    text = []
    for edge in layout.edges:
        at = -1
        for upper, lower in itertools.pairwise(edge):
            if (upper, lower) not in drawn:
                drawn.add((upper, lower))
                if at != upper:
                    node = layout.nodes[upper]
                    text.append(f"M{_x(node)} {node.layer * _LAYER + _EDGE_OF_PICTURE + _HEIGHT}")
                dx, gap = _x(layout.nodes[lower]) - _x(layout.nodes[upper]), _LAYER - _HEIGHT
                text.append(f"c0 {gap // 2} {dx} {gap // 2} {dx} {gap}" if dx else f"v{gap}")
                # A long edge has a bend in each layer between its two ends. There, draw the edge straight down, beside
                # the operations of the layer.
                text.append(f"v{_HEIGHT}" if lower >= layout.operations else "")
                at = lower
    return "".join(text)


def _x(node: Node) -> int:
    return round(node.x) + _EDGE_OF_PICTURE
