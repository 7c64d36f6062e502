"""Starts real worker processes for tests, and finds processes, files, descriptors and memory that they leave behind."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import textwrap
import time
import uuid
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from client import Client

from graphnet_contract.mapped_files import mapped_files

ROOT = Path(__file__).parents[2]
FAKE_TORCH = Path(__file__).parent / "fake_torch"
Result = TypeVar("Result")

MARKER = "GRAPHNET_TEST_MARKER"
#: The end of the path ``PLAIN_FOLDER``. Only the command line of a zygote without the compiler contains this text.
_PLAIN = "graphnet_runner/plain"

#: The contract demands some things "at once". The tests require that they happen within this many seconds, because a
#: machine may be busy, or stand still for a moment. What they refuse takes minutes, or never happens.
SOON_S = 30.0

#: A control, because most planted backends run the model in eager mode.
BACKEND_TOML = """name = "{name}"
role = "control"
summary = "made by a test"
[flavours.torch]
python = "3.11"
requirements = "requirements.txt"
devices = ["cpu"]
{options}
"""

IDENTITY = """import torch
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class Identity(Adapter):
    def compile(self, model, example_inputs, options):
        return Compiled(model, Evidence())
"""


#: Makes a room, or prints why it cannot. The next fork of the process enters the room, so it is not that of the tests.
_MAKES_A_ROOM = """
from graphnet_runner.confinement import Confinement
from graphnet_runner.frames import Places
from graphnet_runner.rooms import RoomError
try:
    Confinement().make(Places((), (), (), required=True)).end()
except RoomError as error:
    print(error)
"""


def model_of_two_graphs(one: str, forward: str) -> str:
    """Return the text of a whole model. ``one`` is the body of its graph One(x, w); its graph Two subtracts 1.
    ``forward`` is the body of the model's own forward(x, w), which calls them by ``self.calls``.
    """
    return f"""import torch


class One(torch.nn.Module):
    def forward(self, x, w):
        {one}


class Two(torch.nn.Module):
    def forward(self, y):
        return (y - 1,)


