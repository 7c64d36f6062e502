"""Makes a release without publishing it: `tools/release.py dry`, in a copy of this checkout's last commit."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERSION = "9.8.7"
SECTION = f"## {VERSION} (unreleased)\n\n- A user notices this.\n\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clone whose changelog has a section of the next version, which the commit of a release lacks."""
    if not (ROOT / ".git").exists():
        pytest.skip("this checkout is not in git")
    clone = tmp_path / "checkout"
    git(tmp_path, "clone", "--quiet", str(ROOT), str(clone))
    for name in ("name", "email"):
        git(clone, "config", f"user.{name}", "me")
    changelog = clone / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8").replace(" (unreleased)\n", " (2020-01-01)\n")
    changelog.write_text(text.replace("# Changelog\n\n", f"# Changelog\n\n{SECTION}"), encoding="utf-8")
    git(clone, "commit", "--quiet", "--all", "--message", "changelog")
    return clone


def git(folder: Path, *arguments: str) -> str:
    return subprocess.check_output(["git", *arguments], cwd=folder, text=True)


def test_a_dry_release_makes_a_wheel_its_notes_its_bill_and_checksums_and_changes_nothing(
    checkout: Path, tmp_path: Path
) -> None:
    def state() -> str:
        return "".join(git(checkout, *one) for one in (["status", "--porcelain"], ["tag"], ["rev-parse", "HEAD"]))

    before, out, version = state(), tmp_path / "dist", VERSION
    command = [sys.executable, "tools/release.py", "dry", version, "--out", str(out)]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=800, check=False)
    assert done.returncode == 0, done.stderr
    assert state() == before
    name = f"graphnet_mesh-{version}-py3-none-any"
    assert {path.name for path in out.iterdir()} == {f"{name}.whl", f"{name}.cdx.json", "notes.md", "SHA256SUMS"}
    sums = dict(reversed(line.split("  ")) for line in (out / "SHA256SUMS").read_text().splitlines())
    assert sums == {file: hashlib.sha256((out / file).read_bytes()).hexdigest() for file in sums}
    assert len(sums) == 3
    bill = json.loads((out / f"{name}.cdx.json").read_text())
    assert bill["bomFormat"] == "CycloneDX"
    about = bill["metadata"]["component"]
    assert (about["type"], about["name"], about["version"]) == ("application", "graphnet-mesh", version)
    parts = {one["name"]: one for one in bill["components"]}
    # The tested version of a library that the wheel names, with its hashes; and a library of a library.
    pins = dict(re.findall(r"^([\w-]+)==(\S+)$", (ROOT / "requirements.txt").read_text(), re.MULTILINE))
    assert parts["numpy"]["version"] == pins["numpy"]
    assert parts["numpy"]["purl"] == f"pkg:pypi/numpy@{pins['numpy']}"
    assert "hashes" in json.dumps(parts["numpy"])
    assert "pydantic-core" in parts
    assert "graphnet-mesh" not in parts
    assert "file:" not in json.dumps(bill)
    assert version in done.stderr
    assert "org.opencontainers.image.revision=" in done.stderr
