"""Tests of ``graphnet export``: files appear completely or not at all, and a refusal is one sentence."""

from __future__ import annotations

import csv
import io
import json
import os
from pathlib import Path

import pytest
from exchange_kit import make_run, output, row
from kit import Cli

from graphnet.exchange import tables
from graphnet.exchange.read_log import read_log
from graphnet.files import replacing
from graphnet.runs.record import DeviceGroup, Ratio

KEPT = Path(__file__).parents[1] / "kept_run"
FORMATS = ["graphnet-log", "csv", "json", "parquet"]


@pytest.fixture
def run(tmp_path: Path) -> Path:
    rows = [
        row(f"timm/{name}", ratio, backend=backend)
        for backend, ratio in (("inductor", 1.5), ("xla", 0.5), ("tvm", 2.0))
        for name in ("a", "b")
    ]
    rows.append(row("timm/c", outcome="REFERENCE_FAILED"))
    rows.append(row("timm/d", ratio=None))
    return make_run(tmp_path / "run", rows)


def test_several_backends_are_several_logs(cli: Cli, run: Path) -> None:
    done = cli("export", run, "--format", "graphnet-log", "--out", "logs")
    assert done.code == 0
    assert sorted(path.name for path in Path("logs").iterdir()) == ["inductor.log", "tvm.log", "xla.log"]
    assert [sample.path for sample in read_log(Path("logs/xla.log"))] == ["timm/a", "timm/b"]
    assert "1 rows REFERENCE_FAILED" in done.err
    assert "1 rows no ratio" in done.err


def test_one_backend_is_one_file_or_stdout(cli: Cli, run: Path) -> None:
    to_file = cli("export", run, "--format", "graphnet-log", "--backend", "tvm", "--out", "tvm.txt")
    assert to_file.code == 0
    to_stdout = cli("export", run, "--format", "graphnet-log", "--backend", "tvm", "--log-prompt", "mine")
    assert to_stdout.out == Path("tvm.txt").read_text().replace("graph-net-test-compiler-log", "mine")
    refused = cli("export", run, "--format", "graphnet-log")
    assert refused.code == 2
    assert "3 sites (inductor, tvm, xla)" in refused.err


def test_a_slash_makes_a_folder_also_for_one_backend(cli: Cli, run: Path) -> None:
    assert cli("export", run, "--format", "graphnet-log", "--backend", "tvm", "--out", "new/").code == 0
    assert [path.name for path in Path("new").iterdir()] == ["tvm.log"]


def test_outputs_that_were_judged_by_float64_are_in_parquet(cli: Cli) -> None:
    from pyarrow import parquet

    assert cli("export", KEPT / "plain", "--format", "parquet", "--out", "rows.parquet").code == 0
    written = parquet.read_table("rows.parquet", columns=["outputs"]).to_pylist()
    (judged,) = [row["outputs"][0] for row in written if row["outputs"]][:1]
    assert (judged["label"], judged["shape"]) == ("output 0", [2, 3])
    assert json.loads(judged["float64"])["as_accurate"] is True


def test_every_format_has_every_row(cli: Cli, run: Path) -> None:
    from pyarrow import parquet

    for name in ("csv", "json", "parquet"):
        assert cli("export", run, "--format", name, "--out", f"rows.{name}").code == 0
    assert len(Path("rows.csv").read_text().splitlines()) == 9
    assert len(json.loads(Path("rows.json").read_text())["results"]) == 8
    assert parquet.read_table("rows.parquet").num_rows == 8
    shown = json.loads(cli("show", run, "--format", "json").out)
    assert json.loads(cli("export", run, "--format", "json").out) == shown
    assert cli("export", run, "--format", "csv", "--backend", "xla").out.count("timm/") == 4


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ([], "has no rows"),
        ([row(reference_ns=-5)], "gives reference_ns -5"),
        ([row(), row("timm/b", speedup=Ratio(ratio=-1, low=-1, high=-1))], "which is not a measurement"),
    ],
)
def test_what_cannot_be_exported_is_one_sentence_and_no_file(
    cli: Cli, tmp_path: Path, format_: str, rows: list[object], says: str
) -> None:
    make_run(tmp_path / "run", rows)  # type: ignore[arg-type]
    refused = cli("export", "run", "--format", format_, "--out", "out.file")
    assert refused.code == 2
    if format_ == "json":
        assert says in refused.json["error"]["message"]
    else:
        assert refused.out == ""
    assert says in refused.err
    assert refused.err.count("\n") == 1
    assert not Path("out.file").exists()


