"""Tests subgraphs: any statements of a sample, cut out with the values that they read in the whole."""

from __future__ import annotations

import errno
import io
import json
import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from planted_sample import write_sample
from planted_samples import tensor, write

from graphnet_contract.samples import load_sample
from graphnet_graphs.__main__ import main
from graphnet_graphs.code.parts import Forward
from graphnet_graphs.commands import cutting
from graphnet_graphs.commands.output import Output
from graphnet_graphs.cuts import subgraphs
from graphnet_graphs.cuts.smaller import Smaller
from graphnet_graphs.cuts.subgraphs import Cutter
from graphnet_graphs.errors import UsageError
from graphnet_graphs.running.run_sample import make_arguments, run_sample
from graphnet_graphs.running.sample_module import Steps, inference

BODY = """
a = x + 1
left = a @ w
pair = left.chunk(2)
first = pair[0]
second = pair[1]
first += second
a.mul_(2)
right = torch.nn.functional.relu(a)
size = right.size(0)
right *= size
total = first.sum() + right.sum()
return (total, first, right)
"""
SEED = 7


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    return write(tmp_path / "whole", BODY, tensor("x", (4, 4)), tensor("w", (4, 4), "parameter"))


def test_a_statement_takes_its_shortest_time(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(Forward(load_sample(whole).model_source).statements)
    took = iter([*[1] * count, *[90] * count, *[7 + number for number in range(count)], *[50] * 5 * count])
    monkeypatch.setattr(Steps, "timed", lambda self, code: (exec(code, self._names), next(took))[1])
    monkeypatch.setattr(subgraphs, "whole_time", lambda *_: 1e9)
    threads = torch.get_num_threads()
    found = Cutter(load_sample(whole), SEED).times(threads=1)
    # The first run is not counted, because it may be slower.
    assert found.statements_ns == tuple(range(7, 7 + count))
    assert found.call_ns > 0
    assert (next(took, None), torch.get_num_threads()) == (None, threads)


@pytest.mark.parametrize(
    ("statements", "whole", "found"),
    [
        ([100.0, 10.0, 10.0], 114.0, [98.0, 8.0, 8.0]),
        # A statement takes no time less than none, so the others give more.
        ([100.0, 1.0, 10.0], 102.0, [96.0, 0.0, 6.0]),
        ([5.0, 5.0], 20.0, [5.0, 5.0]),
        ([5.0, 0.0], 0.0, [0.0, 0.0]),
        ([], 3.0, []),
    ],
)
def test_statements_take_together_as_long_as_the_whole(
    statements: list[float], whole: float, found: list[float]
) -> None:
    corrected = subgraphs.without_timer(statements, whole)
    assert corrected == pytest.approx(found, abs=1e-3)


def test_the_whole_is_timed(whole: Path) -> None:
    sample = load_sample(whole)
    assert 0 < subgraphs.whole_time(sample, make_arguments(sample, SEED)) < float("inf")


def values_of_whole(folder: Path) -> list[dict[str, Any]]:
    """Return, for each statement, a copy of every name's value directly after it."""
    sample = load_sample(folder)
    forward = Forward(sample.model_source)
    steps = Steps(sample.model_source, dict(zip(forward.arguments, make_arguments(sample, SEED), strict=True)))
    found = []
    with inference():
        for statement in forward.statements:
            steps.run(statement)
            found.append(
                {
                    name: value.clone() if torch.is_tensor(value) else value
                    for name, value in steps.values(sorted(forward.locals)).items()
                }
            )
    return found


@pytest.mark.parametrize(
    ("asked", "cut", "returned"),
    [
        # One statement, whose operand is the value that the whole computes.
        ([1], [1], ["left"]),
        # A tuple cannot be an argument, so the statement that makes it comes along.
        ([4], [2, 4], ["second"]),
        # Statements that are not consecutive: `first` is bound anew in between.
        ([3, 5], [2, 3, 5], ["first"]),
        # The value of `a` is that of the moment of the reading: a statement that is left out has changed it in place.
        ([7], [7], ["right"]),
        ([0, 7], [0, 7], ["a", "right"]),
        # An integer is an argument.
        ([9], [9], ["right"]),
    ],
)
def test_a_subgraph_computes_what_the_whole_computes_there(
    whole: Path, tmp_path: Path, asked: list[int], cut: list[int], returned: list[str]
) -> None:
    made = Cutter(load_sample(whole), SEED).write(asked, tmp_path / "cut")
    assert list(made.statements) == cut
    results = run_sample(tmp_path / "cut", SEED + 1)
    after = values_of_whole(whole)
    if asked != [0, 7]:
        expected = [after[cut[-1]][name] for name in returned]
    else:
        # Without `a.mul_(2)`, the subgraph is another program than the whole; it still is a program.
        expected = [after[0]["a"], torch.relu(after[0]["a"])]
    assert len(results) == len(expected)
    assert all(torch.equal(one, other) for one, other in zip(results, expected, strict=True))


def test_some_results_of_the_whole_can_be_asked_for(whole: Path, tmp_path: Path) -> None:
    cutter = Cutter(load_sample(whole), SEED)
    cutter.write(range(11), tmp_path / "cut", results=[1])
    assert torch.equal(run_sample(tmp_path / "cut")[0], values_of_whole(whole)[-1]["first"])
    assert len(run_sample(tmp_path / "cut")) == 1


def test_the_facts_describe_each_statement(whole: Path) -> None:
    facts = Cutter(load_sample(whole), SEED).facts
    assert [one.operators for one in facts.statements][:3] == [("add",), ("matmult",), ("chunk",)]
    assert facts.statements[1].values["left"] == subgraphs.ValueFacts("tensor", (4, 4), "float32")
    assert [one.changes for one in facts.statements if one.changes] == [("first",), ("a",), ("right",)]
    assert facts.results == ("total", "first", "right")
    assert facts.plain
    # Between 2 and 5, the tuple `pair` would have to be passed on.
    assert facts.cuts == (1, 2, 5, 6, 7, 8, 9, 10)


def test_values_that_are_too_many_are_drawn(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subgraphs, "MOST_STORED_OF_WEIGHTS", 10)
    cutter = Cutter(load_sample(whole), SEED)
    made = cutter.write([1], tmp_path / "real")
    assert (made.stored, made.drawn) == (("a",), ("w",))
    generated = cutter.write([1], tmp_path / "generated", values=False)
    assert (generated.stored, generated.drawn) == ((), ("a", "w"))
    assert generated.graph_hash == made.graph_hash
    assert generated.sample_hash != made.sample_hash
    assert [result.shape for result in run_sample(tmp_path / "generated")] == [(4, 4)]


def test_arguments_can_be_smaller_and_of_another_type(whole: Path, tmp_path: Path) -> None:
    cutter = Cutter(load_sample(whole), SEED)
    cutter.write([1], tmp_path / "rows", smaller=Smaller(leading=1))
    (rows,) = run_sample(tmp_path / "rows")
    assert torch.equal(rows, values_of_whole(whole)[1]["left"][:1])
    cutter.write([1], tmp_path / "sizes", smaller=Smaller(sizes={4: 2}, dtype="float64"))
    (sizes,) = run_sample(tmp_path / "sizes")
    assert (sizes.shape, sizes.dtype) == ((2, 2), torch.float64)
    assert [spec.kind for spec in load_sample(tmp_path / "sizes").specs] == ["input", "parameter"]
    # An integer of that size is that size.
    made = cutter.write([9], tmp_path / "integer", smaller=Smaller(sizes={4: 2}))
    assert [spec.symint_value for spec in load_sample(tmp_path / "integer").specs if spec.is_symint] == [2]
    assert made.graph_hash


def test_a_number_in_a_statement_can_be_smaller_with_the_arguments(tmp_path: Path) -> None:
    body = "a = x.view(8, 2, 2) + True\nreturn (a,)"
    cutter = Cutter(load_sample(write(tmp_path / "whole", body, tensor("x", (8, 4)))), SEED)
    cutter.write([0], tmp_path / "cut", smaller=Smaller(sizes={8: 3, 2: 1, 1: 7}, numbers=[8, 1]))
    (result,) = run_sample(tmp_path / "cut")
    assert result.shape == (3, 2, 2)
    assert "x.view(3, 2, 2) + True" in (tmp_path / "cut" / "model.py").read_text()
    # The number of a size that is kept stays, and so does the rest of the statement.
    cutter.write([0], tmp_path / "rows", smaller=Smaller(sizes={8: 3}))
    assert "x.view(8, 2, 2) + True" in (tmp_path / "rows" / "model.py").read_text()


def test_an_argument_that_is_smaller_is_not_drawn_with_its_old_shape(whole: Path, tmp_path: Path) -> None:
    Cutter(load_sample(whole), SEED).write([0], tmp_path / "cut", values=False, smaller=Smaller(leading=2))
    (result,) = run_sample(tmp_path / "cut")
    assert result.shape == (2, 4)


def test_a_subgraph_that_is_none_is_refused(whole: Path, tmp_path: Path) -> None:
    cutter = Cutter(load_sample(whole), SEED)
    with pytest.raises(UsageError, match="no statement 11; they are 0 to 10"):
        cutter.write([11], tmp_path / "cut")
    with pytest.raises(UsageError, match="compute no tensor"):
        cutter.write([8], tmp_path / "cut")
    assert not (tmp_path / "cut").exists()


def test_the_tool_answers_each_line(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    smaller = {"leading": 2, "sizes": [[4, 3]], "dtype": "float64", "numbers": [4]}
    asked = [{"name": "one", "statements": [1], "smaller": smaller}, {"name": "two", "statements": [50]}]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(json.dumps(one) + "\n" for one in asked)))
    assert main(["subgraphs", str(whole), "--out", str(tmp_path / "out"), "--format", "json"]) == 0
    facts, one, two = map(json.loads, capsys.readouterr().out.splitlines())
    assert len(facts["statements"]) == 11
    assert one["path"] == str(tmp_path / "out" / "one")
    assert [(spec.shape, spec.dtype) for spec in load_sample(one["path"]).specs] == [
        ((2, 3), "float64"),
        ((3, 3), "float64"),
    ]
    assert two == {"error": "There is no statement 50; they are 0 to 10."}


def test_the_tool_says_that_a_folder_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    @dataclass
    class Facts:
        name: str = "s"

    made = type("Cutter", (), {"facts": Facts(), "write": full})
    monkeypatch.setitem(sys.modules, "graphnet_graphs.cuts.subgraphs", SimpleNamespace(Cutter=lambda *_: made()))
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps({"name": "a", "statements": [0]}) + "\n"))
    sample = write_sample(tmp_path / "sample", "return (x,)")
    cutting.subgraphs(Namespace(sample=sample, seed=1, debug=False, out=tmp_path), Output(True))
    answer = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert answer["is_storage"]
