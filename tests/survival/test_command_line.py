"""Tests the command line under faults and load, such as kills, interrupts, lost workers and thousands of samples."""

from __future__ import annotations

import ast
import contextlib
import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import FakeWorker, Script
from forms import count, peak_of_children
from harness import MARKER, SOON_S, eventually, write_backend
from planted import ADAPTER, OPTIONS

from graphnet.conformance.graphs import Graph

ROOT = Path(__file__).parents[2]
ORCHESTRATOR = ROOT / "orchestrator" / "graphnet"
QUICK = (
    *("--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0.05", "--memory", "1GiB"),
    *("--threads", "1"),
)
GRAPH = Graph("y = x @ w + 1\nreturn (y, y.sum())", {"x": (4, 6), "w": (6, 5)})
#: The name of the process of a sample that hangs, and the code that gives it this name and hangs.
NAME = f"hangs-{os.getpid()}"
HANGS = f"import ctypes, time\nctypes.CDLL(None).prctl(15, b'{NAME}')\ntime.sleep(1000)\n\n"
#: The time, in seconds, within which every process of a killed run must exit.
GONE_S = 10.0


@pytest.fixture
def fakes() -> Iterator[tuple[FakeWorker, FakeWorker]]:
    """Start a fake reference and a fake backend, which both answer at once."""
    # A Unix socket's path may have at most 107 bytes, and pytest's tmp_path is too long for that.
    folder = Path(tempfile.mkdtemp(prefix="fake-"))
    script = Script(outputs=[np.arange(6, dtype=np.float32)], wait_s=0.02)
    workers = [FakeWorker(name, lambda _: script, folder / name) for name in ("eager", "inductor")]
    yield workers[0], workers[1]
    for worker in workers:
        worker.stop()
    shutil.rmtree(folder)


def samples(folder: Path, number: int) -> Path:
    for index in range(number):
        GRAPH.write(folder / f"s{index:04}")
    return folder


def start(*arguments: object, marker: str = "") -> subprocess.Popen[str]:
    """Start a command line. Every process that it starts, directly or indirectly, has the marker in its environment."""
    # A resumed run uses the ``--pass-env`` of its first start, so the option is not given again.
    passed = () if "--resume" in arguments else ("--pass-env", MARKER)
    command = [sys.executable, "-m", "graphnet", "bench", *map(str, arguments), *passed, "--format", "json"]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, MARKER: marker or "none"}
    )


def finish(process: subprocess.Popen[str], timeout_s: float = 120) -> tuple[int, list[dict[str, Any]], str]:
    out, error = process.communicate(timeout=timeout_s)
    return process.returncode, json.loads(out)["results"] if out else [], error


def asked(reference: FakeWorker, other: FakeWorker, folder: Path) -> tuple[object, ...]:
    where = ("--reference", reference.target, "--backend", other.target, "--device", "cpu")
    return (*where, "--samples", folder, *QUICK)


def told(rows: list[dict[str, Any]]) -> list[tuple[str, ...]]:
    """Return those values of the rows that must be the same, however often the run was killed."""
    return sorted((row["sample"], row["backend"], row["outcome"], row["key"], row["output_digest"]) for row in rows)


def test_a_run_killed_at_random_moments_has_the_rows_of_an_undisturbed_one(
    fakes: tuple[FakeWorker, FakeWorker], tmp_path: Path
) -> None:
    """Covers rows 19 and 30 of the table in docs/why/survival.md: no row appears twice, and no line is cut."""
    what = asked(*fakes, samples(tmp_path / "samples", 8))
    began = time.monotonic()
    code, undisturbed, error = finish(start(*what, "--out", tmp_path / "whole"))
    lasted = time.monotonic() - began
    assert (code, len(undisturbed)) == (0, 8), error
    generator = random.Random(30)
    for moment in range(count(4, 20)):
        run = tmp_path / f"run-{moment}"
        process = start(*what, "--out", run)
        time.sleep(generator.uniform(0.1, 1.0) * lasted)
        process.kill()
        process.communicate()
        again = ("--resume", run) if (run / "run.json").exists() else (*what, "--out", run)
        code, rows, error = finish(start(*again))
        assert code == 0, error
        assert told(rows) == told(undisturbed)
        lines = (run / "results.jsonl").read_text().splitlines()
        assert sorted(json.loads(line)["key"] for line in lines) == sorted(row["key"] for row in undisturbed)


