"""Tests variants of samples in another dtype: their outputs are close to the sample's, or an error names the reason."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from planted_samples import derived, problem, tensor, write

from graphnet_contract.samples import load_sample
from graphnet_graphs.__main__ import main
from graphnet_graphs.code.canonical import GRAPH_HASH
from graphnet_graphs.code.dedupe import hash_of_sample
from graphnet_graphs.running.run_sample import load_sample_module, make_arguments, run_sample
from graphnet_graphs.running.sample_module import call

ROOT = Path(__file__).resolve().parents[2]
X, W = tensor("x", (4, 8)), tensor("w", (8, 8), "parameter", std=0.3)
#: A mean in float32, as normalisations compute it, and a product that fails if its operands have different dtypes.
MIXED = """
high = x.to(torch.float32)
scale = torch.rsqrt(high.pow(2).mean(-1, keepdim=True) + 1e-06); high = None
y = x * scale; scale = None
y *= 0.5
return (y.to(torch.float32) @ w,)
"""


@pytest.mark.parametrize(
    "name", ["timm/resnet18_dynamic", "transformers/llama_2l", "torch/fourier_operator", "torch/dlrm"]
)
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float64"])
def test_a_variant_of_the_corpus_computes_about_the_same(name: str, dtype: str, tmp_path: Path) -> None:
    sample = load_sample(ROOT / "samples" / name)
    variant = load_sample(derived(sample.path, tmp_path, "dtype", dtype))
    assert {spec.dtype for spec in variant.specs} & {dtype}
    assert (
        (variant.path / GRAPH_HASH).read_text().strip() == hash_of_sample(variant.path) != hash_of_sample(sample.path)
    )
    assert variant.attributes["derived_from"] == sample.sample_hash
    # Call both with the variant's values. A cast from float16 or bfloat16 to float32 changes no value.
    given = make_arguments(variant)
    same = [
        value.to(getattr(torch, spec.dtype)) if isinstance(value, torch.Tensor) else value
        for value, spec in zip(given, sample.specs)
    ]
    ours = call(load_sample_module(variant).forward, given)
    theirs = call(load_sample_module(sample).forward, same)
    tolerance = {"float16": 0.03, "bfloat16": 0.2, "float64": 1e-4}[dtype]
    for left, right in zip(ours, theirs):
        if right.is_floating_point():
            error = (left.double() - right.double()).pow(2).mean().sqrt()
            assert error <= tolerance * right.double().pow(2).mean().sqrt()
        else:
            assert left.shape == right.shape


def test_operands_are_cast_only_where_they_must_be(tmp_path: Path) -> None:
    sample = write(tmp_path / "in" / "made" / "mixed", MIXED, X, W)
    path = derived(sample, tmp_path / "out", "dtype", "float16")
    text = (path / "model.py").read_text()
    assert "high = x.to(torch.float32)" in text, "the sum stays in float32"
    assert ".to(torch.float16) @ w" in text
    (result,) = run_sample(path)
    assert result.dtype == torch.float16
    assert load_sample(path).attributes["derivation"]["casts"] == 1


def test_an_operator_that_the_dtype_lacks_keeps_the_old_one(tmp_path: Path) -> None:
    body = "spectrum = torch.fft.rfft(x)\nback = torch.fft.irfft(spectrum)\nreturn (back * 2,)"
    path = derived(write(tmp_path / "in" / "made" / "fft", body, X), tmp_path / "out", "dtype", "bfloat16")
    assert load_sample(path).attributes["derivation"]["kept"] == ["torch.fft.rfft", "torch.fft.irfft"]
    (result,) = run_sample(path)
    assert result.dtype == torch.bfloat16


def test_a_write_in_place_still_reaches_its_tensor(tmp_path: Path) -> None:
    body = "y = torch.zeros(8, 8)\ny[0] = x[0]\ny.addmm_(w, w)\ny += w\nreturn (y,)"
    path = derived(write(tmp_path / "in" / "made" / "writes", body, X, W), tmp_path / "out", "dtype", "bfloat16")
    x, w = (value.float() for value in make_arguments(load_sample(path)))
    wanted = w @ w + w
    wanted[0] += x[0]
    (result,) = run_sample(path)
    assert torch.allclose(result.float(), wanted, rtol=0.05, atol=0.05)


def test_numbers_outside_the_range_become_the_largest(tmp_path: Path) -> None:
    mask = tensor("mask", (2,), "constant", data=[0.0, -1e30])
    body = "return (x[:, :2] + mask, x.masked_fill(x > 0, -3.4028234663852886e+38))"
    path = derived(write(tmp_path / "in" / "made" / "mask", body, X, mask), tmp_path / "out", "dtype", "float16")
    assert load_sample(path).attributes["derivation"]["clamped"] == 2
    assert all(bool(torch.isfinite(one).all()) for one in run_sample(path))


@pytest.mark.parametrize(
    ("body", "dtype", "words"),
    [
        ("return (x * 1000 * 1000,)", "float16", "values that are not finite"),
        ("z = torch.ops.aten.nothing_like_this(x)\nreturn (z,)", "float16", "nothing_like_this (statement 0)"),
        ("return (x,)", "float64", None),
    ],
)
def test_what_cannot_be_derived_is_named(
    body: str, dtype: str, words: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = write(tmp_path / "in" / "made" / "bad", body, X)
    if words is None:
        derived(sample, tmp_path / "out", "dtype", dtype)
    else:
        assert words in problem(sample, tmp_path / "out", "dtype", dtype, capsys)


def test_a_dtype_that_the_sample_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half = write(tmp_path / "in" / "made" / "half", "return (x + 1,)", tensor("x", (4,), dtype="float16"))
    whole = write(tmp_path / "in" / "made" / "whole", "return (n + 1,)", tensor("n", (1,), data=[3], dtype="int64"))
    assert "already computes in float16" in problem(half, tmp_path / "out", "dtype", "float16", capsys)
    assert "No argument of the sample is floating-point" in problem(whole, tmp_path / "out", "dtype", "float16", capsys)


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample = write(tmp_path / "in" / "made" / "one", "return (x + 1,)", X)
    taken = tmp_path / "out" / "made" / "one_float16"
    taken.mkdir(parents=True)
    (taken / "thesis.txt").write_text("mine")
    assert main(["derive", str(sample), "--out", str(tmp_path / "out"), "--dtype", "float16"]) == 1
    assert "did not write" in capsys.readouterr().err
    assert [path.name for path in taken.parent.iterdir()] == ["one_float16"]
    assert (taken / "thesis.txt").read_text() == "mine"


def test_an_earlier_variant_is_replaced(tmp_path: Path) -> None:
    sample = write(tmp_path / "in" / "made" / "one", "return (x + 1,)", X)
    first = derived(sample, tmp_path / "out", "dtype", "float16")
    assert derived(sample, tmp_path / "out", "dtype", "float16") == first
    assert [path.name for path in first.parent.iterdir()] == ["one_float16"]
