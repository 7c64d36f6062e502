"""Tests of real measurements on a Ray cluster: equal to those of one host, and isolated from Ray."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from planted_sample import write_sample

ROOT = Path(__file__).parents[2]
Nodes = Callable[..., list[Any]]
OPTIONS = (
    *("--device", "cpu", "--threads", "1", "--memory", "2GiB", "--backend", "nope"),
    *("--trials", "3", "--min-time", "0", "--budget", "0.1", "--processes", "1", "--format", "json"),
)

#: A graph whose call looks around: it reports in its error what it reaches of the cluster.
SPY = """import os
import socket


def reached():
    found = []
    with socket.socket() as client:
        client.settimeout(20)
        try:
            client.connect(({host!r}, {port}))
            found.append("port")
        except OSError:
            pass
    if any(files for _, _, files in os.walk({folder!r})):
        found.append("files")
    return " and ".join(found) or "nothing"
"""


@pytest.fixture(autouse=True)
def torch_python(torch_python: str) -> str:
    """These tests measure, so they need the environment with torch."""
    return torch_python


def bench(*arguments: object) -> tuple[int, list[dict[str, Any]], str]:
    command = [sys.executable, "-m", "graphnet", "bench", *map(str, arguments), *OPTIONS]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    return done.returncode, json.loads(done.stdout)["results"] if done.stdout else [], done.stderr


def test_rows_of_a_cluster_equal_those_of_one_host(nodes: Nodes, tmp_path: Path) -> None:
    nodes(2)
    samples = [part for name in ("dlrm", "din", "deepfm") for part in ("--samples", ROOT / "samples" / "torch" / name)]
    code, alone, errors = bench(*samples, "--out", tmp_path / "alone")
    assert code == 0, errors
    code, rows, errors = bench(*samples, "--on", "ray", "--out", tmp_path / "ray")
    assert code == 0, errors

    def facts(of: list[dict[str, Any]]) -> dict[str, tuple[Any, ...]]:
        return {row["key"]: (row["sample"], row["outcome"], row["tolerance_ladder"]) for row in of}

    assert facts(rows) == facts(alone)
    run = json.loads((tmp_path / "ray" / "run.json").read_text())
    assert {control["control"] for control in run["controls"]} == {"A/A", "nope"}
    assert all(control["machine_class"] for control in run["controls"])
    assert {one["confinement"]["network"] for one in run["workers"].values()} == {"none"}
    assert "3 rows of 3 units on" in errors


def test_a_sample_reaches_neither_rays_ports_nor_its_files(cluster: Any, nodes: Nodes, tmp_path: Path) -> None:
    """The same sample reaches both on this host alone and without isolation, so the test can fail."""
    nodes(1)
    host, _, port = cluster.address.rpartition(":")
    spy = SPY.format(host=host, port=port, folder="/tmp/ray")
    sample = write_sample(tmp_path / "made" / "spy", 'raise RuntimeError("reached " + reached())', spy)
    _, (row,), _ = bench("--samples", sample, "--no-isolation", "--out", tmp_path / "alone")
    assert "reached port and files" in row["message"], row
    _, (row,), _ = bench("--samples", sample, "--on", "ray", "--out", tmp_path / "ray")
    assert "reached nothing" in row["message"], row


def test_a_node_that_does_not_see_the_samples_says_so(nodes: Nodes, tmp_path: Path) -> None:
    """The sample changes between planning and measuring, as on a node with an older copy."""
    nodes(1)
    sample = tmp_path / "made" / "one"
    sample.mkdir(parents=True)
    for path in (ROOT / "samples" / "torch" / "din").iterdir():
        (sample / path.name).write_bytes(path.read_bytes())
    index = [sys.executable, "-m", "graphnet", "samples", "index", str(tmp_path)]
    subprocess.run(index, check=True, cwd=ROOT, capture_output=True)
    model = sample / "model.py"
    model.write_text(model.read_text() + "\n# another copy\n")
    _, (row,), errors = bench("--samples", tmp_path, "--on", "ray", "--out", tmp_path / "ray")
    assert row["outcome"] == "WORKER_LOST"
    assert f"does not see {sample} as it was when the run was planned" in row["message"]
    assert "graphnet: 1 units were lost: " in errors


def test_memory_beyond_rays_limit_ends_the_run_in_one_sentence(nodes: Nodes, tmp_path: Path) -> None:
    nodes(1)
    total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    options = [part if part != "2GiB" else str(total // 2) for part in OPTIONS]
    sample = ROOT / "samples" / "torch" / "din"
    command = [sys.executable, "-m", "graphnet", "bench", "--samples", str(sample), "--on", "ray", *options]
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "run")], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 3
    assert "3 processes of a sample may run at a time; give --memory" in done.stderr
    assert "Traceback" not in done.stderr
