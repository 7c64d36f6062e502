"""Tests repeated sequences of operators: each distinct sequence becomes a sample that runs, and its count is right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from planted_samples import tensor, write

from graphnet_contract.samples import load_sample
from graphnet_graphs.__main__ import main
from graphnet_graphs.code.dedupe import hash_of_sample
from graphnet_graphs.running.run_sample import run_sample

ROOT = Path(__file__).resolve().parents[2]
X, W = tensor("x", (4, 4)), tensor("w", (4, 4), "parameter")
#: Two equal layers of two operators each, then a layer with the same operators and another shape.
BODY = """
a = x @ w
b = a.relu(); a = None
c = b @ w; b = None
d = c.relu(); c = None
e = d.reshape(2, 8); d = None
f = e @ e.T
g = f.relu()
return (g,)
"""


def sequences(out: Path, *arguments: str, code: int = 0) -> Any:
    assert main(["decompose", *arguments, "--out", str(out)]) == code
    return json.loads((out / "sequences.json").read_text())


def test_equal_sequences_are_written_once_with_their_count(tmp_path: Path) -> None:
    sample = write(tmp_path / "in" / "made" / "net", BODY, X, W)
    listed = sequences(tmp_path / "out", str(sample), "--sequences", "2-2")
    assert [(one["operators"], one["count"]) for one in listed] == [
        (["MatMult", ".relu"], 2),
        (["MatMult", ".relu"], 1),
    ]
    for one in listed:
        folder = tmp_path / "out" / one["name"]
        assert hash_of_sample(folder) == one["graph_hash"]
        (result,) = run_sample(folder)
        assert result.shape == ((4, 4) if one["count"] == 2 else (2, 2))
        assert load_sample(folder).attributes["sequence"]["count"] == one["count"]


def test_sequences_are_counted_over_all_samples(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write(tmp_path / "in" / name / "net", "a = x @ w\nb = a.relu()\nreturn (b + 1,)", X, W)
    (found,) = sequences(tmp_path / "out", str(tmp_path / "in"), "--sequences", "2-3")
    assert (found["count"], found["samples"]) == (2, ["one/net", "two/net"])
    assert sequences(tmp_path / "rare", str(tmp_path / "in"), "--sequences", "2-3", "--at-least", "3") == []


def test_a_statement_that_only_renames_a_value_is_part_of_no_sequence(tmp_path: Path) -> None:
    body = "a = x\nb = w\nc = a @ b\nd = c.relu()\ne = d\nf = e @ b\ng = f.relu()\nreturn (g,)"
    (found,) = sequences(
        tmp_path / "out", str(write(tmp_path / "in" / "made" / "net", body, X, W)), "--sequences", "1-3"
    )
    assert (found["operators"], found["count"]) == (["MatMult", ".relu"], 2)


def test_a_sequence_never_begins_or_ends_inside_a_tuple(tmp_path: Path) -> None:
    body = "p = x.chunk(2)\na = p[0]\nq = a.chunk(2)\nb = q[0]\nreturn (b,)"
    listed = sequences(tmp_path / "out", str(write(tmp_path / "in" / "made" / "net", body, X)), "--sequences", "2-2")
    assert [one["operators"] for one in listed] == [[".chunk", "Subscript"], [".chunk", "Subscript"]]
    assert sequences(tmp_path / "odd", str(tmp_path / "in"), "--sequences", "1-1", "--at-least", "1") == []


def test_a_sequence_that_does_not_run_on_drawn_values_is_left_out_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # In the model, needs_sorted() gets sorted numbers, but in the sequence, numbers drawn with the same mean and std.
    body = "a = torch.cumsum(x.abs().reshape(16, 1).expand(16, 512).reshape(-1), 0)\nb = needs_sorted(a)\nreturn (b,)"
    sample = write(tmp_path / "in" / "made" / "net", body, X)
    check = "def needs_sorted(b):\n    assert bool((b[1:] >= b[:-1]).all()), 'not sorted'\n    return b\n"
    text = (sample / "model.py").read_text()
    (sample / "model.py").write_text(text.replace("import torch\n", f"import torch\n\n\n{check}", 1))
    arguments = ["decompose", str(sample), "--out", str(tmp_path / "out"), "--sequences", "1-1", "--at-least", "1"]
    assert main([*arguments, "--format", "json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result["left_out"].values()) == ["AssertionError: not sorted"]
    assert len(result["sequences"]) == 1
    assert len(list((tmp_path / "out").iterdir())) == 2


def test_a_sample_that_fails_is_named_and_the_others_are_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "in" / "made" / "bad", "a = x @ w\nb = a.nothing()\nreturn (b,)", X, W)
    write(tmp_path / "in" / "made" / "good", BODY, X, W)
    code = main(
        ["decompose", str(tmp_path / "in"), "--out", str(tmp_path / "out"), "--sequences", "2-2", "--format", "json"]
    )
    result = json.loads(capsys.readouterr().out)
    assert code == 1
    assert [Path(problem["sample"]).name for problem in result["problems"]] == ["bad"]
    assert sum(one["count"] for one in result["sequences"]) == 3


@pytest.mark.parametrize("lengths", ["3", "3-2", "0-2", "a-b"])
def test_lengths_that_cannot_be_read_are_usage_errors(lengths: str, tmp_path: Path) -> None:
    sample = write(tmp_path / "in" / "made" / "net", BODY, X, W)
    assert main(["decompose", str(sample), "--out", str(tmp_path / "out"), "--sequences", lengths]) == 2
    assert not (tmp_path / "out").exists()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    sample = write(tmp_path / "in" / "made" / "net", BODY, X, W)
    first = sequences(tmp_path / "out", str(sample), "--sequences", "2-2")
    assert sequences(tmp_path / "out", str(sample), "--sequences", "2-2") == first, "an earlier folder is replaced"
    (tmp_path / "out" / "thesis.txt").write_text("mine")
    assert main(["decompose", str(sample), "--out", str(tmp_path / "out"), "--sequences", "2-2"]) == 2
    assert (tmp_path / "out" / "thesis.txt").read_text() == "mine"


def test_sequences_of_the_corpus_run(tmp_path: Path) -> None:
    listed = sequences(tmp_path / "out", str(ROOT / "samples" / "transformers" / "llama_2l"), "--sequences", "3-8")
    assert max(one["count"] for one in listed) >= 2, "the two layers are equal"
