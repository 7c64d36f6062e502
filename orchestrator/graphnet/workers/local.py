"""A worker on this host. Its server runs in the same Python as this program, its samples in the compiler's Python."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from graphnet.errors import BackendUnavailable
from graphnet.workers.children import end_group
from graphnet.workers.endpoint import Endpoint
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site

_STOP_TIMEOUT_S = 15.0
_LOG_BYTES = 4096


@dataclass(frozen=True)
class Isolation:
    """Take the host's network, and some of its directories, away from a worker and its samples.

    Attributes:
        hidden: the directories and files that are empty for the worker, for instance the sockets and the token of a
            cluster's daemons.
    """

    hidden: tuple[str, ...] = ()


class Share(Protocol):
    """The directories that a local worker uses: those of a run (``HostShare``) or of resident workers."""

    inputs: Path

    def socket(self, worker: str) -> Path:
        """Return the path of the worker's socket."""

    def log(self, worker: str) -> Path:
        """Return the path of the worker's log."""

    def outputs(self, worker: str) -> Path:
        """Make the directory of the worker's outputs, and return its path."""


class LocalWorker:
    """A server process ``python -m graphnet_server`` on a Unix socket.

    It ends when this process ends, or, with ``stop_when_idle_s``, after some time without a sample.
    """

    def __init__(
        self,
        site: Site,
        interpreter: Path,
        requirements_sha256: str,
        share: Share,
        name: str,
        pass_env: Sequence[str] = (),
        kept_files: Path | None = None,
        max_samples: int | None = None,
        stop_when_idle_s: float | None = None,
        isolation: Isolation | None = None,
        root_zygote: Path | None = None,
    ) -> None:
        """Store the arguments.

        Args:
            site: the backend and its flavour.
            interpreter: the compiler's interpreter.
            requirements_sha256: the hash of the requirements that the interpreter's environment was built from.
            share: the directories that the worker uses.
            name: the name of the worker's socket, log and directory of outputs.
            pass_env: names of additional environment variables that sample processes receive.
            kept_files: the directory in which the worker keeps the files that the adapter prepares; None keeps none.
            max_samples: how many samples the worker runs at the same time; None uses the worker's default.
            stop_when_idle_s: after how many seconds without a sample the worker ends itself; None ends it when this
                process ends.
            isolation: how the worker is isolated from the host; None leaves it the host's network.
            root_zygote: the socket of the interpreter's root zygote; None lets the worker import torch itself.
        """
        self._site = site
        self._interpreter = interpreter
        self._requirements_sha256 = requirements_sha256
        self._share = share
        self._name = name
        self._pass_env = tuple(pass_env)
        self._kept_files = kept_files
        self._max_samples = max_samples
        self._stop_when_idle_s = stop_when_idle_s
        self._isolation = isolation
        self._root_zygote = root_zygote
        self._process: subprocess.Popen[str] | None = None
        self._abandoned = False

    def start(self) -> Endpoint:
        """Start the server and wait until it listens.

        Raises:
            BackendUnavailable: the server did not start. The message contains the end of its log.
        """
        socket, outputs = self._share.socket(self._name), self._share.outputs(self._name)
        socket.unlink(missing_ok=True)
        log_path = self._share.log(self._name)
        with log_path.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(socket, outputs),
                stdin=subprocess.PIPE if self._stop_when_idle_s is None else subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                # Ctrl-C in the terminal must reach only this process. The worker ends when its stdin closes.
                start_new_session=True,
            )
        if self._abandoned:
            # Another thread called ``abandon`` while ``self._process`` was still None, and that call ended no server.
            # So end the server here.
            end_group(self._process)
        assert self._process.stdout is not None
        if not self._process.stdout.readline().startswith("listening"):
            self.stop()
            raise BackendUnavailable(f"the worker of {self._site.text} did not start: {_tail(log_path)}")
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
        """Return the command that starts the server on a Unix socket, with a directory for its outputs."""
        site, idle_s = self._site, self._stop_when_idle_s
        return [
            *self._isolated(),
            *(sys.executable, "-m", "graphnet_server"),
            *(("--stop-with-stdin",) if idle_s is None else ("--stop-when-idle", str(idle_s))),
            *("--backend", str(site.backend.folder), "--flavour", site.flavour.name),
            *("--python", str(self._interpreter), "--listen", f"unix://{socket}"),
            *("--inputs-dir", str(self._share.inputs), "--outputs-dir", str(outputs)),
            *("--lock-dir", str(HostShare.locks())),
            *("--requirements-sha256", self._requirements_sha256),
            *(f"--pass-env={name}" for name in self._pass_env),
            *(() if self._kept_files is None else ("--kept-dir", str(self._kept_files))),
            *(() if self._root_zygote is None else ("--root-zygote", str(self._root_zygote))),
            *(() if self._max_samples is None else ("--max-samples", str(self._max_samples))),
        ]

    def _isolated(self) -> Iterator[str]:
        if self._isolation is not None:
            yield from (sys.executable, "-m", "graphnet_server.isolation")
            for path in self._isolation.hidden:
                yield from ("--hide", path)


def interpreter_of(site: Site) -> Path:
    """Return the path of the interpreter that a site names. Raise BackendUnavailable if the file is missing."""
    interpreter = Path(site.where).expanduser().absolute()
    if not interpreter.is_file():
        raise BackendUnavailable(f"{site.text}: there is no interpreter {interpreter}")
    return interpreter


def _tail(path: Path) -> str:
    text = path.read_bytes()[-_LOG_BYTES:].decode("utf-8", "replace").strip()
    return text.removeprefix("graphnet_server: ") or "its log is empty"
