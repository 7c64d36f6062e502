"""Tests of `graphnet up` and `graphnet down`: which worker a run uses, and how the workers start and end."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import FAKE_TORCH, running_worker, write_backend
from kit import Cli

from graphnet.workers import resident
from graphnet.workers.pool import WorkerPool
from graphnet.workers.resident import Residents, Wanted, conditions_of, difference, find_resident, name_of
from graphnet.workers.resident_start import alone, stop_all
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site, parse_site
from graphnet_server.slots import Slots

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
    assert sorted(ended.out.split(": ended\n")) == ["", "eager:torch", "nope:torch"]
    for handle in handles:
        assert select.select([handle], [], [], LONG_S)[0]
        os.close(handle)
    assert [path.name for path in residents.folder.iterdir()] == ["lock"]
    assert cli("down").out == "no worker was up\n"


def test_a_run_uses_a_worker_that_it_would_start_itself(
    cli: Cli, residents: Residents, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    site = sites_of(names)[0]
    said: list[str] = []
    assert find_resident(wanted(site, residents.inputs), said.append) is None
    assert cli("up", *names, "--device", "cpu").code == 0
    endpoint = find_resident(wanted(site, residents.inputs), said.append)
    assert endpoint is not None
    assert endpoint.address == f"unix://{residents.socket(name_of(site))}"
    assert said == []
    # The run's inputs are elsewhere, for instance because the mesh is up as well.
    assert find_resident(wanted(site, Path("/elsewhere")), said.append) is None
    assert find_resident(wanted(site, residents.inputs, max_samples=1000), said.append) is None
    monkeypatch.setenv("OMP_PROC_BIND", "true")
    assert find_resident(wanted(site, residents.inputs), said.append) is None
    adapter = site.backend.folder / "adapter.py"
    adapter.write_text(adapter.read_text() + "\n")
    assert find_resident(wanted(site, residents.inputs), said.append) is None
    started = "started has other {}, so this run starts its own; `graphnet down` ends the old one"
    assert [text.partition("`graphnet up` ")[2] for text in said] == [
        started.format("limits on samples"),
        started.format("environment variables"),
        started.format("code of the adapter and environment variables"),
    ]
    again = cli("up", *names, "--device", "cpu")
    assert again.code == 2
    assert "eager:torch is up already, but with other code of the adapter and environment variables" in again.err


def test_a_lost_worker_is_replaced_by_one_of_the_run(cli: Cli, residents: Residents, names: list[str]) -> None:
    site = sites_of(names)[0]
    assert cli("up", *names, "--device", "cpu").code == 0
    owner = residents.owner(name_of(site))
    assert owner is not None
    with HostShare(residents.inputs) as share, WorkerPool(share, "cpu", print) as pool:
        assert pool.get(site).process is None
        handle = os.pidfd_open(owner.pid)
        signal.pidfd_send_signal(handle, signal.SIGKILL)
        assert select.select([handle], [], [], LONG_S)[0]
        os.close(handle)
        assert residents.owner(name_of(site)) is None
        replaced = pool.restart(site)
        assert replaced.process is not None
        assert replaced.info.backend == "eager"
    # A killed worker can be started again, and the other one is still up.
    again = cli("up", *names, "--device", "cpu")
    assert [line.rpartition(": ")[2] for line in again.out.splitlines()] == ["up", "was up already"]


def test_a_worker_ends_itself_when_nobody_uses_it(tmp_path: Path) -> None:
    backend = write_backend(tmp_path / "planted")
    with running_worker(backend, sys.executable, "--stop-when-idle", "0.2") as worker:
        assert worker.process.wait(LONG_S) == 0


def test_a_worker_that_holds_a_sample_is_not_idle() -> None:
    slots = Slots(2, lambda: None)
    with slots.hold():
        assert slots.idle_s() == 0.0
    began = time.monotonic()
    while slots.idle_s() == 0.0:
        assert time.monotonic() - began < LONG_S


def test_a_worker_that_cannot_start_is_one_sentence_and_the_others_stay(
    cli: Cli, residents: Residents, names: list[str], tmp_path: Path
) -> None:
    broken = write_backend(tmp_path / "broken", "raise ImportError('no compiler here')\n", name="broken")
    result = cli("up", *names, f"{broken}@{sys.executable}", "--device", "cpu")
    assert result.code == 3
    assert "no compiler here" in result.err
    assert sorted(entry.label for entry in residents.running().values()) == ["eager:torch", "nope:torch"]


def test_what_is_not_local_is_refused(cli: Cli, residents: Residents) -> None:
    result = cli("up", "xla@my/image:1")
    assert result.code == 2
    assert "xla@my/image:1: `graphnet up` starts local workers only; leave out '@my/image:1'" in result.err


def test_a_folder_of_somebody_else_is_not_used(cli: Cli, residents: Residents, tmp_path: Path) -> None:
    residents.folder.symlink_to(tmp_path)
    result = cli("down")
    assert result.code == 2
    assert f"{residents.folder} belongs to another user; remove it, or set TMPDIR to another folder" in result.err
    assert residents.running() == {}
    residents.folder.unlink()


def test_a_damaged_entry_is_no_worker(residents: Residents) -> None:
    residents.make()
    residents.entry("eager-main-1").write_text('{"backend": ')
    assert residents.running() == {}


def test_commands_wait_for_each_other(residents: Residents) -> None:
    waits: list[None] = []
    with alone(residents, lambda: waits.append(None)):
        code = "import fcntl, sys; fcntl.flock(open(sys.argv[1]), fcntl.LOCK_EX | fcntl.LOCK_NB)"
        other = subprocess.run(
            [sys.executable, "-c", code, residents.lock], capture_output=True, text=True, check=False
        )
    assert "BlockingIOError" in other.stderr
    assert waits == []


def test_every_difference_is_named() -> None:
    assert difference({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == ""
    assert difference({"a": "1"}, {"a": "2", "b": "2"}) == "a and b"
