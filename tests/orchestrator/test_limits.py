"""Tests of ``bench --time-limit`` and ``--disk-limit``: what a run does when one of them is reached."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeWorker, Result

from graphnet.bench import limits
from graphnet.bench.limits import Limits
from graphnet.sizes import parse_duration
from graphnet_contract import messages

Bench = Callable[..., Result]
HOUR_S = 3600.0
TWO_HOURS = ("--time-limit", "2h", "--out", "run")


class Clock:
    """The clock of the limits. Every look at it adds ``step_s``."""

    def __init__(self) -> None:
        self.now_s = 1000.0
        self.step_s = 0.0

    def __call__(self) -> float:
        self.now_s += self.step_s
        return self.now_s


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=made))
    return made


@pytest.fixture
def slow(clock: Clock, make_worker: MakeWorker) -> FakeWorker:
    """A worker at which an hour passes with each sample process."""

    def answer(_: messages.Start) -> Script:
        clock.now_s += HOUR_S
        return Script()

    return make_worker("inductor", answer)


def rows(folder: str = "run") -> list[tuple[str, str, str]]:
    found = map(json.loads, (Path(folder) / "results.jsonl").read_text().splitlines())
    return [(row["sample"], row["backend"], row["outcome"]) for row in found]


def test_no_row_begins_after_the_time_limit_and_resume_goes_on(
    bench: Bench, cli: Cli, slow: FakeWorker, make_worker: MakeWorker
) -> None:
    nope = make_worker("nope")
    cut = bench(Script(), slow, nope, samples="abc", extra=("--time-limit", "30m", "--out", "run"))
    assert cut.code == 124
    # The row that had begun is complete, and so is the document on stdout.
    assert rows() == [("made/a", "inductor", "OK")]
    assert [row["outcome"] for row in cut.rows] == ["OK"]
    said = cut.err[cut.err.index("graphnet: the time limit of 30 min 0 s is over") :].splitlines()
    named = [f"  made/{name} on {worker.target}" for name in "abc" for worker in (slow, nope)][1:]
    assert said == [f"{said[0]}", *named, "Go on with:", "  ./graphnet bench --resume run"]
    assert said[0].endswith("5 rows were not measured:")
    again = cli("bench", "--resume", "run", "--time-limit", "90m")
    assert again.code == 124
    assert len(rows()) == 5
    assert cli("bench", "--resume", "run").code == 0
    assert sorted(rows()) == [(f"made/{name}", backend, "OK") for name in "abc" for backend in ("inductor", "nope")]


def test_a_limit_that_is_over_after_the_last_row_cut_nothing(bench: Bench, slow: FakeWorker) -> None:
    whole = bench(Script(), slow, samples="a", extra=("--time-limit", "1m"))
    assert (whole.code, "limit" in whole.err) == (0, False)


def test_a_bad_row_counts_more_than_the_limit(bench: Bench, clock: Clock) -> None:
    def wrong(_: messages.Start) -> Script:
        clock.now_s += HOUR_S
        return Script(outputs=[])

    cut = bench(Script(), wrong, extra=("--time-limit", "1m"))
    assert (cut.code, "1 row was not measured" in cut.err) == (1, True)


@pytest.mark.parametrize("extra", [(), ("--compile-jobs", 2)])
def test_a_limit_that_is_over_at_once_measures_nothing(
    bench: Bench, cli: Cli, clock: Clock, extra: tuple[object, ...]
) -> None:
    clock.step_s = 3 * HOUR_S
    cut = bench(Script(), Script(), extra=(*TWO_HOURS, *extra))
    assert (cut.code, cut.rows) == (124, [])
    assert "2 rows were not measured" in cut.err
    assert cli("bench", "--resume", "run").code == 0
    assert len(rows()) == 2


def test_rows_that_compile_ahead_are_not_timed_after_the_limit(bench: Bench, slow: FakeWorker) -> None:
    cut = bench(Script(), slow, samples="abcd", extra=(*TWO_HOURS, "--compile-jobs", 2))
    assert cut.code == 124
    assert len(cut.rows) < 4
    assert f"{4 - len(cut.rows)} rows were not measured" in cut.err


def test_a_run_that_begins_anew_and_is_over_keeps_its_rows_and_says_how_to_go_on(
    bench: Bench, cli: Cli, clock: Clock
) -> None:
    assert bench(Script(), Script(), extra=("--out", "run")).code == 0
    clock.step_s = 3 * HOUR_S
    cut = cli("bench", "--resume", "run", "--anew", "--time-limit", "2h")
    assert cut.code == 124
    assert "2 rows were not measured" in cut.err
    assert cut.err.rstrip().endswith("bench --resume run --anew")
    assert len(rows()) == 2


def test_an_earlier_row_of_an_edited_sample_is_missing(bench: Bench, cli: Cli, clock: Clock) -> None:
    """The sample has a row, but --resume measures it again."""
    assert bench(Script(), Script(), samples="ab", extra=("--out", "run")).code == 0
    graph = next(Path().rglob("b/model.py"))
    graph.write_text(graph.read_text() + "# edited\n")
    clock.step_s = 3 * HOUR_S
    cut = cli("bench", "--resume", "run", "--time-limit", "2h")
    assert cut.code == 124
    assert "1 row was not measured:\n  made/b on " in cut.err
    clock.step_s = 0
    assert cli("bench", "--resume", "run", "--time-limit", "2h").code == 0


def test_a_sample_that_fills_the_disk_is_stopped_in_its_row(
    bench: Bench, cli: Cli, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = {"bytes": 10 << 30}
    monkeypatch.setattr(limits, "free_bytes", lambda _: free["bytes"])
    monkeypatch.setattr(limits, "LOOK_S", 0.01)

    def fills(start: messages.Start) -> Script:
        if start.sample.endswith("b"):
            free["bytes"] -= 3 << 30
            return Script(wait_s=5)
        return Script()

    worker = make_worker("inductor", fills)
    cut = bench(Script(), worker, samples="abc", extra=("--disk-limit", "2GiB", "--out", "run"))
    assert cut.code == 124
    assert "the disks have 3 GiB less room than when the run began, and its limit is 2 GiB: 2 rows" in cut.err
    assert rows() == [("made/a", "inductor", "OK"), ("made/b", "inductor", "CANCELLED")]
    assert f"  made/b on {worker.target}\n  made/c on {worker.target}\n" in cut.err
    worker.answers = lambda _: Script()
    assert cli("bench", "--resume", "run", "--disk-limit", "2GiB").code == 0
    assert [outcome for _, _, outcome in rows()] == ["OK"] * 3


def test_every_disk_that_a_run_writes_to_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room: dict[int, int] = {}
    looked: list[int] = []

    def free(folder: Path) -> int:
        looked.append(folder.stat().st_dev)
        return room.get(looked[-1], 100)

    monkeypatch.setattr(limits, "free_bytes", free)
    monkeypatch.setattr(limits, "LOOK_S", 1000)
    watched = Limits(disk_bytes=10)
    with watched.watching(tmp_path, tmp_path / "not" / "there"):
        assert len(looked) == len(set(looked))
        disks = set(looked)
        room |= dict.fromkeys(disks, 91 if len(disks) == 1 else 99)
        assert not watched.is_over()
        # Bytes that other programs removed from a disk do not count against those that the run wrote before.
        room |= dict.fromkeys(disks, 200)
        assert not watched.is_over()
        room |= dict.fromkeys(disks, 90)
        assert watched.is_over()


def test_units_end_where_a_limit_is_reached(clock: Clock) -> None:
    found = Limits(time_s=10)
    units = found.until_over(iter(range(5)))
    assert [next(units), next(units)] == [0, 1]
    clock.now_s += 10
    assert list(units) == []
    assert found.reached == "the time limit of 10 s is over"


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("2h", 7200), ("1h30m", 5400), ("90m", 5400), ("1.5H", 5400), ("45s", 45), (" 1d ", 86400), ("0s", 0)],
)
def test_a_duration_is_read_as_people_write_it(text: str, seconds: float) -> None:
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "2", "h", "2 h", "-2h", "2h3", "inf", "nan", "1e3s", "2w", "٢h", "h2"])
def test_what_is_not_a_duration_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a duration"):
        parse_duration(text)
