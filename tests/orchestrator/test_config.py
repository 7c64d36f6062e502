"""Tests of graphnet.toml: defaults of options, sets, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker

from graphnet.cli.config import with_config
from graphnet.errors import UsageError

TEXT = """
[bench]
threads = 1
budget = 7
suite = "smoke"
backend = ["inductor", "xla"]

[sets.paper]
backend = "inductor[mode=default|max-autotune]"
keep-artifacts = true
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_command_line_wins_then_the_set_then_the_command() -> None:
    Path("graphnet.toml").write_text(TEXT)
    rest, defaults = with_config(["bench", "--budget", "3", "--set", "paper"])
    assert rest == ["bench", "--budget", "3"]
    values = defaults["bench"]
    assert values["threads"] == 1
    assert values["keep_artifacts"] is True
    assert "inductor[mode=default|max-autotune]" in values["backend"]
    # --samples on the command line is instead of the file's suite.
    assert "suite" in values
    assert "suite" not in with_config(["bench", "--samples", "x"])[1]["bench"]
    assert with_config(["score", "run"])[1] == {}
    # A run goes on with the options that it began with.
    assert with_config(["bench", "--resume", "run"])[1] == {}
    assert with_config(["bench", "--", "--set"])[0] == ["bench", "--", "--set"]


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        ("[bnech]\n", ["bench"], "did you mean 'bench'"),
        ("[bench]\nthread = 1\n", ["bench"], "did you mean 'threads'"),
        ("[bench]\nthreads = [1, 2]\n", ["bench"], "takes one value of threads"),
        ("[bench]\nresume = 'run'\n", ["bench"], "type --resume on the command line"),
        ("bench = 1\n", ["bench"], r"write \[bench\]"),
        ("[bench\n", ["bench"], "is not TOML"),
        (TEXT, ["bench", "--set", "papre"], "did you mean 'paper'"),
        (TEXT, ["score", "--set", "paper"], "only `graphnet bench` has sets"),
        (TEXT, ["bench", "--config"], "--config needs a value"),
        (TEXT, ["bench", "--config", "nowhere.toml"], "cannot be read"),
    ],
)
def test_what_is_wrong_is_named(text: str, arguments: list[str], said: str) -> None:
    Path("graphnet.toml").write_text(text)
    with pytest.raises(UsageError, match=said):
        with_config(arguments)


def test_a_set_without_a_file_is_refused() -> None:
    assert with_config(["bench"]) == (["bench"], {})
    with pytest.raises(UsageError, match=r"this folder has no graphnet\.toml"):
        with_config(["bench", "--set", "paper"])


def test_a_run_records_what_came_from_the_file(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path
) -> None:
    reference, worker = make_worker("eager"), make_worker("inductor", Script())
    (tmp_path / "mine.toml").write_text(
        f'[bench]\nreference = "{reference.target}"\nbackend = "{worker.target}"\ntrials = 3\nmin-time = 0\n'
        'processes = "1"\nmemory = "1GiB"\nbudget = 9\n'
    )
    extra = ("--samples", make_sample("a"), "--config", "mine.toml", "--budget", 0, "--out", "run", "--format", "json")
    result = cli("bench", *extra)
    assert [row["outcome"] for row in result.rows] == ["OK"], result.err
    about = json.loads((tmp_path / "run" / "run.json").read_text())
    assert about["asked"]["budget_s"] == 0
    assert set(about["configured"]) == {
        *("--reference", "--backend", "--trials", "--min-time", "--processes", "--memory"),
    }


def test_of_options_that_exclude_each_other_the_nearest_counts() -> None:
    Path("graphnet.toml").write_text(
        "[bench]\nsamples = 'a'\nthreads = 1\n[plan]\nsuite = 'smoke'\n[sets.full]\nsuite = 'full'\n"
    )
    (values,) = with_config(["bench", "--set", "full"])[1].values()
    assert values == {"suite": "full", "threads": 1}
    assert with_config(["plan", "--samples", "x"])[1] == {}
    assert "threads" not in with_config(["bench", "--slots", "1x2"])[1]["bench"]
