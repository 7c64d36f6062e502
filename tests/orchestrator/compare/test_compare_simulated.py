"""Tests of comparisons on simulated runs. benchmarks/compare.py does the same with more pairs."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).resolve().parents[3] / "benchmarks"


@pytest.fixture(scope="module")
def simulation() -> ModuleType:
    """The module benchmarks/compare.py."""
    sys.path.insert(0, str(BENCHMARKS))
    try:
        spec = importlib.util.spec_from_file_location("compare_benchmark", BENCHMARKS / "compare.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(BENCHMARKS))
    return module


@pytest.mark.parametrize("shared", [False, True])
def test_equal_runs_are_not_called_worse_and_a_slower_row_is_named(simulation: ModuleType, shared: bool) -> None:
    # The seed is fixed, so every run gives the same figures.
    figures = simulation.simulate(pairs=20, slower=20, rows=50, seed=5, shared=shared)
    assert figures.false <= 1
    assert figures.found[0.1] >= 18
    assert figures.found[0.3] == 20
    assert figures.itself == 0
