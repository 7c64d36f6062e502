"""Tests what happens if a container is killed during a compilation: one sample is retried, the run finishes, and all
services of the mesh run again.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest
from compose import QUICK, ROOT, Mesh, eventually, run

pytestmark = pytest.mark.timeout(900)


@pytest.mark.parametrize("how", ["crash", "docker kill"])
def test_killed_while_it_compiles(mesh: Mesh, tmp_path: Path, how: str) -> None:
    before = mesh.inspect("inductor")["State"]
    sample = ("--samples", str(ROOT / "samples/torch/unet"))
    with subprocess.Popen(
        mesh.command(tmp_path / "run", "--backend", "inductor", *sample, *QUICK),
        env=mesh.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as bench:
        # A running C++ compiler shows that inductor is compiling.
        assert eventually(
            lambda: "cc1plus" in run(["docker", "top", mesh.container("inductor"), "-eo", "pid,comm"]), 300
        )
        if how == "crash":
            os.kill(before["Pid"], signal.SIGKILL)
        else:
            run(["docker", "kill", mesh.container("inductor")])
        out, told = bench.communicate(timeout=400)
    (row,) = json.loads(out)["results"]
    # Docker's restart policies do nothing after `docker kill`: the run that lost the container restarts it.
    assert row["outcome"] == "OK", (row["message"], told)
    after = mesh.inspect("inductor")["State"]
    assert after["Running"]
    assert after["Pid"] != before["Pid"]
    again = mesh.bench(
        tmp_path / "again", "--backend", "inductor", "--samples", str(ROOT / "samples/torch/dlrm"), *QUICK
    )
    assert again.row("dlrm")["outcome"] == "OK"
