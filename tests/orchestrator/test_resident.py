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
from client import start_of
from harness import FAKE_TORCH, running_worker, write_backend
from kit import Cli

from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.workers import conditions, resident
from graphnet.workers.client import WorkerClient
from graphnet.workers.conditions import conditions_of, difference
from graphnet.workers.pool import WorkerPool
from graphnet.workers.resident import Residents, Wanted, find_resident, inputs_of_residents, name_of
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
                found.make()
                stop_all(found)


@pytest.fixture
def names(tmp_path: Path) -> list[str]:
    """Two made-up backends, which stand for eager and nope, as `graphnet up` gets them."""
    return [f"{write_backend(tmp_path / name, name=name)}@{sys.executable}" for name in ("eager", "nope")]


def sites_of(names: list[str]) -> list[Site]:
    return [parse_site(name, "cpu") for name in names]


def wanted(site: Site, inputs: Path, **changes: Any) -> Wanted:
    return Wanted(site, lambda: conditions_of(site, Path(sys.executable), ""), changes.get("max_samples", 4), inputs)


def test_workers_stay_until_they_are_told_to_end(cli: Cli, residents: Residents, names: list[str]) -> None:
    first = cli("up", *names, "--device", "cpu")
    assert first.code == 0, first.err
    assert [line.rpartition(": ")[2] for line in first.out.splitlines()] == ["up", "up"]
    again = cli("up", *names, "--device", "cpu")
    assert [line.rpartition(": ")[2] for line in again.out.splitlines()] == ["was up already"] * 2
    pids = [residents.pid_of(name_of(site)) for site in sites_of(names)]
    handles = [os.pidfd_open(pid) for pid in pids if pid is not None]
    assert len(handles) == 2
    ended = cli("down")
    assert ended.code == 0
    assert sorted(ended.out.split(": ended\n")) == ["", "eager:torch", "nope:torch"]
    for handle in handles:
        assert select.select([handle], [], [], LONG_S)[0]
        os.close(handle)
    assert sorted(path.name for path in residents.folder.iterdir()) == ["inputs", "lock"]
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
    started = "started has other {}, so this run starts its own; "
    assert [text.partition("`graphnet up` ")[2].partition("`graphnet down`")[0] for text in said] == [
        started.format("limits on the number of samples"),
        started.format("environment variables"),
        started.format("code of the adapter and environment variables"),
    ]
    again = cli("up", *names, "--device", "cpu")
    assert again.code == 2
    assert "eager:torch is up already, but with other code of the adapter and environment variables" in again.err


def end(residents: Residents, site: Site, number: signal.Signals) -> None:
    """Send a signal to the resident worker of a site, and wait until the process has ended."""
    pid = residents.pid_of(name_of(site))
    assert pid is not None
    handle = os.pidfd_open(pid)
    signal.pidfd_send_signal(handle, number)
    assert select.select([handle], [], [], LONG_S)[0]
    os.close(handle)
    assert residents.pid_of(name_of(site)) is None


def test_a_lost_worker_is_replaced_by_one_of_the_run(cli: Cli, residents: Residents, names: list[str]) -> None:
    site = sites_of(names)[0]
    assert cli("up", *names, "--device", "cpu").code == 0
    with HostShare(residents.inputs) as share, WorkerPool(share, "cpu", print) as pool:
        worker = pool.get(site)
        assert worker.process is None
        end(residents, site, signal.SIGTERM)
        # A call fails at once, although the connection was idle and nothing told the client that the worker ended.
        with worker.client.open(start_of()) as stream, pytest.raises(WorkerLost):
            stream.until_ready()
        replaced = pool.get(site)
        assert replaced.process is not None
        assert replaced.info.backend == "eager"
    # A worker that ended can be started again, and the other one is still up.
    again = cli("up", *names, "--device", "cpu")
    assert [line.rpartition(": ")[2] for line in again.out.splitlines()] == ["up", "was up already"]