class GraphModule(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.one, self.two = One(), Two()
        self.calls = {{"one": self.one, "two": self.two}}

    def forward(self, x, w):
{textwrap.indent(textwrap.dedent(forward).strip(), " " * 8)}
"""


def need_rooms(*wrapper: str) -> None:
    """Skip the test if this machine allows no rooms to a program that ``wrapper`` starts."""
    problem = _problem_with_rooms(wrapper)
    if problem:
        pytest.skip(f"this machine allows no rooms: {problem}")


@functools.cache
def _problem_with_rooms(wrapper: tuple[str, ...]) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "proto"), str(ROOT / "worker")])}
    command = [*wrapper, sys.executable, "-c", _MAKES_A_ROOM]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    # A wrapper fails if it needs a namespace itself.
    return done.stdout.strip() or (done.stderr.strip() or "it failed" if done.returncode else "")


@dataclass(frozen=True)
class Worker:
    """A running worker process and its directories."""

    process: subprocess.Popen[str]
    address: str
    inputs: Path
    outputs: Path
    marker: str
    token: str | None = None

    def client(self) -> Client:
        return Client(self.address, self.outputs, self.token)

    def processes(self) -> list[int]:
        """List the worker's process and every process that descends from it."""
        return [pid for pid in _all_pids() if self.marker in _environment_of(pid)]

    def zygotes(self) -> list[int]:
        return sorted(_children(self.process.pid))

    def zygote(self) -> int:
        """Return the process id of the zygote with the compiler. The worker may also have one without the compiler."""
        (pid,) = [pid for pid in self.zygotes() if _PLAIN not in _command_of(pid)]
        return pid

    def samples(self) -> list[int]:
        """List the sample processes and all their descendants."""
        ours = (self.process.pid, *self.zygotes())
        return [pid for pid in self.processes() if pid not in ours]

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def resident_bytes(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def assert_clean(self) -> None:
        """Assert that, now or soon, no process, input or output of a sample is left."""
        assert eventually(lambda: not self.samples()), [_describe(pid) for pid in self.samples()]
        assert eventually(lambda: not self.files()), self.files()

    def files(self) -> list[Path]:
        return [*self.inputs.iterdir(), *self.outputs.iterdir()]


def eventually(holds: Callable[[], bool], within_s: float = SOON_S) -> bool:
    """Wait until the condition is true. Return false if it does not become true in time."""
    deadline = time.monotonic() + within_s
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def finished(wait: Generator[Any, None, Result]) -> Result:
    """Advance the generator ``wait`` to its end, and return its result."""
    while True:
        try:
            next(wait)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def free_address() -> str:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


def write_backend(folder: Path, adapter: str = IDENTITY, name: str = "planted", options: str = "") -> Path:
    """Write a backend's folder with this adapter, and return the folder."""
    folder.mkdir(parents=True)
    (folder / "backend.toml").write_text(BACKEND_TOML.format(name=name, options=options))
    (folder / "adapter.py").write_text(adapter)
    return folder


def copied_library(folder: Path) -> Path:
    """Put a native library that a test may rebuild into a new folder: a copy of the smallest one of this process."""
    folder.mkdir()
    found = [path for path in mapped_files(os.getpid()) if re.search(r"/lib(m|dl|rt|util|pthread)[.-].*so", path)]
    return Path(shutil.copy(min(found, key=os.path.getsize), folder / "libplanted.so"))


@contextlib.contextmanager
def running_worker(
    backend: Path,
    interpreter: str = sys.executable,
    *extra: str,
    fake_torch: bool = True,
    address: str = "",
    token: str | None = None,
    wrapper: Sequence[str] = (),
    server_python: str = sys.executable,
    lock_directory: str | None = "",
    isolation: str = "auto",
) -> Iterator[Worker]:
    """Start a worker and wait until it listens. Afterwards kill it and every process that descends from it.

    An empty ``lock_directory`` is a separate one for this worker, and None is the host's. With the ``isolation`` "off",
    samples may exchange files with the test, and reach the worker's processes.
    """
    # A Unix socket's path may have at most 107 bytes, and pytest's tmp_path is too long for that.
    home = Path(tempfile.mkdtemp(prefix="worker-"))
    locks = () if lock_directory is None else ("--lock-dir", lock_directory or str(home / "locks"))
    options = (*locks, "--isolation", isolation, *extra)
    worker = _launch(home, backend, interpreter, options, fake_torch, address, token, wrapper, server_python)
    try:
        assert worker.process.stdout is not None
        line = worker.process.stdout.readline()
        assert line.startswith("listening on "), line + read_log(home)
        yield worker
    finally:
        for pid in worker.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        worker.process.wait(10)
        assert worker.process.stdout is not None
        worker.process.stdout.close()
        shutil.rmtree(home, ignore_errors=True)


def _launch(
    home: Path,
    backend: Path,
    interpreter: str,
    extra: Sequence[str],
    fake_torch: bool,
    address: str,
    token: str | None,
    wrapper: Sequence[str],
    server_python: str,
) -> Worker:
    inputs, outputs, temporary = home / "in", home / "out", home / "tmp"
    for folder in (inputs, outputs, temporary):
        folder.mkdir()
    marker = uuid.uuid4().hex
    environment = {**environment_in(temporary, fake_torch), MARKER: marker}
    if token:
        (home / "token").write_text(token)
        environment["GRAPHNET_TOKEN_FILE"] = str(home / "token")
    listen = address or f"unix:{home}/s"
    directories = ["--inputs-dir", str(inputs), "--outputs-dir", str(outputs)]
    command = [*wrapper, server_python, "-m", "graphnet_server", "--backend", str(backend), "--python", interpreter]
    with open(home / "log", "w") as log:
        process = subprocess.Popen(
            [*command, "--listen", listen, *directories, "--pass-env", MARKER, *extra],
            stdout=subprocess.PIPE,
            stderr=log,
            stdin=subprocess.DEVNULL,
            env=environment,
            text=True,
        )
    return Worker(process, listen, inputs, outputs, marker, token)


def environment_in(temporary: Path, fake_torch: bool = True) -> dict[str, str]:
    """Return the environment for a worker of this checkout that puts its temporary files into the test's folder."""
    paths = [str(FAKE_TORCH)] if fake_torch else []
    own = [str(ROOT / "proto"), str(ROOT / "worker")]
    return {**os.environ, "TMPDIR": str(temporary), "PYTHONPATH": os.pathsep.join([*paths, *own])}


def read_log(home: Path) -> str:
    return (home / "log").read_text()


def exit_of(backend: Path, *extra: str, listen: str = "", interpreter: str = sys.executable) -> tuple[int, str]:
    """Start a worker that must fail. Return its exit code and its stderr."""
    with tempfile.TemporaryDirectory(prefix="worker-") as home:
        environment = environment_in(Path(home))
        command = [sys.executable, "-m", "graphnet_server", "--backend", str(backend), "--python", interpreter]
        done = subprocess.run(
            [*command, "--listen", listen or f"unix:{home}/s", *extra],
            capture_output=True,
            text=True,
            timeout=60,
            env=environment,
        )
        return done.returncode, done.stderr


def is_alive(pid: int) -> bool:
    """Return whether a process runs. A zombie does not run."""
    return state_of(pid) not in ("", "Z", "X")


def state_of(pid: int) -> str:
    """Return the kernel's letter for a process's state, such as "T" for stopped; empty without such a process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _all_pids() -> list[int]:
    return [int(name) for name in os.listdir("/proc") if name.isdigit() and is_alive(int(name))]


def _environment_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in os.listdir(f"/proc/{pid}/task"):
        with contextlib.suppress(OSError):
            found.extend(int(child) for child in Path(f"/proc/{pid}/task/{task}/children").read_text().split())
    return found


def _describe(pid: int) -> str:
    try:
        return f"{pid}: " + Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return f"{pid}: gone"
