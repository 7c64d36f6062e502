"""Tests of the command ``graphnet score``: formats, options, and one-sentence errors for runs that cannot be scored."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from kit import Cli
from scores_kit import ASKED, failed, inaccurate, right, write_run

from graphnet.outcomes import Outcome
from graphnet.runs.record import DeviceGroup, Ratio, Record

MS = 10**6
CPU = DeviceGroup(type="cpu", index=0, uuid="boot", host="boot")
OTHER_GPU = DeviceGroup(type="cuda", index=0, uuid="GPU-1", host="boot")


def rows_of(backend: str, *speedups: float, source: str = "s") -> list[Record]:
    """Make correct rows on the samples s/0, s/1, ..., with these speedups."""
    known = {"backend": backend, "compile_ns": 100 * MS, "reference_ns": 10 * MS, "device": CPU}
    return [right(speedup, sample=f"{source}/{number}", **known) for number, speedup in enumerate(speedups)]


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run of two backends on three samples."""
    lost = failed(Outcome.WORKER_LOST, sample="s/2", backend="two")
    controls = [
        {"control": "A/A", "sample": "s/0", "stable": True, "ratio": {"ratio": 1.01, "low": 0.99, "high": 1.02}}
    ]
    records = [*rows_of("one", 2, 0.5, 1), *rows_of("two", 4, 1), lost]
    return write_run(tmp_path / "run", records, controls=controls)


def test_text(cli: Cli, run: Path) -> None:
    result = cli("score", run)
    assert (result.code, result.err) == (0, "")
    assert "speedups against eager, the reference; A/A control: closer to 1 than 2.0 % is no difference" in result.out
    assert "left out of two:torch: WORKER_LOST 1" in result.out
    assert "over the 2 samples common to all backends with a score" in result.out
    assert "two:torch  2 of 3" in result.out
    assert "interpretation default" in result.out


def test_text_shows_another_interpretation(cli: Cli, run: Path) -> None:
    out = cli("score", run, "--interpretation", "mismatch_extended").out
    assert "(mismatch_extended)" in out
    assert "t = 5" in out
    # GraphNet has no weight for level 5, so an interpretation that has this level has no aggregate.
    assert "aggregate" not in out
    assert "aggregate" in cli("score", run, "--interpretation", "paper").out


def test_json_holds_all_interpretations(cli: Cli, run: Path) -> None:
    found = cli("score", run, "--format", "json", "--interpretation", "paper").json
    own = found["backends"]["one:torch"]["own"]
    assert {name: sorted(map(int, one["es"])) for name, one in own["scores"].items()} == {
        "default": list(range(-10, 5)),
        "mismatch_extended": list(range(-10, 6)),
        "paper": list(range(-10, 5)),
    }
    assert own["scores"]["default"]["es"]["-10"] == pytest.approx(1)
    assert own["scores"]["default"]["parameters"]["k"]["-4"] == 1
    assert own["scores"]["mismatch_extended"]["aggregate"] is None
    assert (own["faster"], own["no_difference"], own["slower"], own["unstable"]) == (1, 1, 1, 0)
    # For one of the three rows, each call saves 5 ms, so compiling for 100 ms pays off. The calls of the other two rows
    # save no time.
    assert own["break_even_calls"] == {"cold": {"median": "never", "never": 2, "count": 3}, "warm": None}
    assert found["backends"]["two:torch"]["own"]["left_out"] == {"WORKER_LOST": 1}
    assert found["samples"] == {"all": 3, "common": 2}
    assert found["baseline"] == {"side": "reference", "name": "eager"}
    assert found["settings"]["aa_width"] == pytest.approx(0.02)
    assert found["best"]["1000000"]["best"] == "two:torch"


def test_without_a_usable_control_no_difference_is_counted_and_nobody_is_best(cli: Cli, tmp_path: Path) -> None:
    unstable = {"control": "A/A", "sample": "s/0", "stable": False, "processes": 5}
    controls = [unstable | {"ratio": {"ratio": 1.0, "low": 0.5, "high": 1.5}}]
    rows = [*rows_of("one", 2, 2.0), *rows_of("two", 2, 3.0)]
    run = write_run(tmp_path / "noisy", rows, controls=controls)
    found = cli("score", run, "--format", "json", "--by", "sample").json
    summaries = [found["backends"]["one:torch"]["own"], found["backends"]["one:torch"]["groups"]["s/0"]]
    for one in summaries:
        assert (one["faster"], one["no_difference"], one["slower"], one["unstable"]) == (None, None, None, 0)
    assert (found["best"], found["best_by_sample"]) == ({}, {})
    assert "no A/A control is usable" in found["settings"]["no_control"]
    text = cli("score", run).out
    assert "differences cannot be judged" in text
    assert "best for a number of calls" not in text


