"""Tests processes that wait for their turn, and workers that stay after a run, while somebody kills processes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import MARKER, eventually, state_of

from graphnet.conformance.graphs import Graph

QUICK = ("--trials", "3", "--min-time", "0", "--processes", "1", "--memory", "1GiB", "--threads", "1")
BODY, ARGUMENTS = "y = x @ w + 1\nreturn (y, y.sum())", {"x": (4, 6), "w": (6, 5)}
#: A test waits this many seconds for something that must happen, and fails if it does not.
LONG_S = 120.0


@pytest.fixture(autouse=True)
def no_isolation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run samples without isolation: they write their process ids, as the host numbers them, to files of this test."""
    monkeypatch.setenv("GRAPHNET_ISOLATION", "off")


def write_sample(folder: Path, name: str, preamble: str = "") -> Path:
    """Write a sample that appends its process id to the file NAME.pids whenever it is loaded. Return this file."""
    pids = folder.parent / f"{name}.pids"
    note = f"import os\nwith open({str(pids)!r}, 'a') as file:\n    print(os.getpid(), file=file)\n{preamble}\n\n"
    Graph(BODY, ARGUMENTS, preamble=note).write(folder / name)
    return pids


def command(torch_python: str, folder: Path, run: Path, *more: str) -> list[str]:
    where = ("--reference", f"eager@{torch_python}", "--backend", f"nope@{torch_python}", "--device", "cpu")
    bench = [sys.executable, "-m", "graphnet", "bench", "--samples", str(folder), "--out", str(run)]
    return [*bench, *where, *QUICK, *more, "--format", "json"]


def rows_of(process: subprocess.Popen[str]) -> list[dict[str, Any]]:
    out, error = process.communicate(timeout=LONG_S)
    assert process.returncode == 0, error
    found: list[dict[str, Any]] = json.loads(out)["results"]
    return found


def started(arguments: list[str], marker: str = "none") -> subprocess.Popen[str]:
    environment = {**os.environ, MARKER: marker}
    return subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, process_group=0
    )


def first_pid(path: Path) -> int:
    assert eventually(lambda: path.exists() and path.read_text().endswith("\n"), LONG_S)
    return int(path.read_text().split()[0])


def alive(*paths: Path) -> list[int]:
    pids = [int(word) for path in paths for word in (path.read_text().split() if path.exists() else ())]
    return [pid for pid in pids if state_of(pid) not in ("", "Z", "X")]


def test_a_process_that_is_killed_while_it_is_kept_costs_no_row(torch_python: str, tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_sample(tmp_path / "s", name)
    # The row of sample a is timed for seconds. Meanwhile, the process of sample b is kept.
    arguments = command(torch_python, tmp_path / "s", tmp_path / "run", "--budget", "8", "--compile-jobs", "2")
    process = started(arguments)
    kept = first_pid(tmp_path / "b.pids")
    assert eventually(lambda: state_of(kept) == "T", LONG_S)
    os.kill(kept, signal.SIGKILL)
    assert [row["outcome"] for row in rows_of(process)] == ["OK", "OK"]
    # The process that was killed, the reference, and the process that was measured again.
    assert len((tmp_path / "b.pids").read_text().split()) >= 3


def test_a_killed_command_line_leaves_no_kept_process(torch_python: str, tmp_path: Path) -> None:
    files = [write_sample(tmp_path / "s", name) for name in ("a", "b", "c")]
    arguments = command(torch_python, tmp_path / "s", tmp_path / "run", "--budget", "600", "--compile-jobs", "2")
    process = started(arguments)
    kept = first_pid(tmp_path / "c.pids")
    assert eventually(lambda: state_of(kept) == "T", LONG_S)
    process.kill()
    process.communicate()
    assert eventually(lambda: not alive(*files), LONG_S), alive(*files)


@pytest.fixture
def resident(torch_python: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Start resident workers for eager and nope. Yield the folder with their sockets and logs."""
    with tempfile.TemporaryDirectory(prefix="up-") as folder:
        monkeypatch.setenv("TMPDIR", folder)
        monkeypatch.setenv(MARKER, uuid.uuid4().hex)
        graphnet = [sys.executable, "-m", "graphnet"]
        names = [f"{name}@{torch_python}" for name in ("eager", "nope")]
        subprocess.run([*graphnet, "up", *names, "--device", "cpu"], check=True, timeout=LONG_S, capture_output=True)
        try:
            yield Path(folder) / f"graphnet-up-{os.getuid()}"
        finally:
            subprocess.run([*graphnet, "down"], check=True, timeout=LONG_S, capture_output=True)


def test_a_killed_command_line_leaves_resident_workers_as_they_were(
    torch_python: str, resident: Path, tmp_path: Path
) -> None:
    sound = write_sample(tmp_path / "sound", "a")
    hangs = write_sample(tmp_path / "hangs", "b", "import time\ntime.sleep(1000)")
    process = started(command(torch_python, tmp_path / "hangs", tmp_path / "killed", "--budget", "0.1"))
    first_pid(hangs)
    process.kill()
    process.communicate()
    assert eventually(lambda: not alive(hangs), LONG_S)
    (row,) = rows_of(started(command(torch_python, tmp_path / "sound", tmp_path / "run", "--budget", "0.1")))
    assert row["outcome"] == "OK"
    assert eventually(lambda: not alive(sound), LONG_S)
    # The killed run used the resident worker, which logs the name of every sample.
    (log,) = resident.glob("eager-*.log")
    assert "sample='b'" in log.read_text()


def test_a_resident_worker_without_its_zygote_goes_on(torch_python: str, resident: Path, tmp_path: Path) -> None:
    write_sample(tmp_path / "s", "a")
    arguments = command(torch_python, tmp_path / "s", tmp_path / "run", "--budget", "0.1")
    assert [row["outcome"] for row in rows_of(started(arguments))] == ["OK"]
    for pid in zygotes(torch_python):
        os.kill(pid, signal.SIGKILL)
    again = command(torch_python, tmp_path / "s", tmp_path / "again", "--budget", "0.1")
    assert [row["outcome"] for row in rows_of(started(again))] == ["OK"]
    # Both runs used the resident worker.
    (log,) = resident.glob("nope-*.log")
    assert log.read_text().count("sample='a'") >= 2


def zygotes(torch_python: str) -> list[int]:
    """Return the processes of this test's resident workers that run in the compiler's interpreter, such as zygotes."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            environment = Path(f"/proc/{pid}/environ").read_bytes()
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            if words[0] == torch_python.encode() and f"TMPDIR={os.environ['TMPDIR']}".encode() in environment:
                found.append(int(pid))
    assert len(found) >= 2
    return found
