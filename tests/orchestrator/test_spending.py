"""Tests of the line that says where a run's time went, and of ``bench --trace``."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_worker import Script
from kit import Cli, Result

from graphnet.bench import spending
from graphnet.bench.spending import Part, Spending, counted, spend, tree_cpu_s, waits
from graphnet.errors import StorageError
from graphnet.runs.about import About
from graphnet.show.spent import spent_lines
from graphnet.timeline import Timeline

Bench = Callable[..., Result]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that a test sets: [wall seconds, CPU seconds]."""
    now = [0.0, 0.0]
    monkeypatch.setattr(spending, "monotonic_s", lambda: now[0])
    monkeypatch.setattr(spending, "tree_cpu_s", lambda: now[1])
    return now


def test_time_belongs_to_the_innermost_part(clock: list[float]) -> None:
    one = Spending()
    with counted(one):
        clock[:] = [1.0, 0.5]
        with spend(Part.COMPILING):
            clock[:] = [4.0, 6.5]
            with spend(Part.TIMING):
                clock[:] = [5.0, 7.0]
                waits("another command line")
                clock[:] = [15.0, 7.25]
                waits("")
                clock[:] = [16.0, 8.25]
            clock[:] = [18.0, 10.25]
    clock[:] = [20.0, 10.75]
    assert one.totals() == {
        "ours": {"wall_s": 3.0, "cpu_s": 1.0},
        "compiling": {"wall_s": 5.0, "cpu_s": 8.0},
        "timing": {"wall_s": 2.0, "cpu_s": 1.5},
        "waiting": {"wall_s": 10.0, "cpu_s": 0.25},
    }


def test_an_error_ends_the_part(clock: list[float]) -> None:
    one = Spending()

    def fails() -> None:
        with spend(Part.START):
            clock[0] = 2.0
            raise KeyError

    with counted(one), pytest.raises(KeyError):
        fails()
    clock[0] = 3.0
    assert one.totals() == {"ours": {"wall_s": 1.0, "cpu_s": 0.0}, "start": {"wall_s": 2.0, "cpu_s": 0.0}}


def test_nobody_has_to_count() -> None:
    with spend(Part.TIMING):
        waits("something")


def test_the_cpu_time_of_children_counts() -> None:
    before = tree_cpu_s()
    pid = os.fork()
    if not pid:
        # Use 0.3 CPU seconds in a child process.
        while os.times().user < 0.3:
            pass
        os._exit(0)
    os.waitpid(pid, 0)
    assert tree_cpu_s() - before >= 0.25


