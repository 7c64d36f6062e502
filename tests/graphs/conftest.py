"""Skips the tests of graphs/ if torch is missing. ``./check`` runs these tests in an environment that has torch."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HAS_TORCH = importlib.util.find_spec("torch") is not None

collect_ignore_glob = [] if HAS_TORCH else ["test_*.py"]


def pytest_configure(config: pytest.Config) -> None:
    # Dynamo warns of code that it cannot trace, and these tests contain such code on purpose.
    config.addinivalue_line("filterwarnings", "ignore::Warning:torch.*")
    config.addinivalue_line("filterwarnings", "ignore:.*torch.*:DeprecationWarning")


@pytest.fixture(scope="session")
def samples() -> Path:
    return ROOT / "samples"
