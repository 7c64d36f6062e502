"""Tests of ``graphnet import`` and ``graphnet log2json``, which make runs and files from GraphNet's logs."""

from __future__ import annotations

import json
import math
from pathlib import Path

import logs
import pytest
from exchange_kit import curve, make_run, output, row, rows_of
from kit import Cli

from graphnet.judge.ladder import LEVELS
from graphnet.outcomes import Outcome

KINDS = {
    "timm/good": "OK",
    "timm/slow": "OK",
    "timm/coarse": "ACCURACY",
    "timm/never": "ACCURACY",
    "nlp/no_compiler": "RUNTIME_ERROR",
    "nlp/types": "OUTPUT_MISMATCH",
    "nlp/warned": "RUNTIME_ERROR",
    "nlp/died": "CRASHED",
    "nlp/mixed": "ACCURACY",
    "nlp/last": "ACCURACY",
}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "every.log"
    file.write_text(logs.EVERY_KIND)
    return file


def test_every_kind_of_sample_has_its_outcome(cli: Cli, log: Path) -> None:
    assert cli("import", log, "--out", "run").code == 0
    rows = rows_of(Path("run"))
    assert {one.sample: str(one.outcome) for one in rows} == KINDS
    good = rows[0]
    assert good.tolerance_ladder == [level >= -6 for level in LEVELS]
    assert (good.tolerance_reached, good.max_abs_error) == (-6, 0.125)
    assert (good.reference_ns, good.compiled_ns) == (4_200_000, 2_100_000)
    assert good.speedup is not None
    # Bounds on the speedup, computed from the smallest and largest times: 4.0 / 2.2 and 4.4 / 2.0.
    assert (good.speedup.low, good.speedup.ratio, good.speedup.high) == (pytest.approx(4.0 / 2.2), 2.0, 2.2)
    assert (good.backend, good.where, good.device.type if good.device else "") == ("inductor", "every", "cuda")
    by_name = {one.sample: one for one in rows}
    assert "SomeError" in (by_name["nlp/warned"].message or "")
    assert "without a result" in (by_name["nlp/died"].message or "")
    assert by_name["nlp/no_compiler"].message == "no kernel for it"


def test_eager_failures_are_the_references(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "e.log").write_text(logs.failed("/x/a/b", "eager") + logs.head("/x/a/c") + logs.right("/x/a/d"))
    assert cli("import", "e.log", "--out", "run").code == 0
    assert [one.outcome for one in rows_of(Path("run"))] == [*[Outcome.REFERENCE_FAILED] * 2, Outcome.OK]


def test_the_level_of_ok_can_be_chosen(cli: Cli, log: Path) -> None:
    assert cli("import", log, "--out", "run", "--tolerance", 1).code == 0
    by_name = {one.sample: one for one in rows_of(Path("run"))}
    assert (by_name["timm/coarse"].outcome, by_name["timm/coarse"].tolerance_judged) == ("OK", 1)


def test_an_imported_run_is_shown_and_says_that_it_cannot_be_resumed(cli: Cli, log: Path) -> None:
    cli("import", log, "--out", "run")
    run = json.loads(Path("run/run.json").read_text())
    assert run["resumable"] is False
    assert run["imported"]["logs"][0]["samples"] == len(KINDS)
    assert "timm/good" in cli("show", "run").out
    for command in (("bench", "--resume", "run"), ("rerun", "run", "timm/good", "--backend", "inductor")):
        refused = cli(*command)
        assert refused.code == 2
        assert "was imported from GraphNet's logs and cannot be resumed" in refused.err


def test_names_are_unique_and_repeated_samples_are_kept(cli: Cli, tmp_path: Path) -> None:
    paths = ["/x/one/timm/a", "/x/two/timm/a", "/x/one/timm/a", "/x/one/nlp/b"]
    (tmp_path / "n.log").write_text("".join(logs.right(path) for path in paths))
    assert cli("import", "n.log", "--out", "run").code == 0
    assert [one.sample for one in rows_of(Path("run"))] == ["one/timm/a", "two/timm/a", "one/timm/a#2", "one/nlp/b"]


