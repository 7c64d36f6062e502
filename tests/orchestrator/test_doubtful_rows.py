"""Rows whose speedups prove little: no mean counts them, and the answer names them in a line of their own."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from fake_worker import Answers, Script
from kit import Cli, Result


def but(name: str, other: Script) -> Answers:
    """Answer each sample as usual, except one."""
    return lambda start: other if start.sample == name else Script(trial_ns=500_000)


@pytest.mark.parametrize(
    ("reference", "candidate", "flag"),
    [
        (Script(), but("b", Script(trial_ns=50_000)), "suspicious"),
        (
            lambda start: Script(outputs=[np.zeros((2, 3), np.float32)]) if start.sample == "b" else Script(),
            but("b", Script(outputs=[np.zeros((2, 3), np.float32)], trial_ns=200_000)),
            "degenerate_output",
        ),
    ],
)
def test_a_doubtful_row_stays_out_of_the_mean(
    bench: Callable[..., Result], cli: Cli, reference: Script | Answers, candidate: Answers, flag: str
) -> None:
    rows = {
        row["sample"]: row
        for row in bench(reference, candidate, extra=("--out", "run", "--processes", "auto", "--budget", 10)).rows
    }
    assert (rows["made/b"]["outcome"], flag in rows["made/b"]["flags"]) == ("OK", True)
    (standing,) = cli("score", "run", "--format", "json").json["backends"].values()
    assert standing["own"]["left_out"] == {flag: 1}
    for format_ in ("text", "markdown"):
        text = cli("show", "run", "--format", format_).out.replace("\\", "")
        assert f"no mean counts 1 row with the flag {flag}: made/b" in text
        assert f"geometric mean {rows['made/a']['speedup']['ratio']:.2f}x" in text
