"""Tests of root zygotes: one process imports torch, and forks the zygotes of a run's local workers."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from client import DOUBLE, Client, start_of
from harness import FAKE_TORCH, IDENTITY, ROOT, eventually, is_alive, write_backend

from graphnet.errors import BackendUnavailable
from graphnet.launch.local import LocalWorker, Prepared
from graphnet.launch.root_zygotes import RootZygotes
from graphnet.launch.share import HostShare
from graphnet_contract.backend import read_backend
from graphnet_contract.messages import OutcomeCode

LONG_S = 30.0
#: An adapter that also prints which process imports it.
TELLS = IDENTITY + '\nimport os\nprint("imported by", os.getpid())\n'
#: A program that asks for a zygote as a server would. Its arguments are the socket and the conditions.
STRANGER = """
import os, socket, sys
from pathlib import Path
from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.frames import FROM_ROOT_ZYGOTE, ForkZygote
ours, theirs = socket.socketpair()
with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
    connection.settimeout(60)
    connection.connect(sys.argv[1])
    try:
        send_frame(connection, ForkZygote("/nowhere", sys.argv[2]), (theirs.fileno(), 2))
        print(receive_frame(connection, FROM_ROOT_ZYGOTE))
    except ConnectionError:
        print(None)
"""


@dataclass
class Kit:
    """Starts workers that share the root zygotes of one run, and finds their processes."""

    share: HostShare
    roots: RootZygotes
    folder: Path
    workers: list[LocalWorker]

    def site(self, name: str, adapter: str = IDENTITY) -> Any:
        folder = self.folder / name
        backend = read_backend(folder if folder.exists() else write_backend(folder, adapter, name))
        return cast(Any, SimpleNamespace(text=name, backend=backend, flavour=backend.flavour()))

    @contextlib.contextmanager
    def worker(self, name: str, adapter: str = IDENTITY, pass_env: tuple[str, ...] = ()) -> Iterator[Client]:
        site = self.site(name, adapter)
        socket = self.roots.socket_of(site, Path(sys.executable))
        local = LocalWorker(site, Prepared(Path(sys.executable)), self.share, name, pass_env, root_zygote=socket)
        self.workers.append(local)
        with Client(local.start().address, self.folder) as client:
            yield client

    def log(self, name: str) -> str:
        return self.share.log(name).read_text()

    def root(self) -> int:
        (found,) = [pid for pid in children_of(os.getpid()) if "--root-fd" in command_of(pid)]
        return found

    def zygotes(self) -> list[int]:
        return children_of(self.root())


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        # A thread may end meanwhile.
        with contextlib.suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return [child for child in found if is_alive(child)]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def is_ok(client: Client, model: str = DOUBLE) -> bool:
    return client.run(start_of(model)).outcome.code is OutcomeCode.OK


@pytest.fixture
def kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FAKE_TORCH), str(ROOT / "proto"), str(ROOT / "worker")]))
    with HostShare() as share:
        kit = Kit(share, RootZygotes(share), tmp_path, [])
        before = set(children_of(os.getpid()))
        try:
            yield kit
        finally:
            for worker in kit.workers:
                worker.stop()
            kit.roots.stop()
        assert set(children_of(os.getpid())) <= before


def test_the_workers_of_an_interpreter_get_their_zygotes_from_one_root(kit: Kit) -> None:
    with kit.worker("one", TELLS) as one, kit.worker("other", TELLS) as other:
        assert len(kit.zygotes()) == 2
        assert is_ok(one)
        assert is_ok(other)
        # Each zygote imports its own adapter, and the servers have no children.
        servers = [pid for pid in children_of(os.getpid()) if "--root-zygote" in command_of(pid)]
        assert [children_of(pid) for pid in servers] == [[], []]
        assert "imports torch itself" not in kit.log("one") + kit.log("other")
    for worker in kit.workers:
        worker.stop()
    assert eventually(lambda: not kit.zygotes(), LONG_S)


def test_what_one_adapter_does_to_torch_reaches_no_other_worker(kit: Kit) -> None:
    told = "import torch, os\ntorch.told = getattr(torch, 'told', os.getpid())\nprint('told', torch.told)\n"
    tells = "import os, torch\ntorch.told = os.getppid()\n" + IDENTITY
    with kit.worker("one") as one, kit.worker("other", tells) as two:
        assert f"told {kit.root()}" in two.run(start_of(told + DOUBLE)).log
        assert f"told {kit.root()}" not in one.run(start_of(told + DOUBLE)).log


def test_a_worker_with_other_variables_imports_torch_itself(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYCC_LEVEL", "three")
    print_level = "import os\nprint('level', os.environ.get('MYCC_LEVEL'))\n"
    with kit.worker("one") as one, kit.worker("other", pass_env=("MYCC_*",)) as other:
        assert len(kit.zygotes()) == 1
        assert "level None" in one.run(start_of(print_level + DOUBLE)).log
        assert "level three" in other.run(start_of(print_level + DOUBLE)).log
    said = "this worker's zygote imports torch itself, because the root zygote made none: the root zygote was started"
    assert said in kit.log("other")


def test_only_a_child_of_the_command_line_gets_a_zygote(kit: Kit) -> None:
    with kit.worker("one") as one:
        socket = kit.roots.socket_of(kit.site("one"), Path(sys.executable))
        before = kit.zygotes()

        def answer(code: str) -> str:
            command = [sys.executable, "-c", code, str(socket), "of-nobody"]
            return subprocess.run(command, capture_output=True, text=True, timeout=LONG_S, check=True).stdout

        asks = (
            f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {STRANGER!r}, *sys.argv[1:]], check=True)"
        )
        assert answer(asks).strip() == "None"
        # A child is answered, so the grandchild was refused for its parent.
        assert answer(STRANGER).startswith("Refused(id=0, message='the root zygote was started with other variables")
        assert kit.zygotes() == before
        assert is_ok(one)


def test_without_its_root_a_run_goes_on(kit: Kit) -> None:
    with kit.worker("one") as one, kit.worker("other") as other:
        zygotes, root = kit.zygotes(), kit.root()
        assert len(zygotes) == 2
        os.kill(root, signal.SIGKILL)
        assert eventually(lambda: not is_alive(root), LONG_S)
        assert is_ok(one)
        # The servers start new zygotes by themselves.
        for pid in zygotes:
            os.kill(pid, signal.SIGKILL)
        assert is_ok(one)
        assert is_ok(other)
        assert "imports torch itself, because the root zygote made none: [Errno 111]" in kit.log("one")


def test_a_killed_zygote_is_replaced_by_another_fork_and_leaves_no_process(kit: Kit) -> None:
    leaves = (
        "import subprocess, sys\n"
        "print('left', subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], "
        "start_new_session=True).pid, flush=True)\n"
        "import time\ntime.sleep(600)\n"
    )
    with kit.worker("one") as one:
        (zygote,) = kit.zygotes()
        stream = one.open(start_of(leaves + DOUBLE))
        (sample,) = eventually_some(lambda: children_of(zygote))
        (stray,) = eventually_some(lambda: children_of(sample))
        os.kill(zygote, signal.SIGKILL)
        stream.end()
        assert eventually(lambda: not is_alive(stray) and not is_alive(sample), LONG_S)
        assert is_ok(one)
        assert len(kit.zygotes()) == 1
        assert kit.zygotes() != [zygote]


def eventually_some(find: Callable[[], list[int]]) -> list[int]:
    assert eventually(lambda: bool(find()), LONG_S)
    return find()


def test_a_broken_adapter_is_reported_as_without_a_root(kit: Kit) -> None:
    broken = "import no_such_compiler\n"
    with pytest.raises(BackendUnavailable, match="No module named 'no_such_compiler'"), kit.worker("broken", broken):
        pass
    assert kit.zygotes() == []
    with kit.worker("sound") as sound:
        assert is_ok(sound)


def test_an_interpreter_without_torch_is_reported_as_without_a_root(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "proto"), str(ROOT / "worker")]))
    with pytest.raises(BackendUnavailable, match="No module named 'torch'"), kit.worker("one"):
        pass
    assert "No module named 'torch'" in kit.log("1-root")


def test_a_root_that_cannot_be_started_is_no_error(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(kit.share, "socket", lambda name: kit.folder / "missing" / name)
        assert kit.roots.socket_of(kit.site("one"), Path(sys.executable)) is None


def test_the_end_of_the_command_line_ends_the_root_and_its_zygotes(tmp_path: Path) -> None:
    backend = write_backend(tmp_path / "one", name="one")
    code = f"""
import sys, types
from pathlib import Path
from graphnet.launch.local import LocalWorker, Prepared
from graphnet.launch.root_zygotes import RootZygotes
from graphnet.launch.share import HostShare
from graphnet_contract.backend import read_backend
backend = read_backend(Path({str(backend)!r}))
site = types.SimpleNamespace(text="one", backend=backend, flavour=backend.flavour())
share = HostShare()
roots = RootZygotes(share)
root = roots.socket_of(site, Path(sys.executable))
LocalWorker(site, Prepared(Path(sys.executable)), share, "one", root_zygote=root).start()
print("ready", flush=True)
sys.stdin.read()
"""
    paths = os.pathsep.join(map(str, [FAKE_TORCH, *(ROOT / name for name in ("proto", "worker", "orchestrator"))]))
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "TMPDIR": str(tmp_path)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    started = children_of(process.pid)
    everything = [*started, *(child for pid in started for child in children_of(pid))]
    assert len(everything) == 3
    process.kill()
    process.communicate()
    assert eventually(lambda: not any(map(is_alive, everything)), LONG_S)
