"""Tests samples that change their outputs file while the server and the command line read it, with real workers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from graphnet.conformance.graphs import Graph

#: A sample that starts a process in a separate session. The server does not stop this process between commands. The
#: process waits until an outputs file of the sample has its full size. After a delay, the process shortens or replaces
#: this file. The process searches only the directory of its own worker, so it disturbs no other run on this machine.
PREAMBLE = """import gc, os, time


def attack(delay_s, way):
    order = next(one for one in gc.get_objects() if type(one).__name__ == "ServeSample")
    if order.start.backend != "nope" or os.fork():
        return
    os.setsid()
    end = time.monotonic() + 3
    while time.monotonic() < end:
        for name in os.listdir(order.outputs_directory):
            path = os.path.join(order.outputs_directory, name)
            if not name.startswith(order.output_prefix):
                continue
            try:
                if os.stat(path).st_size < 4_000_000:
                    continue
                time.sleep(delay_s)
                if way == "cut":
                    os.truncate(path, 0)
                    continue
                os.unlink(path)
                if way == "pipe":
                    os.mkfifo(path)
                else:
                    os.symlink("/dev/zero", path)
            except OSError:
                pass
        time.sleep(0.0002)
    os._exit(0)


"""
WAYS = ("cut", "pipe", "link")
DELAYS_S = (0.001, 0.01, 0.03)


def test_a_sample_that_changes_its_outputs_costs_its_own_row(torch_python: str, tmp_path: Path) -> None:
    arguments = {"x": (1024, 1024)}
    for way in WAYS:
        for number, delay_s in enumerate(DELAYS_S):
            call = f'if not hasattr(self, "tried"):\n    self.tried = True\n    attack({delay_s}, "{way}")\n'
            graph = Graph(call + "return (x + 1,)", arguments, preamble=PREAMBLE)
            graph.write(tmp_path / "s" / f"{way}{number}")
    Graph("return (x + 1,)", arguments).write(tmp_path / "s" / "sound")
    where = ("--reference", f"eager@{torch_python}", "--backend", f"nope@{torch_python}", "--device", "cpu")
    quick = ("--trials", "3", "--min-time", "0", "--budget", "0.05", "--memory", "2GiB", "--threads", "1")
    command = [sys.executable, "-m", "graphnet", "bench", *where, "--samples", str(tmp_path / "s"), *quick]
    out = ("--timeout", "20", "--out", str(tmp_path / "run"), "--format", "json")
    done = subprocess.run([*command, *out], capture_output=True, text=True, timeout=300)

    assert done.returncode in (0, 1, 3), (done.returncode, done.stderr)
    rows = {row["sample"].rpartition("/")[2]: row for row in json.loads(done.stdout)["results"]}
    assert len(rows) == len(WAYS) * len(DELAYS_S) + 1
    assert rows["sound"]["outcome"] == "OK"
    outcomes = {name: row["outcome"] for name, row in rows.items()}
    assert set(outcomes.values()) <= {"OK", "WORKER_LOST", "CRASHED", "RUNTIME_ERROR"}, outcomes
    if set(outcomes.values()) == {"OK"}:
        pytest.fail("no sample changed its outputs in time, so the test showed nothing")
