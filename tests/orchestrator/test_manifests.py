"""Tests of ``graphnet deploy`` and of what an installation knows of itself."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from kit import Cli

from graphnet.launch import distributions, manifests


@pytest.mark.parametrize("command", ["./graphnet", "graphnet"])
def test_the_slurm_script_calls_the_command_that_wrote_it(
    command: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manifests, "COMMAND", command)
    out = tmp_path / "out"
    done = cli("deploy", "slurm", "--out", out)
    assert f"sbatch --array=0-N {out}/graphnet-array.sh FOLDER" in done.out
    script = out / "graphnet-array.sh"
    lines = script.read_text().splitlines()
    assert f'exec srun --cpu-bind=none {command} work "$array"' in lines
    assert any(line.startswith(f"#   {command} plan ") for line in lines)
    assert ("GRAPHNET_CHECKOUT" in script.read_text()) == (command == "./graphnet")
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", script], check=True)


def test_an_installation_does_not_record_the_revision_of_the_users_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=me", "-c", "user.email=me"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--allow-empty", "--message", "mine"], check=True)
    installed = tmp_path / "site-packages" / "graphnet_mesh"
    (installed / "backends").mkdir(parents=True)
    monkeypatch.setenv("GRAPHNET_ROOT", str(installed))
    assert distributions.source_revision() is None
    (tmp_path / "backends").mkdir()
    monkeypatch.setenv("GRAPHNET_ROOT", str(tmp_path))
    assert len(distributions.source_revision() or "") == 40
