"""The kinds of plots. This module lets the command line list the kinds without importing the code that draws them."""

from __future__ import annotations

from enum import StrEnum


class Plot(StrEnum):
    """The plots that ``graphnet plot`` draws."""

    st = "st"
    """S(t) of every backend, up to level 0."""
    est = "est"
    """ES(t) of every backend, at every level."""
    violin = "violin"
    """The distribution of the speedups of every backend's rows with outcome OK."""
    pareto = "pareto"
    """Speedup against compile time, with break-even lines."""
