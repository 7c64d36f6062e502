"""The root zygotes of a run: one process per interpreter, which imports torch once for all workers of the run.

See ``graphnet_runner.root_zygote``, and decision 44. A root zygote only saves time: a worker that gets no zygote from
it starts its zygote by itself.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from graphnet.workers.children import end_group
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site

#: How many servers may wait for the root zygote, which answers none before it has imported torch.
_BACKLOG: Final = 64
_STOP_S: Final = 30.0


class RootZygotes:
    """Starts a root zygote for each interpreter that a local worker uses. Thread-safe.

    Args:
        share: the directories of the run.
        pass_env: names of additional environment variables that sample processes receive.
    """

    def __init__(self, share: HostShare, pass_env: Sequence[str] = ()) -> None:
        self._share = share
        self._pass_env = tuple(pass_env)
        self._lock = threading.Lock()
        self._started: dict[Path, tuple[Path, subprocess.Popen[str]]] = {}
        self._stopped = False

    def socket_of(self, site: Site, interpreter: Path) -> Path | None:
        """Return the socket of the interpreter's root zygote. Start it at the first call, without waiting for it.

        Return None if it cannot be started.
        """
        with self._lock:
            if self._stopped:
                return None
            if interpreter not in self._started:
                with contextlib.suppress(OSError):
                    self._started[interpreter] = self._start(site, interpreter)
            found = self._started.get(interpreter)
        return None if found is None else found[0]

    def stop(self) -> None:
        """End all root zygotes. Their workers must have been stopped before."""
        with self._lock:
            self._stopped = True
            processes = [process for _, process in self._started.values()]
        for process in processes:
            assert process.stdin is not None
            process.stdin.close()
        for process in processes:
            try:
                process.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                end_group(process)

    def _start(self, site: Site, interpreter: Path) -> tuple[Path, subprocess.Popen[str]]:
        name = f"root-{len(self._started) + 1}"
        path = self._share.socket(name)
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener, self._share.log(name).open("ab") as log:
            listener.bind(os.fspath(path))
            listener.listen(_BACKLOG)
            process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "graphnet_server.root_zygote"),
                    *("--backend", str(site.backend.folder), "--python", str(interpreter)),
                    *("--listen-fd", str(listener.fileno())),
                    *(f"--pass-env={name}" for name in self._pass_env),
                ],
                pass_fds=(listener.fileno(),),
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                text=True,
                # Ctrl-C in the terminal must reach only this process.
                start_new_session=True,
            )
        return path, process