def test_a_log_of_two_compilers_has_a_row_of_each_and_our_own_names_stay(cli: Cli, tmp_path: Path) -> None:
    two = logs.right("/x/timm/a") + logs.head("/x/timm/a", compiler="blade-disc") + logs.compared([-6])
    (tmp_path / "two.log").write_text(two)
    assert cli("import", "two.log", "--out", "run").code == 0
    found = [(one.sample, one.backend) for one in rows_of(Path("run"))]
    assert found == [("timm/a", "inductor"), ("timm/a", "bladedisc")]
    make_run(tmp_path / "ours", [row("one/timm/a"), row("b")])
    cli("export", "ours", "--format", "graphnet-log", "--out", "ours.log")
    cli("import", "ours.log", "--out", "back")
    assert [one.sample for one in rows_of(Path("back"))] == ["one/timm/a", "b"]


def test_two_logs_are_two_places(cli: Cli, log: Path, tmp_path: Path) -> None:
    (tmp_path / "other.log").write_text(logs.right("/x/timm/good", speedup=3.0))
    assert cli("import", log, "other.log", "--out", "run").code == 0
    assert {one.where for one in rows_of(Path("run"))} == {"every", "other"}
    exported = cli("export", "run", "--format", "graphnet-log", "--out", "logs")
    assert exported.code == 0
    named = [f"inductor-imported-{name}.log" for name in ("every", "other")]
    assert sorted(path.name for path in Path("logs").iterdir()) == named


@pytest.mark.parametrize(
    ("second", "says"),
    [
        (logs.head("/x/a/b", device="cpu") + logs.compared([-6]), "has device cpu"),
        (logs.head("/x/a/b", hardware="A100") + logs.compared([-6]), "has hardware A100"),
        (logs.right("/x/a/b").replace("[Speedup][e2e]: 2.00000", "[Speedup][e2e]: nan"), "nan"),
        (logs.right("/x/a/b")[:-400], "cut"),
    ],
)
def test_nothing_is_written_when_one_log_is_refused(cli: Cli, log: Path, second: str, says: str) -> None:
    Path("second.log").write_text(second)
    refused = cli("import", log, "second.log", "--out", "run")
    assert refused.code == 2
    assert says in refused.err
    assert refused.err.count("\n") == 1
    assert sorted(path.name for path in Path().iterdir()) == ["every.log", "second.log"]


def test_two_logs_of_one_name_and_a_folder_in_use_are_refused(cli: Cli, log: Path) -> None:
    Path("sub").mkdir()
    Path("sub/every.log").write_text(log.read_text())
    assert "two logs are named every" in cli("import", log, "sub/every.log", "--out", "run").err
    assert "holds something already" in cli("import", log, "--out", "sub").err
    assert sorted(path.name for path in Path("sub").iterdir()) == ["every.log"]


@pytest.mark.parametrize("interpretation", ["default", "paper"])
def test_an_imported_log_exported_and_imported_again_gives_the_same_curve(
    cli: Cli, log: Path, interpretation: str
) -> None:
    cli("import", log, "--out", "first")
    assert cli("export", "first", "--format", "graphnet-log", "--out", "again.log").code == 0
    assert cli("import", "again.log", "--out", "second").code == 0
    before, after = rows_of(Path("first")), rows_of(Path("second"))
    assert [one.outcome for one in before] == [one.outcome for one in after]
    assert curve(before, interpretation) == pytest.approx(curve(after, interpretation), rel=1e-9)


