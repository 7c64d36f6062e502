"""Skips the tests of the lowering if torch is missing. ``./check`` runs them in an environment that has torch."""

from __future__ import annotations

import importlib.util

import pytest

HAS_TORCH = importlib.util.find_spec("torch") is not None

collect_ignore_glob = [] if HAS_TORCH else ["test_*.py"]


def pytest_configure(config: pytest.Config) -> None:
    # Dynamo warns of code that it cannot trace, and these tests contain such code on purpose.
    config.addinivalue_line("filterwarnings", "ignore::Warning:torch.*")
    config.addinivalue_line("filterwarnings", "ignore:.*torch.*:DeprecationWarning")
