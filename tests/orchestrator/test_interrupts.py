"""Tests that an interrupt ends a program or a build that is running, and leaves nothing behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import eventually

from graphnet.children import Interrupted, Starting
from graphnet.environments import environment as environments
from graphnet.environments.environment import Environment
from graphnet.errors import BackendUnavailable
from graphnet.launch.local import LocalWorker, Prepared
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint
from graphnet_contract.backend import Backend, Flavour, read_backend

SLEEPS = "import sys, time; print('up', flush=True); time.sleep(600)"
BACKEND = """name = "slow"
role = "compiler"
summary = "builds for ever"
[flavours.torch]
python = "3.11"
requirements = "requirements.txt"
devices = ["cpu"]
"""


def alive(marker: str) -> list[int]:
    """List the processes whose environment or command line contains the marker."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            facts = Path(f"/proc/{pid}/environ").read_bytes() + Path(f"/proc/{pid}/cmdline").read_bytes()
            status = Path(f"/proc/{pid}/status").read_text()
            if marker.encode() in facts and "State:\tZ" not in status and int(pid) != os.getpid():
                found.append(int(pid))
    return found


@contextlib.contextmanager
def beside(run: Callable[[], object]) -> Iterator[None]:
    """Run a function in a thread, which must end soon after the body."""
    thread = threading.Thread(target=run)
    thread.start()
    yield
    thread.join(30)
    assert not thread.is_alive()


def test_abandoning_ends_a_program_with_its_children() -> None:
    marker, starting = uuid.uuid4().hex, Starting()
    child = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {SLEEPS!r}, {marker!r}]); {SLEEPS}"
    command = [sys.executable, "-c", child, marker]
    with beside(lambda: starting.run(command, dict(os.environ), subprocess.DEVNULL)):
        assert eventually(lambda: len(alive(marker)) == 2, 30)
        starting.abandon()
    assert eventually(lambda: not alive(marker), 30), alive(marker)
    with pytest.raises(Interrupted):
        starting.run([sys.executable, "-c", SLEEPS, marker], dict(os.environ), subprocess.DEVNULL)
    assert not alive(marker)


@pytest.fixture
def slow(tmp_path: Path) -> tuple[Backend, Flavour]:
    folder = tmp_path / "slow"
    folder.mkdir()
    (folder / "backend.toml").write_text(BACKEND)
    (folder / "adapter.py").write_text("")
    (folder / "requirements.txt").write_text("")
    backend = read_backend(folder)
    return backend, backend.flavour("", "cpu")


def test_an_abandoned_build_leaves_no_process_and_no_environment(
    slow: tuple[Backend, Flavour], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marker, starting = uuid.uuid4().hex, Starting()
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path / "home"))
    made = "import pathlib, sys, time; pathlib.Path(sys.argv[-1]).mkdir(parents=True); time.sleep(600)"

    def uv(_settings: Any, arguments: list[str], _quiet: bool, starting: Starting) -> Any:
        command = [sys.executable, "-c", made, marker, arguments[-1]]
        return starting.run(command, dict(os.environ), subprocess.PIPE)

    monkeypatch.setattr(environments, "run_uv", uv)
    environment = Environment(*slow, "cpu")
    failed: list[BaseException] = []

    def build() -> None:
        try:
            environment.ensure(lambda _: None, starting)
        except Interrupted as error:
            failed.append(error)

    with beside(build):
        assert eventually(environment.path.is_dir, 30)
        starting.abandon()
    assert [type(error) for error in failed] == [Interrupted]
    assert not environment.path.exists()
    assert eventually(lambda: not alive(marker), 30), alive(marker)


def test_a_worker_that_is_being_started_is_abandoned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    marker = uuid.uuid4().hex
    monkeypatch.setattr(
        LocalWorker, "command", lambda *_: [sys.executable, "-c", f"import time; time.sleep(600) # {marker}"]
    )

    class Share:
        socket = outputs = log = staticmethod(lambda name: tmp_path / name)

    class Site:
        text = "slow"

    worker = LocalWorker(Site(), Prepared(Path(sys.executable)), Share(), "slow")  # type: ignore[arg-type]

    def start() -> None:
        with contextlib.suppress(BackendUnavailable):
            worker.start()

    with beside(start):
        assert eventually(lambda: len(alive(marker)) == 1, 30)
        worker.abandon()
    assert not alive(marker)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_tool_of_a_command_too(tmp_path: Path, number: signal.Signals) -> None:
    marker = uuid.uuid4().hex
    interpreter = tmp_path / "python"
    interpreter.write_text(f"#!/bin/sh\nexec {sys.executable} -c 'import time; time.sleep(600)' {marker}\n")
    interpreter.chmod(0o755)
    (tmp_path / "model.py").write_text("def make(): ...\n")
    command = [sys.executable, "-m", "graphnet", "extract", str(tmp_path / "model.py") + ":make"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path / "out"), "--python", str(interpreter)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    if not eventually(lambda: any(_is_tool(pid) for pid in alive(marker)), 30):
        process.kill()
        pytest.fail(f"the tool did not start: {process.communicate()}")
    process.send_signal(number)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 130, error
    assert eventually(lambda: not alive(marker), 30), alive(marker)


def _is_tool(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"time.sleep(600)" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def test_a_channel_whose_lock_an_interrupt_left_locked_is_closed_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # The lock of gRPC is private, so a method that waits stands for a close that finds it locked.
    released = threading.Event()
    client = WorkerClient(Endpoint(f"unix://{tmp_path / 'nobody.sock'}"))
    monkeypatch.setattr("graphnet.talk.client.CLOSE_TIMEOUT_S", 0.1)
    with monkeypatch.context() as patched:
        patched.setattr("grpc._channel.Channel.close", lambda _: released.wait())
        client.close()
    assert not released.is_set()
    released.set()
    client.close()
