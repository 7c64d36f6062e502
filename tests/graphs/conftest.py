"""Skip the tests of graphs/ where torch is missing; the check runs them in an environment of their own."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HAS_TORCH = importlib.util.find_spec("torch") is not None

collect_ignore_glob = [] if HAS_TORCH else ["test_*.py"]


def pytest_configure(config: pytest.Config) -> None:
    # These warnings are torch's and not ours: dynamo warns of code that it cannot trace, which these tests give it.
    config.addinivalue_line("filterwarnings", "ignore::Warning:torch.*")
    config.addinivalue_line("filterwarnings", "ignore:.*torch.*:DeprecationWarning")


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of the corpus."""
    return ROOT / "samples"
