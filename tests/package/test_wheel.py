"""Tests the wheel: built twice, installed into empty environments, and used outside of any checkout."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from graphnet.environments.pythons import find_python

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13")
MOST_BYTES = 15_000_000
#: Files as work in a checkout leaves them, which the wheel must not hold.
STRAY = ("backends/nope/__pycache__/x.cpython-311.pyc", "deploy/supplies/torch.whl", "graphnet-runs/1/run.json")
#: Files outside of the packages without which the images cannot be built, or the suites not be found.
NEEDED = {
    *(".dockerignore", "requirements.txt", "compose.yaml", "compose.cpu.yaml", "samples/suites.toml"),
    *("deploy/seccomp.json", "deploy/supplies/README.md", "deploy/images/Dockerfile", "backends/nope/backend.toml"),
}
MODEL = """
import torch


def build():
    return torch.nn.Linear(4, 4).eval(), (torch.zeros(2, 4),)
"""


def tracked() -> list[str]:
    """Return the files that git knows of this checkout. Skip the test if the checkout is a copy without git."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        pytest.skip("this checkout is not in git")
    return list(filter(None, listed.stdout.decode().split("\0")))


def build(folder: Path) -> Path:
    """Build the wheel from a copy of what git knows of this checkout, with some files that it does not know."""
    copy = folder / "checkout"
    for name in tracked():
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    for name in STRAY:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("stray")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(copy)], check=True)
    shutil.rmtree(copy)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session", params=VERSIONS)
def bin_folder(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Install the wheel into an empty environment, as a user would. Yield the environment's folder of programs."""
    python = find_python(request.param)
    if python is None:
        pytest.skip(f"this machine has no Python {request.param}")
    folder: Path = tmp_path_factory.mktemp("environment") / "venv"
    subprocess.run([str(python), "-m", "venv", str(folder)], check=True)
    subprocess.run([str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    yield folder / "bin"
    shutil.rmtree(folder)


def graphnet(bin_folder: Path, cwd: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command outside of any checkout, with a home of its own."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("GRAPHNET_", "PYTHON", "VIRTUAL"))
    }
    home = cwd / "home"
    home.mkdir(exist_ok=True)
    environment = {**kept, "GRAPHNET_HOME": str(home), "PATH": f"{bin_folder}:{kept['PATH']}"}
    command = ["graphnet", *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=250, check=False)


def test_the_wheel_is_small_and_can_be_built_again(wheel: Path, tmp_path: Path) -> None:
    assert wheel.stat().st_size <= MOST_BYTES
    digests = [hashlib.sha256(one.read_bytes()).hexdigest() for one in (wheel, build(tmp_path))]
    assert digests[0] == digests[1]


def test_the_wheel_holds_what_git_knows_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = [
            name.removeprefix("graphnet_mesh/") for name in archive.namelist() if name.startswith("graphnet_mesh/")
        ]
    assert set(names) - set(tracked()) == set()
    assert NEEDED - set(names) == set()


def test_the_command_works_outside_of_a_checkout(bin_folder: Path, tmp_path: Path, torch_python: str) -> None:
    listed = graphnet(bin_folder, tmp_path, "backends", "--format", "json")
    assert listed.returncode == 0, listed.stderr
    assert {"eager", "inductor", "xla", "tvm"} <= {one["backend"] for one in json.loads(listed.stdout)["backends"]}

    shutil.copytree(ROOT / "backends" / "nope", tmp_path / "mine")
    settings = (tmp_path / "mine" / "backend.toml").read_text()
    (tmp_path / "mine" / "backend.toml").write_text(settings.replace('name = "nope"', 'name = "mine"'))
    bench = ["bench", "--samples", "torch/dlrm", "--reference", f"eager@{torch_python}"]
    bench += ["--backend", f"nope@{torch_python}", "--backend", f"./mine@{torch_python}"]
    quick = ["--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0", "--out", "run"]
    done = graphnet(bin_folder, tmp_path, *bench, *quick)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(" OK ") >= 2
    assert "next: graphnet score run" in done.stdout

    shown = graphnet(bin_folder, tmp_path, "report", "run")
    assert shown.returncode == 0, shown.stderr


def test_a_model_is_extracted(bin_folder: Path, tmp_path: Path, torch_python: str) -> None:
    (tmp_path / "model.py").write_text(MODEL)
    done = graphnet(bin_folder, tmp_path, "extract", "model.py:build", "--python", torch_python, "--out", "sample")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "next: graphnet bench --samples" in done.stdout


def test_manifests_are_written_for_this_installation(bin_folder: Path, tmp_path: Path) -> None:
    for kind, name in (("compose", "compose.yaml"), ("k8s", "base/kustomization.yaml"), ("slurm", "graphnet-array.sh")):
        done = graphnet(bin_folder, tmp_path, "deploy", kind, "--out", kind)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / kind / name).is_file()
    assert 'srun --cpu-bind=none graphnet work "$array"' in (tmp_path / "slurm" / "graphnet-array.sh").read_text()
    root = next(bin_folder.parent.glob("lib/python*/site-packages/graphnet_mesh"))
    text = (tmp_path / "compose" / "compose.yaml").read_text()
    assert f"\n  context: {root}\n" in text
    assert (root / "deploy" / "images" / "Dockerfile").is_file()
    again = graphnet(bin_folder, tmp_path, "deploy", "compose", "--out", "compose")
    assert again.returncode == 2
    assert "holds files already" in again.stderr
