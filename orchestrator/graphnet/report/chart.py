"""One chart of a page or a plot, and what all charts have in common: sizes and colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

#: The width and height of a chart in pixels. On the page, the chart's width is that of the browser's window instead.
WIDTH: Final = 620
HEIGHT: Final = 300
_BAR: Final = 18
_BAR_AXIS: Final = 44
#: Colours for light and for dark pages. Colour-blind readers can tell them apart.
LIGHT: Final = ("#0b6aa8", "#b34700", "#00735c", "#9c3b80", "#6b5b00", "#444b54", "#7a4cc2", "#a61b29")
DARK: Final = ("#64b5f6", "#ffa64d", "#4dd0ac", "#f48fc7", "#e6d05c", "#c0c7d0", "#b79cf2", "#ff8a8a")
GREY: Final = "#7d8590"


@dataclass(frozen=True)
class Chart:
    """One chart: its name on the page, the heading and text beside it, and its Vega-Lite specification with all data.

    ``legend`` says whether a legend names the series.
    """

    name: str
    title: str
    text: str
    spec: dict[str, Any]
    legend: bool = False


def make_chart(name: str, title: str, text: str, chart: Any, height: int | None = None) -> Chart:
    """Return a chart with a legend or, if it has a ``height`` of its own, without one."""
    spec = complete(chart.properties(width=WIDTH, height=height or HEIGHT), title)
    return Chart(name, title, text, spec, legend=height is None)


def complete(chart: Any, description: str) -> dict[str, Any]:
    """Return a chart as a specification. The page's script, or the code that draws a plot, adds the ``config``."""
    spec: dict[str, Any] = chart.properties(description=description).to_dict()
    spec.pop("config", None)
    return spec


def bar_height(bars: int) -> int:
    """Return the height of a chart of so many horizontal bars, in pixels."""
    return _BAR * bars + _BAR_AXIS


def only(shown: int, of: int, what: str = "rows", which: str = "evenly chosen") -> str:
    """Return a sentence that says how many of all are drawn; empty if all are."""
    return f" {shown:,} of {of:,} {what} are drawn, {which}." if shown < of else ""
