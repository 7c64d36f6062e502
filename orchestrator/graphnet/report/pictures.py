"""Writes the plots of ``graphnet plot`` as SVG, PNG or PDF, from the specifications of the page's charts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.errors import UsageError
from graphnet.report.chart import LIGHT, Chart
from graphnet.report.charts import pareto_chart, score_chart, violin_chart
from graphnet.report.figures import read_figures
from graphnet.report.kinds import Plot
from graphnet.report.runs import ShownRun

#: In a PNG picture, one pixel of the specification becomes this many pixels in each direction.
_SCALE: Final = 2.0
_CONFIG: Final = {
    "background": "white",
    "font": "sans-serif",
    "range": {"category": list(LIGHT)},
    "view": {"stroke": "#d0d5dc"},
    "legend": {"orient": "top", "columns": 4, "labelLimit": 280},
}


#: The formats of a plot, each given by its file extension.
FORMATS: Final = (".svg", ".png", ".pdf")


def format_of(path: Path) -> str:
    """Return the file's extension in lower case. Raises UsageError if it is not in FORMATS."""
    suffix = path.suffix.lower()
    if suffix not in FORMATS:
        raise UsageError(f"--out {path} must end in {', '.join(FORMATS[:-1])} or {FORMATS[-1]}")
    return suffix


def chart_of(plot: Plot, runs: Sequence[ShownRun]) -> Chart | None:
    """Return the chart of a kind of plot; None if no row has data for it. Raises StorageError if reading fails."""
    if plot in (Plot.st, Plot.est):
        return score_chart(runs, extended=plot is Plot.est)
    figures = read_figures(runs)
    return violin_chart(figures) if plot is Plot.violin else pareto_chart(figures)


def draw(chart: Chart, suffix: str) -> bytes:
    import vl_convert  # imported here: it loads 80 MB, and only pages and plots need it

    spec: dict[str, Any] = json.loads(json.dumps(chart.spec)) | {
        "title": {"text": chart.title, "anchor": "start"},
        "config": _CONFIG,
    }
    # The specification names its version, such as 6.4, in the URL of its schema.
    version = ".".join(str(spec["$schema"]).rpartition("/")[2].removeprefix("v").split(".")[:2])
    if suffix == ".svg":
        return vl_convert.vegalite_to_svg(spec, vl_version=version).encode("utf-8")
    if suffix == ".png":
        return vl_convert.vegalite_to_png(spec, vl_version=version, scale=_SCALE)
    return vl_convert.vegalite_to_pdf(spec, vl_version=version)