def test_a_worker_that_does_not_answer_is_replaced(
    cli: Cli, residents: Residents, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    site = sites_of(names)[0]
    assert cli("up", *names, "--device", "cpu").code == 0
    get_info, asked = WorkerClient.get_info, list[str]()

    def silent_at_first(client: WorkerClient, *arguments: Any, **options: Any) -> Any:
        asked.append(client.endpoint.address)
        if len(asked) == 1:
            raise BackendUnavailable("the worker does not answer")
        return get_info(client, *arguments, **options)

    monkeypatch.setattr(WorkerClient, "get_info", silent_at_first)
    with HostShare(residents.inputs) as share, WorkerPool(share, "cpu", print) as pool:
        assert pool.get(site).process is not None
    assert asked[0] == f"unix://{residents.socket(name_of(site))}" != asked[1]


def test_down_leaves_the_inputs_of_runs_alone(cli: Cli, residents: Residents, names: list[str]) -> None:
    (site, _) = sites_of(names)
    assert inputs_of_residents([site]) is None
    assert cli("up", *names, "--device", "cpu").code == 0
    assert inputs_of_residents([site]) == residents.inputs
    other = parse_site("xla", "cpu")
    assert inputs_of_residents([other]) is None
    (residents.inputs / "in-use").write_text("inputs")
    assert cli("down").code == 0
    assert (residents.inputs / "in-use").read_text() == "inputs"
    assert inputs_of_residents([site]) is None


def test_a_worker_without_its_folder_of_inputs_is_not_used(cli: Cli, residents: Residents, names: list[str]) -> None:
    site = sites_of(names)[0]
    assert cli("up", *names, "--device", "cpu").code == 0
    residents.inputs.rmdir()
    assert inputs_of_residents([site]) is None


def test_a_changed_package_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: list[str]) -> None:
    site, packages = sites_of(names)[0], tmp_path / "site-packages"
    (packages / "mycc").mkdir(parents=True)
    metadata = packages / "mycc-1.0.dist-info"
    metadata.mkdir()
    sources = tmp_path / "checkout"
    sources.mkdir()
    (sources / "mycc.py").write_text("A = 1\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(packages), str(sources)]))

    def changed() -> str:
        now = conditions_of(site, Path(sys.executable), "")
        return difference(before, now)

    before = conditions_of(site, Path(sys.executable), "")
    (packages / "mycc" / "__pycache__").mkdir()
    assert changed() == ""
    os.utime(metadata, ns=(1, 1))
    assert changed() == "packages"
    before = conditions_of(site, Path(sys.executable), "")
    os.utime(sources / "mycc.py", ns=(1, 1))
    assert changed() == "packages"
    before = conditions_of(site, Path(sys.executable), "")
    (packages / "__editable___other_finder.py").write_text(f"MAPPING = {{'other': {str(tmp_path / 'other')!r}}}\n")
    assert changed() == "packages"
    (tmp_path / "other").mkdir()
    before = conditions_of(site, Path(sys.executable), "")
    (tmp_path / "other" / "new.py").touch()
    assert changed() == "packages"


def test_the_limits_of_a_group_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: list[str]) -> None:
    site = sites_of(names)[0]
    monkeypatch.setattr(conditions, "CGROUPS", tmp_path)
    (tmp_path / "memory.max").write_text("max\n")
    unlimited = conditions_of(site, Path(sys.executable), "")
    (tmp_path / "memory.max").write_text("1073741824\n")
    assert difference(unlimited, conditions_of(site, Path(sys.executable), "")) == "cores or limits"


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
    residents.make()
    code = (
        "import fcntl, sys; file = open(sys.argv[1], 'w'); fcntl.flock(file, fcntl.LOCK_EX); "
        "print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, residents.lock]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        # The other command ends only after this one has begun to wait.
        with alone(residents, other.stdin.close):
            assert other.wait(LONG_S) == 0


def test_every_difference_is_named() -> None:
    assert difference({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == ""
    assert difference({"a": "1"}, {"a": "2", "b": "2"}) == "a and b"
