"""Tests that the files and commands of docs/add-a-backend.md work as printed, in a folder outside the repository."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from graphnet_contract.backend import read_backend

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "add-a-backend.md").read_text(encoding="utf-8")
PLACE = "/path/to/torchscript"


def test_the_guide_fits_a_page() -> None:
    assert len(GUIDE.splitlines()) <= 120


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the three files that docs/add-a-backend.md prints."""
    made = tmp_path_factory.mktemp("elsewhere") / "torchscript"
    made.mkdir()
    files = re.findall(r"`([a-z]+\.\w+)`(?: \([^)]*\))?:\n\n```\w+\n(.*?)```", GUIDE, flags=re.DOTALL)
    assert [name for name, _ in files] == ["backend.toml", "requirements.txt", "adapter.py"]
    for name, text in files:
        (made / name).write_text(text, encoding="utf-8")
    return made


def commands() -> list[list[str]]:
    """Return the commands that docs/add-a-backend.md tells the reader to type."""
    blocks = re.findall(r"```bash\n(.*?)```", GUIDE, flags=re.DOTALL)
    return [line.split() for block in blocks for line in block.splitlines()]


def run(command: list[str], folder: Path, interpreter: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run one command of docs/add-a-backend.md, with the test's folder and interpreter instead of the page's."""
    program, *arguments = [word.replace(PLACE, f"{folder}@{interpreter}") for word in command]
    assert program == "./graphnet"
    full = [sys.executable, "-m", "graphnet", *arguments, "--device", "cpu", "--format", "json", *more]
    return subprocess.run(full, cwd=ROOT, capture_output=True, text=True, timeout=900)


def test_the_page_names_two_commands() -> None:
    assert [command[:2] for command in commands()] == [["./graphnet", "bench"], ["./graphnet", "backends"]]


@pytest.mark.timeout(600)
def test_the_folder_is_benchmarked(folder: Path, torch_python: str, tmp_path: Path) -> None:
    bench, _ = commands()
    quick = (
        "--reference",
        f"eager@{torch_python}",
        "--trials",
        "3",
        "--min-time",
        "0",
        "--processes",
        "1",
        "--budget",
        "0.1",
    )
    done = run(bench, folder, torch_python, *quick, "--out", str(tmp_path / "run"))

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

    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert {case["status"] for case in found["cases"]} == {"pass"}
    assert len(found["cases"]) >= 46


def test_the_declared_failure_of_the_page_is_read_and_strict(folder: Path, torch_python: str, tmp_path: Path) -> None:
    (declared,) = re.findall(r"```toml\n(\[conformance\].*?)```", GUIDE, flags=re.DOTALL)
    other = tmp_path / "torchscript"
    other.mkdir()
    for file in folder.glob("*.*"):
        (other / file.name).write_text(file.read_text())
    (other / "backend.toml").write_text((folder / "backend.toml").read_text() + "\n" + declared)

    assert list(read_backend(other).expected_failures("torch")) == ["complex64"]
    done = run([*commands()[1], "--case", "complex64"], other, torch_python)
    (case,) = json.loads(done.stdout)["cases"]
    assert (done.returncode, case["status"]) == (1, "fail")
    assert "take it out of [conformance]" in case["message"]
