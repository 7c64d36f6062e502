"""Tests the page of ``graphnet report --watch`` in a browser, while a run grows, is killed and is resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Browser, eventually, watching
from fake_worker import FakeWorker, Script, always
from kit import META, MODEL
from run_files import HOSTILE, add, line, make_run, row

from graphnet.outcomes import Outcome
from graphnet.runs.listing import is_being_written
from graphnet.runs.store import RunStore
from graphnet_contract import messages

SAMPLES = "#table tbody tr td:first-child"
IS_READY = "return document.documentElement?.dataset.ready === 'yes'"
IS_FINAL = IS_READY + " && document.getElementById('live') === null"
#: Keeps the function by which a page asks, again and again, whether to load itself anew.
KEEP_ASK = """
const native = window.setInterval;
window.setInterval = (ask, ...rest) => {
  if (/location[.]reload/.test(ask)) window.ask = ask;
  return native(ask, ...rest);
};
"""
#: Makes a page believe that it is hidden. It then does not load itself anew until ``let_go`` shows it.
HOLD = "Object.defineProperty(document, 'hidden', {get: () => !window.isShown})"


def let_go(browser: Browser, until: str) -> None:
    """Let a page load itself anew until a script returns a true value in the next page."""
    browser.wait("const there = (() => { " + until + " })(); window.isShown = !there; return there")


def says(text: str) -> str:
    """Return a script that says whether the page is ready, and its first line holds a text."""
    return IS_READY + f" && (document.getElementById('live')?.textContent ?? '').includes('{text}')"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[RunStore]:
    """A run of 60 planned rows that has 41 rows. This process holds its lock, as ``bench`` does."""
    rows = [row(f"made/{number:02}", backend=name) for number in range(20) for name in ("tvm", "xla")]
    wrong = row("made/w", Outcome.ACCURACY, message="wrong")
    store = RunStore.open(make_run(tmp_path / "run", *rows, wrong, planned_rows=60))
    store.lock()
    yield store
    store.unlock()


@pytest.fixture
def held(browser: Browser) -> Browser:
    """A browser whose pages load themselves anew only in ``let_go``, so that a test can use a page for a while."""
    browser.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HOLD})
    return browser


@pytest.fixture
def address(store: RunStore) -> Iterator[str]:
    """Watch the run; return the address of its page."""
    with watching(store.folder) as page:
        yield page


def choose(browser: Browser, column: str, value: str) -> None:
    """Choose a value in the filter of a column."""
    browser.run(
        "const one = document.querySelector(`[aria-label='Only ${arguments[0]}']`); one.value = arguments[1];"
        "one.dispatchEvent(new Event('change'))",
        column,
        value,
    )


def test_rows_appear_and_the_page_stays_as_the_reader_left_it(held: Browser, address: str, store: RunStore) -> None:
    held.open(address)
    held.wait(says("41 of 60 rows"))
    held.click("#theme")
    # A chart is drawn when it comes into view, and then has another height.
    held.run("document.querySelectorAll('[data-chart]').forEach((one) => one.scrollIntoView())")
    held.wait("return [...document.querySelectorAll('[data-chart]')].every((one) => one.querySelector('svg'))")
    choose(held, "backend", "xla:torch")
    held.run(
        "const one = document.querySelector('.dt-length select'); one.value = '10';"
        "one.dispatchEvent(new Event('change'))"
    )
    held.click("#table thead th .dt-column-order")
    held.click("button.dt-paging-button.next")
    held.run("document.querySelector('#about details').open = false")
    held.run("document.querySelector('#table tbody button').focus()")
    held.run("document.getElementById('rows').scrollIntoView()")
    before = left_as(held)
    assert before["samples"][0] == "made/10"
    add(store.folder, line(row("made/00a")) + line(row("made/zz", backend="tvm")))
    let_go(held, says("43 of 60 rows"))
    after = left_as(held)
    # One row more comes before these ones. So each of them moved by one place.
    assert after.pop("samples") == ["made/09", *before.pop("samples")[:-1]]
    assert after == before
    assert held.accessibility_findings() == []
    assert held.requests() == []
    assert held.console() == []


def left_as(browser: Browser) -> dict[str, object]:
    """Return what a reader sees of a page, and has chosen in it."""
    return {
        "samples": browser.texts(SAMPLES),
        "focus": browser.focused(),
        "dark": browser.run("return document.documentElement.classList.contains('dark')"),
        "folded": browser.run("return [...document.querySelectorAll('details')].map((one) => one.open)"),
        "rows are at": browser.run("return Math.round(document.getElementById('rows').getBoundingClientRect().top)"),
        "sorted": browser.run("return document.querySelector('#table thead th[aria-sort]')?.textContent"),
        "chosen": browser.run("return [...document.querySelectorAll('select')].map((one) => one.value)"),
    }


def test_a_search_goes_on_while_the_page_is_made_anew(held: Browser, address: str, store: RunStore) -> None:
    held.open(address)
    held.run("document.querySelector('input[type=search]').focus()")
    held.keys(*"made/1")
    add(store.folder, line(row("made/100")))
    let_go(held, says("42 of 60 rows"))
    held.keys(*"00")
    held.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    assert held.texts(SAMPLES) == ["made/100"]


def test_an_open_card_stays_open_also_on_the_last_page(held: Browser, address: str, store: RunStore) -> None:
    add(store.folder, line(row(HOSTILE, message=HOSTILE, log=HOSTILE)))
    held.open(address)
    let_go(held, says("42 of 60 rows"))
    held.run(
        "document.querySelector('input[type=search]').value = 'onerror';"
        "document.querySelector('input[type=search]').dispatchEvent(new Event('input', {bubbles: true}))"
    )
    held.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    held.click("#table tbody button")
    held.wait("return document.getElementById('card').open && document.querySelector('#card details') !== null")
    held.run("document.querySelectorAll('#card details').forEach((one) => (one.open = true))")
    held.run("document.getElementById('card').scrollTop = 300")
    scrolled = held.run("return document.getElementById('card').scrollTop")
    assert scrolled > 0
    add(store.folder, line(row("made/x")))
    store.unlock()
    let_go(held, IS_FINAL)
    assert held.run("return document.getElementById('card').open")
    assert held.texts("#card-title")[0].startswith("made/</script><img src=x")
    assert held.run("return [...document.querySelectorAll('#card details')].every((one) => one.open)")
    assert held.run("return document.getElementById('card').scrollTop") == scrolled
    assert held.run("return document.querySelectorAll('img, #card script').length") == 0
    assert held.run("return window.hit") is None
    assert held.console() == []


def test_only_a_live_page_loads_itself_anew_and_not_while_text_is_marked(
    held: Browser, address: str, store: RunStore
) -> None:
    held.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": KEEP_ASK})
    held.open(address)
    held.wait(says("41 of 60 rows"))
    is_due = "performance.now = () => 1e9; window.isShown = true; window.ask(); window.isShown = false;"
    left = "return sessionStorage.length"
    mark = "getSelection().selectAllChildren(document.querySelector('h1'));"
    assert held.run(mark + is_due + left) == 0
    assert held.run("getSelection().removeAllRanges();" + is_due + left) == 1
    store.unlock()
    let_go(held, IS_FINAL)
    assert held.run("return typeof window.ask") == "undefined"
    assert held.texts("#answer .notice") == ["run was interrupted: 19 planned rows are missing."]


def test_a_real_run_is_watched_until_it_is_killed_and_again_when_it_is_resumed(
    browser: Browser, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The run is real, with its own process; only its workers are fake, so that the test needs no torch."""
    samples = 6
    for number in range(samples):
        write_sample(tmp_path / "samples" / "made" / f"s{number}")
    sockets = tmp_path_factory.mktemp("w")
    reference = FakeWorker("eager", always(Script()), sockets / "e.sock")
    # The fifth sample waits until the run has been killed, so the run is killed during this sample.
    killed = threading.Event()

    def script_of(start: messages.Start) -> Script:
        if start.sample.endswith("s4"):
            killed.wait()
        return Script()

    slow = FakeWorker("nope", script_of, sockets / "n.sock")
    run = tmp_path / "runs" / "run"
    command = [sys.executable, "-m", "graphnet", "bench"]
    options = ["--reference", reference.target, "--backend", slow.target, "--samples", str(tmp_path / "samples")]
    quick = (
        *("--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0", "--memory", "1GiB"),
        *("--out", str(run)),
    )
    log = (tmp_path / "log").open("wb")
    environment = {**os.environ, "GRAPHNET_WORKERS": ""}
    second: subprocess.Popen[bytes] | None = None
    first = subprocess.Popen([*command, *options, *quick], stdout=log, stderr=log, env=environment)
    try:
        assert eventually(lambda: run.is_dir() and (run / "run.json").exists()), (tmp_path / "log").read_text()
        assert eventually(lambda: len(RunStore(run).heads()) == 4), (tmp_path / "log").read_text()
        with watching(run) as address:
            browser.open(address)
            browser.wait(says("4 of 6 rows"))
            first.send_signal(signal.SIGKILL)
            first.wait(60)
            killed.set()
            browser.wait(IS_FINAL)
            assert "run was interrupted: 2 planned rows are missing." in browser.texts("#answer .notice")
        second = subprocess.Popen([*command, "--resume", str(run)], stdout=log, stderr=log, env=environment)
        assert eventually(lambda: is_being_written(run)), (tmp_path / "log").read_text()
        with watching(run) as address:
            browser.open(address)
            browser.wait(IS_FINAL)
            assert second.wait(120) == 0, (tmp_path / "log").read_text()
            assert len(browser.texts(SAMPLES)) == samples
            assert browser.console() == []
    finally:
        killed.set()
        for process in (first, second):
            if process is not None:
                process.kill()
                process.wait()
        log.close()
        reference.stop()
        slow.stop()


def write_sample(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "model.py").write_text(MODEL)
    metas = [("x", [2, 4], "input"), ("weight", [4, 3], "parameter")]
    text = "\n\n".join(META.format(name=name, shape=shape, kind=kind) for name, shape, kind in metas)
    (folder / "weight_meta.py").write_text(text)
    (folder / "input_meta.py").write_text("")
    facts = {"framework": "torch", "source": "made", "heuristic_tag": "nlp", "extractor": "graphnet-mesh"}
    (folder / "graph_net.json").write_text(json.dumps(facts | {"extractor_version": 1}))
