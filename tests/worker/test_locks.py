"""Tests of the host's locks: the lock files, the processes that share them, and samples that wait for a lock."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import http.server
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest
from client import DOUBLE, Client, start_of
from harness import FAKE_TORCH, finished, running_worker, write_backend
from script_modules import script_module

from graphnet.errors import UsageError
from graphnet.launch.local import LocalWorker, Prepared, Rooms
from graphnet.launch.share import HostShare
from graphnet_contract import locks, messages
from graphnet_contract.backend import read_backend
from graphnet_contract.defaults import with_defaults
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_server.config import WorkerConfig
from graphnet_server.sample import turn
from graphnet_server.sample.call import SampleCall
from graphnet_server.sample.turn import LockHeld, TimedSection, Turn, Work
from graphnet_server.zygotes.keeper import RunnerUnavailable

ROOT = Path(__file__).parents[2]


def never() -> bool:
    return False


@pytest.fixture
def host_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory that GRAPHNET_LOCKS names. It does not exist when the test begins."""
    directory = tmp_path / "host" / "locks"
    monkeypatch.setenv("GRAPHNET_LOCKS", str(directory))
    return directory


def is_held(path: Path, against: int = fcntl.LOCK_SH) -> bool:
    """Return whether some process holds an exclusive lock on the file, or any lock, ``against`` an exclusive one."""
    with path.open() as file:
        try:
            fcntl.flock(file, against | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


def has_lock(path: Path) -> bool:
    """Return whether some process holds a lock on the file, shared or not."""
    return is_held(path, fcntl.LOCK_EX)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    with path.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


# Tests of the lock files


def test_a_container_finds_every_lock_on_a_host_without_local_workers(
    host_locks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = HostShare.locks()
    assert directory == host_locks
    opened = os.open

    def read_only(path: Any, flags: int, *mode: int) -> int:
        if flags & os.O_CREAT:
            raise OSError(errno.EROFS, "a container mounts the directory read-only", str(path))
        return opened(path, flags, *mode)

    monkeypatch.setattr(os, "open", read_only)
    work = Work(directory)
    finished(work.begin(never))
    work.end()
    for device in ("cpu", "cpu:0", "cuda", "cuda:7"):
        section = TimedSection(directory, device)
        finished(section.acquire(never))
        section.release()


def test_another_users_workers_may_use_the_locks_whatever_the_umask(tmp_path: Path) -> None:
    previous = os.umask(0o077)
    try:
        locks.make_locks(tmp_path / "locks")
    finally:
        os.umask(previous)
    assert stat.S_IMODE((tmp_path / "locks").stat().st_mode) == 0o1777
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "locks").iterdir()} == {0o644}


def test_a_directory_that_somebody_made_keeps_its_permissions(tmp_path: Path) -> None:
    (tmp_path / "locks").mkdir(mode=0o700)
    locks.make_locks(tmp_path / "locks")
    assert stat.S_IMODE((tmp_path / "locks").stat().st_mode) == 0o700


def test_the_script_of_the_images_makes_the_same_files_as_a_run(tmp_path: Path, host_locks: Path) -> None:
    command = [sys.executable, "-I", "-S", str(ROOT / "proto" / "graphnet_contract" / "locks.py"), str(tmp_path / "l")]
    subprocess.run(command, check=True)

    made = {path.name for path in (tmp_path / "l").iterdir()}
    assert made == {path.name for path in HostShare.locks().iterdir()}
    assert made >= {"working.lock", "host.lock", "timed-cpu-0.lock", "timed-cuda-0.lock", "timed-cuda-7.lock"}


def test_one_device_has_one_lock_by_either_name() -> None:
    assert locks.timed_lock("cpu") == locks.timed_lock("cpu:0") == "timed-cpu-0.lock"
    assert locks.timed_lock("cuda:3") == "timed-cuda-3.lock"


def test_a_directory_that_cannot_be_made_is_named_with_its_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GRAPHNET_LOCKS", str(tmp_path / "file" / "locks"))
    with pytest.raises(UsageError, match=r"file/locks cannot be used .* name another in GRAPHNET_LOCKS"):
        HostShare.locks()


