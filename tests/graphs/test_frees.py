"""Tests that names are deleted directly after their last use, and that the model still computes the same."""

from __future__ import annotations

import ast

import torch

from graphnet_graphs.code.frees import frees_names, with_frees
from graphnet_graphs.code.syntax import find_forward
from graphnet_graphs.running.sample_module import call, load_module

TEXT = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor):
        y = x + 1
        unused = y * 2
        with torch.no_grad():
            z = y.relu()
        parts = [part * 2 for part in z.chunk(2)]
        z += parts[0].sum()
        kept = z - 1
        return (kept, kept + x)
"""


def test_names_are_deleted_after_their_last_use() -> None:
    body = find_forward(with_frees(TEXT)).body
    lines = [ast.unparse(statement) for statement in body]
    assert lines[lines.index("unused = y * 2") + 1] == "del unused"
    assert lines[lines.index("z += parts[0].sum()") + 1] == "del parts"
    assert lines[lines.index("kept = z - 1") + 1] == "del z"
    assert not any("del kept" in line or line[4:] == "part" for line in lines), (
        "the result stays, and so do inner names"
    )
    deleted = [name for line in lines if line.startswith("del ") for name in line[4:].split(", ")]
    assert sorted(deleted) == ["parts", "unused", "y", "z"]


def test_the_text_computes_the_same() -> None:
    x = torch.arange(6.0)
    outputs = call(load_module(with_frees(TEXT)).forward, [x]), call(load_module(TEXT).forward, [x])
    assert all(torch.equal(left, right) for left, right in zip(*outputs))


def test_a_text_that_frees_is_recognised() -> None:
    assert not frees_names(TEXT)
    assert frees_names(with_frees(TEXT))
    assert frees_names(TEXT.replace("unused = y * 2", "unused = None"))
