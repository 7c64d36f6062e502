"""Tests of where files are kept that an adapter prepared for an interpreter of somebody's own."""

from __future__ import annotations

import os
import sys
import venv
from pathlib import Path

import pytest

from graphnet.children import Starting
from graphnet.launch.local import Prepared
from graphnet.launch.places import local_place_of
from graphnet.launch.site import parse_site


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def prepared(interpreter: Path | str) -> Prepared:
    return local_place_of(parse_site(f"nope@{interpreter}", "cpu")).prepare("cpu", print, Starting())


def test_they_are_kept_for_what_is_installed(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "environment"
    venv.create(folder, symlinks=True)
    interpreter = folder / "bin" / "python"
    first = prepared(interpreter).kept_files
    assert first is not None
    assert first.parent == home / "prepared"
    assert prepared(interpreter).kept_files == first
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "mycc.py").write_text("")
    assert prepared(interpreter).kept_files != first


def test_those_that_were_not_used_for_longest_are_removed(home: Path) -> None:
    kept = prepared(sys.executable).kept_files
    assert kept is not None
    others = [home / "prepared" / f"other{number}" for number in range(6)]
    for age, folder in enumerate([kept, *others]):
        folder.mkdir(parents=True)
        # The folder of this interpreter is the oldest: that it is used now keeps it.
        os.utime(folder, (1000 + age, 1000 + age))
    assert prepared(sys.executable).kept_files == kept
    assert {path.name for path in kept.parent.iterdir()} == {kept.name, "other3", "other4", "other5"}