@pytest.mark.parametrize("there", [False, True])
def test_a_directory_that_another_user_closed_is_named_with_its_variable(
    host_locks: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    if there:
        host_locks.mkdir(parents=True)

    def refused(path: Any, *_: object, **__: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    # The tests may run as root, who may write anywhere. So this test cannot use file permissions to make writing fail.
    opened = os.open
    monkeypatch.setattr(os, "mkdir", refused)
    monkeypatch.setattr(os, "open", lambda path, flags, *mode: (refused if flags & os.O_CREAT else opened)(path, flags))
    with pytest.raises(UsageError, match=r"host/locks cannot be used \(Permission denied\); name another"):
        HostShare.locks()


# Tests of the processes that open the lock files


def test_the_directory_is_the_hosts_whatever_the_temporary_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRAPHNET_LOCKS", raising=False)
    monkeypatch.setenv("TMPDIR", "/a/job's/own")
    assert locks.lock_directory() == "/tmp/graphnet-locks"
    assert "GRAPHNET_LOCKS:-/tmp/graphnet-locks" in (ROOT / "compose.yaml").read_text(encoding="utf-8")


#: A model whose call lasts until the test makes a file, so that the test can look at a timed section.
WAITS = "import os, time\n" + DOUBLE.replace(
    "return", "while not os.path.exists({path!r}): time.sleep(0.001)\n        return"
)


def assert_times_under(directory: Path, client: Client, go_on: Path) -> None:
    """Assert that a worker holds the locks in this directory while it times."""
    stream = client.open(start_of(WAITS.format(path=str(go_on)), measuring=messages.Measuring(0, 1, 0)))
    go_on.touch()
    stream.until(messages.StageFinished, stage=Stage.WARM_UP)
    go_on.unlink()
    stream.send(messages.RunTrials(1))
    stream.until(messages.StageStarted, stage=Stage.MEASURE)
    try:
        assert is_held(directory / "timed-cpu-0.lock")
        assert is_held(directory / "working.lock")
    finally:
        go_on.touch()
    stream.close()
    assert stream.end().outcome.code == OutcomeCode.OK


def test_a_worker_of_a_run_and_one_started_by_hand_use_the_hosts_locks(
    host_locks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FAKE_TORCH), str(ROOT / "proto"), str(ROOT / "worker")]))
    backend = read_backend(write_backend(tmp_path / "planted"))
    site = SimpleNamespace(text="planted", backend=backend, flavour=backend.flavour())
    with HostShare() as share:
        local = LocalWorker(cast(Any, site), Prepared(Path(sys.executable)), share, "planted", rooms=Rooms("off"))
        try:
            with Client(local.start().address, tmp_path) as client:
                assert_times_under(host_locks, client, tmp_path / "go-on")
        finally:
            local.stop()
    with running_worker(backend.folder, lock_directory=None, isolation="off") as worker, worker.client() as client:
        assert_times_under(host_locks, client, tmp_path / "go-on")


@pytest.fixture
def health(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [*sys.path])
    return script_module("deploy/images/health.py")


def test_the_health_check_leaves_a_worker_alone_while_a_device_is_timed(tmp_path: Path, health: ModuleType) -> None:
    locks.make_locks(tmp_path / "locks")
    with held(tmp_path / "locks" / locks.timed_lock("cuda:3")):
        assert health.main(f"unix://{tmp_path}/nobody-listens", str(tmp_path / "locks")) == 0


def test_the_health_check_asks_a_worker_that_is_not_timing(tmp_path: Path, health: ModuleType) -> None:
    directory = str(tmp_path / "locks")
    locks.make_locks(directory)
    assert health.main(f"unix://{tmp_path}/nobody-listens", directory) == 1
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s"))
        listening.listen()

        def answer() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(100)
                connection.sendall(bytes((0, 0, 0, 4, 0, 0, 0, 0, 0)))

        thread = threading.Thread(target=answer)
        thread.start()
        # The health check must also work if the directory has no lock file yet.
        assert health.main(f"unix://{tmp_path}/s", str(tmp_path / "none")) == 0
        thread.join()


@pytest.mark.parametrize("status", [200, 503])
def test_the_health_check_asks_the_agent_of_a_ray_node_by_its_url(
    tmp_path: Path, health: ModuleType, status: int
) -> None:
    asked = []

    class Agent(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Agent) as agent:
        thread = threading.Thread(target=agent.handle_request)
        thread.start()
        url = f"http://127.0.0.1:{agent.server_port}/api/local_raylet_healthz"
        assert health.main(url, str(tmp_path / "none")) == (0 if status == 200 else 1)
        thread.join()
    assert asked == ["/api/local_raylet_healthz"]
    assert health.main(url, str(tmp_path / "none")) == 1, "nobody listens any more"


# Tests of a sample that never gets a process


def test_a_runner_that_cannot_fork_leaves_no_work_behind(tmp_path: Path) -> None:
    def fork(*_: object, **__: object) -> None:
        raise RunnerUnavailable("planted")

    backend = read_backend(write_backend(tmp_path / "planted"))
    folders = [tmp_path / name for name in ("inputs", "outputs", "state")]
    for folder in folders:
        folder.mkdir()
    config = WorkerConfig(backend, backend.flavour(), "python", *folders, tmp_path / "locks")
    call = SampleCall(config, with_defaults(start_of()), "", {})
    with pytest.raises(RunnerUnavailable):
        list(call.run(cast(Any, SimpleNamespace(fork=fork))))
    section = TimedSection(tmp_path / "locks", "cpu")
    finished(section.acquire(never))
    section.release()
    assert not section.beside_work


