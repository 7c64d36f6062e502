"""Tests of `graphnet up` and `graphnet down`: which worker a run uses, and how the workers start and end."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import FAKE_TORCH, write_backend
from kit import Cli

from graphnet.errors import UsageError
from graphnet.workers import resident
from graphnet.workers.resident import Residents, Wanted, conditions_of, difference, find_resident, name_of
from graphnet.workers.resident_start import stop_all
from graphnet.workers.site import Site, parse_site

ROOT = Path(__file__).resolve().parents[2]
LONG_S = 60.0


@pytest.fixture
def residents(monkeypatch: pytest.MonkeyPatch) -> Iterator[Residents]:
    """Use a temporary folder for this test's resident workers, and end them after the test."""
    # A socket's path may have only 107 bytes, so the folder is not in pytest's tmp_path.
    with resident.tempfile.TemporaryDirectory(prefix="up-") as folder:
        monkeypatch.setattr(resident.tempfile, "gettempdir", lambda: folder)
        monkeypatch.setattr(resident, "shared_memory", lambda: Path(folder))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (FAKE_TORCH, ROOT / "proto", ROOT / "worker"))))
        monkeypatch.setenv("GRAPHNET_LOCKS", f"{folder}/locks")
        found = Residents()
        try:
            yield found
        finally:
            if found.folder.exists():
                stop_all(found)


@pytest.fixture
def names(tmp_path: Path) -> list[str]:
    """Two made-up backends, which stand for eager and nope, as `graphnet up` gets them."""
    return [f"{write_backend(tmp_path / name, name=name)}@{sys.executable}" for name in ("eager", "nope")]


def sites_of(names: list[str]) -> list[Site]:
    return [parse_site(name, "cpu") for name in names]


def wanted(site: Site, inputs: Path, **changes: Any) -> Wanted:
    return Wanted(site, conditions_of(site, Path(sys.executable), ""), changes.get("max_samples", 4), inputs)


def test_workers_stay_until_they_are_told_to_end(cli: Cli, residents: Residents, names: list[str]) -> None:
    first = cli("up", *names, "--device", "cpu")
    assert first.code == 0, first.err
    assert [line.rpartition(": ")[2] for line in first.out.splitlines()] == ["up", "up"]
    again = cli("up", *names, "--device", "cpu")
    assert [line.rpartition(": ")[2] for line in again.out.splitlines()] == ["was up already"] * 2
    owners = [residents.owner(name_of(site)) for site in sites_of(names)]
    handles = [os.pidfd_open(owner.pid) for owner in owners if owner is not None]
    assert len(handles) == 2
    ended = cli("down")
    assert ended.code == 0
    assert sorted(ended.out.split(": ended\n")) == ["", "eager:main", "nope:main"]
    for handle in handles:
        assert select.select([handle], [], [], LONG_S)[0]
        os.close(handle)
    assert [path.name for path in residents.folder.iterdir()] == ["lock"]
    assert cli("down").out == "no worker was up\n"
