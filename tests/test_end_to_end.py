"""Tests the whole program on small samples written for this test: the command line, two real workers, and torch."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import psutil
import pytest
from planted_sample import meta_of, write_sample

#: For each sample: the body of its forward, and the outcome of its row, with that of a failed reference after a slash.
PLANTED = {
    "a_segfault": ("import ctypes\nctypes.string_at(0)\nreturn (x,)", "REFERENCE_FAILED/CRASHED"),
    "b_exit": ("import os\nos._exit(0)", "REFERENCE_FAILED/CRASHED"),
    "c_hang": ("while True:\n    pass", "REFERENCE_FAILED/TIMEOUT"),
    "d_memory": ("return (torch.ones(1 << 33).sum(),)", "REFERENCE_FAILED/OUT_OF_MEMORY"),
    "e_raise": ("raise ValueError('planted')", "REFERENCE_FAILED/RUNTIME_ERROR"),
    "f_fork": (
        "import os, time\nif os.fork() == 0:\n    os.setsid()\n    while True:\n        time.sleep(1)\nreturn (x,)",
        "OK",
    ),
    "h_random": ("return (x + torch.rand(4, 8), torch.nn.functional.dropout(x, 0.5, True))", "OK"),
    "i_writes": ("x += 1\nreturn (x * 2,)", "OK"),
    "j_nested": ("return ([x, None], 3, {'a': (x + 1, 2.5)}, True, [])", "OK"),
    "k_nan": ("return (x / 0 * 0, x / 0)", "OK"),
    "l_plain": ("return (x @ x.T,)", "OK"),
}


def run(
    folder: Path, python: str, out: Path, *extra: str, backend: str = "nope"
) -> tuple[int, dict[str, dict[str, Any]]]:
    """Run ``graphnet bench``. Return its exit code, and its rows by sample."""
    command = [sys.executable, "-m", "graphnet", "bench", "--samples", str(folder), "--out", str(out)]
    command += ["--reference", f"eager@{python}", "--backend", f"{backend}@{python}", "--format", "json"]
    command += ["--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0.2", *extra]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, check=False)
    assert done.stdout, done.stderr
    rows = json.loads(done.stdout)["results"]
    return done.returncode, {row["sample"].partition("/")[2]: row for row in rows}


@pytest.mark.torch
def test_planted_samples_cost_one_row_each_and_leave_nothing(torch_python: str, tmp_path: Path) -> None:
    for name, (body, _) in PLANTED.items():
        write_sample(tmp_path / "planted" / name, body)
    before = set(Path("/dev/shm").glob("graphnet-run-*"))
    code, rows = run(tmp_path / "planted", torch_python, tmp_path / "run", "--timeout", "20", "--memory", "3GiB")
    seen = {
        name: row["outcome"] if row["outcome"] != "REFERENCE_FAILED" else f"{row['outcome']}/{row['step']}"
        for name, row in rows.items()
    }
    assert seen == {name: outcome for name, (_, outcome) in PLANTED.items()}
    assert code == 0
    assert "SIGSEGV" in rows["a_segfault"]["message"]
    assert "exit code 0" in rows["b_exit"]["message"]
    assert "planted" in rows["e_raise"]["message"]
    assert "nonfinite_reference" in rows["k_nan"]["flags"]
    assert rows["l_plain"]["max_abs_error"] == 0.0
    assert set(Path("/dev/shm").glob("graphnet-run-*")) <= before
    processes = [process.info for process in psutil.process_iter(["pid", "cmdline"])]
    assert [one for one in processes if str(tmp_path) in " ".join(one["cmdline"] or [])] == []


@pytest.mark.torch
def test_a_gigabyte_of_output_is_cut_and_flagged(torch_python: str, tmp_path: Path) -> None:
    flood = "print('y' * (1 << 30)) if not hasattr(self, 'done') else None\nself.done = 1\nreturn (x + 1,)"
    write_sample(tmp_path / "samples" / "flood", flood)
    code, rows = run(tmp_path / "samples", torch_python, tmp_path / "run")
    assert (code, rows["flood"]["outcome"]) == (0, "OK")
    assert "output_truncated" in rows["flood"]["flags"]
    assert len(rows["flood"]["log"]) < 1 << 20


@pytest.mark.torch
def test_rows_are_the_same_with_and_without_resident_workers(
    torch_python: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_sample(tmp_path / "samples" / "plain", "return (x @ x.T,)")
    write_sample(tmp_path / "samples" / "segfault", "import ctypes\nctypes.string_at(0)\nreturn (x,)")
    # The folder of resident workers is in the temporary folder. A socket's path may have only 107 bytes.
    with tempfile.TemporaryDirectory(prefix="up-") as folder:
        monkeypatch.setenv("TMPDIR", folder)
        graphnet = [sys.executable, "-m", "graphnet"]
        _, alone = run(tmp_path / "samples", torch_python, tmp_path / "alone", "--memory", "3GiB")
        names = [f"{name}@{torch_python}" for name in ("eager", "nope")]
        subprocess.run([*graphnet, "up", *names, "--device", "cpu"], check=True, timeout=250)
        try:
            _, resident = run(tmp_path / "samples", torch_python, tmp_path / "resident", "--memory", "3GiB")
            logs = [path.read_text() for path in Path(folder).glob("graphnet-up-*/*.log")]
        finally:
            subprocess.run([*graphnet, "down"], check=True, timeout=250)
    assert len(logs) == 2
    # The workers log every sample, so the run has used both.
    assert all("plain" in log for log in logs)
    same = ("sample", "key", "where", "outcome", "tolerance_reached", "output_digest", "environment", "inputs")
    for rows, stayed in ((resident, True), (alone, False)):
        for side in ("environment", "reference_environment"):
            assert rows["plain"][side].pop("worker_stayed") is stayed
            # A zygote that a root zygote forked may have loaded further modules of Python.
            assert rows["plain"][side].pop("loaded_sha256")
    first, second = ({n: [row[field] for field in same] for n, row in one.items()} for one in (resident, alone))
    assert first == second


@pytest.mark.torch
def test_the_graphnet_scheme_feeds_both_sides_the_same(torch_python: str, tmp_path: Path) -> None:
    write_sample(tmp_path / "samples" / "one", "return (x * 2, x.sum())")
    meta = meta_of(mean=0.5).replace("    kind", "    min_val = 0\n    kind")
    (tmp_path / "samples" / "one" / "weight_meta.py").write_text(meta)
    (tmp_path / "samples" / "one" / "graph_net.json").write_text('{"framework": "torch"}')
    _, mesh = run(tmp_path / "samples", torch_python, tmp_path / "mesh")
    code, rows = run(tmp_path / "samples", torch_python, tmp_path / "run", "--inputs", "graphnet")
    assert (code, rows["one"]["outcome"], rows["one"]["inputs"]["scheme"]) == (0, "OK", "graphnet")
    assert rows["one"]["output_digest"] != mesh["one"]["output_digest"]


@pytest.mark.torch
def test_inductor_proves_what_it_compiled(torch_python: str, tmp_path: Path) -> None:
    write_sample(tmp_path / "samples" / "whole", "y = torch.nn.functional.gelu(x)\nreturn (y @ y.T,)")
    write_sample(tmp_path / "samples" / "broken", "y = x + 1\ntorch._dynamo.graph_break()\nreturn (y * 2,)")
    _, rows = run(tmp_path / "samples", torch_python, tmp_path / "run", backend="inductor")
    assert {name: row["outcome"] for name, row in rows.items()} == {"whole": "OK", "broken": "OK"}, rows
    whole, broken = rows["whole"]["evidence"], rows["broken"]["evidence"]
    assert whole["nodes_total"] == whole["nodes_compiled"] > 0
    assert whole["partitions"] == 1
    assert whole["compiler"]["kernels"] > 0
    # Both operators were compiled. What is between them is no operator, but has a name.
    assert broken["nodes_total"] == broken["nodes_compiled"] == 2
    assert broken["partitions"] == 2
    assert len(broken["fallback_ops"]) == 1
    assert rows["whole"]["compile_ns"] > 10_000_000