# Tests of lock files that an attacker made, and of locks that another process never releases


def plant(path: Path, what: str) -> None:
    if what == "link":
        path.symlink_to(path.parent.parent / "secret")
    elif what == "fifo":
        os.mkfifo(path)
    elif what == "directory":
        path.mkdir()


@pytest.mark.parametrize(
    ("what", "told"), [("link", "Too many levels"), ("fifo", "not a regular file"), ("directory", "not a regular file")]
)
def test_a_planted_lock_file_is_refused(tmp_path: Path, what: str, told: str) -> None:
    directory = tmp_path / "locks"
    locks.make_locks(directory)
    (tmp_path / "secret").touch()
    path = directory / locks.timed_lock("npu:1")
    plant(path, what)

    with pytest.raises(OSError, match=told):
        locks.open_lock(path)


def test_a_directory_behind_a_link_is_refused(tmp_path: Path) -> None:
    locks.make_locks(tmp_path / "theirs")
    (tmp_path / "locks").symlink_to(tmp_path / "theirs")
    with pytest.raises(OSError, match="symbolic link"):
        locks.open_lock(tmp_path / "locks" / locks.WORK)


def test_a_directory_in_which_everybody_may_replace_files_is_refused(host_locks: Path) -> None:
    locks.make_locks(host_locks)
    host_locks.chmod(0o777)
    with pytest.raises(UsageError, match=r"cannot be used \(everybody may replace files"):
        HostShare.locks()


def test_a_file_of_a_third_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock file may belong to root, to the worker's user, or to the owner of the directory."""
    directory = tmp_path / "locks"
    locks.make_locks(directory)
    path = directory / locks.WORK
    seen = os.fstat

    def of(descriptor: int) -> os.stat_result:
        real = list(seen(descriptor))
        real[stat.ST_UID] = 54321
        return os.stat_result(real)

    monkeypatch.setattr(locks.os, "fstat", of)
    with pytest.raises(OSError, match="user 54321 made it"):
        locks.open_lock(path)
    monkeypatch.setattr(locks.os, "geteuid", lambda: 54321)
    os.close(locks.open_lock(path))


HOLDER = """import fcntl, sys, time
file = open(sys.argv[1])
fcntl.flock(file, fcntl.LOCK_EX)
print('held', flush=True)
time.sleep(1000)
"""


@contextlib.contextmanager
def held_by_another(path: Path) -> Iterator[int]:
    """Start another process that holds a lock. Yield the id of the other process."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "held\n"
        try:
            yield process.pid
        finally:
            process.kill()


@pytest.mark.parametrize("name", [locks.timed_lock("cpu"), locks.WORK])
def test_a_lock_that_is_never_free_ends_the_wait_and_names_the_holder(tmp_path: Path, name: str) -> None:
    locks.make_locks(tmp_path)
    section = TimedSection(tmp_path, "cpu", limit_s=0.1)
    work = Work(tmp_path, limit_s=0.1)
    wait = work.begin if name == locks.WORK else section.acquire
    with held_by_another(tmp_path / name) as pid, pytest.raises(LockHeld) as raised:
        finished(wait(never))

    assert f"{name} was not free for 0.1 s, because process {pid} (" in str(raised.value)
    assert "import fcntl" in str(raised.value)
    assert "GRAPHNET_LOCKS" in str(raised.value)
    assert not section.held
    finished(section.acquire(never))
    section.release()
    finished(work.begin(never))
    work.end()


def test_a_sample_whose_lock_is_never_free_is_refused_by_a_sentence(tmp_path: Path) -> None:
    directory = tmp_path / "locks"
    locks.make_locks(directory)
    with (
        held_by_another(directory / locks.timed_lock("cpu")),
        running_worker(write_backend(tmp_path / "b"), lock_directory=str(directory)) as worker,
        worker.client() as client,
    ):
        reply = client.run(start_of(stage_timeout_ns=2_000_000_000))
        code, details = reply.code.name, reply.details

    assert code == "RESOURCE_EXHAUSTED"
    assert "timed-cpu-0.lock was not free for 2 s, because process" in details


def test_a_sample_waits_for_a_run_on_slots_longer_than_any_limit(tmp_path: Path) -> None:
    directory = tmp_path / "locks"
    locks.make_locks(directory)
    with (
        held_by_another(directory / locks.HOST) as pid,
        running_worker(write_backend(tmp_path / "b"), lock_directory=str(directory)) as worker,
        worker.client() as client,
    ):
        # The sample reports its wait after a second, which is longer than the limit of its stages.
        stream = client.open(start_of(stage_timeout_ns=800_000_000, measuring=messages.Measuring(0, 1, 0)))
        waiting = stream.until(messages.Waiting)
        os.kill(pid, signal.SIGKILL)
        stream.until(messages.Waiting, reason="")
        stream.until(messages.StageStarted, stage=Stage.LOAD)

    assert waiting.reason.startswith(f"the end of a run with --slots: process {pid} (")


def test_a_run_on_slots_begins_between_samples_and_not_between_blocks(tmp_path: Path) -> None:
    sample = Turn(tmp_path, "cpu", 1000.0, never)
    assert finished(sample.begin_work())
    sample.end_work()
    assert has_lock(tmp_path / locks.HOST)
    sample.close()
    assert not has_lock(tmp_path / locks.HOST)


def test_a_wait_for_a_lock_uses_no_cpu_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel wakes the sample when the lock is free, so it tries the lock twice: at first, and once it has it."""
    tries: list[int] = []
    locked, began = fcntl.flock, threading.Event()

    def counted(descriptor: int, mode: int) -> None:
        if mode & fcntl.LOCK_NB:
            tries.append(mode)
        else:
            began.set()
        locked(descriptor, mode)

    monkeypatch.setattr(turn, "LOOK_S", 1000.0)
    monkeypatch.setattr(fcntl, "flock", counted)
    holder, section = Work(tmp_path), TimedSection(tmp_path, "cpu", patience_s=1000)
    finished(holder.begin(never))
    tries.clear()
    waits = threading.Thread(target=lambda: finished(section.acquire(never)))
    waits.start()
    assert began.wait(60)
    holder.end()
    waits.join(60)
    assert section.held
    section.release()
    # One try for the device's lock, which is free, and two for that of the others' work.
    assert len(tries) == 3


