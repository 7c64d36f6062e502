"""Tests which services the tests of containers start on a machine with little free disk."""

from __future__ import annotations

import pytest
from compose import CORE, affordable


@pytest.mark.parametrize(
    ("free_gb", "expected"),
    [
        (20, CORE),
        (5.2, ("eager", "inductor", "nope", "xla", "tvm")),
        (4.4, ("eager", "inductor", "nope", "xla")),
        (1, ("eager", "inductor", "nope")),
    ],
)
def test_images_that_do_not_fit_on_the_disk_are_left_out(free_gb: float, expected: tuple[str, ...]) -> None:
    assert affordable(CORE, free_gb * 1e9) == expected
