"""Tests variants of samples with another batch size or sequence length.

They compute for each element of the batch what the sample computes for it, or an error names the reason.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from planted_samples import derived, problem, tensor, write

from graphnet_contract.samples import find_samples, load_sample
from graphnet_graphs.__main__ import main
from graphnet_graphs.check.check_sample import check_sample
from graphnet_graphs.code.canonical import GRAPH_HASH
from graphnet_graphs.code.dedupe import hash_of_sample
from graphnet_graphs.running.run_sample import make_arguments, run_sample

ROOT = Path(__file__).resolve().parents[2]
X, W = tensor("x", (1, 4, 8)), tensor("w", (8, 8), "parameter", std=0.3)


@pytest.mark.parametrize("name", ["timm/resnet18", "timm/vit_tiny_patch16_224", "transformers/bert_base_4l_dynamic"])
def test_a_batch_of_the_corpus_is_run_checked_and_hashed(name: str, tmp_path: Path) -> None:
    sample = load_sample(ROOT / "samples" / name)
    variant = load_sample(derived(sample.path, tmp_path, "batch", 2))
    assert run_sample(variant.path)[0].shape[0] == 2
    assert all(gate.ok for gate in check_sample(variant.path))
    assert (variant.path / GRAPH_HASH).read_text().strip() == hash_of_sample(variant.path)
    assert variant.attributes["derived_from"] == sample.sample_hash
    assert variant.attributes["derivation"]["batch"] == 2


def test_a_longer_sequence_of_a_language_model_runs(tmp_path: Path) -> None:
    path = derived(ROOT / "samples" / "transformers" / "llama_2l", tmp_path, "sequence", 96)
    assert run_sample(path)[0].shape == (1, 96, 8192)
    assert "torch.arange(sequence_length" in (path / "model.py").read_text()


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        # With batch size 3, the view would still run if its first size stayed 1, but torch would compute 6 for the size
        # -1.
        ("y = (x @ w).view(1, 4, -1, 4)\nz = y.transpose(1, 2)\nreturn (z.reshape(1, 4, 8),)", "view(batch_size, 4"),
        # The second size of the view must change with the batch. The first size must stay 3.
        ("y = torch.stack([x, x + 1, x - 1])\nz = y.view(3, 4, -1)\nreturn (z[0] * 2,)", "view(3, 4 * batch_size, -1)"),
        ("y = x.view(4, 8) @ w\nreturn (y.view(1, 4, 8),)", "view(4 * batch_size, 8)"),
        # torch.cat fails with another batch size of x. The statement before it must change.
        ("y = torch.zeros(1, 2, 8)\nz = torch.cat((y, x), dim=1)\nreturn (z,)", "zeros(batch_size, 2, 8)"),
        ("y = w[None, :1].expand(1, 1, 8)\nreturn (torch.cat([y, x], dim=1),)", "expand(batch_size, 1, 8)"),
    ],
)
def test_sizes_become_expressions_where_the_batch_needs_them(body: str, expected: str, tmp_path: Path) -> None:
    path = derived(write(tmp_path / "in" / "made" / "one", body, X, W), tmp_path / "out", "batch", 3)
    text = (path / "model.py").read_text()
    assert "batch_size = x.size(0)" in text
    assert all(gate.ok for gate in check_sample(path))
    assert expected in text
    assert run_sample(path)


def test_two_statements_may_have_to_change_together(tmp_path: Path) -> None:
    body = (
        "a = torch.zeros(1, 2, 8)\nb = torch.ones(1, 2, 8)\nc = torch.stack([a, b])\nreturn (torch.cat([c[0], x], 1),)"
    )
    path = derived(write(tmp_path / "in" / "made" / "two", body, X), tmp_path / "out", "batch", 3)
    assert (path / "model.py").read_text().count("(batch_size, 2, 8)") == 2


def test_a_slice_over_a_whole_sequence_stays_whole(tmp_path: Path) -> None:
    tokens, table = (
        tensor("tokens", (2, 4), data=[3, 1, 2, 0] * 2, dtype="int64"),
        tensor("table", (16, 8), "parameter"),
    )
    body = "position = table[:4]\nhidden = table[tokens[:, :4]]\nreturn (hidden + position, hidden[:, :1])"
    path = derived(write(tmp_path / "in" / "made" / "slices", body, tokens, table), tmp_path / "out", "sequence", 7)
    text = (path / "model.py").read_text()
    assert "tokens[:, :sequence_length]" in text
    assert "table[:sequence_length]" in text
    assert "hidden[:, :1]" in text
    assert [tuple(result.shape) for result in run_sample(path)] == [(2, 7, 8), (2, 1, 8)]


def test_stored_values_repeat_and_positions_continue(tmp_path: Path) -> None:
    tokens = tensor("tokens", (1, 4), data=[9, 9, 5, 5], dtype="int64")
    positions = tensor("positions", (1, 4), data=[2, 3, 4, 5], dtype="int64")
    sample = write(tmp_path / "in" / "made" / "data", "return (tokens + positions,)", tokens, positions)
    longer = make_arguments(load_sample(derived(sample, tmp_path / "out", "sequence", 6)))
    assert [value.tolist() for value in longer] == [[[9, 9, 5, 5, 9, 9]], [[2, 3, 4, 5, 6, 7]]]
    shorter = make_arguments(load_sample(derived(sample, tmp_path / "out", "sequence", 3)))
    assert [value.tolist() for value in shorter] == [[[9, 9, 5]], [[2, 3, 4]]]


def test_a_state_of_another_batch_never_reaches_a_recurrent_operator(tmp_path: Path) -> None:
    """The state must get the new batch size before the operator runs, because torch 2.13 crashes otherwise."""
    weights = [tensor(f"w{k}", (32, 8), "parameter", std=0.1) for k in range(2)]
    body = (
        "h = torch.zeros(1, 1, 8)\nout = torch.lstm(x, (h, h), [w0, w1], False, 1, 0.0, False, False, True)\n"
        "y = out[0]\nreturn (y,)"
    )
    path = derived(write(tmp_path / "in" / "made" / "lstm", body, X, *weights), tmp_path / "out", "batch", 3)
    assert "torch.zeros(1, batch_size, 8)" in (path / "model.py").read_text()


@pytest.mark.parametrize(
    ("body", "kind", "size", "words"),
    [
        ("y = x.view(4, 8)\nreturn (y @ y.t(),)", "batch", 3, "differs"),
        ("return (x - x.mean(dim=0, keepdim=True),)", "batch", 3, "of element 0 of the batch differs"),
        ("y = torch.ops.aten.no_such(x) if x.size(0) > 1 else x\nreturn (y,)", "batch", 2, "no_such"),
        ("return (x + 1,)", "batch", 1, "already has batch 1"),
        ("return (x.sum(),)", "batch", 3, "Result 0 has no batch, but it depends on the elements"),
        ("return (torch.ones(3),)", "batch", 3, "No result of the sample has a batch"),
    ],
)
def test_what_cannot_be_derived_is_named(
    body: str, kind: str, size: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = write(tmp_path / "in" / "made" / "bad", body, X)
    assert words in problem(sample, tmp_path / "out", kind, size, capsys)


TOKENS = tensor("tokens", (1, 4), data=[3, 1, 2, 0], dtype="int64")
MASK = tensor("mask", (1, 4), data=[1, 1, 1, 1], dtype="int64")


def test_an_index_that_was_made_for_the_old_batch_grows(tmp_path: Path) -> None:
    """With the old index, the model would run at every batch size, but use the first element's mask for all."""
    body = "row = torch.arange(1)\nm = mask[row[:, None], torch.arange(4)[None, :]]\nreturn (x * m[:, :, None],)"
    path = derived(write(tmp_path / "in" / "made" / "mask", body, X, MASK), tmp_path / "out", "batch", 3)
    assert "torch.arange(batch_size)" in (path / "model.py").read_text()


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("return (tokens - tokens.float().mean(dim=0, keepdim=True),)", "differs from the sample's result"),
        ("return (tokens + 1, (tokens * tokens).sum())", "Result 1 has no batch, but it depends on the elements"),
        ("return (tokens + 1, tokens[0].sum(-1))", "Result 1 has no batch, but it depends on the elements"),
        # Half of the results are infinite. The other half differs from the sample's results.
        (
            "y = tokens - tokens.float().mean(dim=0, keepdim=True)\nz = torch.full_like(y, float('-inf'))\n"
            "return (torch.cat([y, z], dim=1),)",
            "differs from the sample's result",
        ),
        ("return (tokens + torch.rand(1, 4),)", "draws random numbers"),
        ("return (torch.ones(4)[(tokens[:, 3] > 0) * 9],)", "does not run on other values"),
    ],
)
def test_equal_stored_values_hide_no_fault(
    body: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = write(tmp_path / "in" / "made" / "stored", body, TOKENS)
    assert words in problem(sample, tmp_path / "out", "batch", 3, capsys)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_smaller_batch_is_not_proven_with_repeated_elements(
    size: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    four = tensor("x", (4, 4, 8))
    sample = write(tmp_path / "in" / "made" / "four", "return (x - x.mean(dim=0, keepdim=True),)", four)
    assert "differs" in problem(sample, tmp_path / "out", "batch", size, capsys)


def test_a_batch_of_one_hides_no_number(tmp_path: Path) -> None:
    two = tensor("x", (2, 4, 8))
    sample = write(tmp_path / "in" / "made" / "two", "return (x + 1, x + torch.zeros(2, 4, 8))", two)
    path = derived(sample, tmp_path / "out", "batch", 1)
    assert "torch.zeros(batch_size, 4, 8)" in (path / "model.py").read_text()
    assert [tuple(result.shape) for result in run_sample(path)] == [(1, 4, 8), (1, 4, 8)]


def test_a_sequence_of_one_hides_no_number(tmp_path: Path) -> None:
    tokens, table = tensor("tokens", (2, 4), data=[3, 1, 2, 0] * 2, dtype="int64"), tensor("t", (16, 8), "parameter")
    sample = write(tmp_path / "in" / "made" / "one", "return (t[tokens] + t[:4],)", tokens, table)
    path = derived(sample, tmp_path / "out", "sequence", 1)
    assert [tuple(result.shape) for result in run_sample(path)] == [(2, 1, 8)]


def test_positions_of_one_dimension_continue(tmp_path: Path) -> None:
    positions = tensor("positions", (4,), data=[0, 1, 2, 3], dtype="int64")
    sample = write(tmp_path / "in" / "made" / "flat", "return (tokens + positions,)", positions, TOKENS)
    longer = make_arguments(load_sample(derived(sample, tmp_path / "out", "sequence", 6)))
    assert longer[0].tolist() == [0, 1, 2, 3, 4, 5]


def test_the_batch_is_that_of_inputs_with_several_dimensions(tmp_path: Path) -> None:
    positions = tensor("positions", (4,), data=[0, 1, 2, 3], dtype="int64")
    sample = write(tmp_path / "in" / "made" / "tie", "return (tokens + positions,)", positions, TOKENS)
    assert run_sample(derived(sample, tmp_path / "out", "batch", 3))[0].shape == (3, 4)


@pytest.mark.parametrize("second", [["--batch", "5"], ["--sequence", "6"], ["--dtype", "float64"]])
def test_a_variant_of_a_variant_is_checked_like_any_sample(second: list[str], tmp_path: Path) -> None:
    body = "y = (x @ w).view(1, 4, 8)\nreturn (y,)"
    first = derived(write(tmp_path / "in" / "made" / "one", body, X, W), tmp_path / "first", "batch", 3)
    assert main(["derive", str(first), "--out", str(tmp_path / "second"), *second]) == 0
    (path,) = [one.parent for one in (tmp_path / "second").rglob("model.py")]
    gates = check_sample(path)
    assert all(gate.ok for gate in gates), gates


def test_a_crash_ends_only_its_own_sample(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crash = "y = x + 1 if x.size(0) == 1 else __import__('os').abort()\nreturn (y,)"
    write(tmp_path / "in" / "made" / "a", crash, X)
    write(tmp_path / "in" / "made" / "b", "return (x + 1,)", X)
    arguments = ["derive", str(tmp_path / "in"), "--out", str(tmp_path / "out"), "--batch", "2", "--format", "json"]
    assert main(arguments) == 1
    found = json.loads(capsys.readouterr().out)
    assert [Path(one["path"]).name for one in found["samples"]] == ["b_batch2"]
    assert [one["message"] for one in found["problems"]] == ["An operator of the sample crashed the process (SIGABRT)."]


def test_inputs_that_are_too_large_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample = write(tmp_path / "in" / "made" / "large", "return (tokens + 1,)", TOKENS)
    assert "At batch 1000000000 the inputs have about" in problem(sample, tmp_path / "out", "batch", 10**9, capsys)


def test_a_large_batch_is_compared_in_some_elements(tmp_path: Path) -> None:
    assert derived(write(tmp_path / "in" / "made" / "many", "return (x * 2,)", X), tmp_path / "out", "batch", 1000)


def test_a_folder_that_a_killed_tool_left_is_no_sample(tmp_path: Path) -> None:
    sample = write(tmp_path / "made" / "whole", "return (x * 2,)", X)
    write(tmp_path / "made" / ".whole_batch3-x1y2", "return (x * 2,)", X)
    assert find_samples(tmp_path) == [sample]


def test_a_sample_without_a_sequence_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    image = tensor("x", (1, 3, 8, 8))
    sample = write(tmp_path / "in" / "made" / "image", "return (x + 1,)", image)
    assert "no input of two dimensions that can be a sequence" in problem(
        sample, tmp_path / "out", "sequence", 5, capsys
    )


@pytest.mark.parametrize("arguments", [["--batch", "0"], ["--batch", "2", "--dtype", "float16"], []])
def test_a_request_without_one_sound_change_is_refused(arguments: list[str], tmp_path: Path) -> None:
    sample = write(tmp_path / "in" / "made" / "one", "return (x + 1,)", X)
    try:
        code = main(["derive", str(sample), "--out", str(tmp_path / "out"), *arguments])
    except SystemExit as end:  # argparse refuses arguments by SystemExit
        code = end.code
    assert code == 2
    assert not (tmp_path / "out").exists()