def test_json_by_sample_answers_per_sample(cli: Cli, run: Path) -> None:
    found = cli("score", run, "--format", "json", "--by", "sample").json
    group = found["backends"]["one:torch"]["groups"]["s/0"]
    assert group["break_even_calls"]["cold"] == {"median": 20, "never": 0, "count": 1}
    assert "parameters" not in group["scores"]["default"]
    best = {"1": "eager", "100": "two:torch", "10000": "two:torch", "1000000": "two:torch"}
    assert found["best_by_sample"]["s/0"] == best


def test_csv_holds_every_curve(cli: Cli, run: Path) -> None:
    found = list(csv.DictReader(io.StringIO(cli("score", run, "--format", "csv", "--by", "category").out)))
    # Each of the two backends has curves over three sets of samples: its own, the common ones, and one category. The
    # curves of the three interpretations have 15, 16 and 15 levels, and each level is a line.
    assert len(found) == 2 * 3 * 46
    chosen = [one for one in found if one["backend"] == "two:torch" and one["over"] == "own" and one["t"] == "0"]
    assert {one["baseline"] for one in found} == {"eager"}
    assert [one["interpretation"] for one in chosen] == ["default", "mismatch_extended", "paper"]
    assert float(chosen[0]["es"]) == float(chosen[0]["s"]) == pytest.approx(2)
    assert all((one["s"] == "") == (int(one["t"]) > 0) for one in found)


@pytest.mark.parametrize("by", ["backend", "category", "source", "sample"])
def test_every_grouping_prints(cli: Cli, run: Path, by: str) -> None:
    result = cli("score", run, "--by", by)
    assert result.code == 0
    assert ("by " + by in result.out) == (by != "backend")


def test_names_with_brackets_are_shown_as_they_are(cli: Cli, tmp_path: Path) -> None:
    folder = write_run(tmp_path / "run", [right(1, sample="s/[red]a", where="me/image[bold]")])
    out = cli("score", folder, "--by", "sample").out
    assert "s/[red]a" in out
    assert "inductor:torch@me/image[bold]" in out


def test_the_penalties_are_options(cli: Cli, run: Path) -> None:
    found = cli("score", run, "--format", "json", "--negative-speedup-penalty", "1", "--fpdb", "0.5").json
    assert found["settings"]["negative_speedup_penalty"] == 1
    # One row is slower than eager mode. With the penalty 1, its speedup of 0.5 enters the mean as 0.5 squared. The
    # other speedups, 2 and 1, enter the mean unchanged.
    es = found["backends"]["one:torch"]["own"]["scores"]["default"]["es"]["0"]
    assert es == pytest.approx((2 * 0.25) ** (1 / 3))


def test_another_baseline_is_named(cli: Cli, run: Path) -> None:
    result = cli("score", run, "--baseline", "own-eager")
    assert "eager mode in the backend's own stack" in result.out
    assert "best for a number of calls" not in result.out


def test_joined_runs_are_scored_as_one(cli: Cli, run: Path, tmp_path: Path) -> None:
    other = write_run(tmp_path / "other", rows_of("one", 3, source="t"))
    found = cli("score", run, other, "--format", "json").json
    assert found["samples"]["all"] == 4
    assert found["backends"]["one:torch"]["own"]["scored"] == 4


def refused(cli: Cli, *arguments: object) -> tuple[int, str]:
    """Run a command that must print one sentence and nothing else, and return its exit code and that sentence."""
    result = cli("score", *arguments)
    assert result.out == ""
    assert result.err.count("\n") == 1
    return result.code, result.err


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--fpdb", "0"), "--fpdb 0 must be above 0 and at most 1"),
        (("--fpdb", "nan"), "--fpdb nan must be above 0"),
        (("--negative-speedup-penalty", "-1"), "must be a number of at least 0"),
        (("--interpretation", "mild"), "there are: default, mismatch_extended, paper"),
    ],
)
def test_settings_out_of_range(cli: Cli, run: Path, options: tuple[str, str], sentence: str) -> None:
    code, error = refused(cli, run, *options)
    assert code == 2
    assert sentence in error


