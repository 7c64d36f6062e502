"""The Python environments of backends. uv builds each environment from the requirements file of a backend's flavour.

The folder of an environment is named KIND-HASH. KIND is the kind of device: cpu or cuda. HASH is a hash of the Python
version, the requirements and KIND.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from graphnet.children import Interrupted, Starting
from graphnet.environments.pip_settings import PipSettings, read_pip_settings
from graphnet.environments.pythons import find_python, uv_command
from graphnet.errors import BackendUnavailable
from graphnet.settings import cache_home, has_cuda
from graphnet_contract.backend import Backend, Flavour
from graphnet_contract.interrupts import terminable

Say = Callable[[str], None]

_MARKER = "graphnet-environment.json"
_LOG_LINES = 15
#: What to do about failures of uv, by a text that it prints.
_HINTS = {
    "No space left on device": "free room, or name a folder on another disk by GRAPHNET_HOME",
    "Failed to fetch": "check the network, or name your index of packages by UV_DEFAULT_INDEX",
}
_POLL_S = 0.2


@dataclass(frozen=True)
class Environment:
    """The environment of a flavour for GPU or CPU. Equal requirements and Python versions share a folder."""

    backend: Backend
    flavour: Flavour
    device_type: str

    @property
    def requirements(self) -> Path:
        """The file with the pinned requirements of the flavour."""
        return self.backend.folder / self.flavour.requirements

    @property
    def requirements_sha256(self) -> str:
        """The hash of the requirements file. Raises BackendUnavailable if the file cannot be read."""
        try:
            return hashlib.sha256(self.requirements.read_bytes()).hexdigest()
        except OSError as error:
            raise BackendUnavailable(f"{self.requirements} cannot be read: {error.strerror}") from error

    @property
    def path(self) -> Path:
        """The folder of the environment, which may not exist yet."""
        kind = "cuda" if self.device_type == "cuda" else "cpu"
        key = hashlib.sha256(f"{self.flavour.python}\0{self.requirements_sha256}\0{kind}".encode()).hexdigest()
        return cache_home() / "environments" / f"{kind}-{key[:16]}"

    @property
    def interpreter(self) -> Path:
        """The Python interpreter of the environment."""
        return self.path / "bin" / "python"

    @property
    def kept_files(self) -> Path:
        """The folder of files that adapters prepare once for all samples. Workers keep it beside the environment."""
        return self.path.with_suffix(".prepared")

    @property
    def ready(self) -> bool:
        """True if the environment is completely built, and the Python that it was made from is still there."""
        return (self.path / _MARKER).is_file() and self.interpreter.exists()

    def ensure(self, say: Say, starting: Starting | None = None) -> Path:
        """Build the environment unless it is ready, and return its interpreter. ``say`` gets lines about the build.

        Raises BackendUnavailable with uv's last lines, unless uv printed them on the terminal, and Interrupted if
        ``starting`` was abandoned. An interrupted build leaves nothing.
        """
        starting = starting or Starting()
        if self.ready:
            return self.interpreter
        if self.device_type == "cuda" and not has_cuda():
            raise BackendUnavailable(
                f"{self._name}: this host has no NVIDIA GPU; use --device cpu, or a worker elsewhere"
            )
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BackendUnavailable(
                f"environments cannot be kept in {cache_home()}: {error.strerror}; name another folder in GRAPHNET_HOME"
            ) from error
        waiting = f"waiting for another run that builds the environment of {self._name}"
        with terminable(), _lock(self.path, lambda: say(waiting), starting):
            if not self.ready:
                self._build(say, starting)
        return self.interpreter

    def remove(self) -> int:
        """Delete the environment, and return the number of bytes freed; 0 if the environment does not exist."""
        if not self.path.exists():
            return 0
        with _lock(self.path, lambda: None, Starting()):
            freed = sum(file.lstat().st_size for file in self.path.rglob("*") if not file.is_dir())
            # Delete the marker first, so that an environment whose removal was interrupted does not look ready.
            (self.path / _MARKER).unlink(missing_ok=True)
            shutil.rmtree(self.path)
            shutil.rmtree(self.kept_files, ignore_errors=True)
        return freed

    @property
    def _name(self) -> str:
        return f"{self.backend.name}:{self.flavour.name}"

    def _build(self, say: Say, starting: Starting) -> None:
        size = f", about {self.flavour.disk_mb} MB" if self.flavour.disk_mb else ""
        say(f"building the environment of {self._name} (Python {self.flavour.python}{size}) in {self.path}")
        started = time.monotonic()
        shutil.rmtree(self.path, ignore_errors=True)
        settings = read_pip_settings()
        try:
            # uv can download a Python of this version if it gets the number.
            python = find_python(self.flavour.python) or self.flavour.python
            self._uv(settings, starting, "venv", "--quiet", "--python", python, str(self.path))
            install = ("pip", "install", "--python", str(self.interpreter), "-r", str(self.requirements))
            extra = self._torch_source(settings, install, say, starting)
            # Without byte code, each process may compile torch again: importing takes 5.1 instead of 2.3 CPU seconds.
            self._uv(settings, starting, *install, "--compile-bytecode", *settings.arguments, *extra)
        except BaseException:
            shutil.rmtree(self.path, ignore_errors=True)
            raise
        marker = {"backend": self.backend.name, "flavour": self.flavour.name, "requirements": self.requirements_sha256}
        (self.path / _MARKER).write_text(json.dumps(marker), encoding="utf-8")
        say(f"built the environment of {self._name} in {time.monotonic() - started:.0f} s")

    def _torch_source(
        self, settings: PipSettings, install: tuple[str, ...], say: Say, starting: Starting
    ) -> tuple[str, ...]:
        """Return the arguments that make uv install torch's CPU build, if that is needed and the index has it."""
        if self.device_type == "cuda":
            return ()
        planned = self._dry_run(settings, starting, *install, *settings.arguments)
        if planned is not None and "nvidia-" not in planned:
            return ()
        if self._dry_run(settings, starting, *install, *settings.arguments, "--torch-backend", "cpu") is not None:
            return ("--torch-backend", "cpu")
        if planned is not None:
            say(f"the index has no CPU build of {self._name}'s torch: uv takes the CUDA build, several GB larger")
        return ()

    def _dry_run(self, settings: PipSettings, starting: Starting, *arguments: str) -> str | None:
        done = run_uv(settings, [*arguments, "--dry-run"], quiet=True, starting=starting)
        return done.stderr if done.returncode == 0 else None

    def _uv(self, settings: PipSettings, starting: Starting, *arguments: str) -> None:
        done = run_uv(settings, list(arguments), not sys.stderr.isatty(), starting)
        if starting.abandoned:
            raise Interrupted(f"the build of {self._name} was interrupted")
        if done.returncode:
            said = reason_of(done.stderr or "")
            raise BackendUnavailable(f"the environment of {self._name} could not be built (uv {arguments[0]}): {said}")


