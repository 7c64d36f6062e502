"""A worker on this host. Its server runs in the same Python as this program, its samples in the compiler's Python."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from graphnet.errors import BackendUnavailable
from graphnet.workers.children import end_group
from graphnet.workers.client import Endpoint
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site

_STOP_TIMEOUT_S = 15.0
_LOG_BYTES = 4096


class LocalWorker:
    """A server process ``python -m graphnet_server`` on a Unix socket. It ends when the run's process ends."""

    def __init__(
        self,
        site: Site,
        interpreter: Path,
        requirements_sha256: str,
        share: HostShare,
        name: str,
        pass_env: Sequence[str] = (),
        kept_files: Path | None = None,
        max_samples: int | None = None,
    ) -> None:
        """Store the arguments.

        Args:
            site: the backend and its flavour.
            interpreter: the compiler's interpreter.
            requirements_sha256: the hash of the requirements that the interpreter's environment was built from.
            share: the directories that the run shares with the worker.
            name: the name of the worker's socket, log and directory of outputs.
            pass_env: names of additional environment variables that sample processes receive.
            kept_files: the directory in which the worker keeps the files that the adapter prepares; None keeps none.
            max_samples: how many samples the worker runs at the same time; None uses the worker's default.
        """
        self._site = site
        self._interpreter = interpreter
        self._requirements_sha256 = requirements_sha256
        self._share = share
        self._name = name
        self._pass_env = tuple(pass_env)
        self._kept_files = kept_files
        self._max_samples = max_samples
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
                stdin=subprocess.PIPE,
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
            raise BackendUnavailable(f"the worker of {self._site.text} did not start: {log_tail(log_path)}")
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

    def command(self, socket: Path, outputs: Path) -> list[str]:
        """Return the command that starts the server on a Unix socket, with a directory for its outputs."""
        return [
            *server_command(
                self._site,
                self._interpreter,
                self._requirements_sha256,
                (socket, self._share.inputs, outputs),
                self._pass_env,
                self._kept_files,
                self._max_samples,
            ),
            "--stop-with-stdin",
        ]


def interpreter_of(site: Site) -> Path:
    """Return the interpreter that a site names. Raises BackendUnavailable if there is no such file."""
    interpreter = Path(site.where).expanduser().absolute()
    if not interpreter.is_file():
        raise BackendUnavailable(f"{site.text}: there is no interpreter {interpreter}")
    return interpreter


def server_command(
    site: Site,
    interpreter: Path,
    requirements_sha256: str,
    paths: tuple[Path, Path, Path],
    pass_env: Sequence[str] = (),
    kept_files: Path | None = None,
    max_samples: int | None = None,
) -> list[str]:
    """Return the command that starts a local server.

    Args:
        paths: the Unix socket on which the server listens, the directory of inputs, and the directory of outputs.

    ``LocalWorker`` explains the other arguments.
    """
    socket, inputs, outputs = paths
    return [
        *(sys.executable, "-m", "graphnet_server"),
        *("--backend", str(site.backend.folder), "--flavour", site.flavour.name),
        *("--python", str(interpreter), "--listen", f"unix://{socket}"),
        *("--inputs-dir", str(inputs), "--outputs-dir", str(outputs)),
        *("--lock-dir", str(HostShare.locks())),
        *("--requirements-sha256", requirements_sha256),
        *(f"--pass-env={name}" for name in pass_env),
        *(() if kept_files is None else ("--kept-dir", str(kept_files))),
        *(() if max_samples is None else ("--max-samples", str(max_samples))),
    ]


def log_tail(path: Path) -> str:
    """Return the end of a server's log, to say why the server did not start."""
    text = path.read_bytes()[-_LOG_BYTES:].decode("utf-8", "replace").strip()
    return text.removeprefix("graphnet_server: ") or "its log is empty"
