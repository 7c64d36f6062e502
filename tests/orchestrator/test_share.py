"""Tests of the directories that a run shares with its workers, while other runs begin and end."""

from __future__ import annotations

import fcntl
import shutil
from pathlib import Path
from typing import Any

import pytest

from graphnet.launch import share
from graphnet.launch.share import HostShare


@pytest.fixture
def parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(share, "shared_memory", lambda: tmp_path)
    monkeypatch.setattr(share.tempfile, "gettempdir", lambda: str(tmp_path))
    return tmp_path


def test_a_run_that_begins_at_the_same_time_removes_nothing(parent: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another run removes a directory just before the starting run locks it, which must then make a second one."""
    lock = fcntl.flock
    removed: list[Path] = []

    def flock(descriptor: int, operation: int) -> Any:
        if not removed:
            removed.extend(parent.glob("graphnet-run-*"))
            shutil.rmtree(removed[0])
        return lock(descriptor, operation)

    monkeypatch.setattr(share.fcntl, "flock", flock)
    with HostShare() as shared:
        assert removed
        assert shared.inputs.is_dir()
        assert not removed[0].exists()


def test_the_directories_of_a_killed_run_are_removed(parent: Path) -> None:
    killed = parent / "graphnet-run-killed"
    killed.mkdir()
    (killed / "alive").touch()
    with HostShare() as running, HostShare():
        assert not killed.exists()
        assert running.inputs.is_dir()
