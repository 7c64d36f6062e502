"""Tests the bounds of times: the roofline of planted peaks, and peaks that are kept for a class of machines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from graphnet.explain.bounds import Peaks, Work, peaks_of

KEPT: dict[str, Any] = {
    "version": 2,
    "device": "cpu",
    "threads": 1,
    "torch": "2",
    "flops_per_s": {"float32": 1e11, "float64": 5e10},
    "bytes_per_s": {"copy": [[1000, 2e10], [1000000, 4e10], [100000000, 1e10]], "read": [[100000000, 1.2e10]]},
    "repeat": 1.02,
}
PEAKS = Peaks.model_validate(KEPT)


def test_a_small_working_set_may_have_the_bandwidth_of_any_larger_one() -> None:
    assert [PEAKS.bandwidth(size) for size in (10, 1e6, 2e6, 1e8, 1e12)] == [4e10, 4e10, 1.2e10, 1.2e10, 1.2e10]


def test_the_bound_is_the_larger_of_compute_and_memory() -> None:
    assert PEAKS.shortest_ns({"float32": 1e8}, 1000) == pytest.approx(1e6)
    assert PEAKS.shortest_ns({"float32": 1e3}, 4e5) == pytest.approx(1e4)
    assert PEAKS.shortest_ns({"float32": 1e8, "float64": 1e8}, 0) == pytest.approx(3e6)
    assert PEAKS.shortest_ns({"int8": 1e8}, 0) == 0


def test_half_precision_is_never_slower_than_float32() -> None:
    """The bound has float32's speed if half precision is slower, because a compiler may widen the values."""
    slow, fast = (PEAKS.model_copy(update={"flops_per_s": {"float32": 1e11, "float16": own}}) for own in (1e9, 1e12))
    assert slow.shortest_ns({"float16": 1e8}, 0) == pytest.approx(1e6)
    assert fast.shortest_ns({"float16": 1e8}, 0) == pytest.approx(1e5)
    # A dtype without a measured peak adds nothing to the bound.
    assert fast.shortest_ns({"bfloat16": 1e8}, 0) == 0


def test_a_fused_kernel_moves_less_than_one_kernel_per_operator() -> None:
    work = Work(operators=[("mm", 1e6, "float32", 4e5), ("relu", 0, "float32", 2e5)], fused_bytes=4e5)
    assert work.flops == {"float32": 1e6}
    assert work.fused_ns(PEAKS) == pytest.approx(1e4)
    assert work.unfused_ns(PEAKS) == pytest.approx(1.5e4)


def test_peaks_are_measured_once_for_a_class_and_number_of_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path))
    calls: list[int] = []

    def measure() -> dict[str, Any]:
        calls.append(1)
        return KEPT

    assert peaks_of("A CPU @ 2 GHz, 2 cores", "cpu", 1, measure) == PEAKS
    assert peaks_of("A CPU @ 2 GHz, 2 cores", "cpu", 1, measure) == PEAKS
    assert len(calls) == 1
    peaks_of("A CPU @ 2 GHz, 2 cores", "cpu", 2, measure)
    peaks_of("Another", "cpu", 1, measure)
    assert len(calls) == 3


@pytest.mark.parametrize("damage", ["", "{", '{"version": 0}'])
def test_damaged_or_old_peaks_are_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path))
    peaks_of("x", "cpu", 1, lambda: KEPT)
    [path] = (tmp_path / "peaks").iterdir()
    path.write_text(damage)
    assert peaks_of("x", "cpu", 1, lambda: KEPT) == PEAKS