def reason_of(said: str) -> str:
    """Return the reason in what uv printed on stderr as a part of one sentence, with what to do if this is known."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    error = next((number for number, line in enumerate(lines) if line.startswith("error:")), None)
    if error is None:
        reason = " ".join(lines[-_LOG_LINES:]) or "see above"
    else:
        # The first line names the file or address, and the last one the cause of all others.
        ends = dict.fromkeys(line.removeprefix("error: ").removeprefix("cause: ") for line in (lines[error], lines[-1]))
        reason = ": ".join(ends)
    hint = next((hint for text, hint in _HINTS.items() if text in said), None)
    return f"{reason}; {hint}" if hint else reason


def run_uv(
    settings: PipSettings, arguments: list[str], quiet: bool, starting: Starting
) -> subprocess.CompletedProcess[str]:
    """Run uv to its end, and capture its output if ``quiet``. Another thread can stop uv through ``starting``."""
    command = [*uv_command(), *arguments]
    # A busy machine may need longer than uv's limit of 60 s to compile a file to byte code.
    environment = {"UV_COMPILE_BYTECODE_TIMEOUT": "600", **settings.environment, "VIRTUAL_ENV": ""}
    if quiet:
        return starting.run(command, environment, subprocess.PIPE, subprocess.PIPE)
    return starting.run(command, environment, sys.stderr)


@contextlib.contextmanager
def _lock(path: Path, on_wait: Callable[[], None], starting: Starting) -> Iterator[None]:
    """Let only one process at a time build or remove an environment.

    Never remove the lock file: two processes could then hold locks on two different files of the same name.
    """
    descriptor = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            on_wait()
            _wait_for(descriptor, starting)
        yield
    finally:
        os.close(descriptor)


def _wait_for(descriptor: int, starting: Starting) -> None:
    """Wait for the lock in short steps, because a thread that waits in the kernel cannot be interrupted."""
    while True:
        if starting.abandoned:
            raise Interrupted("the command was interrupted")
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        time.sleep(_POLL_S)
