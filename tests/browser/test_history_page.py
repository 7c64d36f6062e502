"""Tests the page of ``graphnet history report``, opened from disk in a browser without a network."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from browser import Browser
from run_files import HOSTILE

from graphnet.history.changes import Change
from graphnet.history.page import make_history_page
from graphnet.history.trends import HistoryRun, Point, Trend, TrendChange

DAYS = 20


def point(day: int, speedup: float | None) -> Point:
    """Make the point of a trend for one day's row. If ``speedup`` is None, make the point of a failed row."""
    outcome = "COMPILE_ERROR" if speedup is None else "OK"
    low, high = (None, None) if speedup is None else (speedup * 0.98, speedup * 1.02)
    return Point(f"2026-09-{day + 1:02}T03:00:00.000000+00:00", HOSTILE, outcome, speedup, low, high, True, {})


def trend(sample: str, points: list[Point], changes: tuple[TrendChange, ...] = ()) -> Trend:
    return Trend(sample, sample, "xla", "jax", "local", "machine: CPU", "{}", tuple(points), changes)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Make the page of a history with three trends: one changes, one has only failed rows, and one has a hostile name.
    Return the page's address.
    """
    stepped = [point(day, 2.0 if day < 12 else 1.5) for day in range(DAYS)]
    stepped[3] = dataclasses.replace(stepped[3], low=None, high=None)
    change = TrendChange(Change(12, 0.75, 0.74, 0.76), stepped[11], stepped[12])
    trends = [
        trend("made/a", stepped, (change,)),
        trend("made/failed", [point(day, None) for day in range(3)]),
        trend(HOSTILE, stepped, (change,)),
    ]
    runs = [HistoryRun(HOSTILE, HOSTILE, stepped[0].started, None, None, None, None, {"OK": 2})]
    path: Path = tmp_path_factory.mktemp("history") / "page.html"
    path.write_text(make_history_page(runs, trends, "history.sqlite", 0.02), encoding="utf-8")
    return path.as_uri()


def test_every_trend_can_be_opened(browser: Browser, page: str) -> None:
    browser.open(page)
    assert browser.run("return document.querySelectorAll('#answer tbody tr').length") == 2
    browser.run("document.querySelectorAll('[data-chart]').forEach((one) => one.scrollIntoView())")
    browser.wait("return document.querySelector('[data-chart] svg') !== null")
    for number, has_chart in ((0, True), (1, False), (2, True)):
        browser.run(f"document.querySelectorAll('#table tbody button')[{number}].click()")
        browser.wait("return document.getElementById('card').open")
        if has_chart:
            browser.wait("return document.querySelector('#card-body .chart svg') !== null")
            assert {"2.00x [1.96, 2.04]", "2.00x", "1.50x [1.47, 1.53]"} <= set(browser.texts("#card-body td"))
        else:
            browser.wait("return document.getElementById('card-body').textContent.includes('no speedup to draw')")
        browser.run("document.getElementById('close').click()")
    assert browser.requests() == []
    assert browser.console() == []
