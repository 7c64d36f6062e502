"""The source code of a node in a syntax tree."""

from __future__ import annotations

import ast

import pytest

from graphnet_graphs.code.syntax import source_of


@pytest.mark.parametrize(
    "text",
    [
        "x = 1\nif x:\n    y = f(x,\n          2)\nz = y",
        "x = 'ä' + 'ö'; y = 'ü'\nz = (x +\n     y)\n",
        "x = 1\r\ny = (x,\r\n     2)\r\n",
        "x = 1\r# form\ffeed\ry = 'a\fb'\r",
        'x = """one\n\ntwo"""\n\n\ny = x\n',
    ],
    ids=["several lines", "not ASCII", "CRLF", "CR and a form feed", "a string of several lines"],
)
def test_the_source_of_every_node_is_that_of_the_standard_library(text: str) -> None:
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.stmt, ast.expr))]
    assert len(nodes) >= 5
    for node in nodes:
        assert source_of(text, node) == ast.get_source_segment(text, node)
