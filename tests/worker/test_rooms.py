"""Attacks of a sample (testkit/attacks.py) on the host of a local worker that confines it to a room of its own.

Most attacks are also tried by a sample that is not confined, to show that they can work.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import platform
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import attacks
import grpc
import pytest
from client import DOUBLE, start_of
from harness import ROOT, Worker, eventually, exit_of, running_worker, write_backend
from stand_ins import IN_A_CONTAINER, NO_MORE, NO_USER_NAMESPACES, ORDINARY, REFUSED, REFUSES, ROOT_WITHOUT_RIGHTS

from graphnet_contract import messages
from graphnet_contract.locks import make_locks
from graphnet_contract.messages import OutcomeCode
from graphnet_runner import rooms, system_calls
from graphnet_runner.children import children_of
from graphnet_server.__main__ import secret_files

LIBC = ctypes.CDLL(None)

PAGE = ROOT / "docs" / "why" / "attacks.md"
MEMORY_BYTES = 4 << 30
#: The workers whose samples attack: how they isolate samples, and what starts them.
CONFINED: dict[str, tuple[str, ...]] = {
    "this-user": (),
    "ordinary-user": (sys.executable, "-c", ORDINARY),
    "node": (sys.executable, "-m", "graphnet_server.host.isolation"),
    "in-a-container": (sys.executable, "-c", IN_A_CONTAINER),
}
#: Attacks that a test does not try without a room, because they could change this machine.
ONLY_IN_A_ROOM = ("unmounts",)


@dataclass
class Attacked:
    """The result of the attacks of one sample: which worked, which files they changed, and what they left behind."""

    isolation: str
    #: The ways of each attack that worked.
    worked: dict[str, list[str]]
    #: The canaries that are as before, and those that should be.
    canaries: tuple[int, int]
    new: list[str]


class Host:
    """A host for the attacks: the worker that runs the sample, and everything that it must not reach."""

    def __init__(self, stack: contextlib.ExitStack, folder: Path, isolation: str, wrapper: Sequence[str]) -> None:
        """Start a worker, with a home, a run's folder, a token and sockets that its samples must not reach."""
        patched = stack.enter_context(pytest.MonkeyPatch.context())
        home, locks, run = folder / "home", folder / "locks", folder / "run"
        patched.setenv("HOME", str(home))
        # One canary is in a folder that everybody sees: only the mount makes it read-only.
        visible = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="canary-", dir=ROOT / "tests")))
        short = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="r-")))
        self.canaries = [made / "canary" for made in (home, home / ".ssh", run, visible)]
        for canary in self.canaries:
            canary.parent.mkdir(exist_ok=True)
            canary.write_text("here")
        token, key = folder / "token", visible / "key"
        for variable, path in (("GRAPHNET_TOKEN_FILE", token), ("GRAPHNET_TLS_KEY", key)):
            path.write_text("secret")
            patched.setenv(variable, str(path))
        make_locks(locks)
        name = f"graphnet-test-{os.getpid()}"
        port = self._listen(stack, socket.AF_INET, ("127.0.0.1", 0))
        self._listen(stack, socket.AF_UNIX, str(short / "s"))
        self._listen(stack, socket.AF_UNIX, "\0" + name)
        segment = LIBC.shmget(os.getpid(), 4096, 0o1600)
        stack.callback(LIBC.shmctl, segment, 0, None)
        self.worker = stack.enter_context(
            running_worker(
                *(write_backend(folder / "backend" / "planted"), sys.executable, "--hide", str(run)),
                wrapper=wrapper,
                token="secret",
                lock_directory=str(locks),
                isolation=isolation,
            )
        )
        of_another_row = [self.worker.inputs / "of-another-row", self.worker.outputs / "of-another-row"]
        for path in of_another_row:
            path.write_text("here")
        new = [f"{path}-new" for path in self.canaries]
        self.canaries += of_another_row
        self.targets = {
            "secrets": [*map(str, (token, key, home / ".ssh" / "canary", *of_another_row))],
            "folders": [str(home), str(run), str(locks)],
            "canaries": [*map(str, self.canaries)],
            "new": new,
            "ports": [port],
            "sockets": [str(short / "s"), self.worker.address.partition(":")[2]],
            "abstract": [name],
            "pids": [self.worker.process.pid, self.worker.zygote(), os.getpid()],
            "address": id(self),
            "locks": [*map(str, locks.iterdir())],
            "shared": name,
            "segment": os.getpid(),
            "left_segment": os.getpid() + (1 << 24),
            "memory_bytes": MEMORY_BYTES,
        }

    @staticmethod
    def _listen(stack: contextlib.ExitStack, family: socket.AddressFamily, address: Any) -> Any:
        one = stack.enter_context(socket.socket(family))
        one.bind(address)
        one.listen()
        return one.getsockname()

    def attack(self, names: Sequence[str]) -> Attacked:
        text = Path(attacks.__file__).read_text()
        source = f"{text}\nattempt({self.targets!r}, {tuple(names)!r})\n{DOUBLE}"
        with self.worker.client() as client:
            isolation = str(client.info().devices[0].properties["isolation"])
            reply = client.run(start_of(source, memory_bytes=MEMORY_BYTES))
            assert reply.code == grpc.StatusCode.OK, reply.details
            log = reply.one(messages.Log).text
            assert reply.outcome.code == OutcomeCode.OK, log
            outcome = client.run(start_of()).outcome
            assert (outcome.code, "runner_patched" in outcome.flags) == (OutcomeCode.OK, False)
        same = [path for path in self.canaries if path.exists() and path.read_text() == "here"]
        new = [path for path in self.targets["new"] if Path(path).exists()]
        found = attacks.worked(log)
        return Attacked(isolation, found | self._traces(), (len(same), len(self.canaries)), new)

    def _traces(self) -> dict[str, list[str]]:
        """Find what the sample left behind, and remove it."""
        files = [Path(folder, self.targets["shared"]) for folder in ("/tmp", "/var/tmp", "/dev/shm")]
        left = [str(path) for path in files if path.exists()]
        for path in files:
            path.unlink(missing_ok=True)
        segment = LIBC.shmget(self.targets["left_segment"], 0, 0)
        if segment >= 0:
            LIBC.shmctl(segment, 0, None)
        processes = [] if eventually(lambda: not self.worker.samples()) else [*map(str, self.worker.samples())]
        segments = [] if segment < 0 else [str(segment)]
        return {"leaves_files": left, "leaves_processes": processes, "leaves_segments": segments}


