"""Tests the pages of ``graphnet view`` in a browser, while runs grow, are killed and are resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser import Browser, eventually, view_of
from fake_worker import FakeWorker, Script, always
from kit import META, MODEL
from run_files import HOSTILE, add, line, make_run, row

from graphnet.outcomes import Outcome
from graphnet.runs.store import RunStore
from graphnet_contract import messages

SAMPLES = "#table tbody tr td:first-child"
PHASE = "return document.querySelector('.phase').textContent"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    rows = [row(f"made/{number}", backend=name) for number in range(4) for name in ("tvm", "xla")]
    make_run(tmp_path / "first", *rows, row("made/w", Outcome.ACCURACY, message="wrong"), started="2026-01-01T00:00:00")
    make_run(tmp_path / "second", row("made/0", ratio=4.0), row("made/1"), started="2026-01-02T00:00:00")
    return tmp_path


@pytest.fixture
def address(root: Path) -> Iterator[str]:
    """Run the view of the folder ``root``; return the address that it prints."""
    with view_of(root) as printed:
        yield printed


def follow_link(browser: Browser, text: str) -> None:
    """Click on the link with this text and wait until the next page is ready."""
    browser.run("[...document.links].find((one) => one.textContent === arguments[0]).click()", text)
    browser.wait("return document.getElementById('runs') && document.documentElement.dataset.ready === 'yes'")


def has_rows(count: int) -> str:
    return f"return document.documentElement.dataset.rows === '{count}'"


def test_the_pages_ask_only_this_server_and_the_token_leaves_the_address(browser: Browser, address: str) -> None:
    browser.open(address)
    assert browser.driver.current_url == address.partition("?")[0]
    assert browser.run("return document.cookie") == ""
    assert browser.run("return document.referrer") == ""
    follow_link(browser, "first")
    browser.wait(has_rows(9))
    browser.click("#table tbody button")
    browser.wait("return document.querySelector('#card-body table') !== null")
    server = urlsplit(address).netloc
    assert {urlsplit(one).netloc for one in browser.requests()} == {server}
    token = address.partition("token=")[2]
    assert sum(token in one for one in browser.requests()) == 1
    assert browser.console() == []


def test_a_wrong_token_shows_nothing(browser: Browser, address: str) -> None:
    browser.driver.get(address[:-3] + "xyz")
    assert "the token is missing or wrong" in browser.texts("body")[0]
    browser.driver.get(address.partition("?")[0])
    assert "the token is missing or wrong" in browser.texts("body")[0]


def test_nothing_can_be_written(address: str) -> None:
    for method in ("POST", "PUT", "DELETE"):
        request = urllib.request.Request(address, data=b"x", method=method)
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=60)
        assert refused.value.code == 405


def test_rows_appear_for_every_viewer_and_the_focus_stays(
    open_browser: Callable[..., Browser], address: str, root: Path
) -> None:
    viewers = [open_browser(), open_browser(dark=True)]
    for viewer in viewers:
        viewer.open(address)
        follow_link(viewer, "first")
        viewer.wait(has_rows(9))
    viewers[0].run("document.querySelector('#table tbody button').focus()")
    focused = viewers[0].focused()
    cut = line(row("made/new"))
    add(root / "first", cut[:50])
    add(root / "first", cut[50:] + line(row("made/newer")))
    for viewer in viewers:
        viewer.wait(has_rows(11))
        assert {"made/new", "made/newer"} <= set(viewer.texts(SAMPLES))
    assert viewers[0].focused() == focused
    assert [viewer.console() for viewer in viewers] == [[], []]


def test_the_table_sorts_filters_and_searches_while_it_grows(browser: Browser, address: str, root: Path) -> None:
    browser.open(address)
    follow_link(browser, "first")
    browser.wait(has_rows(9))
    browser.run(
        "const one = document.querySelector(`[aria-label='Only outcome']`); one.value = 'ACCURACY';"
        "one.dispatchEvent(new Event('change'))"
    )
    assert browser.texts(SAMPLES) == ["made/w"]
    add(root / "first", line(row("made/ok")) + line(row("made/z", Outcome.ACCURACY)))
    browser.wait(has_rows(11))
    assert browser.texts(SAMPLES) == ["made/w", "made/z"]
    browser.run(
        "const one = document.querySelector('input[type=search]'); one.value = 'made/z';"
        "one.dispatchEvent(new Event('input', {bubbles: true}))"
    )
    browser.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    assert browser.texts(SAMPLES) == ["made/z"]


def test_two_runs_are_shown_side_by_side_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    browser.open(address)

    def tab_to(label: str) -> None:
        assert any(browser.keys("TAB") or browser.focused() == label for _ in range(60)), label

    tab_to("Choose second")
    browser.keys("SPACE")
    tab_to("Choose first")
    browser.keys("SPACE")
    browser.run("document.body.focus(); document.activeElement.blur()")
    tab_to("Show two runs side by side")
    browser.keys("ENTER")
    browser.wait("return document.querySelectorAll('.run h2').length === 2")
    browser.wait(has_rows(9))
    assert browser.texts(".run h2") == ["second", "first"]
    differs = dict(zip(browser.texts("#table tbody td:nth-child(1)"), browser.texts("#table tbody td:nth-child(3)")))
    assert (differs["made/1"], differs["made/w"]) == ("", "only one")
    both = browser.run(
        "return [...document.querySelectorAll('#table tbody tr')]"
        ".map((one) => [...one.cells].map((cell) => cell.textContent))"
        ".find((one) => one[0] === 'made/0' && one[1].startsWith('xla'))"
    )
    assert both[2] == "speedup"
    assert (both[5], both[6]) == ("4.00x [3.80, 4.20]", "2.00x [1.90, 2.10]")


def test_hostile_names_are_shown_as_text(browser: Browser, address: str, root: Path) -> None:
    add(root / "first", line(row(HOSTILE, message=HOSTILE, log=HOSTILE, flags=[HOSTILE[:60]])))
    browser.open(address)
    follow_link(browser, "first")
    browser.wait(has_rows(10))
    browser.run(
        "const one = document.querySelector('input[type=search]'); one.value = 'onerror';"
        "one.dispatchEvent(new Event('input', {bubbles: true}))"
    )
    browser.wait(f"return document.querySelectorAll('{SAMPLES}').length === 1")
    browser.click("#table tbody button")
    browser.wait("return document.querySelector('#card-body table') !== null")
    assert browser.run("return document.querySelectorAll('img, #card script').length") == 0
    assert browser.run("return window.hit") is None
    assert browser.texts(SAMPLES)[0].startswith("made/</script><img src=x")
    assert browser.console() == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1400, 390], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_and_the_pages_fit(
    open_browser: Callable[..., Browser], address: str, dark: bool, width: int
) -> None:
    browser = open_browser(dark=dark, width=width, height=900)
    browser.open(address)
    fits = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert browser.accessibility_findings() == []
    assert browser.run(fits)
    ends = browser.run("return [...document.links].map((one) => one.pathname).filter((one) => one.startsWith('/run/'))")
    compare = "/compare/" + "/".join(one.removeprefix("/run/") for one in ends)
    for page in (ends[0], compare):
        browser.open(address.partition("/?")[0] + page)
        assert browser.accessibility_findings() == []
        assert browser.run(fits)
    assert browser.run("return document.documentElement.classList.contains('dark')") is dark


def test_the_report_of_a_run_is_shown(browser: Browser, address: str) -> None:
    browser.open(address)
    follow_link(browser, "first")
    browser.run("document.getElementById('report').click()")
    browser.wait("return document.getElementById('answer') && document.documentElement.dataset.ready === 'yes'")
    assert len(browser.texts("#table tbody tr")) == 9
    # The report is shown in a sandbox, which gives the report a separate origin. A script sees this origin as "null".
    assert browser.run("return origin") == "null"
    assert browser.console() == []


def test_a_removed_run_is_said(browser: Browser, address: str, root: Path) -> None:
    browser.open(address)
    follow_link(browser, "first")
    (root / "first" / "run.json").unlink()
    browser.wait("return document.querySelector('.phase').textContent.includes('cannot be read')")
    browser.open(address.partition("?")[0])
    browser.wait("return document.querySelectorAll('#table tbody tr').length === 1")


def test_a_real_run_is_watched_while_it_is_killed_and_resumed(
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
    quick = [
        "--trials",
        "3",
        "--min-time",
        "0",
        "--processes",
        "1",
        "--budget",
        "0",
        "--memory",
        "1GiB",
        "--out",
        str(run),
    ]
    log = (tmp_path / "log").open("wb")
    environment = {**os.environ, "GRAPHNET_WORKERS": ""}
    first = subprocess.Popen([*command, *options, *quick], stdout=log, stderr=log, env=environment)
    try:
        assert eventually(lambda: run.is_dir() and (run / "run.json").exists()), (tmp_path / "log").read_text()
        with view_of(tmp_path / "runs") as address:
            browser.open(address)
            follow_link(browser, "run")
            assert eventually(lambda: len(RunStore(run).heads()) == 4), (tmp_path / "log").read_text()
            browser.wait(has_rows(4))
            browser.wait(f"{PHASE} === 'running'")
            first.send_signal(signal.SIGKILL)
            first.wait(60)
            killed.set()
            browser.wait(f"{PHASE} === 'stopped before its end'")
            assert browser.run("return document.querySelector('.run').textContent").count("4 of 6 rows") == 1
            again = subprocess.run(
                [*command, "--resume", str(run)], stdout=log, stderr=log, timeout=120, env=environment
            )
            assert again.returncode == 0, (tmp_path / "log").read_text()
            browser.wait(has_rows(samples))
            browser.wait(f"{PHASE} === 'complete'")
            assert len(browser.texts(SAMPLES)) == samples
            assert browser.console() == []
    finally:
        killed.set()
        first.kill()
        first.wait()
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
