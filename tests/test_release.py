"""Makes releases with tools/release.py in a copy of the checkout, with a stand-in for Docker and for the SBOM tool."""

from __future__ import annotations

import datetime
import json
import shutil
import subprocess
from pathlib import Path

import pytest
from script_modules import ROOT, script_module

release = script_module("tools/release.py")
TODAY = datetime.date(2030, 1, 2)
SECTION = "## 9.8.7 (unreleased)\n\n- A user notices this.\n\n"
DOCKER = """#!/usr/bin/env python3
import json, os, sys
words = sys.argv[1:]
open(os.environ["CALLS"], "a").write(" ".join(words[:14]) + "\\n")
names = ("VERSION", "REVISION")
labels = {f"org.opencontainers.image.{name.lower()}": os.environ.get("GRAPHNET_" + name) for name in names}
if "config" in words:
    images = {"eager": "graphnet/eager:9.8.7", "prepare": "graphnet/base:9.8.7"}
    print(json.dumps({"services": {name: {"image": image} for name, image in images.items()}}))
if "build" in words:
    json.dump(labels, open(os.environ["CALLS"] + ".labels", "w"))
if "inspect" in words:
    print(json.dumps([{"Config": {"Labels": json.load(open(os.environ["CALLS"] + ".labels"))}}]))
if "run" in words:
    print("pypi numpy 2.4.6\\npypi numpy 2.4.6\\ndeb libc6 2.36-9")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with the files that name the version, and a changelog with a section of the next one."""
    copy = tmp_path / "checkout"
    for path in [*release.versioned_files(ROOT), ROOT / "CHANGELOG.md", ROOT / "CITATION.cff"]:
        (copy / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy / path.relative_to(ROOT))
    changelog = copy / "CHANGELOG.md"
    changelog.write_text(changelog.read_text().replace("# Changelog\n\n", f"# Changelog\n\n{SECTION}"))
    commit(copy, "init", "--quiet")
    for name in ("name", "email"):
        commit(copy, "config", f"user.{name}", "me")
    commit(copy, "add", ".")
    commit(copy, "commit", "--quiet", "--message", "all")
    return copy


def commit(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


def test_the_version_is_in_every_file_the_date_in_two_and_the_tag_has_the_notes(checkout: Path) -> None:
    before = release.version_of(checkout)
    named = {path.relative_to(checkout).as_posix() for path in release.versioned_files(checkout)}
    assert {"compose.yaml", "worker/pyproject.toml", "deploy/k8s/base/job.yaml", "CITATION.cff"} <= named
    release.prepare(checkout, "9.8.7", TODAY)
    assert release.version_of(checkout) == "9.8.7"
    assert {path.relative_to(checkout).as_posix() for path in release.versioned_files(checkout)} == named
    assert "## 9.8.7 (2030-01-02)\n\n- A user notices this.\n" in (checkout / "CHANGELOG.md").read_text()
    assert (checkout / "CITATION.cff").read_text().endswith("date-released: 2030-01-02\n")
    assert commit(checkout, "status", "--porcelain") == ""
    assert "- A user notices this." in commit(checkout, "tag", "--list", "v9.8.7", "--format", "%(contents)")
    left = subprocess.run(["git", "grep", "-nF", f":{before}"], cwd=checkout, capture_output=True, text=True).stdout
    assert left == ""


def test_the_files_of_this_checkout_that_name_an_image_name_its_version() -> None:
    """A file that is not in VERSIONED would keep the old version after a release."""
    known = {path.relative_to(ROOT).as_posix() for path in release.versioned_files(ROOT)}
    pattern = rf"(graphnet/[a-z]+:|^(__version__|version) = \"|VERSION(=|:-)){release.version_of(ROOT)}"
    listed = commit(ROOT, "grep", "-lE", pattern).splitlines()
    assert listed
    assert set(listed) - known - {"tests/test_release.py"} == set()


@pytest.mark.parametrize(
    ("version", "said"),
    [("9.8", "is no version"), ("0.0.1", "at least the present"), ("9.9.9", 'no section "## 9.9.9 (unreleased)"')],
)
def test_a_wrong_version_changes_nothing(checkout: Path, version: str, said: str) -> None:
    with pytest.raises(release.Refused, match=said.replace("(", r"\(").replace(")", r"\)")):
        release.prepare(checkout, version, TODAY)
    assert commit(checkout, "status", "--porcelain") + commit(checkout, "tag") == ""


def test_a_checkout_with_changes_or_with_the_tag_is_refused(checkout: Path, tmp_path: Path) -> None:
    release.prepare(checkout, "9.8.7", TODAY)
    with pytest.raises(release.Refused, match="exists already"):
        release.prepare(checkout, "9.8.7", TODAY)
    (checkout / "compose.yaml").write_text("")
    with pytest.raises(release.Refused, match="has changes"):
        release.prepare(checkout, "9.8.8", TODAY)
    commit(checkout, "commit", "--quiet", "--all", "--message", "later")
    with pytest.raises(release.Refused, match="no tag v9.8.7"):
        release.build(checkout, tmp_path / "out", images=False)


def test_each_image_has_its_labels_and_its_bill_of_materials(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = tmp_path / "calls"
    (tmp_path / "docker").write_text(DOCKER)
    (tmp_path / "docker").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("CALLS", str(calls))
    written = {}
    monkeypatch.setattr(release, "write_sbom", lambda path, *rest: written.update({path.name: rest}))
    release.build_images(checkout, tmp_path, "9.8.7", "c0ffee")
    assert written == {
        f"graphnet-{name}-9.8.7.cdx.json": ("numpy==2.4.6\n", f"graphnet/{name}:9.8.7", "9.8.7", [("libc6", "2.36-9")])
        for name in ("base", "eager")
    }
    built = [line.split()[-1] for line in calls.read_text().splitlines() if " build " in line]
    assert built == ["prepare", "eager"]
    labels = json.loads(Path(f"{calls}.labels").read_text())
    assert labels == release.labels("9.8.7", "c0ffee")
    other = labels | {"org.opencontainers.image.revision": "x"}
    monkeypatch.setattr(release, "labels", lambda version, commit: other)
    with pytest.raises(release.Refused, match="lacks the label org.opencontainers.image.revision"):
        release.build_images(checkout, tmp_path, "9.8.7", "c0ffee")
