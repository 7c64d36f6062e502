"""Tests the vmap pass: it turns vmap regions into broadcasting, or refuses a region and names the operator at fault."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from toys import Vmapped, VmappedProduct

from graphnet_graphs.capture.extract import extract
from graphnet_graphs.errors import EmitError
from graphnet_graphs.repair.vmap import rewrite
from graphnet_graphs.running.compare import same_bits
from graphnet_graphs.running.sample_module import load_module

# One vmap region of four levels. The modules {private} and {lazy} depend on the version of dynamo.
REGION = """
import torch
class GraphModule(torch.nn.Module):
    def forward(self, mask, position):
        batch = torch.arange(2);  head = torch.arange(1)
        lazy = {lazy}.lazy_load_decompositions();  lazy = None
        a = {private}._vmap_increment_nesting(2, 'error');  a = None
        child = {private}._add_batch_dim(batch, 0, 1);  batch = None
        b = {private}._vmap_increment_nesting(1, 'error');  b = None
        child_1 = {private}._add_batch_dim(head, 0, 2);  head = child_1 = None
        c = {private}._vmap_increment_nesting(6, 'error');  c = None
        child_2 = {private}._add_batch_dim(position, 0, 3)
        d = {private}._vmap_increment_nesting(6, 'error');  d = None
        child_3 = {private}._add_batch_dim(position, 0, 4);  position = None
        result = child_2.new_ones((), dtype = torch.bool)
        le = child_3.le(child_2);  child_2 = None
        result_1 = result.__and__(le);  result = le = None
        index = torch.ops.aten.index(mask, [child, child_3]);  mask = child = child_3 = None
        result_2 = result_1.__and__(index);  result_1 = index = None
        out = {private}._remove_batch_dim(result_2, 4, 6, 0);  result_2 = None
        e = {private}._vmap_decrement_nesting();  e = None
        out_1 = {private}._remove_batch_dim(out, 3, 6, 0);  out = None
        f = {private}._vmap_decrement_nesting();  f = None
        out_2 = {private}._remove_batch_dim(out_1, 2, 1, 0);  out_1 = None
        g = {private}._vmap_decrement_nesting();  g = None
        causal = {private}._remove_batch_dim(out_2, 1, 2, 0);  out_2 = None
        h = {private}._vmap_decrement_nesting();  h = None
        return (causal,)
"""
FORMS = {
    "predispatch": {"private": "torch._functorch.predispatch", "lazy": "torch._functorch.predispatch"},
    "functorch": {"private": "torch._C._functorch", "lazy": "torch._functorch.vmap"},
}
SHAPES = {"mask": ((2, 6), "bool"), "position": ((6,), "int64")}


@pytest.mark.torch
@pytest.mark.parametrize("form", FORMS)
def test_both_forms_keep_every_bit_and_stride(form: str) -> None:
    text = REGION.format(**FORMS[form])
    plain = rewrite(text, SHAPES)
    assert "_functorch" not in plain
    mask, position = torch.rand(2, 6) > 0.4, torch.arange(6)
    (expected,) = load_module(text).forward(mask, position)
    (got,) = load_module(plain).forward(mask, position)
    assert same_bits(got, expected)
    assert got.stride() == expected.stride()


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("child_3.le(child_2)", "torch.dot(child_3, child_2)", "torch.dot"),
        ("child_3.le(child_2)", "child_3.le(mask)", "mask"),
        ("[child, child_3]", "[child]", "leaves dimensions over"),
        ("(result_2, 4, 6, 0)", "(result_2, 4, 6, 1)", "another order"),
        ("h = {private}._vmap_decrement_nesting();  h = None\n", "\n", "never left"),
    ],
)
def test_anything_else_is_refused_by_name(old: str, new: str, named: str) -> None:
    text = REGION.replace(old, new).format(**FORMS["predispatch"])
    with pytest.raises(EmitError, match=named):
        rewrite(text, SHAPES)


def test_a_value_of_unknown_rank_is_refused() -> None:
    with pytest.raises(EmitError, match="unknown number"):
        rewrite(REGION.format(**FORMS["predispatch"]), {})


def test_a_text_without_regions_is_returned_as_it_is() -> None:
    assert rewrite("anything at all") == "anything at all"


@pytest.mark.torch
def test_a_captured_mask_is_written_without_vmap(tmp_path: Path) -> None:
    done = extract(Vmapped(), torch.randn(2, 3, 8, 8), torch.rand(2, 8) > 0.3, name="v", out=tmp_path)
    assert "_functorch" not in (done.folder / "model.py").read_text()


@pytest.mark.torch
def test_a_captured_product_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EmitError, match="without torch.vmap"):
        extract(VmappedProduct(), torch.randn(3, 4), name="v", out=tmp_path)
    assert not (tmp_path / "v").exists()
