"""A worker on this host. Its server runs in the same Python as this program, its samples in the compiler's Python."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from graphnet.children import end_group
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.share import HostShare, WorkerFolders
from graphnet.launch.site import Site
from graphnet.settings import records_directory
from graphnet.talk.endpoint import Endpoint
from graphnet_contract.sample_environment import ISOLATION, ISOLATION_VARIABLE, passed_variables

_STOP_TIMEOUT_S = 15.0
_LOG_BYTES = 4096


@dataclass(frozen=True)
class Prepared:
    """An interpreter that is ready for a worker; without a hash if the user named it.

    In ``kept_files``, the worker keeps what the adapter prepares.
    """

    interpreter: Path
    requirements_sha256: str = ""
    kept_files: Path | None = None


@dataclass(frozen=True)
class Isolation:
    """Take the host's network away from a worker and its samples, and hide directories and files.

    The hidden ones are, for instance, the sockets and the token of a cluster's daemons.
    """

    hidden: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rooms:
    """How a local worker isolates each sample process: ``auto``, ``on`` or ``off``, and what else is hidden from it."""

    isolation: str = field(default_factory=lambda: os.environ.get(ISOLATION_VARIABLE) or "auto")
    hidden: tuple[Path, ...] = ()

    def __post_init__(self) -> None:
        """Raise UsageError for any other isolation, because a worker that takes it for ``auto`` may isolate nothing."""
        if self.isolation not in ISOLATION:
            raise UsageError(f"{ISOLATION_VARIABLE} is {self.isolation!r}, and must be auto, on or off")

    @classmethod
    def of(cls, no_isolation: bool, *hidden: Path) -> Rooms:
        """Return what ``--no-isolation``, and without it the environment variable, asks for."""
        return cls("off") if no_isolation else cls(hidden=hidden)

    def around(
        self,
        readable: Iterable[str | Path],
        writable: Iterable[str | Path] = (),
        keeps_home: bool = False,
        further: Iterable[str] = (),
    ) -> list[str]:
        """Return the arguments of an interpreter that go before a program's, to run the program in a room of its own.

        There it has no network, and everything is read-only but ``writable`` and private temporary folders. Of homes
        and temporary folders, it sees only ``readable`` and what the variables of a sample name, those of the names
        ``further`` among them. ``keeps_home`` lets it use the user's home, if that is among what it sees. The list is
        empty if nothing is to be isolated.
        """
        if self.isolation == "off":
            return []
        request = {
            "writable": [os.path.realpath(path) for path in writable],
            "readable": [os.path.abspath(path) for path in readable if os.path.exists(path)],
            "hidden": [tempfile.gettempdir(), *map(str, self.hidden)],
            "variables": list(passed_variables(os.environ, further)),
            "keeps_home": keeps_home,
            "required": self.isolation == "on",
        }
        return ["-m", "graphnet_runner.apart", json.dumps(request)]


@dataclass(eq=False)
class LocalWorker:
    """A server process ``python -m graphnet_server`` on a Unix socket.

    It ends when this process ends, or, with ``stop_when_idle_s``, after so many seconds without a sample. ``Launching``
    describes ``pass_env``, ``max_samples``, ``isolation`` and ``rooms``.

    Attributes:
        share: the directories that the worker uses: those of a run, or of resident workers.
        name: the name of the worker's socket, log and directory of outputs.
        root_zygote: the socket of the interpreter's root zygote; None lets the worker import torch itself.
    """

    site: Site
    prepared: Prepared
    share: WorkerFolders
    name: str
    pass_env: Sequence[str] = ()
    max_samples: int | None = None
    stop_when_idle_s: float | None = None
    isolation: Isolation | None = None
    root_zygote: Path | None = None
    rooms: Rooms = field(default_factory=Rooms)
    _process: subprocess.Popen[str] | None = field(default=None, init=False)
    _abandoned: bool = field(default=False, init=False)

    def start(self) -> Endpoint:
        """Start the server and wait until it listens. Raises BackendUnavailable with the end of the server's log."""
        socket, outputs = self.share.socket(self.name), self.share.outputs(self.name)
        socket.unlink(missing_ok=True)
        log_path = self.share.log(self.name)
        with log_path.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(socket, outputs),
                stdin=subprocess.PIPE if self.stop_when_idle_s is None else subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                # Ctrl-C in the terminal must reach only this process. The worker ends when its stdin closes.
                start_new_session=True,
            )
        if self._abandoned:
            # Another thread called ``abandon`` while ``self._process`` was still None, so that call ended no server.
            end_group(self._process)
        assert self._process.stdout is not None
        if not self._process.stdout.readline().startswith("listening"):
            self.stop()
            raise BackendUnavailable(f"the worker of {self.site.text} did not start: {_tail(log_path)}")
        return Endpoint(f"unix://{socket}", outputs_directory=outputs, shares_inputs=True)

    def abandon(self) -> None:
        """End the server while another thread runs ``start``, which then raises BackendUnavailable in that thread."""
        self._abandoned = True
        process = self._process
        if process is not None:
            end_group(process)

    def stop(self) -> None:
        """Stop the server and all of its processes."""
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
        process.terminate()
        try:
            process.wait(_STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def leave(self) -> None:
        """Let the server go on after this process. Only for a worker with ``stop_when_idle_s``."""
        process, self._process = self._process, None
        assert process is not None
        assert process.stdout is not None
        process.stdout.close()
        # Without a return code, Popen would warn that the process still runs.
        process.returncode = 0

    def command(self, socket: Path, outputs: Path) -> list[str]:
        """Return the command that starts the server."""
        site, prepared, idle_s = self.site, self.prepared, self.stop_when_idle_s
        isolated = [] if self.isolation is None else [sys.executable, "-m", "graphnet_server.host.isolation"]
        hidden = () if self.isolation is None else self.isolation.hidden
        return [
            *isolated,
            *(word for path in hidden for word in ("--hide", path)),
            *(sys.executable, "-m", "graphnet_server"),
            *(("--stop-with-stdin",) if idle_s is None else ("--stop-when-idle", str(idle_s))),
            *("--backend", str(site.backend.folder), "--flavour", site.flavour.name),
            *("--python", str(prepared.interpreter), "--listen", f"unix://{socket}"),
            *("--inputs-dir", str(self.share.inputs), "--outputs-dir", str(outputs)),
            *("--lock-dir", str(HostShare.locks())),
            *("--requirements-sha256", prepared.requirements_sha256),
            *(f"--pass-env={name}" for name in self.pass_env),
            *(() if prepared.kept_files is None else ("--kept-dir", str(prepared.kept_files))),
            *("--records-dir", str(records_directory(site.backend.name).absolute())),
            *(() if self.root_zygote is None else ("--root-zygote", str(self.root_zygote))),
            *("--isolation", self.rooms.isolation),
            *(word for path in self.rooms.hidden for word in ("--hide", str(path))),
            *(() if self.max_samples is None else ("--max-samples", str(self.max_samples))),
        ]


def _tail(path: Path) -> str:
    text = path.read_bytes()[-_LOG_BYTES:].decode("utf-8", "replace").strip()
    return text.removeprefix("graphnet_server: ") or "its log is empty"