@pytest.fixture
def hanging(tmp_path: Path) -> Path:
    """Write a folder with two samples: first a sound one, then one that never finishes."""
    GRAPH.write(tmp_path / "s" / "a")
    Graph(GRAPH.body, GRAPH.arguments, preamble=HANGS).write(tmp_path / "s" / "b")
    return tmp_path / "s"


def running(marker: str) -> list[int]:
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if marker.encode() in Path(f"/proc/{pid}/environ").read_bytes():
                found.append(int(pid))
    return found


def until_hanging(run: Path, process: subprocess.Popen[str]) -> None:
    """Wait until the first row is written and the second sample, which changed its process's name, hangs."""
    assert eventually(lambda: process.poll() is not None or (_lines(run) == 1 and _is_hanging()), 60)
    assert process.poll() is None, process.communicate()


def _is_hanging() -> bool:
    for path in Path("/proc").glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):
            if path.read_text().strip() == NAME:
                return True
    return False


def _lines(run: Path) -> int:
    with contextlib.suppress(OSError):
        return (run / "results.jsonl").read_text().count("\n")
    return 0


def real(torch_python: str, folder: Path, run: Path) -> tuple[object, ...]:
    where = ("--reference", f"eager@{torch_python}", "--backend", f"nope@{torch_python}", "--device", "cpu")
    return (*where, "--samples", folder, "--out", run, *QUICK)


def test_ctrl_c_keeps_the_rows_and_leaves_no_process(torch_python: str, hanging: Path, tmp_path: Path) -> None:
    """Covers row 9 of the table in docs/why/survival.md."""
    marker, run = uuid.uuid4().hex, tmp_path / "run"
    process = start(*real(torch_python, hanging, run), marker=marker)
    until_hanging(run, process)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    code, _, error = finish(process)

    assert code == 130, error
    assert time.monotonic() - began < SOON_S
    assert "--resume" in error
    assert eventually(lambda: not running(marker), SOON_S), running(marker)
    outcomes = [json.loads(line)["outcome"] for line in (run / "results.jsonl").read_text().splitlines()]
    assert outcomes == ["OK", "CANCELLED"], "the finished row is kept, and the row that was cut says so"


def test_a_killed_command_line_leaves_no_process_and_its_memory_is_freed(
    torch_python: str, hanging: Path, tmp_path: Path
) -> None:
    """Covers row 10 of the table in docs/why/survival.md."""
    marker, run = uuid.uuid4().hex, tmp_path / "run"
    process = start(*real(torch_python, hanging, run), marker=marker)
    until_hanging(run, process)
    held = {path.name for path in Path("/dev/shm").glob("graphnet-run-*") if any(path.glob("inputs/*"))}
    process.kill()
    process.communicate()

    assert eventually(lambda: not running(marker), GONE_S), running(marker)
    # The killed run could not remove its shared memory, so the next run must do so.
    code, _, error = finish(start(*real(torch_python, hanging / "a", tmp_path / "next")))
    assert code == 0, error
    left = {path.name for path in Path("/dev/shm").glob("graphnet-run-*")}
    assert held - left, "the killed run's directory is still there"


def test_a_worker_killed_once_costs_no_row(torch_python: str, tmp_path: Path) -> None:
    """Covers row 12 of the table in docs/why/survival.md without containers: the sample is tried once more."""
    backend = write_backend(tmp_path / "planted", ADAPTER, "planted", OPTIONS)
    GRAPH.write(tmp_path / "s" / "a")
    once = tmp_path / "killed"
    server = "int(open('/proc/%d/stat' % os.getppid()).read().rpartition(')')[2].split()[1])"
    kill = f"if not os.path.exists({str(once)!r}):\n    open({str(once)!r}, 'w').close()\n    os.kill({server}, 9)"
    where = ("--reference", f"eager@{torch_python}", "--backend", f"{backend}@{torch_python}", "--device", "cpu")
    run = (
        "--samples",
        tmp_path / "s",
        "--out",
        tmp_path / "run",
        *QUICK,
        "--option",
        f"compile={kill}",
        "--no-isolation",
    )
    code, rows, error = finish(start(*where, *run))

    assert once.exists()
    assert (code, [row["outcome"] for row in rows]) == (0, ["OK"]), error