def _attacked(folder: Path, isolation: str, wrapper: Sequence[str], names: Sequence[str]) -> Attacked:
    with contextlib.ExitStack() as stack:
        return Host(stack, folder, isolation, wrapper).attack(names)


@pytest.fixture(scope="module", params=CONFINED)
def confined(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Attacked:
    wrapper = CONFINED[request.param]
    found = _attacked(tmp_path_factory.mktemp("host"), "auto", wrapper, tuple(attacks.ATTACKS))
    if found.isolation != "on":
        pytest.skip(f"this machine allows no namespaces: {found.isolation}")
    if request.param == "in-a-container":
        # They are listed in the only /proc that there is, but cannot be reached.
        assert found.worked.pop("sees_processes")
        found.worked["sees_processes"] = []
    return found


@pytest.fixture(scope="module")
def unconfined(tmp_path_factory: pytest.TempPathFactory) -> Attacked:
    names = [name for name in attacks.ATTACKS if name not in ONLY_IN_A_ROOM]
    return _attacked(tmp_path_factory.mktemp("host"), "off", (), names)


@pytest.mark.parametrize("name", attacks.ATTACKS)
def test_an_attack_from_a_room_is_refused(confined: Attacked, name: str) -> None:
    assert confined.worked[name] == []


def test_attacks_from_a_room_change_no_file(confined: Attacked) -> None:
    unchanged, all_of_them = confined.canaries
    assert (unchanged, confined.new) == (all_of_them, [])


#: Attacks that work for every user of a machine, and those that work for root only.
WORKS = (
    *("reads_files", "lists_folders", "writes_files", "removes_files", "leaves_files", "connects_to_ports"),
    *("sends_packets", "connects_to_sockets", "connects_to_names", "signals_processes", "limits_processes"),
    *("sees_processes", "sees_its_parent", "takes_locks", "finds_segments", "leaves_segments", "gains_rights"),
)
WORKS_FOR_ROOT = (
    *("reads_memory", "traces_processes", "makes_namespaces", "changes_its_root", "renames_the_host"),
    *("raises_its_priority", "makes_devices", "changes_the_first_process"),
)


@pytest.mark.parametrize("name", [*WORKS, *WORKS_FOR_ROOT])
def test_the_attack_works_on_a_worker_that_confines_nothing(unconfined: Attacked, name: str) -> None:
    if name in WORKS_FOR_ROOT and os.geteuid() != 0:
        pytest.skip("only root may do this anywhere")
    assert unconfined.worked[name]


def test_the_page_lists_every_attack_and_what_the_tests_demand() -> None:
    rows = attacks.rows_of(PAGE.read_text(encoding="utf-8"))
    told = {row[0]: row[1:] for row in rows}
    assert list(told) == list(attacks.ATTACKS)
    for name, (attempt, room, container, node, left) in told.items():
        assert attempt == attacks.ATTACKS[name].__doc__
        # The tests above demand this of a room, and of a room on a node. tests/containers demands it of a container.
        assert (room, node) == ("refused", "refused"), name
        assert container == "refused" or container.startswith("works: "), name
        assert left


def _isolation(worker: Worker) -> str:
    with worker.client() as client:
        return str(client.info().devices[0].properties["isolation"])


def _refusing(call: str, error: int) -> tuple[str, ...]:
    number = system_calls.REFUSED[call][platform.machine() == "aarch64"]
    return (sys.executable, "-c", REFUSES, str(number), str(error))


@pytest.mark.parametrize(
    ("wrapper", "reason"),
    [
        ((sys.executable, "-c", REFUSED), "namespaces cannot be made: No space left on device"),
        (
            (sys.executable, "-c", NO_USER_NAMESPACES),
            "namespaces cannot be made: No space left on device (user.max_user_namespaces is 0)",
        ),
        # As in a container with the usual filter of system calls.
        (_refusing("unshare", errno.EPERM), "namespaces cannot be made: Operation not permitted"),
        (_refusing("unshare", errno.EINVAL), "namespaces cannot be made: Invalid argument"),
        # As where AppArmor takes the rights away from those who make a user namespace.
        (_refusing("mount", errno.EACCES), "/ cannot be mounted: Permission denied"),
        (_refusing("mount_setattr", errno.ENOSYS), "the mount / cannot be changed: Function not implemented"),
    ],
    ids=("a-limit", "no-user-namespaces", "in-a-container", "a-kernel-without", "apparmor", "an-old-kernel"),
)
def test_a_kernel_that_refuses_is_named_and_the_sample_runs(
    tmp_path: Path, wrapper: tuple[str, ...], reason: str
) -> None:
    with running_worker(write_backend(tmp_path / "planted"), wrapper=wrapper) as worker, worker.client() as client:
        assert client.info().devices[0].properties["isolation"] == f"refused: {reason}"
        assert client.run(start_of()).outcome.code == OutcomeCode.OK
        worker.assert_clean()
        # No process of a room that could not be made is left.
        assert eventually(lambda: len(children_of(worker.zygote())) == 0), children_of(worker.zygote())


@pytest.mark.parametrize("setting", [one for one, _, _ in rooms.FORBIDDING])
def test_the_setting_that_forbids_rooms_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    value, for_root = next((value, for_root) for one, value, for_root in rooms.FORBIDDING if one == setting)
    path = tmp_path / "proc" / "sys" / "kernel"
    path.mkdir(parents=True)
    (path / "setting").write_text(value + "\n")
    monkeypatch.setattr(rooms, "FORBIDDING", ((str(path / "setting"), value, for_root),))
    monkeypatch.setattr(rooms, "may_administer", lambda: False)
    assert rooms.forbidding_setting().endswith(f".setting is {value})")
    monkeypatch.setattr(rooms, "may_administer", lambda: True)
    assert bool(rooms.forbidding_setting()) == for_root
    (path / "setting").write_text("7\n")
    assert rooms.forbidding_setting() == ""


def test_the_system_calls_of_a_sample_are_filtered(tmp_path: Path) -> None:
    with running_worker(write_backend(tmp_path / "planted")) as worker, worker.client() as client:
        if _isolation(worker) != "on":
            pytest.skip(f"this machine allows no namespaces: {_isolation(worker)}")
        properties = client.info().devices[0].properties
        status = dict(line.partition(":")[::2] for line in Path("/proc/self/status").read_text().splitlines())
        assert (properties["seccomp"], properties["no_new_privs"]) == ("2", "1")
        # Otherwise, a filter would make the sample slower.
        assert properties["speculation_store_bypass"] == status["Speculation_Store_Bypass"].strip()


def test_a_sample_names_its_threads_as_the_driver_of_a_gpu_must(tmp_path: Path) -> None:
    source = """
import os, threading
def write(path):
    try:
        open(path, "w").write("named")
    except OSError as error:
        print("NOT", path, error.strerror)
thread = threading.Thread(target=lambda: write(f"/proc/self/task/{threading.get_native_id()}/comm"))
thread.start()
thread.join()
write("/proc/self/comm")
print("NAME", open("/proc/self/comm").read())
for path in ("/proc/1/comm", "/proc/sys/kernel/hostname", "/proc/sysrq-trigger"):
    write(path)
"""
    with running_worker(write_backend(tmp_path / "planted")) as worker, worker.client() as client:
        if _isolation(worker) != "on":
            pytest.skip(f"this machine allows no namespaces: {_isolation(worker)}")
        log = client.run(start_of(source + DOUBLE)).one(messages.Log).text
    assert "NAME named" in log
    refused = [line for line in log.splitlines() if line.startswith("NOT")]
    assert [line.split()[1] for line in refused] == ["/proc/1/comm", "/proc/sys/kernel/hostname", "/proc/sysrq-trigger"]


@pytest.mark.parametrize(
    "statement",
    ["os.write(file, bytes(1 << 20))", "mapped[one << 20 : one + 1 << 20] = bytes(1 << 20)"],
    ids=("file", "mapping"),
)
def test_a_private_folder_is_as_large_as_the_samples_memory(tmp_path: Path, statement: str) -> None:
    source = """
import mmap, os
file = os.open("/dev/shm/large", os.O_CREAT | os.O_RDWR)
os.truncate(file, 80 << 20)
mapped = mmap.mmap(file, 80 << 20)
for one in range(80):
"""
    with running_worker(write_backend(tmp_path / "planted")) as worker, worker.client() as client:
        if _isolation(worker) != "on":
            pytest.skip(f"this machine allows no namespaces: {_isolation(worker)}")
        source = f"{source}    {statement}\n{DOUBLE}"
        outcome = client.run(start_of(source, memory_bytes=64 << 20)).outcome
        assert outcome.code == OutcomeCode.OUT_OF_MEMORY, outcome.message
        assert "/dev/shm is full: its files are memory of the sample, and its limit is 64 MiB" in outcome.message
        assert client.run(start_of(source, memory_bytes=1 << 30)).outcome.code == OutcomeCode.OK


def test_the_key_of_a_worker_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAPHNET_TOKEN_FILE", "token")
    monkeypatch.delenv("GRAPHNET_TLS_KEY", raising=False)
    assert secret_files(Path("key")) == [Path("token"), Path("key")]


def test_a_wrong_setting_of_isolation_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAPHNET_ISOLATION", "required")
    code, told = exit_of(write_backend(tmp_path / "planted"))
    assert (code, told) == (2, "graphnet_server: GRAPHNET_ISOLATION is 'required', and must be auto, on or off\n")


def test_a_worker_that_must_isolate_samples_does_not_start_where_the_kernel_refuses(tmp_path: Path) -> None:
    backend, refused = write_backend(tmp_path / "planted"), (sys.executable, "-c", REFUSED)
    with (
        pytest.raises(AssertionError, match="it cannot be isolated: namespaces cannot be made"),
        running_worker(backend, isolation="on", wrapper=refused),
    ):
        raise ValueError("it must not start")


def test_a_later_zygote_that_gets_no_room_runs_no_sample(tmp_path: Path) -> None:
    wrapper = (sys.executable, "-c", ORDINARY)
    with running_worker(write_backend(tmp_path / "planted"), wrapper=wrapper) as worker, worker.client() as client:
        if _isolation(worker) != "on":
            pytest.skip(f"this machine allows no namespaces: {_isolation(worker)}")
        subprocess.run([sys.executable, "-c", NO_MORE, str(worker.process.pid)], check=True)
        os.kill(worker.zygote(), signal.SIGKILL)
        reply = client.run(start_of("print('it runs')\n" + DOUBLE))
        assert reply.code == grpc.StatusCode.UNAVAILABLE
        assert "it cannot be isolated: namespaces cannot be made" in reply.details


@pytest.mark.parametrize(
    ("wrapper", "ids"),
    [
        ((sys.executable, "-c", REFUSED, sys.executable, "-c", ORDINARY), "1000 1000"),
        pytest.param(
            (sys.executable, "-c", ROOT_WITHOUT_RIGHTS),
            "0 0",
            marks=pytest.mark.skipif(os.geteuid() != 0, reason="an ordinary user needs no capabilities for a room"),
        ),
    ],
    ids=("ordinary-user", "root-without-capabilities"),
)
def test_a_refusal_changes_neither_the_user_nor_the_capabilities(
    tmp_path: Path, wrapper: tuple[str, ...], ids: str
) -> None:
    source = "import os\nstatus = open('/proc/self/status').read().split()\n"
    source += "print('IS', os.getuid(), os.getgid(), status[status.index('CapEff:') + 1])\n"
    with running_worker(write_backend(tmp_path / "planted"), wrapper=wrapper) as worker, worker.client() as client:
        assert _isolation(worker).startswith("refused: ")
        log = client.run(start_of(source + DOUBLE)).one(messages.Log).text
        assert f"IS {ids} 0000000000000000" in log
        assert _capabilities(worker.zygote()) == _capabilities(worker.process.pid) == "0000000000000000"


def test_a_room_that_fails_costs_only_its_own_sample(tmp_path: Path) -> None:
    with running_worker(write_backend(tmp_path / "planted")) as worker, worker.client() as client:
        if _isolation(worker) != "on":
            pytest.skip(f"this machine allows no namespaces: {_isolation(worker)}")
        zygote, maker = worker.zygote(), _room_maker(worker)
        before = resource.prlimit(maker, resource.RLIMIT_NOFILE)
        resource.prlimit(maker, resource.RLIMIT_NOFILE, (4, before[1]))
        # This sample may get a room that was made in advance.
        client.run(start_of())
        reply = client.run(start_of())
        assert (reply.code, "Too many open files" in reply.details) == (grpc.StatusCode.UNAVAILABLE, True)
        resource.prlimit(maker, resource.RLIMIT_NOFILE, before)
        assert client.run(start_of()).outcome.code == OutcomeCode.OK
        assert worker.zygote() == zygote


def test_a_zygote_whose_room_maker_is_lost_ends_when_no_sample_runs(tmp_path: Path) -> None:
    with running_worker(write_backend(tmp_path / "planted")) as worker, worker.client() as client:
        if _isolation(worker) != "on":
            pytest.skip(f"this machine allows no namespaces: {_isolation(worker)}")
        zygote = worker.zygote()
        running = client.open(start_of())
        running.until(messages.Ready)
        os.kill(_room_maker(worker), signal.SIGKILL)
        reply = client.run(start_of())
        assert (reply.code, "the room maker is lost" in reply.details) == (grpc.StatusCode.UNAVAILABLE, True)
        running.close()
        assert running.end().outcome.code == OutcomeCode.OK
        assert client.run(start_of()).outcome.code == OutcomeCode.OK
        assert worker.zygote() != zygote


def _room_maker(worker: Worker) -> int:
    (pid,) = [pid for pid in children_of(worker.zygote()) if "rooms.py" in Path(f"/proc/{pid}/cmdline").read_text()]
    return pid


def _capabilities(pid: int) -> str:
    status = Path(f"/proc/{pid}/status").read_text().split()
    return status[status.index("CapEff:") + 1]
