"""Tests of ``graphnet plot``: the formats of its files, and that each plot shows the same as the page's chart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kit import Cli
from report_kit import make_run, page_of, records
from scores_kit import failed

from graphnet.outcomes import Outcome
from graphnet.report.kinds import Plot
from graphnet.report.pictures import chart_of
from graphnet.report.runs import open_runs

MAGIC = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF"}
#: The names of the page's charts, by the kind of plot.
ON_THE_PAGE = {Plot.st: "s", Plot.est: "es", Plot.violin: "speedup", Plot.pareto: "pareto"}


@pytest.mark.parametrize("kind", list(Plot))
def test_a_plot_draws_the_specification_of_the_page(tmp_path: Path, cli: Cli, kind: Plot) -> None:
    run = make_run(tmp_path / "run")
    out = tmp_path / "plot.svg"
    assert cli("plot", kind.value, run, "--out", out).code == 0
    picture = out.read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "inductor:torch" in picture and "xla:jax" in picture
    charts = {chart["name"]: chart["spec"] for chart in page_of([run]).parts["charts"]}
    chart = chart_of(kind, open_runs([run]))
    assert chart is not None
    assert json.loads(json.dumps(chart.spec)) == charts[ON_THE_PAGE[kind]]


@pytest.mark.parametrize("suffix", sorted(MAGIC))
def test_a_plot_has_the_format_of_its_files_name(tmp_path: Path, cli: Cli, suffix: str) -> None:
    out = tmp_path / f"plot{suffix}"
    assert cli("plot", "est", make_run(tmp_path / "run"), "--out", out).code == 0
    assert out.read_bytes().startswith(MAGIC[suffix])
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [out.name]


def test_markup_in_a_name_is_text_in_a_plot(tmp_path: Path, cli: Cli) -> None:
    rows = [record.model_copy(update={"backend": "<script>&\u202e"}) for record in records()[:3]]
    out = tmp_path / "plot.svg"
    assert cli("plot", "violin", make_run(tmp_path / "run", rows), "--out", out).code == 0
    picture = out.read_text(encoding="utf-8")
    assert "<script" not in picture and "\u202e" not in picture
    assert "&lt;script" in picture


def test_bad_input_of_a_plot_ends_in_one_sentence(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run")
    none = make_run(tmp_path / "none", [failed(Outcome.BACKEND_UNAVAILABLE)])
    cases = [
        (("plot", "st", tmp_path, "--out", "a.svg"), 2, "holds no run"),
        (("plot", "st", run, "--out", "a.gif"), 2, "must end in .svg, .png or .pdf"),
        (("plot", "st", run, "--out", tmp_path / "x" / "a.svg"), 2, "cannot be written"),
        (("plot", "st", none, "--out", "a.svg"), 3, "no row of these runs can be in the plot st"),
        (("plot", "pareto", none, "--out", "a.svg"), 3, "no row of these runs can be in the plot pareto"),
    ]
    for arguments, code, sentence in cases:
        result = cli(*arguments)
        assert (result.code, result.out, result.err.count("\n")) == (code, "", 1), arguments
        assert sentence in result.err
    assert not (tmp_path / "a.svg").exists()
