"""Tests that ``bench --model`` refuses wrong options before the model is extracted."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Cli


@pytest.mark.parametrize(
    "wrong",
    [
        ("--backend", "nosuch"),
        ("--reference", "nosuch"),
        ("--memory", "much"),
        ("--option", "nosuch"),
        ("--backend", "inductor", "--option", "nosuch=1"),
    ],
)
def test_a_wrong_option_is_refused_before_the_model_is_extracted(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, wrong: tuple[str, ...]
) -> None:
    def extract(*given: Any) -> None:
        raise AssertionError("the model was extracted")

    monkeypatch.setattr("graphnet.launch.graph_tools.run_tool", extract)
    monkeypatch.setattr("graphnet.launch.graph_tools.interpreter", extract)
    assert cli("bench", "--model", "net.py:make", *wrong).code == 2
