"""Tests of comparisons on simulated runs. benchmarks/compare.py runs the same simulations with more pairs."""

from __future__ import annotations

from types import ModuleType

import pytest
from script_modules import script_module


@pytest.fixture(scope="module")
def simulation() -> ModuleType:
    """The script benchmarks/compare.py, imported as a module."""
    return script_module("benchmarks/compare.py")


@pytest.mark.parametrize("shared", [False, True])
def test_equal_runs_are_not_called_worse_and_a_slower_row_is_named(simulation: ModuleType, shared: bool) -> None:
    # The seed is fixed, so every run gives the same figures.
    figures = simulation.simulate(pairs=20, slower=20, rows=50, seed=5, shared=shared)
    assert figures.false <= 1
    assert figures.found[0.1] >= 18
    assert figures.found[0.3] == 20
    assert figures.itself == 0
