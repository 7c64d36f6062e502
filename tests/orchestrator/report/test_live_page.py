"""Tests of ``graphnet report --watch``: when the page is made anew, what it says, and how the watch ends."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from kit import Cli
from report_kit import read_page
from run_files import add, line, make_run, row

from graphnet.errors import StorageError, UsageError
from graphnet.report.live import Live, watch
from graphnet.report.page import make_page
from graphnet.report.runs import open_runs
from graphnet.runs.store import RunStore
from graphnet.settings import cache_home

NOON = datetime(2026, 1, 2, 12, 0, 5, tzinfo=UTC)


class Times:
    """A clock that only ``sleep`` moves. During each sleep, the next of some actions is done."""

    def __init__(self, *actions: Callable[[], object]) -> None:
        self.now = 0.0
        self._actions = iter(actions)

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        next(self._actions)()


def nothing() -> None:
    """The run stores nothing."""


def interrupt() -> None:
    raise KeyboardInterrupt


def pages(find: Callable[[], list[Path]], times: Times, cost_s: float = 0) -> list[tuple[float, Live | None]]:
    """Watch runs. Return when each page was begun, with the state that it shows."""
    made: list[tuple[float, Live | None]] = []

    def make(live: Live | None) -> None:
        made.append((times.now, live))
        times.now += cost_s

    watch(find, make, times.sleep, times.clock)
    return made


def begun(made: list[tuple[float, Live | None]]) -> list[tuple[float, bool]]:
    return [(at, live is not None) for at, live in made]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[RunStore]:
    """A run of three planned rows that has one row. This process holds its lock, as ``bench`` does."""
    store = RunStore.open(make_run(tmp_path / "run", row("a")))
    store.lock()
    yield store
    store.unlock()


def test_a_page_is_made_when_rows_were_stored_and_a_last_one_when_the_run_has_ended(store: RunStore) -> None:
    run = store.folder
    stored = [lambda name=name: add(run, line(row(name))) for name in "bc"]
    made = pages(lambda: [run], Times(nothing, *stored, nothing, store.unlock))
    # Row c comes within the two seconds of rest after the page with row b. The last page does not wait for such a rest.
    assert begun(made) == [(0, True), (2, True), (4, True), (5, False)]
    assert [live.planned for _, live in made if live] == [3, 3, 3]


def test_after_a_page_the_watch_rests_ten_times_as_long_as_the_page_took(store: RunStore) -> None:
    run = store.folder
    stored = [lambda name=name: add(run, line(row(name))) for name in "bc"]
    made = pages(lambda: [run], Times(stored[0], nothing, stored[1], *[nothing] * 29, store.unlock), cost_s=3)
    # The first page ends at 3 and, because it also loads libraries, is followed by the least rest of 2 s. The second
    # one ends at 8, so the third one is begun at 38.
    assert begun(made) == [(0, True), (5, True), (38, True), (42, False)]
    # An open page loads itself anew after the rest, the time of the next page, and a look at the files.
    assert [live.reload_s for _, live in made if live] == [pytest.approx(2.2 + 1)] * 2 + [pytest.approx(33 + 1)]


def test_the_first_page_waits_for_the_first_row_of_each_run(store: RunStore, tmp_path: Path) -> None:
    other = make_run(tmp_path / "other")
    made = pages(lambda: [store.folder, other], Times(nothing, lambda: add(other, line(row("a"))), store.unlock))
    assert begun(made) == [(2, True), (3, False)]


def test_a_run_that_nobody_writes_gets_a_final_page_at_once(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", row("a"), planned_rows=3)
    assert begun(pages(lambda: [run], Times())) == [(0, False)]


def test_an_array_is_watched_until_it_is_complete(tmp_path: Path) -> None:
    """Other machines may be measuring the parts, and this machine sees no lock of theirs."""
    array = make_run(tmp_path / "array", planned_rows=2)
    (array / "plan").mkdir()
    (array / "plan" / "00000.jsonl").write_text("")
    make_run(array / "parts" / "00000-1", row("a"))
    times = Times(nothing, lambda: make_run(array / "parts" / "00001-1", row("b")) and None)
    assert begun(pages(lambda: [array], times)) == [(0, True), (2, False)]


def test_a_run_at_a_url_is_copied_every_half_minute_until_it_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path))
    copy = make_run(cache_home() / "runs" / "0123456789abcdef", row("a"), planned_rows=2)
    copies = iter((b"", b"", line(row("b"))))

    def find() -> list[Path]:
        add(copy, next(copies))
        return [copy]

    assert begun(pages(find, Times(nothing, nothing))) == [(0, True), (60, False)]


@pytest.mark.parametrize(("failures", "ends_at"), [(1, 60), (2, 90)])
def test_a_run_at_a_url_is_copied_again_after_a_failed_copy(
    failures: int, ends_at: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path))
    copy = make_run(cache_home() / "runs" / "0123456789abcdef", row("a"), planned_rows=2)
    copies = iter((b"", *[None] * failures, line(row("b"))))

    def find() -> list[Path]:
        content = next(copies)
        if content is None:
            raise StorageError("no network")
        add(copy, content)
        return [copy]

    assert begun(pages(find, Times(*[nothing] * 5))) == [(0, True), (ends_at, False)]


@pytest.mark.parametrize("broken", [False, True])
def test_a_lasting_error_leaves_a_final_page_if_one_can_be_made(broken: bool, store: RunStore) -> None:
    made: list[bool] = []
    copies = iter(([store.folder],))

    def find() -> list[Path]:
        for folders in copies:
            return folders
        raise StorageError("no network")

    def make(live: Live | None) -> None:
        made.append(live is not None)
        if live is None and broken:
            raise OSError("no room")

    times = Times(*[nothing] * 5)
    with pytest.raises(StorageError, match="no network"):
        watch(find, make, times.sleep, times.clock)
    assert made == [True, False]
    # Without a live page, there is nothing to replace.
    with pytest.raises(StorageError, match="no network"):
        watch(find, make, times.sleep, times.clock)
    assert made == [True, False]


def test_ctrl_c_makes_a_final_page_but_none_before_the_first_row(store: RunStore, tmp_path: Path) -> None:
    assert begun(pages(lambda: [store.folder], Times(nothing, interrupt))) == [(0, True), (2, False)]
    empty = make_run(tmp_path / "empty")
    with pytest.raises(KeyboardInterrupt):
        pages(lambda: [store.folder, empty], Times(interrupt))


def test_a_run_that_was_removed_ends_the_watch_with_a_sentence(store: RunStore) -> None:
    times = Times(lambda: shutil.rmtree(store.folder))
    with pytest.raises(UsageError, match="holds no run"):
        watch(lambda: [store.folder], lambda _: open_runs([store.folder]), times.sleep, times.clock)


def test_the_time_left_follows_from_the_rows_since_the_run_was_resumed(tmp_path: Path) -> None:
    session = {"started": NOON.isoformat(), "rows_before": 1}
    entries = ({"session": session}, {"session": session | {"rows_before": 2}}, {})
    left = []
    for number, found in enumerate(entries):
        run = make_run(tmp_path / str(number), *map(row, "abc"), planned_rows=9, **found)
        os.utime(run / "results.jsonl", (NOON.timestamp() + 100,) * 2)
        store = RunStore.open(run)
        store.lock()
        _, live = pages(lambda run=run: [run], Times(store.unlock))[0]
        assert live is not None and f"{live.changed:%H:%M:%S}" == "12:01:45"
        left.append(live.left_s)
    # Two rows took 100 s, and six rows are missing. One row is too few for an estimate.
    assert left == [pytest.approx(300), None, None]


def test_the_line_of_a_live_page() -> None:
    line = Live(6000, NOON, 130.0, reload_s=3).sentence(4000)
    assert line == "live, 4,000 of 6,000 rows, about 2 min 10 s left, last change 12:00:05 UTC"
    assert Live(None, NOON, None, reload_s=3).sentence(4) == "live, 4 rows, last change 12:00:05 UTC"


def test_only_a_live_page_says_so_and_loads_itself_anew(store: RunStore) -> None:
    runs = open_runs([store.folder])
    live = read_page(make_page(runs, live=Live(3, NOON, None, reload_s=3)).html)
    assert "live, 1 of 3 rows, last change 12:00:05 UTC" in live.markup
    assert "planned rows are missing" not in live.markup
    assert live.parts["settings"]["reloadMs"] == 3000
    final = read_page(make_page(runs).html)
    assert 'id="live"' not in final.markup
    assert "run goes on: 2 planned rows are missing" in final.markup
    assert final.parts["settings"]["reloadMs"] is None
    store.unlock()
    assert "run was interrupted: 2 planned rows are missing" in make_page(runs).html


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_command_yields_the_cpu_and_leaves_a_final_page(store: RunStore, end: signal.Signals) -> None:
    page = store.folder / "report.html"
    # Under nohup, this process ignores SIGHUP, and so would the command.
    command = ["env", "--default-signal=HUP", sys.executable, "-m", "graphnet", "report", str(store.folder), "--watch"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        while not page.exists() and process.poll() is None:
            time.sleep(0.05)
        assert 'id="live"' in page.read_text(encoding="utf-8")
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
        process.send_signal(end)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert (process.returncode, err.count("\n")) == (0, 1)
    assert err.startswith(page.as_uri())
    assert out.startswith(f"{page} (") and out.endswith("1 rows)\n")
    assert 'id="live"' not in page.read_text(encoding="utf-8")
    assert not list(store.folder.glob("*.new"))


def test_the_command_that_is_gone_names_this_one(cli: Cli) -> None:
    result = cli("view")
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "has no command 'view'; `graphnet report RUN --watch`" in result.err