def test_the_cpu_time_of_a_running_grandchild_counts() -> None:
    before = tree_cpu_s()
    code = "import os, time\nwhile os.times().user < 0.5: pass\nprint(1, flush=True)\ntime.sleep(600)"
    command = ["sh", "-c", f"{sys.executable} -c '{code}' & wait"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as shell:
        assert shell.stdout is not None
        try:
            assert shell.stdout.readline()
            assert tree_cpu_s() - before >= 0.45
        finally:
            os.killpg(shell.pid, signal.SIGKILL)


def test_a_wait_that_no_worker_ended_ends_with_its_part(clock: list[float]) -> None:
    one = Spending()
    with counted(one):
        with spend(Part.TIMING):
            waits("another command line")
            clock[0] = 2.0
        clock[0] = 5.0
    assert one.totals() == {"waiting": {"wall_s": 2.0, "cpu_s": 0.0}, "ours": {"wall_s": 3.0, "cpu_s": 0.0}}


def test_cpu_time_that_was_missed_for_a_moment_is_not_counted_twice(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    read = iter([10.0, 10.0, 4.0, 11.0, 11.0])
    monkeypatch.setattr(spending, "tree_cpu_s", lambda: next(read))
    one = Spending()
    with counted(one), spend(Part.TIMING):
        clock[0] = 1.0
    assert one.totals() == {"timing": {"wall_s": 1.0, "cpu_s": 1.0}}


def test_a_run_says_where_its_time_went(cli: Cli, bench: Bench) -> None:
    result = bench(Script(), Script())
    run = json.loads((Path(result.json["run"]) / "run.json").read_text())
    (spent,) = run["spent"]
    assert {"start", "timing", "ours"} <= set(spent) <= {part.value for part in Part}
    last = cli("show", result.json["run"]).out.splitlines()[-1]
    assert last.startswith("time (wall/CPU of local processes): ")
    assert "timing" in last


def test_an_interrupted_run_says_it_as_well(bench: Bench) -> None:

    def answers(_: Any) -> Script:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        threading.Event().wait(1)
        return Script()

    result = bench(Script(), answers, extra=("--out", "run"))
    assert result.code == 130
    assert json.loads(Path("run/run.json").read_text())["spent"][0]["start"]["wall_s"] > 0


def test_commands_of_one_run_are_added_up() -> None:
    entries = [
        {"timing": {"wall_s": 2.0, "cpu_s": 1.0}},
        {"timing": {"wall_s": 3.0, "cpu_s": 1.5}, "start": {"wall_s": 1}},
    ]
    (line,) = spent_lines(About.model_validate({"spent": entries}))
    assert line == "time (wall/CPU of local processes): 6 s/2.5 s: timing 5 s/2.5 s, start 1 s/0 s"


@pytest.mark.parametrize("spent", [None, [], [{}], [{"timing": {}}]])
def test_a_run_without_these_times_has_no_line(spent: Any) -> None:
    assert not list(spent_lines(About.model_validate({"spent": spent})))


def test_every_part_is_described() -> None:
    assert spending.Part.__doc__
    text = Path(spending.__file__).read_text()
    for part in Part:
        assert f'{part.name} = "{part.value}"\n    """' in text


def test_the_time_line_has_every_stage_of_every_process(bench: Bench, tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    bench(Script(), Script(), extra=("--trace", trace))
    events = json.loads(trace.read_text())
    tracks = {event["tid"]: event["args"]["name"] for event in events if event["name"] == "thread_name"}
    assert tracks[0] == "command line"
    assert {"eager a", "inductor a", "eager b", "inductor b"} <= set(tracks.values())
    spans = {(tracks[event["tid"]], event["name"]) for event in events if event["ph"] == "X"}
    for name in ("load", "inputs", "compile", "warm_up", "timed", "outputs", "open"):
        assert ("inductor a", name) in spans
    assert {("command line", part) for part in ("start", "compiling", "timing", "reference", "stop")} <= spans
    assert all(event["dur"] >= 0 for event in events if event["ph"] == "X")


def test_the_time_line_of_a_killed_run_can_be_read(tmp_path: Path) -> None:
    line = Timeline(tmp_path / "trace.json")
    line.add(line.track("inductor a"), "compile", 1_000, 3_000, {"trials": 2})
    text = (tmp_path / "trace.json").read_text()
    # A viewer adds the missing end of the array.
    assert json.loads(text.rstrip(",\n") + "]")[-1]["dur"] == 2
    line.close()
    line.close()
    assert json.loads((tmp_path / "trace.json").read_text())


def test_a_time_line_on_a_full_disk_does_not_harm_the_run(tmp_path: Path) -> None:
    line = Timeline(tmp_path / "trace.json")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    # Files of this process may be no larger than 300 bytes for a moment.
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, limits[1]))
    try:
        for _ in range(10):
            line.add(0, "timing", 1_000, 3_000)
        line.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert line.problem == f"--trace {tmp_path}/trace.json is not complete: File too large"


def test_a_time_line_that_cannot_be_written_is_one_sentence(cli: Cli, bench: Bench) -> None:
    result = bench(Script(), Script(), extra=("--trace", "/no/such/folder/trace.json"))
    assert result.code == 2
    assert "--trace /no/such/folder/trace.json cannot be written: No such file or directory" in result.err
    with pytest.raises(StorageError):
        Timeline(Path("/no/such/folder/trace.json"))
