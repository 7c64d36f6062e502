"""The tests of graphs/ run where torch is; elsewhere the folder is skipped as a whole."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HAS_TORCH = importlib.util.find_spec("torch") is not None

collect_ignore_glob = [] if HAS_TORCH else ["test_*.py"]


def pytest_configure(config: pytest.Config) -> None:
    # torch's own, not ours: dynamo warns about what it cannot trace, which these tests are about.
    config.addinivalue_line("filterwarnings", "ignore::Warning:torch.*")
    config.addinivalue_line("filterwarnings", "ignore:.*torch.*:DeprecationWarning")


@pytest.fixture(scope="session")
def samples() -> Path:
    """The corpus."""
    return ROOT / "samples"
