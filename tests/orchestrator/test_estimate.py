"""Tests of the estimate that ``bench --dry-run`` prints, from earlier runs with known times."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from kit import Cli, MakeSample
from scores_kit import right

from graphnet.bench import estimate as bench_estimate
from graphnet.runs.record import TimingGroup
from graphnet.runs.store import RunStore

SECOND = 1_000_000_000


def earlier_run(
    folder: Path, *rows: tuple[str, str, float, float], budget_s: float = 10.0, rest_s: float = 0.0
) -> None:
    """Write a run whose rows (sample, backend, seconds of the compile, seconds of timed work) took known times.

    ``rest_s`` are the seconds that the run spent beside its rows.
    """
    total = sum(compile_s + timed_s for _, _, compile_s, timed_s in rows) + rest_s
    store = RunStore.create(folder, {"asked": {"budget_s": budget_s}, "spent": [{"all": {"wall_s": total}}]})
    for number, (sample, backend, compile_s, timed_s) in enumerate(rows):
        timing = TimingGroup(
            started_ns=1, ended_ns=2, trials=3, calls_per_trial=1, processes=1, timed_ns=round(timed_s * SECOND)
        )
        known = {"stage_ns": {"compile": round(compile_s * SECOND), "measure": 99 * SECOND}, "timing": timing}
        changed = {"key": f"{number:064x}", "sample": sample, "backend": backend, "flavour": "torch", "where": "local"}
        store.append(right(2.0).model_copy(update=changed | known))
    store.unlock()


def plan(cli: Cli, *options: Any) -> dict[str, Any]:
    found: dict[str, Any] = cli("bench", "--backend", "nope", "--dry-run", "--format", "json", *options).json
    return found


def test_the_same_sample_and_backend_are_the_best_estimate(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    earlier_run(tmp_path / "graphnet-runs" / "one", ("made/a", "nope", 5, 8), ("made/b", "nope", 1, 8), rest_s=4)
    found = plan(cli, "--samples", make_sample("a"), "--budget", 10)
    (row,) = found["plan"]
    # Of the rest of the run, half belongs to each of its two rows.
    assert (row["seconds"], row["estimated_from"]) == (5 + 8 + 2, "the same sample and backend")
    assert found["estimate"]["seconds"] == 15
    assert found["estimate"]["run_bytes"] > 0


def test_of_a_large_run_only_the_rows_that_are_read_share_its_time(
    cli: Cli, make_sample: MakeSample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_estimate, "MOST_ROWS", 2)
    rows = [(f"made/{name}", "nope", 5.0, 8.0) for name in "abcd"]
    earlier_run(tmp_path / "graphnet-runs" / "one", *rows, rest_s=4)
    (row,) = plan(cli, "--samples", make_sample("a"), "--budget", 10)["plan"]
    assert row["seconds"] == 5 + 8 + 1


def test_the_timed_part_grows_with_the_budget(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    earlier_run(tmp_path / "graphnet-runs" / "one", ("made/a", "nope", 5, 8), budget_s=10)
    (row,) = plan(cli, "--samples", make_sample("a"), "--budget", 20)["plan"]
    assert row["seconds"] == 5 + 2 * 8


def test_another_sample_gets_the_median_of_the_backend(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    rows = [("made/x", "nope", 1, 0), ("made/y", "nope", 3, 0), ("made/z", "nope", 50, 0), ("made/z", "xla", 900, 0)]
    earlier_run(tmp_path / "graphnet-runs" / "one", *rows)
    (row,) = plan(cli, "--samples", make_sample("a"))["plan"]
    assert (row["seconds"], row["estimated_from"]) == (3, "the same backend and options")


def test_other_backends_are_better_than_nothing(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    earlier_run(tmp_path / "graphnet-runs" / "one", ("made/a", "xla", 7, 0))
    (row,) = plan(cli, "--samples", make_sample("a"))["plan"]
    assert (row["seconds"], row["estimated_from"]) == (7, "other backends")


def test_without_earlier_runs_the_estimate_says_that_it_is_a_guess(cli: Cli, make_sample: MakeSample) -> None:
    found = plan(cli, "--samples", make_sample("a"), "--budget", 10)
    assert found["plan"][0]["estimated_from"] == "--budget alone, a guess"
    assert found["estimate"]["run_bytes"] is None
    said = cli("bench", "--backend", "nope", "--dry-run", "--samples", make_sample("b"), "--budget", 10).out
    assert "1 row from --budget alone, a guess" in " ".join(said.split())


def test_a_run_that_cannot_be_read_is_left_out(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    broken = tmp_path / "graphnet-runs" / "broken"
    broken.mkdir(parents=True)
    (broken / "run.json").write_text("{")
    earlier_run(tmp_path / "graphnet-runs" / "one", ("made/a", "nope", 5, 0))
    assert plan(cli, "--samples", make_sample("a"))["plan"][0]["seconds"] == 5


def test_hundreds_of_rows_of_combined_options_need_a_yes(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> None:
    samples = tmp_path / "list.txt"
    samples.write_text("".join(f"{make_sample(f's{number}')}\n" for number in range(151)))
    brackets = ("bench", "--backend", "inductor[mode=default|max-autotune]", "--samples", samples)
    refused = cli(*brackets)
    assert refused.code == 2
    assert "302 rows (2 combinations of options)" in refused.err
    assert "--yes" in refused.err
    assert not list((tmp_path / "graphnet-runs").glob("*"))
    # Without combined options, as many rows need none.
    assert len(json.loads(cli(*brackets, "--dry-run", "--format", "json").out)["plan"]) == 302


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