def test_two_command_lines_never_time_at_once(torch_python: str, tmp_path: Path) -> None:
    """Covers row 3 of the table in docs/why/survival.md."""
    folder = samples(tmp_path / "samples", count(3, 10))
    both = [start(*real(torch_python, folder, tmp_path / f"run-{index}")) for index in range(2)]
    spans: list[list[tuple[int, int]]] = []
    for process in both:
        code, rows, error = finish(process)
        assert code == 0, error
        spans.append([span for row in rows for span in _spans(row["timing"]["rounds"])])
    assert all(len(side) >= 20 for side in spans)
    assert max(side[0][0] for side in spans) < min(side[-1][1] for side in spans), "they did not run at the same time"
    ordered = sorted(itertools.chain(*spans))
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(ordered))


def _spans(value: Any) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of every timed block in the rounds of a row."""
    if isinstance(value, list):
        for item in value:
            yield from _spans(item)
    elif isinstance(value, dict) and "started_ns" in value:
        yield (value["started_ns"], value["ended_ns"])
    elif isinstance(value, dict):
        yield from _spans(list(value.values()))


def test_a_dead_backend_is_asked_twice_and_the_run_ends(fakes: tuple[FakeWorker, FakeWorker], tmp_path: Path) -> None:
    """Covers row 18 of the table in docs/why/survival.md."""
    import grpc

    fakes[1].answers = lambda _: Script(abort=grpc.StatusCode.UNAVAILABLE)
    code, rows, error = finish(start(*asked(*fakes, samples(tmp_path / "s", 3)), "--out", tmp_path / "run"))

    assert code == 3, error
    assert [row["outcome"] for row in rows] == ["WORKER_LOST"] * 3
    assert len(fakes[1].starts) == 6


def test_thousands_of_samples_leave_the_command_line_small(
    fakes: tuple[FakeWorker, FakeWorker], tmp_path: Path
) -> None:
    """Covers row 21 of the table in docs/why/survival.md. The long form has 2,490 samples."""
    for worker in fakes:
        worker.answers = lambda _: Script(outputs=[np.arange(6, dtype=np.float32)])
    folder = samples(tmp_path / "s", count(200, 2490))
    peaks = []
    for number in (folder / "s0000", folder):
        process = start(*asked(*fakes, number), "--out", tmp_path / f"run-{len(peaks)}")
        code, _, error = finish(process, 600)
        assert code == 0, error
        peaks.append(peak_of_children())
    assert peaks[1] - peaks[0] < 100 * 1024**2, peaks


def test_no_duration_comes_from_the_wall_clock() -> None:
    """Covers row 34 of the table in docs/why/survival.md: the modules that measure import no clock that can jump."""
    timed = [
        *(ROOT / "worker").rglob("*.py"),
        *(path for room in ("bench", "measuring", "talk") for path in (ORCHESTRATOR / room).glob("*.py")),
    ]
    for path in timed:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            wall = isinstance(node, ast.Attribute) and (ast.unparse(node) in ("time.time", "time.time_ns"))
            assert not wall, f"{path}: {ast.unparse(node)}"
            named = isinstance(node, ast.ImportFrom) and node.module == "time"
            assert not named or not {"time", "time_ns"} & {alias.name for alias in node.names}, path


def test_a_clock_that_jumps_changes_no_row(fakes: tuple[FakeWorker, FakeWorker], tmp_path: Path) -> None:
    """Covers row 34 of the table in docs/why/survival.md: time.time jumps by an hour at each call of our code."""
    jumping = tmp_path / "jumping"
    jumping.mkdir()
    (jumping / "sitecustomize.py").write_text(
        "import itertools, sys, time\n_true = time.time\n_jumps = itertools.cycle((3600, -3600))\n"
        # Calls by grpc get the true time. grpc adds a timeout to this time, and grpc's core compares the sum with the
        # true clock.
        "_ours = lambda: 'graphnet' in sys._getframe(2).f_globals.get('__name__', '')\n"
        "time.time = lambda: _true() + (next(_jumps) if _ours() else 0)\n"
    )
    what = asked(*fakes, samples(tmp_path / "s", 2))
    _, steady, _ = finish(start(*what, "--out", tmp_path / "steady"))
    paths = os.pathsep.join(filter(None, [str(jumping), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-m", "graphnet", "bench", *map(str, what), "--out", str(tmp_path / "jumped")]
    command += ["--pass-env", MARKER]
    done = subprocess.run(
        [*command, "--format", "json"], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}
    )

    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)["results"]
    assert told(rows) == told(steady)
    assert all(abs(row["speedup"]["ratio"] - 1) < 0.01 for row in rows)
