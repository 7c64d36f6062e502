"""Tests the canonical hash: some changes of a model's source code change the hash, others do not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from graphnet_graphs.code.canonical import canonical_hash, canonical_rows

ROOT = Path(__file__).resolve().parents[2]
TEXT = """
import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        weight: torch.Tensor,
    ):
        device = x.device
        y = torch.nn.functional.linear(x, weight, None)
        z = y.view(2, -1)
        del y
        z += 1
        return (z[:, 1:], torch.zeros(3, device=device))
"""
SHAPES = {"x": ((2, 4), "float32"), "weight": ((4, 4), "float32")}

# The same graph as TEXT: other names, private torch names, another order, other spaces, frees, and a device literal.
SAME = """
import torch
from torch import device

ROOT = Path(__file__).resolve().parents[2]
class GraphModule(torch.nn.Module):
    def forward(self, L_w_ : torch.nn.parameter.Parameter, L_x_ : torch.Tensor):
        lin = torch._C._nn.linear(L_x_, L_w_, None);  L_w_ = None
        v = lin.view( 2,-1 )
        lin = None
        v += 1
        done = v
        first = done[:, 1:]
        v = done = None
        zeros = torch.zeros(3, device=device(type='cuda', index=0))
        return (first, zeros)
"""
RENAMED = {"L_w_": SHAPES["weight"], "L_x_": SHAPES["x"]}


def test_renamed_reformatted_copy_has_the_same_hash() -> None:
    assert canonical_hash(TEXT, SHAPES) == canonical_hash(SAME, RENAMED)


@pytest.mark.parametrize(
    ("old", "new"),
    [("+= 1", "+= 2"), ("+= 1", "*= 1"), ("(2, -1)", "(-1, 2)"), ("[:, 1:]", "[:, :1]"), ("linear", "bilinear")],
)
def test_another_operator_or_argument_has_another_hash(old: str, new: str) -> None:
    assert canonical_hash(TEXT, SHAPES) != canonical_hash(TEXT.replace(old, new), SHAPES)


@pytest.mark.parametrize("change", [((2, 5), "float32"), ((2, 4), "float64")])
def test_another_shape_or_dtype_has_another_hash(change: tuple[tuple[int, int], str]) -> None:
    assert canonical_hash(TEXT, SHAPES) != canonical_hash(TEXT, {**SHAPES, "x": change})


def test_which_value_is_used_matters() -> None:
    swapped = TEXT.replace("linear(x, weight, None)", "linear(weight, x, None)")
    square = {"x": ((4, 4), "float32"), "weight": ((4, 4), "float32")}
    assert canonical_hash(TEXT, square) == canonical_hash(swapped, square), "both square: the same graph by symmetry"
    assert canonical_hash(TEXT, SHAPES) != canonical_hash(swapped, SHAPES)


def test_a_text_without_a_forward_is_refused() -> None:
    with pytest.raises(ValueError, match="no class GraphModule"):
        canonical_hash("import torch\n", {})


def test_it_needs_no_torch() -> None:
    code = "import sys; import graphnet_graphs.code.dedupe; assert 'torch' not in sys.modules"
    path = f"{ROOT / 'graphs'}:{ROOT / 'proto'}"
    subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": path}, check=True)


def _forward(*lines: str) -> str:
    body = "".join(f"        {line}\n" for line in lines)
    return f"import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor):\n{body}"


def test_names_in_a_tuple_do_not_matter() -> None:
    shapes = {"x": ((4, 4), "float32")}
    hashes = {canonical_hash(_forward(f"{a}, {b} = x.chunk(2)", f"return ({b}, {a})"), shapes) for a, b in ("pq", "uv")}
    assert len(hashes) == 1
    assert canonical_hash(_forward("p, q = x.chunk(2)", "return (p, q)"), shapes) not in hashes


def test_a_statement_that_no_row_describes_counts_and_is_marked() -> None:
    shapes = {"x": ((4, 4), "float32")}
    texts = [_forward("for i in range(3):", f"    x = x {op} 1", "return (x,)") for op in "+*"]
    rows = [canonical_rows(text, shapes) for text in texts]
    assert rows[0] != rows[1]
    assert [row[0] for row in rows[0]].count("source") == 1


def test_lines_that_only_rename_arguments_do_not_matter() -> None:
    # Dynamo's code begins with lines that only rename the arguments, in an order that may differ from that of their
    # use.
    shapes = {"x": ((4, 4), "float32"), "w": ((4, 4), "float64")}
    head = "import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, w, x):\n        "
    plain = canonical_hash(head + "return (x.relu() @ w.exp(),)\n", shapes)
    assert canonical_hash(head + "b = w\n        a = x\n        return (a.relu() @ b.exp(),)\n", shapes) == plain