def test_a_sample_waits_for_a_lock_although_no_thread_can_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sample that starts processes without end uses up those of a container, in which threads count, too."""
    holder, section = Work(tmp_path), TimedSection(tmp_path, "cpu", patience_s=1000)
    finished(holder.begin(never))
    opened = len(os.listdir("/proc/self/fd"))
    refused: list[object] = []

    def refuse(thread: object) -> None:
        refused.append(thread)
        if len(refused) == 3:
            # The descriptors of the section's two locks, and that of this thread.
            assert len(os.listdir("/proc/self/fd")) == opened + 3
            holder.end()
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    finished(section.acquire(never))
    assert section.held
    section.release()


def test_a_sample_says_whose_lock_it_waits_for_and_that_the_wait_is_over(tmp_path: Path) -> None:
    directory = tmp_path / "locks"
    locks.make_locks(directory)
    with (
        held_by_another(directory / locks.timed_lock("cpu")) as pid,
        running_worker(write_backend(tmp_path / "b"), lock_directory=str(directory)) as worker,
        worker.client() as client,
    ):
        stream = client.open(start_of())
        stream.until(messages.Ready)
        stream.send(messages.RunTrials(3))
        waiting = stream.until(messages.Waiting)
        os.kill(pid, signal.SIGKILL)
        stream.until(messages.Waiting, reason="")
        stream.until(messages.TrialTimes)
        stream.close()
        assert stream.end().outcome.code == OutcomeCode.OK

    assert waiting.reason.startswith(f"the end of another timed section: process {pid} (")
    assert "import fcntl" in waiting.reason
    assert f"started by process {os.getpid()} (" in waiting.reason


def test_a_sample_that_waits_for_other_samples_work_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "SAY_S", 0.01)
    work, section = Work(tmp_path), TimedSection(tmp_path, "cpu", patience_s=1000)
    finished(work.begin(never))
    wait = section.acquire(never)
    waiting = next(wait)
    work.end()
    assert [event.reason for event in wait] == [""]
    assert section.held
    section.release()
    assert waiting.reason.startswith(f"other samples that load, compile or send outputs: process {os.getpid()} (")


def test_a_short_wait_says_nothing(tmp_path: Path) -> None:
    section = TimedSection(tmp_path, "cpu")
    assert list(section.acquire(never)) == []
    assert section.held
    section.release()


def test_a_wait_that_nobody_carries_out_to_its_end_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "SAY_S", 0.0)
    holder, section = TimedSection(tmp_path, "cpu"), TimedSection(tmp_path, "cpu")
    finished(holder.acquire(never))
    wait = section.acquire(never)
    next(wait)
    wait.close()
    holder.release()
    assert not section.held
    assert not is_held(tmp_path / locks.timed_lock("cpu"))


def test_a_lock_that_nobody_holds_has_no_holder(tmp_path: Path) -> None:
    locks.make_locks(tmp_path)
    descriptor = locks.open_lock(tmp_path / locks.WORK)
    assert locks.holder_of(descriptor) == ""
    os.close(descriptor)
