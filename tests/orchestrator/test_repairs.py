"""Tests of ``bench --repair``: which samples the repair tool gets, and the rows of the repaired copies."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bench import repairs
from graphnet.bench.repairs import Repairs
from graphnet.samples.choose import ChosenSample, choose

Calls = list[list[str]]
Run = Callable[..., Result]


@pytest.fixture
def run(cli: Cli, make_worker: MakeWorker) -> Run:
    """``run(sample, ...)`` measures one quick row with two fake workers."""

    def do(sample: Path, *extra: str) -> Result:
        backends = ("--reference", make_worker("eager").target, "--backend", make_worker("nope").target)
        quick = ("--trials", 5, "--min-time", 0, "--budget", 1, "--memory", "1GiB", "--format", "json")
        return cli("bench", *backends, "--samples", sample, *quick, *extra)

    return do


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """The arguments of each call of the repair tool: a fake, which copies samples and reports a repair."""
    seen: Calls = []

    def tool(verb: str, arguments: Sequence[str], python: str, samples: Sequence[str], _: Any) -> dict[str, Any]:
        seen.append([verb, *samples, *arguments])
        out = Path(arguments[arguments.index("--out") + 1])
        return {"samples": [_copy(Path(folder), out) for folder in samples], "problems": [], "exit_code": 0}

    monkeypatch.setattr("graphnet.bench.repairs.run_tool", tool)
    monkeypatch.setattr("graphnet.bench.repairs.interpreter", lambda python, say: "python")
    return seen


def _copy(folder: Path, out: Path) -> dict[str, Any]:
    target = out / folder.parent.name / folder.name
    shutil.copytree(folder, target)
    facts = json.loads((target / "graph_net.json").read_text())
    repairs = [{"rule": "vmap", "changes": 1, "what": "as a test"}]
    (target / "graph_net.json").write_text(json.dumps(facts | {"repairs": repairs}))
    return {"sample": str(folder), "out": str(target), "repairs": repairs}


def test_a_sample_of_graphnet_runs_as_its_repaired_copy(run: Run, make_sample: MakeSample, calls: Calls) -> None:
    theirs = make_sample("theirs", extractor=None)
    result = run(theirs)
    assert [row["sample"] for row in result.rows] == ["made/theirs"]
    assert [flag for flag in result.rows[0]["flags"] if flag.startswith("loader:")] == ["loader:vmap"]
    assert [call[:2] for call in calls] == [["repair", str(theirs)]]
    assert calls[0][-1] == "all"


def test_samples_of_one_name_in_two_calls_of_the_tool_have_a_copy_each(
    make_sample: MakeSample, calls: Calls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repairs, "CHUNK", 1)
    first = make_sample("same", extractor=None)
    second = tmp_path / "elsewhere" / "made" / "same"
    shutil.copytree(first, second)
    samples = choose(None, [str(first), str(second)], [])
    made = list(repairs.Repairs("all", tmp_path / "repaired", None, print).applied(samples))
    assert len(calls) == 2
    assert len({sample.place for sample in made}) == 2
    assert not {sample.place for sample in made} & {str(first), str(second)}


def test_a_run_that_goes_on_repairs_only_what_changed(make_sample: MakeSample, calls: Calls, tmp_path: Path) -> None:
    folders = [make_sample(name, extractor=None) for name in ("one", "two")]

    def places() -> list[str]:
        samples = choose(None, [str(folder) for folder in folders], [])
        return [one.place for one in repairs.Repairs("all", tmp_path / "repaired", None, print).applied(samples)]

    before = places()
    assert places() == before
    assert len(calls) == 1
    (folders[1] / "model.py").write_text((folders[1] / "model.py").read_text() + "# changed\n")
    after = places()
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert calls[1][:2] == ["repair", str(folders[1])]
    assert str(folders[0]) not in calls[1]


def test_our_own_samples_are_never_repaired(run: Run, make_sample: MakeSample, calls: Calls) -> None:
    result = run(make_sample("ours"))
    assert (len(result.rows), calls) == (1, [])


def test_none_runs_the_sample_as_it_is(run: Run, make_sample: MakeSample, calls: Calls) -> None:
    result = run(make_sample("theirs", extractor=None), "--repair", "none")
    assert calls == []
    assert not any(flag.startswith("loader:") for flag in result.rows[0]["flags"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("bench", "--repair", "magic", "--dry-run"),
        ("samples", "repair", "--samples", ".", "--out", "x", "--rules", "magic"),
    ],
)
def test_an_unknown_rule_is_named(cli: Cli, arguments: tuple[str, ...]) -> None:
    result = cli(*arguments)
    assert result.code == 2
    assert "'magic' is not a repair" in result.err


def test_samples_of_one_name_keep_their_own_copies(tmp_path: Path, calls: Calls) -> None:
    """The tool gives different names to the copies of one call only, so those of two calls could be the same."""
    folders = [tmp_path / "first" / "made" / f"s{number}" for number in range(64)] + [tmp_path / "second/made/s0"]
    for folder in folders:
        folder.mkdir(parents=True)
        (folder / "graph_net.json").write_text(json.dumps({"of": folder.parts[-3]}))
    chosen = [ChosenSample(str(folder), str(folder)) for folder in folders]

    def owners() -> list[str]:
        repairs = Repairs("all", tmp_path / "run", None, lambda text: None)
        places = [Path(sample.place) for sample in repairs.applied(chosen)]
        return [json.loads((place / "graph_net.json").read_text())["of"] for place in places]

    expected = ["first"] * 64 + ["second"]
    assert owners() == expected
    assert owners() == expected
    assert len(calls) == 2
