"""Tests of `graphnet up` and `graphnet down`: which worker a run uses, and how the workers start and end."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from client import start_of
from harness import FAKE_TORCH, copied_library, running_worker, write_backend
from kit import Cli

from graphnet.bench.draft import environment_of
from graphnet.children import Interrupted, Starting
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.launch import conditions, resident
from graphnet.launch.conditions import conditions_of, difference
from graphnet.launch.local import Prepared
from graphnet.launch.pool import WorkerPool
from graphnet.launch.resident import Residents, find_resident, inputs_of_residents, name_of
from graphnet.launch.resident_start import Starter, alone, stop_all
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site, parse_site
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_server.service.slots import Slots

ROOT = Path(__file__).resolve().parents[2]
LONG_S = 60.0
Up = Callable[[], list[str]]


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


@pytest.fixture
def up(cli: Cli, names: list[str]) -> Up:
    """Carry out `graphnet up` for both backends, and return what it says about each."""

    def run() -> list[str]:
        result = cli("up", *names, "--device", "cpu")
        assert result.code == 0, result.err
        return [line.rpartition(": ")[2] for line in result.out.splitlines()]

    return run


def sites_of(names: list[str]) -> list[Site]:
    return [parse_site(name, "cpu") for name in names]


def present(site: Site, interpreter: str = sys.executable) -> dict[str, str]:
    return conditions_of(site, Prepared(Path(interpreter)))


def find(site: Site, inputs: Path, say: Callable[[str], None], max_samples: int = 4) -> Endpoint | None:
    return find_resident(site, lambda: present(site), max_samples, inputs, say)


def test_workers_stay_until_they_are_told_to_end(cli: Cli, up: Up, residents: Residents, names: list[str]) -> None:
    assert up() == ["up", "up"]
    assert up() == ["was up already"] * 2
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
    cli: Cli, up: Up, residents: Residents, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    site = sites_of(names)[0]
    said: list[str] = []
    assert find(site, residents.inputs, said.append) is None
    up()
    endpoint = find(site, residents.inputs, said.append)
    assert endpoint is not None
    assert endpoint.address == f"unix://{residents.socket(name_of(site))}"
    assert said == []
    # The run's inputs are elsewhere, for instance because the mesh is up as well.
    assert find(site, Path("/elsewhere"), said.append) is None
    assert find(site, residents.inputs, said.append, 1000) is None
    monkeypatch.setenv("OMP_PROC_BIND", "true")
    assert find(site, residents.inputs, said.append) is None
    adapter = site.backend.folder / "adapter.py"
    adapter.write_text(adapter.read_text() + "\n")
    assert find(site, residents.inputs, said.append) is None
    started = "started has other {}, so this run starts its own; "
    assert [text.partition("`graphnet up` ")[2].partition("`graphnet down`")[0] for text in said] == [
        started.format("limits on the number of samples"),
        started.format("environment variables"),
        started.format("code of the adapter and environment variables"),
    ]
    again = cli("up", *names, "--device", "cpu")
    assert again.code == 2
    assert "eager:torch is up already, but with other code of the adapter and environment variables" in again.err


def test_a_worker_that_has_loaded_a_library_that_was_rebuilt_is_not_used(
    up: Up, residents: Residents, names: list[str], tmp_path: Path
) -> None:
    # The library is on no sys.path, so that it is none of the packages whose times a run compares.
    library, site = copied_library(tmp_path / "build"), sites_of(names)[0]
    adapter = site.backend.folder / "adapter.py"
    adapter.write_text(f"import ctypes\nctypes.CDLL({str(library)!r})\n" + adapter.read_text())
    assert up() == ["up", "up"]
    said: list[str] = []
    with HostShare(residents.inputs) as share, WorkerPool(share, "cpu", said.append) as pool:
        assert environment_of(pool.get(site)).worker_stayed
    os.utime(library, ns=(1, 1))
    assert find(site, residents.inputs, said.append) is not None
    with HostShare(residents.inputs) as share, WorkerPool(share, "cpu", said.append) as pool:
        worker = pool.get(site)
        assert environment_of(worker).worker_stayed is False
        assert worker.loaded["files"][str(library)].endswith(" 1")
    assert said == [
        f"{site.text} cannot compile here: this worker has loaded {library}, which has changed since; start the worker "
        "anew; this run starts its own worker"
    ]
    before = residents.pid_of(name_of(site))
    assert up() == ["up", "was up already"]
    assert residents.pid_of(name_of(site)) not in (before, None)
    with HostShare(residents.inputs) as share, WorkerPool(share, "cpu", print) as pool:
        assert pool.get(site).process is None


@pytest.mark.parametrize("changed", ["code of the adapter", "packages"])
def test_up_starts_a_worker_again_whose_files_have_changed(
    cli: Cli, residents: Residents, names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    sources = tmp_path / "checkout"
    sources.mkdir()
    (sources / "mycc.py").touch()
    monkeypatch.setenv("PYTHONPATH", f"{os.environ['PYTHONPATH']}{os.pathsep}{sources}")
    site = sites_of(names)[0]
    assert cli("up", *names, "--device", "cpu").code == 0
    before = residents.pid_of(name_of(site))
    if changed == "packages":
        os.utime(sources / "mycc.py", ns=(1, 1))
    else:
        adapter = site.backend.folder / "adapter.py"
        adapter.write_text(adapter.read_text() + "\n")
    again = cli("up", *names, "--device", "cpu")
    assert again.code == 0, again.err
    assert f"eager:torch was started with other {changed}; it is started again" in again.err
    assert residents.pid_of(name_of(site)) not in (before, None)
    assert difference(residents.running()[name_of(site)].conditions, present(site)) == ""


def test_an_interrupted_up_leaves_a_healthy_worker_running(
    up: Up, residents: Residents, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    up()
    site, starting = sites_of(names)[0], Starting()
    before = residents.pid_of(name_of(site))

    def interrupted(*_: object, **__: object) -> None:
        starting.abandon()
        raise BackendUnavailable("the channel is closed")

    monkeypatch.setattr(WorkerClient, "get_info", interrupted)
    with pytest.raises(Interrupted):
        Starter(residents, "cpu", 60.0, 4, (), print, starting).start(site)
    assert residents.pid_of(name_of(site)) == before is not None


def end(residents: Residents, site: Site, number: signal.Signals) -> None:
    """Send a signal to the resident worker of a site, and wait until the process has ended."""
    pid = residents.pid_of(name_of(site))
    assert pid is not None
    handle = os.pidfd_open(pid)
    signal.pidfd_send_signal(handle, number)
    assert select.select([handle], [], [], LONG_S)[0]
    os.close(handle)
    assert residents.pid_of(name_of(site)) is None


def test_a_lost_worker_is_replaced_by_one_of_the_run(up: Up, residents: Residents, names: list[str]) -> None:
    site = sites_of(names)[0]
    up()
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
    assert up() == ["up", "was up already"]


def test_a_worker_that_does_not_answer_is_replaced(
    up: Up, residents: Residents, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    site = sites_of(names)[0]
    up()
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


def test_down_leaves_the_inputs_of_runs_alone(cli: Cli, up: Up, residents: Residents, names: list[str]) -> None:
    (site, _) = sites_of(names)
    assert inputs_of_residents([site]) is None
    up()
    assert inputs_of_residents([site]) == residents.inputs
    other = parse_site("xla", "cpu")
    assert inputs_of_residents([other]) is None
    (residents.inputs / "in-use").write_text("inputs")
    assert cli("down").code == 0
    assert (residents.inputs / "in-use").read_text() == "inputs"
    assert inputs_of_residents([site]) is None


def test_a_worker_without_its_folder_of_inputs_is_not_used(up: Up, residents: Residents, names: list[str]) -> None:
    site = sites_of(names)[0]
    up()
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
    # Tests that run beside this one may change what the tests' own environment holds.
    venv.create(tmp_path / "environment", with_pip=False)
    interpreter = str(tmp_path / "environment" / "bin" / "python")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(packages), str(sources)]))

    def changed() -> str:
        return difference(before, present(site, interpreter))

    before = present(site, interpreter)
    (packages / "mycc" / "__pycache__").mkdir()
    assert changed() == ""
    os.utime(metadata, ns=(1, 1))
    assert changed() == "packages"
    before = present(site, interpreter)
    os.utime(sources / "mycc.py", ns=(1, 1))
    assert changed() == "packages"
    before = present(site, interpreter)
    (packages / "__editable___other_finder.py").write_text(f"MAPPING = {{'other': {str(tmp_path / 'other')!r}}}\n")
    assert changed() == "packages"
    (tmp_path / "other").mkdir()
    before = present(site, interpreter)
    (tmp_path / "other" / "new.py").touch()
    assert changed() == "packages"


def test_the_limits_of_a_group_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: list[str]) -> None:
    site = sites_of(names)[0]
    monkeypatch.setattr(conditions, "CGROUPS", tmp_path)
    (tmp_path / "memory.max").write_text("max\n")
    unlimited = present(site)
    (tmp_path / "memory.max").write_text("1073741824\n")
    assert difference(unlimited, present(site)) == "cores or limits"


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
