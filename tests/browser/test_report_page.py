"""Tests the page of ``graphnet report``, opened from disk in a browser without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser import Browser, eventually
from run_files import HOSTILE, make_run, row

from graphnet.outcomes import Outcome
from graphnet.report.page import make_page
from graphnet.report.runs import open_runs
from graphnet.runs.record import TimingGroup

FIRST = "return document.querySelector('#table tbody tr td').textContent"
SAMPLES = "#table tbody tr td:first-child"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Make the report page of a run with right, wrong, failed and hostile rows of two backends. Return its address."""
    folder = tmp_path_factory.mktemp("report")
    rows = [row(f"made/{number:02}", backend=name) for number in range(20) for name in ("tvm", "xla")]
    rows += [
        row("made/slow", compiled_ns=4000, ratio=0.5),
        row("made/one_pair", timing=TimingGroup(started_ns=0, ended_ns=1, trials=10, calls_per_trial=1, processes=1)),
        row("made/wrong", Outcome.ACCURACY, message="output 0 is wrong"),
        row("made/broken", Outcome.COMPILE_ERROR, stage="compile", message="no kernel for it"),
        row(HOSTILE, Outcome.COMPILE_ERROR, stage="compile", message=HOSTILE, log=HOSTILE, flags=[HOSTILE[:40]]),
    ]
    run = make_run(folder / "run", *rows, planned_rows=len(rows))
    (folder / "page.html").write_text(make_page(open_runs([run])).html, encoding="utf-8")
    return (folder / "page.html").as_uri()


def test_the_page_asks_no_host_and_reports_no_error(browser: Browser, page: str) -> None:
    browser.open(page)
    # Scroll to every chart, because a chart is drawn only when it comes into view.
    browser.run("document.querySelectorAll('[data-chart]').forEach((one) => one.scrollIntoView())")
    browser.wait("return document.querySelector('[data-chart] svg') !== null")
    browser.click("#table tbody button")
    browser.wait("return document.getElementById('card').open")
    assert browser.requests() == []
    assert browser.console() == []
    assert browser.run("return performance.getEntriesByType('resource').filter((one) => /^http/.test(one.name))") == []


def test_a_request_to_a_host_would_be_seen(browser: Browser, page: str) -> None:
    """The test above can fail: the page's policy refuses a request, and the console says so."""
    browser.open(page)
    browser.run("fetch('http://127.0.0.1:9/x').catch(() => {}); new Image().src = 'http://host.invalid/x'")
    assert eventually(lambda: any("Content Security Policy" in message for message in browser.console()))


def test_the_table_sorts_filters_and_searches(browser: Browser, page: str) -> None:
    browser.open(page)
    heading = "[...document.querySelectorAll('#table thead th')].find((one) => one.textContent === 'sample')"
    browser.run(heading + ".querySelector('.dt-column-order, [role=button], span').click()")
    browser.wait("return document.querySelector('#table thead th[aria-sort=ascending]') !== null")
    ascending = browser.texts(SAMPLES)
    assert ascending == sorted(ascending)
    browser.run(heading + ".querySelector('.dt-column-order, [role=button], span').click()")
    browser.wait("return document.querySelector('#table thead th[aria-sort=descending]') !== null")
    assert browser.texts(SAMPLES) == sorted(browser.texts(SAMPLES), reverse=True)

    choose = (
        "const one = document.querySelector(`[aria-label='Only ${arguments[0]}']`); one.value = arguments[1];"
        "one.dispatchEvent(new Event('change'))"
    )
    browser.run(choose, "outcome", "ACCURACY")
    browser.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    assert browser.texts(SAMPLES) == ["made/wrong"]
    browser.run(choose, "outcome", "")
    search = "const one = document.querySelector('input[type=search]'); one.value = arguments[0];"
    browser.run(search + "one.dispatchEvent(new Event('input', {bubbles: true}))", "slow")
    browser.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    assert browser.texts(SAMPLES) == ["made/slow"]


def test_the_interval_of_one_pair_of_processes_is_not_shown(browser: Browser, page: str) -> None:
    browser.open(page)
    search = "const one = document.querySelector('input[type=search]'); one.value = arguments[0];"
    for sample, text in (("one_pair", "2.00x"), ("slow", "0.50x [0.47, 0.53]")):
        browser.run(search + "one.dispatchEvent(new Event('input', {bubbles: true}))", sample)
        browser.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
        assert text in browser.texts("#table tbody tr td")


def test_the_page_is_used_with_the_keyboard_alone(browser: Browser, page: str) -> None:
    browser.open(page)
    browser.keys("TAB")
    assert browser.focused() == "Skip to the table of rows"
    browser.keys("ENTER")
    for _ in range(60):
        browser.keys("TAB")
        if browser.run("return document.activeElement.closest('#table tbody') !== null"):
            break
    sample = browser.focused()
    assert sample.startswith("made/")
    browser.keys("ENTER")
    browser.wait("return document.getElementById('card').open")
    assert sample in browser.texts("#card-title")[0]
    browser.keys("ESCAPE")
    browser.wait("return !document.getElementById('card').open")
    assert browser.focused() == sample


def test_hostile_names_are_shown_as_text(browser: Browser, page: str) -> None:
    browser.run("window.hit = 0")
    browser.open(page)
    browser.run(
        "const one = document.querySelector('input[type=search]'); one.value = 'onerror';"
        "one.dispatchEvent(new Event('input', {bubbles: true}))"
    )
    browser.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    assert browser.texts(SAMPLES)[0].startswith("made/</script><img")
    browser.click("#table tbody button")
    browser.wait("return document.getElementById('card').open && document.getElementById('card-body').children.length")
    assert browser.run("return document.querySelectorAll('img, #card script').length") == 0
    assert browser.run("return window.hit") is None
    assert "<img" in browser.texts("#card-body")[0]
    assert browser.console() == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1400, 390], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_and_the_page_fits(
    open_browser: Callable[..., Browser], page: str, dark: bool, width: int
) -> None:
    browser = open_browser(dark=dark, width=width, height=900)
    browser.open(page)
    assert browser.accessibility_findings() == []
    assert browser.run("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    browser.click("#table tbody button")
    browser.wait("return document.getElementById('card').open")
    assert browser.accessibility_findings() == []
    assert browser.run("return document.documentElement.classList.contains('dark')") is dark


def test_a_page_of_many_rows_opens_and_sorts(browser: Browser, tmp_path: Path) -> None:
    """The page of 2,000 rows has shortened cards. A card is the detail view of one row; the test opens one card."""
    rows = [row(f"made/{number:04}", compile_ns=number + 1) for number in range(2000)]
    run = make_run(tmp_path / "run", *rows, planned_rows=len(rows))
    (tmp_path / "page.html").write_text(make_page(open_runs([run]), max_bytes=1).html, encoding="utf-8")
    browser.open((tmp_path / "page.html").as_uri())
    assert len(browser.texts(SAMPLES)) == 25
    browser.click("#table tbody button")
    browser.wait("return document.getElementById('card').open")
    assert "made/0000" in browser.texts("#card-title")[0]
