"""Tests the names of a report page's series, and the break-even figures of a row that compiled in its first call."""

from __future__ import annotations

from pathlib import Path

from scores_kit import right, write_run

from graphnet.report.figures import point_of, read_figures
from graphnet.report.runs import open_runs

#: The equal beginning of two workers' addresses. A label on the page shows only the beginning of an address. The two
#: workers must nevertheless have different labels.
FAR = "unix:///" + "a" * 100


def test_two_long_sites_are_two_series(tmp_path: Path) -> None:
    rows = [right(2.0, where=f"{FAR}/{name}.sock", compile_ns=1, reference_ns=1) for name in ("one", "two")]
    (run,) = open_runs([write_run(tmp_path / "run", rows)])
    names = [run.series(site) for site in run.rows.columns.sites]
    assert len(names) == len(set(names)) == 2
    figures = read_figures([run])
    assert set(figures.series) == set(names)
    assert sorted(point.series for point in figures.points) == sorted(names)


def test_the_break_even_chart_counts_a_late_compile_as_the_scores_do() -> None:
    times = {"compile_ns": 100, "first_call_ns": 50, "reference_ns": 10}
    assert point_of("s", right(2.0, **times)).compile_calls == 10
    assert point_of("s", right(2.0, **times, flags=["compiled_late"])).compile_calls == 15
