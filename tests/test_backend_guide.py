"""Tests that the files and commands of docs/start/add-a-backend.md work as printed, outside the repository."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from graphnet_contract.backend import read_backend

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "start" / "add-a-backend.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "torchscript"
PLACE = "/path/to/torchscript"


def test_the_guide_fits_a_page() -> None:
    assert len(GUIDE.splitlines()) <= 120


def test_the_page_prints_the_files_of_the_example() -> None:
    printed = dict(re.findall(r"`([a-z]+\.\w+)`(?: \([^)]*\))?:\n\n```\w+\n(.*?)```", GUIDE, flags=re.DOTALL))
    assert printed == {path.name: path.read_text(encoding="utf-8") for path in EXAMPLE.iterdir() if path.is_file()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the example outside the repository."""
    made = tmp_path_factory.mktemp("elsewhere") / "torchscript"
    shutil.copytree(EXAMPLE, made, ignore=shutil.ignore_patterns("__pycache__"))
    return made


def commands() -> list[list[str]]:
    """Return the commands of the page."""
    blocks = re.findall(r"```bash\n(.*?)```", GUIDE, flags=re.DOTALL)
    return [line.split() for block in blocks for line in block.splitlines()]


def run(command: list[str], folder: Path, interpreter: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the page with the test's folder and interpreter."""
    program, *arguments = [word.replace(PLACE, f"{folder}@{interpreter}") for word in command]
    assert program == "./graphnet"
    full = [sys.executable, "-m", "graphnet", *arguments, "--device", "cpu", "--format", "json", *more]
    return subprocess.run(full, cwd=ROOT, capture_output=True, text=True, timeout=900)


def test_the_page_names_two_commands() -> None:
    assert [command[:2] for command in commands()] == [["./graphnet", "bench"], ["./graphnet", "backends"]]


@pytest.mark.timeout(600)
def test_the_folder_is_benchmarked(folder: Path, torch_python: str, tmp_path: Path) -> None:
    bench, _ = commands()
    quick = ("--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0.1", "--out", str(tmp_path / "run"))
    done = run(bench, folder, torch_python, "--reference", f"eager@{torch_python}", *quick)
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(done.stdout)["results"]
    assert (row["backend"], row["outcome"]) == ("torchscript", "OK")
    assert row["speedup"]["ratio"] > 0
    assert row["evidence"]["nodes_compiled"] > 0
    assert set(row["evidence"]["compiler"]) == {"operators"}


@pytest.mark.timeout(900)
def test_the_folder_passes_the_suite(folder: Path, torch_python: str) -> None:
    _, check = commands()
    done = run(check, folder, torch_python)
    cases = json.loads(done.stdout).get("cases", [])
    assert [case for case in cases if case["status"] != "pass"] == []
    assert done.returncode == 0, done.stderr
    assert len(cases) >= 46


def test_the_declared_failure_of_the_page_is_read_and_strict(folder: Path, torch_python: str, tmp_path: Path) -> None:
    (declared,) = re.findall(r"```toml\n(\[conformance\].*?)```", GUIDE, flags=re.DOTALL)
    other = tmp_path / "torchscript"
    shutil.copytree(folder, other)
    (other / "backend.toml").write_text((folder / "backend.toml").read_text() + "\n" + declared)
    assert list(read_backend(other).expected_failures("torch")) == ["complex64"]
    done = run([*commands()[1], "--case", "complex64"], other, torch_python)
    (case,) = json.loads(done.stdout)["cases"]
    assert (done.returncode, case["status"]) == (1, "fail")
    assert "take it out of [conformance]" in case["message"]
