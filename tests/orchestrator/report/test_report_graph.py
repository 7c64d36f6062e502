"""Tests of a graph's picture: operations are read from model.py, boxes do not overlap, and their number is limited."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import pairwise

from report_kit import MODEL

from graphnet.report.graph_picture import MOST_OPERATIONS, draw_graph
from graphnet.report.graph_text import read_operations
from graphnet.report.layout import place

HEAD = "class GraphModule:\n    def forward(self, x, w):\n"


def test_operations_and_their_uses_come_from_the_text() -> None:
    expected = [("linear", ()), ("relu", (0,)), ("add", (1,)), ("output", (2,))]
    assert [(one.label, one.uses) for one in read_operations(MODEL)] == expected


def test_every_way_in_which_a_result_is_used_is_an_edge() -> None:
    text = HEAD + (
        "        a = torch.ops.aten.sort.stable(x)\n"
        "        b = a[0]\n"
        "        c = b\n"
        "        c += x\n"
        "        d, e = torch.split(c, 2)\n"
        "        torch._check(d > 0)\n"
        "        return torch.cat([d, -e])\n"
    )
    expected = [("sort", ()), ("getitem", (0,)), ("add", (1,)), ("split", (2,)), ("_check", (3,)), ("output", (3,))]
    assert [(one.label, one.uses) for one in read_operations(text)] == expected


def test_a_text_that_is_no_model_has_no_picture() -> None:
    for text in ("", "not Python (", "x = 1", "class A:\n    pass", "(" * 5000, "\x00"):
        assert draw_graph(text) is None


def test_an_operation_is_below_what_it_uses_and_overlaps_nothing() -> None:
    # Operation number n uses the operations n - 1, n - 7 and 0. So there are many long edges.
    uses = [tuple(sorted({one for one in (index - 1, index - 7, 0) if 0 <= one < index})) for index in range(60)]
    layout = place([40.0] * 60, uses)
    for index, used in enumerate(uses):
        assert all(layout.nodes[one].layer < layout.nodes[index].layer for one in used)
    for layer in layout.layers:
        boxes = sorted((layout.nodes[one].x, layout.nodes[one].width) for one in layer)
        assert all(x + width / 2 <= right - other / 2 for (x, width), (right, other) in pairwise(boxes))
    assert min(node.x - node.width / 2 for node in layout.nodes) >= 0
    for edge in layout.edges:
        depths = [layout.nodes[one].layer for one in edge]
        assert depths == list(range(depths[0], depths[-1] + 1))


def test_a_picture_shows_at_most_so_many_operations_and_says_how_many_there_are() -> None:
    lines = "".join(f"        v{n + 1} = torch.relu(v{n})\n" for n in range(MOST_OPERATIONS + 50))
    picture = draw_graph(HEAD + "        v0 = torch.relu(x)\n" + lines)
    assert picture is not None
    assert (picture.shown, picture.operations) == (MOST_OPERATIONS, MOST_OPERATIONS + 51)
    tree = ET.fromstring(picture.svg)
    assert len(tree.findall("{http://www.w3.org/2000/svg}rect")) == MOST_OPERATIONS