@pytest.mark.parametrize(
    ("records", "expected", "sentence"),
    [
        ([], 2, "holds no rows yet; go on with ./graphnet bench --resume"),
        (None, 2, "holds no run"),
        (
            [failed(Outcome.BACKEND_UNAVAILABLE)],
            *(3, "no row of these runs can be scored (inductor:torch: BACKEND_UNAVAILABLE 1); measure with a backend"),
        ),
        ([right(1, flags=["busy"])], 3, "(inductor:torch: busy 1); `graphnet check-machine` says what to change"),
        (
            [right(1, sample="s/0"), inaccurate(1, sample="s/1", tolerance_judged=-6)],
            *(2, "holds rows of different tolerances, -4 and -6"),
        ),
    ],
    ids=["no rows", "no run", "nothing counts", "all busy", "two tolerances"],
)
def test_a_run_that_cannot_be_scored(
    cli: Cli, tmp_path: Path, records: list[Record] | None, expected: int, sentence: str
) -> None:
    code, error = refused(cli, tmp_path if records is None else write_run(tmp_path / "run", records))
    assert code == expected
    assert sentence in error


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"compile_ns": -5}, "compile_ns -5"),
        ({"reference_ns": -1}, "reference_ns -1"),
        # Dividing by a time of 0 would give an infinite cost.
        ({"reference_ns": 0}, "reference_ns 0"),
        ({"speedup": Ratio(ratio=float("nan"), low=1, high=1)}, "speedup nan"),
        ({"speedup": Ratio(ratio=float("inf"), low=1, high=1)}, "speedup inf"),
        ({"speedup": Ratio(ratio=0, low=1, high=1)}, "speedup 0"),
        ({"speedup_own_eager": Ratio(ratio=1, low=-1, high=1)}, "speedup_own_eager -1"),
        ({"tolerance_reached": 7}, "tolerance_reached 7, which cannot be a measurement"),
    ],
)
def test_a_number_that_nothing_can_measure(cli: Cli, tmp_path: Path, change: dict[str, Any], named: str) -> None:
    bad = rows_of("one", 2)[0].model_copy(update={**change, "command": "graphnet rerun run s/0"})
    # JSON has no NaN, and our program never writes one. But a line that somebody wrote by hand may contain it.
    line = json.dumps(bad.model_dump(by_alias=True, mode="python"), default=str)
    folder = write_run(tmp_path / "run", [])
    (folder / "results.jsonl").write_text(line + "\n")
    code, error = refused(cli, folder)
    assert code == 2
    assert f"run: the row of s/0 on one:torch has {named}" in error
    assert "measure it again by ./graphnet rerun run s/0" in error


@pytest.mark.parametrize(
    ("records", "run_json", "sentence"),
    [
        ([right(1, sample="t/0", tolerance_policy="other/2")], {}, "tolerance policy is graphnet-ladder/1"),
        ([right(1, sample="t/0", tolerance_judged=-3)], {}, "tolerance is -4 in the first and -3 in the second"),
        (rows_of("one", 1, source="t"), {"asked": ASKED | {"threads": 8}}, "threads is 2 in the first and 8"),
        (rows_of("one", 1, source="t"), {"asked": ASKED | {"reference": "eager:old"}}, "reference is eager"),
        (
            rows_of("one", 1, source="t"),
            {"machine": {"before": {"cpu": "another CPU"}}},
            "machine is cpu: a CPU in the first and cpu: another CPU in the second",
        ),
        (
            [right(1, sample="t/0", device=OTHER_GPU)],
            {},
            "machine is cpu: a CPU in the first and cuda: GPU-1 in the second",
        ),
        (
            # Kept outputs judged this row, so it has no other speedup.
            [right(1, sample="t/0").model_copy(update={"speedup": None, "device": OTHER_GPU})],
            {},
            "machine is cpu: a CPU in the first and cuda: GPU-1 in the second",
        ),
        (rows_of("one", 1), {}, "both have a row of s/0 on one:torch"),
    ],
)
def test_runs_that_cannot_be_scored_together(
    cli: Cli, run: Path, tmp_path: Path, records: list[Record], run_json: dict[str, Any], sentence: str
) -> None:
    other = write_run(tmp_path / "other", records, **run_json)
    code, error = refused(cli, run, other)
    assert code == 2
    assert sentence in error
    assert "score each alone" in error


def test_a_run_without_judged_or_timed_rows_joins_any(cli: Cli, run: Path, tmp_path: Path) -> None:
    other = write_run(tmp_path / "other", [failed(Outcome.COMPILE_ERROR, "compile", sample="t/0")])
    for folders in ((run, other), (other, run)):
        assert cli("score", *folders).code == 0


def test_a_run_that_was_interrupted_says_how_many_rows_are_missing(cli: Cli, tmp_path: Path) -> None:
    run = write_run(tmp_path / "run", rows_of("one", 2, 0.5), planned_rows=5)
    assert cli("score", run).out.startswith("3 planned rows are missing: the run is not finished\n")
    assert json.loads(cli("score", run, "--format", "json").out)["missing_rows"] == 3


@pytest.mark.parametrize(
    ("hardware", "named"),
    [
        (("a Xeon", "an EPYC"), "machine is cpu: a Xeon in the first and cpu: an EPYC in the second"),
        (("", ""), "machine is unknown in "),
    ],
)
def test_imported_rows_of_other_cpus_are_not_scored_together(
    cli: Cli, tmp_path: Path, hardware: tuple[str, str], named: str
) -> None:
    folders = [
        write_run(
            tmp_path / str(number),
            [right(1, sample=f"s/{number}", device=DeviceGroup(type="cpu", index=0, uuid=cpu, host=""))],
            machine={},
        )
        for number, cpu in enumerate(hardware)
    ]
    code, error = refused(cli, *folders)
    assert code == 2
    assert named in error
