"""Tests ``graphnet doctor`` on hosts that lack something."""

from __future__ import annotations

import shutil
from collections import namedtuple
from pathlib import Path

import pytest

from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch import doctor
from graphnet.launch.doctor import examine
from graphnet.launch.findings import Finding, State

Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def host(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A host with everything but a GPU and an engine, on which no process is started."""
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path))
    monkeypatch.setenv("GRAPHNET_WORKERS", "")
    monkeypatch.setattr(doctor, "find_python", lambda version: f"/usr/bin/python{version}")
    monkeypatch.setitem(doctor.LOOKS, "name spaces", lambda: (State.ok, "rooms", ""))
    monkeypatch.setattr(doctor.settings, "has_cuda", lambda: False)
    monkeypatch.setattr(doctor, "connect", refuse)


def refuse() -> None:
    raise BackendUnavailable("Docker is not running here")


def finding(subject: str) -> Finding:
    return next(one for one in examine() if one.subject == subject)


def test_what_only_some_runs_need_is_missing_and_nothing_is_broken() -> None:
    found = {one.subject: one.state for one in examine()}
    assert found["GPU"] is found["Docker"] is State.missing
    assert State.broken not in found.values()
    assert all(one.remedy for one in examine() if one.state is not State.ok)


def test_a_full_disk_says_how_much_is_free(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10, 9, 1 << 30))
    found = finding("disk")
    assert found.state is State.missing
    assert found.text == f"1 GiB free in {tmp_path}"
    assert "GRAPHNET_HOME" in found.remedy


def test_a_python_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_python", lambda version: None if version == "3.8" else "/usr/bin/python")
    assert finding("Pythons").text == "no Python 3.8"


def test_a_host_without_a_compiler_is_told_which_backends_need_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    found = finding("C++ compiler")
    assert found.state is State.missing
    assert found.remedy


def test_locks_that_cannot_be_used_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def locks() -> Path:
        raise UsageError("the directory of locks cannot be used")

    monkeypatch.setattr(doctor.HostShare, "locks", staticmethod(locks))
    assert finding("locks").state is State.broken


def test_isolation_that_is_switched_off_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("GRAPHNET_ISOLATION", "off")
    found = doctor.LOOKS["name spaces"]()
    assert (found[0], found[1]) == (State.missing, "GRAPHNET_ISOLATION=off switches isolation off")