def test_our_own_log_comes_back_with_its_outcomes(cli: Cli, tmp_path: Path) -> None:
    rows = [
        row("timm/a", 1.37, category="cv"),
        row("timm/b", 0.82, outputs=[output(-3)], outcome="ACCURACY"),
        row("timm/c", outcome="TIMEOUT", stage="compile", message="no end: after 600 s"),
        row("timm/d", outcome="CRASHED", stage="measure", message="signal 11"),
        row("timm/e", outcome="OUTPUT_MISMATCH", step="shape", message="output 0: shape"),
        row("timm/f", outcome="UNSUPPORTED", stage="compile", step="lower", message="aten.nonzero"),
    ]
    make_run(tmp_path / "run", rows)
    assert cli("export", "run", "--format", "graphnet-log", "--out", "a.log").code == 0
    assert cli("import", "a.log", "--out", "back").code == 0
    back = rows_of(tmp_path / "back")
    for one, other in zip(rows, back):
        assert (other.sample, other.category, other.backend) == (one.sample, one.category, one.backend)
        # A log does not contain the stage, step and message of rows with wrong outputs.
        is_wrong = one.outcome in ("ACCURACY", "OUTPUT_MISMATCH")
        named = ("outcome",) if is_wrong else ("outcome", "stage", "step", "message")
        assert [getattr(other, name) for name in named] == [getattr(one, name) for name in named]
        if one.speedup is not None:
            assert other.speedup is not None
            assert math.isclose(one.speedup.ratio, other.speedup.ratio, abs_tol=1e-9)
    assert curve(back) == pytest.approx(curve(rows), rel=1e-6)


def test_a_wrong_row_without_a_ratio_may_be_the_last(cli: Cli, tmp_path: Path) -> None:
    make_run(tmp_path / "run", [row("a/b"), row("a/c", None, "ACCURACY", outputs=[output(None)])])
    assert cli("export", "run", "--format", "graphnet-log", "--out", "a.log").code == 0
    assert Path("a.log").read_text().endswith("\nTotally 2 verified samples, failed 0 samples.\n")
    assert cli("import", "a.log", "--out", "back").code == 0
    assert [one.outcome for one in rows_of(Path("back"))] == [Outcome.OK, Outcome.ACCURACY]
    assert curve(rows_of(Path("back"))) == pytest.approx(curve(rows_of(Path("run"))))


def test_log2json_writes_one_file_per_sample_in_graphnets_old_form(cli: Cli, log: Path) -> None:
    assert cli("log2json", log, "--out", "json").code == 0
    files = {path.name: json.loads(path.read_text()) for path in Path("json").iterdir()}
    assert len(files) == len(KINDS)
    good = files["good_inductor.json"]
    assert set(good) == {"configuration", "correctness", "performance", "result"}
    assert good["configuration"]["hardware"] == "H20"
    assert good["correctness"]["[equal]"] == [0]
    assert good["correctness"]["[all_close_atol_1.00E-06_rtol_8.65E-08]"] == [1]
    assert good["correctness"]["[max_diff]"] == [0.125]
    assert good["performance"]["datatype"] == {"eager": ["float32"], "compiled": ["float32"]}
    assert good["performance"]["eager"]["e2e"]["max"] == 4.4
    assert good["performance"]["speedup"] == {"e2e": 2.0, "gpu": 1.0}
    assert good["result"] == {"status": "success", "speedup": {"e2e": {"mean": 2.0}, "gpu": {"mean": 1.0}}}
    failed = files["no_compiler_inductor.json"]
    assert failed["result"] == {"status": "compile_fail"}
    assert failed["performance"]["failure"] == "compiled"
    assert files["died_inductor.json"]["result"] == {"status": "unknown"}


def test_log2json_keeps_two_samples_of_one_name_and_refuses_a_folder_in_use(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "a.log").write_text(logs.right("/x/one/a") + logs.right("/x/two/a"))
    assert cli("log2json", "a.log", "--out", "json").code == 0
    assert sorted(path.name for path in Path("json").iterdir()) == ["a_inductor#2.json", "a_inductor.json"]
    assert cli("log2json", "a.log", "--out", "json").code == 2


def test_log2json_names_the_class_of_our_failures(cli: Cli, tmp_path: Path) -> None:
    make_run(tmp_path / "run", [row("a/c", outcome="COMPILE_ERROR"), row("a/r", outcome="CRASHED", stage="measure")])
    cli("export", "run", "--format", "graphnet-log", "--out", "a.log")
    cli("log2json", "a.log", "--out", "json")
    statuses = {path.stem: json.loads(path.read_text())["result"]["status"] for path in Path("json").iterdir()}
    assert statuses == {"c_inductor": "compile_fail", "r_inductor": "runtime_fail"}