def test_a_row_whose_time_is_not_a_number_is_refused(cli: Cli, tmp_path: Path) -> None:
    results = make_run(tmp_path / "run", [row()]) / "results.jsonl"
    results.write_text(results.read_text().replace('"ratio":1.5', '"ratio":NaN'))
    refused = cli("export", "run", "--format", "csv", "--out", "out.csv")
    assert refused.code == 2
    assert "gives speedup nan for timm/a" in refused.err
    assert not Path("out.csv").exists()


@pytest.mark.parametrize("form", ["csv", "json", "parquet", "graphnet-log"])
def test_a_row_that_cannot_be_read_is_left_out(cli: Cli, tmp_path: Path, form: str) -> None:
    results = make_run(tmp_path / "run", [row("timm/a", compile_ns=17), row("timm/b")]) / "results.jsonl"
    results.write_text(results.read_text().replace('"compile_ns":17', '"compile_ns":"soon"'))
    done = cli("export", "run", "--format", form, "--out", "out")
    assert done.code == 0, done.err
    data = Path("out").read_bytes()
    assert b"timm/b" in data
    assert b"timm/a" not in data


def test_a_log_holds_rows_of_one_policy_and_one_device(cli: Cli, tmp_path: Path) -> None:
    other = row("timm/b", tolerance_policy="graphnet-log/1")
    make_run(tmp_path / "policies", [row(), other])
    gpu = DeviceGroup(type="cuda", index=0, uuid="g", host="h")
    make_run(tmp_path / "devices", [row(), row("timm/b", device=gpu)])
    for name, says in (("policies", "judged by different rules"), ("devices", "ran on different devices (cpu, cuda)")):
        refused = cli("export", name, "--format", "graphnet-log", "--out", "a.log")
        assert refused.code == 2
        assert says in refused.err
        assert not Path("a.log").exists()


def test_a_run_without_a_row_that_counts_makes_no_log(cli: Cli, tmp_path: Path) -> None:
    make_run(tmp_path / "run", [row(outcome="BACKEND_UNAVAILABLE"), row("timm/b", ratio=None, outputs=[output()])])
    refused = cli("export", "run", "--format", "graphnet-log", "--out", "a.log")
    assert refused.code == 2
    assert "no row of" in refused.err
    assert "1 BACKEND_UNAVAILABLE, 1 no ratio" in refused.err


def test_parquet_needs_a_file_and_a_folder_is_not_one(cli: Cli, run: Path) -> None:
    assert "name a file with --out" in cli("export", run, "--format", "parquet").err
    Path("folder").mkdir()
    for name in ("csv", "parquet"):
        assert cli("export", run, "--format", name, "--out", "folder").code == 2
    assert list(Path("folder").iterdir()) == []


def test_an_export_that_fails_leaves_the_file_that_was_there(
    cli: Cli, run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("rows.csv").write_text("before")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tables, "row_of", full)
    refused = cli("export", run, "--format", "csv", "--out", "rows.csv")
    assert refused.code == 2
    assert "No space left on device" in refused.err
    assert Path("rows.csv").read_text() == "before"
    assert [path.name for path in Path().iterdir() if path.name.startswith(".")] == []


def test_a_new_file_has_the_permissions_of_any_other(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    with replacing(tmp_path / "made") as temporary:
        temporary.write_text("x")
    assert os.stat(tmp_path / "made").st_mode == os.stat(tmp_path / "other").st_mode


def test_a_csv_has_no_formula(cli: Cli, tmp_path: Path) -> None:
    make_run(tmp_path / "run", [row("=1+1/a")])
    (exported,) = csv.DictReader(io.StringIO(cli("export", tmp_path / "run", "--format", "csv").out))
    assert exported["sample"] == "'=1+1/a"
